// RUN: %e2e %s
// Conversion of floats to integers is total: towards zero, saturating, 0 for NaN, the same from every float type to
// every integer type, vectorised or not, and where the compiler computes. Expected values: math.trunc and the limits
// of the type.


func.func @from_f64() {
  %cx = jit.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 9.223372036854776e+18,
    -9.223372036854778e+18, 9.223372036854775e+18, 2147483647.9, -2147483648.9, 255.9, -0.9, -128.9, 1.0e+300,
    5.0e-324]> : tensor<13xf64>
  %x = check.opaque %cx : tensor<13xf64>
  %r0 = jit.convert %x : (tensor<13xf64>) -> tensor<13xi64>
  %r1 = jit.convert %x : (tensor<13xf64>) -> tensor<13xi32>
  %r2 = jit.convert %x : (tensor<13xf64>) -> tensor<13xi16>
  %r3 = jit.convert %x : (tensor<13xf64>) -> tensor<13xi8>
  %r4 = jit.convert %x : (tensor<13xf64>) -> tensor<13xui8>
  %e0 = jit.constant dense<[0, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808,
    9223372036854774784, 2147483647, -2147483648, 255, 0, -128, 9223372036854775807, 0]> : tensor<13xi64>
  check.expect_eq %r0, %e0 : tensor<13xi64>
  %e1 = jit.constant dense<[0, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648,
    255, 0, -128, 2147483647, 0]> : tensor<13xi32>
  check.expect_eq %r1, %e1 : tensor<13xi32>
  %e2 = jit.constant dense<[0, 32767, -32768, 32767, -32768, 32767, 32767, -32768, 255, 0, -128, 32767,
    0]> : tensor<13xi16>
  check.expect_eq %r2, %e2 : tensor<13xi16>
  %e3 = jit.constant dense<[0, 127, -128, 127, -128, 127, 127, -128, 127, 0, -128, 127, 0]> : tensor<13xi8>
  check.expect_eq %r3, %e3 : tensor<13xi8>
  %e4 = jit.constant dense<[0, 255, 0, 255, 0, 255, 255, 0, 255, 0, 0, 255, 0]> : tensor<13xui8>
  check.expect_eq %r4, %e4 : tensor<13xui8>
  return
}

func.func @from_f32() {
  %cx = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 9.223372e+18, -9.223372e+18, 2147483600.0,
    2147483500.0, -2147483600.0, 255.9, -0.9, -129.0, 32767.5, 1.0e-45]> : tensor<13xf32>
  %x = check.opaque %cx : tensor<13xf32>
  %r0 = jit.convert %x : (tensor<13xf32>) -> tensor<13xi64>
  %r1 = jit.convert %x : (tensor<13xf32>) -> tensor<13xi32>
  %r2 = jit.convert %x : (tensor<13xf32>) -> tensor<13xi16>
  %r3 = jit.convert %x : (tensor<13xf32>) -> tensor<13xi8>
  %r4 = jit.convert %x : (tensor<13xf32>) -> tensor<13xui8>
  %e0 = jit.constant dense<[0, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808,
    2147483648, 2147483520, -2147483648, 255, 0, -129, 32767, 0]> : tensor<13xi64>
  check.expect_eq %r0, %e0 : tensor<13xi64>
  %e1 = jit.constant dense<[0, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 2147483520, -2147483648,
    255, 0, -129, 32767, 0]> : tensor<13xi32>
  check.expect_eq %r1, %e1 : tensor<13xi32>
  %e2 = jit.constant dense<[0, 32767, -32768, 32767, -32768, 32767, 32767, -32768, 255, 0, -129, 32767,
    0]> : tensor<13xi16>
  check.expect_eq %r2, %e2 : tensor<13xi16>
  %e3 = jit.constant dense<[0, 127, -128, 127, -128, 127, 127, -128, 127, 0, -128, 127, 0]> : tensor<13xi8>
  check.expect_eq %r3, %e3 : tensor<13xi8>
  %e4 = jit.constant dense<[0, 255, 0, 255, 0, 255, 255, 0, 255, 0, 0, 255, 0]> : tensor<13xui8>
  check.expect_eq %r4, %e4 : tensor<13xui8>
  return
}

func.func @from_f16() {
  %cx = jit.constant dense<[0x7E00, 0x7C00, 0xFC00, 65504.0, -65504.0, 32768.0, 255.875, -0.899902344, -129.0,
    127.875, 5.96046448e-08]> : tensor<11xf16>
  %x = check.opaque %cx : tensor<11xf16>
  %r0 = jit.convert %x : (tensor<11xf16>) -> tensor<11xi64>
  %r1 = jit.convert %x : (tensor<11xf16>) -> tensor<11xi32>
  %r2 = jit.convert %x : (tensor<11xf16>) -> tensor<11xi16>
  %r3 = jit.convert %x : (tensor<11xf16>) -> tensor<11xi8>
  %r4 = jit.convert %x : (tensor<11xf16>) -> tensor<11xui8>
  %e0 = jit.constant dense<[0, 9223372036854775807, -9223372036854775808, 65504, -65504, 32768, 255, 0, -129, 127,
    0]> : tensor<11xi64>
  check.expect_eq %r0, %e0 : tensor<11xi64>
  %e1 = jit.constant dense<[0, 2147483647, -2147483648, 65504, -65504, 32768, 255, 0, -129, 127, 0]> : tensor<11xi32>
  check.expect_eq %r1, %e1 : tensor<11xi32>
  %e2 = jit.constant dense<[0, 32767, -32768, 32767, -32768, 32767, 255, 0, -129, 127, 0]> : tensor<11xi16>
  check.expect_eq %r2, %e2 : tensor<11xi16>
  %e3 = jit.constant dense<[0, 127, -128, 127, -128, 127, 127, 0, -128, 127, 0]> : tensor<11xi8>
  check.expect_eq %r3, %e3 : tensor<11xi8>
  %e4 = jit.constant dense<[0, 255, 0, 255, 0, 255, 255, 0, 0, 127, 0]> : tensor<11xui8>
  check.expect_eq %r4, %e4 : tensor<11xui8>
  return
}

func.func @from_bf16() {
  %cx = jit.constant dense<[0x7FC0, 0x7F80, 0xFF80, 3.00405527e+38, -3.00405527e+38, 9.18734324e+18, 32768.0, 255.0,
    -0.8984375, -129.0, 127.5]> : tensor<11xbf16>
  %x = check.opaque %cx : tensor<11xbf16>
  %r0 = jit.convert %x : (tensor<11xbf16>) -> tensor<11xi64>
  %r1 = jit.convert %x : (tensor<11xbf16>) -> tensor<11xi32>
  %r2 = jit.convert %x : (tensor<11xbf16>) -> tensor<11xi16>
  %r3 = jit.convert %x : (tensor<11xbf16>) -> tensor<11xi8>
  %r4 = jit.convert %x : (tensor<11xbf16>) -> tensor<11xui8>
  %e0 = jit.constant dense<[0, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808,
    9187343239835811840, 32768, 255, 0, -129, 127]> : tensor<11xi64>
  check.expect_eq %r0, %e0 : tensor<11xi64>
  %e1 = jit.constant dense<[0, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 32768, 255, 0, -129,
    127]> : tensor<11xi32>
  check.expect_eq %r1, %e1 : tensor<11xi32>
  %e2 = jit.constant dense<[0, 32767, -32768, 32767, -32768, 32767, 32767, 255, 0, -129, 127]> : tensor<11xi16>
  check.expect_eq %r2, %e2 : tensor<11xi16>
  %e3 = jit.constant dense<[0, 127, -128, 127, -128, 127, 127, 127, 0, -128, 127]> : tensor<11xi8>
  check.expect_eq %r3, %e3 : tensor<11xi8>
  %e4 = jit.constant dense<[0, 255, 0, 255, 0, 255, 255, 255, 0, 0, 127]> : tensor<11xui8>
  check.expect_eq %r4, %e4 : tensor<11xui8>
  return
}

// Longer than a vector, of unknown extent: no path of a loop does it differently. And of rank 0.
func.func @long() {
  %cx = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 3000000000.0, -3000000000.0, 2.5, -2.5, 1.0e+30,
    127.99, 0x7FC00000, 0x7F800000, 0xFF800000, 3000000000.0, -3000000000.0, 2.5, -2.5, 1.0e+30, 127.99, 0x7FC00000,
    0x7F800000, 0xFF800000, 3000000000.0, -3000000000.0, 2.5, -2.5, 1.0e+30, 127.99, 0x7FC00000, 0x7F800000,
    0xFF800000, 3000000000.0, -3000000000.0, 2.5, -2.5, 1.0e+30, 127.99, 0x7FC00000, 0x7F800000, 0xFF800000,
    3000000000.0, -3000000000.0, 2.5, -2.5, 1.0e+30, 127.99]> : tensor<45xf32>
  %x = check.opaque %cx : tensor<45xf32> -> tensor<?xf32>
  %cs = jit.constant dense<0x7FC00000> : tensor<f32>
  %s = check.opaque %cs : tensor<f32>
  %a = jit.convert %x : (tensor<?xf32>) -> tensor<?xi32>
  %b = jit.convert %x : (tensor<?xf32>) -> tensor<?xi8>
  %d = jit.convert %s : (tensor<f32>) -> tensor<i64>
  %e0 = jit.constant dense<[0, 2147483647, -2147483648, 2147483647, -2147483648, 2, -2, 2147483647, 127, 0,
    2147483647, -2147483648, 2147483647, -2147483648, 2, -2, 2147483647, 127, 0, 2147483647, -2147483648, 2147483647,
    -2147483648, 2, -2, 2147483647, 127, 0, 2147483647, -2147483648, 2147483647, -2147483648, 2, -2, 2147483647, 127,
    0, 2147483647, -2147483648, 2147483647, -2147483648, 2, -2, 2147483647, 127]> : tensor<45xi32>
  %e0d = check.opaque %e0 : tensor<45xi32> -> tensor<?xi32>
  check.expect_eq %a, %e0d : tensor<?xi32>
  %e1 = jit.constant dense<[0, 127, -128, 127, -128, 2, -2, 127, 127, 0, 127, -128, 127, -128, 2, -2, 127, 127, 0,
    127, -128, 127, -128, 2, -2, 127, 127, 0, 127, -128, 127, -128, 2, -2, 127, 127, 0, 127, -128, 127, -128, 2, -2,
    127, 127]> : tensor<45xi8>
  %e1d = check.opaque %e1 : tensor<45xi8> -> tensor<?xi8>
  check.expect_eq %b, %e1d : tensor<?xi8>
  %e2 = jit.constant dense<0> : tensor<i64>
  check.expect_eq %d, %e2 : tensor<i64>
  return
}

// Constants.
func.func @folded() {
  %x = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 3.0e9, -3.0e9, -1.0, 300.0]> : tensor<7xf32>
  %a = jit.convert %x : (tensor<7xf32>) -> tensor<7xi32>
  %b = jit.convert %x : (tensor<7xf32>) -> tensor<7xui8>
  %e0 = jit.constant dense<[0, 2147483647, -2147483648, 2147483647, -2147483648, -1, 300]> : tensor<7xi32>
  check.expect_eq %a, %e0 : tensor<7xi32>
  %e1 = jit.constant dense<[0, 255, 0, 255, 0, 0, 255]> : tensor<7xui8>
  check.expect_eq %b, %e1 : tensor<7xui8>
  return
}
