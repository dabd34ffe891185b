// RUN: %e2e %s
// Expected values: mpmath, mp.asin(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @asin_f32() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.0078125], [0.0625, 0.3125, 0.75,
    1.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.asin %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-1.5707964, -1.0654358, -0.5235988, -0.007812579], [0.06254076,
    0.3178237, 0.8480621, 1.5707964]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @asin_f64() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.0078125], [0.0625, 0.3125, 0.75,
    1.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.asin %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-1.5707963267948966, -1.0654358165107394, -0.5235987755982989,
    -0.007812579475042568], [0.06254076179649139, 0.31782370392788073, 0.848062078981481,
    1.5707963267948966]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @asin_f16() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.007812], [0.0625, 0.3125, 0.75,
    1.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.asin %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-1.57, -1.065, -0.5234, -0.007812], [0.06256, 0.3179, 0.848,
    1.57]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @asin_bf16() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5, -0.0078], [0.0625, 0.312, 0.75,
    1.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.asin %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-1.57, -1.06, -0.523, -0.0078], [0.0625, 0.318, 0.848,
    1.57]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @asin_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 2.0, -2.0, 0x7F800000, 0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %rf32 = jit.asin %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FC00000, 0x7FC00000, 0x7FC00000,
    0x7FC00000]> : tensor<7xf32>
  check.expect_eq %rf32, %e1 : tensor<7xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 2.0, -2.0, 0x7FF0000000000000,
    0x7FF8000000000000]> : tensor<7xf64>
  %x2 = check.opaque %c2 : tensor<7xf64>
  %rf64 = jit.asin %x2 : tensor<7xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF8000000000000, 0x7FF8000000000000,
    0x7FF8000000000000, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %rf64, %e2 : tensor<7xf64>
  return
}

// Rank 0.
func.func @asin_rank0() {
  %c1 = jit.constant dense<0.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.asin %x1 : tensor<f32>
  %e1 = jit.constant dense<0.8480621> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @asin_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.asin %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @asin_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.875, -0.5], [-0.0078125, 0.0625, 0.3125]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.asin %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-1.5707964, -1.0654358, -0.5235988], [-0.007812579, 0.06254076,
    0.3178237]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
