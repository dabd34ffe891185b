// RUN: %e2e %s
// Expected values: torch.linalg.vector_norm in f64, rounded.

// The 2-norm of all elements.
func.func @norm_default() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.norm %x : (tensor<3x4xf32>) -> tensor<f32>
  %e = jit.constant dense<15.608992> : tensor<f32>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<f32>
  return
}

// Along one dimension.
func.func @norm_two_last() {
  %xc = jit.constant dense<[[3.0, 4.0], [5.0, 12.0]]> : tensor<2x2xf32>
  %x = check.opaque %xc : tensor<2x2xf32>
  %r = jit.norm %x p = 2.0 dims = [1] : (tensor<2x2xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[5.0, 13.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Magnitudes added.
func.func @norm_one() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.norm %x p = 1.0 dims = [0] keepdims : (tensor<3x4xf64>) -> tensor<1x4xf64>
  %e = jit.constant dense<[[7.501, 12.75, 11.0, 10.875]]> : tensor<1x4xf64>
  check.expect_close %r, %e {max_ulp = 2 : i64} : tensor<1x4xf64>
  return
}

// Elements that are not 0, NaN among them.
func.func @norm_zero() {
  %xc = jit.constant dense<[[0.0, -0.0, 1.0], [0x7FC00000, 0x7F800000, 0.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.norm %x p = 0.0 dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// The largest magnitude.
func.func @norm_inf() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.norm %x p = 0x7FF0000000000000 dims = [1] : (tensor<3x4xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[3.0, 4.0, 8.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// The smallest magnitude.
func.func @norm_negative_inf() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.norm %x p = 0xFFF0000000000000 dims = [1] : (tensor<3x4xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[0.5, 0.001, 6.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// Another p.
func.func @norm_three() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.norm %x p = 3.0 dims = [1] : (tensor<3x4xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[3.680959, 4.1602054, 11.428989]> : tensor<3xf32>
  check.expect_close %r, %e {max_ulp = 4 : i64} : tensor<3xf32>
  return
}

// A p below 1.
func.func @norm_half() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.norm %x p = 0.5 dims = [1] : (tensor<3x4xf64>) -> tensor<3xf64>
  %e = jit.constant dense<[27.20148168907236, 14.4353623171472, 113.68423540048035]> : tensor<3xf64>
  check.expect_close %r, %e {max_ulp = 8 : i64} : tensor<3xf64>
  return
}

// A negative p.
func.func @norm_negative() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.norm %x p = -1.0 dims = [1] : (tensor<3x4xf64>) -> tensor<3xf64>
  %e = jit.constant dense<[0.28596187175043325, 0.0009913258983890955, 1.7610062893081762]> : tensor<3xf64>
  check.expect_close %r, %e {max_ulp = 8 : i64} : tensor<3xf64>
  return
}

// Unknown extents.
func.func @norm_dynamic() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.norm %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<[4.2866073, 4.4738827, 14.326549]> : tensor<3xf32>
  %ed = check.opaque %e : tensor<3xf32> -> tensor<?xf32>
  check.expect_close %r, %ed {max_ulp = 2 : i64} : tensor<?xf32>
  return
}

// Squares that overflow f16.
func.func @norm_f16() {
  %xc = jit.constant dense<[[300.0, 400.0]]> : tensor<1x2xf16>
  %x = check.opaque %xc : tensor<1x2xf16>
  %r = jit.norm %x dims = [1] : (tensor<1x2xf16>) -> tensor<1xf16>
  %e = jit.constant dense<[500.0]> : tensor<1xf16>
  check.expect_eq %r, %e : tensor<1xf16>
  return
}

// Halves are rounded once.
func.func @norm_bf16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.00099945068359375, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xbf16>
  %x = check.opaque %xc : tensor<3x4xbf16>
  %r = jit.norm %x dims = [1] : (tensor<3x4xbf16>) -> tensor<3xbf16>
  %e = jit.constant dense<[4.28125, 4.46875, 14.3125]> : tensor<3xbf16>
  check.expect_eq %r, %e : tensor<3xbf16>
  return
}

// NaN stays.
func.func @norm_nan() {
  %xc = jit.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %x = check.opaque %xc : tensor<2xf32>
  %r = jit.norm %x : (tensor<2xf32>) -> tensor<f32>
  %e = jit.constant dense<0x7FC00000> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// The square overflows: nothing is scaled.
func.func @norm_overflow() {
  %xc = jit.constant dense<[1.0e+30, 1.0]> : tensor<2xf32>
  %x = check.opaque %xc : tensor<2xf32>
  %r = jit.norm %x : (tensor<2xf32>) -> tensor<f32>
  %e = jit.constant dense<0x7F800000> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Rank 0.
func.func @norm_scalar() {
  %xc = jit.constant dense<-2.5> : tensor<f32>
  %x = check.opaque %xc : tensor<f32>
  %r = jit.norm %x : tensor<f32>
  %e = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Over nothing.
func.func @norm_empty() {
  %xc = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %xc : tensor<2x0xf32>
  %r = jit.norm %x dims = [1] : (tensor<2x0xf32>) -> tensor<2xf32>
  %e = jit.constant dense<0.0> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}
