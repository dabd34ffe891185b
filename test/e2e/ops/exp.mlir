// RUN: %e2e %s
// Expected values: mpmath, mp.exp(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @exp_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.exp %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[0.011108996, 0.10539922, 0.36787945, 0.7316156], [1.0078431, 1.6487212,
    5.754603, 20.085537]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @exp_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.exp %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[0.011108996538242306, 0.10539922456186433, 0.36787944117144233,
    0.7316156289466418], [1.007843097206448, 1.6487212707001282, 5.754602676005731,
    20.085536923187668]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @exp_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.exp %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[0.01111, 0.1054, 0.368, 0.7314], [1.008, 1.648, 5.754,
    20.08]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @exp_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.exp %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[0.0111, 0.1055, 0.367, 0.73], [1.01, 1.65, 5.75,
    20.1]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @exp_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 1000.0, -1000.0,
    0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %rf32 = jit.exp %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[1.0, 1.0, 0x7F800000, 0.0, 0x7F800000, 0.0, 0x7FC00000]> : tensor<7xf32>
  check.expect_eq %rf32, %e1 : tensor<7xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 1000.0, -1000.0,
    0x7FF8000000000000]> : tensor<7xf64>
  %x2 = check.opaque %c2 : tensor<7xf64>
  %rf64 = jit.exp %x2 : tensor<7xf64>
  %e2 = jit.constant dense<[1.0, 1.0, 0x7FF0000000000000, 0.0, 0x7FF0000000000000, 0.0,
    0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %rf64, %e2 : tensor<7xf64>
  return
}

// Rank 0.
func.func @exp_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.exp %x1 : tensor<f32>
  %e1 = jit.constant dense<5.754603> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @exp_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.exp %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @exp_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.exp %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[0.011108996, 0.10539922, 0.36787945], [0.7316156, 1.0078431,
    1.6487212]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
