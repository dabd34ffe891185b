// RUN: %e2e %s
// Expected values: mpmath, mp.atan(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @atan_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.atan %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-1.3521274, -1.152572, -0.7853982, -0.30288488], [0.007812341,
    0.4636476, 1.0516502, 1.2490457]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @atan_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.atan %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-1.3521273809209546, -1.1525719972156676, -0.7853981633974483,
    -0.3028848683749714], [0.007812341060101111, 0.4636476090008061, 1.0516502125483738,
    1.2490457723982544]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @atan_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.atan %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-1.353, -1.152, -0.785, -0.303], [0.007812, 0.4636, 1.052,
    1.249]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @atan_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.atan %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-1.35, -1.16, -0.785, -0.303], [0.0078, 0.463, 1.055,
    1.25]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @atan_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FC00000]> : tensor<4xf32>
  %x1 = check.opaque %c1 : tensor<4xf32>
  %rf32 = jit.atan %x1 : tensor<4xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FC00000]> : tensor<4xf32>
  check.expect_eq %rf32, %e1 : tensor<4xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF8000000000000]> : tensor<4xf64>
  %x2 = check.opaque %c2 : tensor<4xf64>
  %rf64 = jit.atan %x2 : tensor<4xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF8000000000000]> : tensor<4xf64>
  check.expect_eq %rf64, %e2 : tensor<4xf64>
  return
}

// Rank 0.
func.func @atan_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.atan %x1 : tensor<f32>
  %e1 = jit.constant dense<1.0516502> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @atan_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.atan %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @atan_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.atan %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-1.3521274, -1.152572, -0.7853982], [-0.30288488, 0.007812341,
    0.4636476]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
