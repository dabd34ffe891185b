// RUN: %e2e %s
// Expected values: loops over windows in NumPy on small integers; special values by hand.

// max of f64.
func.func @reduce_window_max_f64() {
  %c0 = jit.constant dense<[[[-3.0, -3.0, 3.0, 0.0], [1.0, 1.0, 2.0, -4.0], [0.0, -3.0, -1.0,
    4.0]], [[0.0, -4.0, 0.0, -3.0], [2.0, 4.0, 4.0, 1.0], [3.0, -1.0, -3.0, 0.0]]]> :
    tensor<2x3x4xf64>
  %x0 = check.opaque %c0 : tensor<2x3x4xf64>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xf64>) ->
    tensor<2x2x3xf64>
  %e0 = jit.constant dense<[[[1.0, 3.0, 3.0], [1.0, 2.0, 4.0]], [[4.0, 4.0, 4.0], [4.0, 4.0,
    4.0]]]> : tensor<2x2x3xf64>
  check.expect_eq %r, %e0 : tensor<2x2x3xf64>
  return
}

// max of f32.
func.func @reduce_window_max_f32() {
  %c0 = jit.constant dense<[[[-1.0, 1.0, 4.0, -2.0], [3.0, -3.0, -1.0, 3.0], [-2.0, 2.0, 0.0,
    0.0]], [[4.0, 3.0, 3.0, 0.0], [4.0, 4.0, -3.0, -3.0], [-2.0, 0.0, 3.0, 0.0]]]> :
    tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xf32>) ->
    tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[3.0, 4.0, 4.0], [3.0, 2.0, 3.0]], [[4.0, 4.0, 3.0], [4.0, 4.0,
    3.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x2x3xf32>
  return
}

// max of f16.
func.func @reduce_window_max_f16() {
  %c0 = jit.constant dense<[[[4.0, -1.0, 4.0, 1.0], [2.0, -2.0, 1.0, 3.0], [3.0, 3.0, 4.0, -3.0]],
    [[3.0, 0.0, 2.0, -2.0], [-4.0, -4.0, 4.0, 4.0], [-2.0, -1.0, -2.0, -3.0]]]> :
    tensor<2x3x4xf16>
  %x0 = check.opaque %c0 : tensor<2x3x4xf16>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xf16>) ->
    tensor<2x2x3xf16>
  %e0 = jit.constant dense<[[[4.0, 4.0, 4.0], [3.0, 4.0, 4.0]], [[3.0, 4.0, 4.0], [-1.0, 4.0,
    4.0]]]> : tensor<2x2x3xf16>
  check.expect_eq %r, %e0 : tensor<2x2x3xf16>
  return
}

// max of bf16.
func.func @reduce_window_max_bf16() {
  %c0 = jit.constant dense<[[[3.0, 2.0, -4.0, -3.0], [1.0, 4.0, 4.0, -3.0], [1.0, -4.0, -3.0,
    -3.0]], [[-1.0, -1.0, 2.0, 0.0], [-1.0, 4.0, 1.0, 2.0], [2.0, -1.0, 4.0, -4.0]]]> :
    tensor<2x3x4xbf16>
  %x0 = check.opaque %c0 : tensor<2x3x4xbf16>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xbf16>) ->
    tensor<2x2x3xbf16>
  %e0 = jit.constant dense<[[[4.0, 4.0, 4.0], [4.0, 4.0, 4.0]], [[4.0, 4.0, 2.0], [4.0, 4.0,
    4.0]]]> : tensor<2x2x3xbf16>
  check.expect_eq %r, %e0 : tensor<2x2x3xbf16>
  return
}

// max of i64.
func.func @reduce_window_max_i64() {
  %c0 = jit.constant dense<[[[-2, -3, -4, 4], [-4, 0, 3, 2], [3, -4, 0, -4]], [[-3, 3, -4, 1],
    [-4, -2, 4, -2], [-2, -4, 2, -3]]]> : tensor<2x3x4xi64>
  %x0 = check.opaque %c0 : tensor<2x3x4xi64>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi64>) ->
    tensor<2x2x3xi64>
  %e0 = jit.constant dense<[[[0, 3, 4], [3, 3, 3]], [[3, 4, 4], [-2, 4, 4]]]> : tensor<2x2x3xi64>
  check.expect_eq %r, %e0 : tensor<2x2x3xi64>
  return
}

// max of i32.
func.func @reduce_window_max_i32() {
  %c0 = jit.constant dense<[[[0, -4, -4, 3], [-4, 0, -1, -3], [1, 2, 4, -3]], [[4, -4, -3, 1], [3,
    4, 2, -4], [-1, 3, 0, -3]]]> : tensor<2x3x4xi32>
  %x0 = check.opaque %c0 : tensor<2x3x4xi32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi32>) ->
    tensor<2x2x3xi32>
  %e0 = jit.constant dense<[[[0, 0, 3], [2, 4, 4]], [[4, 4, 2], [4, 4, 2]]]> : tensor<2x2x3xi32>
  check.expect_eq %r, %e0 : tensor<2x2x3xi32>
  return
}

// max of i16.
func.func @reduce_window_max_i16() {
  %c0 = jit.constant dense<[[[2, -4, 2, -4], [-1, -2, 4, 2], [1, 0, -2, 3]], [[4, -3, -2, -2], [0,
    -2, -1, 4], [-1, 4, 0, -1]]]> : tensor<2x3x4xi16>
  %x0 = check.opaque %c0 : tensor<2x3x4xi16>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi16>) ->
    tensor<2x2x3xi16>
  %e0 = jit.constant dense<[[[2, 4, 4], [1, 4, 4]], [[4, -1, 4], [4, 4, 4]]]> : tensor<2x2x3xi16>
  check.expect_eq %r, %e0 : tensor<2x2x3xi16>
  return
}

// max of i8.
func.func @reduce_window_max_i8() {
  %c0 = jit.constant dense<[[[4, -1, 2, -2], [4, 2, 3, -4], [-4, -4, 0, -1]], [[4, -2, -3, 3],
    [-2, 2, -2, 0], [-4, 1, 4, 2]]]> : tensor<2x3x4xi8>
  %x0 = check.opaque %c0 : tensor<2x3x4xi8>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi8>) ->
    tensor<2x2x3xi8>
  %e0 = jit.constant dense<[[[4, 3, 3], [4, 3, 3]], [[4, 2, 3], [2, 4, 4]]]> : tensor<2x2x3xi8>
  check.expect_eq %r, %e0 : tensor<2x2x3xi8>
  return
}

// max of unsigned bytes.
func.func @reduce_window_max_ui8() {
  %c0 = jit.constant dense<[[200, 7, 250, 3]]> : tensor<1x4xui8>
  %x0 = check.opaque %c0 : tensor<1x4xui8>
  %r = jit.reduce_window max %x0 {window = array<i64: 2>} : (tensor<1x4xui8>) -> tensor<1x3xui8>
  %e0 = jit.constant dense<[[200, 250, 250]]> : tensor<1x3xui8>
  check.expect_eq %r, %e0 : tensor<1x3xui8>
  return
}

// Strides, max.
func.func @reduce_window_max_strides() {
  %c0 = jit.constant dense<[[[3.0, 3.0, 1.0, 4.0, 0.0, -3.0, 1.0], [1.0, -3.0, -3.0, 1.0, -1.0,
    0.0, 3.0], [2.0, 4.0, -3.0, 2.0, 0.0, -4.0, -4.0], [-1.0, 1.0, -3.0, 0.0, 4.0, -3.0, -3.0],
    [4.0, -2.0, 3.0, -1.0, 2.0, -4.0, 1.0]]]> : tensor<1x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x5x7xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 3>, strides = array<i64: 2, 3>} :
    (tensor<1x5x7xf32>) -> tensor<1x2x2xf32>
  %e0 = jit.constant dense<[[[3.0, 4.0], [4.0, 4.0]]]> : tensor<1x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2xf32>
  return
}

// Padding has no part, max.
func.func @reduce_window_max_padding() {
  %c0 = jit.constant dense<[[-3.0, -7.0, -5.0], [-9.0, -9.0, -1.0e+01], [-6.0, -6.0, -1.0e+01]]> :
    tensor<3x3xf32>
  %x0 = check.opaque %c0 : tensor<3x3xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 3>, padding_low = array<i64: 1, 2>,
    padding_high = array<i64: 0, 1>} : (tensor<3x3xf32>) -> tensor<3x4xf32>
  %e0 = jit.constant dense<[[-3.0, -3.0, -3.0, -5.0], [-3.0, -3.0, -3.0, -5.0], [-6.0, -6.0, -6.0,
    -6.0]]> : tensor<3x4xf32>
  check.expect_eq %r, %e0 : tensor<3x4xf32>
  return
}

// Negative padding cuts off, max.
func.func @reduce_window_max_negative_padding() {
  %c0 = jit.constant dense<[[-2.0, 1.0, -1.0, -2.0, -4.0, -4.0], [1.0, -3.0, 3.0, 0.0, -2.0, 1.0],
    [-3.0, -2.0, 0.0, 1.0, -3.0, -1.0], [-4.0, -3.0, -2.0, -2.0, 4.0, -1.0], [-4.0, 4.0, 1.0,
    -3.0, -4.0, -4.0]]> : tensor<5x6xf32>
  %x0 = check.opaque %c0 : tensor<5x6xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 2>, padding_low = array<i64: -1, 0>,
    padding_high = array<i64: 0, -2>} : (tensor<5x6xf32>) -> tensor<3x3xf32>
  %e0 = jit.constant dense<[[1.0, 3.0, 3.0], [-2.0, 0.0, 1.0], [4.0, 4.0, 1.0]]> : tensor<3x3xf32>
  check.expect_eq %r, %e0 : tensor<3x3xf32>
  return
}

// A dilated window, max.
func.func @reduce_window_max_dilation() {
  %c0 = jit.constant dense<[[[4.0, 1.0, 2.0, 4.0, -1.0, 4.0], [-1.0, 2.0, 3.0, -4.0, 2.0, 3.0],
    [4.0, 2.0, 0.0, -3.0, 2.0, 0.0], [3.0, -4.0, -1.0, 3.0, 1.0, 2.0], [1.0, 3.0, 3.0, 2.0, 1.0,
    -2.0]]]> : tensor<1x5x6xf32>
  %x0 = check.opaque %c0 : tensor<1x5x6xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 3>, dilation = array<i64: 3, 2>} :
    (tensor<1x5x6xf32>) -> tensor<1x2x2xf32>
  %e0 = jit.constant dense<[[[4.0, 4.0], [3.0, 3.0]]]> : tensor<1x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2xf32>
  return
}

// A window over everything, max.
func.func @reduce_window_max_whole() {
  %c0 = jit.constant dense<[[-4.0, 3.0, -1.0], [-2.0, -4.0, -3.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2, 3>} : (tensor<2x3xf32>) ->
    tensor<1x1xf32>
  %e0 = jit.constant dense<[[3.0]]> : tensor<1x1xf32>
  check.expect_eq %r, %e0 : tensor<1x1xf32>
  return
}

// Extents of run time, max.
