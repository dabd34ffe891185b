// RUN: %e2e %s
// Expected values: torch.nn.functional.conv1d/2d/3d in f64 on small integers, where every
// order of summation is exact, after zeros were put in by hand.

// Two channels in, three out, f64.
func.func @conv_f64() {
  %c0 = jit.constant dense<[[[[4.0, 3.0, 0.0, 1.0], [3.0, -1.0, 1.0, -3.0], [1.0, -2.0, -3.0,
    2.0]], [[1.0, -1.0, -4.0, -2.0], [3.0, 0.0, 4.0, 4.0], [3.0, -4.0, -4.0, 1.0]]]]> :
    tensor<1x2x3x4xf64>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf64>
  %c1 = jit.constant dense<[[[[-1.0, 3.0], [-2.0, -3.0]], [[-3.0, -2.0], [1.0, -3.0]]], [[[3.0,
    -2.0], [-2.0, 1.0]], [[3.0, -1.0], [3.0, -2.0]]], [[[-3.0, 3.0], [2.0, 2.0]], [[3.0, 0.0],
    [-3.0, 1.0]]]]> : tensor<3x2x2x2xf64>
  %x1 = check.opaque %c1 : tensor<3x2x2x2xf64>
  %r = jit.conv %x0, %x1 : (tensor<1x2x3x4xf64>, tensor<3x2x2x2xf64>) -> tensor<1x3x2x3xf64>
  %e0 = jit.constant dense<[[[[4.0, -5.0, 18.0], [4.0, 17.0, -37.0]], [[12.0, 5.0, -13.0], [33.0,
    -12.0, 11.0]], [[-5.0, -8.0, -21.0], [-18.0, 4.0, 11.0]]]]> : tensor<1x3x2x3xf64>
  check.expect_eq %r, %e0 : tensor<1x3x2x3xf64>
  return
}

// Two channels in, three out, f32.
func.func @conv_f32() {
  %c0 = jit.constant dense<[[[[1.0, -1.0, 1.0, -2.0], [1.0, 3.0, -4.0, 0.0], [1.0, -4.0, 1.0,
    4.0]], [[3.0, 2.0, 3.0, -1.0], [-2.0, -4.0, 2.0, -2.0], [3.0, 0.0, 4.0, -3.0]]]]> :
    tensor<1x2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf32>
  %c1 = jit.constant dense<[[[[-3.0, -1.0], [-4.0, 0.0]], [[1.0, 1.0], [-3.0, -3.0]]], [[[1.0,
    1.0], [4.0, 4.0]], [[-1.0, -3.0], [-2.0, 3.0]]], [[[0.0, 4.0], [1.0, 1.0]], [[-4.0, 1.0],
    [-1.0, 3.0]]]]> : tensor<3x2x2x2xf32>
  %x1 = check.opaque %c1 : tensor<3x2x2x2xf32>
  %r = jit.conv %x0, %x1 : (tensor<1x2x3x4xf32>, tensor<3x2x2x2xf32>) -> tensor<1x3x2x3xf32>
  %e0 = jit.constant dense<[[[[17.0, 1.0, 17.0], [-25.0, -3.0, 5.0]], [[-1.0, -1.0, -27.0], [0.0,
    -3.0, 3.0]], [[-2.0e+01, 8.0, -33.0], [1.0e+01, 11.0, -18.0]]]]> : tensor<1x3x2x3xf32>
  check.expect_eq %r, %e0 : tensor<1x3x2x3xf32>
  return
}

// Two channels in, three out, f16.
func.func @conv_f16() {
  %c0 = jit.constant dense<[[[[-3.0, -3.0, 1.0, 2.0], [3.0, 0.0, -1.0, -2.0], [-1.0, 1.0, 0.0,
    -2.0]], [[-3.0, 2.0, -2.0, -3.0], [-2.0, 3.0, 0.0, 1.0], [-4.0, -1.0, 2.0, 2.0]]]]> :
    tensor<1x2x3x4xf16>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf16>
  %c1 = jit.constant dense<[[[[1.0, 3.0], [-2.0, -3.0]], [[-4.0, -3.0], [2.0, 4.0]]], [[[-3.0,
    0.0], [-3.0, 3.0]], [[-3.0, 1.0], [-4.0, 2.0]]], [[[4.0, 2.0], [-2.0, 3.0]], [[-2.0, 2.0],
    [3.0, 0.0]]]]> : tensor<3x2x2x2xf16>
  %x1 = check.opaque %c1 : tensor<3x2x2x2xf16>
  %r = jit.conv %x0, %x1 : (tensor<1x2x3x4xf16>, tensor<3x2x2x2xf16>) -> tensor<1x3x2x3xf16>
  %e0 = jit.constant dense<[[[[-4.0, 7.0, 36.0], [-11.0, -11.0, 8.0]], [[25.0, -14.0, -1.0],
    [2.0e+01, -4.0, -6.0]], [[-2.0e+01, -12.0, 2.0], [15.0, -13.0, -6.0]]]]> : tensor<1x3x2x3xf16>
  check.expect_eq %r, %e0 : tensor<1x3x2x3xf16>
  return
}

// Two channels in, three out, bf16.
func.func @conv_bf16() {
  %c0 = jit.constant dense<[[[[1.0, 3.0, -3.0, -4.0], [-1.0, -3.0, 3.0, 3.0], [-1.0, -2.0, 2.0,
    0.0]], [[-4.0, 1.0, 2.0, -4.0], [2.0, 0.0, 3.0, 3.0], [2.0, -1.0, -1.0, 2.0]]]]> :
    tensor<1x2x3x4xbf16>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xbf16>
  %c1 = jit.constant dense<[[[[-4.0, -2.0], [0.0, 4.0]], [[2.0, 3.0], [-3.0, -2.0]]], [[[-2.0,
    2.0], [0.0, -3.0]], [[2.0, 1.0], [4.0, 1.0]]], [[[-3.0, 3.0], [-3.0, -4.0]], [[3.0, 0.0],
    [1.0, -3.0]]]]> : tensor<3x2x2x2xbf16>
  %x1 = check.opaque %c1 : tensor<3x2x2x2xbf16>
  %r = jit.conv %x0, %x1 : (tensor<1x2x3x4xbf16>, tensor<3x2x2x2xbf16>) -> tensor<1x3x2x3xbf16>
  %e0 = jit.constant dense<[[[[-33.0, 8.0, 9.0], [2.0, 28.0, -4.0]], [[14.0, -14.0, 4.0], [13.0,
    4.0, 7.0]], [[11.0, -27.0, -24.0], [16.0, 18.0, -4.0]]]]> : tensor<1x3x2x3xbf16>
  check.expect_eq %r, %e0 : tensor<1x3x2x3xbf16>
  return
}

// Two channels in, three out, i32.
func.func @conv_i32() {
  %c0 = jit.constant dense<[[[[2, -1, 4, 1], [4, 3, 3, -4], [2, 1, -1, -2]], [[1, -3, -3, 3], [2,
    1, 2, -2], [2, -3, 0, -3]]]]> : tensor<1x2x3x4xi32>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xi32>
  %c1 = jit.constant dense<[[[[-1, -1], [-1, 0]], [[-4, -1], [3, -1]]], [[[0, -4], [-1, 4]], [[0,
    -4], [2, 2]]], [[[-1, -4], [3, -2]], [[4, -1], [-1, 3]]]]> : tensor<3x2x2x2xi32>
  %x1 = check.opaque %c1 : tensor<3x2x2x2xi32>
  %r = jit.conv %x0, %x1 : (tensor<1x2x3x4xi32>, tensor<3x2x2x2xi32>) -> tensor<1x3x2x3xi32>
  %e0 = jit.constant dense<[[[[-1, 10, 9], [-9, -22, -1]], [[30, 11, -35], [-16, -31, 11]], [[16,
    -16, -14], [-16, -5, 15]]]]> : tensor<1x3x2x3xi32>
  check.expect_eq %r, %e0 : tensor<1x3x2x3xi32>
  return
}

// Two channels in, three out, i8.
func.func @conv_i8() {
  %c0 = jit.constant dense<[[[[-3, -4, 2, 4], [4, -3, -3, -1], [2, 4, 3, -1]], [[4, -2, -3, -1],
    [-4, 2, 4, -4], [-3, -3, -3, 0]]]]> : tensor<1x2x3x4xi8>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xi8>
  %c1 = jit.constant dense<[[[[1, 4], [0, 4]], [[2, 3], [-3, 0]]], [[[4, 2], [-3, 3]], [[2, -3],
    [-4, -2]]], [[[0, -3], [-4, -4]], [[-2, -1], [-2, 0]]]]> : tensor<3x2x2x2xi8>
  %x1 = check.opaque %c1 : tensor<3x2x2x2xi8>
  %r = jit.conv %x0, %x1 : (tensor<1x2x3x4xi8>, tensor<3x2x2x2xi8>) -> tensor<1x3x2x3xi8>
  %e0 = jit.constant dense<[[[[-17, -27, -7], [15, 22, -6]], [[-15, -23, 11], [20, -11, 6]], [[10,
    21, 3], [-3, -21, -3]]]]> : tensor<1x3x2x3xi8>
  check.expect_eq %r, %e0 : tensor<1x3x2x3xi8>
  return
}

// Strides.
func.func @conv_strides() {
  %c0 = jit.constant dense<[[[[2.0, -2.0, 0.0, 2.0, -4.0, 4.0], [4.0, -2.0, 3.0, -2.0, 4.0, 1.0],
    [-2.0, -4.0, -1.0, 2.0, -2.0, 0.0], [-3.0, -1.0, -4.0, 4.0, 0.0, 3.0], [-3.0, -3.0, -3.0, 1.0,
    3.0, 1.0]]]]> : tensor<1x1x5x6xf32>
  %x0 = check.opaque %c0 : tensor<1x1x5x6xf32>
  %c1 = jit.constant dense<[[[[0.0, 4.0, -3.0], [-3.0, 2.0, 3.0]]], [[[-2.0, -2.0, 0.0], [3.0,
    -2.0, 3.0]]]]> : tensor<2x1x2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x1x2x3xf32>
  %r = jit.conv %x0, %x1 {strides = array<i64: 2, 3>} : (tensor<1x1x5x6xf32>, tensor<2x1x2x3xf32>)
    -> tensor<1x2x2x2xf32>
  %e0 = jit.constant dense<[[[[-15.0, -11.0], [-18.0, -11.0]], [[25.0, -7.0], [-7.0, 21.0]]]]> :
    tensor<1x2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf32>
  return
}

// A different padding at each end.
func.func @conv_padding() {
  %c0 = jit.constant dense<[[[[0.0, 2.0, 1.0], [0.0, 0.0, 4.0], [-1.0, 4.0, 3.0]]]]> :
    tensor<1x1x3x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x3xf32>
  %c1 = jit.constant dense<[[[[-3.0, 3.0, -1.0], [-3.0, -2.0, -3.0], [-1.0, -3.0, 0.0]]]]> :
    tensor<1x1x3x3xf32>
  %x1 = check.opaque %c1 : tensor<1x1x3x3xf32>
  %r = jit.conv %x0, %x1 {padding_low = array<i64: 1, 0>, padding_high = array<i64: 2, 1>} :
    (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x4x2xf32>
  %e0 = jit.constant dense<[[[[-7.0, -2.0e+01], [-18.0, -24.0], [-18.0, -6.0], [12.0, -3.0]]]]> :
    tensor<1x1x4x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x4x2xf32>
  return
}

// Negative padding cuts off.
func.func @conv_padding_negative() {
  %c0 = jit.constant dense<[[[[4.0, 4.0, 4.0, -2.0, -2.0], [2.0, 4.0, 3.0, -3.0, 2.0], [0.0, -1.0,
    0.0, 0.0, 4.0], [3.0, -4.0, 2.0, -2.0, -1.0], [1.0, 4.0, -4.0, 0.0, -2.0]]]]> :
    tensor<1x1x5x5xf32>
  %x0 = check.opaque %c0 : tensor<1x1x5x5xf32>
  %c1 = jit.constant dense<[[[[4.0, 0.0], [3.0, 3.0]]]]> : tensor<1x1x2x2xf32>
  %x1 = check.opaque %c1 : tensor<1x1x2x2xf32>
  %r = jit.conv %x0, %x1 {padding_low = array<i64: -1, 1>, padding_high = array<i64: 0, -2>} :
    (tensor<1x1x5x5xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x3x3xf32>
  %e0 = jit.constant dense<[[[[0.0, 5.0, 13.0], [9.0, -3.0, -1.0e+01], [3.0, 27.0, -16.0]]]]> :
    tensor<1x1x3x3xf32>
  check.expect_eq %r, %e0 : tensor<1x1x3x3xf32>
  return
}

// A dilated kernel.
func.func @conv_dilation() {
  %c0 = jit.constant dense<[[[[-4.0, 2.0, 3.0, 3.0, 4.0, 2.0], [3.0, 2.0, -2.0, 3.0, 2.0, 2.0],
    [4.0, 2.0, -1.0, -2.0, -2.0, -3.0], [-4.0, 2.0, 3.0, -3.0, -1.0, 4.0], [3.0, 1.0, 4.0, -2.0,
    3.0, 4.0]]]]> : tensor<1x1x5x6xf32>
  %x0 = check.opaque %c0 : tensor<1x1x5x6xf32>
  %c1 = jit.constant dense<[[[[1.0, -3.0, -2.0], [0.0, -2.0, -4.0]]]]> : tensor<1x1x2x3xf32>
  %x1 = check.opaque %c1 : tensor<1x1x2x3xf32>
  %r = jit.conv %x0, %x1 {dilation = array<i64: 3, 2>} : (tensor<1x1x5x6xf32>,
    tensor<1x1x2x3xf32>) -> tensor<1x1x2x2xf32>
  %e0 = jit.constant dense<[[[[-23.0, -21.0], [-15.0, -23.0]]]]> : tensor<1x1x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x2x2xf32>
  return
}

// A dilated input, padded.
func.func @conv_input_dilation() {
  %c0 = jit.constant dense<[[[[-3.0, 4.0], [-1.0, 1.0], [-1.0, 3.0]]]]> : tensor<1x1x3x2xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x2xf32>
  %c1 = jit.constant dense<[[[[-4.0, -2.0], [1.0, 3.0]]]]> : tensor<1x1x2x2xf32>
  %x1 = check.opaque %c1 : tensor<1x1x2x2xf32>
  %r = jit.conv %x0, %x1 {padding_low = array<i64: 1, 0>, padding_high = array<i64: 0, 1>,
    input_dilation = array<i64: 2, 3>} : (tensor<1x1x3x2xf32>, tensor<1x1x2x2xf32>) ->
    tensor<1x1x5x4xf32>
  %e0 = jit.constant dense<[[[[-3.0, 0.0, 12.0, 4.0], [12.0, 0.0, -8.0, -16.0], [-1.0, 0.0, 3.0,
    1.0], [4.0, 0.0, -2.0, -4.0], [-1.0, 0.0, 9.0, 3.0]]]]> : tensor<1x1x5x4xf32>
  check.expect_eq %r, %e0 : tensor<1x1x5x4xf32>
  return
}

// Two groups.
