// RUN: %e2e %s
// Expected values: Python fractions, max(x, y) rounded once to the type;
// integers and special values by the rules of the operation, compared with
// PyTorch where it defines them.

// Operands of both signs.
func.func @maximum_f32() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0, 0.1, 1000.0]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xf32>
  %x2 = check.opaque %c2 : tensor<8xf32>
  %r = jit.maximum %x1, %x2 : tensor<8xf32>
  %e1 = jit.constant dense<[2.0, -0.75, 0.3125, 3.0, 10.0, 100.0, 0.3, 1000.0]> : tensor<8xf32>
  check.expect_eq %r, %e1 : tensor<8xf32>
  return
}

// In f64.
func.func @maximum_f64() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 10.0, 100.0, 0.1, 1000.0]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xf64>
  %x2 = check.opaque %c2 : tensor<8xf64>
  %r = jit.maximum %x1, %x2 : tensor<8xf64>
  %e1 = jit.constant dense<[2.0, -0.75, 0.3125, 3.0, 10.0, 100.0, 0.3, 1000.0]> : tensor<8xf64>
  check.expect_eq %r, %e1 : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @maximum_f16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.3125, 3.0, 1.0e+01, 1.0e+02, 0.1,
    1.0e+03]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xf16>
  %x2 = check.opaque %c2 : tensor<8xf16>
  %r = jit.maximum %x1, %x2 : tensor<8xf16>
  %e1 = jit.constant dense<[2.0, -0.75, 0.3125, 3.0, 1.0e+01, 1.0e+02, 0.3,
    1.0e+03]> : tensor<8xf16>
  check.expect_eq %r, %e1 : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @maximum_bf16() {
  %c1 = jit.constant dense<[-7.5, -1.25, 0.312, 3.0, 1.0e+01, 1.0e+02, 0.1,
    1.0e+03]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875, -3.0, 4.0, 7.0, 0.3, 0.7]> : tensor<8xbf16>
  %x2 = check.opaque %c2 : tensor<8xbf16>
  %r = jit.maximum %x1, %x2 : tensor<8xbf16>
  %e1 = jit.constant dense<[2.0, -0.75, 0.312, 3.0, 1.0e+01, 1.0e+02, 0.3,
    1.0e+03]> : tensor<8xbf16>
  check.expect_eq %r, %e1 : tensor<8xbf16>
  return
}

// NaN, infinities, signed zeros, and where it applies overflow and subnormal
// results.
func.func @maximum_special() {
  %c1 = jit.constant dense<[0x7FC00000, 1.0, -0.0, 0.0, 0x7F800000, 0xFF800000,
    0xFF800000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %c2 = jit.constant dense<[1.0, 0x7FC00000, 0.0, -0.0, 0x7FC00000, 3.0,
    0x7F800000]> : tensor<7xf32>
  %x2 = check.opaque %c2 : tensor<7xf32>
  %r = jit.maximum %x1, %x2 : tensor<7xf32>
  %e1 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0.0, 0.0, 0x7FC00000, 3.0,
    0x7F800000]> : tensor<7xf32>
  check.expect_eq %r, %e1 : tensor<7xf32>
  return
}

// Integers by their sign.
func.func @maximum_i64() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -9223372036854775808, 9223372036854775807,
    -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<14xi64>
  %x1 = check.opaque %c1 : tensor<14xi64>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -9223372036854775808,
    9223372036854775807, 9223372036854775807, -4]> : tensor<14xi64>
  %x2 = check.opaque %c2 : tensor<14xi64>
  %r = jit.maximum %x1, %x2 : tensor<14xi64>
  %e1 = jit.constant dense<[7, 3, 7, -3, 6, 5, 0, 0, -1, 9223372036854775807, -9223372036854775808,
    9223372036854775807, 9223372036854775807, 0]> : tensor<14xi64>
  check.expect_eq %r, %e1 : tensor<14xi64>
  return
}

// Integers by their sign.
func.func @maximum_i32() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -2147483648, 2147483647, -2147483648,
    2147483647, -2147483648, 0]> : tensor<14xi32>
  %x1 = check.opaque %c1 : tensor<14xi32>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -2147483648, 2147483647, 2147483647,
    -4]> : tensor<14xi32>
  %x2 = check.opaque %c2 : tensor<14xi32>
  %r = jit.maximum %x1, %x2 : tensor<14xi32>
  %e1 = jit.constant dense<[7, 3, 7, -3, 6, 5, 0, 0, -1, 2147483647, -2147483648, 2147483647,
    2147483647, 0]> : tensor<14xi32>
  check.expect_eq %r, %e1 : tensor<14xi32>
  return
}

// Integers by their sign.
func.func @maximum_i16() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -32768, 32767, -32768, 32767, -32768,
    0]> : tensor<14xi16>
  %x1 = check.opaque %c1 : tensor<14xi16>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -32768, 32767, 32767,
    -4]> : tensor<14xi16>
  %x2 = check.opaque %c2 : tensor<14xi16>
  %r = jit.maximum %x1, %x2 : tensor<14xi16>
  %e1 = jit.constant dense<[7, 3, 7, -3, 6, 5, 0, 0, -1, 32767, -32768, 32767, 32767,
    0]> : tensor<14xi16>
  check.expect_eq %r, %e1 : tensor<14xi16>
  return
}

// Integers by their sign.
func.func @maximum_i8() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -128, 127, -128, 127, -128,
    0]> : tensor<14xi8>
  %x1 = check.opaque %c1 : tensor<14xi8>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -128, 127, 127, -4]> : tensor<14xi8>
  %x2 = check.opaque %c2 : tensor<14xi8>
  %r = jit.maximum %x1, %x2 : tensor<14xi8>
  %e1 = jit.constant dense<[7, 3, 7, -3, 6, 5, 0, 0, -1, 127, -128, 127, 127, 0]> : tensor<14xi8>
  check.expect_eq %r, %e1 : tensor<14xi8>
  return
}

// Integers by their sign. ui8 is unsigned.
func.func @maximum_ui8() {
  %c1 = jit.constant dense<[7, 200, 100, 255, 5, 0, 255, 128, 0, 254]> : tensor<10xui8>
  %x1 = check.opaque %c1 : tensor<10xui8>
  %c2 = jit.constant dense<[3, 100, 200, 1, 0, 0, 255, 127, 9, 7]> : tensor<10xui8>
  %x2 = check.opaque %c2 : tensor<10xui8>
  %r = jit.maximum %x1, %x2 : tensor<10xui8>
  %e1 = jit.constant dense<[7, 200, 200, 255, 5, 0, 255, 128, 9, 254]> : tensor<10xui8>
  check.expect_eq %r, %e1 : tensor<10xui8>
  return
}

// false is less than true.
func.func @maximum_i1() {
  %c1 = jit.constant dense<[false, false, true, true]> : tensor<4xi1>
  %x1 = check.opaque %c1 : tensor<4xi1>
  %c2 = jit.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x2 = check.opaque %c2 : tensor<4xi1>
  %r = jit.maximum %x1, %x2 : tensor<4xi1>
  %e1 = jit.constant dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq %r, %e1 : tensor<4xi1>
  return
}

// Both operands are stretched.
func.func @maximum_broadcast() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r = jit.maximum %x1, %x2 : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e1 = jit.constant dense<[[2.0, -0.75, 0.1875], [2.0, -0.75, 0.1875]]> : tensor<2x3xf32>
  check.expect_eq %r, %e1 : tensor<2x3xf32>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @maximum_runtime_one() {
  %c1 = jit.constant dense<[[-7.5], [-1.25]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %r = jit.maximum %x1, %x2 : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e1 = jit.constant dense<[[2.0, -0.75, 0.1875], [2.0, -0.75, 0.1875]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @maximum_rank0() {
  %c1 = jit.constant dense<-7.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %c2 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %r = jit.maximum %x1, %x2 : tensor<f32>
  %e1 = jit.constant dense<2.0> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  %c3 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %s = jit.maximum %x1, %x3 : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  %e2 = jit.constant dense<[2.0, -0.75, 0.1875]> : tensor<3xf32>
  check.expect_eq %s, %e2 : tensor<3xf32>
  return
}

// An extent of 0, also against 1.
func.func @maximum_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %c2 = jit.constant dense<[[-7.5]]> : tensor<1x1xf32>
  %x2 = check.opaque %c2 : tensor<1x1xf32>
  %r = jit.maximum %x1, %x2 : (tensor<2x0xf32>, tensor<1x1xf32>) -> tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}
