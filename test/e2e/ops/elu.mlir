// RUN: %e2e %s
// Expected values: mpmath with 200 bits, x if x > 0 else mp.expm1(x), rounded
// once to the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @elu_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.elu %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[-0.988891, -0.89460075, -0.63212055, -0.26838437, 0.0078125, 0.5, 1.75,
    3.5]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<8xf32>
  return
}

// In f64.
func.func @elu_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.elu %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[-0.9888910034617577, -0.8946007754381357, -0.6321205588285577,
    -0.2683843710533582, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @elu_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.elu %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[-0.989, -0.8945, -0.6323, -0.2683, 0.007812, 0.5, 1.75,
    3.5]> : tensor<8xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @elu_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.elu %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[-0.99, -0.895, -0.633, -0.268, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xbf16>
  return
}

// Another limit.
func.func @elu_alpha_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.elu %x1 {alpha = 0.5 : f64} : tensor<8xf32>
  %e1 = jit.constant dense<[-0.4944455, -0.44730037, -0.31606027, -0.13419218, 0.0078125, 0.5, 1.75,
    3.5]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<8xf32>
  return
}

// Another limit.
func.func @elu_alpha_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.elu %x1 {alpha = 0.5 : f64} : tensor<8xf64>
  %e1 = jit.constant dense<[-0.49444550173087887, -0.4473003877190678, -0.31606027941427883,
    -0.1341921855266791, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<8xf64>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @elu_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, -1000.0, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %r = jit.elu %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0x7F800000, -1.0, -1.0, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e1 : tensor<6xf32>
  return
}

// Rank 0.
func.func @elu_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.elu %x1 : tensor<f32>
  %e1 = jit.constant dense<1.75> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @elu_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.elu %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @elu_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.elu %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.75, -0.26838437], [-0.63212055, 0.5]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
