// RUN: %e2e %s
// Expected values: mpmath with 200 bits, x * min(max(x + 3, 0), 6) / 6,
// rounded once to the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @hardswish_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.hardswish %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.0, -0.28125, -0.33333334, -0.13997395, 0.0039164224, 0.29166666,
    1.3854166, 3.5]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<8xf32>
  return
}

// In f64.
func.func @hardswish_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.hardswish %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[0.0, -0.28125, -0.3333333333333333, -0.13997395833333334,
    0.003916422526041667, 0.2916666666666667, 1.3854166666666667, 3.5]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @hardswish_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.hardswish %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[0.0, -0.2812, -0.3333, -0.14, 0.003918, 0.2917, 1.386,
    3.5]> : tensor<8xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @hardswish_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.hardswish %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[0.0, -0.281, -0.334, -0.14, 0.0039, 0.291, 1.38, 3.5]> : tensor<8xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xbf16>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @hardswish_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, -3.0, -10.0, 3.0, 10.0,
    0x7FC00000]> : tensor<9xf32>
  %x1 = check.opaque %c1 : tensor<9xf32>
  %r = jit.hardswish %x1 : tensor<9xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0x7FC00000, -0.0, -0.0, 3.0, 10.0,
    0x7FC00000]> : tensor<9xf32>
  check.expect_eq %r, %e1 : tensor<9xf32>
  return
}

// Rank 0.
func.func @hardswish_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.hardswish %x1 : tensor<f32>
  %e1 = jit.constant dense<1.3854166> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @hardswish_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.hardswish %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @hardswish_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.hardswish %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.3854166, -0.13997395], [-0.33333334, 0.29166666]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
