// RUN: %e2e %s
// Expected values: mpmath, mp.erf(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @erf_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.erf %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-1.0, -0.9985373, -0.8427008, -0.34146863], [0.008815283, 0.5204999,
    0.9866717, 0.9999779]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @erf_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.erf %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-0.9999999998033839, -0.9985372834133188, -0.8427007929497149,
    -0.341468633501595], [0.008815282895179188, 0.5204998778130465, 0.9866716712191824,
    0.9999779095030014]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @erf_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.erf %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-1.0, -0.9985, -0.843, -0.3416], [0.00881, 0.5205, 0.987,
    1.0]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @erf_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.erf %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-1.0, -1.0, -0.844, -0.342], [0.0088, 0.52, 0.99,
    1.0]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @erf_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 10.0, -10.0,
    0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %rf32 = jit.erf %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0x7FC00000]> : tensor<7xf32>
  check.expect_eq %rf32, %e1 : tensor<7xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 10.0, -10.0,
    0x7FF8000000000000]> : tensor<7xf64>
  %x2 = check.opaque %c2 : tensor<7xf64>
  %rf64 = jit.erf %x2 : tensor<7xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %rf64, %e2 : tensor<7xf64>
  return
}

// Rank 0.
func.func @erf_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.erf %x1 : tensor<f32>
  %e1 = jit.constant dense<0.9866717> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @erf_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.erf %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @erf_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.erf %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-1.0, -0.9985373, -0.8427008], [-0.34146863, 0.008815283,
    0.5204999]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
