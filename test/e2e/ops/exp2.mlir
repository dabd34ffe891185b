// RUN: %e2e %s
// Expected values: mpmath, mp.mpf(2) ** x with 200 bits, rounded once to the
// type; special values by hand.

// Values of either sign, small and large.
func.func @exp2_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.exp2 %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[0.044194173, 0.2102241, 0.5, 0.80524516], [1.0054299, 1.4142135,
    3.3635857, 8.0]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @exp2_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.exp2 %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[0.04419417382415922, 0.21022410381342863, 0.5, 0.8052451659746271],
    [1.0054299011128027, 1.4142135623730951, 3.363585661014858, 8.0]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @exp2_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.exp2 %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[0.0442, 0.2102, 0.5, 0.805], [1.006, 1.414, 3.363,
    8.0]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @exp2_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.exp2 %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[0.0442, 0.21, 0.5, 0.805], [1.01, 1.414, 3.36,
    8.0]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @exp2_special() {
  %c1 = jit.constant dense<[0.0, 10.0, -3.0, 0x7F800000, 0xFF800000, 2000.0, -2000.0,
    0x7FC00000]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %rf32 = jit.exp2 %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[1.0, 1024.0, 0.125, 0x7F800000, 0.0, 0x7F800000, 0.0,
    0x7FC00000]> : tensor<8xf32>
  check.expect_eq %rf32, %e1 : tensor<8xf32>
  %c2 = jit.constant dense<[0.0, 10.0, -3.0, 0x7FF0000000000000, 0xFFF0000000000000, 2000.0, -2000.0,
    0x7FF8000000000000]> : tensor<8xf64>
  %x2 = check.opaque %c2 : tensor<8xf64>
  %rf64 = jit.exp2 %x2 : tensor<8xf64>
  %e2 = jit.constant dense<[1.0, 1024.0, 0.125, 0x7FF0000000000000, 0.0, 0x7FF0000000000000, 0.0,
    0x7FF8000000000000]> : tensor<8xf64>
  check.expect_eq %rf64, %e2 : tensor<8xf64>
  return
}

// Rank 0.
func.func @exp2_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.exp2 %x1 : tensor<f32>
  %e1 = jit.constant dense<3.3635857> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @exp2_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.exp2 %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @exp2_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.exp2 %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[0.044194173, 0.2102241, 0.5], [0.80524516, 1.0054299,
    1.4142135]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
