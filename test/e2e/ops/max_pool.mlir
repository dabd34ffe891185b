// RUN: %e2e %s
// Expected values: torch.nn.functional.max_pool1d/2d/3d; padding that differs at the ends by
// loops in NumPy.

// Strides are the kernel's size; f64.
func.func @max_pool_f64() {
  %c0 = jit.constant dense<[[[[-3.0, 4.0, 4.0, 2.0, -2.0], [4.0, -2.0, 3.0, 2.0, 4.0], [2.0, -3.0,
    -4.0, -4.0, 4.0], [-3.0, 3.0, -1.0, 3.0, 2.0]], [[-4.0, -1.0, 2.0, 0.0, -3.0], [2.0, 2.0,
    -4.0, -3.0, 2.0], [-3.0, -4.0, -1.0, -2.0, -1.0], [2.0, -2.0, 2.0, 1.0, -1.0]]]]> :
    tensor<1x2x4x5xf64>
  %x0 = check.opaque %c0 : tensor<1x2x4x5xf64>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2>} : (tensor<1x2x4x5xf64>) ->
    tensor<1x2x2x2xf64>
  %e0 = jit.constant dense<[[[[4.0, 4.0], [3.0, 3.0]], [[2.0, 2.0], [2.0, 2.0]]]]> :
    tensor<1x2x2x2xf64>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf64>
  return
}

// Strides are the kernel's size; f32.
func.func @max_pool_f32() {
  %c0 = jit.constant dense<[[[[-3.0, -2.0, -1.0, 3.0, -4.0], [-2.0, 2.0, -4.0, 1.0, -2.0], [0.0,
    -4.0, -2.0, 3.0, 4.0], [-3.0, 4.0, 4.0, 1.0, -3.0]], [[1.0, -2.0, -1.0, 1.0, -3.0], [-2.0,
    4.0, -1.0, 1.0, -4.0], [2.0, -1.0, 1.0, -4.0, -3.0], [-2.0, -3.0, 4.0, 0.0, -2.0]]]]> :
    tensor<1x2x4x5xf32>
  %x0 = check.opaque %c0 : tensor<1x2x4x5xf32>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2>} : (tensor<1x2x4x5xf32>) ->
    tensor<1x2x2x2xf32>
  %e0 = jit.constant dense<[[[[2.0, 3.0], [4.0, 4.0]], [[4.0, 1.0], [2.0, 4.0]]]]> :
    tensor<1x2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf32>
  return
}

// Strides are the kernel's size; f16.
func.func @max_pool_f16() {
  %c0 = jit.constant dense<[[[[-2.0, -2.0, -2.0, 2.0, 0.0], [3.0, 3.0, -2.0, -2.0, -1.0], [3.0,
    2.0, 0.0, 3.0, 1.0], [1.0, 2.0, -3.0, 1.0, -3.0]], [[-4.0, 2.0, -4.0, 2.0, -3.0], [4.0, -4.0,
    3.0, 4.0, -1.0], [4.0, -3.0, 3.0, 4.0, -2.0], [2.0, 2.0, 1.0, -4.0, 2.0]]]]> :
    tensor<1x2x4x5xf16>
  %x0 = check.opaque %c0 : tensor<1x2x4x5xf16>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2>} : (tensor<1x2x4x5xf16>) ->
    tensor<1x2x2x2xf16>
  %e0 = jit.constant dense<[[[[3.0, 2.0], [3.0, 3.0]], [[4.0, 4.0], [4.0, 4.0]]]]> :
    tensor<1x2x2x2xf16>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xf16>
  return
}

// Strides are the kernel's size; bf16.
func.func @max_pool_bf16() {
  %c0 = jit.constant dense<[[[[-4.0, -1.0, -2.0, -1.0, 4.0], [1.0, -1.0, 0.0, 2.0, 2.0], [3.0,
    4.0, 4.0, 3.0, 1.0], [-1.0, -1.0, -1.0, 0.0, 4.0]], [[1.0, -1.0, 3.0, 3.0, -3.0], [-4.0, -1.0,
    0.0, -4.0, 0.0], [1.0, 3.0, 1.0, 3.0, 0.0], [-3.0, 2.0, 1.0, 0.0, 1.0]]]]> :
    tensor<1x2x4x5xbf16>
  %x0 = check.opaque %c0 : tensor<1x2x4x5xbf16>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2>} : (tensor<1x2x4x5xbf16>) ->
    tensor<1x2x2x2xbf16>
  %e0 = jit.constant dense<[[[[1.0, 2.0], [4.0, 4.0]], [[1.0, 3.0], [3.0, 3.0]]]]> :
    tensor<1x2x2x2xbf16>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xbf16>
  return
}

// Strides are the kernel's size; i32.
func.func @max_pool_i32() {
  %c0 = jit.constant dense<[[[[-3, -3, -2, 3, 3], [0, -2, 4, 4, -3], [2, 0, 3, -2, 0], [1, 1, 1,
    -2, 0]], [[4, -2, -2, 0, 0], [-1, 4, 4, -4, 0], [1, 0, 4, -2, 4], [-2, 3, 4, -2, -2]]]]> :
    tensor<1x2x4x5xi32>
  %x0 = check.opaque %c0 : tensor<1x2x4x5xi32>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2>} : (tensor<1x2x4x5xi32>) ->
    tensor<1x2x2x2xi32>
  %e0 = jit.constant dense<[[[[0, 4], [2, 3]], [[4, 4], [3, 4]]]]> : tensor<1x2x2x2xi32>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xi32>
  return
}

// Strides are the kernel's size; i8.
func.func @max_pool_i8() {
  %c0 = jit.constant dense<[[[[-4, 3, -3, 1, -2], [4, 1, -3, 2, 4], [1, 2, 2, 1, 3], [2, -3, 2, 1,
    0]], [[1, 1, -3, -2, 2], [-4, -3, 2, -3, 0], [3, 4, 3, -2, -2], [3, 3, 4, 2, 4]]]]> :
    tensor<1x2x4x5xi8>
  %x0 = check.opaque %c0 : tensor<1x2x4x5xi8>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2>} : (tensor<1x2x4x5xi8>) ->
    tensor<1x2x2x2xi8>
  %e0 = jit.constant dense<[[[[4, 2], [2, 2]], [[1, 2], [4, 4]]]]> : tensor<1x2x2x2xi8>
  check.expect_eq %r, %e0 : tensor<1x2x2x2xi8>
  return
}

// Strides, padding, dilation.
func.func @max_pool_options() {
  %c0 = jit.constant dense<[[[[-6.0, -1.0, -7.0, -8.0, -5.0, -8.0, -9.0], [-7.0, -6.0, -6.0, -9.0,
    -8.0, -8.0, -8.0], [-3.0, -9.0, -7.0, -1.0, -6.0, -6.0, -3.0], [-4.0, -7.0, -5.0, -5.0, -3.0,
    -6.0, -2.0], [-6.0, -6.0, -7.0, -5.0, -5.0, -9.0, -6.0], [-7.0, -5.0, -7.0, -2.0, -7.0, -5.0,
    -7.0]], [[-4.0, -4.0, -6.0, -7.0, -3.0, -7.0, -5.0], [-2.0, -9.0, -9.0, -5.0, -9.0, -4.0,
    -9.0], [-8.0, -2.0, -5.0, -4.0, -8.0, -3.0, -8.0], [-1.0, -9.0, -8.0, -1.0, -1.0, -8.0, -7.0],
    [-1.0, -5.0, -3.0, -3.0, -4.0, -2.0, -8.0], [-7.0, -8.0, -5.0, -9.0, -9.0, -7.0, -7.0]]]]> :
    tensor<1x2x6x7xf32>
  %x0 = check.opaque %c0 : tensor<1x2x6x7xf32>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 3, 2>, strides = array<i64: 1, 2>, padding_low =
    array<i64: 1, 1>, padding_high = array<i64: 1, 1>, dilation = array<i64: 2, 1>} :
    (tensor<1x2x6x7xf32>) -> tensor<1x2x4x4xf32>
  %e0 = jit.constant dense<[[[[-4.0, -5.0, -3.0, -2.0], [-3.0, -1.0, -1.0, -3.0], [-4.0, -5.0,
    -2.0, -2.0], [-3.0, -6.0, -1.0, -3.0]], [[-1.0, -8.0, -1.0, -4.0], [-1.0, -2.0, -3.0, -2.0],
    [-1.0, -5.0, -1.0, -4.0], [-1.0, -2.0, -3.0, -2.0]]]]> : tensor<1x2x4x4xf32>
  check.expect_eq %r, %e0 : tensor<1x2x4x4xf32>
  return
}

// One dimension.
func.func @max_pool_one_dimension() {
  %c0 = jit.constant dense<[[[3.0, 4.0, -2.0, 4.0, 3.0, 1.0, 0.0], [3.0, -4.0, 4.0, -3.0, -2.0,
    3.0, 4.0]], [[-4.0, 0.0, 4.0, -3.0, 0.0, 0.0, -4.0], [1.0, -1.0, 2.0, 3.0, 2.0, 4.0, -4.0]]]>
    : tensor<2x2x7xf32>
  %x0 = check.opaque %c0 : tensor<2x2x7xf32>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 3>, strides = array<i64: 2>} :
    (tensor<2x2x7xf32>) -> tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[4.0, 4.0, 3.0], [4.0, 4.0, 4.0]], [[4.0, 4.0, 0.0], [2.0, 3.0,
    4.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x2x3xf32>
  return
}

// Three.
func.func @max_pool_three_dimensions() {
  %c0 = jit.constant dense<[[[[[3.0, 1.0, 4.0], [4.0, 1.0, 2.0], [1.0, 4.0, -3.0], [0.0, 3.0,
    3.0]], [[-1.0, -3.0, -2.0], [4.0, -2.0, -1.0], [-3.0, 3.0, 0.0], [-2.0, -4.0, 1.0]], [[0.0,
    3.0, 4.0], [2.0, -3.0, 1.0], [3.0, 4.0, -2.0], [-4.0, -3.0, -4.0]]]]]> : tensor<1x1x3x4x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4x3xf32>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2, 2>, strides = array<i64: 1, 1, 1>} :
    (tensor<1x1x3x4x3xf32>) -> tensor<1x1x2x3x2xf32>
  %e0 = jit.constant dense<4.0> : tensor<1x1x2x3x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x2x3x2xf32>
  return
}

// A different padding at each end.
func.func @max_pool_padding_ends() {
  %c0 = jit.constant dense<[[[[1.0, 0.0, 0.0], [4.0, -3.0, 2.0], [4.0, -2.0, 0.0]]]]> :
    tensor<1x1x3x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x3xf32>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 2>, strides = array<i64: 1, 1>, padding_low =
    array<i64: 1, 0>, padding_high = array<i64: 0, 1>} : (tensor<1x1x3x3xf32>) ->
    tensor<1x1x3x3xf32>
  %e0 = jit.constant dense<[[[[1.0, 0.0, 0.0], [4.0, 2.0, 2.0], [4.0, 2.0, 2.0]]]]> :
    tensor<1x1x3x3xf32>
  check.expect_eq %r, %e0 : tensor<1x1x3x3xf32>
  return
}

// Extents of run time.
func.func @max_pool_dynamic() {
  %c0 = jit.constant dense<[[[[-4.0, -1.0, 0.0, 2.0, 0.0], [3.0, 0.0, -3.0, 1.0, -3.0], [-2.0,
    3.0, 3.0, 3.0, -2.0], [2.0, -4.0, 2.0, -1.0, -3.0]]], [[[4.0, 0.0, -3.0, 2.0, -2.0], [2.0,
    4.0, -1.0, -1.0, -3.0], [3.0, -1.0, -4.0, -1.0, 3.0], [-3.0, -2.0, 4.0, -3.0, -4.0]]]]> :
    tensor<2x1x4x5xf32>
  %x0 = check.opaque %c0 : tensor<2x1x4x5xf32> -> tensor<?x?x?x?xf32>
  %r = jit.max_pool %x0 {kernel_size = array<i64: 2, 3>, strides = array<i64: 2, 1>, padding_low =
    array<i64: 1, 1>, padding_high = array<i64: 1, 1>} : (tensor<?x?x?x?xf32>) ->
    tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[-1.0, 0.0, 2.0, 2.0, 2.0], [3.0, 3.0, 3.0, 3.0, 3.0], [2.0, 2.0,
    2.0, 2.0, -1.0]]], [[[4.0, 4.0, 2.0, 2.0, 2.0], [4.0, 4.0, 4.0, 3.0, 3.0], [-2.0, 4.0, 4.0,
    4.0, -3.0]]]]> : tensor<2x1x3x5xf32>
  %d0 = check.opaque %e0 : tensor<2x1x3x5xf32> -> tensor<?x?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?x?xf32>
  return
}
