// RUN: %e2e %s
// Expected values: torch.std in f64, rounded.

// All dimensions, the default.
func.func @std_all() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.std %x : (tensor<3x4xf32>) -> tensor<f32>
  %e = jit.constant dense<3.5403256> : tensor<f32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<f32>
  return
}

// The last dimension.
func.func @std_last() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.std %x dims = [-1] : (tensor<3x4xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[2.0103896, 2.5090275, 0.8539126]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<3xf32>
  return
}

// Another, which stays, in f64.
func.func @std_keepdims() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.std %x dims = [0] keepdims : (tensor<3x4xf64>) -> tensor<1x4xf64>
  %e = jit.constant dense<[[3.9048047753163453, 4.404070087241271, 4.041451884327381, 4.00975373308636]]> : tensor<1x4xf64>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<1x4xf64>
  return
}

// Two dimensions, which stay.
func.func @std_several() {
  %xc = jit.constant dense<[[[0.5, -1.25], [3.0, 2.75]], [[0.001, 4.0], [-2.0, 0.125]], [[7.0, 7.5], [6.0, 8.0]]]> : tensor<3x2x2xf32>
  %x = check.opaque %xc : tensor<3x2x2xf32>
  %r = jit.std %x dims = [2, 0] keepdims : (tensor<3x2x2xf32>) -> tensor<1x2x1xf32>
  %e = jit.constant dense<[[[3.756226], [3.6694827]]]> : tensor<1x2x1xf32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<1x2x1xf32>
  return
}

// Unknown extents.
func.func @std_dynamic() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.std %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<[2.0103896, 2.5090275, 0.8539126]> : tensor<3xf32>
  %ed = check.opaque %e : tensor<3xf32> -> tensor<?xf32>
  check.expect_close %r, %ed {max_ulp = 2 : i64} : tensor<?xf32>
  return
}

// Unknown extents that stay.
func.func @std_dynamic_keepdims() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.std %x dims = [1] keepdims : (tensor<?x?xf32>) -> tensor<?x1xf32>
  %e = jit.constant dense<[[2.0103896], [2.5090275], [0.8539126]]> : tensor<3x1xf32>
  %ed = check.opaque %e : tensor<3x1xf32> -> tensor<?x1xf32>
  check.expect_close %r, %ed {max_ulp = 2 : i64} : tensor<?x1xf32>
  return
}

// Rows longer than 32.
func.func @std_long_rows() {
  %xc = jit.constant dense<[[-3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625, -0.3125, 2.0, -2.0, 0.3125, 2.625, -1.375, 0.9375, 3.25, -0.75, 1.5625, -2.4375, -0.125, 2.1875, -1.8125, 0.5, 2.8125, -1.1875, 1.125, -2.875, -0.5625, 1.75, -2.25, 0.0625, 2.375, -1.625, 0.6875, 3.0, -1.0, 1.3125, -2.6875, -0.375, 1.9375, -2.0625, 0.25, 2.5625, -1.4375, 0.875, 3.1875, -0.8125, 1.5, -2.5, -0.1875, 2.125, -1.875, 0.4375, 2.75, -1.25, 1.0625, -2.9375, -0.625, 1.6875, -2.3125], [0.0, 2.3125, -1.6875, 0.625, 2.9375, -1.0625, 1.25, -2.75, -0.4375, 1.875, -2.125, 0.1875, 2.5, -1.5, 0.8125, 3.125, -0.875, 1.4375, -2.5625, -0.25, 2.0625, -1.9375, 0.375, 2.6875, -1.3125, 1.0, -3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625, -0.3125, 2.0, -2.0, 0.3125, 2.625, -1.375, 0.9375, 3.25, -0.75, 1.5625, -2.4375, -0.125, 2.1875, -1.8125, 0.5, 2.8125, -1.1875, 1.125, -2.875, -0.5625, 1.75, -2.25, 0.0625, 2.375, -1.625, 0.6875], [3.0, -1.0, 1.3125, -2.6875, -0.375, 1.9375, -2.0625, 0.25, 2.5625, -1.4375, 0.875, 3.1875, -0.8125, 1.5, -2.5, -0.1875, 2.125, -1.875, 0.4375, 2.75, -1.25, 1.0625, -2.9375, -0.625, 1.6875, -2.3125, 0.0, 2.3125, -1.6875, 0.625, 2.9375, -1.0625, 1.25, -2.75, -0.4375, 1.875, -2.125, 0.1875, 2.5, -1.5, 0.8125, 3.125, -0.875, 1.4375, -2.5625, -0.25, 2.0625, -1.9375, 0.375, 2.6875, -1.3125, 1.0, -3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625]]> : tensor<3x75xf32>
  %x = check.opaque %xc : tensor<3x75xf32>
  %r = jit.std %x dims = [1] : (tensor<3x75xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[1.8536035, 1.8158268, 1.8540636]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 8 : i64} : tensor<3xf32>
  return
}

// Halves compute in f32 and are rounded once.
func.func @std_f16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.0010004043579101562, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf16>
  %x = check.opaque %xc : tensor<3x4xf16>
  %r = jit.std %x dims = [1] : (tensor<3x4xf16>) -> tensor<3xf16>
  %e = jit.constant dense<[2.009765625, 2.509765625, 0.85400390625]> : tensor<3xf16>
  check.expect_eq %r, %e : tensor<3xf16>
  return
}

// Likewise.
func.func @std_bf16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.00099945068359375, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xbf16>
  %x = check.opaque %xc : tensor<3x4xbf16>
  %r = jit.std %x dims = [1] : (tensor<3x4xbf16>) -> tensor<3xbf16>
  %e = jit.constant dense<[2.015625, 2.515625, 0.85546875]> : tensor<3xbf16>
  check.expect_eq %r, %e : tensor<3xbf16>
  return
}

// Without correction: divided by n.
func.func @std_population() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.std %x dims = [1] correction = 0 : (tensor<3x4xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[1.7410486, 2.1728816, 0.73951]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<3xf32>
  return
}

// Any correction: divided by n - 2 (NumPy).
func.func @std_correction() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.std %x dims = [1] correction = 2 : (tensor<3x4xf64>) -> tensor<3xf64>
  %e = jit.constant dense<[2.462214450449026, 3.072918563841222, 1.0458250331675945]> : tensor<3xf64>
  check.expect_close %r, %e {max_ulp = 8 : i64} : tensor<3xf64>
  return
}

// A large mean does not cancel: two passes.
func.func @std_offset() {
  %xc = jit.constant dense<[1000000.0, 1000001.0, 1000002.0]> : tensor<3xf32>
  %x = check.opaque %xc : tensor<3xf32>
  %r = jit.std %x : (tensor<3xf32>) -> tensor<f32>
  %e = jit.constant dense<1.0> : tensor<f32>
  check.expect_close %r, %e {max_ulp = 1 : i64} : tensor<f32>
  return
}

// One element with correction 1: 0 / 0.
func.func @std_single() {
  %xc = jit.constant dense<[[3.0], [4.0]]> : tensor<2x1xf32>
  %x = check.opaque %xc : tensor<2x1xf32>
  %r = jit.std %x dims = [1] : (tensor<2x1xf32>) -> tensor<2xf32>
  %e = jit.constant dense<0x7FC00000> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// One element without: 0.
func.func @std_single_population() {
  %xc = jit.constant dense<[[3.0], [4.0]]> : tensor<2x1xf32>
  %x = check.opaque %xc : tensor<2x1xf32>
  %r = jit.std %x dims = [1] correction = 0 : (tensor<2x1xf32>) -> tensor<2xf32>
  %e = jit.constant dense<0.0> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Rank 0.
func.func @std_scalar() {
  %xc = jit.constant dense<3.0> : tensor<f32>
  %x = check.opaque %xc : tensor<f32>
  %r = jit.std %x correction = 0 : tensor<f32>
  %e = jit.constant dense<0.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Over nothing.
func.func @std_empty() {
  %xc = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %xc : tensor<2x0xf32> -> tensor<?x?xf32>
  %r = jit.std %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<0x7FC00000> : tensor<2xf32>
  %ed = check.opaque %e : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// An infinity makes NaN.
func.func @std_special() {
  %xc = jit.constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
  %x = check.opaque %xc : tensor<2xf32>
  %r = jit.std %x : (tensor<2xf32>) -> tensor<f32>
  %e = jit.constant dense<0x7FC00000> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}
