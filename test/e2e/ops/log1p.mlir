// RUN: %e2e %s
// Expected values: mpmath, mp.log(1 + x) with 200 bits, rounded once to the
// type; special values by hand.

// Values of either sign, small and large.
func.func @log1p_f32() {
  %c1 = jit.constant dense<[[-0.9375, 0.0078125, 0.3125, 0.5], [0.875, 1.25, 2.0,
    10.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.log1p %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-2.7725887, 0.0077821403, 0.2719337, 0.4054651], [0.62860864, 0.8109302,
    1.0986123, 2.3978953]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @log1p_f64() {
  %c1 = jit.constant dense<[[-0.9375, 0.0078125, 0.3125, 0.5], [0.875, 1.25, 2.0,
    10.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.log1p %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-2.772588722239781, 0.007782140442054949, 0.27193371548364176,
    0.4054651081081644], [0.6286086594223741, 0.8109302162163288, 1.0986122886681098,
    2.3978952727983707]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @log1p_f16() {
  %c1 = jit.constant dense<[[-0.9375, 0.007812, 0.3125, 0.5], [0.875, 1.25, 2.0,
    1.0e+01]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.log1p %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-2.773, 0.007782, 0.272, 0.4055], [0.6284, 0.811, 1.099,
    2.398]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @log1p_bf16() {
  %c1 = jit.constant dense<[[-0.938, 0.0078, 0.312, 0.5], [0.875, 1.25, 2.0,
    1.0e+01]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.log1p %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-2.77, 0.00778, 0.271, 0.406], [0.63, 0.812, 1.1,
    2.39]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @log1p_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, -1.0, 0x7F800000, -2.0, 0xFF800000,
    0x7FC00000]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %rf32 = jit.log1p %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000,
    0x7FC00000]> : tensor<8xf32>
  check.expect_eq %rf32, %e1 : tensor<8xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, -1.0, 0x7FF0000000000000, -2.0, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<8xf64>
  %x2 = check.opaque %c2 : tensor<8xf64>
  %rf64 = jit.log1p %x2 : tensor<8xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0xFFF0000000000000, 0x7FF0000000000000,
    0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  check.expect_eq %rf64, %e2 : tensor<8xf64>
  return
}

// Rank 0.
func.func @log1p_rank0() {
  %c1 = jit.constant dense<2.0> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.log1p %x1 : tensor<f32>
  %e1 = jit.constant dense<1.0986123> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @log1p_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.log1p %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @log1p_dynamic() {
  %c1 = jit.constant dense<[[-0.9375, 0.0078125, 0.3125], [0.5, 0.875, 1.25]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.log1p %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-2.7725887, 0.0077821403, 0.2719337], [0.4054651, 0.62860864,
    0.8109302]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
