// RUN: %e2e %s
// Expected values: torch.nn.functional.conv_transpose1d/2d in f64 on small integers; a
// padding that differs at the ends cuts a slice off the result without padding.

// Two channels in, three out, f64.
func.func @conv_transpose_f64() {
  %c0 = jit.constant dense<[[[[3.0, -3.0, 4.0], [3.0, 0.0, 3.0]], [[1.0, -2.0, 3.0], [-4.0, -3.0,
    3.0]]]]> : tensor<1x2x2x3xf64>
  %x0 = check.opaque %c0 : tensor<1x2x2x3xf64>
  %c1 = jit.constant dense<[[[[3.0, -2.0], [4.0, 1.0]], [[-2.0, 3.0], [4.0, 3.0]], [[1.0, 3.0],
    [3.0, 0.0]]], [[[2.0, 3.0], [-4.0, 0.0]], [[4.0, -2.0], [1.0, 0.0]], [[1.0, -1.0], [1.0,
    2.0]]]]> : tensor<2x3x2x2xf64>
  %x1 = check.opaque %c1 : tensor<2x3x2x2xf64>
  %r = jit.conv_transpose %x0, %x1 : (tensor<1x2x2x3xf64>, tensor<2x3x2x2xf64>) ->
    tensor<1x3x3x4xf64>
  %e0 = jit.constant dense<[[[[11.0, -16.0, 18.0, 1.0], [9.0, -25.0, 7.0, 7.0], [28.0, 15.0, 0.0,
    3.0]], [[-2.0, 5.0, -1.0, 6.0], [-9.0, 0.0, 22.0, 15.0], [8.0, 6.0, 15.0, 9.0]], [[4.0, 3.0,
    0.0, 9.0], [9.0, 1.0, 2.0e+01, 12.0], [5.0, -11.0, 6.0, 6.0]]]]> : tensor<1x3x3x4xf64>
  check.expect_eq %r, %e0 : tensor<1x3x3x4xf64>
  return
}

// Two channels in, three out, f32.
func.func @conv_transpose_f32() {
  %c0 = jit.constant dense<[[[[2.0, 3.0, -2.0], [-3.0, 0.0, -3.0]], [[1.0, -1.0, 2.0], [0.0, 1.0,
    4.0]]]]> : tensor<1x2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x2x2x3xf32>
  %c1 = jit.constant dense<[[[[1.0, 4.0], [-2.0, 4.0]], [[-3.0, 2.0], [-4.0, 2.0]], [[3.0, -2.0],
    [-3.0, -1.0]]], [[[-4.0, -4.0], [-1.0, 3.0]], [[-1.0, -2.0], [-2.0, -4.0]], [[-1.0, -2.0],
    [0.0, -2.0]]]]> : tensor<2x3x2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x3x2x2xf32>
  %r = jit.conv_transpose %x0, %x1 : (tensor<1x2x2x3xf32>, tensor<2x3x2x2xf32>) ->
    tensor<1x3x3x4xf32>
  %e0 = jit.constant dense<[[[[-2.0, 11.0, 6.0, -16.0], [-8.0, -1.0e+01, -12.0, -3.0e+01], [6.0,
    -13.0, 5.0, 0.0]], [[-7.0, -6.0, 12.0, -8.0], [-1.0, -17.0, 17.0, -26.0], [12.0, -8.0, 0.0,
    -22.0]], [[5.0, 4.0, -12.0, 0.0], [-15.0, -8.0, -1.0e+01, -4.0], [9.0, 3.0, 7.0, -5.0]]]]> :
    tensor<1x3x3x4xf32>
  check.expect_eq %r, %e0 : tensor<1x3x3x4xf32>
  return
}

// Two channels in, three out, f16.
func.func @conv_transpose_f16() {
  %c0 = jit.constant dense<[[[[1.0, 2.0, -4.0], [-4.0, -2.0, -2.0]], [[-4.0, 4.0, -4.0], [3.0,
    -4.0, 1.0]]]]> : tensor<1x2x2x3xf16>
  %x0 = check.opaque %c0 : tensor<1x2x2x3xf16>
  %c1 = jit.constant dense<[[[[-1.0, 1.0], [0.0, -2.0]], [[-4.0, 3.0], [2.0, 2.0]], [[1.0, 0.0],
    [3.0, -3.0]]], [[[1.0, -3.0], [1.0, -1.0]], [[-1.0, -2.0], [1.0, -4.0]], [[2.0, -1.0], [4.0,
    0.0]]]]> : tensor<2x3x2x2xf16>
  %x1 = check.opaque %c1 : tensor<2x3x2x2xf16>
  %r = jit.conv_transpose %x0, %x1 : (tensor<1x2x2x3xf16>, tensor<2x3x2x2xf16>) ->
    tensor<1x3x3x4xf16>
  %e0 = jit.constant dense<[[[[-5.0, 15.0, -1.0e+01, 8.0], [3.0, -9.0, 1.0, 7.0], [3.0, 1.0, 9.0,
    3.0]], [[0.0, -1.0, 18.0, -4.0], [11.0, 2.0e+01, -15.0, 0.0], [-5.0, -28.0, 9.0, -8.0]],
    [[-7.0, 14.0, -16.0, 4.0], [-11.0, 6.0, -3.0e+01, 11.0], [0.0, -1.0e+01, 4.0, 6.0]]]]> :
    tensor<1x3x3x4xf16>
  check.expect_eq %r, %e0 : tensor<1x3x3x4xf16>
  return
}

// Two channels in, three out, i32.
func.func @conv_transpose_i32() {
  %c0 = jit.constant dense<[[[[-3, -2, 0], [-1, -2, -2]], [[2, -1, -3], [1, 2, 0]]]]> :
    tensor<1x2x2x3xi32>
  %x0 = check.opaque %c0 : tensor<1x2x2x3xi32>
  %c1 = jit.constant dense<[[[[2, -3], [-3, 3]], [[3, 0], [0, 0]], [[-3, 2], [-1, 2]]], [[[-1, 3],
    [3, 3]], [[-2, 2], [2, 2]], [[3, -3], [1, 2]]]]> : tensor<2x3x2x2xi32>
  %x1 = check.opaque %c1 : tensor<2x3x2x2xi32>
  %r = jit.conv_transpose %x0, %x1 : (tensor<1x2x2x3xi32>, tensor<2x3x2x2xi32>) ->
    tensor<1x3x3x4xi32>
  %e0 = jit.constant dense<[[[[-8, 12, 6, -9], [12, 0, -10, -3], [6, 12, 6, -6]], [[-13, 0, 4,
    -6], [-1, -6, -10, -6], [2, 6, 4, 0]], [[15, -9, -10, 9], [11, 6, -13, -10], [2, 4, 2, -4]]]]>
    : tensor<1x3x3x4xi32>
  check.expect_eq %r, %e0 : tensor<1x3x3x4xi32>
  return
}

// Strides spread the input.
func.func @conv_transpose_strides() {
  %c0 = jit.constant dense<[[[[-1.0, -2.0, 1.0], [-2.0, 1.0, -3.0]]]]> : tensor<1x1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2x3xf32>
  %c1 = jit.constant dense<[[[[-1.0, -1.0], [2.0, -4.0], [-1.0, 1.0]], [[0.0, 2.0], [3.0, 2.0],
    [-1.0, -3.0]]]]> : tensor<1x2x3x2xf32>
  %x1 = check.opaque %c1 : tensor<1x2x3x2xf32>
  %r = jit.conv_transpose %x0, %x1 {strides = array<i64: 2, 3>} : (tensor<1x1x2x3xf32>,
    tensor<1x2x3x2xf32>) -> tensor<1x2x5x8xf32>
  %e0 = jit.constant dense<[[[[1.0, 1.0, 0.0, 2.0, 2.0, 0.0, -1.0, -1.0], [-2.0, 4.0, 0.0, -4.0,
    8.0, 0.0, 2.0, -4.0], [3.0, 1.0, 0.0, 1.0, -3.0, 0.0, 2.0, 4.0], [-4.0, 8.0, 0.0, 2.0, -4.0,
    0.0, -6.0, 12.0], [2.0, -2.0, 0.0, -1.0, 1.0, 0.0, 3.0, -3.0]], [[0.0, -2.0, 0.0, 0.0, -4.0,
    0.0, 0.0, 2.0], [-3.0, -2.0, 0.0, -6.0, -4.0, 0.0, 3.0, 2.0], [1.0, -1.0, 0.0, 2.0, 8.0, 0.0,
    -1.0, -9.0], [-6.0, -4.0, 0.0, 3.0, 2.0, 0.0, -9.0, -6.0], [2.0, 6.0, 0.0, -1.0, -3.0, 0.0,
    3.0, 9.0]]]]> : tensor<1x2x5x8xf32>
  check.expect_eq %r, %e0 : tensor<1x2x5x8xf32>
  return
}

// Padding cuts the result, output_padding adds to its end.
func.func @conv_transpose_padding() {
  %c0 = jit.constant dense<[[[[-4.0, 1.0, -3.0], [3.0, 1.0, -4.0], [3.0, -3.0, 4.0]]]]> :
    tensor<1x1x3x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x3xf32>
  %c1 = jit.constant dense<[[[[-2.0, 0.0, 0.0], [-1.0, -3.0, -4.0], [0.0, 4.0, -1.0]]]]> :
    tensor<1x1x3x3xf32>
  %x1 = check.opaque %c1 : tensor<1x1x3x3xf32>
  %r = jit.conv_transpose %x0, %x1 {strides = array<i64: 2, 2>, padding_low = array<i64: 1, 1>,
    padding_high = array<i64: 1, 1>, output_padding = array<i64: 1, 0>} : (tensor<1x1x3x3xf32>,
    tensor<1x1x3x3xf32>) -> tensor<1x1x6x5xf32>
  %e0 = jit.constant dense<[[[[12.0, 15.0, -3.0, -1.0, 9.0], [-16.0, 2.0, 4.0, 7.0, -12.0], [-9.0,
    -13.0, -3.0, 0.0, 12.0], [12.0, 3.0, 4.0, -9.0, -16.0], [-9.0, -9.0, 9.0, 8.0, -12.0], [12.0,
    -3.0, -12.0, 3.0, 16.0]]]]> : tensor<1x1x6x5xf32>
  check.expect_eq %r, %e0 : tensor<1x1x6x5xf32>
  return
}

// A different padding at each end.
func.func @conv_transpose_padding_ends() {
  %c0 = jit.constant dense<[[[[-2.0, 1.0, 4.0], [0.0, 4.0, 2.0], [3.0, -2.0, 0.0]]]]> :
    tensor<1x1x3x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x3xf32>
  %c1 = jit.constant dense<[[[[2.0, -1.0, 2.0], [-1.0, 2.0, 0.0], [-4.0, -4.0, 4.0]]]]> :
    tensor<1x1x3x3xf32>
  %x1 = check.opaque %c1 : tensor<1x1x3x3xf32>
  %r = jit.conv_transpose %x0, %x1 {padding_low = array<i64: 1, 0>, padding_high = array<i64: 0,
    2>} : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x4x3xf32>
  %e0 = jit.constant dense<[[[[2.0, 3.0, -2.0], [14.0, -7.0, -14.0], [-3.0, -8.0, -28.0], [-12.0,
    -4.0, 2.0e+01]]]]> : tensor<1x1x4x3xf32>
  check.expect_eq %r, %e0 : tensor<1x1x4x3xf32>
  return
}

// A dilated kernel.
func.func @conv_transpose_dilation() {
  %c0 = jit.constant dense<[[[[1.0, 1.0, 2.0], [-2.0, -1.0, -1.0]]]]> : tensor<1x1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2x3xf32>
  %c1 = jit.constant dense<[[[[1.0, 0.0], [-2.0, 0.0]]]]> : tensor<1x1x2x2xf32>
  %x1 = check.opaque %c1 : tensor<1x1x2x2xf32>
  %r = jit.conv_transpose %x0, %x1 {dilation = array<i64: 2, 3>} : (tensor<1x1x2x3xf32>,
    tensor<1x1x2x2xf32>) -> tensor<1x1x4x6xf32>
  %e0 = jit.constant dense<[[[[1.0, 1.0, 2.0, 0.0, 0.0, 0.0], [-2.0, -1.0, -1.0, 0.0, 0.0, 0.0],
    [-2.0, -2.0, -4.0, 0.0, 0.0, 0.0], [4.0, 2.0, 2.0, 0.0, 0.0, 0.0]]]]> : tensor<1x1x4x6xf32>
  check.expect_eq %r, %e0 : tensor<1x1x4x6xf32>
  return
}

// Groups.
func.func @conv_transpose_groups() {
  %c0 = jit.constant dense<[[[[-1.0, -2.0], [-3.0, -2.0]], [[0.0, -1.0], [-1.0, 3.0]], [[2.0,
    -1.0], [1.0, -4.0]], [[-1.0, 0.0], [-2.0, -3.0]]]]> : tensor<1x4x2x2xf32>
  %x0 = check.opaque %c0 : tensor<1x4x2x2xf32>
  %c1 = jit.constant dense<[[[[2.0, -4.0], [4.0, 4.0]]], [[[1.0, -2.0], [-2.0, 0.0]]], [[[2.0,
    -1.0], [-1.0, -4.0]]], [[[3.0, 4.0], [-2.0, 4.0]]]]> : tensor<4x1x2x2xf32>
  %x1 = check.opaque %c1 : tensor<4x1x2x2xf32>
  %r = jit.conv_transpose %x0, %x1 {groups = 2 : i64} : (tensor<1x4x2x2xf32>, tensor<4x1x2x2xf32>)
    -> tensor<1x2x3x3xf32>
  %e0 = jit.constant dense<[[[[-2.0, -1.0, 1.0e+01], [-11.0, 3.0, -6.0], [-1.0e+01, -26.0, -8.0]],
    [[1.0, -8.0, 1.0], [-4.0, -37.0, -4.0], [3.0, -2.0, 4.0]]]]> : tensor<1x2x3x3xf32>
  check.expect_eq %r, %e0 : tensor<1x2x3x3xf32>
  return
}

// One spatial dimension.
func.func @conv_transpose_one_dimension() {
  %c0 = jit.constant dense<[[[3.0, -3.0, -3.0], [-1.0, 2.0, -1.0]], [[2.0, -3.0, 4.0], [1.0, -2.0,
    3.0]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32>
  %c1 = jit.constant dense<[[[-1.0, 2.0], [2.0, 2.0]], [[-3.0, -4.0], [2.0, -2.0]]]> :
    tensor<2x2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2x2xf32>
  %r = jit.conv_transpose %x0, %x1 {strides = array<i64: 2>} : (tensor<2x2x3xf32>,
    tensor<2x2x2xf32>) -> tensor<2x2x6xf32>
  %e0 = jit.constant dense<[[[0.0, 1.0e+01, -3.0, -14.0, 6.0, -2.0], [4.0, 8.0, -2.0, -1.0e+01,
    -8.0, -4.0]], [[-5.0, 0.0, 9.0, 2.0, -13.0, -4.0], [6.0, 2.0, -1.0e+01, -2.0, 14.0, 2.0]]]> :
    tensor<2x2x6xf32>
  check.expect_eq %r, %e0 : tensor<2x2x6xf32>
  return
}

// Extents of run time, but for the kernel's.
func.func @conv_transpose_dynamic() {
  %c0 = jit.constant dense<[[[[-4.0, 0.0, 4.0], [2.0, -2.0, -1.0]], [[2.0, 0.0, 1.0], [3.0, -4.0,
    -4.0]], [[4.0, -2.0, 3.0], [-2.0, 3.0, 4.0]], [[4.0, -2.0, 0.0], [-4.0, -2.0, -1.0]]],
    [[[-4.0, 1.0, -3.0], [-3.0, 1.0, 3.0]], [[4.0, -3.0, 2.0], [2.0, 3.0, -3.0]], [[0.0, 3.0,
    1.0], [-3.0, -4.0, 2.0]], [[-4.0, 3.0, 1.0], [-2.0, -3.0, -4.0]]]]> : tensor<2x4x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x4x2x3xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<[[[[-1.0, 1.0, -2.0], [0.0, 1.0, 0.0]], [[-2.0, 3.0, 2.0], [0.0, -3.0,
    0.0]]], [[[-1.0, 0.0, -3.0], [0.0, -4.0, -1.0]], [[2.0, -3.0, -3.0], [-2.0, 4.0, -2.0]]],
    [[[4.0, -2.0, -4.0], [3.0, -3.0, -3.0]], [[0.0, -3.0, 1.0], [0.0, 2.0, -2.0]]], [[[-2.0, -2.0,
    2.0], [-1.0, 3.0, 0.0]], [[3.0, 2.0, 2.0], [4.0, 0.0, 3.0]]]]> : tensor<4x2x2x3xf32>
  %x1 = check.opaque %c1 : tensor<4x2x2x3xf32> -> tensor<?x?x2x3xf32>
  %r = jit.conv_transpose %x0, %x1 {strides = array<i64: 2, 1>, padding_low = array<i64: 0, 1>,
    padding_high = array<i64: 0, 1>, groups = 2 : i64} : (tensor<?x?x?x?xf32>,
    tensor<?x?x2x3xf32>) -> tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[-4.0, -3.0, 4.0], [-12.0, -2.0, 0.0], [8.0, -1.0e+01, 15.0],
    [-1.0e+01, 11.0, 19.0]], [[-18.0, -2.0e+01, 9.0], [2.0e+01, -6.0, -8.0], [-7.0, -5.0, 17.0],
    [14.0, -8.0, -5.0]], [[-2.0e+01, 12.0, -2.0], [-4.0, -3.0, -3.0], [28.0, 16.0, -22.0], [5.0,
    4.0, -24.0]], [[-1.0e+01, 14.0, -15.0], [0.0, 0.0, 4.0], [-8.0, -26.0, -15.0], [-12.0, -6.0,
    -4.0]]], [[[-2.0, -2.0, 4.0], [-2.0e+01, 9.0, -8.0], [-7.0, 1.0, -8.0], [-11.0, -13.0, 12.0]],
    [[-32.0, 2.0, -4.0], [34.0, -27.0, 23.0], [-11.0, -3.0e+01, 11.0], [11.0, 11.0, -27.0]],
    [[14.0, -18.0, -1.0e+01], [-6.0, 2.0, -9.0], [0.0, 38.0, 14.0], [-6.0, 22.0, -6.0]], [[1.0,
    -8.0, 8.0], [12.0, -2.0, 5.0], [-4.0, -13.0, -24.0], [-18.0, -24.0, 3.0]]]]> :
    tensor<2x4x4x3xf32>
  %d0 = check.opaque %e0 : tensor<2x4x4x3xf32> -> tensor<?x?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?x?xf32>
  return
}
