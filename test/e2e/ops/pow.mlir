// RUN: %e2e %s
// Expected values: mpmath with 200 bits, x ** y, rounded once to the type;
// integers and special values by the rules of the operation, compared with
// PyTorch where it defines them.

// Operands of both signs.
func.func @pow_f32() {
  %c1 = jit.constant dense<[0.3125, 1.25, 3.0, 10.0, -2.0, -1.5]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 3.0, -2.0]> : tensor<6xf32>
  %x2 = check.opaque %c2 : tensor<6xf32>
  %r = jit.pow %x1, %x2 : tensor<6xf32>
  %e1 = jit.constant dense<[0.09765625, 0.845897, 1.2287407, 0.001, -8.0,
    0.44444445]> : tensor<6xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xf32>
  return
}

// In f64.
func.func @pow_f64() {
  %c1 = jit.constant dense<[0.3125, 1.25, 3.0, 10.0, -2.0, -1.5]> : tensor<6xf64>
  %x1 = check.opaque %c1 : tensor<6xf64>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 3.0, -2.0]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %r = jit.pow %x1, %x2 : tensor<6xf64>
  %e1 = jit.constant dense<[0.09765625, 0.8458970107524513, 1.2287406758454384, 0.001, -8.0,
    0.4444444444444444]> : tensor<6xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @pow_f16() {
  %c1 = jit.constant dense<[0.3125, 1.25, 3.0, 1.0e+01, -2.0, -1.5]> : tensor<6xf16>
  %x1 = check.opaque %c1 : tensor<6xf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 3.0, -2.0]> : tensor<6xf16>
  %x2 = check.opaque %c2 : tensor<6xf16>
  %r = jit.pow %x1, %x2 : tensor<6xf16>
  %e1 = jit.constant dense<[0.09766, 0.8457, 1.229, 0.001, -8.0, 0.4443]> : tensor<6xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @pow_bf16() {
  %c1 = jit.constant dense<[0.312, 1.25, 3.0, 1.0e+01, -2.0, -1.5]> : tensor<6xbf16>
  %x1 = check.opaque %c1 : tensor<6xbf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 3.0, -2.0]> : tensor<6xbf16>
  %x2 = check.opaque %c2 : tensor<6xbf16>
  %r = jit.pow %x1, %x2 : tensor<6xbf16>
  %e1 = jit.constant dense<[0.0977, 0.848, 1.23, 0.001, -8.0, 0.445]> : tensor<6xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<6xbf16>
  return
}

// NaN, infinities, signed zeros, and where it applies overflow and subnormal
// results.
func.func @pow_special() {
  %c1 = jit.constant dense<[0.0, 0x7FC00000, 1.0, 0x7FC00000, -8.0, 0.0, -0.0, -0.0, 0x7F800000,
    0xFF800000, -1.0, 0.5, 0.5, 10.0]> : tensor<14xf32>
  %x1 = check.opaque %c1 : tensor<14xf32>
  %c2 = jit.constant dense<[0.0, 0.0, 0x7FC00000, 1.0, 0.5, -1.0, -1.0, 3.0, -1.0, 3.0, 0x7F800000,
    0x7F800000, 0xFF800000, 1000.0]> : tensor<14xf32>
  %x2 = check.opaque %c2 : tensor<14xf32>
  %r = jit.pow %x1, %x2 : tensor<14xf32>
  %e1 = jit.constant dense<[1.0, 1.0, 1.0, 0x7FC00000, 0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0,
    0xFF800000, 1.0, 0.0, 0x7F800000, 0x7F800000]> : tensor<14xf32>
  check.expect_eq %r, %e1 : tensor<14xf32>
  return
}

// Integers wrap; negative exponents are rounded towards zero.
func.func @pow_i64() {
  %c1 = jit.constant dense<[2, 3, 0, 5, 7, 2, 3, 9223372036854775807, -2, -3, 2, -1, -1, 1,
    0]> : tensor<15xi64>
  %x1 = check.opaque %c1 : tensor<15xi64>
  %c2 = jit.constant dense<[3, 4, 0, 1, 2, 63, 60, 2, 3, 2, -1, -3, -2, -5, -1]> : tensor<15xi64>
  %x2 = check.opaque %c2 : tensor<15xi64>
  %r = jit.pow %x1, %x2 : tensor<15xi64>
  %e1 = jit.constant dense<[8, 81, 1, 5, 49, -9223372036854775808, -3535985420588157519, 1, -8, 9, 0,
    -1, 1, 1, -1]> : tensor<15xi64>
  check.expect_eq %r, %e1 : tensor<15xi64>
  return
}

// Integers wrap; negative exponents are rounded towards zero.
func.func @pow_i32() {
  %c1 = jit.constant dense<[2, 3, 0, 5, 7, 2, 3, 2147483647, -2, -3, 2, -1, -1, 1,
    0]> : tensor<15xi32>
  %x1 = check.opaque %c1 : tensor<15xi32>
  %c2 = jit.constant dense<[3, 4, 0, 1, 2, 31, 60, 2, 3, 2, -1, -3, -2, -5, -1]> : tensor<15xi32>
  %x2 = check.opaque %c2 : tensor<15xi32>
  %r = jit.pow %x1, %x2 : tensor<15xi32>
  %e1 = jit.constant dense<[8, 81, 1, 5, 49, -2147483648, -1830685263, 1, -8, 9, 0, -1, 1, 1,
    -1]> : tensor<15xi32>
  check.expect_eq %r, %e1 : tensor<15xi32>
  return
}

// Integers wrap; negative exponents are rounded towards zero.
func.func @pow_i16() {
  %c1 = jit.constant dense<[2, 3, 0, 5, 7, 2, 3, 32767, -2, -3, 2, -1, -1, 1, 0]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %c2 = jit.constant dense<[3, 4, 0, 1, 2, 15, 60, 2, 3, 2, -1, -3, -2, -5, -1]> : tensor<15xi16>
  %x2 = check.opaque %c2 : tensor<15xi16>
  %r = jit.pow %x1, %x2 : tensor<15xi16>
  %e1 = jit.constant dense<[8, 81, 1, 5, 49, -32768, -2639, 1, -8, 9, 0, -1, 1, 1,
    -1]> : tensor<15xi16>
  check.expect_eq %r, %e1 : tensor<15xi16>
  return
}

// Integers wrap; negative exponents are rounded towards zero.
func.func @pow_i8() {
  %c1 = jit.constant dense<[2, 3, 0, 5, 7, 2, 3, 127, -2, -3, 2, -1, -1, 1, 0]> : tensor<15xi8>
  %x1 = check.opaque %c1 : tensor<15xi8>
  %c2 = jit.constant dense<[3, 4, 0, 1, 2, 7, 50, 2, 3, 2, -1, -3, -2, -5, -1]> : tensor<15xi8>
  %x2 = check.opaque %c2 : tensor<15xi8>
  %r = jit.pow %x1, %x2 : tensor<15xi8>
  %e1 = jit.constant dense<[8, 81, 1, 5, 49, -128, -55, 1, -8, 9, 0, -1, 1, 1, -1]> : tensor<15xi8>
  check.expect_eq %r, %e1 : tensor<15xi8>
  return
}

// Integers wrap; negative exponents are rounded towards zero. ui8 is unsigned.
func.func @pow_ui8() {
  %c1 = jit.constant dense<[2, 3, 0, 5, 7, 2, 3, 255, 255, 16]> : tensor<10xui8>
  %x1 = check.opaque %c1 : tensor<10xui8>
  %c2 = jit.constant dense<[3, 4, 0, 1, 2, 7, 60, 2, 255, 2]> : tensor<10xui8>
  %x2 = check.opaque %c2 : tensor<10xui8>
  %r = jit.pow %x1, %x2 : tensor<10xui8>
  %e1 = jit.constant dense<[8, 81, 1, 5, 49, 128, 177, 1, 255, 0]> : tensor<10xui8>
  check.expect_eq %r, %e1 : tensor<10xui8>
  return
}

// Both operands are stretched.
func.func @pow_broadcast() {
  %c1 = jit.constant dense<[[0.3125], [1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32>
  %c2 = jit.constant dense<[2.0, -1.0, 3.0]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r = jit.pow %x1, %x2 : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e1 = jit.constant dense<[[0.09765625, 3.2, 0.030517578], [1.5625, 0.8,
    1.953125]]> : tensor<2x3xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x3xf32>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @pow_runtime_one() {
  %c1 = jit.constant dense<[[0.3125], [1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[2.0, -1.0, 3.0]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %r = jit.pow %x1, %x2 : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e1 = jit.constant dense<[[0.09765625, 3.2, 0.030517578], [1.5625, 0.8,
    1.953125]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x?xf32>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @pow_rank0() {
  %c1 = jit.constant dense<0.3125> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %c2 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %r = jit.pow %x1, %x2 : tensor<f32>
  %e1 = jit.constant dense<0.09765625> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  %c3 = jit.constant dense<[2.0, -1.0, 3.0]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %s = jit.pow %x1, %x3 : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  %e2 = jit.constant dense<[0.09765625, 3.2, 0.030517578]> : tensor<3xf32>
  check.expect_close %s, %e2 {max_ulp = 1 : i64} : tensor<3xf32>
  return
}

// An extent of 0, also against 1.
func.func @pow_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %c2 = jit.constant dense<[[0.3125]]> : tensor<1x1xf32>
  %x2 = check.opaque %c2 : tensor<1x1xf32>
  %r = jit.pow %x1, %x2 : (tensor<2x0xf32>, tensor<1x1xf32>) -> tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}
