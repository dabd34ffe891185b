// RUN: %e2e %s
// Expected values: torch.nn.functional.conv1d/2d/3d in f64 on small integers, where every
// order of summation is exact, after zeros were put in by hand.

func.func @conv_dynamic() {
  %c0 = jit.constant dense<[[[[-4.0, 4.0, 4.0, -2.0, -2.0, -1.0], [3.0, -4.0, -3.0, 2.0, -1.0,
    -1.0], [4.0, 3.0, -3.0, -2.0, -2.0, 1.0], [-1.0, 2.0, -2.0, 0.0, -1.0, -3.0], [-3.0, -1.0,
    2.0, 2.0, 2.0, -3.0]], [[1.0, -4.0, -3.0, 0.0, 2.0, -2.0], [-3.0, 3.0, 1.0, 3.0, -4.0, 4.0],
    [3.0, 3.0, -4.0, 1.0, 0.0, -3.0], [4.0, 3.0, 3.0, 2.0, -3.0, 2.0], [0.0, 2.0, 1.0, 3.0, 0.0,
    -2.0]], [[1.0, 2.0, -2.0, 0.0, 1.0, -1.0], [-3.0, -2.0, 3.0, -3.0, -1.0, 0.0], [3.0, -1.0,
    4.0, -1.0, 0.0, 3.0], [0.0, 2.0, -1.0, 2.0, 1.0, 4.0], [-1.0, -3.0, -3.0, 0.0, 0.0, -4.0]],
    [[-4.0, -1.0, -4.0, 4.0, 3.0, -4.0], [3.0, 2.0, 2.0, 3.0, 2.0, 0.0], [2.0, 3.0, 1.0, -1.0,
    1.0, -1.0], [-1.0, 0.0, 2.0, -3.0, -1.0, -2.0], [-3.0, -2.0, -2.0, 4.0, -1.0, -1.0]]],
    [[[-1.0, -2.0, 4.0, 4.0, -1.0, -3.0], [-4.0, 4.0, 3.0, 3.0, 1.0, 1.0], [2.0, -1.0, 3.0, -3.0,
    0.0, -4.0], [2.0, -4.0, 0.0, -1.0, 4.0, -1.0], [-3.0, 4.0, 0.0, 0.0, 1.0, 4.0]], [[-4.0, 2.0,
    0.0, -3.0, 4.0, 0.0], [4.0, -3.0, 2.0, -4.0, 4.0, 4.0], [3.0, -1.0, 2.0, -3.0, 3.0, -4.0],
    [2.0, 1.0, -2.0, 0.0, 0.0, -4.0], [-4.0, 2.0, 2.0, -2.0, 0.0, 3.0]], [[2.0, 0.0, 3.0, 0.0,
    -4.0, 0.0], [-2.0, 2.0, -4.0, 4.0, 1.0, 3.0], [0.0, -4.0, -1.0, 0.0, -1.0, -2.0], [-3.0, -4.0,
    0.0, -3.0, 1.0, -2.0], [-1.0, 4.0, 0.0, 2.0, 2.0, 3.0]], [[-4.0, 2.0, -2.0, -2.0, 4.0, -1.0],
    [0.0, -1.0, -4.0, -2.0, -3.0, -1.0], [-4.0, 2.0, 0.0, -4.0, 4.0, -2.0], [-1.0, 0.0, 0.0, 2.0,
    0.0, 1.0], [-2.0, 2.0, 3.0, -4.0, -3.0, -3.0]]]]> : tensor<2x4x5x6xf32>
  %x0 = check.opaque %c0 : tensor<2x4x5x6xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<[[[[-2.0, -2.0, 3.0], [-2.0, 3.0, 2.0], [4.0, 4.0, -4.0]], [[2.0, 3.0,
    -4.0], [-3.0, -2.0, -3.0], [3.0, -3.0, 4.0]]], [[[-1.0, 1.0, -1.0], [-1.0, 3.0, -1.0], [4.0,
    1.0, -1.0]], [[3.0, -2.0, -1.0], [3.0, -3.0, 3.0], [-4.0, -4.0, -3.0]]], [[[1.0, 3.0, 3.0],
    [1.0, 1.0, 4.0], [4.0, -4.0, 1.0]], [[-1.0, -3.0, 3.0], [0.0, 1.0, 0.0], [-4.0, 3.0, -1.0]]],
    [[[-3.0, 1.0, -2.0], [2.0, 0.0, 0.0], [-4.0, -3.0, 3.0]], [[4.0, 0.0, 0.0], [-3.0, 2.0, 1.0],
    [0.0, -2.0, -4.0]]]]> : tensor<4x2x3x3xf32>
  %x1 = check.opaque %c1 : tensor<4x2x3x3xf32> -> tensor<?x?x?x?xf32>
  %r = jit.conv %x0, %x1 {strides = array<i64: 2, 1>, padding_low = array<i64: 1, 1>, padding_high
    = array<i64: 1, 0>, groups = 2 : i64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) ->
    tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[55.0, 36.0, 0.0, -37.0, 43.0], [-48.0, 11.0, 2.0, 19.0, 1.0e+01],
    [-9.0, -3.0, 2.0, 22.0, -27.0]], [[-21.0, 26.0, -39.0, -24.0, -15.0], [-9.0, -61.0, -7.0,
    -27.0, 0.0], [-16.0, 3.0, 14.0, 7.0, 22.0]], [[22.0, -15.0, -32.0, 28.0, -14.0], [-18.0, 11.0,
    22.0, -39.0, 16.0], [-7.0, -8.0, -18.0, 13.0, 0.0]], [[-2.0e+01, 23.0, -23.0, -1.0, 1.0],
    [16.0, 3.0, 22.0, 13.0, 33.0], [-12.0, 1.0, -11.0, 18.0, -4.0e+01]]], [[[-61.0, 29.0, 12.0,
    5.0e+01, -12.0], [67.0, -27.0, 21.0, -83.0, -4.0], [-13.0, 39.0, -11.0, 1.0e+01, 15.0]],
    [[2.0, -52.0, 39.0, 4.0e+01, -25.0], [-23.0, 29.0, -29.0, 24.0, -37.0], [6.0, 3.0, 2.0, 0.0,
    12.0]], [[9.0, -3.0, 23.0, -33.0, 15.0], [-18.0, -15.0, -17.0, 22.0, -8.0], [-5.0, -9.0, 8.0,
    -6.0, 8.0]], [[1.0e+01, 26.0, 2.0e+01, 35.0, 13.0], [-13.0, 56.0, -41.0, 0.0, -8.0], [3.0,
    12.0, 22.0, -25.0, 29.0]]]]> : tensor<2x4x3x5xf32>
  %d0 = check.opaque %e0 : tensor<2x4x3x5xf32> -> tensor<?x?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?x?xf32>
  return
}

// Also with a dilated input.
func.func @conv_dynamic_input_dilation() {
  %c0 = jit.constant dense<[[[[4.0, -2.0, 1.0], [-4.0, 2.0, -3.0], [2.0, -3.0, 0.0]], [[-1.0, 0.0,
    -2.0], [-1.0, -1.0, 1.0], [3.0, -1.0, -4.0]]]]> : tensor<1x2x3x3xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3x3xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<[[[[-3.0, -4.0], [1.0, 3.0]], [[-3.0, 0.0], [0.0, -1.0]]]]> :
    tensor<1x2x2x2xf32>
  %x1 = check.opaque %c1 : tensor<1x2x2x2xf32> -> tensor<?x?x?x?xf32>
  %r = jit.conv %x0, %x1 {dilation = array<i64: 2, 1>, input_dilation = array<i64: 2, 2>} :
    (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[-13.0, 15.0, 8.0, -14.0], [0.0, 0.0, 0.0, 0.0], [17.0, -16.0, -6.0,
    16.0]]]]> : tensor<1x1x3x4xf32>
  %d0 = check.opaque %e0 : tensor<1x1x3x4xf32> -> tensor<?x?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?x?xf32>
  return
}

// No sample.
func.func @conv_empty_batch() {
  %c0 = jit.constant dense<> : tensor<0x1x3x3xf32>
  %x0 = check.opaque %c0 : tensor<0x1x3x3xf32>
  %c1 = jit.constant dense<[[[[3.0, -2.0], [1.0, 0.0]]]]> : tensor<1x1x2x2xf32>
  %x1 = check.opaque %c1 : tensor<1x1x2x2xf32>
  %r = jit.conv %x0, %x1 : (tensor<0x1x3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<0x1x2x2xf32>
  %e0 = jit.constant dense<> : tensor<0x1x2x2xf32>
  check.expect_eq %r, %e0 : tensor<0x1x2x2xf32>
  return
}

// A contraction over nothing gives zeros.
func.func @conv_no_channels() {
  %c0 = jit.constant dense<> : tensor<1x0x3x3xf32>
  %x0 = check.opaque %c0 : tensor<1x0x3x3xf32>
  %c1 = jit.constant dense<> : tensor<2x0x2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x0x2x2xf32>
  %r = jit.conv %x0, %x1 : (tensor<1x0x3x3xf32>, tensor<2x0x2x2xf32>) -> tensor<1x2x2x2xf32>
  %e0 = jit.constant dense<0.0> : tensor<1x2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf32>
  return
}

// Zeros of padding are multiplied: infinity in the weight shows as NaN.
func.func @conv_padding_takes_part() {
  %c0 = jit.constant dense<1.0> : tensor<1x1x2xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2xf32>
  %c1 = jit.constant dense<[[[1.0, 0x7F800000]]]> : tensor<1x1x2xf32>
  %x1 = check.opaque %c1 : tensor<1x1x2xf32>
  %r = jit.conv %x0, %x1 {padding_high = array<i64: 1>} : (tensor<1x1x2xf32>, tensor<1x1x2xf32>)
    -> tensor<1x1x2xf32>
  %e0 = jit.constant dense<[[[0x7F800000, 0x7FC00000]]]> : tensor<1x1x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x2xf32>
  return
}

// Channels before kernel positions: (1e8 + 1) - 1e8 is 0 in f32.
func.func @conv_order() {
  %c0 = jit.constant dense<[[[1.0e+08, 1.0], [-1.0e+08, 0.0]]]> : tensor<1x2x2xf32>
  %x0 = check.opaque %c0 : tensor<1x2x2xf32>
  %c1 = jit.constant dense<1.0> : tensor<1x2x2xf32>
  %x1 = check.opaque %c1 : tensor<1x2x2xf32>
  %r = jit.conv %x0, %x1 : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x1x1xf32>
  %e0 = jit.constant dense<[[[0.0]]]> : tensor<1x1x1xf32>
  check.expect_eq %r, %e0 : tensor<1x1x1xf32>
  return
}

// Groups of a weight whose extents only the run tells; values from torch.nn.functional.conv1d of arange.
func.func @conv_groups_dynamic_weight() {
  %cx = jit.constant dense<[[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]],
                            [[8.0, 9.0], [10.0, 11.0], [12.0, 13.0], [14.0, 15.0]]]> : tensor<2x4x2xf32>
  %x = check.opaque %cx : tensor<2x4x2xf32>
  %cw = jit.constant dense<[[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], [[6.0, 7.0, 8.0], [9.0, 10.0, 11.0]],
                            [[12.0, 13.0, 14.0], [15.0, 16.0, 17.0]],
                            [[18.0, 19.0, 20.0], [21.0, 22.0, 23.0]]]> : tensor<4x2x3xf32>
  %w = check.opaque %cw : tensor<4x2x3xf32> -> tensor<?x?x?xf32>
  %r = jit.conv %x, %w {groups = 2 : i64, strides = array<i64: 3>, padding_high = array<i64: 1>}
    : (tensor<2x4x2xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %ce = jit.constant dense<[[[19.0], [55.0], [315.0], [447.0]], [[83.0], [311.0], [763.0], [1087.0]]]> : tensor<2x4x1xf32>
  %e = check.opaque %ce : tensor<2x4x1xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %e : tensor<?x?x?xf32>
  return
}
