// RUN: %e2e %s
// Expected values: torch.nn.functional.avg_pool1d/2d/3d in f64, rounded.

// Strides are the kernel's size; f64.
func.func @avg_pool_f64() {
  %c0 = jit.constant dense<[[[[2.0, -4.0, 4.0, 3.0, 4.0, 2.0], [2.0, -3.0, 4.0, 4.0, 4.0, 1.0],
    [0.0, -3.0, -3.0, 1.0, 3.0, 2.0], [-1.0, 1.0, -2.0, -4.0, 0.0, 4.0]], [[-4.0, -2.0, -4.0,
    -1.0, -2.0, -3.0], [1.0, 3.0, 2.0, 3.0, 4.0, 3.0], [3.0, -4.0, 4.0, -4.0, 1.0, 4.0], [2.0,
    2.0, 1.0, -2.0, -4.0, 1.0]]]]> : tensor<1x2x4x6xf64>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf64>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf64>) ->
    tensor<1x2x2x2xf64>
  %e0 = jit.constant dense<[[[[0.8333333333333334, 3.0], [-1.3333333333333333, 1.0]],
    [[-0.6666666666666666, 0.6666666666666666], [1.3333333333333333, -0.6666666666666666]]]]> :
    tensor<1x2x2x2xf64>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf64>
  return
}

// Strides are the kernel's size; f32.
func.func @avg_pool_f32() {
  %c0 = jit.constant dense<[[[[-4.0, 0.0, 2.0, -3.0, -3.0, 4.0], [3.0, 2.0, 0.0, 4.0, -4.0, -2.0],
    [1.0, -4.0, -1.0, 0.0, -4.0, -3.0], [-2.0, 4.0, -2.0, 1.0, -1.0, -2.0]], [[2.0, 3.0, -3.0,
    -3.0, -1.0, 0.0], [1.0, 2.0, 4.0, 4.0, -3.0, -3.0], [-4.0, 4.0, -3.0, 1.0, -3.0, -3.0], [-3.0,
    4.0, -4.0, 3.0, -3.0, -4.0]]]]> : tensor<1x2x4x6xf32>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf32>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf32>) ->
    tensor<1x2x2x2xf32>
  %e0 = jit.constant dense<[[[[0.5, -0.6666667], [-0.6666667, -1.5]], [[1.5, -1.0], [-1.0,
    -1.5]]]]> : tensor<1x2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf32>
  return
}

// Strides are the kernel's size; f16.
func.func @avg_pool_f16() {
  %c0 = jit.constant dense<[[[[-2.0, -1.0, 0.0, 1.0, 1.0, 1.0], [-1.0, -2.0, -3.0, -1.0, -4.0,
    0.0], [-2.0, 1.0, -3.0, 1.0, 0.0, 0.0], [3.0, -1.0, 2.0, -4.0, -3.0, 1.0]], [[-4.0, 4.0, -4.0,
    2.0, -1.0, 3.0], [-1.0, 4.0, 2.0, -4.0, -4.0, -2.0], [-2.0, 3.0, 2.0, 3.0, 1.0, -3.0], [0.0,
    2.0, 4.0, -1.0, -3.0, -2.0]]]]> : tensor<1x2x4x6xf16>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf16>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf16>) ->
    tensor<1x2x2x2xf16>
  %e0 = jit.constant dense<[[[[-1.5, -0.3333], [0.0, -0.8335]], [[0.1666, -1.0], [1.5,
    -0.8335]]]]> : tensor<1x2x2x2xf16>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf16>
  return
}

// Strides are the kernel's size; bf16.
func.func @avg_pool_bf16() {
  %c0 = jit.constant dense<[[[[-3.0, -2.0, 1.0, 1.0, 1.0, -4.0], [4.0, -2.0, 4.0, -4.0, 1.0, 2.0],
    [2.0, 3.0, 2.0, -3.0, -3.0, 1.0], [1.0, 0.0, -2.0, -3.0, -1.0, -1.0]], [[-3.0, -4.0, -4.0,
    1.0, 3.0, 1.0], [2.0, -2.0, 2.0, 2.0, -2.0, -4.0], [-1.0, 3.0, -3.0, -2.0, 1.0, -2.0], [3.0,
    -1.0, 3.0, -3.0, 4.0, -1.0]]]]> : tensor<1x2x4x6xbf16>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xbf16>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2, 3>} : (tensor<1x2x4x6xbf16>) ->
    tensor<1x2x2x2xbf16>
  %e0 = jit.constant dense<[[[[0.334, -0.5], [1.0, -1.664]], [[-1.5, 0.167], [0.668, -0.5]]]]> :
    tensor<1x2x2x2xbf16>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xbf16>
  return
}

// Padding counts.
func.func @avg_pool_include_pad() {
  %c0 = jit.constant dense<[[[[-2.0, -1.0, 2.0], [-2.0, -3.0, 3.0], [0.0, 4.0, -4.0]]]]> :
    tensor<1x1x3x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x3xf32>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2, 2>, strides = array<i64: 1, 1>, padding_low =
    array<i64: 1, 1>, padding_high = array<i64: 1, 1>} : (tensor<1x1x3x3xf32>) ->
    tensor<1x1x4x4xf32>
  %e0 = jit.constant dense<[[[[-0.5, -0.75, 0.25, 0.5], [-1.0, -2.0, 0.25, 1.25], [-0.5, -0.25,
    0.0, -0.25], [0.0, 1.0, 0.0, -1.0]]]]> : tensor<1x1x4x4xf32>
  check.expect_eq %r, %e0 : tensor<1x1x4x4xf32>
  return
}

// Padding does not count.
func.func @avg_pool_exclude_pad() {
  %c0 = jit.constant dense<[[[[2.0, 0.0, 2.0, 0.0], [-4.0, -1.0, 0.0, -1.0], [-2.0, 2.0, -4.0,
    0.0]]]]> : tensor<1x1x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4xf32>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 3, 2>, strides = array<i64: 1, 1>, padding_low =
    array<i64: 1, 1>, padding_high = array<i64: 1, 1>, count_include_pad = false} :
    (tensor<1x1x3x4xf32>) -> tensor<1x1x3x5xf32>
  %e0 = jit.constant dense<[[[[-1.0, -0.75, 0.25, 0.25, -0.5], [-1.3333334, -0.5, -0.16666667,
    -0.5, -0.33333334], [-3.0, -1.25, -0.75, -1.25, -0.5]]]]> : tensor<1x1x3x5xf32>
  check.expect_eq %r, %e0 : tensor<1x1x3x5xf32>
  return
}

// One dimension.
func.func @avg_pool_one_dimension() {
  %c0 = jit.constant dense<[[[4.0, -1.0, -4.0, -3.0, 4.0, -2.0, -2.0], [3.0, -2.0, 4.0, -3.0,
    -1.0, 0.0, 3.0]], [[1.0, 3.0, 4.0, -3.0, 2.0, -2.0, 4.0], [2.0, 0.0, -2.0, 1.0, 4.0, -3.0,
    -1.0]]]> : tensor<2x2x7xf32>
  %x0 = check.opaque %c0 : tensor<2x2x7xf32>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 3>, strides = array<i64: 2>} :
    (tensor<2x2x7xf32>) -> tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[-0.33333334, -1.0, 0.0], [1.6666666, 0.0, 0.6666667]], [[2.6666667,
    1.0, 1.3333334], [0.0, 1.0, 0.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x2x3xf32>
  return
}

// Three.
func.func @avg_pool_three_dimensions() {
  %c0 = jit.constant dense<[[[[[3.0, 2.0], [1.0, 2.0], [-1.0, -3.0]], [[-1.0, 3.0], [-3.0, -2.0],
    [-4.0, -4.0]]]]]> : tensor<1x1x2x3x2xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2x3x2xf32>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2, 2, 2>, strides = array<i64: 1, 1, 1>} :
    (tensor<1x1x2x3x2xf32>) -> tensor<1x1x1x2x1xf32>
  %e0 = jit.constant dense<[[[[[0.625], [-1.75]]]]]> : tensor<1x1x1x2x1xf32>
  check.expect_eq %r, %e0 : tensor<1x1x1x2x1xf32>
  return
}

// Extents of run time.
func.func @avg_pool_dynamic() {
  %c0 = jit.constant dense<[[[[1.0, -4.0, 3.0, 0.0, 1.0], [1.0, 4.0, -2.0, -2.0, 3.0], [1.0, -2.0,
    -4.0, 3.0, -3.0], [-4.0, 4.0, -2.0, -4.0, -3.0]], [[-1.0, 0.0, 0.0, -1.0, 1.0], [-1.0, -1.0,
    3.0, 0.0, 1.0], [-2.0, 1.0, 1.0, -1.0, 0.0], [3.0, -2.0, 0.0, -4.0, 2.0]]]]> :
    tensor<1x2x4x5xf32>
  %x0 = check.opaque %c0 : tensor<1x2x4x5xf32> -> tensor<?x?x?x?xf32>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2, 2>, strides = array<i64: 1, 2>} :
    (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[0.5, -0.25], [1.0, -1.25], [-0.25, -1.75]], [[-0.75, 0.5], [-0.75,
    0.75], [0.0, -1.0]]]]> : tensor<1x2x3x2xf32>
  %d0 = check.opaque %e0 : tensor<1x2x3x2xf32> -> tensor<?x?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?x?xf32>
  return
}

// Also where padding does not count.
func.func @avg_pool_dynamic_exclude_pad() {
  %c0 = jit.constant dense<[[[[-3.0, 4.0, -1.0, 1.0, 2.0], [-1.0, -3.0, -2.0, 1.0, 4.0], [3.0,
    2.0, 3.0, 3.0, -1.0], [-3.0, 3.0, -1.0, 1.0, 3.0]]]]> : tensor<1x1x4x5xf32>
  %x0 = check.opaque %c0 : tensor<1x1x4x5xf32> -> tensor<?x?x?x?xf32>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 3, 3>, strides = array<i64: 2, 2>, padding_low =
    array<i64: 1, 1>, padding_high = array<i64: 1, 1>, count_include_pad = false} :
    (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[-0.75, 0.0, 2.0], [0.16666667, 0.7777778, 1.8333334]]]]> :
    tensor<1x1x2x3xf32>
  %d0 = check.opaque %e0 : tensor<1x1x2x3xf32> -> tensor<?x?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?x?xf32>
  return
}

// The sum of two of 60000 is no overflow: it is taken in f32.
func.func @avg_pool_f16_sum() {
  %c0 = jit.constant dense<6.0e+04> : tensor<2xf16>
  %x0 = check.opaque %c0 : tensor<2xf16>
  %r = jit.avg_pool %x0 {kernel_size = array<i64: 2>} : (tensor<2xf16>) -> tensor<1xf16>
  %e0 = jit.constant dense<[6.0e+04]> : tensor<1xf16>
  check.expect_eq %r, %e0 : tensor<1xf16>
  return
}
