// RUN: %e2e %s
// Expected values: Python fractions, x - floor(x / y) * y rounded once to the
// type; integers and special values by the rules of the operation, compared
// with PyTorch where it defines them.

// Operands of both signs.
func.func @remainder_f32() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xf32>
  %x2 = check.opaque %c2 : tensor<6xf32>
  %r = jit.remainder %x1, %x2 : tensor<6xf32>
  %e1 = jit.constant dense<[0.5, -0.5, 0.125, 0.0, 2.0, 2.0]> : tensor<6xf32>
  check.expect_eq %r, %e1 : tensor<6xf32>
  return
}

// In f64.
func.func @remainder_f64() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0]> : tensor<6xf64>
  %x1 = check.opaque %c1 : tensor<6xf64>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %r = jit.remainder %x1, %x2 : tensor<6xf64>
  %e1 = jit.constant dense<[0.5, -0.5, 0.125, 0.0, 2.0, 2.0]> : tensor<6xf64>
  check.expect_eq %r, %e1 : tensor<6xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @remainder_f16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 1.0e+01, 1.0e+02]> : tensor<6xf16>
  %x1 = check.opaque %c1 : tensor<6xf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xf16>
  %x2 = check.opaque %c2 : tensor<6xf16>
  %r = jit.remainder %x1, %x2 : tensor<6xf16>
  %e1 = jit.constant dense<[0.5, -0.5, 0.125, 0.0, 2.0, 2.0]> : tensor<6xf16>
  check.expect_eq %r, %e1 : tensor<6xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @remainder_bf16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.312, 3.0, 1.0e+01, 1.0e+02]> : tensor<6xbf16>
  %x1 = check.opaque %c1 : tensor<6xbf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0]> : tensor<6xbf16>
  %x2 = check.opaque %c2 : tensor<6xbf16>
  %r = jit.remainder %x1, %x2 : tensor<6xbf16>
  %e1 = jit.constant dense<[0.5, -0.5, 0.125, 0.0, 2.0, 2.0]> : tensor<6xbf16>
  check.expect_eq %r, %e1 : tensor<6xbf16>
  return
}

// NaN, infinities, signed zeros, and where it applies overflow and subnormal
// results.
func.func @remainder_special() {
  %c1 = jit.constant dense<[1.0, 0x7F800000, 0x7FC00000, 1.0, 3.0, 0.0]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %c2 = jit.constant dense<[0.0, 2.0, 1.0, 0x7FC00000, 0x7F800000, 2.0]> : tensor<6xf32>
  %x2 = check.opaque %c2 : tensor<6xf32>
  %r = jit.remainder %x1, %x2 : tensor<6xf32>
  %e1 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 3.0,
    0.0]> : tensor<6xf32>
  check.expect_eq %r, %e1 : tensor<6xf32>
  return
}

// The sign of the divisor; lhs where the divisor is 0.
func.func @remainder_i64() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -9223372036854775808, 9223372036854775807,
    -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<14xi64>
  %x1 = check.opaque %c1 : tensor<14xi64>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -9223372036854775808,
    9223372036854775807, 9223372036854775807, -4]> : tensor<14xi64>
  %x2 = check.opaque %c2 : tensor<14xi64>
  %r = jit.remainder %x1, %x2 : tensor<14xi64>
  %e1 = jit.constant dense<[1, 2, -2, -1, 0, 5, -5, 0, 0, 0, 0, 0, 9223372036854775806,
    0]> : tensor<14xi64>
  check.expect_eq %r, %e1 : tensor<14xi64>
  return
}

// The sign of the divisor; lhs where the divisor is 0.
func.func @remainder_i32() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -2147483648, 2147483647, -2147483648,
    2147483647, -2147483648, 0]> : tensor<14xi32>
  %x1 = check.opaque %c1 : tensor<14xi32>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -2147483648, 2147483647, 2147483647,
    -4]> : tensor<14xi32>
  %x2 = check.opaque %c2 : tensor<14xi32>
  %r = jit.remainder %x1, %x2 : tensor<14xi32>
  %e1 = jit.constant dense<[1, 2, -2, -1, 0, 5, -5, 0, 0, 0, 0, 0, 2147483646, 0]> : tensor<14xi32>
  check.expect_eq %r, %e1 : tensor<14xi32>
  return
}

// The sign of the divisor; lhs where the divisor is 0.
func.func @remainder_i16() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -32768, 32767, -32768, 32767, -32768,
    0]> : tensor<14xi16>
  %x1 = check.opaque %c1 : tensor<14xi16>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -32768, 32767, 32767,
    -4]> : tensor<14xi16>
  %x2 = check.opaque %c2 : tensor<14xi16>
  %r = jit.remainder %x1, %x2 : tensor<14xi16>
  %e1 = jit.constant dense<[1, 2, -2, -1, 0, 5, -5, 0, 0, 0, 0, 0, 32766, 0]> : tensor<14xi16>
  check.expect_eq %r, %e1 : tensor<14xi16>
  return
}

// The sign of the divisor; lhs where the divisor is 0.
func.func @remainder_i8() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -128, 127, -128, 127, -128,
    0]> : tensor<14xi8>
  %x1 = check.opaque %c1 : tensor<14xi8>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -128, 127, 127, -4]> : tensor<14xi8>
  %x2 = check.opaque %c2 : tensor<14xi8>
  %r = jit.remainder %x1, %x2 : tensor<14xi8>
  %e1 = jit.constant dense<[1, 2, -2, -1, 0, 5, -5, 0, 0, 0, 0, 0, 126, 0]> : tensor<14xi8>
  check.expect_eq %r, %e1 : tensor<14xi8>
  return
}

// The sign of the divisor; lhs where the divisor is 0. ui8 is unsigned.
func.func @remainder_ui8() {
  %c1 = jit.constant dense<[7, 200, 100, 255, 5, 0, 255, 128, 0, 254]> : tensor<10xui8>
  %x1 = check.opaque %c1 : tensor<10xui8>
  %c2 = jit.constant dense<[3, 100, 200, 1, 0, 0, 255, 127, 9, 7]> : tensor<10xui8>
  %x2 = check.opaque %c2 : tensor<10xui8>
  %r = jit.remainder %x1, %x2 : tensor<10xui8>
  %e1 = jit.constant dense<[1, 0, 100, 0, 5, 0, 0, 1, 0, 2]> : tensor<10xui8>
  check.expect_eq %r, %e1 : tensor<10xui8>
  return
}

// Both operands are stretched.
func.func @remainder_broadcast() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r = jit.remainder %x1, %x2 : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e1 = jit.constant dense<[[0.5, -0.0, -0.0], [0.75, -0.5, 0.0625]]> : tensor<2x3xf32>
  check.expect_eq %r, %e1 : tensor<2x3xf32>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @remainder_runtime_one() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %r = jit.remainder %x1, %x2 : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e1 = jit.constant dense<[[0.5, -0.0, -0.0], [0.75, -0.5, 0.0625]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @remainder_rank0() {
  %c1 = jit.constant dense<-7.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %c2 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %r = jit.remainder %x1, %x2 : tensor<f32>
  %e1 = jit.constant dense<0.5> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  %c3 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %s = jit.remainder %x1, %x3 : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  %e2 = jit.constant dense<[0.5, -0.0, -0.0]> : tensor<3xf32>
  check.expect_eq %s, %e2 : tensor<3xf32>
  return
}

// An extent of 0, also against 1.
func.func @remainder_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %c2 = jit.constant dense<[[-7.5]]> : tensor<1x1xf32>
  %x2 = check.opaque %c2 : tensor<1x1xf32>
  %r = jit.remainder %x1, %x2 : (tensor<2x0xf32>, tensor<1x1xf32>) -> tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}
