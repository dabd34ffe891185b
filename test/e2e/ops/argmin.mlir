// RUN: %e2e %s
// Expected values: numpy.argmin, which also takes the first NaN and the first of equal elements.

// Without a dimension: the row-major number.
func.func @argmin_flat() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.argmin %x : (tensor<2x3xf32>) -> tensor<i64>
  %e = jit.constant dense<3> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  return
}

// Along the last dimension; the first of equal elements.
func.func @argmin_dim() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.argmin %x dim = -1 : (tensor<2x3xf32>) -> tensor<2xi64>
  %e = jit.constant dense<[1, 0]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  return
}

// Along another.
func.func @argmin_outer() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf64>
  %x = check.opaque %xc : tensor<2x3xf64>
  %r = jit.argmin %x dim = 0 : (tensor<2x3xf64>) -> tensor<3xi64>
  %e = jit.constant dense<[1, 0, 1]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  return
}

// The dimension stays.
func.func @argmin_keepdims() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.argmin %x dim = 1 keepdims : (tensor<2x3xf32>) -> tensor<2x1xi64>
  %e = jit.constant dense<[[1], [0]]> : tensor<2x1xi64>
  check.expect_eq %r, %e : tensor<2x1xi64>
  return
}

// All stay.
func.func @argmin_keepdims_flat() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.argmin %x keepdims : (tensor<2x3xf32>) -> tensor<1x1xi64>
  %e = jit.constant dense<[[3]]> : tensor<1x1xi64>
  check.expect_eq %r, %e : tensor<1x1xi64>
  return
}

// Rank 0.
func.func @argmin_scalar() {
  %xc = jit.constant dense<0x7FC00000> : tensor<f32>
  %x = check.opaque %xc : tensor<f32>
  %r = jit.argmin %x : (tensor<f32>) -> tensor<i64>
  %e = jit.constant dense<0> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  return
}

// Unknown extents.
func.func @argmin_dynamic() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32> -> tensor<?x?xf32>
  %r = jit.argmin %x : (tensor<?x?xf32>) -> tensor<i64>
  %e = jit.constant dense<3> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  return
}

// Unknown extents, kept.
func.func @argmin_dynamic_dim() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32> -> tensor<?x?xf32>
  %r = jit.argmin %x dim = 1 : (tensor<?x?xf32>) -> tensor<?xi64>
  %e = jit.constant dense<[1, 0]> : tensor<2xi64>
  %ed = check.opaque %e : tensor<2xi64> -> tensor<?xi64>
  check.expect_eq %r, %ed : tensor<?xi64>
  return
}

// The first NaN.
func.func @argmin_nan() {
  %xc = jit.constant dense<[[1.0, 0x7FC00000, 9.0, 0x7FC00000], [0x7FC00000, 1.0, 2.0, 3.0], [1.0, 2.0, 3.0, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<4x4xf32>
  %x = check.opaque %xc : tensor<4x4xf32>
  %r = jit.argmin %x dim = 1 : (tensor<4x4xf32>) -> tensor<4xi64>
  %e = jit.constant dense<[1, 0, 3, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Zeros of both signs are equal; infinities are values.
func.func @argmin_ties() {
  %xc = jit.constant dense<[[0.0, -0.0], [-0.0, 0.0], [0x7F800000, 0x7F800000], [0xFF800000, 0xFF800000]]> : tensor<4x2xf32>
  %x = check.opaque %xc : tensor<4x2xf32>
  %r = jit.argmin %x dim = 1 : (tensor<4x2xf32>) -> tensor<4xi64>
  %e = jit.constant dense<0> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Integers, at their limits.
func.func @argmin_i8() {
  %xc = jit.constant dense<[[-128, 127, 0], [127, -128, 1], [-128, -128, -128], [127, 127, 127]]> : tensor<4x3xi8>
  %x = check.opaque %xc : tensor<4x3xi8>
  %r = jit.argmin %x dim = 1 : (tensor<4x3xi8>) -> tensor<4xi64>
  %e = jit.constant dense<[0, 1, 0, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Integers, at their limits.
func.func @argmin_i16() {
  %xc = jit.constant dense<[[-32768, 32767, 0], [32767, -32768, 1], [-32768, -32768, -32768], [32767, 32767, 32767]]> : tensor<4x3xi16>
  %x = check.opaque %xc : tensor<4x3xi16>
  %r = jit.argmin %x dim = 1 : (tensor<4x3xi16>) -> tensor<4xi64>
  %e = jit.constant dense<[0, 1, 0, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Integers, at their limits.
func.func @argmin_i32() {
  %xc = jit.constant dense<[[-2147483648, 2147483647, 0], [2147483647, -2147483648, 1], [-2147483648, -2147483648, -2147483648], [2147483647, 2147483647, 2147483647]]> : tensor<4x3xi32>
  %x = check.opaque %xc : tensor<4x3xi32>
  %r = jit.argmin %x dim = 1 : (tensor<4x3xi32>) -> tensor<4xi64>
  %e = jit.constant dense<[0, 1, 0, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Integers, at their limits.
func.func @argmin_i64() {
  %xc = jit.constant dense<[[-9223372036854775808, 9223372036854775807, 0], [9223372036854775807, -9223372036854775808, 1], [-9223372036854775808, -9223372036854775808, -9223372036854775808], [9223372036854775807, 9223372036854775807, 9223372036854775807]]> : tensor<4x3xi64>
  %x = check.opaque %xc : tensor<4x3xi64>
  %r = jit.argmin %x dim = 1 : (tensor<4x3xi64>) -> tensor<4xi64>
  %e = jit.constant dense<[0, 1, 0, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Integers, at their limits.
func.func @argmin_ui8() {
  %xc = jit.constant dense<[[0, 255, 0], [255, 0, 1], [0, 0, 0], [255, 255, 255]]> : tensor<4x3xui8>
  %x = check.opaque %xc : tensor<4x3xui8>
  %r = jit.argmin %x dim = 1 : (tensor<4x3xui8>) -> tensor<4xi64>
  %e = jit.constant dense<[0, 1, 0, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Halves.
func.func @argmin_f16() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xf16>
  %x = check.opaque %xc : tensor<2x3xf16>
  %r = jit.argmin %x dim = 1 : (tensor<2x3xf16>) -> tensor<2xi64>
  %e = jit.constant dense<[1, 0]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  return
}

// Halves.
func.func @argmin_bf16() {
  %xc = jit.constant dense<[[-1.0, -7.0, -3.0], [-9.0, -5.0, -9.0]]> : tensor<2x3xbf16>
  %x = check.opaque %xc : tensor<2x3xbf16>
  %r = jit.argmin %x dim = 1 : (tensor<2x3xbf16>) -> tensor<2xi64>
  %e = jit.constant dense<[1, 0]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  return
}

// A kept dimension of extent 0.
func.func @argmin_empty_result() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32>
  %r = jit.argmin %x dim = 1 : (tensor<0x3xf32>) -> tensor<0xi64>
  %e = jit.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  return
}
