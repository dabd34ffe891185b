// RUN: %e2e %s
// Expected values: torch.nn.functional.adaptive_avg_pool1d/2d/3d in f64, rounded.

// Windows of one length, f64.
func.func @adaptive_avg_pool_f64() {
  %c0 = jit.constant dense<[[[[-1.0, 2.0, 0.0, 4.0, 1.0, 4.0], [3.0, -1.0, 3.0, 3.0, -2.0, -4.0],
    [2.0, -4.0, 4.0, 1.0, 1.0, 0.0], [4.0, 3.0, 2.0, -2.0, 1.0, 0.0]], [[2.0, 4.0, -3.0, -2.0,
    4.0, -1.0], [3.0, 1.0, -2.0, 4.0, 3.0, -3.0], [1.0, 2.0, 1.0, -1.0, -2.0, -1.0], [2.0, -2.0,
    3.0, 0.0, -3.0, 1.0]]]]> : tensor<1x2x4x6xf64>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf64>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf64>) ->
    tensor<1x2x2x3xf64>
  %e0 = jit.constant dense<[[[[0.75, 2.5, -0.25], [1.25, 1.25, 0.5]], [[2.5, -0.75, 0.75], [0.75,
    0.75, -1.25]]]]> : tensor<1x2x2x3xf64>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xf64>
  return
}

// Windows of one length, f32.
func.func @adaptive_avg_pool_f32() {
  %c0 = jit.constant dense<[[[[-3.0, -1.0, -3.0, 0.0, -4.0, 1.0], [3.0, 3.0, -3.0, 1.0, -1.0,
    -1.0], [0.0, 4.0, -2.0, -3.0, 3.0, -4.0], [0.0, 4.0, 0.0, -2.0, -2.0, -3.0]], [[3.0, -1.0,
    -1.0, -1.0, 2.0, -1.0], [2.0, 3.0, 3.0, -2.0, 2.0, -3.0], [-2.0, -3.0, 1.0, 4.0, 2.0, -1.0],
    [-2.0, -1.0, 4.0, 2.0, -2.0, 4.0]]]]> : tensor<1x2x4x6xf32>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf32>) ->
    tensor<1x2x2x3xf32>
  %e0 = jit.constant dense<[[[[0.5, -1.25, -1.25], [2.0, -1.75, -1.5]], [[1.75, -0.25, 0.0],
    [-2.0, 2.75, 0.75]]]]> : tensor<1x2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xf32>
  return
}

// Windows of one length, f16.
func.func @adaptive_avg_pool_f16() {
  %c0 = jit.constant dense<[[[[-1.0, 0.0, -1.0, 3.0, 4.0, -2.0], [0.0, -1.0, -3.0, 1.0, 3.0,
    -2.0], [-4.0, -2.0, -1.0, -3.0, 3.0, -2.0], [0.0, 3.0, 3.0, 3.0, 4.0, -3.0]], [[1.0, -1.0,
    0.0, 2.0, -3.0, 3.0], [-2.0, 1.0, 0.0, 2.0, 3.0, -2.0], [-1.0, 3.0, 3.0, 3.0, 2.0, -1.0],
    [3.0, -2.0, 2.0, -4.0, 2.0, 1.0]]]]> : tensor<1x2x4x6xf16>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf16>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf16>) ->
    tensor<1x2x2x3xf16>
  %e0 = jit.constant dense<[[[[-0.5, 0.0, 0.75], [-0.75, 0.5, 0.5]], [[-0.25, 1.0, 0.25], [0.75,
    1.0, 1.0]]]]> : tensor<1x2x2x3xf16>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xf16>
  return
}

// Windows of one length, bf16.
func.func @adaptive_avg_pool_bf16() {
  %c0 = jit.constant dense<[[[[0.0, 1.0, 1.0, -4.0, 2.0, 0.0], [-4.0, 4.0, -4.0, -4.0, -3.0,
    -3.0], [-2.0, -4.0, 1.0, -1.0, 2.0, -1.0], [2.0, 3.0, -1.0, -4.0, 2.0, -3.0]], [[-4.0, 4.0,
    4.0, -4.0, 4.0, -2.0], [3.0, -1.0, 4.0, -4.0, 1.0, -2.0], [4.0, 1.0, 3.0, 1.0, -4.0, 1.0],
    [-1.0, 1.0, -3.0, 1.0, 3.0, -4.0]]]]> : tensor<1x2x4x6xbf16>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xbf16>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xbf16>) ->
    tensor<1x2x2x3xbf16>
  %e0 = jit.constant dense<[[[[0.25, -2.75, -1.0], [-0.25, -1.25, 0.0]], [[0.5, 0.0, 0.25], [1.25,
    0.5, -1.0]]]]> : tensor<1x2x2x3xbf16>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xbf16>
  return
}

// Windows of different lengths overlap.
func.func @adaptive_avg_pool_overlap() {
  %c0 = jit.constant dense<[[[[-1.0, 1.0, -3.0, 1.0, -4.0, -3.0, -4.0], [-1.0, 2.0, -2.0, 3.0,
    3.0, 2.0, -2.0], [3.0, -3.0, -3.0, 3.0, 2.0, 2.0, -1.0], [3.0, -2.0, 2.0, -1.0, -1.0, 0.0,
    0.0], [1.0, 0.0, 3.0, 1.0, 4.0, 4.0, 4.0]], [[-2.0, 3.0, 2.0, 2.0, -4.0, 1.0, -3.0], [-3.0,
    4.0, 0.0, -2.0, 1.0, 0.0, -2.0], [4.0, 3.0, 1.0, 3.0, 0.0, 3.0, 2.0], [1.0, 4.0, -4.0, 4.0,
    -1.0, -3.0, -4.0], [-3.0, -2.0, -2.0, 2.0, -3.0, -3.0, 2.0]]]]> : tensor<1x2x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x2x5x7xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 3, 4>} : (tensor<1x2x5x7xf32>) ->
    tensor<1x2x3x4xf32>
  %e0 = jit.constant dense<[[[[0.25, 0.33333334, 0.33333334, -1.75], [0.33333334, -0.11111111,
    1.4444444, 0.16666667], [0.5, 0.5, 1.1666666, 2.0]], [[0.5, 1.5, -0.33333334, -1.0],
    [2.1666667, 1.4444444, 0.5555556, -0.6666667], [0.0, 0.33333334, -0.6666667, -2.0]]]]> :
    tensor<1x2x3x4xf32>
  check.expect_eq %r, %e0 : tensor<1x2x3x4xf32>
  return
}

// One window.
func.func @adaptive_avg_pool_global() {
  %c0 = jit.constant dense<[[[[-2.0, 3.0, 0.0, -3.0, -2.0], [-4.0, 0.0, -2.0, -2.0, 2.0], [-2.0,
    2.0, -3.0, 0.0, -2.0]], [[1.0, 3.0, 4.0, 3.0, 3.0], [1.0, -3.0, 1.0, 2.0, 1.0], [2.0, -1.0,
    4.0, 4.0, -1.0]]], [[[2.0, -3.0, 1.0, 0.0, 2.0], [-1.0, -4.0, -1.0, 3.0, 3.0], [3.0, 1.0, 0.0,
    2.0, 3.0]], [[1.0, -4.0, -3.0, -1.0, -4.0], [-1.0, -1.0, 2.0, 3.0, 0.0], [1.0, 2.0, 3.0, -1.0,
    1.0]]]]> : tensor<2x2x3x5xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3x5xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 1, 1>} : (tensor<2x2x3x5xf32>) ->
    tensor<2x2x1x1xf32>
  %e0 = jit.constant dense<[[[[-1.0]], [[1.6]]], [[[0.73333335]], [[-0.13333334]]]]> :
    tensor<2x2x1x1xf32>
  check.expect_eq %r, %e0 : tensor<2x2x1x1xf32>
  return
}

// More windows than positions.
func.func @adaptive_avg_pool_larger() {
  %c0 = jit.constant dense<[[[[-3.0, 3.0, 2.0], [4.0, 4.0, 2.0]]]]> : tensor<1x1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2x3xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 3, 5>} : (tensor<1x1x2x3xf32>) ->
    tensor<1x1x3x5xf32>
  %e0 = jit.constant dense<[[[[-3.0, 0.0, 3.0, 2.5, 2.0], [0.5, 2.0, 3.5, 2.75, 2.0], [4.0, 4.0,
    4.0, 3.0, 2.0]]]]> : tensor<1x1x3x5xf32>
  check.expect_eq %r, %e0 : tensor<1x1x3x5xf32>
  return
}

// One dimension.
func.func @adaptive_avg_pool_one_dimension() {
  %c0 = jit.constant dense<[[[-4.0, 3.0, 1.0, 4.0, -2.0, 2.0, -3.0], [3.0, -1.0, -4.0, 0.0, -4.0,
    0.0, 4.0]], [[-2.0, -2.0, 1.0, -2.0, -3.0, -3.0, -3.0], [1.0, -2.0, -4.0, 4.0, 3.0, -3.0,
    -2.0]]]> : tensor<2x2x7xf32>
  %x0 = check.opaque %c0 : tensor<2x2x7xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 3>} : (tensor<2x2x7xf32>) ->
    tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[0.0, 1.0, -1.0], [-0.6666667, -2.6666667, 0.0]], [[-1.0, -1.3333334,
    -3.0], [-1.6666666, 1.0, -0.6666667]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x2x3xf32>
  return
}

// Three.
func.func @adaptive_avg_pool_three_dimensions() {
  %c0 = jit.constant dense<[[[[[-4.0, 2.0, 1.0, 4.0, -4.0], [2.0, -3.0, -1.0, 3.0, 1.0], [4.0,
    3.0, 0.0, 2.0, 4.0], [-2.0, 4.0, -4.0, 0.0, 3.0]], [[1.0, 1.0, 0.0, -4.0, -3.0], [0.0, -1.0,
    1.0, 2.0, -2.0], [-3.0, 3.0, 1.0, -2.0, 0.0], [-3.0, 2.0, -2.0, 4.0, -1.0]], [[3.0, 3.0, -3.0,
    1.0, -1.0], [-3.0, 0.0, -1.0, -1.0, -4.0], [-1.0, 2.0, -2.0, 3.0, -1.0], [-4.0, 3.0, 0.0,
    -3.0, -2.0]]]]]> : tensor<1x1x3x4x5xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4x5xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 2, 2, 2>} : (tensor<1x1x3x4x5xf32>) ->
    tensor<1x1x2x2x2xf32>
  %e0 = jit.constant dense<[[[[[-0.083333336, -0.16666667], [0.25, 0.41666666]], [[0.083333336,
    -1.25], [-0.33333334, -0.41666666]]]]]> : tensor<1x1x2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x2x2x2xf32>
  return
}

// Extents of run time.
func.func @adaptive_avg_pool_dynamic() {
  %c0 = jit.constant dense<[[[[3.0, -2.0, -1.0, 2.0, 1.0, 4.0, 3.0], [-2.0, 4.0, 0.0, -2.0, -2.0,
    -1.0, -4.0], [-4.0, 1.0, 3.0, -3.0, -3.0, 2.0, 2.0], [2.0, 4.0, -3.0, 0.0, 1.0, 1.0, -3.0],
    [-2.0, 2.0, 4.0, -2.0, 0.0, 2.0, 2.0]], [[1.0, 3.0, 1.0, -4.0, -3.0, 3.0, 3.0], [-2.0, -1.0,
    -2.0, 2.0, -4.0, 0.0, 0.0], [0.0, 1.0, 2.0, 2.0, -1.0, 2.0, 2.0], [3.0, 0.0, -3.0, 2.0, 1.0,
    2.0, 2.0], [4.0, 4.0, -1.0, -4.0, -1.0, -4.0, 4.0]]]]> : tensor<1x2x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x2x5x7xf32> -> tensor<?x?x?x?xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 3, 4>} : (tensor<?x?x?x?xf32>) ->
    tensor<?x?x3x4xf32>
  %e0 = jit.constant dense<[[[[0.75, 0.16666667, 0.33333334, 0.5], [0.8333333, 0.44444445,
    -0.7777778, -0.5], [1.5, 0.8333333, 0.33333334, 0.5]], [[0.25, -0.16666667, -1.0, 1.5],
    [0.16666667, 0.33333334, 0.6666667, 1.3333334], [2.75, -0.33333334, -0.6666667, 1.0]]]]> :
    tensor<1x2x3x4xf32>
  %d0 = check.opaque %e0 : tensor<1x2x3x4xf32> -> tensor<?x?x3x4xf32>
  check.expect_eq %r, %d0 : tensor<?x?x3x4xf32>
  return
}

// One window over extents of run time.
func.func @adaptive_avg_pool_dynamic_global() {
  %c0 = jit.constant dense<[[[[2.0, 0.0, 2.0, -1.0], [3.0, 2.0, 2.0, -2.0], [-3.0, 4.0, 3.0,
    2.0]]], [[[-3.0, 1.0, 1.0, -2.0], [1.0, 3.0, 2.0, 4.0], [0.0, 3.0, 1.0, 4.0]]]]> :
    tensor<2x1x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x1x3x4xf32> -> tensor<?x?x?x?xf32>
  %r = jit.adaptive_avg_pool %x0 {output_size = array<i64: 1, 1>} : (tensor<?x?x?x?xf32>) ->
    tensor<?x?x1x1xf32>
  %e0 = jit.constant dense<[[[[1.1666666]]], [[[1.25]]]]> : tensor<2x1x1x1xf32>
  %d0 = check.opaque %e0 : tensor<2x1x1x1xf32> -> tensor<?x?x1x1xf32>
  check.expect_eq %r, %d0 : tensor<?x?x1x1xf32>
  return
}
