// RUN: %e2e %s
// Expected values: Python fractions, rounded once (floats), math.trunc and
// limits (float to integer), two's complement (integers).

// From f64, which may have more digits than any other type: each result is
// rounded once. Ties to even.
func.func @convert_f64_f32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 0x7F800000, 1.0004883, 1.0039062, 1.0000001, 65519.99, 65520.0,
    3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<24xf32>
  check.expect_eq %r, %e1 : tensor<24xf32>
  return
}

// Ties to even.
func.func @convert_f64_f16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xf16>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, 0xFC00,
    0x7C00, 0xFC00, 0x7C00, 1.001, 1.004, 1.0, 6.55e+04, 0x7C00, 6.0e-08, 6.0e-08, 0.0, 0x7C00,
    0xFC00, 0x7E00]> : tensor<24xf16>
  check.expect_eq %r, %e1 : tensor<24xf16>
  return
}

// Ties to even.
func.func @convert_f64_bf16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xbf16>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 128.0, -1.3e+02, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 0x7F80, 1.0, 1.01, 1.0, 6.55e+04, 6.55e+04, 3.0e-08, 2.98e-08, 9.0e-41,
    0x7F80, 0xFF80, 0x7FC0]> : tensor<24xbf16>
  check.expect_eq %r, %e1 : tensor<24xbf16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f64_i64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xi64>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 40000, -3000000000,
    9223372036854775807, -9223372036854775808, 9223372036854775807, 1, 1, 1, 65519, 65520, 0, 0, 0,
    9223372036854775807, -9223372036854775808, 0]> : tensor<24xi64>
  check.expect_eq %r, %e1 : tensor<24xi64>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f64_i32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xi32>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 40000, -2147483648, 2147483647,
    -2147483648, 2147483647, 1, 1, 1, 65519, 65520, 0, 0, 0, 2147483647, -2147483648,
    0]> : tensor<24xi32>
  check.expect_eq %r, %e1 : tensor<24xi32>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f64_i16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xi16>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 32767, -32768, 32767, -32768, 32767, 1,
    1, 1, 32767, 32767, 0, 0, 0, 32767, -32768, 0]> : tensor<24xi16>
  check.expect_eq %r, %e1 : tensor<24xi16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f64_i8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xi8>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -128, 127, 127, 127, -128, 127, -128, 127, 1, 1, 1,
    127, 127, 0, 0, 0, 127, -128, 0]> : tensor<24xi8>
  check.expect_eq %r, %e1 : tensor<24xi8>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f64_ui8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xui8>
  %e1 = jit.constant dense<[0, 0, 1, 0, 127, 0, 255, 255, 255, 0, 255, 0, 255, 1, 1, 1, 255, 255, 0,
    0, 0, 255, 0, 0]> : tensor<24xui8>
  check.expect_eq %r, %e1 : tensor<24xui8>
  return
}

// NaN is not 0.
func.func @convert_f64_i1() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 1.0e+300, 1.0004882812509095, 1.0039062500000284,
    1.0000000596046457, 65519.99, 65520.0, 3.0e-08, 2.9802322388562674e-08, 1.0e-40,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  %x1 = check.opaque %c1 : tensor<24xf64>
  %r = jit.convert %x1 : (tensor<24xf64>) -> tensor<24xi1>
  %e1 = jit.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true,
    true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
  check.expect_eq %r, %e1 : tensor<24xi1>
  return
}
