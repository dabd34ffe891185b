// RUN: jit-run %s --check -O2
// RUN: jit-run %s --check --mode=interpret
// RUN: not jit-run %S/Inputs/size-overflow.mlir --check 2>&1 | FileCheck %s
// Offsets have 64 bits: elements beyond 2^31 are written and read where they are. Sizes whose product needs more bits
// are more than there is memory. One path only: the tensor takes 2 GiB. Expected values by hand.

// CHECK: size-overflow.mlir:5:8: 'jit.broadcast_to' op out of memory

// 2^31 + 2^22 elements of i8, zeros but for one row and one element near the end.
func.func @elements_beyond_31_bits() {
  %crow = jit.constant dense<5> : tensor<1x65536xi8>
  %row = check.opaque %crow : tensor<1x65536xi8>
  %cone = jit.constant dense<7> : tensor<1xi8>
  %one = check.opaque %cone : tensor<1xi8>
  %ci = jit.constant dense<32830> : tensor<1xi64>
  %i = check.opaque %ci : tensor<1xi64>
  %cj = jit.constant dense<65535> : tensor<1xi64>
  %j = check.opaque %cj : tensor<1xi64>
  %c = arith.constant 32832 : index
  %n = check.opaque %c : index
  %x = jit.zeros [%n, 65536] : tensor<?x65536xi8>
  %y = jit.scatter add %x[%i], %row dims = [0] : (tensor<?x65536xi8>, tensor<1xi64>, tensor<1x65536xi8>)
    -> tensor<?x65536xi8>
  %z = jit.scatter add %y[%i, %j], %one dims = [0, 1] : (tensor<?x65536xi8>, tensor<1xi64>, tensor<1xi64>, tensor<1xi8>)
    -> tensor<?x65536xi8>
  // The last two columns of the last three rows; every 16th row from 14, of which 32830 is one; by index.
  %a = jit.slice %z[32829, 65534] [3, 2] [1, 1] : (tensor<?x65536xi8>) -> tensor<3x2xi8>
  %b = jit.slice %z[14, 0] [2052, 1] [16, 1] : (tensor<?x65536xi8>) -> tensor<2052x1xi8>
  %c1 = jit.argmax %b dim = 0 : (tensor<2052x1xi8>) -> tensor<1xi64>
  %ck = jit.constant dense<[32830, 0, 32831, 32830]> : tensor<4xi64>
  %k = check.opaque %ck : tensor<4xi64>
  %cl = jit.constant dense<[65535, 0, 65535, 0]> : tensor<4xi64>
  %l = check.opaque %cl : tensor<4xi64>
  %d = jit.gather %z[%k, %l] dims = [0, 1] : (tensor<?x65536xi8>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi8>
  %e0 = jit.constant dense<[[0, 0], [5, 12], [0, 0]]> : tensor<3x2xi8>
  check.expect_eq %a, %e0 : tensor<3x2xi8>
  %e1 = jit.constant dense<2051> : tensor<1xi64>
  check.expect_eq %c1, %e1 : tensor<1xi64>
  %e2 = jit.constant dense<[12, 0, 0, 5]> : tensor<4xi8>
  check.expect_eq %d, %e2 : tensor<4xi8>
  return
}
