// RUN: %e2e %s
// Expected values: Python fractions, rounded once (floats), math.trunc and
// limits (float to integer), two's complement (integers).

// From f16. Ties to even.
func.func @convert_f16_f32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.875, -129.5, 255.0, 256.0, 40000.0, -65504.0,
    1.0039062, 1.0117188, 5.9604645e-08, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  check.expect_eq %r, %e1 : tensor<16xf32>
  return
}

// Ties to even.
func.func @convert_f16_f64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xf64>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.875, -129.5, 255.0, 256.0, 40000.0, -65504.0,
    1.00390625, 1.01171875, 5.960464477539063e-08, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<16xf64>
  check.expect_eq %r, %e1 : tensor<16xf64>
  return
}

// Ties to even.
func.func @convert_f16_bf16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xbf16>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 128.0, -1.3e+02, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.0, 1.016, 5.96e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  check.expect_eq %r, %e1 : tensor<16xbf16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f16_i64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xi64>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 40000, -65504, 1, 1, 0,
    9223372036854775807, -9223372036854775808, 0]> : tensor<16xi64>
  check.expect_eq %r, %e1 : tensor<16xi64>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f16_i32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xi32>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 40000, -65504, 1, 1, 0, 2147483647,
    -2147483648, 0]> : tensor<16xi32>
  check.expect_eq %r, %e1 : tensor<16xi32>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f16_i16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xi16>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 32767, -32768, 1, 1, 0, 32767, -32768,
    0]> : tensor<16xi16>
  check.expect_eq %r, %e1 : tensor<16xi16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f16_i8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xi8>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -128, 127, 127, 127, -128, 1, 1, 0, 127, -128,
    0]> : tensor<16xi8>
  check.expect_eq %r, %e1 : tensor<16xi8>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f16_ui8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xui8>
  %e1 = jit.constant dense<[0, 0, 1, 0, 127, 0, 255, 255, 255, 0, 1, 1, 0, 255, 0,
    0]> : tensor<16xui8>
  check.expect_eq %r, %e1 : tensor<16xui8>
  return
}

// NaN is not 0.
func.func @convert_f16_i1() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, -6.55e+04,
    1.004, 1.012, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.convert %x1 : (tensor<16xf16>) -> tensor<16xi1>
  %e1 = jit.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true,
    true, true, true, true]> : tensor<16xi1>
  check.expect_eq %r, %e1 : tensor<16xi1>
  return
}

// From bf16. Ties to even.
func.func @convert_bf16_f32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 39936.0,
    -3003121700.0, 1.0016006e+19, -1.0016006e+19, 3.0040553e+38, 9.1835e-41, 6.0070306e-08,
    0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<18xf32>
  check.expect_eq %r, %e1 : tensor<18xf32>
  return
}

// Ties to even.
func.func @convert_bf16_f64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xf64>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 39936.0,
    -3003121664.0, 1.0016005571271983e+19, -1.0016005571271983e+19, 3.00405527047391e+38,
    9.183549615799121e-41, 6.007030606269836e-08, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<18xf64>
  check.expect_eq %r, %e1 : tensor<18xf64>
  return
}

// Ties to even.
func.func @convert_bf16_f16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xf16>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 3.994e+04, 0xFC00,
    0x7C00, 0xFC00, 0x7C00, 0.0, 6.0e-08, 0x7C00, 0xFC00, 0x7E00]> : tensor<18xf16>
  check.expect_eq %r, %e1 : tensor<18xf16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_bf16_i64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xi64>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 39936, -3003121664,
    9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 0, 9223372036854775807,
    -9223372036854775808, 0]> : tensor<18xi64>
  check.expect_eq %r, %e1 : tensor<18xi64>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_bf16_i32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xi32>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 39936, -2147483648, 2147483647,
    -2147483648, 2147483647, 0, 0, 2147483647, -2147483648, 0]> : tensor<18xi32>
  check.expect_eq %r, %e1 : tensor<18xi32>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_bf16_i16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xi16>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 32767, -32768, 32767, -32768, 32767, 0,
    0, 32767, -32768, 0]> : tensor<18xi16>
  check.expect_eq %r, %e1 : tensor<18xi16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_bf16_i8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xi8>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -128, 127, 127, 127, -128, 127, -128, 127, 0, 0, 127,
    -128, 0]> : tensor<18xi8>
  check.expect_eq %r, %e1 : tensor<18xi8>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_bf16_ui8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xui8>
  %e1 = jit.constant dense<[0, 0, 1, 0, 127, 0, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 0,
    0]> : tensor<18xui8>
  check.expect_eq %r, %e1 : tensor<18xui8>
  return
}

// NaN is not 0.
func.func @convert_bf16_i1() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.5, -129.0, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 9.0e-41, 6.0e-08, 0x7F80, 0xFF80, 0x7FC0]> : tensor<18xbf16>
  %x1 = check.opaque %c1 : tensor<18xbf16>
  %r = jit.convert %x1 : (tensor<18xbf16>) -> tensor<18xi1>
  %e1 = jit.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true,
    true, true, true, true, true, true]> : tensor<18xi1>
  check.expect_eq %r, %e1 : tensor<18xi1>
  return
}
