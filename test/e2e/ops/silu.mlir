// RUN: %e2e %s
// Expected values: mpmath with 200 bits, x / (1 + mp.exp(-x)), rounded once to
// the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @silu_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.silu %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[-0.04944124, -0.2145363, -0.26894143, -0.13203269, 0.003921509,
    0.31122968, 1.4909174, 3.3974073]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<8xf32>
  return
}

// In f64.
func.func @silu_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.silu %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[-0.04944124183766931, -0.21453629602299637, -0.2689414213699951,
    -0.13203269837943382, 0.003921508711452759, 0.3112296656009273, 1.4909174034445434,
    3.397407192370253]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @silu_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.silu %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[-0.04944, -0.2145, -0.269, -0.1321, 0.00392, 0.3113, 1.491,
    3.396]> : tensor<8xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @silu_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.silu %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[-0.0496, -0.215, -0.27, -0.132, 0.0039, 0.31, 1.49,
    3.39]> : tensor<8xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xbf16>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @silu_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.silu %x1 : tensor<5xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %r, %e1 : tensor<5xf32>
  return
}

// Rank 0.
func.func @silu_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.silu %x1 : tensor<f32>
  %e1 = jit.constant dense<1.4909174> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @silu_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.silu %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @silu_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.silu %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.4909174, -0.13203269], [-0.26894143, 0.31122968]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
