// RUN: %e2e %s
// Expected values: torch.nn.functional.nll_loss in f64, rounded.

// The mean, f64.
func.func @nll_loss_f64() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf64>
  %x0 = check.opaque %c0 : tensor<3x4xf64>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 : (tensor<3x4xf64>, tensor<3xi64>) -> tensor<f64>
  %e0 = jit.constant dense<0.6666666666666666> : tensor<f64>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<f64>
  return
}

// The mean, f32.
func.func @nll_loss_f32() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = jit.constant dense<0.6666667> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// The mean, f16.
func.func @nll_loss_f16() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf16>
  %x0 = check.opaque %c0 : tensor<3x4xf16>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 : (tensor<3x4xf16>, tensor<3xi64>) -> tensor<f16>
  %e0 = jit.constant dense<0.6665> : tensor<f16>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<f16>
  return
}

// The mean, bf16.
func.func @nll_loss_bf16() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.88, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xbf16>
  %x0 = check.opaque %c0 : tensor<3x4xbf16>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 : (tensor<3x4xbf16>, tensor<3xi64>) -> tensor<bf16>
  %e0 = jit.constant dense<0.668> : tensor<bf16>
  check.expect_almost_eq %r, %e0 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<bf16>
  return
}

// Targets in i32.
func.func @nll_loss_i32() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi32>
  %x1 = check.opaque %c1 : tensor<3xi32>
  %r = jit.nll_loss %x0, %x1 : (tensor<3x4xf32>, tensor<3xi32>) -> tensor<f32>
  %e0 = jit.constant dense<0.6666667> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// The sum.
func.func @nll_loss_sum() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 {reduction = 2 : i32} : (tensor<3x4xf32>, tensor<3xi64>) ->
    tensor<f32>
  %e0 = jit.constant dense<2.0> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Each sample's.
func.func @nll_loss_none() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 {reduction = 0 : i32} : (tensor<3x4xf32>, tensor<3xi64>) ->
    tensor<3xf32>
  %e0 = jit.constant dense<[0.75, 0.0, 1.25]> : tensor<3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// Weights of classes: the mean divides by theirs.
func.func @nll_loss_weight() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.nll_loss %x0, %x1 weight(%x2) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) ->
    tensor<f32>
  %e0 = jit.constant dense<0.39285713> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Weights of classes, each sample's.
func.func @nll_loss_weight_none() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.nll_loss %x0, %x1 weight(%x2) {reduction = 0 : i32} : (tensor<3x4xf32>, tensor<3xi64>,
    tensor<4xf32>) -> tensor<3xf32>
  %e0 = jit.constant dense<[0.375, 0.0, 0.3125]> : tensor<3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// A target that is ignored.
func.func @nll_loss_ignore() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, -100, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.nll_loss %x0, %x1 weight(%x2) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) ->
    tensor<f32>
  %e0 = jit.constant dense<0.9166667> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Its loss is 0.
func.func @nll_loss_ignore_none() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 2, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 {ignore_index = 2 : i64, reduction = 0 : i32} : (tensor<3x4xf32>,
    tensor<3xi64>) -> tensor<3xf32>
  %e0 = jit.constant dense<[0.75, 0.0, 1.25]> : tensor<3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// The mean of nothing is NaN.
func.func @nll_loss_all_ignored() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<-100> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.nll_loss %x0, %x1 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = jit.constant dense<0x7FC00000> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// One sample.
func.func @nll_loss_sample() {
  %c0 = jit.constant dense<[-0.125, -0.75, -0.5, -1.0]> : tensor<4xf32>
  %x0 = check.opaque %c0 : tensor<4xf32>
  %c1 = jit.constant dense<2> : tensor<i64>
  %x1 = check.opaque %c1 : tensor<i64>
  %r = jit.nll_loss %x0, %x1 : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = jit.constant dense<0.5> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// One sample, itself.
func.func @nll_loss_sample_none() {
  %c0 = jit.constant dense<[-0.125, -0.75, -0.5, -1.0]> : tensor<4xf32>
  %x0 = check.opaque %c0 : tensor<4xf32>
  %c1 = jit.constant dense<2> : tensor<i64>
  %x1 = check.opaque %c1 : tensor<i64>
  %r = jit.nll_loss %x0, %x1 {reduction = 0 : i32} : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = jit.constant dense<0.5> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// A class for each pixel.
func.func @nll_loss_image() {
  %c0 = jit.constant dense<[[[[-0.125, -1.25], [-2.25, -0.25]], [[-0.375, -0.375], [-1.375,
    -0.5]], [[-0.25, -1.5], [-1.0, -0.75]]], [[[-1.25, -0.375], [-0.5, -0.125]], [[-1.375, -0.25],
    [-0.375, -0.625]], [[-0.125, -2.0], [-0.0, -1.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[[[2, 1], [1, 2]], [[2, 0], [2, 0]]]> : tensor<2x2x2xi64>
  %x1 = check.opaque %c1 : tensor<2x2x2xi64>
  %r = jit.nll_loss %x0, %x1 : (tensor<2x3x2x2xf32>, tensor<2x2x2xi64>) -> tensor<f32>
  %e0 = jit.constant dense<0.421875> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Each pixel's.
func.func @nll_loss_image_none() {
  %c0 = jit.constant dense<[[[[-0.125, -1.25], [-2.25, -0.25]], [[-0.375, -0.375], [-1.375,
    -0.5]], [[-0.25, -1.5], [-1.0, -0.75]]], [[[-1.25, -0.375], [-0.5, -0.125]], [[-1.375, -0.25],
    [-0.375, -0.625]], [[-0.125, -2.0], [-0.0, -1.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[[[2, 1], [1, 2]], [[2, 0], [2, 0]]]> : tensor<2x2x2xi64>
  %x1 = check.opaque %c1 : tensor<2x2x2xi64>
  %r = jit.nll_loss %x0, %x1 {reduction = 0 : i32} : (tensor<2x3x2x2xf32>, tensor<2x2x2xi64>) ->
    tensor<2x2x2xf32>
  %e0 = jit.constant dense<[[[0.25, 0.375], [1.375, 0.75]], [[0.125, 0.375], [0.0, 0.125]]]> :
    tensor<2x2x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2x2xf32>
  return
}

// Extents of run time.
func.func @nll_loss_dynamic() {
  %c0 = jit.constant dense<[[-0.125, -0.75, -0.5, -1.0], [-0.0, -0.875, -2.875, -1.25], [-1.625,
    -0.25, -0.25, -1.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64> -> tensor<?xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32> -> tensor<?xf32>
  %r = jit.nll_loss %x0, %x1 weight(%x2) : (tensor<?x?xf32>, tensor<?xi64>, tensor<?xf32>) ->
    tensor<f32>
  %e0 = jit.constant dense<0.39285713> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}
