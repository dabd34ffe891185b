// RUN: %e2e %s
// Expected values: Python fractions, rounded once (floats), math.trunc and
// limits (float to integer), two's complement (integers).

// From ui8, which is unsigned. Ties to even.
func.func @convert_ui8_f32() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xf32>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 255.0, 0.0, 128.0, 200.0]> : tensor<7xf32>
  check.expect_eq %r, %e1 : tensor<7xf32>
  return
}

// Ties to even.
func.func @convert_ui8_f64() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xf64>
  %e1 = jit.constant dense<[0.0, 1.0, 100.0, 255.0, 0.0, 128.0, 200.0]> : tensor<7xf64>
  check.expect_eq %r, %e1 : tensor<7xf64>
  return
}

// Ties to even.
func.func @convert_ui8_f16() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 255.0, 0.0, 128.0, 2.0e+02]> : tensor<7xf16>
  check.expect_eq %r, %e1 : tensor<7xf16>
  return
}

// Ties to even.
func.func @convert_ui8_bf16() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xbf16>
  %e1 = jit.constant dense<[0.0, 1.0, 1.0e+02, 255.0, 0.0, 128.0, 2.0e+02]> : tensor<7xbf16>
  check.expect_eq %r, %e1 : tensor<7xbf16>
  return
}

// Integers wrap.
func.func @convert_ui8_i64() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xi64>
  %e1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xi64>
  check.expect_eq %r, %e1 : tensor<7xi64>
  return
}

// Integers wrap.
func.func @convert_ui8_i32() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xi32>
  %e1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xi32>
  check.expect_eq %r, %e1 : tensor<7xi32>
  return
}

// Integers wrap.
func.func @convert_ui8_i16() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xi16>
  %e1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xi16>
  check.expect_eq %r, %e1 : tensor<7xi16>
  return
}

// Integers wrap.
func.func @convert_ui8_i8() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xi8>
  %e1 = jit.constant dense<[0, 1, 100, -1, 0, -128, -56]> : tensor<7xi8>
  check.expect_eq %r, %e1 : tensor<7xi8>
  return
}

// Whether the value is 0.
func.func @convert_ui8_i1() {
  %c1 = jit.constant dense<[0, 1, 100, 255, 0, 128, 200]> : tensor<7xui8>
  %x1 = check.opaque %c1 : tensor<7xui8>
  %r = jit.convert %x1 : (tensor<7xui8>) -> tensor<7xi1>
  %e1 = jit.constant dense<[false, true, true, true, false, true, true]> : tensor<7xi1>
  check.expect_eq %r, %e1 : tensor<7xi1>
  return
}

// From i1: 0 and 1. False and true.
func.func @convert_i1_f32() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xf32>
  %e1 = jit.constant dense<[0.0, 1.0]> : tensor<2xf32>
  check.expect_eq %r, %e1 : tensor<2xf32>
  return
}

// False and true.
func.func @convert_i1_f64() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xf64>
  %e1 = jit.constant dense<[0.0, 1.0]> : tensor<2xf64>
  check.expect_eq %r, %e1 : tensor<2xf64>
  return
}

// False and true.
func.func @convert_i1_f16() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xf16>
  %e1 = jit.constant dense<[0.0, 1.0]> : tensor<2xf16>
  check.expect_eq %r, %e1 : tensor<2xf16>
  return
}

// False and true.
func.func @convert_i1_bf16() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xbf16>
  %e1 = jit.constant dense<[0.0, 1.0]> : tensor<2xbf16>
  check.expect_eq %r, %e1 : tensor<2xbf16>
  return
}

// False and true.
func.func @convert_i1_i64() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xi64>
  %e1 = jit.constant dense<[0, 1]> : tensor<2xi64>
  check.expect_eq %r, %e1 : tensor<2xi64>
  return
}

// False and true.
func.func @convert_i1_i32() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xi32>
  %e1 = jit.constant dense<[0, 1]> : tensor<2xi32>
  check.expect_eq %r, %e1 : tensor<2xi32>
  return
}

// False and true.
func.func @convert_i1_i16() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xi16>
  %e1 = jit.constant dense<[0, 1]> : tensor<2xi16>
  check.expect_eq %r, %e1 : tensor<2xi16>
  return
}

// False and true.
func.func @convert_i1_i8() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xi8>
  %e1 = jit.constant dense<[0, 1]> : tensor<2xi8>
  check.expect_eq %r, %e1 : tensor<2xi8>
  return
}

// False and true.
func.func @convert_i1_ui8() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.convert %x1 : (tensor<2xi1>) -> tensor<2xui8>
  %e1 = jit.constant dense<[0, 1]> : tensor<2xui8>
  check.expect_eq %r, %e1 : tensor<2xui8>
  return
}
