// RUN: %e2e %s
// Expected values: mpmath with 200 bits, x if x > 0 else 0.01 * x, rounded
// once to the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @leaky_relu_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.leaky_relu %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[-0.045, -0.0225, -0.01, -0.003125, 0.0078125, 0.5, 1.75,
    3.5]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf32>
  return
}

// In f64.
func.func @leaky_relu_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.leaky_relu %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[-0.045, -0.0225, -0.01, -0.003125, 0.0078125, 0.5, 1.75,
    3.5]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @leaky_relu_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.leaky_relu %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[-0.045, -0.0225, -0.01, -0.003124, 0.007812, 0.5, 1.75,
    3.5]> : tensor<8xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @leaky_relu_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.leaky_relu %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[-0.045, -0.0225, -0.01, -0.00313, 0.0078, 0.5, 1.75,
    3.5]> : tensor<8xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xbf16>
  return
}

// Another slope below zero.
func.func @leaky_relu_slope_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.leaky_relu %x1 {negative_slope = 0.25 : f64} : tensor<8xf32>
  %e1 = jit.constant dense<[-1.125, -0.5625, -0.25, -0.078125, 0.0078125, 0.5, 1.75,
    3.5]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf32>
  return
}

// Another slope below zero.
func.func @leaky_relu_slope_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.leaky_relu %x1 {negative_slope = 0.25 : f64} : tensor<8xf64>
  %e1 = jit.constant dense<[-1.125, -0.5625, -0.25, -0.078125, 0.0078125, 0.5, 1.75,
    3.5]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf64>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @leaky_relu_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.leaky_relu %x1 : tensor<5xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %r, %e1 : tensor<5xf32>
  return
}

// Rank 0.
func.func @leaky_relu_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.leaky_relu %x1 : tensor<f32>
  %e1 = jit.constant dense<1.75> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @leaky_relu_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.leaky_relu %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @leaky_relu_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.leaky_relu %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.75, -0.003125], [-0.01, 0.5]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
