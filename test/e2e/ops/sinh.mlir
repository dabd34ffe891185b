// RUN: %e2e %s
// Expected values: mpmath, mp.sinh(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @sinh_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.sinh %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-45.00301, -4.6911683, -1.1752012, -0.31761116], [0.007812579,
    0.5210953, 2.7904143, 10.017875]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @sinh_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.sinh %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-45.003011151991785, -4.691168305898331, -1.1752011936438014,
    -0.31761115611357726], [0.007812579473102233, 0.5210953054937474, 2.7904143662776426,
    10.017874927409903]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @sinh_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.sinh %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-45.0, -4.69, -1.175, -0.3176], [0.007812, 0.521, 2.791,
    10.016]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @sinh_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.sinh %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-45.0, -4.7, -1.17, -0.318], [0.0078, 0.52, 2.8,
    1.0e+01]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @sinh_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 1000.0, -1000.0,
    0x7FC00000]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %rf32 = jit.sinh %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 0x7F800000, 0xFF800000,
    0x7FC00000]> : tensor<8xf32>
  check.expect_eq %rf32, %e1 : tensor<8xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000, 1000.0,
    -1000.0, 0x7FF8000000000000]> : tensor<8xf64>
  %x2 = check.opaque %c2 : tensor<8xf64>
  %rf64 = jit.sinh %x2 : tensor<8xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  check.expect_eq %rf64, %e2 : tensor<8xf64>
  return
}

// Rank 0.
func.func @sinh_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.sinh %x1 : tensor<f32>
  %e1 = jit.constant dense<2.7904143> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @sinh_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.sinh %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @sinh_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.sinh %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-45.00301, -4.6911683, -1.1752012], [-0.31761116, 0.007812579,
    0.5210953]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
