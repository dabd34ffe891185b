// RUN: %e2e %s
// Expected values: loops over windows in NumPy on small integers; special values by hand.

func.func @reduce_window_max_dynamic() {
  %c0 = jit.constant dense<[[[-4.0, -1.0, -2.0, 0.0, 1.0], [-2.0, 0.0, 1.0, 2.0, 1.0], [-4.0,
    -2.0, 3.0, 1.0, -2.0], [-1.0, 4.0, 2.0, -1.0, -2.0]], [[-3.0, 3.0, 1.0, -1.0, 2.0], [0.0, 0.0,
    2.0, 2.0, 0.0], [-1.0, -2.0, -2.0, 4.0, -3.0], [-4.0, 1.0, -2.0, -4.0, 0.0]]]> :
    tensor<2x4x5xf32>
  %x0 = check.opaque %c0 : tensor<2x4x5xf32> -> tensor<?x?x?xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 3, 2>, strides = array<i64: 2, 1>,
    padding_low = array<i64: 1, 0>, padding_high = array<i64: 1, 1>} : (tensor<?x?x?xf32>) ->
    tensor<?x?x?xf32>
  %e0 = jit.constant dense<[[[0.0, 1.0, 2.0, 2.0, 1.0], [4.0, 4.0, 3.0, 2.0, 1.0]], [[3.0, 3.0,
    2.0, 2.0, 2.0], [1.0, 2.0, 4.0, 4.0, 0.0]]]> : tensor<2x2x5xf32>
  %d0 = check.opaque %e0 : tensor<2x2x5xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?xf32>
  return
}

// No batch, max.
func.func @reduce_window_max_empty_batch() {
  %c0 = jit.constant dense<> : tensor<0x3xf32>
  %x0 = check.opaque %c0 : tensor<0x3xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2>} : (tensor<0x3xf32>) -> tensor<0x2xf32>
  %e0 = jit.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e0 : tensor<0x2xf32>
  return
}

// sum of f64.
func.func @reduce_window_sum_f64() {
  %c0 = jit.constant dense<[[[2.0, -4.0, 0.0, -3.0], [1.0, 3.0, 3.0, 3.0], [-2.0, 1.0, 1.0, 4.0]],
    [[2.0, 2.0, -4.0, -2.0], [-1.0, 1.0, 3.0, -1.0], [0.0, 2.0, -3.0, -1.0]]]> : tensor<2x3x4xf64>
  %x0 = check.opaque %c0 : tensor<2x3x4xf64>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xf64>) ->
    tensor<2x2x3xf64>
  %e0 = jit.constant dense<[[[2.0, 2.0, 3.0], [3.0, 8.0, 11.0]], [[4.0, 2.0, -4.0], [2.0, 3.0,
    -2.0]]]> : tensor<2x2x3xf64>
  check.expect_eq %r, %e0 : tensor<2x2x3xf64>
  return
}

// sum of f32.
func.func @reduce_window_sum_f32() {
  %c0 = jit.constant dense<[[[-3.0, -3.0, 2.0, 3.0], [-3.0, 2.0, 2.0, 2.0], [2.0, 1.0, -3.0,
    3.0]], [[-3.0, 0.0, 4.0, 1.0], [-2.0, -4.0, -2.0, 0.0], [3.0, 3.0, -3.0, 2.0]]]> :
    tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xf32>) ->
    tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[-7.0, 3.0, 9.0], [2.0, 2.0, 4.0]], [[-9.0, -2.0, 3.0], [0.0, -6.0,
    -3.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x2x3xf32>
  return
}

// sum of f16.
func.func @reduce_window_sum_f16() {
  %c0 = jit.constant dense<[[[1.0, 3.0, 0.0, 0.0], [-1.0, 3.0, 0.0, -4.0], [0.0, 3.0, 3.0, -1.0]],
    [[3.0, -4.0, 2.0, 1.0], [-4.0, 0.0, -1.0, -1.0], [-2.0, 3.0, 3.0, -3.0]]]> : tensor<2x3x4xf16>
  %x0 = check.opaque %c0 : tensor<2x3x4xf16>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xf16>) ->
    tensor<2x2x3xf16>
  %e0 = jit.constant dense<[[[6.0, 6.0, -4.0], [5.0, 9.0, -2.0]], [[-5.0, -3.0, 1.0], [-3.0, 5.0,
    -2.0]]]> : tensor<2x2x3xf16>
  check.expect_eq %r, %e0 : tensor<2x2x3xf16>
  return
}

// sum of bf16.
func.func @reduce_window_sum_bf16() {
  %c0 = jit.constant dense<[[[2.0, 1.0, -3.0, -1.0], [-2.0, 0.0, -3.0, 0.0], [-3.0, -3.0, 3.0,
    0.0]], [[-2.0, 3.0, -1.0, -3.0], [4.0, -4.0, 4.0, -4.0], [3.0, 0.0, -3.0, 4.0]]]> :
    tensor<2x3x4xbf16>
  %x0 = check.opaque %c0 : tensor<2x3x4xbf16>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xbf16>) ->
    tensor<2x2x3xbf16>
  %e0 = jit.constant dense<[[[1.0, -5.0, -7.0], [-8.0, -3.0, 0.0]], [[1.0, 2.0, -4.0], [3.0, -3.0,
    1.0]]]> : tensor<2x2x3xbf16>
  check.expect_eq %r, %e0 : tensor<2x2x3xbf16>
  return
}

// sum of i64.
func.func @reduce_window_sum_i64() {
  %c0 = jit.constant dense<[[[-1, -4, 2, 4], [-3, 0, 4, -3], [3, -1, -4, -3]], [[3, 2, 3, 0], [-3,
    -2, -2, -2], [-4, 3, -4, 2]]]> : tensor<2x3x4xi64>
  %x0 = check.opaque %c0 : tensor<2x3x4xi64>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi64>) ->
    tensor<2x2x3xi64>
  %e0 = jit.constant dense<[[[-8, 2, 7], [-1, -1, -6]], [[0, 1, -1], [-6, -5, -6]]]> :
    tensor<2x2x3xi64>
  check.expect_eq %r, %e0 : tensor<2x2x3xi64>
  return
}

// sum of i32.
func.func @reduce_window_sum_i32() {
  %c0 = jit.constant dense<[[[2, -1, 1, -1], [0, 2, 0, 4], [3, -4, 4, -3]], [[-3, -1, 3, 0], [2,
    -4, 2, -4], [-2, -3, 3, -1]]]> : tensor<2x3x4xi32>
  %x0 = check.opaque %c0 : tensor<2x3x4xi32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi32>) ->
    tensor<2x2x3xi32>
  %e0 = jit.constant dense<[[[3, 2, 4], [1, 2, 5]], [[-6, 0, 1], [-7, -2, 0]]]> :
    tensor<2x2x3xi32>
  check.expect_eq %r, %e0 : tensor<2x2x3xi32>
  return
}

// sum of i16.
func.func @reduce_window_sum_i16() {
  %c0 = jit.constant dense<[[[2, 2, 2, 1], [3, -4, 1, -4], [1, 0, 4, 3]], [[-4, 4, -3, -1], [0, 3,
    -1, 4], [-2, -1, 4, 2]]]> : tensor<2x3x4xi16>
  %x0 = check.opaque %c0 : tensor<2x3x4xi16>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi16>) ->
    tensor<2x2x3xi16>
  %e0 = jit.constant dense<[[[3, 1, 0], [0, 1, 4]], [[3, 3, -1], [0, 5, 9]]]> : tensor<2x2x3xi16>
  check.expect_eq %r, %e0 : tensor<2x2x3xi16>
  return
}

// sum of i8.
func.func @reduce_window_sum_i8() {
  %c0 = jit.constant dense<[[[2, -1, -4, -3], [-2, 1, 3, -4], [-4, 1, -2, 3]], [[1, 4, 0, 0], [3,
    -3, -3, 4], [-3, 3, 2, 4]]]> : tensor<2x3x4xi8>
  %x0 = check.opaque %c0 : tensor<2x3x4xi8>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>} : (tensor<2x3x4xi8>) ->
    tensor<2x2x3xi8>
  %e0 = jit.constant dense<[[[0, -1, -8], [-4, 3, 0]], [[5, -2, 1], [0, -1, 7]]]> :
    tensor<2x2x3xi8>
  check.expect_eq %r, %e0 : tensor<2x2x3xi8>
  return
}

// sum of unsigned bytes.
func.func @reduce_window_sum_ui8() {
  %c0 = jit.constant dense<[[100, 7, 50, 3]]> : tensor<1x4xui8>
  %x0 = check.opaque %c0 : tensor<1x4xui8>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2>} : (tensor<1x4xui8>) -> tensor<1x3xui8>
  %e0 = jit.constant dense<[[107, 57, 53]]> : tensor<1x3xui8>
  check.expect_eq %r, %e0 : tensor<1x3xui8>
  return
}

// Strides, sum.
func.func @reduce_window_sum_strides() {
  %c0 = jit.constant dense<[[[-2.0, 1.0, -4.0, 2.0, -4.0, -1.0, -2.0], [-3.0, 0.0, -2.0, -4.0,
    2.0, -3.0, -2.0], [-2.0, 2.0, 2.0, 0.0, -4.0, 0.0, 2.0], [4.0, 4.0, -3.0, -2.0, 0.0, -2.0,
    -3.0], [-3.0, 4.0, 2.0, 0.0, 1.0, -2.0, 0.0]]]> : tensor<1x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x5x7xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 3>, strides = array<i64: 2, 3>} :
    (tensor<1x5x7xf32>) -> tensor<1x2x2xf32>
  %e0 = jit.constant dense<[[[-1.0e+01, -8.0], [7.0, -8.0]]]> : tensor<1x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2xf32>
  return
}

// Padding has no part, sum.
func.func @reduce_window_sum_padding() {
  %c0 = jit.constant dense<[[-9.0, -1.0e+01, -5.0], [-5.0, -7.0, -6.0], [-9.0, -3.0, -1.0e+01]]> :
    tensor<3x3xf32>
  %x0 = check.opaque %c0 : tensor<3x3xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 3>, padding_low = array<i64: 1, 2>,
    padding_high = array<i64: 0, 1>} : (tensor<3x3xf32>) -> tensor<3x4xf32>
  %e0 = jit.constant dense<[[-9.0, -19.0, -24.0, -15.0], [-14.0, -31.0, -42.0, -28.0], [-14.0,
    -24.0, -4.0e+01, -26.0]]> : tensor<3x4xf32>
  check.expect_eq %r, %e0 : tensor<3x4xf32>
  return
}

// Negative padding cuts off, sum.
func.func @reduce_window_sum_negative_padding() {
  %c0 = jit.constant dense<[[0.0, -1.0, 3.0, 1.0, -3.0, 0.0], [1.0, 4.0, 0.0, 4.0, -1.0, 4.0],
    [4.0, 3.0, 3.0, 0.0, 4.0, 0.0], [1.0, -1.0, 1.0, -1.0, 1.0, -4.0], [-4.0, 3.0, 3.0, -2.0,
    -4.0, -4.0]]> : tensor<5x6xf32>
  %x0 = check.opaque %c0 : tensor<5x6xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 2>, padding_low = array<i64: -1, 0>,
    padding_high = array<i64: 0, -2>} : (tensor<5x6xf32>) -> tensor<3x3xf32>
  %e0 = jit.constant dense<[[12.0, 1.0e+01, 7.0], [7.0, 6.0, 3.0], [-1.0, 6.0, 1.0]]> :
    tensor<3x3xf32>
  check.expect_eq %r, %e0 : tensor<3x3xf32>
  return
}

// A dilated window, sum.
