// RUN: %e2e %s
// Derivatives at kinks, ties and boundaries of activation functions.
// Expected values: PyTorch 1.13 in double precision, cotangents evenly spaced from 1 to 2.

// 0 at 0.
func.func private @relu(%x0: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.relu %x0 : tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @relu_test() {
  %c0 = jit.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @relu(%x0) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %e0 = jit.constant dense<[0.0, 0.0, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// The slope at 0.
func.func private @leaky_relu(%x0: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.leaky_relu %x0 : tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @leaky_relu_test() {
  %c0 = jit.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @leaky_relu(%x0) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %e0 = jit.constant dense<[0.01, 0.015, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// alpha at 0; no NaN from the side that is not chosen, whose exponential overflows.
func.func private @elu(%x0: tensor<5xf64>) -> tensor<5xf64> {
  %r = jit.elu %x0 {alpha = 0.5 : f64} : tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @elu_test() {
  %c0 = jit.constant dense<[-2.0, 0.0, 1.0, 800.0, -800.0]> : tensor<5xf64>
  %x0 = check.opaque %c0 : tensor<5xf64>
  %w = jit.constant dense<[1.0, 1.25, 1.5, 1.75, 2.0]> : tensor<5xf64>
  %g = jit.vjp @elu(%x0) cotangents(%w)
      : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
  %e0 = jit.constant dense<[0.06766764161830635, 0.625, 1.5, 1.75, 0.0]> : tensor<5xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<5xf64>
  return
}

// Without overflow beyond the threshold.
func.func private @softplus(%x0: tensor<5xf64>) -> tensor<5xf64> {
  %r = jit.softplus %x0 : tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @softplus_test() {
  %c0 = jit.constant dense<[-800.0, 0.0, 20.0, 25.0, 800.0]> : tensor<5xf64>
  %x0 = check.opaque %c0 : tensor<5xf64>
  %w = jit.constant dense<[1.0, 1.25, 1.5, 1.75, 2.0]> : tensor<5xf64>
  %g = jit.vjp @softplus(%x0) cotangents(%w)
      : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
  %e0 = jit.constant dense<[0.0, 0.625, 1.4999999969082696, 1.75, 2.0]> : tensor<5xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<5xf64>
  return
}

// Far from 0.
func.func private @silu(%x0: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.silu %x0 : tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @silu_test() {
  %c0 = jit.constant dense<[-700.0, 0.0, 800.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @silu(%x0) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %e0 = jit.constant dense<[-6.891913904088079e-302, 0.75, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// Far from 0.
func.func private @gelu(%x0: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.gelu %x0 : tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @gelu_test() {
  %c0 = jit.constant dense<[-60.0, 0.0, 60.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @gelu(%x0) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %e0 = jit.constant dense<[0.0, 0.75, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// Far from 0.
func.func private @mish(%x0: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.mish %x0 : tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @mish_test() {
  %c0 = jit.constant dense<[-60.0, 0.0, 60.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @mish(%x0) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %e0 = jit.constant dense<[-5.166341349990947e-25, 0.8999999999999999, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// At both ends.
func.func private @hardswish(%x0: tensor<5xf64>) -> tensor<5xf64> {
  %r = jit.hardswish %x0 : tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @hardswish_test() {
  %c0 = jit.constant dense<[-4.0, -3.0, 0.0, 3.0, 4.0]> : tensor<5xf64>
  %x0 = check.opaque %c0 : tensor<5xf64>
  %w = jit.constant dense<[1.0, 1.25, 1.5, 1.75, 2.0]> : tensor<5xf64>
  %g = jit.vjp @hardswish(%x0) cotangents(%w)
      : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
  %e0 = jit.constant dense<[0.0, -0.625, 0.75, 2.625, 2.0]> : tensor<5xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<5xf64>
  return
}

// 0 at both ends.
func.func private @hardsigmoid(%x0: tensor<5xf64>) -> tensor<5xf64> {
  %r = jit.hardsigmoid %x0 : tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @hardsigmoid_test() {
  %c0 = jit.constant dense<[-4.0, -3.0, 0.0, 3.0, 4.0]> : tensor<5xf64>
  %x0 = check.opaque %c0 : tensor<5xf64>
  %w = jit.constant dense<[1.0, 1.25, 1.5, 1.75, 2.0]> : tensor<5xf64>
  %g = jit.vjp @hardsigmoid(%x0) cotangents(%w)
      : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
  %e0 = jit.constant dense<[0.0, 0.0, 0.25, 0.0, 0.0]> : tensor<5xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<5xf64>
  return
}
