// RUN: %e2e %s
// Expected values: numpy.matmul on small integers, where every order of summation is
// exact; orders and roundings by hand.

// Two matrices of f64.
func.func @matmul_f64() {
  %c0 = jit.constant dense<[[4.0, 1.0, 2.0], [4.0, 1.0, 2.0]]> : tensor<2x3xf64>
  %x0 = check.opaque %c0 : tensor<2x3xf64>
  %c1 = jit.constant dense<[[3.0, -2.0, -4.0, -2.0], [-2.0, 3.0, 4.0, -4.0], [0.0, 3.0, -3.0,
    3.0]]> : tensor<3x4xf64>
  %x1 = check.opaque %c1 : tensor<3x4xf64>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
  %e0 = jit.constant dense<[[1.0e+01, 1.0, -18.0, -6.0], [1.0e+01, 1.0, -18.0, -6.0]]> :
    tensor<2x4xf64>
  check.expect_eq %r, %e0 : tensor<2x4xf64>
  return
}

// Two matrices of f32.
func.func @matmul_f32() {
  %c0 = jit.constant dense<[[4.0, 1.0, 2.0], [4.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %c1 = jit.constant dense<[[3.0, -2.0, -4.0, -2.0], [-2.0, 3.0, 4.0, -4.0], [0.0, 3.0, -3.0,
    3.0]]> : tensor<3x4xf32>
  %x1 = check.opaque %c1 : tensor<3x4xf32>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %e0 = jit.constant dense<[[1.0e+01, 1.0, -18.0, -6.0], [1.0e+01, 1.0, -18.0, -6.0]]> :
    tensor<2x4xf32>
  check.expect_eq %r, %e0 : tensor<2x4xf32>
  return
}

// Two matrices of f16.
func.func @matmul_f16() {
  %c0 = jit.constant dense<[[4.0, 1.0, 2.0], [4.0, 1.0, 2.0]]> : tensor<2x3xf16>
  %x0 = check.opaque %c0 : tensor<2x3xf16>
  %c1 = jit.constant dense<[[3.0, -2.0, -4.0, -2.0], [-2.0, 3.0, 4.0, -4.0], [0.0, 3.0, -3.0,
    3.0]]> : tensor<3x4xf16>
  %x1 = check.opaque %c1 : tensor<3x4xf16>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xf16>, tensor<3x4xf16>) -> tensor<2x4xf16>
  %e0 = jit.constant dense<[[1.0e+01, 1.0, -18.0, -6.0], [1.0e+01, 1.0, -18.0, -6.0]]> :
    tensor<2x4xf16>
  check.expect_eq %r, %e0 : tensor<2x4xf16>
  return
}

// Two matrices of bf16.
func.func @matmul_bf16() {
  %c0 = jit.constant dense<[[4.0, 1.0, 2.0], [4.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  %x0 = check.opaque %c0 : tensor<2x3xbf16>
  %c1 = jit.constant dense<[[3.0, -2.0, -4.0, -2.0], [-2.0, 3.0, 4.0, -4.0], [0.0, 3.0, -3.0,
    3.0]]> : tensor<3x4xbf16>
  %x1 = check.opaque %c1 : tensor<3x4xbf16>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  %e0 = jit.constant dense<[[1.0e+01, 1.0, -18.0, -6.0], [1.0e+01, 1.0, -18.0, -6.0]]> :
    tensor<2x4xbf16>
  check.expect_eq %r, %e0 : tensor<2x4xbf16>
  return
}

// Two matrices of i64.
func.func @matmul_i64() {
  %c0 = jit.constant dense<[[4, 1, 2], [4, 1, 2]]> : tensor<2x3xi64>
  %x0 = check.opaque %c0 : tensor<2x3xi64>
  %c1 = jit.constant dense<[[3, -2, -4, -2], [-2, 3, 4, -4], [0, 3, -3, 3]]> : tensor<3x4xi64>
  %x1 = check.opaque %c1 : tensor<3x4xi64>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xi64>, tensor<3x4xi64>) -> tensor<2x4xi64>
  %e0 = jit.constant dense<[[10, 1, -18, -6], [10, 1, -18, -6]]> : tensor<2x4xi64>
  check.expect_eq %r, %e0 : tensor<2x4xi64>
  return
}

// Two matrices of i32.
func.func @matmul_i32() {
  %c0 = jit.constant dense<[[4, 1, 2], [4, 1, 2]]> : tensor<2x3xi32>
  %x0 = check.opaque %c0 : tensor<2x3xi32>
  %c1 = jit.constant dense<[[3, -2, -4, -2], [-2, 3, 4, -4], [0, 3, -3, 3]]> : tensor<3x4xi32>
  %x1 = check.opaque %c1 : tensor<3x4xi32>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  %e0 = jit.constant dense<[[10, 1, -18, -6], [10, 1, -18, -6]]> : tensor<2x4xi32>
  check.expect_eq %r, %e0 : tensor<2x4xi32>
  return
}

// Two matrices of i16.
func.func @matmul_i16() {
  %c0 = jit.constant dense<[[4, 1, 2], [4, 1, 2]]> : tensor<2x3xi16>
  %x0 = check.opaque %c0 : tensor<2x3xi16>
  %c1 = jit.constant dense<[[3, -2, -4, -2], [-2, 3, 4, -4], [0, 3, -3, 3]]> : tensor<3x4xi16>
  %x1 = check.opaque %c1 : tensor<3x4xi16>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xi16>, tensor<3x4xi16>) -> tensor<2x4xi16>
  %e0 = jit.constant dense<[[10, 1, -18, -6], [10, 1, -18, -6]]> : tensor<2x4xi16>
  check.expect_eq %r, %e0 : tensor<2x4xi16>
  return
}

// Two matrices of i8.
func.func @matmul_i8() {
  %c0 = jit.constant dense<[[4, 1, 2], [4, 1, 2]]> : tensor<2x3xi8>
  %x0 = check.opaque %c0 : tensor<2x3xi8>
  %c1 = jit.constant dense<[[3, -2, -4, -2], [-2, 3, 4, -4], [0, 3, -3, 3]]> : tensor<3x4xi8>
  %x1 = check.opaque %c1 : tensor<3x4xi8>
  %r = jit.matmul %x0, %x1 : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi8>
  %e0 = jit.constant dense<[[10, 1, -18, -6], [10, 1, -18, -6]]> : tensor<2x4xi8>
  check.expect_eq %r, %e0 : tensor<2x4xi8>
  return
}

// Unsigned bytes wrap.
func.func @matmul_ui8_wraps() {
  %c0 = jit.constant dense<[[200, 100]]> : tensor<1x2xui8>
  %x0 = check.opaque %c0 : tensor<1x2xui8>
  %c1 = jit.constant dense<[[2], [3]]> : tensor<2x1xui8>
  %x1 = check.opaque %c1 : tensor<2x1xui8>
  %r = jit.matmul %x0, %x1 : (tensor<1x2xui8>, tensor<2x1xui8>) -> tensor<1x1xui8>
  %e0 = jit.constant dense<[[188]]> : tensor<1x1xui8>
  check.expect_eq %r, %e0 : tensor<1x1xui8>
  return
}

// Signed bytes wrap: 100 * 2 + 100 = 300 is 44.
func.func @matmul_i8_wraps() {
  %c0 = jit.constant dense<100> : tensor<1x2xi8>
  %x0 = check.opaque %c0 : tensor<1x2xi8>
  %c1 = jit.constant dense<[[2], [1]]> : tensor<2x1xi8>
  %x1 = check.opaque %c1 : tensor<2x1xi8>
  %r = jit.matmul %x0, %x1 : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<1x1xi8>
  %e0 = jit.constant dense<[[44]]> : tensor<1x1xi8>
  check.expect_eq %r, %e0 : tensor<1x1xi8>
  return
}

// MAX * 2 is -2.
func.func @matmul_i64_wraps() {
  %c0 = jit.constant dense<[[9223372036854775807]]> : tensor<1x1xi64>
  %x0 = check.opaque %c0 : tensor<1x1xi64>
  %c1 = jit.constant dense<[[2]]> : tensor<1x1xi64>
  %x1 = check.opaque %c1 : tensor<1x1xi64>
  %r = jit.matmul %x0, %x1 : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
  %e0 = jit.constant dense<[[-2]]> : tensor<1x1xi64>
  check.expect_eq %r, %e0 : tensor<1x1xi64>
  return
}

// k in order: (1e8 + 1) - 1e8 is 0 in f32.
func.func @matmul_order() {
  %c0 = jit.constant dense<[[1.0e+08, 1.0, -1.0e+08]]> : tensor<1x3xf32>
  %x0 = check.opaque %c0 : tensor<1x3xf32>
  %c1 = jit.constant dense<1.0> : tensor<3x1xf32>
  %x1 = check.opaque %c1 : tensor<3x1xf32>
  %r = jit.matmul %x0, %x1 : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
  %e0 = jit.constant dense<[[0.0]]> : tensor<1x1xf32>
  check.expect_eq %r, %e0 : tensor<1x1xf32>
  return
}

// Products are not rounded: (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24.
func.func @matmul_fused() {
  %c0 = jit.constant dense<[[1.0004883, 1.0002441]]> : tensor<1x2xf32>
  %x0 = check.opaque %c0 : tensor<1x2xf32>
  %c1 = jit.constant dense<[[-1.0], [1.0002441]]> : tensor<2x1xf32>
  %x1 = check.opaque %c1 : tensor<2x1xf32>
  %r = jit.matmul %x0, %x1 : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  %e0 = jit.constant dense<[[5.9604645e-08]]> : tensor<1x1xf32>
  check.expect_eq %r, %e0 : tensor<1x1xf32>
  return
}

// 2048 + 1 + 1 is 2050: f16 alone would stay at 2048.
func.func @matmul_f16_accumulates_f32() {
  %c0 = jit.constant dense<[[2048.0, 1.0, 1.0]]> : tensor<1x3xf16>
  %x0 = check.opaque %c0 : tensor<1x3xf16>
  %c1 = jit.constant dense<1.0> : tensor<3x1xf16>
  %x1 = check.opaque %c1 : tensor<3x1xf16>
  %r = jit.matmul %x0, %x1 : (tensor<1x3xf16>, tensor<3x1xf16>) -> tensor<1x1xf16>
  %e0 = jit.constant dense<[[2.05e+03]]> : tensor<1x1xf16>
  check.expect_eq %r, %e0 : tensor<1x1xf16>
  return
}

// 256 + 1 + 1 is 258: bf16 alone would stay at 256.
