// RUN: %e2e

// A reduction of a constant, over an extent that turns out to be 0, still has its initial value.
func.func @main() {
  %c = jit.constant dense<> : tensor<0x6xi32>
  %x = check.opaque %c : tensor<0x6xi32> -> tensor<?x6xi32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xi32>
  %zero = jit.constant dense<0> : tensor<i32>
  %f = jit.full %zero, [%n, 0, 6] : (tensor<i32>) -> tensor<?x0x6xi32>
  %p = jit.prod %f dims = [0, 1] : (tensor<?x0x6xi32>) -> tensor<6xi32>
  %ones = jit.constant dense<1> : tensor<6xi32>
  check.expect_eq %p, %ones : tensor<6xi32>
  %g = jit.full %zero, [%n, 6] : (tensor<i32>) -> tensor<?x6xi32>
  %q = jit.prod %g dims = [0] : (tensor<?x6xi32>) -> tensor<6xi32>
  check.expect_eq %q, %ones : tensor<6xi32>
  return
}
