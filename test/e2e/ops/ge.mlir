// RUN: %e2e %s
// Expected values: Python, x >= y; compared with PyTorch.

// NaN is unequal to everything; zeros of either sign are equal.
func.func @ge_f32() {
  %c1 = jit.constant dense<[1.5, -2.0, 3.0, 0.0, -0.0, 0x7FC00000, 0x7FC00000, 1.0, 0x7F800000,
    0xFF800000, 0x7F800000]> : tensor<11xf32>
  %x1 = check.opaque %c1 : tensor<11xf32>
  %c2 = jit.constant dense<[1.5, 1.0, -3.0, -0.0, 0.0, 0x7FC00000, 1.0, 0x7FC00000, 0x7F800000,
    0x7F800000, 0x7FC00000]> : tensor<11xf32>
  %x2 = check.opaque %c2 : tensor<11xf32>
  %r = jit.ge %x1, %x2 : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
  %e1 = jit.constant dense<[true, false, true, true, true, false, false, false, true, false,
    false]> : tensor<11xi1>
  check.expect_eq %r, %e1 : tensor<11xi1>
  return
}

// NaN is unequal to everything; zeros of either sign are equal.
func.func @ge_f64() {
  %c1 = jit.constant dense<[1.5, -2.0, 3.0, 0.0, -0.0, 0x7FF8000000000000, 0x7FF8000000000000, 1.0,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000]> : tensor<11xf64>
  %x1 = check.opaque %c1 : tensor<11xf64>
  %c2 = jit.constant dense<[1.5, 1.0, -3.0, -0.0, 0.0, 0x7FF8000000000000, 1.0, 0x7FF8000000000000,
    0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %x2 = check.opaque %c2 : tensor<11xf64>
  %r = jit.ge %x1, %x2 : (tensor<11xf64>, tensor<11xf64>) -> tensor<11xi1>
  %e1 = jit.constant dense<[true, false, true, true, true, false, false, false, true, false,
    false]> : tensor<11xi1>
  check.expect_eq %r, %e1 : tensor<11xi1>
  return
}

// NaN is unequal to everything; zeros of either sign are equal.
func.func @ge_f16() {
  %c1 = jit.constant dense<[1.5, -2.0, 3.0, 0.0, -0.0, 0x7E00, 0x7E00, 1.0, 0x7C00, 0xFC00,
    0x7C00]> : tensor<11xf16>
  %x1 = check.opaque %c1 : tensor<11xf16>
  %c2 = jit.constant dense<[1.5, 1.0, -3.0, -0.0, 0.0, 0x7E00, 1.0, 0x7E00, 0x7C00, 0x7C00,
    0x7E00]> : tensor<11xf16>
  %x2 = check.opaque %c2 : tensor<11xf16>
  %r = jit.ge %x1, %x2 : (tensor<11xf16>, tensor<11xf16>) -> tensor<11xi1>
  %e1 = jit.constant dense<[true, false, true, true, true, false, false, false, true, false,
    false]> : tensor<11xi1>
  check.expect_eq %r, %e1 : tensor<11xi1>
  return
}

// NaN is unequal to everything; zeros of either sign are equal.
func.func @ge_bf16() {
  %c1 = jit.constant dense<[1.5, -2.0, 3.0, 0.0, -0.0, 0x7FC0, 0x7FC0, 1.0, 0x7F80, 0xFF80,
    0x7F80]> : tensor<11xbf16>
  %x1 = check.opaque %c1 : tensor<11xbf16>
  %c2 = jit.constant dense<[1.5, 1.0, -3.0, -0.0, 0.0, 0x7FC0, 1.0, 0x7FC0, 0x7F80, 0x7F80,
    0x7FC0]> : tensor<11xbf16>
  %x2 = check.opaque %c2 : tensor<11xbf16>
  %r = jit.ge %x1, %x2 : (tensor<11xbf16>, tensor<11xbf16>) -> tensor<11xi1>
  %e1 = jit.constant dense<[true, false, true, true, true, false, false, false, true, false,
    false]> : tensor<11xi1>
  check.expect_eq %r, %e1 : tensor<11xi1>
  return
}

// Integers by their sign.
func.func @ge_i64() {
  %c1 = jit.constant dense<[3, 2, 5, -9223372036854775808, 9223372036854775807, 0, -1,
    1]> : tensor<8xi64>
  %x1 = check.opaque %c1 : tensor<8xi64>
  %c2 = jit.constant dense<[3, 5, 2, 9223372036854775807, -9223372036854775808, -9223372036854775808,
    1, -1]> : tensor<8xi64>
  %x2 = check.opaque %c2 : tensor<8xi64>
  %r = jit.ge %x1, %x2 : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
  %e1 = jit.constant dense<[true, false, true, false, true, true, false, true]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// Integers by their sign.
func.func @ge_i32() {
  %c1 = jit.constant dense<[3, 2, 5, -2147483648, 2147483647, 0, -1, 1]> : tensor<8xi32>
  %x1 = check.opaque %c1 : tensor<8xi32>
  %c2 = jit.constant dense<[3, 5, 2, 2147483647, -2147483648, -2147483648, 1, -1]> : tensor<8xi32>
  %x2 = check.opaque %c2 : tensor<8xi32>
  %r = jit.ge %x1, %x2 : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %e1 = jit.constant dense<[true, false, true, false, true, true, false, true]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// Integers by their sign.
func.func @ge_i16() {
  %c1 = jit.constant dense<[3, 2, 5, -32768, 32767, 0, -1, 1]> : tensor<8xi16>
  %x1 = check.opaque %c1 : tensor<8xi16>
  %c2 = jit.constant dense<[3, 5, 2, 32767, -32768, -32768, 1, -1]> : tensor<8xi16>
  %x2 = check.opaque %c2 : tensor<8xi16>
  %r = jit.ge %x1, %x2 : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi1>
  %e1 = jit.constant dense<[true, false, true, false, true, true, false, true]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// Integers by their sign.
func.func @ge_i8() {
  %c1 = jit.constant dense<[3, 2, 5, -128, 127, 0, -1, 1]> : tensor<8xi8>
  %x1 = check.opaque %c1 : tensor<8xi8>
  %c2 = jit.constant dense<[3, 5, 2, 127, -128, -128, 1, -1]> : tensor<8xi8>
  %x2 = check.opaque %c2 : tensor<8xi8>
  %r = jit.ge %x1, %x2 : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %e1 = jit.constant dense<[true, false, true, false, true, true, false, true]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// ui8 is unsigned.
func.func @ge_ui8() {
  %c1 = jit.constant dense<[3, 2, 5, 0, 255, 0, 200, 127]> : tensor<8xui8>
  %x1 = check.opaque %c1 : tensor<8xui8>
  %c2 = jit.constant dense<[3, 5, 2, 255, 0, 0, 100, 128]> : tensor<8xui8>
  %x2 = check.opaque %c2 : tensor<8xui8>
  %r = jit.ge %x1, %x2 : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xi1>
  %e1 = jit.constant dense<[true, false, true, false, true, true, true, false]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// false is less than true.
func.func @ge_i1() {
  %c1 = jit.constant dense<[false, false, true, true]> : tensor<4xi1>
  %x1 = check.opaque %c1 : tensor<4xi1>
  %c2 = jit.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x2 = check.opaque %c2 : tensor<4xi1>
  %r = jit.ge %x1, %x2 : tensor<4xi1>
  %e1 = jit.constant dense<[true, false, true, true]> : tensor<4xi1>
  check.expect_eq %r, %e1 : tensor<4xi1>
  return
}

// Both operands are stretched.
func.func @ge_broadcast() {
  %c1 = jit.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32>
  %c2 = jit.constant dense<[2.0, 1.0, 0.5]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r = jit.ge %x1, %x2 : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xi1>
  %e1 = jit.constant dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r, %e1 : tensor<2x3xi1>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @ge_runtime_one() {
  %c1 = jit.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[2.0, 1.0, 0.5]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %r = jit.ge %x1, %x2 : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xi1>
  %e1 = jit.constant dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>
  %e1d = check.opaque %e1 : tensor<2x3xi1> -> tensor<?x?xi1>
  check.expect_eq %r, %e1d : tensor<?x?xi1>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @ge_rank0() {
  %c1 = jit.constant dense<1.0> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %c2 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %r = jit.ge %x1, %x2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %e1 = jit.constant dense<false> : tensor<i1>
  check.expect_eq %r, %e1 : tensor<i1>
  %c3 = jit.constant dense<[2.0, 1.0, 0.5]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %s = jit.ge %x1, %x3 : (tensor<f32>, tensor<3xf32>) -> tensor<3xi1>
  %e2 = jit.constant dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq %s, %e2 : tensor<3xi1>
  return
}

// An extent of 0, also against 1.
func.func @ge_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %c2 = jit.constant dense<[[1.0]]> : tensor<1x1xf32>
  %x2 = check.opaque %c2 : tensor<1x1xf32>
  %r = jit.ge %x1, %x2 : (tensor<2x0xf32>, tensor<1x1xf32>) -> tensor<2x0xi1>
  %e1 = jit.constant dense<> : tensor<2x0xi1>
  check.expect_eq %r, %e1 : tensor<2x0xi1>
  return
}
