// RUN: %e2e %s
// Derivatives at kinks, ties and boundaries of elementwise functions and products.
// Expected values: PyTorch 1.13 in double precision, cotangents evenly spaced from 1 to 2.

// 0 at 0.
func.func private @abs(%x0: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.abs %x0 : tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @abs_test() {
  %c0 = jit.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @abs(%x0) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %e0 = jit.constant dense<[-1.0, 0.0, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// Equal operands take half each.
func.func private @maximum(%x0: tensor<3xf64>, %x1: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.maximum %x0, %x1 : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @maximum_test() {
  %c0 = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %c1 = jit.constant dense<[2.0, 2.0, 2.0]> : tensor<3xf64>
  %x1 = check.opaque %c1 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g:2 = jit.vjp @maximum(%x0, %x1) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
  %e0 = jit.constant dense<[0.0, 0.75, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g#0, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  %e1 = jit.constant dense<[1.0, 0.75, 0.0]> : tensor<3xf64>
  check.expect_almost_eq %g#1, %e1 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// Equal operands take half each.
func.func private @minimum(%x0: tensor<3xf64>, %x1: tensor<3xf64>) -> tensor<3xf64> {
  %r = jit.minimum %x0, %x1 : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @minimum_test() {
  %c0 = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %c1 = jit.constant dense<[2.0, 2.0, 2.0]> : tensor<3xf64>
  %x1 = check.opaque %c1 : tensor<3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g:2 = jit.vjp @minimum(%x0, %x1) cotangents(%w)
      : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
  %e0 = jit.constant dense<[1.0, 0.75, 0.0]> : tensor<3xf64>
  check.expect_almost_eq %g#0, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  %e1 = jit.constant dense<[0.0, 0.75, 2.0]> : tensor<3xf64>
  check.expect_almost_eq %g#1, %e1 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3xf64>
  return
}

// At a bound the operand takes all.
func.func private @clamp(%x0: tensor<5xf64>) -> tensor<5xf64> {
  %low = jit.constant dense<-1.0> : tensor<f64>
  %high = jit.constant dense<1.0> : tensor<f64>
  %r = jit.clamp %x0, %low, %high : (tensor<5xf64>, tensor<f64>, tensor<f64>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @clamp_test() {
  %c0 = jit.constant dense<[-2.0, -1.0, 0.0, 1.0, 2.0]> : tensor<5xf64>
  %x0 = check.opaque %c0 : tensor<5xf64>
  %w = jit.constant dense<[1.0, 1.25, 1.5, 1.75, 2.0]> : tensor<5xf64>
  %g = jit.vjp @clamp(%x0) cotangents(%w)
      : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
  %e0 = jit.constant dense<[0.0, 1.25, 1.5, 1.75, 0.0]> : tensor<5xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<5xf64>
  return
}

// One zero, two zeros, none.
func.func private @prod(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.prod %x0 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @prod_test() {
  %c0 = jit.constant dense<[[2.0, 0.0, 3.0], [0.0, 5.0, 0.0], [2.0, 3.0, 4.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @prod(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 6.0, 0.0], [0.0, 0.0, 0.0], [24.0, 16.0, 12.0]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// One zero, two zeros, none.
func.func private @cumprod(%x0: tensor<3x3xf64>) -> tensor<3x3xf64> {
  %r = jit.cumprod %x0 dim = 1 : tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}
func.func @cumprod_test() {
  %c0 = jit.constant dense<[[2.0, 0.0, 3.0], [0.0, 5.0, 0.0], [2.0, 3.0, 4.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[[1.0, 1.125, 1.25], [1.375, 1.5, 1.625], [1.75, 1.875, 2.0]]> : tensor<3x3xf64>
  %g = jit.vjp @cumprod(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[1.0, 9.75, 0.0], [8.875, 0.0, 0.0], [31.375, 19.75, 12.0]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}
