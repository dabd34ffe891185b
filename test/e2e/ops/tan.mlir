// RUN: %e2e %s
// Expected values: mpmath, mp.tan(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @tan_f32() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.0078125], [0.75, 1.5625, 2.5,
    100.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.tan %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[0.016594177, -14.10142, -0.5463025, 0.007812659], [0.93159646,
    120.53251, -0.7470223, -0.58721393]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @tan_f64() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.0078125], [0.75, 1.5625, 2.5,
    100.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.tan %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[0.0165941764993584, -14.101419947171719, -0.5463024898437905,
    0.007812658949600008], [0.9315964599440725, 120.53250572254261, -0.7470222972386603,
    -0.5872139151569291]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @tan_f16() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.007812], [0.75, 1.5625, 2.5,
    1.0e+02]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.tan %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[0.0166, -14.1, -0.5464, 0.007812], [0.9316, 120.56, -0.747,
    -0.5874]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @tan_bf16() {
  %c1 = jit.constant dense<[[-3.12, -1.5, -0.5, 0.0078], [0.75, 1.56, 2.5,
    1.0e+02]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.tan %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[0.0166, -14.1, -0.547, 0.0078], [0.93, 120.5, -0.746,
    -0.586]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @tan_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %rf32 = jit.tan %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %rf32, %e1 : tensor<6xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %rf64 = jit.tan %x2 : tensor<6xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF8000000000000, 0x7FF8000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %rf64, %e2 : tensor<6xf64>
  return
}

// Rank 0.
func.func @tan_rank0() {
  %c1 = jit.constant dense<2.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.tan %x1 : tensor<f32>
  %e1 = jit.constant dense<-0.7470223> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @tan_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.tan %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @tan_dynamic() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5], [0.0078125, 0.75, 1.5625]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.tan %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[0.016594177, -14.10142, -0.5463025], [0.007812659, 0.93159646,
    120.53251]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
