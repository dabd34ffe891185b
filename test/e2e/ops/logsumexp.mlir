// RUN: %e2e %s
// Expected values: torch.logsumexp in f64, rounded.

// All dimensions, the default.
func.func @logsumexp_all() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.logsumexp %x : (tensor<3x4xf32>) -> tensor<f32>
  %e = jit.constant dense<8.761486> : tensor<f32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<f32>
  return
}

// The last dimension.
func.func @logsumexp_last() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.logsumexp %x dims = [-1] : (tensor<3x4xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[3.6286886, 4.040726, 8.746568]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<3xf32>
  return
}

// Another, which stays, in f64.
func.func @logsumexp_keepdims() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.logsumexp %x dims = [0] keepdims : (tensor<3x4xf64>) -> tensor<1x4xf64>
  %e = jit.constant dense<[[7.0024133190980695, 7.529904222914269, 6.048906853547406, 8.005611871310009]]> : tensor<1x4xf64>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<1x4xf64>
  return
}

// Two dimensions, which stay.
func.func @logsumexp_several() {
  %xc = jit.constant dense<[[[0.5, -1.25], [3.0, 2.75]], [[0.001, 4.0], [-2.0, 0.125]], [[7.0, 7.5], [6.0, 8.0]]]> : tensor<3x2x2xf32>
  %x = check.opaque %xc : tensor<3x2x2xf32>
  %r = jit.logsumexp %x dims = [2, 0] keepdims : (tensor<3x2x2xf32>) -> tensor<1x2x1xf32>
  %e = jit.constant dense<[[[7.993691], [8.1378]]]> : tensor<1x2x1xf32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<1x2x1xf32>
  return
}

// Unknown extents.
func.func @logsumexp_dynamic() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.logsumexp %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<[3.6286886, 4.040726, 8.746568]> : tensor<3xf32>
  %ed = check.opaque %e : tensor<3xf32> -> tensor<?xf32>
  check.expect_close %r, %ed {max_ulp = 2 : i64} : tensor<?xf32>
  return
}

// Unknown extents that stay.
func.func @logsumexp_dynamic_keepdims() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.logsumexp %x dims = [1] keepdims : (tensor<?x?xf32>) -> tensor<?x1xf32>
  %e = jit.constant dense<[[3.6286886], [4.040726], [8.746568]]> : tensor<3x1xf32>
  %ed = check.opaque %e : tensor<3x1xf32> -> tensor<?x1xf32>
  check.expect_close %r, %ed {max_ulp = 2 : i64} : tensor<?x1xf32>
  return
}

// Rows longer than 32.
func.func @logsumexp_long_rows() {
  %xc = jit.constant dense<[[-3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625, -0.3125, 2.0, -2.0, 0.3125, 2.625, -1.375, 0.9375, 3.25, -0.75, 1.5625, -2.4375, -0.125, 2.1875, -1.8125, 0.5, 2.8125, -1.1875, 1.125, -2.875, -0.5625, 1.75, -2.25, 0.0625, 2.375, -1.625, 0.6875, 3.0, -1.0, 1.3125, -2.6875, -0.375, 1.9375, -2.0625, 0.25, 2.5625, -1.4375, 0.875, 3.1875, -0.8125, 1.5, -2.5, -0.1875, 2.125, -1.875, 0.4375, 2.75, -1.25, 1.0625, -2.9375, -0.625, 1.6875, -2.3125], [0.0, 2.3125, -1.6875, 0.625, 2.9375, -1.0625, 1.25, -2.75, -0.4375, 1.875, -2.125, 0.1875, 2.5, -1.5, 0.8125, 3.125, -0.875, 1.4375, -2.5625, -0.25, 2.0625, -1.9375, 0.375, 2.6875, -1.3125, 1.0, -3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625, -0.3125, 2.0, -2.0, 0.3125, 2.625, -1.375, 0.9375, 3.25, -0.75, 1.5625, -2.4375, -0.125, 2.1875, -1.8125, 0.5, 2.8125, -1.1875, 1.125, -2.875, -0.5625, 1.75, -2.25, 0.0625, 2.375, -1.625, 0.6875], [3.0, -1.0, 1.3125, -2.6875, -0.375, 1.9375, -2.0625, 0.25, 2.5625, -1.4375, 0.875, 3.1875, -0.8125, 1.5, -2.5, -0.1875, 2.125, -1.875, 0.4375, 2.75, -1.25, 1.0625, -2.9375, -0.625, 1.6875, -2.3125, 0.0, 2.3125, -1.6875, 0.625, 2.9375, -1.0625, 1.25, -2.75, -0.4375, 1.875, -2.125, 0.1875, 2.5, -1.5, 0.8125, 3.125, -0.875, 1.4375, -2.5625, -0.25, 2.0625, -1.9375, 0.375, 2.6875, -1.3125, 1.0, -3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625]]> : tensor<3x75xf32>
  %x = check.opaque %xc : tensor<3x75xf32>
  %r = jit.logsumexp %x dims = [1] : (tensor<3x75xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[5.7379923, 5.7396846, 5.7538953]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 8 : i64} : tensor<3xf32>
  return
}

// Halves compute in f32 and are rounded once.
func.func @logsumexp_f16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.0010004043579101562, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf16>
  %x = check.opaque %xc : tensor<3x4xf16>
  %r = jit.logsumexp %x dims = [1] : (tensor<3x4xf16>) -> tensor<3xf16>
  %e = jit.constant dense<[3.62890625, 4.0390625, 8.75]> : tensor<3xf16>
  check.expect_eq %r, %e : tensor<3xf16>
  return
}

// Likewise.
func.func @logsumexp_bf16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.00099945068359375, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xbf16>
  %x = check.opaque %xc : tensor<3x4xbf16>
  %r = jit.logsumexp %x dims = [1] : (tensor<3x4xbf16>) -> tensor<3xbf16>
  %e = jit.constant dense<[3.625, 4.03125, 8.75]> : tensor<3xbf16>
  check.expect_eq %r, %e : tensor<3xbf16>
  return
}

// All -inf: -inf; any +inf: +inf; NaN.
func.func @logsumexp_special() {
  %xc = jit.constant dense<[[0xFF800000, 0xFF800000], [0x7F800000, 1.0], [0x7F800000, 0x7F800000], [0x7FC00000, 1.0], [0xFF800000, 3.0], [0x7F800000, 0xFF800000]]> : tensor<6x2xf32>
  %x = check.opaque %xc : tensor<6x2xf32>
  %r = jit.logsumexp %x dims = [1] : (tensor<6x2xf32>) -> tensor<6xf32>
  %e = jit.constant dense<[0xFF800000, 0x7F800000, 0x7F800000, 0x7FC00000, 3.0, 0x7F800000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  return
}

// exp would overflow, or underflow.
func.func @logsumexp_large() {
  %xc = jit.constant dense<[[1000.0, 1000.0], [-1000.0, -1000.0]]> : tensor<2x2xf32>
  %x = check.opaque %xc : tensor<2x2xf32>
  %r = jit.logsumexp %x dims = [1] : (tensor<2x2xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[1000.6932, -999.3068]> : tensor<2xf32>
  check.expect_close %r, %e {max_ulp = 1 : i64} : tensor<2xf32>
  return
}

// Rank 0.
func.func @logsumexp_scalar() {
  %xc = jit.constant dense<2.5> : tensor<f32>
  %x = check.opaque %xc : tensor<f32>
  %r = jit.logsumexp %x : tensor<f32>
  %e = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Over nothing: the logarithm of 0.
func.func @logsumexp_empty() {
  %xc = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %xc : tensor<2x0xf32>
  %r = jit.logsumexp %x dims = [1] : (tensor<2x0xf32>) -> tensor<2xf32>
  %e = jit.constant dense<0xFF800000> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Likewise with unknown extents.
func.func @logsumexp_empty_dynamic() {
  %xc = jit.constant dense<> : tensor<0x2xf32>
  %x = check.opaque %xc : tensor<0x2xf32> -> tensor<?x?xf32>
  %r = jit.logsumexp %x dims = [0] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<0xFF800000> : tensor<2xf32>
  %ed = check.opaque %e : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}
