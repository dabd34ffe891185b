// RUN: %e2e

// The values themselves: tensors of any type and extent, host scalars, lists.
func.func @identity() {
  %c0 = jit.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %c1 = jit.constant dense<[255, 0]> : tensor<2xui8>
  %c2 = jit.constant dense<> : tensor<0xi64>
  %n = arith.constant 7 : i64
  %x0 = check.opaque %c0 : tensor<2xf32>
  %x1 = check.opaque %c1 : tensor<2xui8> -> tensor<?xui8>
  %x2 = check.opaque %c2 : tensor<0xi64>
  %x3 = check.opaque %n : i64
  %l = jit.list_construct %x0, %c0 : (tensor<2xf32>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %r:5 = jit.barrier(%x0, %x1, %x2, %x3, %l)
      : (tensor<2xf32>, tensor<?xui8>, tensor<0xi64>, i64, !jit.list<tensor<2xf32>>)
      -> (tensor<2xf32>, tensor<?xui8>, tensor<0xi64>, i64, !jit.list<tensor<2xf32>>)
  %c1d = tensor.cast %c1 : tensor<2xui8> to tensor<?xui8>
  check.expect_eq %r#0, %c0 : tensor<2xf32>
  check.expect_eq %r#1, %c1d : tensor<?xui8>
  check.expect_eq %r#2, %c2 : tensor<0xi64>
  %t = tensor.from_elements %r#3 : tensor<i64>
  %e = jit.constant dense<7> : tensor<i64>
  check.expect_eq %t, %e : tensor<i64>
  %one = arith.constant 1 : index
  %g = jit.list_get %r#4[%one] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  check.expect_eq %g, %c0 : tensor<2xf32>
  return
}

// A value goes on being used on the other side, and is written in place there.
func.func @twice() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %e = jit.exp %x : tensor<2xf32>
  %b = jit.barrier(%e) : (tensor<2xf32>) -> tensor<2xf32>
  %d = jit.neg %b : tensor<2xf32>
  %s = jit.add %d, %e : tensor<2xf32>
  %z = jit.zeros [2] : tensor<2xf32>
  check.expect_eq %s, %z : tensor<2xf32>
  return
}
