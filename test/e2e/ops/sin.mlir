// RUN: %e2e %s
// Expected values: mpmath, mp.sin(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @sin_f32() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.0078125], [0.75, 1.5625, 2.5,
    100.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.sin %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-0.016591892, -0.997495, -0.47942555, 0.0078124204], [0.6816388,
    0.9999656, 0.5984721, -0.50636566]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @sin_f64() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.0078125], [0.75, 1.5625, 2.5,
    100.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.sin %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-0.016591892229347906, -0.9974949866040544, -0.479425538604203,
    0.0078124205273828315], [0.6816387600233341, 0.9999655856782489, 0.5984721441039565,
    -0.5063656411097588]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @sin_f16() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.007812], [0.75, 1.5625, 2.5,
    1.0e+02]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.sin %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-0.01659, -0.9976, -0.4795, 0.007812], [0.6816, 1.0, 0.5986,
    -0.5063]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @sin_bf16() {
  %c1 = jit.constant dense<[[-3.12, -1.5, -0.5, 0.0078], [0.75, 1.56, 2.5,
    1.0e+02]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.sin %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-0.0166, -0.996, -0.479, 0.0078], [0.68, 1.0, 0.598,
    -0.508]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @sin_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %rf32 = jit.sin %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %rf32, %e1 : tensor<6xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %rf64 = jit.sin %x2 : tensor<6xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF8000000000000, 0x7FF8000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %rf64, %e2 : tensor<6xf64>
  return
}

// Rank 0.
func.func @sin_rank0() {
  %c1 = jit.constant dense<2.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.sin %x1 : tensor<f32>
  %e1 = jit.constant dense<0.5984721> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @sin_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.sin %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @sin_dynamic() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5], [0.0078125, 0.75, 1.5625]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.sin %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-0.016591892, -0.997495, -0.47942555], [0.0078124204, 0.6816388,
    0.9999656]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
