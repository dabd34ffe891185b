// RUN: %e2e %s
// Expected values: mpmath, mp.acos(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @acos_f32() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.0078125], [0.0625, 0.3125, 0.75,
    1.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.acos %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[3.1415927, 2.6362321, 2.0943952, 1.5786089], [1.5082556, 1.2529726,
    0.7227343, 0.0]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @acos_f64() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.0078125], [0.0625, 0.3125, 0.75,
    1.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.acos %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[3.141592653589793, 2.636232143305636, 2.0943951023931957,
    1.578608906269939], [1.5082555649984053, 1.252972622867016, 0.7227342478134157,
    0.0]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @acos_f16() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.007812], [0.0625, 0.3125, 0.75,
    1.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.acos %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[3.14, 2.637, 2.094, 1.578], [1.508, 1.253, 0.7227,
    0.0]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @acos_bf16() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.0078], [0.0625, 0.312, 0.75,
    1.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.acos %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[3.14, 2.64, 2.1, 1.58], [1.51, 1.25, 0.723, 0.0]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @acos_special() {
  %c1 = jit.constant dense<[1.0, 2.0, -2.0, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %rf32 = jit.acos %x1 : tensor<5xf32>
  %e1 = jit.constant dense<[0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %rf32, %e1 : tensor<5xf32>
  %c2 = jit.constant dense<[1.0, 2.0, -2.0, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<5xf64>
  %x2 = check.opaque %c2 : tensor<5xf64>
  %rf64 = jit.acos %x2 : tensor<5xf64>
  %e2 = jit.constant dense<[0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
    0x7FF8000000000000]> : tensor<5xf64>
  check.expect_eq %rf64, %e2 : tensor<5xf64>
  return
}

// Rank 0.
func.func @acos_rank0() {
  %c1 = jit.constant dense<0.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.acos %x1 : tensor<f32>
  %e1 = jit.constant dense<0.7227343> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @acos_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.acos %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @acos_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5], [-0.0078125, 0.0625, 0.3125]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.acos %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[3.1415927, 2.6362321, 2.0943952], [1.5786089, 1.5082556,
    1.2529726]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
