// RUN: %e2e %s
// Expected values: torch.nn.functional.linear on small integers.

// With a bias, f64.
func.func @linear_f64() {
  %c0 = jit.constant dense<[[-4.0, 1.0, 0.0], [-3.0, 3.0, 3.0]]> : tensor<2x3xf64>
  %x0 = check.opaque %c0 : tensor<2x3xf64>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf64>
  %x1 = check.opaque %c1 : tensor<4x3xf64>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xf64>
  %x2 = check.opaque %c2 : tensor<4xf64>
  %r = jit.linear %x0, %x1, %x2 : (tensor<2x3xf64>, tensor<4x3xf64>, tensor<4xf64>) ->
    tensor<2x4xf64>
  %e0 = jit.constant dense<[[2.0, -12.0, 1.0, 11.0], [13.0, 3.0, -4.0, 24.0]]> : tensor<2x4xf64>
  check.expect_eq %r, %e0 : tensor<2x4xf64>
  return
}

// With a bias, f32.
func.func @linear_f32() {
  %c0 = jit.constant dense<[[-4.0, 1.0, 0.0], [-3.0, 3.0, 3.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf32>
  %x1 = check.opaque %c1 : tensor<4x3xf32>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.linear %x0, %x1, %x2 : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) ->
    tensor<2x4xf32>
  %e0 = jit.constant dense<[[2.0, -12.0, 1.0, 11.0], [13.0, 3.0, -4.0, 24.0]]> : tensor<2x4xf32>
  check.expect_eq %r, %e0 : tensor<2x4xf32>
  return
}

// With a bias, f16.
func.func @linear_f16() {
  %c0 = jit.constant dense<[[-4.0, 1.0, 0.0], [-3.0, 3.0, 3.0]]> : tensor<2x3xf16>
  %x0 = check.opaque %c0 : tensor<2x3xf16>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf16>
  %x1 = check.opaque %c1 : tensor<4x3xf16>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xf16>
  %x2 = check.opaque %c2 : tensor<4xf16>
  %r = jit.linear %x0, %x1, %x2 : (tensor<2x3xf16>, tensor<4x3xf16>, tensor<4xf16>) ->
    tensor<2x4xf16>
  %e0 = jit.constant dense<[[2.0, -12.0, 1.0, 11.0], [13.0, 3.0, -4.0, 24.0]]> : tensor<2x4xf16>
  check.expect_eq %r, %e0 : tensor<2x4xf16>
  return
}

// With a bias, bf16.
func.func @linear_bf16() {
  %c0 = jit.constant dense<[[-4.0, 1.0, 0.0], [-3.0, 3.0, 3.0]]> : tensor<2x3xbf16>
  %x0 = check.opaque %c0 : tensor<2x3xbf16>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xbf16>
  %x1 = check.opaque %c1 : tensor<4x3xbf16>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xbf16>
  %x2 = check.opaque %c2 : tensor<4xbf16>
  %r = jit.linear %x0, %x1, %x2 : (tensor<2x3xbf16>, tensor<4x3xbf16>, tensor<4xbf16>) ->
    tensor<2x4xbf16>
  %e0 = jit.constant dense<[[2.0, -12.0, 1.0, 11.0], [13.0, 3.0, -4.0, 24.0]]> : tensor<2x4xbf16>
  check.expect_eq %r, %e0 : tensor<2x4xbf16>
  return
}

// With a bias, i32.
func.func @linear_i32() {
  %c0 = jit.constant dense<[[-4, 1, 0], [-3, 3, 3]]> : tensor<2x3xi32>
  %x0 = check.opaque %c0 : tensor<2x3xi32>
  %c1 = jit.constant dense<[[0, 4, 1], [4, 4, 1], [-2, -3, 1], [-3, 2, 4]]> : tensor<4x3xi32>
  %x1 = check.opaque %c1 : tensor<4x3xi32>
  %c2 = jit.constant dense<[-2, 0, -4, -3]> : tensor<4xi32>
  %x2 = check.opaque %c2 : tensor<4xi32>
  %r = jit.linear %x0, %x1, %x2 : (tensor<2x3xi32>, tensor<4x3xi32>, tensor<4xi32>) ->
    tensor<2x4xi32>
  %e0 = jit.constant dense<[[2, -12, 1, 11], [13, 3, -4, 24]]> : tensor<2x4xi32>
  check.expect_eq %r, %e0 : tensor<2x4xi32>
  return
}

// Without a bias.
func.func @linear_no_bias() {
  %c0 = jit.constant dense<[[-4.0, 1.0, 0.0], [-3.0, 3.0, 3.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf32>
  %x1 = check.opaque %c1 : tensor<4x3xf32>
  %r = jit.linear %x0, %x1 : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  %e0 = jit.constant dense<[[4.0, -12.0, 5.0, 14.0], [15.0, 3.0, 0.0, 27.0]]> : tensor<2x4xf32>
  check.expect_eq %r, %e0 : tensor<2x4xf32>
  return
}

// A vector.
func.func @linear_vector() {
  %c0 = jit.constant dense<[-4.0, 1.0, 0.0]> : tensor<3xf32>
  %x0 = check.opaque %c0 : tensor<3xf32>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf32>
  %x1 = check.opaque %c1 : tensor<4x3xf32>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.linear %x0, %x1, %x2 : (tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = jit.constant dense<[2.0, -12.0, 1.0, 11.0]> : tensor<4xf32>
  check.expect_eq %r, %e0 : tensor<4xf32>
  return
}

// Any dimensions before the last.
func.func @linear_batch() {
  %c0 = jit.constant dense<[[[-1.0, 3.0, 4.0], [1.0, 1.0, 1.0]], [[-4.0, -1.0, 4.0], [-1.0, -3.0,
    -2.0]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf32>
  %x1 = check.opaque %c1 : tensor<4x3xf32>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.linear %x0, %x1, %x2 : (tensor<2x2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) ->
    tensor<2x2x4xf32>
  %e0 = jit.constant dense<[[[14.0, 12.0, -7.0, 22.0], [3.0, 9.0, -8.0, 0.0]], [[-2.0, -16.0,
    11.0, 23.0], [-16.0, -18.0, 5.0, -14.0]]]> : tensor<2x2x4xf32>
  check.expect_eq %r, %e0 : tensor<2x2x4xf32>
  return
}

// Extents of run time.
func.func @linear_dynamic() {
  %c0 = jit.constant dense<[[[-1.0, 3.0, 4.0], [1.0, 1.0, 1.0]], [[-4.0, -1.0, 4.0], [-1.0, -3.0,
    -2.0]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf32>
  %x1 = check.opaque %c1 : tensor<4x3xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32> -> tensor<?xf32>
  %r = jit.linear %x0, %x1, %x2 : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) ->
    tensor<?x?x?xf32>
  %e0 = jit.constant dense<[[[14.0, 12.0, -7.0, 22.0], [3.0, 9.0, -8.0, 0.0]], [[-2.0, -16.0,
    11.0, 23.0], [-16.0, -18.0, 5.0, -14.0]]]> : tensor<2x2x4xf32>
  %d0 = check.opaque %e0 : tensor<2x2x4xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?xf32>
  return
}

// No sample.
func.func @linear_empty() {
  %c0 = jit.constant dense<> : tensor<0x3xf32>
  %x0 = check.opaque %c0 : tensor<0x3xf32>
  %c1 = jit.constant dense<[[0.0, 4.0, 1.0], [4.0, 4.0, 1.0], [-2.0, -3.0, 1.0], [-3.0, 2.0,
    4.0]]> : tensor<4x3xf32>
  %x1 = check.opaque %c1 : tensor<4x3xf32>
  %c2 = jit.constant dense<[-2.0, 0.0, -4.0, -3.0]> : tensor<4xf32>
  %x2 = check.opaque %c2 : tensor<4xf32>
  %r = jit.linear %x0, %x1, %x2 : (tensor<0x3xf32>, tensor<4x3xf32>, tensor<4xf32>) ->
    tensor<0x4xf32>
  %e0 = jit.constant dense<> : tensor<0x4xf32>
  check.expect_eq %r, %e0 : tensor<0x4xf32>
  return
}
