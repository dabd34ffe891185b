// RUN: %e2e %s
// Expected values: Python, min(max(x, low), high), NaN where any is; compared
// with PyTorch.

// NaN in any place gives NaN; the upper limit wins.
func.func @clamp_f32() {
  %c1 = jit.constant dense<[0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, 0.0, 5.0,
    7.0]> : tensor<10xf32>
  %x1 = check.opaque %c1 : tensor<10xf32>
  %c2 = jit.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0x7FC00000, -1.0, 3.0,
    0xFF800000]> : tensor<10xf32>
  %x2 = check.opaque %c2 : tensor<10xf32>
  %c3 = jit.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FC00000, 1.0,
    0x7F800000]> : tensor<10xf32>
  %x3 = check.opaque %c3 : tensor<10xf32>
  %r = jit.clamp %x1, %x2, %x3 : tensor<10xf32>
  %e1 = jit.constant dense<[0.5, 1.0, -1.0, 1.0, -1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 1.0,
    7.0]> : tensor<10xf32>
  check.expect_eq %r, %e1 : tensor<10xf32>
  return
}

// NaN in any place gives NaN; the upper limit wins.
func.func @clamp_f64() {
  %c1 = jit.constant dense<[0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000, 0.0, 0.0, 5.0, 7.0]> : tensor<10xf64>
  %x1 = check.opaque %c1 : tensor<10xf64>
  %c2 = jit.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0x7FF8000000000000, -1.0, 3.0,
    0xFFF0000000000000]> : tensor<10xf64>
  %x2 = check.opaque %c2 : tensor<10xf64>
  %c3 = jit.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FF8000000000000, 1.0,
    0x7FF0000000000000]> : tensor<10xf64>
  %x3 = check.opaque %c3 : tensor<10xf64>
  %r = jit.clamp %x1, %x2, %x3 : tensor<10xf64>
  %e1 = jit.constant dense<[0.5, 1.0, -1.0, 1.0, -1.0, 0x7FF8000000000000, 0x7FF8000000000000,
    0x7FF8000000000000, 1.0, 7.0]> : tensor<10xf64>
  check.expect_eq %r, %e1 : tensor<10xf64>
  return
}

// NaN in any place gives NaN; the upper limit wins.
func.func @clamp_f16() {
  %c1 = jit.constant dense<[0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.0, 0.0, 5.0,
    7.0]> : tensor<10xf16>
  %x1 = check.opaque %c1 : tensor<10xf16>
  %c2 = jit.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0x7E00, -1.0, 3.0,
    0xFC00]> : tensor<10xf16>
  %x2 = check.opaque %c2 : tensor<10xf16>
  %c3 = jit.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7E00, 1.0,
    0x7C00]> : tensor<10xf16>
  %x3 = check.opaque %c3 : tensor<10xf16>
  %r = jit.clamp %x1, %x2, %x3 : tensor<10xf16>
  %e1 = jit.constant dense<[0.5, 1.0, -1.0, 1.0, -1.0, 0x7E00, 0x7E00, 0x7E00, 1.0,
    7.0]> : tensor<10xf16>
  check.expect_eq %r, %e1 : tensor<10xf16>
  return
}

// NaN in any place gives NaN; the upper limit wins.
func.func @clamp_bf16() {
  %c1 = jit.constant dense<[0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 0.0, 0.0, 5.0,
    7.0]> : tensor<10xbf16>
  %x1 = check.opaque %c1 : tensor<10xbf16>
  %c2 = jit.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0x7FC0, -1.0, 3.0,
    0xFF80]> : tensor<10xbf16>
  %x2 = check.opaque %c2 : tensor<10xbf16>
  %c3 = jit.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FC0, 1.0,
    0x7F80]> : tensor<10xbf16>
  %x3 = check.opaque %c3 : tensor<10xbf16>
  %r = jit.clamp %x1, %x2, %x3 : tensor<10xbf16>
  %e1 = jit.constant dense<[0.5, 1.0, -1.0, 1.0, -1.0, 0x7FC0, 0x7FC0, 0x7FC0, 1.0,
    7.0]> : tensor<10xbf16>
  check.expect_eq %r, %e1 : tensor<10xbf16>
  return
}

// Integers by their sign.
func.func @clamp_i64() {
  %c1 = jit.constant dense<[5, 0, 20, 9223372036854775807, -9223372036854775808, 5,
    9223372036854775807, -5, -2]> : tensor<9xi64>
  %x1 = check.opaque %c1 : tensor<9xi64>
  %c2 = jit.constant dense<[1, 1, 1, 1, 1, 9, -9223372036854775808, -3, -3]> : tensor<9xi64>
  %x2 = check.opaque %c2 : tensor<9xi64>
  %c3 = jit.constant dense<[9, 9, 9, 9, 9, 1, 9223372036854775807, -1, -1]> : tensor<9xi64>
  %x3 = check.opaque %c3 : tensor<9xi64>
  %r = jit.clamp %x1, %x2, %x3 : tensor<9xi64>
  %e1 = jit.constant dense<[5, 1, 9, 9, 1, 1, 9223372036854775807, -3, -2]> : tensor<9xi64>
  check.expect_eq %r, %e1 : tensor<9xi64>
  return
}

// Integers by their sign.
func.func @clamp_i32() {
  %c1 = jit.constant dense<[5, 0, 20, 2147483647, -2147483648, 5, 2147483647, -5,
    -2]> : tensor<9xi32>
  %x1 = check.opaque %c1 : tensor<9xi32>
  %c2 = jit.constant dense<[1, 1, 1, 1, 1, 9, -2147483648, -3, -3]> : tensor<9xi32>
  %x2 = check.opaque %c2 : tensor<9xi32>
  %c3 = jit.constant dense<[9, 9, 9, 9, 9, 1, 2147483647, -1, -1]> : tensor<9xi32>
  %x3 = check.opaque %c3 : tensor<9xi32>
  %r = jit.clamp %x1, %x2, %x3 : tensor<9xi32>
  %e1 = jit.constant dense<[5, 1, 9, 9, 1, 1, 2147483647, -3, -2]> : tensor<9xi32>
  check.expect_eq %r, %e1 : tensor<9xi32>
  return
}

// Integers by their sign.
func.func @clamp_i16() {
  %c1 = jit.constant dense<[5, 0, 20, 32767, -32768, 5, 32767, -5, -2]> : tensor<9xi16>
  %x1 = check.opaque %c1 : tensor<9xi16>
  %c2 = jit.constant dense<[1, 1, 1, 1, 1, 9, -32768, -3, -3]> : tensor<9xi16>
  %x2 = check.opaque %c2 : tensor<9xi16>
  %c3 = jit.constant dense<[9, 9, 9, 9, 9, 1, 32767, -1, -1]> : tensor<9xi16>
  %x3 = check.opaque %c3 : tensor<9xi16>
  %r = jit.clamp %x1, %x2, %x3 : tensor<9xi16>
  %e1 = jit.constant dense<[5, 1, 9, 9, 1, 1, 32767, -3, -2]> : tensor<9xi16>
  check.expect_eq %r, %e1 : tensor<9xi16>
  return
}

// Integers by their sign.
func.func @clamp_i8() {
  %c1 = jit.constant dense<[5, 0, 20, 127, -128, 5, 127, -5, -2]> : tensor<9xi8>
  %x1 = check.opaque %c1 : tensor<9xi8>
  %c2 = jit.constant dense<[1, 1, 1, 1, 1, 9, -128, -3, -3]> : tensor<9xi8>
  %x2 = check.opaque %c2 : tensor<9xi8>
  %c3 = jit.constant dense<[9, 9, 9, 9, 9, 1, 127, -1, -1]> : tensor<9xi8>
  %x3 = check.opaque %c3 : tensor<9xi8>
  %r = jit.clamp %x1, %x2, %x3 : tensor<9xi8>
  %e1 = jit.constant dense<[5, 1, 9, 9, 1, 1, 127, -3, -2]> : tensor<9xi8>
  check.expect_eq %r, %e1 : tensor<9xi8>
  return
}

// ui8 is unsigned.
func.func @clamp_ui8() {
  %c1 = jit.constant dense<[5, 0, 20, 255, 0, 5, 255, 200]> : tensor<8xui8>
  %x1 = check.opaque %c1 : tensor<8xui8>
  %c2 = jit.constant dense<[1, 1, 1, 1, 1, 9, 0, 128]> : tensor<8xui8>
  %x2 = check.opaque %c2 : tensor<8xui8>
  %c3 = jit.constant dense<[9, 9, 9, 9, 9, 1, 255, 255]> : tensor<8xui8>
  %x3 = check.opaque %c3 : tensor<8xui8>
  %r = jit.clamp %x1, %x2, %x3 : tensor<8xui8>
  %e1 = jit.constant dense<[5, 1, 9, 9, 1, 1, 255, 200]> : tensor<8xui8>
  check.expect_eq %r, %e1 : tensor<8xui8>
  return
}

// Limits are stretched.
func.func @clamp_broadcast() {
  %c1 = jit.constant dense<[[-5.0, 0.5, 5.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32>
  %c2 = jit.constant dense<[[-1.0], [2.0]]> : tensor<2x1xf32>
  %x2 = check.opaque %c2 : tensor<2x1xf32>
  %c3 = jit.constant dense<2.5> : tensor<f32>
  %x3 = check.opaque %c3 : tensor<f32>
  %r = jit.clamp %x1, %x2, %x3 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
  %e1 = jit.constant dense<[[-1.0, 0.5, 2.5], [2.0, 2.0, 2.5]]> : tensor<2x3xf32>
  check.expect_eq %r, %e1 : tensor<2x3xf32>
  return
}

// Limits whose extents turn out to be 1 are stretched.
func.func @clamp_runtime_one() {
  %c1 = jit.constant dense<[[-5.0, 0.5, 5.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[[-1.0], [2.0]]> : tensor<2x1xf32>
  %x2 = check.opaque %c2 : tensor<2x1xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<2.5> : tensor<f32>
  %x3 = check.opaque %c3 : tensor<f32>
  %r = jit.clamp %x1, %x2, %x3 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %e1 = jit.constant dense<[[-1.0, 0.5, 2.5], [2.0, 2.0, 2.5]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}

// Rank 0.
func.func @clamp_rank0() {
  %c1 = jit.constant dense<5.0> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %c2 = jit.constant dense<1.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %c3 = jit.constant dense<2.0> : tensor<f32>
  %x3 = check.opaque %c3 : tensor<f32>
  %r = jit.clamp %x1, %x2, %x3 : tensor<f32>
  %e1 = jit.constant dense<2.0> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  return
}

// An extent of 0.
func.func @clamp_empty() {
  %c1 = jit.constant dense<> : tensor<0xf32>
  %x1 = check.opaque %c1 : tensor<0xf32>
  %c2 = jit.constant dense<1.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %r = jit.clamp %x1, %x2, %x2 : (tensor<0xf32>, tensor<f32>, tensor<f32>) -> tensor<0xf32>
  %e1 = jit.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e1 : tensor<0xf32>
  return
}
