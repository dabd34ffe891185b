// RUN: %e2e %s
// Expected values: mpmath, mp.log(x) / mp.log(2) with 200 bits, rounded once
// to the type; special values by hand.

// Values of either sign, small and large.
func.func @log2_f32() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5, 0.875], [1.25, 2.0, 10.0,
    100.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.log2 %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-7.0, -1.6780719, -1.0, -0.19264507], [0.32192808, 1.0, 3.321928,
    6.643856]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @log2_f64() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5, 0.875], [1.25, 2.0, 10.0,
    100.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.log2 %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-7.0, -1.6780719051126376, -1.0, -0.19264507794239588],
    [0.32192809488736235, 1.0, 3.321928094887362, 6.643856189774724]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @log2_f16() {
  %c1 = jit.constant dense<[[0.007812, 0.3125, 0.5, 0.875], [1.25, 2.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.log2 %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-7.0, -1.678, -1.0, -0.1926], [0.322, 1.0, 3.322,
    6.645]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @log2_bf16() {
  %c1 = jit.constant dense<[[0.0078, 0.312, 0.5, 0.875], [1.25, 2.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.log2 %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-7.0, -1.68, -1.0, -0.192], [0.322, 1.0, 3.33,
    6.66]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @log2_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0, 8.0, 0.25, 0x7F800000, -1.0, 0xFF800000,
    0x7FC00000]> : tensor<9xf32>
  %x1 = check.opaque %c1 : tensor<9xf32>
  %rf32 = jit.log2 %x1 : tensor<9xf32>
  %e1 = jit.constant dense<[0xFF800000, 0xFF800000, 0.0, 3.0, -2.0, 0x7F800000, 0x7FC00000,
    0x7FC00000, 0x7FC00000]> : tensor<9xf32>
  check.expect_eq %rf32, %e1 : tensor<9xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0, 8.0, 0.25, 0x7FF0000000000000, -1.0, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<9xf64>
  %x2 = check.opaque %c2 : tensor<9xf64>
  %rf64 = jit.log2 %x2 : tensor<9xf64>
  %e2 = jit.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0, 3.0, -2.0,
    0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<9xf64>
  check.expect_eq %rf64, %e2 : tensor<9xf64>
  return
}

// Rank 0.
func.func @log2_rank0() {
  %c1 = jit.constant dense<10.0> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.log2 %x1 : tensor<f32>
  %e1 = jit.constant dense<3.321928> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @log2_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.log2 %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @log2_dynamic() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5], [0.875, 1.25, 2.0]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.log2 %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-7.0, -1.6780719, -1.0], [-0.19264507, 0.32192808,
    1.0]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
