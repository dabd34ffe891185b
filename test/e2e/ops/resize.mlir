// RUN: %e2e %s
// Expected values: torch.nn.functional.interpolate in f64, rounded; f32 within 2 units in the
// last place, since coordinates are computed in f32.

// The nearest element, f64.
func.func @resize_nearest_f64() {
  %c0 = jit.constant dense<[[[[0.375, 0.75, -0.25, -1.25], [0.625, -1.125, -0.875, -1.125],
    [0.875, -0.125, -2.25, 0.75]], [[2.0, 1.75, -0.625, 0.125], [0.5, 0.875, 0.0, -1.125], [0.75,
    0.625, -1.375, -0.375]]]]> : tensor<1x2x3x4xf64>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf64>
  %r = jit.resize nearest %x0 [5, 6] : tensor<1x2x3x4xf64> -> tensor<1x2x5x6xf64>
  %e0 = jit.constant dense<[[[[0.375, 0.375, 0.75, -0.25, -0.25, -1.25], [0.375, 0.375, 0.75,
    -0.25, -0.25, -1.25], [0.625, 0.625, -1.125, -0.875, -0.875, -1.125], [0.625, 0.625, -1.125,
    -0.875, -0.875, -1.125], [0.875, 0.875, -0.125, -2.25, -2.25, 0.75]], [[2.0, 2.0, 1.75,
    -0.625, -0.625, 0.125], [2.0, 2.0, 1.75, -0.625, -0.625, 0.125], [0.5, 0.5, 0.875, 0.0, 0.0,
    -1.125], [0.5, 0.5, 0.875, 0.0, 0.0, -1.125], [0.75, 0.75, 0.625, -1.375, -1.375, -0.375]]]]>
    : tensor<1x2x5x6xf64>
  check.expect_eq %r, %e0 : tensor<1x2x5x6xf64>
  return
}

// Bilinear, f64.
func.func @resize_linear_f64() {
  %c0 = jit.constant dense<[[[[0.25, -0.0, 0.5, 0.75], [0.5, -0.125, -1.375, 0.625], [1.375, 2.0,
    -0.0, -0.0]]]]> : tensor<1x1x3x4xf64>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xf64>
  %r = jit.resize linear %x0 [5, 6] : tensor<1x1x3x4xf64> -> tensor<1x1x5x6xf64>
  %e0 = jit.constant dense<[[[[0.25, 0.125, 0.08333333333333326, 0.41666666666666663, 0.625,
    0.75], [0.35, 0.15, -0.08333333333333329, -0.21666666666666656, 0.22500000000000006, 0.7],
    [0.5, 0.1875, -0.33333333333333315, -1.1666666666666665, -0.375, 0.625], [1.025,
    1.0874999999999997, 0.8666666666666667, -0.26666666666666683, -0.15000000000000002,
    0.25000000000000006], [1.375, 1.6874999999999998, 1.666666666666667, 0.3333333333333335, -0.0,
    -0.0]]]]> : tensor<1x1x5x6xf64>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<1x1x5x6xf64>
  return
}

// The nearest element, f32.
func.func @resize_nearest_f32() {
  %c0 = jit.constant dense<[[[[1.375, 1.375, 0.375, 0.75], [-0.75, 0.625, -0.875, -0.125],
    [-0.125, -0.5, -2.125, -0.875]], [[0.375, -0.125, -0.375, 0.375], [0.625, 0.875, -0.875, 0.0],
    [-0.375, -0.875, -1.5, -0.125]]]]> : tensor<1x2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf32>
  %r = jit.resize nearest %x0 [5, 6] : tensor<1x2x3x4xf32> -> tensor<1x2x5x6xf32>
  %e0 = jit.constant dense<[[[[1.375, 1.375, 1.375, 0.375, 0.375, 0.75], [1.375, 1.375, 1.375,
    0.375, 0.375, 0.75], [-0.75, -0.75, 0.625, -0.875, -0.875, -0.125], [-0.75, -0.75, 0.625,
    -0.875, -0.875, -0.125], [-0.125, -0.125, -0.5, -2.125, -2.125, -0.875]], [[0.375, 0.375,
    -0.125, -0.375, -0.375, 0.375], [0.375, 0.375, -0.125, -0.375, -0.375, 0.375], [0.625, 0.625,
    0.875, -0.875, -0.875, 0.0], [0.625, 0.625, 0.875, -0.875, -0.875, 0.0], [-0.375, -0.375,
    -0.875, -1.5, -1.5, -0.125]]]]> : tensor<1x2x5x6xf32>
  check.expect_eq %r, %e0 : tensor<1x2x5x6xf32>
  return
}

// Bilinear, f32.
func.func @resize_linear_f32() {
  %c0 = jit.constant dense<[[[[-0.875, 2.125, -0.125, -0.25], [-0.375, 1.875, -1.0, -0.125],
    [-0.75, -0.125, -0.0, 1.125]]]]> : tensor<1x1x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xf32>
  %r = jit.resize linear %x0 [5, 6] : tensor<1x1x3x4xf32> -> tensor<1x1x5x6xf32>
  %e0 = jit.constant dense<[[[[-0.875, 0.625, 1.75, 0.25, -0.1875, -0.25], [-0.675, 0.675,
    1.6083333, -0.058333334, -0.3375, -0.2], [-0.375, 0.75, 1.3958334, -0.5208333, -0.5625,
    -0.125], [-0.6, 0.0375, 0.49583334, -0.22083333, 0.1125, 0.625], [-0.75, -0.4375,
    -0.104166664, -0.020833334, 0.5625, 1.125]]]]> : tensor<1x1x5x6xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<1x1x5x6xf32>
  return
}

// The nearest element, f16.
func.func @resize_nearest_f16() {
  %c0 = jit.constant dense<[[[[-1.375, -0.0, 1.625, -0.5], [-0.25, -0.875, -2.625, -0.125],
    [1.125, -0.5, -1.875, 0.25]], [[0.0, 1.0, 0.875, -0.25], [0.375, -1.875, 1.125, 0.125],
    [1.125, 1.0, -0.25, -0.125]]]]> : tensor<1x2x3x4xf16>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf16>
  %r = jit.resize nearest %x0 [5, 6] : tensor<1x2x3x4xf16> -> tensor<1x2x5x6xf16>
  %e0 = jit.constant dense<[[[[-1.375, -1.375, -0.0, 1.625, 1.625, -0.5], [-1.375, -1.375, -0.0,
    1.625, 1.625, -0.5], [-0.25, -0.25, -0.875, -2.625, -2.625, -0.125], [-0.25, -0.25, -0.875,
    -2.625, -2.625, -0.125], [1.125, 1.125, -0.5, -1.875, -1.875, 0.25]], [[0.0, 0.0, 1.0, 0.875,
    0.875, -0.25], [0.0, 0.0, 1.0, 0.875, 0.875, -0.25], [0.375, 0.375, -1.875, 1.125, 1.125,
    0.125], [0.375, 0.375, -1.875, 1.125, 1.125, 0.125], [1.125, 1.125, 1.0, -0.25, -0.25,
    -0.125]]]]> : tensor<1x2x5x6xf16>
  check.expect_eq %r, %e0 : tensor<1x2x5x6xf16>
  return
}

// Bilinear, f16.
func.func @resize_linear_f16() {
  %c0 = jit.constant dense<[[[[-0.875, -2.125, -0.125, 0.125], [-1.125, 0.75, 0.125, 0.375],
    [-0.75, -1.75, 0.75, 0.625]]]]> : tensor<1x1x3x4xf16>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xf16>
  %r = jit.resize linear %x0 [5, 6] : tensor<1x1x3x4xf16> -> tensor<1x1x5x6xf16>
  %e0 = jit.constant dense<[[[[-0.875, -1.5, -1.792, -0.4583, 0.0, 0.125], [-0.975, -0.975,
    -0.817, -0.1833, 0.1, 0.225], [-1.125, -0.1875, 0.646, 0.2291, 0.25, 0.375], [-0.9, -0.825,
    -0.5415, 0.2917, 0.5127, 0.525], [-0.75, -1.25, -1.333, 0.3333, 0.6875, 0.625]]]]> :
    tensor<1x1x5x6xf16>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-2 : f64, atol = 1.0e-3 : f64} : tensor<1x1x5x6xf16>
  return
}

// The nearest element, bf16.
func.func @resize_nearest_bf16() {
  %c0 = jit.constant dense<[[[[-0.125, -0.5, -0.25, -0.125], [-0.5, -2.0, 0.75, -1.5], [-0.375,
    -0.375, 0.25, -1.625]], [[1.25, 0.625, 0.75, 1.25], [-0.75, -3.12, 0.375, 1.25], [1.125, -0.5,
    -0.125, 0.25]]]]> : tensor<1x2x3x4xbf16>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xbf16>
  %r = jit.resize nearest %x0 [5, 6] : tensor<1x2x3x4xbf16> -> tensor<1x2x5x6xbf16>
  %e0 = jit.constant dense<[[[[-0.125, -0.125, -0.5, -0.25, -0.25, -0.125], [-0.125, -0.125, -0.5,
    -0.25, -0.25, -0.125], [-0.5, -0.5, -2.0, 0.75, 0.75, -1.5], [-0.5, -0.5, -2.0, 0.75, 0.75,
    -1.5], [-0.375, -0.375, -0.375, 0.25, 0.25, -1.625]], [[1.25, 1.25, 0.625, 0.75, 0.75, 1.25],
    [1.25, 1.25, 0.625, 0.75, 0.75, 1.25], [-0.75, -0.75, -3.12, 0.375, 0.375, 1.25], [-0.75,
    -0.75, -3.12, 0.375, 0.375, 1.25], [1.125, 1.125, -0.5, -0.125, -0.125, 0.25]]]]> :
    tensor<1x2x5x6xbf16>
  check.expect_eq %r, %e0 : tensor<1x2x5x6xbf16>
  return
}

// Bilinear, bf16.
func.func @resize_linear_bf16() {
  %c0 = jit.constant dense<[[[[-1.875, -0.625, -0.625, 1.625], [-0.625, 1.625, 0.0, -1.625],
    [2.25, -1.0, 0.625, 1.75]]]]> : tensor<1x1x3x4xbf16>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xbf16>
  %r = jit.resize linear %x0 [5, 6] : tensor<1x1x3x4xbf16> -> tensor<1x1x5x6xbf16>
  %e0 = jit.constant dense<[[[[-1.875, -1.25, -0.625, -0.625, 0.5, 1.625], [-1.375, -0.55, 0.167,
    -0.268, -0.025, 0.324], [-0.625, 0.5, 1.35, 0.271, -0.812, -1.625], [1.1, 0.574, 0.104, 0.32,
    0.387, 0.4], [2.25, 0.625, -0.73, 0.354, 1.19, 1.75]]]]> : tensor<1x1x5x6xbf16>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-2 : f64, atol = 1.0e-3 : f64} : tensor<1x1x5x6xbf16>
  return
}

// The corners stay.
func.func @resize_align_corners() {
  %c0 = jit.constant dense<[[[[-0.5, -1.25, 1.0, 0.125], [-1.25, -1.125, -0.375, 1.0], [-0.25,
    0.625, 1.625, 1.25]]]]> : tensor<1x1x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xf32>
  %r = jit.resize linear %x0 [5, 7] {align_corners} : tensor<1x1x3x4xf32> -> tensor<1x1x5x7xf32>
  %e0 = jit.constant dense<[[[[-0.5, -0.875, -1.25, -0.125, 1.0, 0.5625, 0.125], [-0.875,
    -1.03125, -1.1875, -0.4375, 0.3125, 0.4375, 0.5625], [-1.25, -1.1875, -1.125, -0.75, -0.375,
    0.3125, 1.0], [-0.75, -0.5, -0.25, 0.1875, 0.625, 0.875, 1.125], [-0.25, 0.1875, 0.625, 1.125,
    1.625, 1.4375, 1.25]]]]> : tensor<1x1x5x7xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<1x1x5x7xf32>
  return
}

// One position takes the first element.
func.func @resize_align_corners_one() {
  %c0 = jit.constant dense<[[[[1.5, 1.25, -1.625, 1.25], [0.375, -0.125, -1.125, -1.625], [-1.125,
    -0.0, -1.125, -0.875]]]]> : tensor<1x1x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xf32>
  %r = jit.resize linear %x0 [1, 2] {align_corners} : tensor<1x1x3x4xf32> -> tensor<1x1x1x2xf32>
  %e0 = jit.constant dense<[[[[1.5, 1.25]]]]> : tensor<1x1x1x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<1x1x1x2xf32>
  return
}

// Fewer positions.
func.func @resize_nearest_down() {
  %c0 = jit.constant dense<[[[[-0.625, 0.625, -0.25, -0.125, 1.375, -0.375, 0.625], [-1.0, 0.375,
    0.125, 0.125, -0.5, -1.0, -0.25], [-0.5, 1.0, 0.875, -1.25, 0.625, -0.5, 0.5], [-0.5, -1.5,
    1.0, 0.5, -1.25, -1.875, -0.5], [-1.125, -0.375, 0.625, 1.5, -0.375, 1.375, 1.125]]]]> :
    tensor<1x1x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x1x5x7xf32>
  %r = jit.resize nearest %x0 [2, 3] : tensor<1x1x5x7xf32> -> tensor<1x1x2x3xf32>
  %e0 = jit.constant dense<[[[[-0.625, -0.25, 1.375], [-0.5, 0.875, 0.625]]]]> :
    tensor<1x1x2x3xf32>
  check.expect_eq %r, %e0 : tensor<1x1x2x3xf32>
  return
}

// Fewer positions, bilinear.
func.func @resize_linear_down() {
  %c0 = jit.constant dense<[[[[-0.375, -1.625, 0.875, 0.625, 2.375, 1.375, 0.75], [1.75, -1.0,
    0.25, -0.25, 1.75, 0.625, -3.0], [1.375, -0.875, 0.75, -0.5, 0.25, 0.625, 0.25], [-1.0, 1.375,
    0.375, -0.0, 0.75, -0.5, 1.875], [0.25, 0.375, 0.375, -0.875, -1.125, 0.25, 0.375]]]]> :
    tensor<1x1x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x1x5x7xf32>
  %r = jit.resize linear %x0 [2, 3] : tensor<1x1x5x7xf32> -> tensor<1x1x2x3xf32>
  %e0 = jit.constant dense<[[[[-0.36458334, -0.03125, -0.14583333], [0.5208333, -0.21875,
    0.29166666]]]]> : tensor<1x1x2x3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<1x1x2x3xf32>
  return
}

// One dimension.
func.func @resize_one_dimension() {
  %c0 = jit.constant dense<[[[1.375, 0.5, -1.125, 0.5]], [[0.875, 1.0, 0.375, -1.25]]]> :
    tensor<2x1x4xf32>
  %x0 = check.opaque %c0 : tensor<2x1x4xf32>
  %r = jit.resize linear %x0 [7] : tensor<2x1x4xf32> -> tensor<2x1x7xf32>
  %e0 = jit.constant dense<[[[1.375, 1.0625, 0.5625, -0.3125, -1.0089285, -0.08035714, 0.5]],
    [[0.875, 0.91964287, 0.9910714, 0.6875, 0.25892857, -0.66964287, -1.25]]]> : tensor<2x1x7xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<2x1x7xf32>
  return
}

// Three.
func.func @resize_three_dimensions() {
  %c0 = jit.constant dense<[[[[[1.125, -0.75, 0.625], [-1.5, 0.75, -0.75]], [[1.125, 1.75, 1.25],
    [-1.125, -0.875, -0.875]]]]]> : tensor<1x1x2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2x2x3xf32>
  %r = jit.resize linear %x0 [3, 3, 4] : tensor<1x1x2x2x3xf32> -> tensor<1x1x3x3x4xf32>
  %e0 = jit.constant dense<[[[[[1.125, -0.046875, -0.234375, 0.625], [-0.1875, -0.0703125,
    -0.0234375, -0.0625], [-1.5, -0.09375, 0.1875, -0.75]], [[1.125, 0.734375, 0.6640625, 0.9375],
    [-0.09375, 0.1015625, 0.16015625, 0.0625], [-1.3125, -0.53125, -0.34375, -0.8125]], [[1.125,
    1.515625, 1.5625, 1.25], [9.887924e-17, 0.2734375, 0.34375, 0.1875], [-1.125, -0.96875,
    -0.875, -0.875]]]]]> : tensor<1x1x3x3x4xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<1x1x3x3x4xf32>
  return
}

// The given scale, not the ratio of extents, maps coordinates.
func.func @resize_scales() {
  %c0 = jit.constant dense<[[[[0.625, 0.375, 0.125, 0.375, 0.625], [0.625, 1.75, -0.0, 0.25,
    -1.875], [-1.25, -0.625, -1.125, 0.25, 1.0]]]]> : tensor<1x1x3x5xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x5xf32>
  %r = jit.resize linear %x0 [7, 6] {scales = array<f64: 2.5, 1.3>} : tensor<1x1x3x5xf32> ->
    tensor<1x1x7x6xf32>
  %e0 = jit.constant dense<[[[[0.625, 0.46153846, 0.26923078, 0.17307693, 0.3653846, 0.5576923],
    [0.625, 0.5514423, 0.34326923, 0.16057692, 0.35288462, 0.3716346], [0.625, 0.9110577,
    0.6394231, 0.11057692, 0.3028846, -0.37259614], [0.625, 1.270673, 0.9355769, 0.060576923,
    0.25288463, -1.1168269], [0.0625, 0.7, 0.45576924, -0.22451924, 0.22740385, -0.67259616],
    [-0.6875, -0.18076923, -0.2826923, -0.58798075, 0.21009615, 0.16778846], [-1.25, -0.84134614,
    -0.83653843, -0.8605769, 0.19711539, 0.7980769]]]]> : tensor<1x1x7x6xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<1x1x7x6xf32>
  return
}

// Also of the nearest element.
func.func @resize_nearest_scales() {
  %c0 = jit.constant dense<[[[[-0.375, -0.5, -0.5, 0.125, -0.5], [0.375, 0.25, 0.375, 0.75, 0.0],
    [0.125, 1.75, -0.0, 0.75, 0.0]]]]> : tensor<1x1x3x5xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x5xf32>
  %r = jit.resize nearest %x0 [7, 6] {scales = array<f64: 2.5, 1.3>} : tensor<1x1x3x5xf32> ->
    tensor<1x1x7x6xf32>
  %e0 = jit.constant dense<[[[[-0.375, -0.375, -0.5, -0.5, 0.125, 0.125], [-0.375, -0.375, -0.5,
    -0.5, 0.125, 0.125], [-0.375, -0.375, -0.5, -0.5, 0.125, 0.125], [0.375, 0.375, 0.25, 0.375,
    0.75, 0.75], [0.375, 0.375, 0.25, 0.375, 0.75, 0.75], [0.125, 0.125, 1.75, -0.0, 0.75, 0.75],
    [0.125, 0.125, 1.75, -0.0, 0.75, 0.75]]]]> : tensor<1x1x7x6xf32>
  check.expect_eq %r, %e0 : tensor<1x1x7x6xf32>
  return
}

// The same extents: itself.
func.func @resize_same() {
  %c0 = jit.constant dense<[[[[-0.5, -0.5, -0.875, 0.0], [-0.625, -0.375, 1.25, -0.125], [1.125,
    0.25, 0.875, -0.625]]]]> : tensor<1x1x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xf32>
  %r = jit.resize linear %x0 [3, 4] : tensor<1x1x3x4xf32> -> tensor<1x1x3x4xf32>
  %e0 = jit.constant dense<[[[[-0.5, -0.5, -0.875, 0.0], [-0.625, -0.375, 1.25, -0.125], [1.125,
    0.25, 0.875, -0.625]]]]> : tensor<1x1x3x4xf32>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<1x1x3x4xf32>
  return
}

// Extents of run time.
func.func @resize_dynamic() {
  %c0 = jit.constant dense<[[[[0.125, 2.625, 0.875, 1.0], [0.25, 0.875, -1.125, -0.875], [0.375,
    0.875, -0.375, -0.25]], [[-0.375, -0.25, -1.25, -1.5], [-0.125, -1.75, -1.0, -0.625], [-1.125,
    0.25, -0.5, -0.125]]]]> : tensor<1x2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf32> -> tensor<?x?x?x?xf32>
  %r = jit.resize linear %x0 [5, 6] : tensor<?x?x?x?xf32> -> tensor<?x?x5x6xf32>
  %e0 = jit.constant dense<[[[[0.125, 1.375, 2.3333333, 1.1666666, 0.9375, 1.0], [0.175, 1.05,
    1.6166667, 0.38333333, 0.1625, 0.25], [0.25, 0.5625, 0.5416667, -0.7916667, -1.0, -0.875],
    [0.325, 0.6, 0.6166667, -0.41666666, -0.5875, -0.5], [0.375, 0.625, 0.6666667, -0.16666667,
    -0.3125, -0.25]], [[-0.375, -0.3125, -0.41666666, -1.0833334, -1.375, -1.5], [-0.275, -0.5625,
    -0.9, -1.1, -1.15, -1.15], [-0.125, -0.9375, -1.625, -1.125, -0.8125, -0.625], [-0.725,
    -0.6375, -0.575, -0.675, -0.5125, -0.325], [-1.125, -0.4375, 0.125, -0.375, -0.3125,
    -0.125]]]]> : tensor<1x2x5x6xf32>
  %d0 = check.opaque %e0 : tensor<1x2x5x6xf32> -> tensor<?x?x5x6xf32>
  check.expect_almost_eq %r, %d0 {rtol = 1.0e-5 : f64, atol = 1.0e-6 : f64} : tensor<?x?x5x6xf32>
  return
}

// Also of the nearest element.
func.func @resize_nearest_dynamic() {
  %c0 = jit.constant dense<[[[[-1.0, -0.75, 0.5, 0.375], [-0.5, 0.375, 0.125, 0.125], [1.625,
    -0.375, 0.375, 0.375]], [[-0.25, -1.25, 0.625, 0.25], [0.0, -0.0, -0.0, -0.875], [0.25,
    -1.875, -0.125, -1.5]]]]> : tensor<1x2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf32> -> tensor<?x?x?x?xf32>
  %r = jit.resize nearest %x0 [5, 6] : tensor<?x?x?x?xf32> -> tensor<?x?x5x6xf32>
  %e0 = jit.constant dense<[[[[-1.0, -1.0, -0.75, 0.5, 0.5, 0.375], [-1.0, -1.0, -0.75, 0.5, 0.5,
    0.375], [-0.5, -0.5, 0.375, 0.125, 0.125, 0.125], [-0.5, -0.5, 0.375, 0.125, 0.125, 0.125],
    [1.625, 1.625, -0.375, 0.375, 0.375, 0.375]], [[-0.25, -0.25, -1.25, 0.625, 0.625, 0.25],
    [-0.25, -0.25, -1.25, 0.625, 0.625, 0.25], [0.0, 0.0, -0.0, -0.0, -0.0, -0.875], [0.0, 0.0,
    -0.0, -0.0, -0.0, -0.875], [0.25, 0.25, -1.875, -0.125, -0.125, -1.5]]]]> :
    tensor<1x2x5x6xf32>
  %d0 = check.opaque %e0 : tensor<1x2x5x6xf32> -> tensor<?x?x5x6xf32>
  check.expect_eq %r, %d0 : tensor<?x?x5x6xf32>
  return
}
