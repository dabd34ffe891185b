// RUN: %e2e %s
// Expected values: mpmath, mp.cos(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @cos_f32() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.0078125], [0.75, 1.5625, 2.5,
    100.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.cos %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-0.9998624, 0.0707372, 0.87758255, 0.9999695], [0.73168886, 0.008296232,
    -0.8011436, 0.8623189]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @cos_f64() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.0078125], [0.75, 1.5625, 2.5,
    100.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.cos %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-0.9998623450816866, 0.0707372016677029, 0.8775825618903728,
    0.9999694825770951], [0.7316888688738209, 0.008296231623858378, -0.8011436155469337,
    0.8623188722876839]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @cos_f16() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5, 0.007812], [0.75, 1.5625, 2.5,
    1.0e+02]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.cos %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-1.0, 0.07074, 0.8774, 1.0], [0.7314, 0.00829, -0.8013,
    0.8623]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @cos_bf16() {
  %c1 = jit.constant dense<[[-3.12, -1.5, -0.5, 0.0078], [0.75, 1.56, 2.5,
    1.0e+02]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.cos %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-1.0, 0.071, 0.88, 1.0], [0.73, 0.0083, -0.8,
    0.863]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @cos_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %rf32 = jit.cos %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[1.0, 1.0, 1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %rf32, %e1 : tensor<6xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %rf64 = jit.cos %x2 : tensor<6xf64>
  %e2 = jit.constant dense<[1.0, 1.0, 1.0, 0x7FF8000000000000, 0x7FF8000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %rf64, %e2 : tensor<6xf64>
  return
}

// Rank 0.
func.func @cos_rank0() {
  %c1 = jit.constant dense<2.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.cos %x1 : tensor<f32>
  %e1 = jit.constant dense<-0.8011436> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @cos_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.cos %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @cos_dynamic() {
  %c1 = jit.constant dense<[[-3.125, -1.5, -0.5], [0.0078125, 0.75, 1.5625]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.cos %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-0.9998624, 0.0707372, 0.87758255], [0.9999695, 0.73168886,
    0.008296232]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
