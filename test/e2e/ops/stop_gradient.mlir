// RUN: %e2e

// The value itself, NaN, ui8 and extent 0 included.
func.func @identity() {
  %c0 = jit.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %c1 = jit.constant dense<[255, 0]> : tensor<2xui8>
  %c2 = jit.constant dense<> : tensor<0xi64>
  %x0 = check.opaque %c0 : tensor<2xf32>
  %x1 = check.opaque %c1 : tensor<2xui8>
  %x2 = check.opaque %c2 : tensor<0xi64>
  %r0 = jit.stop_gradient %x0 : tensor<2xf32>
  %r1 = jit.stop_gradient %x1 : tensor<2xui8>
  %r2 = jit.stop_gradient %x2 : tensor<0xi64>
  check.expect_eq %r0, %c0 : tensor<2xf32>
  check.expect_eq %r1, %c1 : tensor<2xui8>
  check.expect_eq %r2, %c2 : tensor<0xi64>
  return
}
