// RUN: %e2e %s
// Expected values: mpmath, mp.atanh(x) with 200 bits, rounded once to the
// type; special values by hand.

// Values of either sign, small and large.
func.func @atanh_f32() {
  %c1 = jit.constant dense<[[-0.9375, -0.875, -0.5, -0.0078125], [0.0625, 0.3125, 0.75,
    0.96875]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.atanh %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-1.7169936, -1.3540251, -0.54930615, -0.007812659], [0.06258157,
    0.3233136, 0.97295505, 2.0715673]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @atanh_f64() {
  %c1 = jit.constant dense<[[-0.9375, -0.875, -0.5, -0.0078125], [0.0625, 0.3125, 0.75,
    0.96875]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.atanh %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-1.7169936022425731, -1.354025100551105, -0.5493061443340549,
    -0.007812658951540421], [0.06258157147700301, 0.32331358246252623, 0.9729550745276566,
    2.0715673631957663]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @atanh_f16() {
  %c1 = jit.constant dense<[[-0.9375, -0.875, -0.5, -0.007812], [0.0625, 0.3125, 0.75,
    0.9688]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.atanh %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-1.717, -1.3545, -0.5493, -0.007812], [0.06256, 0.3232, 0.973,
    2.072]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @atanh_bf16() {
  %c1 = jit.constant dense<[[-0.938, -0.875, -0.5, -0.0078], [0.0625, 0.312, 0.75,
    0.97]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.atanh %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-1.72, -1.35, -0.55, -0.0078], [0.0625, 0.324, 0.973,
    2.08]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @atanh_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 1.0, -1.0, 2.0, -2.0, 0x7F800000,
    0x7FC00000]> : tensor<9xf32>
  %x1 = check.opaque %c1 : tensor<9xf32>
  %rf32 = jit.atanh %x1 : tensor<9xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000,
    0x7FC00000, 0x7FC00000]> : tensor<9xf32>
  check.expect_eq %rf32, %e1 : tensor<9xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 1.0, -1.0, 2.0, -2.0, 0x7FF0000000000000,
    0x7FF8000000000000]> : tensor<9xf64>
  %x2 = check.opaque %c2 : tensor<9xf64>
  %rf64 = jit.atanh %x2 : tensor<9xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<9xf64>
  check.expect_eq %rf64, %e2 : tensor<9xf64>
  return
}

// Rank 0.
func.func @atanh_rank0() {
  %c1 = jit.constant dense<0.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.atanh %x1 : tensor<f32>
  %e1 = jit.constant dense<0.97295505> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @atanh_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.atanh %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @atanh_dynamic() {
  %c1 = jit.constant dense<[[-0.9375, -0.875, -0.5], [-0.0078125, 0.0625,
    0.3125]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.atanh %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-1.7169936, -1.3540251, -0.54930615], [-0.007812659, 0.06258157,
    0.3233136]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
