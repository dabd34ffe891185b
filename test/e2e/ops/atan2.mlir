// RUN: %e2e %s
// Expected values: mpmath with 200 bits, mp.atan2(x, y), rounded once to the
// type; special values as in C, compared with PyTorch.

// Operands of both signs.
func.func @atan2_f32() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xf32>
  %x2 = check.opaque %c2 : tensor<6xf32>
  %r = jit.atan2 %x1, %x2 : tensor<6xf32>
  %e1 = jit.constant dense<[-1.3101939, -2.1112158, 1.0303768, 2.3561945, 1.19029,
    1.5009103]> : tensor<6xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xf32>
  return
}

// In f64.
func.func @atan2_f64() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0]> : tensor<6xf64>
  %x1 = check.opaque %c1 : tensor<6xf64>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %r = jit.atan2 %x1, %x2 : tensor<6xf64>
  %e1 = jit.constant dense<[-1.3101939350475555, -2.1112158270654806, 1.0303768265243125,
    2.356194490192345, 1.1902899496825317, 1.500910325160254]> : tensor<6xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @atan2_f16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 1.0e+01, 1.0e+02]> : tensor<6xf16>
  %x1 = check.opaque %c1 : tensor<6xf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xf16>
  %x2 = check.opaque %c2 : tensor<6xf16>
  %r = jit.atan2 %x1, %x2 : tensor<6xf16>
  %e1 = jit.constant dense<[-1.311, -2.111, 1.03, 2.355, 1.19, 1.501]> : tensor<6xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @atan2_bf16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.312, 3.0, 1.0e+01, 1.0e+02]> : tensor<6xbf16>
  %x1 = check.opaque %c1 : tensor<6xbf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xbf16>
  %x2 = check.opaque %c2 : tensor<6xbf16>
  %r = jit.atan2 %x1, %x2 : tensor<6xbf16>
  %e1 = jit.constant dense<[-1.31, -2.11, 1.03, 2.36, 1.19, 1.5]> : tensor<6xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xbf16>
  return
}

// NaN, infinities, signed zeros, and where it applies overflow and subnormal
// results.
func.func @atan2_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FC00000, 1.0]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %c2 = jit.constant dense<[1.0, 1.0, 0x7F800000, 0x7F800000, 1.0, 0x7FC00000]> : tensor<6xf32>
  %x2 = check.opaque %c2 : tensor<6xf32>
  %r = jit.atan2 %x1, %x2 : tensor<6xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0.0, -0.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e1 : tensor<6xf32>
  return
}

// Both operands are stretched.
func.func @atan2_broadcast() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r = jit.atan2 %x1, %x2 : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e1 = jit.constant dense<[[-1.3101939, -1.670465, -1.5458015], [-0.5585993, -2.1112158,
    -1.4219064]]> : tensor<2x3xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x3xf32>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @atan2_runtime_one() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %r = jit.atan2 %x1, %x2 : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e1 = jit.constant dense<[[-1.3101939, -1.670465, -1.5458015], [-0.5585993, -2.1112158,
    -1.4219064]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x?xf32>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @atan2_rank0() {
  %c1 = jit.constant dense<-7.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %c2 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %r = jit.atan2 %x1, %x2 : tensor<f32>
  %e1 = jit.constant dense<-1.3101939> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  %c3 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %s = jit.atan2 %x1, %x3 : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  %e2 = jit.constant dense<[-1.3101939, -1.670465, -1.5458015]> : tensor<3xf32>
  check.expect_close %s, %e2 {max_ulp = 1 : i64} : tensor<3xf32>
  return
}

// An extent of 0, also against 1.
func.func @atan2_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %c2 = jit.constant dense<[[-7.5]]> : tensor<1x1xf32>
  %x2 = check.opaque %c2 : tensor<1x1xf32>
  %r = jit.atan2 %x1, %x2 : (tensor<2x0xf32>, tensor<1x1xf32>) -> tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}
