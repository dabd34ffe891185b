// RUN: %e2e %s
// Expected values: torch.nn.functional.cross_entropy in f64, rounded.

// The mean, f64.
func.func @cross_entropy_f64() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf64>
  %x0 = check.opaque %c0 : tensor<3x4xf64>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 : (tensor<3x4xf64>, tensor<3xi64>) -> tensor<f64>
  %e0 = jit.constant dense<1.4246367007522334> : tensor<f64>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<f64>
  return
}

// The mean, f32.
func.func @cross_entropy_f32() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = jit.constant dense<1.4246367> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// The mean, f16.
func.func @cross_entropy_f16() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf16>
  %x0 = check.opaque %c0 : tensor<3x4xf16>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 : (tensor<3x4xf16>, tensor<3xi64>) -> tensor<f16>
  %e0 = jit.constant dense<1.425> : tensor<f16>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<f16>
  return
}

// The mean, bf16.
func.func @cross_entropy_bf16() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xbf16>
  %x0 = check.opaque %c0 : tensor<3x4xbf16>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 : (tensor<3x4xbf16>, tensor<3xi64>) -> tensor<bf16>
  %e0 = jit.constant dense<1.42> : tensor<bf16>
  check.expect_almost_eq %r, %e0 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<bf16>
  return
}

// Targets in i32.
func.func @cross_entropy_i32() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi32>
  %x1 = check.opaque %c1 : tensor<3xi32>
  %r = jit.cross_entropy %x0, %x1 : (tensor<3x4xf32>, tensor<3xi32>) -> tensor<f32>
  %e0 = jit.constant dense<1.4246367> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// The sum.
func.func @cross_entropy_sum() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 {reduction = 2 : i32} : (tensor<3x4xf32>, tensor<3xi64>) ->
    tensor<f32>
  %e0 = jit.constant dense<4.27391> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Each sample's.
func.func @cross_entropy_none() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 {reduction = 0 : i32} : (tensor<3x4xf32>, tensor<3xi64>) ->
    tensor<3xf32>
  %e0 = jit.constant dense<[1.12237, 1.316223, 1.8353171]> : tensor<3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// Weights of classes: the mean divides by theirs.
func.func @cross_entropy_weight() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.cross_entropy %x0, %x1 weight(%x2) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) ->
    tensor<f32>
  %e0 = jit.constant dense<1.3349928> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Weights of classes, each sample's.
func.func @cross_entropy_weight_none() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.cross_entropy %x0, %x1 weight(%x2) {reduction = 0 : i32} : (tensor<3x4xf32>,
    tensor<3xi64>, tensor<4xf32>) -> tensor<3xf32>
  %e0 = jit.constant dense<[0.561185, 1.316223, 0.45882928]> : tensor<3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// A target that is ignored.
func.func @cross_entropy_ignore() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, -100, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.cross_entropy %x0, %x1 weight(%x2) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) ->
    tensor<f32>
  %e0 = jit.constant dense<1.360019> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Its loss is 0.
func.func @cross_entropy_ignore_none() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 2, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 {ignore_index = 2 : i64, reduction = 0 : i32} :
    (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
  %e0 = jit.constant dense<[1.12237, 0.0, 1.8353171]> : tensor<3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// The mean of nothing is NaN.
func.func @cross_entropy_all_ignored() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<-100> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = jit.constant dense<0x7FC00000> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// One sample.
func.func @cross_entropy_sample() {
  %c0 = jit.constant dense<[-0.625, 0.0, -1.375, 0.25]> : tensor<4xf32>
  %x0 = check.opaque %c0 : tensor<4xf32>
  %c1 = jit.constant dense<2> : tensor<i64>
  %x1 = check.opaque %c1 : tensor<i64>
  %r = jit.cross_entropy %x0, %x1 : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = jit.constant dense<2.49737> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// One sample, itself.
