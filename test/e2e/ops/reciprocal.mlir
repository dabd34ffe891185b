// RUN: %e2e %s
// Expected values: mpmath, 1 / x with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @reciprocal_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.reciprocal %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-0.22222222, -0.44444445, -1.0, -3.2], [128.0, 2.0, 0.5714286,
    0.33333334]]> : tensor<2x4xf32>
  check.expect_eq %r, %e1 : tensor<2x4xf32>
  return
}

// In f64.
func.func @reciprocal_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.reciprocal %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-0.2222222222222222, -0.4444444444444444, -1.0, -3.2], [128.0, 2.0,
    0.5714285714285714, 0.3333333333333333]]> : tensor<2x4xf64>
  check.expect_eq %r, %e1 : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @reciprocal_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.reciprocal %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-0.2222, -0.4443, -1.0, -3.2], [128.0, 2.0, 0.5713,
    0.3333]]> : tensor<2x4xf16>
  check.expect_eq %r, %e1 : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @reciprocal_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.reciprocal %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-0.223, -0.445, -1.0, -3.2], [128.0, 2.0, 0.57,
    0.334]]> : tensor<2x4xbf16>
  check.expect_eq %r, %e1 : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @reciprocal_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 4.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %rf32 = jit.reciprocal %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[0x7F800000, 0xFF800000, 0.25, 0.0, -0.0, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %rf32, %e1 : tensor<6xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 4.0, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %rf64 = jit.reciprocal %x2 : tensor<6xf64>
  %e2 = jit.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0.25, 0.0, -0.0,
    0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %rf64, %e2 : tensor<6xf64>
  return
}

// Rank 0.
func.func @reciprocal_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.reciprocal %x1 : tensor<f32>
  %e1 = jit.constant dense<0.5714286> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  return
}

// An extent of 0.
func.func @reciprocal_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.reciprocal %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @reciprocal_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.reciprocal %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-0.22222222, -0.44444445, -1.0], [-3.2, 128.0, 2.0]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r, %e1d : tensor<?x3xf32>
  return
}
