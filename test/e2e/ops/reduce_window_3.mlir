// RUN: %e2e %s
// Expected values: loops over windows in NumPy on small integers; special values by hand.

func.func @reduce_window_sum_dilation() {
  %c0 = jit.constant dense<[[[3.0, 0.0, -2.0, 2.0, 0.0, -1.0], [-4.0, -1.0, 2.0, 1.0, 0.0, -3.0],
    [1.0, -4.0, 4.0, 1.0, 2.0, 0.0], [-1.0, 3.0, -4.0, -1.0, 2.0, 3.0], [-2.0, -4.0, 4.0, -4.0,
    3.0, 1.0]]]> : tensor<1x5x6xf32>
  %x0 = check.opaque %c0 : tensor<1x5x6xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 3>, dilation = array<i64: 3, 2>} :
    (tensor<1x5x6xf32>) -> tensor<1x2x2xf32>
  %e0 = jit.constant dense<[[[-2.0, 6.0], [3.0, -1.0e+01]]]> : tensor<1x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2xf32>
  return
}

// A window over everything, sum.
func.func @reduce_window_sum_whole() {
  %c0 = jit.constant dense<[[-4.0, -2.0, -3.0], [-4.0, 1.0, -3.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2, 3>} : (tensor<2x3xf32>) ->
    tensor<1x1xf32>
  %e0 = jit.constant dense<[[-15.0]]> : tensor<1x1xf32>
  check.expect_eq %r, %e0 : tensor<1x1xf32>
  return
}

// Extents of run time, sum.
func.func @reduce_window_sum_dynamic() {
  %c0 = jit.constant dense<[[[-1.0, -1.0, -4.0, -1.0, 1.0], [1.0, 0.0, 3.0, -3.0, -1.0], [2.0,
    -3.0, -2.0, 1.0, 2.0], [-4.0, -1.0, -1.0, -2.0, -2.0]], [[3.0, -1.0, 1.0, -4.0, 2.0], [0.0,
    -1.0, 1.0, 2.0, 2.0], [3.0, 4.0, 2.0, -1.0, 2.0], [1.0, -2.0, -1.0, -4.0, -3.0]]]> :
    tensor<2x4x5xf32>
  %x0 = check.opaque %c0 : tensor<2x4x5xf32> -> tensor<?x?x?xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 3, 2>, strides = array<i64: 2, 1>,
    padding_low = array<i64: 1, 0>, padding_high = array<i64: 1, 1>} : (tensor<?x?x?xf32>) ->
    tensor<?x?x?xf32>
  %e0 = jit.constant dense<[[[-1.0, -2.0, -5.0, -4.0, 0.0], [-5.0, -4.0, -4.0, -5.0, -1.0]],
    [[1.0, 0.0, 0.0, 2.0, 4.0], [5.0, 3.0, -1.0, -2.0, 1.0]]]> : tensor<2x2x5xf32>
  %d0 = check.opaque %e0 : tensor<2x2x5xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?xf32>
  return
}

// No batch, sum.
func.func @reduce_window_sum_empty_batch() {
  %c0 = jit.constant dense<> : tensor<0x3xf32>
  %x0 = check.opaque %c0 : tensor<0x3xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2>} : (tensor<0x3xf32>) -> tensor<0x2xf32>
  %e0 = jit.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e0 : tensor<0x2xf32>
  return
}

// NaN propagates; max(-0, +0) is +0.
func.func @reduce_window_max_special() {
  %c0 = jit.constant dense<[0x7FC00000, 1.0, -0.0, 0.0, -0.0, -0.0]> : tensor<6xf32>
  %x0 = check.opaque %c0 : tensor<6xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 2>} : (tensor<6xf32>) -> tensor<5xf32>
  %e0 = jit.constant dense<[0x7FC00000, 1.0, 0.0, 0.0, -0.0]> : tensor<5xf32>
  check.expect_eq %r, %e0 : tensor<5xf32>
  return
}

// A window that is all padding gives the smallest value.
func.func @reduce_window_max_nothing() {
  %c0 = jit.constant dense<[5.0]> : tensor<1xf32>
  %x0 = check.opaque %c0 : tensor<1xf32>
  %r = jit.reduce_window max %x0 {window = array<i64: 1>, padding_low = array<i64: 1>} :
    (tensor<1xf32>) -> tensor<2xf32>
  %e0 = jit.constant dense<[0xFF800000, 5.0]> : tensor<2xf32>
  check.expect_eq %r, %e0 : tensor<2xf32>
  return
}

// Also of integers.
func.func @reduce_window_max_nothing_i8() {
  %c0 = jit.constant dense<[5]> : tensor<1xi8>
  %x0 = check.opaque %c0 : tensor<1xi8>
  %r = jit.reduce_window max %x0 {window = array<i64: 1>, padding_low = array<i64: 1>} :
    (tensor<1xi8>) -> tensor<2xi8>
  %e0 = jit.constant dense<[-128, 5]> : tensor<2xi8>
  check.expect_eq %r, %e0 : tensor<2xi8>
  return
}

// 2048 + 1 + 1 is 2050: f16 alone would stay at 2048.
func.func @reduce_window_sum_f16_accumulates_f32() {
  %c0 = jit.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %x0 = check.opaque %c0 : tensor<3xf16>
  %r = jit.reduce_window sum %x0 {window = array<i64: 3>} : (tensor<3xf16>) -> tensor<1xf16>
  %e0 = jit.constant dense<[2.05e+03]> : tensor<1xf16>
  check.expect_eq %r, %e0 : tensor<1xf16>
  return
}

// In order: (1e8 + 1) - 1e8 is 0 in f32.
func.func @reduce_window_sum_order() {
  %c0 = jit.constant dense<[1.0e+08, 1.0, -1.0e+08]> : tensor<3xf32>
  %x0 = check.opaque %c0 : tensor<3xf32>
  %r = jit.reduce_window sum %x0 {window = array<i64: 3>} : (tensor<3xf32>) -> tensor<1xf32>
  %e0 = jit.constant dense<[0.0]> : tensor<1xf32>
  check.expect_eq %r, %e0 : tensor<1xf32>
  return
}

// Bytes wrap.
func.func @reduce_window_sum_i8_wraps() {
  %c0 = jit.constant dense<100> : tensor<2xi8>
  %x0 = check.opaque %c0 : tensor<2xi8>
  %r = jit.reduce_window sum %x0 {window = array<i64: 2>} : (tensor<2xi8>) -> tensor<1xi8>
  %e0 = jit.constant dense<[-56]> : tensor<1xi8>
  check.expect_eq %r, %e0 : tensor<1xi8>
  return
}
