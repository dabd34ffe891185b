// RUN: %e2e

// A function called at different shapes, with types that only inference finds.
// Expected values by hand.
func.func @two_shapes() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<[[3.0], [4.0]]> : tensor<2x1xf32>
  %a = check.opaque %ca : tensor<2xf32>
  %b = check.opaque %cb : tensor<2x1xf32>
  %r = jit.call @twice(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %s = jit.call @twice(%b) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %er = jit.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %es = jit.constant dense<[[6.0], [8.0]]> : tensor<2x1xf32>
  check.expect_eq %r, %er : tensor<2xf32>
  check.expect_eq %s, %es : tensor<2x1xf32>
  return
}
func.func private @twice(%x: tensor<*xf32>) -> tensor<*xf32> {
  %r = jit.add %x, %x : tensor<*xf32>
  return %r : tensor<*xf32>
}
