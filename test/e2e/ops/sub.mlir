// RUN: %e2e %s
// Expected values: Python fractions, x - y rounded once to the type; integers
// and special values by the rules of the operation, compared with PyTorch
// where it defines them.

// Operands of both signs.
func.func @sub_f32() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0, 0.1, 1000.0]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xf32>
  %x2 = check.opaque %c2 : tensor<8xf32>
  %r = jit.sub %x1, %x2 : tensor<8xf32>
  %e1 = jit.constant dense<[-9.5, -0.5, 0.125, 6.0, 6.0, 93.0, -0.20000002, 999.3]> : tensor<8xf32>
  check.expect_eq %r, %e1 : tensor<8xf32>
  return
}

// In f64.
func.func @sub_f64() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0, 0.1, 1000.0]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xf64>
  %x2 = check.opaque %c2 : tensor<8xf64>
  %r = jit.sub %x1, %x2 : tensor<8xf64>
  %e1 = jit.constant dense<[-9.5, -0.5, 0.125, 6.0, 6.0, 93.0, -0.19999999999999998,
    999.3]> : tensor<8xf64>
  check.expect_eq %r, %e1 : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @sub_f16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 1.0e+01, 1.0e+02, 0.1,
    1.0e+03]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xf16>
  %x2 = check.opaque %c2 : tensor<8xf16>
  %r = jit.sub %x1, %x2 : tensor<8xf16>
  %e1 = jit.constant dense<[-9.5, -0.5, 0.125, 6.0, 6.0, 93.0, -0.2001, 999.5]> : tensor<8xf16>
  check.expect_eq %r, %e1 : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @sub_bf16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.312, 3.0, 1.0e+01, 1.0e+02, 0.1,
    1.0e+03]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xbf16>
  %x2 = check.opaque %c2 : tensor<8xbf16>
  %r = jit.sub %x1, %x2 : tensor<8xbf16>
  %e1 = jit.constant dense<[-9.5, -0.5, 0.125, 6.0, 6.0, 93.0, -0.201, 1.0e+03]> : tensor<8xbf16>
  check.expect_eq %r, %e1 : tensor<8xbf16>
  return
}

// NaN, infinities, signed zeros, and where it applies overflow and subnormal
// results.
func.func @sub_special() {
  %c1 = jit.constant dense<[0x7F800000, 0x7F800000, 1.0, 0.0, -0.0, 1.0, -3.0e+38,
    1.0e-38]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %c2 = jit.constant dense<[0x7F800000, 0xFF800000, 0x7F800000, 0.0, 0.0, 0x7FC00000, 3.0e+38,
    9.0e-39]> : tensor<8xf32>
  %x2 = check.opaque %c2 : tensor<8xf32>
  %r = jit.sub %x1, %x2 : tensor<8xf32>
  %e1 = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 0x7FC00000, 0xFF800000,
    9.99999e-40]> : tensor<8xf32>
  check.expect_eq %r, %e1 : tensor<8xf32>
  return
}

// Integers wrap.
func.func @sub_i64() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -9223372036854775808, 9223372036854775807,
    -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<14xi64>
  %x1 = check.opaque %c1 : tensor<14xi64>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -9223372036854775808,
    9223372036854775807, 9223372036854775807, -4]> : tensor<14xi64>
  %x2 = check.opaque %c2 : tensor<14xi64>
  %r = jit.sub %x1, %x2 : tensor<14xi64>
  %e1 = jit.constant dense<[4, -10, 10, -4, 3, 5, -5, 0, -9223372036854775807, 9223372036854775806,
    0, 0, 1, 4]> : tensor<14xi64>
  check.expect_eq %r, %e1 : tensor<14xi64>
  return
}

// Integers wrap.
func.func @sub_i32() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -2147483648, 2147483647, -2147483648,
    2147483647, -2147483648, 0]> : tensor<14xi32>
  %x1 = check.opaque %c1 : tensor<14xi32>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -2147483648, 2147483647, 2147483647,
    -4]> : tensor<14xi32>
  %x2 = check.opaque %c2 : tensor<14xi32>
  %r = jit.sub %x1, %x2 : tensor<14xi32>
  %e1 = jit.constant dense<[4, -10, 10, -4, 3, 5, -5, 0, -2147483647, 2147483646, 0, 0, 1,
    4]> : tensor<14xi32>
  check.expect_eq %r, %e1 : tensor<14xi32>
  return
}

// Integers wrap.
func.func @sub_i16() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -32768, 32767, -32768, 32767, -32768,
    0]> : tensor<14xi16>
  %x1 = check.opaque %c1 : tensor<14xi16>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -32768, 32767, 32767,
    -4]> : tensor<14xi16>
  %x2 = check.opaque %c2 : tensor<14xi16>
  %r = jit.sub %x1, %x2 : tensor<14xi16>
  %e1 = jit.constant dense<[4, -10, 10, -4, 3, 5, -5, 0, -32767, 32766, 0, 0, 1,
    4]> : tensor<14xi16>
  check.expect_eq %r, %e1 : tensor<14xi16>
  return
}

// Integers wrap.
func.func @sub_i8() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -128, 127, -128, 127, -128,
    0]> : tensor<14xi8>
  %x1 = check.opaque %c1 : tensor<14xi8>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -128, 127, 127, -4]> : tensor<14xi8>
  %x2 = check.opaque %c2 : tensor<14xi8>
  %r = jit.sub %x1, %x2 : tensor<14xi8>
  %e1 = jit.constant dense<[4, -10, 10, -4, 3, 5, -5, 0, -127, 126, 0, 0, 1, 4]> : tensor<14xi8>
  check.expect_eq %r, %e1 : tensor<14xi8>
  return
}

// Integers wrap. ui8 is unsigned.
func.func @sub_ui8() {
  %c1 = jit.constant dense<[7, 200, 100, 255, 5, 0, 255, 128, 0, 254]> : tensor<10xui8>
  %x1 = check.opaque %c1 : tensor<10xui8>
  %c2 = jit.constant dense<[3, 100, 200, 1, 0, 0, 255, 127, 9, 7]> : tensor<10xui8>
  %x2 = check.opaque %c2 : tensor<10xui8>
  %r = jit.sub %x1, %x2 : tensor<10xui8>
  %e1 = jit.constant dense<[4, 100, 156, 254, 5, 0, 0, 1, 247, 247]> : tensor<10xui8>
  check.expect_eq %r, %e1 : tensor<10xui8>
  return
}

// Both operands are stretched.
func.func @sub_broadcast() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r = jit.sub %x1, %x2 : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e1 = jit.constant dense<[[-9.5, -6.75, -7.6875], [-3.25, -0.5, -1.4375]]> : tensor<2x3xf32>
  check.expect_eq %r, %e1 : tensor<2x3xf32>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @sub_runtime_one() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %r = jit.sub %x1, %x2 : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e1 = jit.constant dense<[[-9.5, -6.75, -7.6875], [-3.25, -0.5, -1.4375]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @sub_rank0() {
  %c1 = jit.constant dense<-7.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %c2 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %r = jit.sub %x1, %x2 : tensor<f32>
  %e1 = jit.constant dense<-9.5> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  %c3 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %s = jit.sub %x1, %x3 : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  %e2 = jit.constant dense<[-9.5, -6.75, -7.6875]> : tensor<3xf32>
  check.expect_eq %s, %e2 : tensor<3xf32>
  return
}

// An extent of 0, also against 1.
func.func @sub_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %c2 = jit.constant dense<[[-7.5]]> : tensor<1x1xf32>
  %x2 = check.opaque %c2 : tensor<1x1xf32>
  %r = jit.sub %x1, %x2 : (tensor<2x0xf32>, tensor<1x1xf32>) -> tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}
