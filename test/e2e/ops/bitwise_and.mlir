// RUN: %e2e %s
// Expected values: Python, x & y; compared with PyTorch.

// All bits take part.
func.func @bitwise_and_i64() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -9223372036854775808, 9223372036854775807,
    -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<14xi64>
  %x1 = check.opaque %c1 : tensor<14xi64>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -9223372036854775808,
    9223372036854775807, 9223372036854775807, -4]> : tensor<14xi64>
  %x2 = check.opaque %c2 : tensor<14xi64>
  %r = jit.bitwise_and %x1, %x2 : tensor<14xi64>
  %e1 = jit.constant dense<[3, 1, 5, -7, 2, 0, 0, 0, -9223372036854775808, 1, -9223372036854775808,
    9223372036854775807, 0, 0]> : tensor<14xi64>
  check.expect_eq %r, %e1 : tensor<14xi64>
  return
}

// All bits take part.
func.func @bitwise_and_i32() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -2147483648, 2147483647, -2147483648,
    2147483647, -2147483648, 0]> : tensor<14xi32>
  %x1 = check.opaque %c1 : tensor<14xi32>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -2147483648, 2147483647, 2147483647,
    -4]> : tensor<14xi32>
  %x2 = check.opaque %c2 : tensor<14xi32>
  %r = jit.bitwise_and %x1, %x2 : tensor<14xi32>
  %e1 = jit.constant dense<[3, 1, 5, -7, 2, 0, 0, 0, -2147483648, 1, -2147483648, 2147483647, 0,
    0]> : tensor<14xi32>
  check.expect_eq %r, %e1 : tensor<14xi32>
  return
}

// All bits take part.
func.func @bitwise_and_i16() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -32768, 32767, -32768, 32767, -32768,
    0]> : tensor<14xi16>
  %x1 = check.opaque %c1 : tensor<14xi16>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -32768, 32767, 32767,
    -4]> : tensor<14xi16>
  %x2 = check.opaque %c2 : tensor<14xi16>
  %r = jit.bitwise_and %x1, %x2 : tensor<14xi16>
  %e1 = jit.constant dense<[3, 1, 5, -7, 2, 0, 0, 0, -32768, 1, -32768, 32767, 0,
    0]> : tensor<14xi16>
  check.expect_eq %r, %e1 : tensor<14xi16>
  return
}

// All bits take part.
func.func @bitwise_and_i8() {
  %c1 = jit.constant dense<[7, -7, 7, -7, 6, 5, -5, 0, -128, 127, -128, 127, -128,
    0]> : tensor<14xi8>
  %x1 = check.opaque %c1 : tensor<14xi8>
  %c2 = jit.constant dense<[3, 3, -3, -3, 3, 0, 0, 0, -1, 1, -128, 127, 127, -4]> : tensor<14xi8>
  %x2 = check.opaque %c2 : tensor<14xi8>
  %r = jit.bitwise_and %x1, %x2 : tensor<14xi8>
  %e1 = jit.constant dense<[3, 1, 5, -7, 2, 0, 0, 0, -128, 1, -128, 127, 0, 0]> : tensor<14xi8>
  check.expect_eq %r, %e1 : tensor<14xi8>
  return
}

// All bits take part. ui8 is unsigned.
func.func @bitwise_and_ui8() {
  %c1 = jit.constant dense<[7, 200, 100, 255, 5, 0, 255, 128, 0, 254]> : tensor<10xui8>
  %x1 = check.opaque %c1 : tensor<10xui8>
  %c2 = jit.constant dense<[3, 100, 200, 1, 0, 0, 255, 127, 9, 7]> : tensor<10xui8>
  %x2 = check.opaque %c2 : tensor<10xui8>
  %r = jit.bitwise_and %x1, %x2 : tensor<10xui8>
  %e1 = jit.constant dense<[3, 64, 64, 1, 0, 0, 255, 0, 0, 6]> : tensor<10xui8>
  check.expect_eq %r, %e1 : tensor<10xui8>
  return
}

// The truth table.
func.func @bitwise_and_i1() {
  %c1 = jit.constant dense<[false, false, true, true]> : tensor<4xi1>
  %x1 = check.opaque %c1 : tensor<4xi1>
  %c2 = jit.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x2 = check.opaque %c2 : tensor<4xi1>
  %r = jit.bitwise_and %x1, %x2 : tensor<4xi1>
  %e1 = jit.constant dense<[false, false, false, true]> : tensor<4xi1>
  check.expect_eq %r, %e1 : tensor<4xi1>
  return
}

// Both operands are stretched.
func.func @bitwise_and_broadcast() {
  %c1 = jit.constant dense<[[-77], [1000]]> : tensor<2x1xi32>
  %x1 = check.opaque %c1 : tensor<2x1xi32>
  %c2 = jit.constant dense<[5, 3, 31]> : tensor<3xi32>
  %x2 = check.opaque %c2 : tensor<3xi32>
  %r = jit.bitwise_and %x1, %x2 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %e1 = jit.constant dense<[[1, 3, 19], [0, 0, 8]]> : tensor<2x3xi32>
  check.expect_eq %r, %e1 : tensor<2x3xi32>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @bitwise_and_runtime_one() {
  %c1 = jit.constant dense<[[-77], [1000]]> : tensor<2x1xi32>
  %x1 = check.opaque %c1 : tensor<2x1xi32> -> tensor<?x?xi32>
  %c2 = jit.constant dense<[5, 3, 31]> : tensor<3xi32>
  %x2 = check.opaque %c2 : tensor<3xi32> -> tensor<?xi32>
  %r = jit.bitwise_and %x1, %x2 : (tensor<?x?xi32>, tensor<?xi32>) -> tensor<?x?xi32>
  %e1 = jit.constant dense<[[1, 3, 19], [0, 0, 8]]> : tensor<2x3xi32>
  %e1d = check.opaque %e1 : tensor<2x3xi32> -> tensor<?x?xi32>
  check.expect_eq %r, %e1d : tensor<?x?xi32>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @bitwise_and_rank0() {
  %c1 = jit.constant dense<-77> : tensor<i32>
  %x1 = check.opaque %c1 : tensor<i32>
  %c2 = jit.constant dense<5> : tensor<i32>
  %x2 = check.opaque %c2 : tensor<i32>
  %r = jit.bitwise_and %x1, %x2 : tensor<i32>
  %e1 = jit.constant dense<1> : tensor<i32>
  check.expect_eq %r, %e1 : tensor<i32>
  %c3 = jit.constant dense<[5, 3, 31]> : tensor<3xi32>
  %x3 = check.opaque %c3 : tensor<3xi32>
  %s = jit.bitwise_and %x1, %x3 : (tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
  %e2 = jit.constant dense<[1, 3, 19]> : tensor<3xi32>
  check.expect_eq %s, %e2 : tensor<3xi32>
  return
}

// An extent of 0, also against 1.
func.func @bitwise_and_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xi32>
  %x1 = check.opaque %c1 : tensor<2x0xi32>
  %c2 = jit.constant dense<[[-77]]> : tensor<1x1xi32>
  %x2 = check.opaque %c2 : tensor<1x1xi32>
  %r = jit.bitwise_and %x1, %x2 : (tensor<2x0xi32>, tensor<1x1xi32>) -> tensor<2x0xi32>
  %e1 = jit.constant dense<> : tensor<2x0xi32>
  check.expect_eq %r, %e1 : tensor<2x0xi32>
  return
}
