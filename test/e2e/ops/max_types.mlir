// RUN: %e2e %s
// Expected values: numpy.max.

// NaN wins, wherever it stands.
func.func @max_nan() {
  %xc = jit.constant dense<[[0x7FC00000, 1.0, 0x7F800000], [1.0, 0x7FC00000, 0xFF800000], [1.0, 2.0, 0x7FC00000]]> : tensor<3x3xf32>
  %x = check.opaque %xc : tensor<3x3xf32>
  %r = jit.max %x dims = [1] : (tensor<3x3xf32>) -> tensor<3xf32>
  %e = jit.constant dense<0x7FC00000> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// Likewise in sequence.
func.func @max_nan_outer() {
  %xc = jit.constant dense<[[0x7FF8000000000000, 1.0, 3.0], [1.0, 0x7FF8000000000000, 2.0]]> : tensor<2x3xf64>
  %x = check.opaque %xc : tensor<2x3xf64>
  %r = jit.max %x dims = [0] : (tensor<2x3xf64>) -> tensor<3xf64>
  %e = jit.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 3.0]> : tensor<3xf64>
  check.expect_eq %r, %e : tensor<3xf64>
  return
}

// +0 is larger than -0, in either order.
func.func @max_zeros() {
  %xc = jit.constant dense<[[0.0, -0.0], [-0.0, 0.0]]> : tensor<2x2xf32>
  %x = check.opaque %xc : tensor<2x2xf32>
  %r = jit.max %x dims = [1] : (tensor<2x2xf32>) -> tensor<2xf32>
  %e = jit.constant dense<0.0> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// The identity may be what is found.
func.func @max_infinite() {
  %xc = jit.constant dense<0xFF800000> : tensor<2x40xf32>
  %x = check.opaque %xc : tensor<2x40xf32>
  %r = jit.max %x dims = [1] : (tensor<2x40xf32>) -> tensor<2xf32>
  %e = jit.constant dense<0xFF800000> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Signed integers, at their limits.
func.func @max_i8() {
  %xc = jit.constant dense<[[-128, 127, 0], [-128, -128, -128], [127, 127, 127]]> : tensor<3x3xi8>
  %x = check.opaque %xc : tensor<3x3xi8>
  %r = jit.max %x dims = [1] : (tensor<3x3xi8>) -> tensor<3xi8>
  %e = jit.constant dense<[127, -128, 127]> : tensor<3xi8>
  check.expect_eq %r, %e : tensor<3xi8>
  return
}

// Signed integers, at their limits.
func.func @max_i16() {
  %xc = jit.constant dense<[[-32768, 32767, 0], [-32768, -32768, -32768], [32767, 32767, 32767]]> : tensor<3x3xi16>
  %x = check.opaque %xc : tensor<3x3xi16>
  %r = jit.max %x dims = [1] : (tensor<3x3xi16>) -> tensor<3xi16>
  %e = jit.constant dense<[32767, -32768, 32767]> : tensor<3xi16>
  check.expect_eq %r, %e : tensor<3xi16>
  return
}

// Signed integers, at their limits.
func.func @max_i32() {
  %xc = jit.constant dense<[[-2147483648, 2147483647, 0], [-2147483648, -2147483648, -2147483648], [2147483647, 2147483647, 2147483647]]> : tensor<3x3xi32>
  %x = check.opaque %xc : tensor<3x3xi32>
  %r = jit.max %x dims = [1] : (tensor<3x3xi32>) -> tensor<3xi32>
  %e = jit.constant dense<[2147483647, -2147483648, 2147483647]> : tensor<3xi32>
  check.expect_eq %r, %e : tensor<3xi32>
  return
}

// Signed integers, at their limits.
func.func @max_i64() {
  %xc = jit.constant dense<[[-9223372036854775808, 9223372036854775807, 0], [-9223372036854775808, -9223372036854775808, -9223372036854775808], [9223372036854775807, 9223372036854775807, 9223372036854775807]]> : tensor<3x3xi64>
  %x = check.opaque %xc : tensor<3x3xi64>
  %r = jit.max %x dims = [1] : (tensor<3x3xi64>) -> tensor<3xi64>
  %e = jit.constant dense<[9223372036854775807, -9223372036854775808, 9223372036854775807]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  return
}

// 255 is larger than 0.
func.func @max_ui8() {
  %xc = jit.constant dense<[[200, 100, 0], [0, 0, 0], [255, 255, 255]]> : tensor<3x3xui8>
  %x = check.opaque %xc : tensor<3x3xui8>
  %r = jit.max %x dims = [1] : (tensor<3x3xui8>) -> tensor<3xui8>
  %e = jit.constant dense<[200, 0, 255]> : tensor<3xui8>
  check.expect_eq %r, %e : tensor<3xui8>
  return
}

// Halves.
func.func @max_f16() {
  %xc = jit.constant dense<[1.5, -2.0, 65504.0]> : tensor<3xf16>
  %x = check.opaque %xc : tensor<3xf16>
  %r = jit.max %x : (tensor<3xf16>) -> tensor<f16>
  %e = jit.constant dense<65504.0> : tensor<f16>
  check.expect_eq %r, %e : tensor<f16>
  return
}

// Halves.
func.func @max_bf16() {
  %xc = jit.constant dense<[1.5, -2.0, 3.3895313892515355e+38]> : tensor<3xbf16>
  %x = check.opaque %xc : tensor<3xbf16>
  %r = jit.max %x : (tensor<3xbf16>) -> tensor<bf16>
  %e = jit.constant dense<3.3895313892515355e+38> : tensor<bf16>
  check.expect_eq %r, %e : tensor<bf16>
  return
}
