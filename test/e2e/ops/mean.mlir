// RUN: %e2e %s
// Expected values: torch.mean in f64, rounded.

// All dimensions, the default.
func.func @mean_all() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.mean %x : (tensor<3x4xf32>) -> tensor<f32>
  %e = jit.constant dense<2.9688334> : tensor<f32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<f32>
  return
}

// The last dimension.
func.func @mean_last() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.mean %x dims = [-1] : (tensor<3x4xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[1.25, 0.5315, 7.125]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<3xf32>
  return
}

// Another, which stays, in f64.
func.func @mean_keepdims() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.mean %x dims = [0] keepdims : (tensor<3x4xf64>) -> tensor<1x4xf64>
  %e = jit.constant dense<[[2.5003333333333333, 3.4166666666666665, 2.3333333333333335, 3.625]]> : tensor<1x4xf64>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<1x4xf64>
  return
}

// Two dimensions, which stay.
func.func @mean_several() {
  %xc = jit.constant dense<[[[0.5, -1.25], [3.0, 2.75]], [[0.001, 4.0], [-2.0, 0.125]], [[7.0, 7.5], [6.0, 8.0]]]> : tensor<3x2x2xf32>
  %x = check.opaque %xc : tensor<3x2x2xf32>
  %r = jit.mean %x dims = [2, 0] keepdims : (tensor<3x2x2xf32>) -> tensor<1x2x1xf32>
  %e = jit.constant dense<[[[2.9585], [2.9791667]]]> : tensor<1x2x1xf32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<1x2x1xf32>
  return
}

// Unknown extents.
func.func @mean_dynamic() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.mean %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<[1.25, 0.5315, 7.125]> : tensor<3xf32>
  %ed = check.opaque %e : tensor<3xf32> -> tensor<?xf32>
  check.expect_close %r, %ed {max_ulp = 2 : i64} : tensor<?xf32>
  return
}

// Unknown extents that stay.
func.func @mean_dynamic_keepdims() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.mean %x dims = [1] keepdims : (tensor<?x?xf32>) -> tensor<?x1xf32>
  %e = jit.constant dense<[[1.25], [0.5315], [7.125]]> : tensor<3x1xf32>
  %ed = check.opaque %e : tensor<3x1xf32> -> tensor<?x1xf32>
  check.expect_close %r, %ed {max_ulp = 2 : i64} : tensor<?x1xf32>
  return
}

// Rows longer than 32.
func.func @mean_long_rows() {
  %xc = jit.constant dense<[[-3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625, -0.3125, 2.0, -2.0, 0.3125, 2.625, -1.375, 0.9375, 3.25, -0.75, 1.5625, -2.4375, -0.125, 2.1875, -1.8125, 0.5, 2.8125, -1.1875, 1.125, -2.875, -0.5625, 1.75, -2.25, 0.0625, 2.375, -1.625, 0.6875, 3.0, -1.0, 1.3125, -2.6875, -0.375, 1.9375, -2.0625, 0.25, 2.5625, -1.4375, 0.875, 3.1875, -0.8125, 1.5, -2.5, -0.1875, 2.125, -1.875, 0.4375, 2.75, -1.25, 1.0625, -2.9375, -0.625, 1.6875, -2.3125], [0.0, 2.3125, -1.6875, 0.625, 2.9375, -1.0625, 1.25, -2.75, -0.4375, 1.875, -2.125, 0.1875, 2.5, -1.5, 0.8125, 3.125, -0.875, 1.4375, -2.5625, -0.25, 2.0625, -1.9375, 0.375, 2.6875, -1.3125, 1.0, -3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625, -0.3125, 2.0, -2.0, 0.3125, 2.625, -1.375, 0.9375, 3.25, -0.75, 1.5625, -2.4375, -0.125, 2.1875, -1.8125, 0.5, 2.8125, -1.1875, 1.125, -2.875, -0.5625, 1.75, -2.25, 0.0625, 2.375, -1.625, 0.6875], [3.0, -1.0, 1.3125, -2.6875, -0.375, 1.9375, -2.0625, 0.25, 2.5625, -1.4375, 0.875, 3.1875, -0.8125, 1.5, -2.5, -0.1875, 2.125, -1.875, 0.4375, 2.75, -1.25, 1.0625, -2.9375, -0.625, 1.6875, -2.3125, 0.0, 2.3125, -1.6875, 0.625, 2.9375, -1.0625, 1.25, -2.75, -0.4375, 1.875, -2.125, 0.1875, 2.5, -1.5, 0.8125, 3.125, -0.875, 1.4375, -2.5625, -0.25, 2.0625, -1.9375, 0.375, 2.6875, -1.3125, 1.0, -3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625]]> : tensor<3x75xf32>
  %x = check.opaque %xc : tensor<3x75xf32>
  %r = jit.mean %x dims = [1] : (tensor<3x75xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[0.079166666, 0.13333334, 0.10333333]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 8 : i64} : tensor<3xf32>
  return
}

// Halves compute in f32 and are rounded once.
func.func @mean_f16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.0010004043579101562, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf16>
  %x = check.opaque %xc : tensor<3x4xf16>
  %r = jit.mean %x dims = [1] : (tensor<3x4xf16>) -> tensor<3xf16>
  %e = jit.constant dense<[1.25, 0.53173828125, 7.125]> : tensor<3xf16>
  check.expect_eq %r, %e : tensor<3xf16>
  return
}

// Likewise.
func.func @mean_bf16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.00099945068359375, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xbf16>
  %x = check.opaque %xc : tensor<3x4xbf16>
  %r = jit.mean %x dims = [1] : (tensor<3x4xbf16>) -> tensor<3xbf16>
  %e = jit.constant dense<[1.25, 0.53125, 7.125]> : tensor<3xbf16>
  check.expect_eq %r, %e : tensor<3xbf16>
  return
}

// The sum would overflow f16, or lose elements.
func.func @mean_f16_large() {
  %xc = jit.constant dense<100.0> : tensor<1x4096xf16>
  %x = check.opaque %xc : tensor<1x4096xf16>
  %r = jit.mean %x dims = [1] : (tensor<1x4096xf16>) -> tensor<1xf16>
  %e = jit.constant dense<[100.0]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

// Rank 0.
func.func @mean_scalar() {
  %xc = jit.constant dense<2.5> : tensor<f32>
  %x = check.opaque %xc : tensor<f32>
  %r = jit.mean %x : tensor<f32>
  %e = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Each element is the mean of itself.
func.func @mean_no_dims() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.mean %x dims = [] : tensor<2x3xf32>
  %e = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Over nothing: 0 / 0.
func.func @mean_empty() {
  %xc = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %xc : tensor<2x0xf32>
  %r = jit.mean %x dims = [1] : (tensor<2x0xf32>) -> tensor<2xf32>
  %e = jit.constant dense<0x7FC00000> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Likewise with unknown extents.
func.func @mean_empty_dynamic() {
  %xc = jit.constant dense<> : tensor<0x2xf64>
  %x = check.opaque %xc : tensor<0x2xf64> -> tensor<?x?xf64>
  %r = jit.mean %x dims = [0] : (tensor<?x?xf64>) -> tensor<?xf64>
  %e = jit.constant dense<0x7FF8000000000000> : tensor<2xf64>
  %ed = check.opaque %e : tensor<2xf64> -> tensor<?xf64>
  check.expect_eq %r, %ed : tensor<?xf64>
  return
}

// Infinities and NaN.
func.func @mean_special() {
  %xc = jit.constant dense<[[0x7F800000, 1.0], [0x7F800000, 0xFF800000], [0x7FC00000, 1.0]]> : tensor<3x2xf32>
  %x = check.opaque %xc : tensor<3x2xf32>
  %r = jit.mean %x dims = [1] : (tensor<3x2xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}
