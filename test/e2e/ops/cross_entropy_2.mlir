// RUN: %e2e %s
// Expected values: torch.nn.functional.cross_entropy in f64, rounded.

func.func @cross_entropy_sample_none() {
  %c0 = jit.constant dense<[-0.625, 0.0, -1.375, 0.25]> : tensor<4xf32>
  %x0 = check.opaque %c0 : tensor<4xf32>
  %c1 = jit.constant dense<2> : tensor<i64>
  %x1 = check.opaque %c1 : tensor<i64>
  %r = jit.cross_entropy %x0, %x1 {reduction = 0 : i32} : (tensor<4xf32>, tensor<i64>) ->
    tensor<f32>
  %e0 = jit.constant dense<2.49737> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// A class for each pixel.
func.func @cross_entropy_image() {
  %c0 = jit.constant dense<[[[[1.0, 0.375], [-1.0, 0.5]], [[0.875, 0.75], [-0.625, 0.375]],
    [[1.375, 0.25], [1.125, 1.25]]], [[[-0.125, 0.625], [-0.375, 1.0]], [[-0.125, -0.625], [-0.0,
    -0.125]], [[0.375, 0.5], [-1.25, -0.625]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[[[1, 2], [1, 2]], [[2, 0], [0, 2]]]> : tensor<2x2x2xi64>
  %x1 = check.opaque %c1 : tensor<2x2x2xi64>
  %r = jit.cross_entropy %x0, %x1 : (tensor<2x3x2x2xf32>, tensor<2x2x2xi64>) -> tensor<f32>
  %e0 = jit.constant dense<1.2465088> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Each pixel's.
func.func @cross_entropy_image_none() {
  %c0 = jit.constant dense<[[[[1.0, 0.375], [-1.0, 0.5]], [[0.875, 0.75], [-0.625, 0.375]],
    [[1.375, 0.25], [1.125, 1.25]]], [[[-0.125, 0.625], [-0.375, 1.0]], [[-0.125, -0.625], [-0.0,
    -0.125]], [[0.375, 0.5], [-1.25, -0.625]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[[[1, 2], [1, 2]], [[2, 0], [0, 2]]]> : tensor<2x2x2xi64>
  %x1 = check.opaque %c1 : tensor<2x2x2xi64>
  %r = jit.cross_entropy %x0, %x1 {reduction = 0 : i32} : (tensor<2x3x2x2xf32>, tensor<2x2x2xi64>)
    -> tensor<2x2x2xf32>
  %e0 = jit.constant dense<[[[1.3302186, 1.3302186], [2.0071251, 0.6361686]], [[0.7943768,
    0.774267], [1.0549576, 2.0447388]]]> : tensor<2x2x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2x2xf32>
  return
}

// Smoothed labels.
func.func @cross_entropy_smoothing() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %r = jit.cross_entropy %x0, %x1 {label_smoothing = 0.1 : f64} : (tensor<3x4xf32>, tensor<3xi64>)
    -> tensor<f32>
  %e0 = jit.constant dense<1.4392201> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Smoothed and weighted.
func.func @cross_entropy_smoothing_weight() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[1, -100, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.cross_entropy %x0, %x1 weight(%x2) {label_smoothing = 0.25 : f64} : (tensor<3x4xf32>,
    tensor<3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = jit.constant dense<2.048458> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Smoothed, each.
func.func @cross_entropy_smoothing_none() {
  %c0 = jit.constant dense<[[[[1.0, 0.375], [-1.0, 0.5]], [[0.875, 0.75], [-0.625, 0.375]],
    [[1.375, 0.25], [1.125, 1.25]]], [[[-0.125, 0.625], [-0.375, 1.0]], [[-0.125, -0.625], [-0.0,
    -0.125]], [[0.375, 0.5], [-1.25, -0.625]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[[[1, 2], [1, 2]], [[2, 0], [0, 2]]]> : tensor<2x2x2xi64>
  %x1 = check.opaque %c1 : tensor<2x2x2xi64>
  %r = jit.cross_entropy %x0, %x1 {reduction = 0 : i32, label_smoothing = 0.5 : f64} :
    (tensor<2x3x2x2xf32>, tensor<2x2x2xi64>) -> tensor<2x2x2xf32>
  %e0 = jit.constant dense<[[[1.2260518, 1.2260518], [1.7779584, 0.9070019]], [[0.9610434,
    1.0034337], [1.138291, 1.6905721]]]> : tensor<2x2x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2x2xf32>
  return
}

// Large logits do not overflow.
func.func @cross_entropy_stable() {
  %c0 = jit.constant dense<[[1.0e+03, 0.0], [-1.0e+03, 0.0]]> : tensor<2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x2xf32>
  %c1 = jit.constant dense<[1, 0]> : tensor<2xi64>
  %x1 = check.opaque %c1 : tensor<2xi64>
  %r = jit.cross_entropy %x0, %x1 {reduction = 0 : i32} : (tensor<2x2xf32>, tensor<2xi64>) ->
    tensor<2xf32>
  %e0 = jit.constant dense<1.0e+03> : tensor<2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2xf32>
  return
}

// Smoothed, extents of run time.
func.func @cross_entropy_dynamic_smoothing() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64> -> tensor<?xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32> -> tensor<?xf32>
  %r = jit.cross_entropy %x0, %x1 weight(%x2) {label_smoothing = 0.1 : f64} : (tensor<?x?xf32>,
    tensor<?xi64>, tensor<?xf32>) -> tensor<f32>
  %e0 = jit.constant dense<1.4692922> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}

// Extents of run time.
func.func @cross_entropy_dynamic() {
  %c0 = jit.constant dense<[[-0.625, 0.0, -1.375, 0.25], [0.375, -1.375, -0.0, 1.0], [-0.25,
    0.375, 0.625, -0.25]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<[1, 0, 3]> : tensor<3xi64>
  %x1 = check.opaque %c1 : tensor<3xi64> -> tensor<?xi64>
  %c2 = jit.constant dense<[1.0, 0.5, 2.0, 0.25]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32> -> tensor<?xf32>
  %r = jit.cross_entropy %x0, %x1 weight(%x2) : (tensor<?x?xf32>, tensor<?xi64>, tensor<?xf32>) ->
    tensor<f32>
  %e0 = jit.constant dense<1.3349928> : tensor<f32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  return
}
