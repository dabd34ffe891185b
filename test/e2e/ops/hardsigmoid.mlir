// RUN: %e2e %s
// Expected values: mpmath with 200 bits, min(max(x + 3, 0), 6) / 6, rounded
// once to the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @hardsigmoid_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.hardsigmoid %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.0, 0.125, 0.33333334, 0.44791666, 0.50130206, 0.5833333, 0.7916667,
    1.0]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf32>
  return
}

// In f64.
func.func @hardsigmoid_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.hardsigmoid %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[0.0, 0.125, 0.3333333333333333, 0.4479166666666667, 0.5013020833333334,
    0.5833333333333334, 0.7916666666666666, 1.0]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @hardsigmoid_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.hardsigmoid %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[0.0, 0.125, 0.3333, 0.448, 0.5015, 0.5835, 0.7915, 1.0]> : tensor<8xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @hardsigmoid_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.hardsigmoid %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[0.0, 0.125, 0.334, 0.447, 0.5, 0.582, 0.793, 1.0]> : tensor<8xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xbf16>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @hardsigmoid_special() {
  %c1 = jit.constant dense<[0x7F800000, 0xFF800000, -3.0, -10.0, 3.0, 10.0, 0.0,
    0x7FC00000]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.hardsigmoid %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.5, 0x7FC00000]> : tensor<8xf32>
  check.expect_eq %r, %e1 : tensor<8xf32>
  return
}

// Rank 0.
func.func @hardsigmoid_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.hardsigmoid %x1 : tensor<f32>
  %e1 = jit.constant dense<0.7916667> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @hardsigmoid_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.hardsigmoid %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @hardsigmoid_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.hardsigmoid %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[0.7916667, 0.44791666], [0.33333334, 0.5833333]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
