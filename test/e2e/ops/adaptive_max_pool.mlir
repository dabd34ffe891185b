// RUN: %e2e %s
// Expected values: torch.nn.functional.adaptive_max_pool1d/2d/3d in f64, rounded.

// Windows of one length, f64.
func.func @adaptive_max_pool_f64() {
  %c0 = jit.constant dense<[[[[3.0, -2.0, 4.0, 3.0, -4.0, 0.0], [-4.0, -3.0, 1.0, -1.0, 1.0,
    -4.0], [-3.0, 2.0, -3.0, 2.0, -2.0, -4.0], [-4.0, -2.0, -4.0, 2.0, -4.0, -3.0]], [[1.0, 0.0,
    1.0, 3.0, 1.0, 1.0], [-2.0, -3.0, 4.0, 4.0, 1.0, 2.0], [0.0, 1.0, 2.0, -2.0, 0.0, 1.0], [3.0,
    -1.0, -4.0, -3.0, -4.0, -3.0]]]]> : tensor<1x2x4x6xf64>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf64>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf64>) ->
    tensor<1x2x2x3xf64>
  %e0 = jit.constant dense<[[[[3.0, 4.0, 1.0], [2.0, 2.0, -2.0]], [[1.0, 4.0, 2.0], [3.0, 2.0,
    1.0]]]]> : tensor<1x2x2x3xf64>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xf64>
  return
}

// Windows of one length, f32.
func.func @adaptive_max_pool_f32() {
  %c0 = jit.constant dense<[[[[3.0, -4.0, 2.0, -3.0, -2.0, -2.0], [0.0, 1.0, 1.0, 1.0, -3.0, 1.0],
    [-4.0, 3.0, -4.0, -4.0, -3.0, -1.0], [3.0, -4.0, -3.0, -1.0, -2.0, -4.0]], [[1.0, -4.0, 2.0,
    -4.0, -1.0, -1.0], [2.0, 2.0, 0.0, -2.0, 3.0, 2.0], [-2.0, -2.0, 3.0, -2.0, -3.0, 0.0], [1.0,
    -4.0, 4.0, 0.0, 1.0, 1.0]]]]> : tensor<1x2x4x6xf32>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf32>) ->
    tensor<1x2x2x3xf32>
  %e0 = jit.constant dense<[[[[3.0, 2.0, 1.0], [3.0, -1.0, -1.0]], [[2.0, 2.0, 3.0], [1.0, 4.0,
    1.0]]]]> : tensor<1x2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xf32>
  return
}

// Windows of one length, f16.
func.func @adaptive_max_pool_f16() {
  %c0 = jit.constant dense<[[[[4.0, 3.0, -1.0, -4.0, 1.0, 3.0], [3.0, 1.0, 0.0, 1.0, -3.0, -4.0],
    [0.0, 3.0, -2.0, -2.0, 4.0, 0.0], [-4.0, 0.0, -4.0, 4.0, 3.0, 1.0]], [[4.0, 4.0, -1.0, -2.0,
    -2.0, 1.0], [-2.0, 1.0, 0.0, 0.0, 3.0, 1.0], [0.0, 0.0, -1.0, -1.0, 3.0, 1.0], [-1.0, -4.0,
    3.0, 0.0, 3.0, 0.0]]]]> : tensor<1x2x4x6xf16>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xf16>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xf16>) ->
    tensor<1x2x2x3xf16>
  %e0 = jit.constant dense<[[[[4.0, 1.0, 3.0], [3.0, 4.0, 4.0]], [[4.0, 0.0, 3.0], [0.0, 3.0,
    3.0]]]]> : tensor<1x2x2x3xf16>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xf16>
  return
}

// Windows of one length, i32.
func.func @adaptive_max_pool_i32() {
  %c0 = jit.constant dense<[[[[1, -3, -3, 1, 2, 2], [2, -3, 2, -2, 1, -4], [-3, 1, 4, -4, -3, -2],
    [2, 0, 3, 0, 4, -4]], [[1, 4, 2, -2, -3, 1], [-4, -3, 0, 1, 4, -1], [-2, -2, 1, 0, -4, 1], [2,
    1, 0, 2, 0, -2]]]]> : tensor<1x2x4x6xi32>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xi32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xi32>) ->
    tensor<1x2x2x3xi32>
  %e0 = jit.constant dense<[[[[2, 2, 2], [2, 4, 4]], [[4, 2, 4], [2, 2, 1]]]]> :
    tensor<1x2x2x3xi32>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xi32>
  return
}

// Windows of one length, i8.
func.func @adaptive_max_pool_i8() {
  %c0 = jit.constant dense<[[[[-3, -4, -1, -2, 2, -2], [1, 1, 2, -1, -1, -2], [2, -4, 1, 1, -2,
    -4], [-1, 0, -2, 2, 1, 1]], [[-1, -3, 0, -1, 3, 4], [-4, -4, 0, 2, -3, -1], [0, 1, 3, -1, -4,
    -3], [2, 1, 4, -4, 4, 3]]]]> : tensor<1x2x4x6xi8>
  %x0 = check.opaque %c0 : tensor<1x2x4x6xi8>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 2, 3>} : (tensor<1x2x4x6xi8>) ->
    tensor<1x2x2x3xi8>
  %e0 = jit.constant dense<[[[[1, 2, 2], [2, 2, 1]], [[-1, 2, 4], [2, 4, 4]]]]> :
    tensor<1x2x2x3xi8>
  check.expect_eq %r, %e0 : tensor<1x2x2x3xi8>
  return
}

// Windows of different lengths overlap.
func.func @adaptive_max_pool_overlap() {
  %c0 = jit.constant dense<[[[[2.0, 3.0, -3.0, -1.0, -3.0, 0.0, -1.0], [0.0, 3.0, 4.0, 3.0, -4.0,
    0.0, -2.0], [1.0, -1.0, -1.0, 3.0, 3.0, 2.0, -2.0], [-1.0, -1.0, -4.0, 1.0, 1.0, -4.0, -1.0],
    [-3.0, -3.0, 4.0, 1.0, 4.0, 0.0, -4.0]], [[-2.0, -4.0, -2.0, 1.0, 0.0, 1.0, -2.0], [-2.0,
    -1.0, -3.0, 4.0, 2.0, 0.0, 1.0], [-2.0, 2.0, 0.0, -4.0, 4.0, 2.0, 3.0], [4.0, 2.0, 3.0, 4.0,
    -2.0, 2.0, -1.0], [2.0, 4.0, -1.0, 4.0, -3.0, 3.0, 2.0]]]]> : tensor<1x2x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x2x5x7xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 3, 4>} : (tensor<1x2x5x7xf32>) ->
    tensor<1x2x3x4xf32>
  %e0 = jit.constant dense<[[[[3.0, 4.0, 3.0, 0.0], [3.0, 4.0, 3.0, 2.0], [-1.0, 4.0, 4.0, 0.0]],
    [[-1.0, 4.0, 4.0, 1.0], [4.0, 4.0, 4.0, 3.0], [4.0, 4.0, 4.0, 3.0]]]]> : tensor<1x2x3x4xf32>
  check.expect_eq %r, %e0 : tensor<1x2x3x4xf32>
  return
}

// One window.
func.func @adaptive_max_pool_global() {
  %c0 = jit.constant dense<[[[[-4.0, 1.0, 3.0, 4.0, -3.0], [-2.0, 1.0, 3.0, -2.0, -3.0], [3.0,
    4.0, -4.0, 4.0, 1.0]], [[-4.0, 0.0, -2.0, -1.0, 4.0], [2.0, 4.0, 3.0, 2.0, 2.0], [-3.0, -3.0,
    -4.0, 2.0, -2.0]]], [[[-1.0, 4.0, 4.0, 3.0, -4.0], [-1.0, 4.0, 2.0, -4.0, 4.0], [-2.0, -2.0,
    -4.0, 3.0, 0.0]], [[-2.0, -3.0, -2.0, -1.0, -4.0], [-4.0, -3.0, 2.0, 0.0, 4.0], [-4.0, -4.0,
    0.0, -4.0, -3.0]]]]> : tensor<2x2x3x5xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3x5xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 1, 1>} : (tensor<2x2x3x5xf32>) ->
    tensor<2x2x1x1xf32>
  %e0 = jit.constant dense<4.0> : tensor<2x2x1x1xf32>
  check.expect_eq %r, %e0 : tensor<2x2x1x1xf32>
  return
}

// More windows than positions.
func.func @adaptive_max_pool_larger() {
  %c0 = jit.constant dense<[[[[4.0, 2.0, 0.0], [-3.0, 1.0, -3.0]]]]> : tensor<1x1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2x3xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 3, 5>} : (tensor<1x1x2x3xf32>) ->
    tensor<1x1x3x5xf32>
  %e0 = jit.constant dense<[[[[4.0, 4.0, 2.0, 2.0, 0.0], [4.0, 4.0, 2.0, 2.0, 0.0], [-3.0, 1.0,
    1.0, 1.0, -3.0]]]]> : tensor<1x1x3x5xf32>
  check.expect_eq %r, %e0 : tensor<1x1x3x5xf32>
  return
}

// One dimension.
func.func @adaptive_max_pool_one_dimension() {
  %c0 = jit.constant dense<[[[4.0, -2.0, -4.0, 1.0, -2.0, 3.0, -1.0], [2.0, 2.0, 2.0, 1.0, 2.0,
    2.0, 0.0]], [[1.0, -1.0, 3.0, -3.0, -4.0, 3.0, 3.0], [-1.0, 1.0, 1.0, -3.0, -4.0, 0.0,
    -1.0]]]> : tensor<2x2x7xf32>
  %x0 = check.opaque %c0 : tensor<2x2x7xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 3>} : (tensor<2x2x7xf32>) ->
    tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[4.0, 1.0, 3.0], [2.0, 2.0, 2.0]], [[3.0, 3.0, 3.0], [1.0, 1.0,
    0.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x2x3xf32>
  return
}

// Three.
func.func @adaptive_max_pool_three_dimensions() {
  %c0 = jit.constant dense<[[[[[-1.0, -4.0, -3.0, -1.0, 4.0], [2.0, 4.0, -1.0, 0.0, 2.0], [0.0,
    -3.0, 1.0, -1.0, 1.0], [-1.0, 2.0, 0.0, -3.0, -2.0]], [[0.0, 2.0, -3.0, 3.0, -2.0], [3.0, 4.0,
    -4.0, 4.0, 0.0], [-1.0, -1.0, 4.0, 1.0, -1.0], [-4.0, 0.0, 2.0, 3.0, -1.0]], [[-1.0, 4.0,
    -3.0, -4.0, -1.0], [-1.0, -4.0, 0.0, -1.0, 3.0], [-4.0, 2.0, -4.0, -3.0, 4.0], [-2.0, 1.0,
    2.0, -1.0, -1.0]]]]]> : tensor<1x1x3x4x5xf32>
  %x0 = check.opaque %c0 : tensor<1x1x3x4x5xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 2, 2, 2>} : (tensor<1x1x3x4x5xf32>) ->
    tensor<1x1x2x2x2xf32>
  %e0 = jit.constant dense<4.0> : tensor<1x1x2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x2x2x2xf32>
  return
}

// Extents of run time.
func.func @adaptive_max_pool_dynamic() {
  %c0 = jit.constant dense<[[[[-1.0, -2.0, 0.0, 4.0, -2.0, 3.0, -1.0], [-1.0, 3.0, 0.0, 1.0, 4.0,
    4.0, -3.0], [1.0, 4.0, -4.0, 3.0, -2.0, 2.0, -3.0], [2.0, 1.0, 2.0, -4.0, 0.0, -2.0, 1.0],
    [4.0, -3.0, 1.0, 1.0, -3.0, 2.0, 1.0]], [[0.0, 3.0, 2.0, -2.0, 0.0, -3.0, 3.0], [1.0, 2.0,
    0.0, -4.0, -3.0, 2.0, 1.0], [-2.0, 1.0, -4.0, -1.0, -3.0, 0.0, -2.0], [3.0, 0.0, 4.0, -2.0,
    3.0, -3.0, 2.0], [2.0, 4.0, -1.0, 2.0, 3.0, -1.0, -2.0]]]]> : tensor<1x2x5x7xf32>
  %x0 = check.opaque %c0 : tensor<1x2x5x7xf32> -> tensor<?x?x?x?xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 3, 4>} : (tensor<?x?x?x?xf32>) ->
    tensor<?x?x3x4xf32>
  %e0 = jit.constant dense<[[[[3.0, 4.0, 4.0, 4.0], [4.0, 4.0, 4.0, 4.0], [4.0, 2.0, 2.0, 2.0]],
    [[3.0, 3.0, 2.0, 3.0], [3.0, 4.0, 3.0, 2.0], [4.0, 4.0, 3.0, 2.0]]]]> : tensor<1x2x3x4xf32>
  %d0 = check.opaque %e0 : tensor<1x2x3x4xf32> -> tensor<?x?x3x4xf32>
  check.expect_eq %r, %d0 : tensor<?x?x3x4xf32>
  return
}

// One window over extents of run time.
func.func @adaptive_max_pool_dynamic_global() {
  %c0 = jit.constant dense<[[[[1.0, 2.0, -3.0, -1.0], [1.0, 3.0, -2.0, 1.0], [2.0, 2.0, -3.0,
    -4.0]]], [[[-3.0, 2.0, 0.0, -1.0], [-4.0, 2.0, -1.0, 3.0], [0.0, -3.0, 3.0, -4.0]]]]> :
    tensor<2x1x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x1x3x4xf32> -> tensor<?x?x?x?xf32>
  %r = jit.adaptive_max_pool %x0 {output_size = array<i64: 1, 1>} : (tensor<?x?x?x?xf32>) ->
    tensor<?x?x1x1xf32>
  %e0 = jit.constant dense<3.0> : tensor<2x1x1x1xf32>
  %d0 = check.opaque %e0 : tensor<2x1x1x1xf32> -> tensor<?x?x1x1xf32>
  check.expect_eq %r, %d0 : tensor<?x?x1x1xf32>
  return
}
