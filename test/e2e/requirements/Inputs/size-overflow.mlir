func.func @size_overflow() {
  %x = jit.constant dense<7.0> : tensor<f32>
  %c = arith.constant 4294967296 : index
  %n = check.opaque %c : index
  %r = jit.broadcast_to %x to [%n, %n] : (tensor<f32>) -> tensor<?x?xf32>
  %o = check.opaque %r : tensor<?x?xf32>
  check.expect_eq %o, %r : tensor<?x?xf32>
  return
}
