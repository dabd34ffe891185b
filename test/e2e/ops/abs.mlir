// RUN: %e2e %s
// Expected values: Python, abs(x); compared with PyTorch.

// The sign bit is cleared. Also a large odd number, infinities and NaN.
func.func @abs_f32() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0, 8388609.0,
    -8388609.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.49999997, 8388607.5,
    1.0e-40]> : tensor<19xf32>
  %x1 = check.opaque %c1 : tensor<19xf32>
  %r = jit.abs %x1 : tensor<19xf32>
  %e1 = jit.constant dense<[0.0, 0.0, 0.5, 0.5, 1.5, 1.5, 2.5, 2.5, 0.25, 0.75, 3.0, 8388609.0,
    8388609.0, 0x7F800000, 0x7F800000, 0x7FC00000, 0.49999997, 8388607.5, 1.0e-40]> : tensor<19xf32>
  check.expect_eq %r, %e1 : tensor<19xf32>
  return
}

// The sign bit is cleared. In f64.
func.func @abs_f64() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0,
    4503599627370497.0, -4503599627370497.0, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000, 0.49999999999999994, 4503599627370495.5]> : tensor<18xf64>
  %x1 = check.opaque %c1 : tensor<18xf64>
  %r = jit.abs %x1 : tensor<18xf64>
  %e1 = jit.constant dense<[0.0, 0.0, 0.5, 0.5, 1.5, 1.5, 2.5, 2.5, 0.25, 0.75, 3.0,
    4503599627370497.0, 4503599627370497.0, 0x7FF0000000000000, 0x7FF0000000000000,
    0x7FF8000000000000, 0.49999999999999994, 4503599627370495.5]> : tensor<18xf64>
  check.expect_eq %r, %e1 : tensor<18xf64>
  return
}

// The sign bit is cleared. In f16.
func.func @abs_f16() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0, 1025.0,
    -1025.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.abs %x1 : tensor<16xf16>
  %e1 = jit.constant dense<[0.0, 0.0, 0.5, 0.5, 1.5, 1.5, 2.5, 2.5, 0.25, 0.75, 3.0, 1025.0, 1025.0,
    0x7C00, 0x7C00, 0x7E00]> : tensor<16xf16>
  check.expect_eq %r, %e1 : tensor<16xf16>
  return
}

// The sign bit is cleared. In bf16.
func.func @abs_bf16() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0, 129.0,
    -129.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  %x1 = check.opaque %c1 : tensor<16xbf16>
  %r = jit.abs %x1 : tensor<16xbf16>
  %e1 = jit.constant dense<[0.0, 0.0, 0.5, 0.5, 1.5, 1.5, 2.5, 2.5, 0.25, 0.75, 3.0, 129.0, 129.0,
    0x7F80, 0x7F80, 0x7FC0]> : tensor<16xbf16>
  check.expect_eq %r, %e1 : tensor<16xbf16>
  return
}

// The smallest value is its own negative.
func.func @abs_i64() {
  %c1 = jit.constant dense<[0, 1, 5, 9223372036854775807, -9223372036854775808, -1, -7,
    -9223372036854775807]> : tensor<8xi64>
  %x1 = check.opaque %c1 : tensor<8xi64>
  %r = jit.abs %x1 : tensor<8xi64>
  %e1 = jit.constant dense<[0, 1, 5, 9223372036854775807, -9223372036854775808, 1, 7,
    9223372036854775807]> : tensor<8xi64>
  check.expect_eq %r, %e1 : tensor<8xi64>
  return
}

// The smallest value is its own negative.
func.func @abs_i32() {
  %c1 = jit.constant dense<[0, 1, 5, 2147483647, -2147483648, -1, -7, -2147483647]> : tensor<8xi32>
  %x1 = check.opaque %c1 : tensor<8xi32>
  %r = jit.abs %x1 : tensor<8xi32>
  %e1 = jit.constant dense<[0, 1, 5, 2147483647, -2147483648, 1, 7, 2147483647]> : tensor<8xi32>
  check.expect_eq %r, %e1 : tensor<8xi32>
  return
}

// The smallest value is its own negative.
func.func @abs_i16() {
  %c1 = jit.constant dense<[0, 1, 5, 32767, -32768, -1, -7, -32767]> : tensor<8xi16>
  %x1 = check.opaque %c1 : tensor<8xi16>
  %r = jit.abs %x1 : tensor<8xi16>
  %e1 = jit.constant dense<[0, 1, 5, 32767, -32768, 1, 7, 32767]> : tensor<8xi16>
  check.expect_eq %r, %e1 : tensor<8xi16>
  return
}

// The smallest value is its own negative.
func.func @abs_i8() {
  %c1 = jit.constant dense<[0, 1, 5, 127, -128, -1, -7, -127]> : tensor<8xi8>
  %x1 = check.opaque %c1 : tensor<8xi8>
  %r = jit.abs %x1 : tensor<8xi8>
  %e1 = jit.constant dense<[0, 1, 5, 127, -128, 1, 7, 127]> : tensor<8xi8>
  check.expect_eq %r, %e1 : tensor<8xi8>
  return
}

// ui8 is unsigned.
func.func @abs_ui8() {
  %c1 = jit.constant dense<[0, 1, 5, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.abs %x1 : tensor<7xui8>
  %e1 = jit.constant dense<[0, 1, 5, 255, 0, 128, 200]> : tensor<7xui8>
  check.expect_eq %r, %e1 : tensor<7xui8>
  return
}

// Rank 0.
func.func @abs_rank0() {
  %c1 = jit.constant dense<-1.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.abs %x1 : tensor<f32>
  %e1 = jit.constant dense<1.5> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  return
}

// An extent of 0.
func.func @abs_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.abs %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @abs_dynamic() {
  %c1 = jit.constant dense<[[-1.5, 2.5], [0.25, -3.75]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.abs %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.5, 2.5], [0.25, 3.75]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}
