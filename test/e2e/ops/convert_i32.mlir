// RUN: %e2e %s
// Expected values: Python fractions, rounded once (floats), math.trunc and
// limits (float to integer), two's complement (integers).

// From i32. Ties to even.
func.func @convert_i32_f32() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xf32>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 2147483600.0, -2147483600.0, -1.0, -100.0, 2049.0,
    2051.0, -2049.0, 300.0, -300.0, 257.0, 259.0, 32767.0, 65519.0, 65520.0, 16777216.0, 16777220.0,
    -16777216.0, 16842752.0, 33685504.0, 2147483600.0]> : tensor<23xf32>
  check.expect_eq %r, %e1 : tensor<23xf32>
  return
}

// Ties to even.
func.func @convert_i32_f64() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xf64>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 2147483647.0, -2147483648.0, -1.0, -100.0, 2049.0,
    2051.0, -2049.0, 300.0, -300.0, 257.0, 259.0, 32767.0, 65519.0, 65520.0, 16777217.0, 16777219.0,
    -16777217.0, 16842753.0, 33685505.0, 2147483647.0]> : tensor<23xf64>
  check.expect_eq %r, %e1 : tensor<23xf64>
  return
}

// Ties to even.
func.func @convert_i32_f16() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 0x7C00, 0xFC00, -1.0, -1.0e+02, 2048.0, 2052.0,
    -2048.0, 3.0e+02, -3.0e+02, 257.0, 259.0, 3.277e+04, 6.55e+04, 0x7C00, 0x7C00, 0x7C00, 0xFC00,
    0x7C00, 0x7C00, 0x7C00]> : tensor<23xf16>
  check.expect_eq %r, %e1 : tensor<23xf16>
  return
}

// Ties to even.
func.func @convert_i32_bf16() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xbf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 2.15e+09, -2.15e+09, -1.0, -1.0e+02, 2.05e+03,
    2.05e+03, -2.05e+03, 3.0e+02, -3.0e+02, 256.0, 2.6e+02, 3.28e+04, 6.55e+04, 6.55e+04, 1.68e+07,
    1.68e+07, -1.68e+07, 1.69e+07, 3.38e+07, 2.15e+09]> : tensor<23xbf16>
  check.expect_eq %r, %e1 : tensor<23xbf16>
  return
}

// Integers wrap.
func.func @convert_i32_i64() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xi64>
  %e1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi64>
  check.expect_eq %r, %e1 : tensor<23xi64>
  return
}

// Integers wrap.
func.func @convert_i32_i16() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xi16>
  %e1 = jit.constant dense<[0, 1, 100, -1, 0, -1, -100, 2049, 2051, -2049, 300, -300, 257, 259,
    32767, -17, -16, 1, 3, -1, 1, 1, -1]> : tensor<23xi16>
  check.expect_eq %r, %e1 : tensor<23xi16>
  return
}

// Integers wrap.
func.func @convert_i32_i8() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xi8>
  %e1 = jit.constant dense<[0, 1, 100, -1, 0, -1, -100, 1, 3, -1, 44, -44, 1, 3, -1, -17, -16, 1, 3,
    -1, 1, 1, -1]> : tensor<23xi8>
  check.expect_eq %r, %e1 : tensor<23xi8>
  return
}

// Integers wrap.
func.func @convert_i32_ui8() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xui8>
  %e1 = jit.constant dense<[0, 1, 100, 255, 0, 255, 156, 1, 3, 255, 44, 212, 1, 3, 255, 239, 240, 1,
    3, 255, 1, 1, 255]> : tensor<23xui8>
  check.expect_eq %r, %e1 : tensor<23xui8>
  return
}

// Whether the value is 0.
func.func @convert_i32_i1() {
  %c1 = jit.constant dense<[0, 1, 100, 2147483647, -2147483648, -1, -100, 2049, 2051, -2049, 300,
    -300, 257, 259, 32767, 65519, 65520, 16777217, 16777219, -16777217, 16842753, 33685505,
    2147483647]> : tensor<23xi32>
  %x1 = check.opaque %c1 : tensor<23xi32>
  %r = jit.convert %x1 : (tensor<23xi32>) -> tensor<23xi1>
  %e1 = jit.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true,
    true, true, true, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  check.expect_eq %r, %e1 : tensor<23xi1>
  return
}
