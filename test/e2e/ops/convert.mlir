// RUN: %e2e %s
// Expected values: Python fractions, rounded once (floats), math.trunc and
// limits (float to integer), two's complement (integers).

// From f32. Ties to even.
func.func @convert_f32_f64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xf64>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9000015258789, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 9.999999980506448e+18, -9.999999980506448e+18, 3.0000000054977558e+38,
    1.00048828125, 1.00146484375, 1.00390625, 1.01171875, 65519.0, 65520.0, 2.999999892949745e-08,
    2.9802322387695312e-08, 9.99994610111476e-41, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<25xf64>
  check.expect_eq %r, %e1 : tensor<25xf64>
  return
}

// Ties to even.
func.func @convert_f32_f16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xf16>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 4.0e+04, 0xFC00,
    0x7C00, 0xFC00, 0x7C00, 1.0, 1.002, 1.004, 1.012, 6.55e+04, 0x7C00, 6.0e-08, 0.0, 0.0, 0x7C00,
    0xFC00, 0x7E00]> : tensor<25xf16>
  check.expect_eq %r, %e1 : tensor<25xf16>
  return
}

// Ties to even.
func.func @convert_f32_bf16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xbf16>
  %e1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 128.0, -1.3e+02, 255.0, 256.0, 4.0e+04, -3.0e+09,
    1.0e+19, -1.0e+19, 3.0e+38, 1.0, 1.0, 1.0, 1.016, 6.55e+04, 6.55e+04, 3.0e-08, 2.98e-08, 9.0e-41,
    0x7F80, 0xFF80, 0x7FC0]> : tensor<25xbf16>
  check.expect_eq %r, %e1 : tensor<25xbf16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f32_i64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xi64>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 40000, -3000000000,
    9223372036854775807, -9223372036854775808, 9223372036854775807, 1, 1, 1, 1, 65519, 65520, 0, 0,
    0, 9223372036854775807, -9223372036854775808, 0]> : tensor<25xi64>
  check.expect_eq %r, %e1 : tensor<25xi64>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f32_i32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xi32>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 40000, -2147483648, 2147483647,
    -2147483648, 2147483647, 1, 1, 1, 1, 65519, 65520, 0, 0, 0, 2147483647, -2147483648,
    0]> : tensor<25xi32>
  check.expect_eq %r, %e1 : tensor<25xi32>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f32_i16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xi16>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -129, 255, 256, 32767, -32768, 32767, -32768, 32767, 1,
    1, 1, 1, 32767, 32767, 0, 0, 0, 32767, -32768, 0]> : tensor<25xi16>
  check.expect_eq %r, %e1 : tensor<25xi16>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f32_i8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xi8>
  %e1 = jit.constant dense<[0, 0, 1, -2, 127, -128, 127, 127, 127, -128, 127, -128, 127, 1, 1, 1, 1,
    127, 127, 0, 0, 0, 127, -128, 0]> : tensor<25xi8>
  check.expect_eq %r, %e1 : tensor<25xi8>
  return
}

// Integers saturate, NaN gives 0.
func.func @convert_f32_ui8() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xui8>
  %e1 = jit.constant dense<[0, 0, 1, 0, 127, 0, 255, 255, 255, 0, 255, 0, 255, 1, 1, 1, 1, 255, 255,
    0, 0, 0, 255, 0, 0]> : tensor<25xui8>
  check.expect_eq %r, %e1 : tensor<25xui8>
  return
}

// NaN is not 0.
func.func @convert_f32_i1() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -2.75, 127.9, -129.5, 255.0, 256.0, 40000.5,
    -3000000000.0, 1.0e+19, -1.0e+19, 3.0e+38, 1.0004883, 1.0014648, 1.0039062, 1.0117188, 65519.0,
    65520.0, 3.0e-08, 2.9802322e-08, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<25xf32>
  %x1 = check.opaque %c1 : tensor<25xf32>
  %r = jit.convert %x1 : (tensor<25xf32>) -> tensor<25xi1>
  %e1 = jit.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true,
    true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  check.expect_eq %r, %e1 : tensor<25xi1>
  return
}

// Rank 0.
func.func @convert_rank0() {
  %c1 = jit.constant dense<1.1> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.convert %x1 : (tensor<f32>) -> tensor<f16>
  %e1 = jit.constant dense<1.1> : tensor<f16>
  check.expect_eq %r, %e1 : tensor<f16>
  return
}

// An extent of 0.
func.func @convert_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.convert %x1 : (tensor<2x0xf32>) -> tensor<2x0xf16>
  %e1 = jit.constant dense<> : tensor<2x0xf16>
  check.expect_eq %r, %e1 : tensor<2x0xf16>
  return
}

// Extents known only when the program runs.
func.func @convert_dynamic() {
  %c1 = jit.constant dense<[[1.1, -2.5], [0.25, 3.0]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.convert %x1 : (tensor<?x?xf32>) -> tensor<?x?xf16>
  %e1 = jit.constant dense<[[1.1, -2.5], [0.25, 3.0]]> : tensor<2x2xf16>
  %e1d = check.opaque %e1 : tensor<2x2xf16> -> tensor<?x?xf16>
  check.expect_eq %r, %e1d : tensor<?x?xf16>
  return
}

// A conversion to the same type changes nothing.
func.func @convert_same_type() {
  %c1 = jit.constant dense<[1.5, 0x7FC00000, -0.0]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %r = jit.convert %x1 : tensor<3xf32>
  %e1 = jit.constant dense<[1.5, 0x7FC00000, -0.0]> : tensor<3xf32>
  check.expect_eq %r, %e1 : tensor<3xf32>
  return
}
