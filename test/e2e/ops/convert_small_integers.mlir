// RUN: %e2e %s
// Expected values: Python fractions, rounded once (floats), math.trunc and
// limits (float to integer), two's complement (integers).

// From i16. Ties to even.
func.func @convert_i16_f32() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xf32>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 32767.0, -32768.0, -1.0, -100.0, 2049.0, 2051.0,
    -2049.0, 300.0, -300.0, 257.0, 259.0, 32767.0]> : tensor<15xf32>
  check.expect_eq %r, %e1 : tensor<15xf32>
  return
}

// Ties to even.
func.func @convert_i16_f64() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xf64>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 32767.0, -32768.0, -1.0, -100.0, 2049.0, 2051.0,
    -2049.0, 300.0, -300.0, 257.0, 259.0, 32767.0]> : tensor<15xf64>
  check.expect_eq %r, %e1 : tensor<15xf64>
  return
}

// Ties to even.
func.func @convert_i16_f16() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 3.277e+04, -3.277e+04, -1.0, -1.0e+02, 2048.0, 2052.0,
    -2048.0, 3.0e+02, -3.0e+02, 257.0, 259.0, 3.277e+04]> : tensor<15xf16>
  check.expect_eq %r, %e1 : tensor<15xf16>
  return
}

// Ties to even.
func.func @convert_i16_bf16() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xbf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 3.28e+04, -3.28e+04, -1.0, -1.0e+02, 2.05e+03,
    2.05e+03, -2.05e+03, 3.0e+02, -3.0e+02, 256.0, 2.6e+02, 3.28e+04]> : tensor<15xbf16>
  check.expect_eq %r, %e1 : tensor<15xbf16>
  return
}

// Integers wrap.
func.func @convert_i16_i64() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xi64>
  %e1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi64>
  check.expect_eq %r, %e1 : tensor<15xi64>
  return
}

// Integers wrap.
func.func @convert_i16_i32() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xi32>
  %e1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi32>
  check.expect_eq %r, %e1 : tensor<15xi32>
  return
}

// Integers wrap.
func.func @convert_i16_i8() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xi8>
  %e1 = jit.constant dense<[0, 1, 100, -1, 0, -1, -100, 1, 3, -1, 44, -44, 1, 3,
    -1]> : tensor<15xi8>
  check.expect_eq %r, %e1 : tensor<15xi8>
  return
}

// Integers wrap.
func.func @convert_i16_ui8() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xui8>
  %e1 = jit.constant dense<[0, 1, 100, 255, 0, 255, 156, 1, 3, 255, 44, 212, 1, 3,
    255]> : tensor<15xui8>
  check.expect_eq %r, %e1 : tensor<15xui8>
  return
}

// Whether the value is 0.
func.func @convert_i16_i1() {
  %c1 = jit.constant dense<[0, 1, 100, 32767, -32768, -1, -100, 2049, 2051, -2049, 300, -300, 257,
    259, 32767]> : tensor<15xi16>
  %x1 = check.opaque %c1 : tensor<15xi16>
  %r = jit.convert %x1 : (tensor<15xi16>) -> tensor<15xi1>
  %e1 = jit.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true,
    true, true, true]> : tensor<15xi1>
  check.expect_eq %r, %e1 : tensor<15xi1>
  return
}

// From i8. Ties to even.
func.func @convert_i8_f32() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xf32>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 127.0, -128.0, -1.0, -100.0]> : tensor<7xf32>
  check.expect_eq %r, %e1 : tensor<7xf32>
  return
}

// Ties to even.
func.func @convert_i8_f64() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xf64>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 127.0, -128.0, -1.0, -100.0]> : tensor<7xf64>
  check.expect_eq %r, %e1 : tensor<7xf64>
  return
}

// Ties to even.
func.func @convert_i8_f16() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 127.0, -128.0, -1.0, -1.0e+02]> : tensor<7xf16>
  check.expect_eq %r, %e1 : tensor<7xf16>
  return
}

// Ties to even.
func.func @convert_i8_bf16() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xbf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 127.0, -128.0, -1.0, -1.0e+02]> : tensor<7xbf16>
  check.expect_eq %r, %e1 : tensor<7xbf16>
  return
}

// Integers wrap.
func.func @convert_i8_i64() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xi64>
  %e1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi64>
  check.expect_eq %r, %e1 : tensor<7xi64>
  return
}

// Integers wrap.
func.func @convert_i8_i32() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xi32>
  %e1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi32>
  check.expect_eq %r, %e1 : tensor<7xi32>
  return
}

// Integers wrap.
func.func @convert_i8_i16() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xi16>
  %e1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi16>
  check.expect_eq %r, %e1 : tensor<7xi16>
  return
}

// Integers wrap.
func.func @convert_i8_ui8() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xui8>
  %e1 = jit.constant dense<[0, 1, 100, 127, 128, 255, 156]> : tensor<7xui8>
  check.expect_eq %r, %e1 : tensor<7xui8>
  return
}

// Whether the value is 0.
func.func @convert_i8_i1() {
  %c1 = jit.constant dense<[0, 1, 100, 127, -128, -1, -100]> : tensor<7xi8>
  %x1 = check.opaque %c1 : tensor<7xi8>
  %r = jit.convert %x1 : (tensor<7xi8>) -> tensor<7xi1>
  %e1 = jit.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  check.expect_eq %r, %e1 : tensor<7xi1>
  return
}
