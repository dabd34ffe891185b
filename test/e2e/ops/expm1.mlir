// RUN: %e2e %s
// Expected values: mpmath, mp.expm1(x) with 200 bits, rounded once to the
// type; special values by hand.

// Values of either sign, small and large.
func.func @expm1_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.expm1 %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-0.988891, -0.89460075, -0.63212055, -0.26838437], [0.007843098,
    0.6487213, 4.754603, 19.085537]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @expm1_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.expm1 %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-0.9888910034617577, -0.8946007754381357, -0.6321205588285577,
    -0.2683843710533582], [0.007843097206447977, 0.6487212707001282, 4.754602676005731,
    19.085536923187668]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @expm1_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.expm1 %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-0.989, -0.8945, -0.6323, -0.2683], [0.00784, 0.649, 4.754,
    19.08]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @expm1_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.expm1 %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-0.99, -0.895, -0.633, -0.268], [0.0079, 0.65, 4.75,
    19.1]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @expm1_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 1000.0, -1000.0,
    0x7FC00000]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %rf32 = jit.expm1 %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, -1.0, 0x7F800000, -1.0,
    0x7FC00000]> : tensor<8xf32>
  check.expect_eq %rf32, %e1 : tensor<8xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000, 1000.0,
    -1000.0, 0x7FF8000000000000]> : tensor<8xf64>
  %x2 = check.opaque %c2 : tensor<8xf64>
  %rf64 = jit.expm1 %x2 : tensor<8xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, -1.0, 0x7FF0000000000000, -1.0,
    0x7FF8000000000000]> : tensor<8xf64>
  check.expect_eq %rf64, %e2 : tensor<8xf64>
  return
}

// Rank 0.
func.func @expm1_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.expm1 %x1 : tensor<f32>
  %e1 = jit.constant dense<4.754603> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @expm1_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.expm1 %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @expm1_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.expm1 %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-0.988891, -0.89460075, -0.63212055], [-0.26838437, 0.007843098,
    0.6487213]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 2 : i64} : tensor<?x3xf32>
  return
}
