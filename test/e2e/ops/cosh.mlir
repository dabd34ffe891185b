// RUN: %e2e %s
// Expected values: mpmath, mp.cosh(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @cosh_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.cosh %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[45.014122, 4.7965674, 1.5430807, 1.0492268], [1.0000305, 1.127626,
    2.9641883, 10.067662]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @cosh_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.cosh %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[45.014120148530026, 4.796567530460195, 1.5430806348152437,
    1.049226785060219], [1.0000305177333457, 1.1276259652063807, 2.9641883097280877,
    10.067661995777765]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @cosh_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.cosh %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[45.0, 4.797, 1.543, 1.049], [1.0, 1.128, 2.965,
    10.07]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @cosh_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.cosh %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[45.0, 4.78, 1.55, 1.05], [1.0, 1.125, 2.97, 10.06]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @cosh_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 1000.0, -1000.0,
    0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %rf32 = jit.cosh %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[1.0, 1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000,
    0x7FC00000]> : tensor<7xf32>
  check.expect_eq %rf32, %e1 : tensor<7xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 1000.0, -1000.0,
    0x7FF8000000000000]> : tensor<7xf64>
  %x2 = check.opaque %c2 : tensor<7xf64>
  %rf64 = jit.cosh %x2 : tensor<7xf64>
  %e2 = jit.constant dense<[1.0, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000,
    0x7FF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %rf64, %e2 : tensor<7xf64>
  return
}

// Rank 0.
func.func @cosh_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.cosh %x1 : tensor<f32>
  %e1 = jit.constant dense<2.9641883> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @cosh_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.cosh %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @cosh_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.cosh %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[45.014122, 4.7965674, 1.5430807], [1.0492268, 1.0000305,
    1.127626]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 2 : i64} : tensor<?x3xf32>
  return
}
