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
func.func @matmul_bf16_accumulates_f32() {
  %c0 = jit.constant dense<[[256.0, 1.0, 1.0]]> : tensor<1x3xbf16>
  %x0 = check.opaque %c0 : tensor<1x3xbf16>
  %c1 = jit.constant dense<1.0> : tensor<3x1xbf16>
  %x1 = check.opaque %c1 : tensor<3x1xbf16>
  %r = jit.matmul %x0, %x1 : (tensor<1x3xbf16>, tensor<3x1xbf16>) -> tensor<1x1xbf16>
  %e0 = jit.constant dense<[[258.0]]> : tensor<1x1xbf16>
  check.expect_eq %r, %e0 : tensor<1x1xbf16>
  return
}

// NaN and infinities propagate, 0 * inf is NaN; sums start at +0, so -0 vanishes.
func.func @matmul_special() {
  %c0 = jit.constant dense<[[0x7FC00000, 0.0], [0x7F800000, 1.0], [0x7F800000, 0.0], [-0.0, 0.0]]>
    : tensor<4x2xf32>
  %x0 = check.opaque %c0 : tensor<4x2xf32>
  %c1 = jit.constant dense<[[1.0, 0.0], [1.0, 1.0]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %r = jit.matmul %x0, %x1 : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %e0 = jit.constant dense<[[0x7FC00000, 0x7FC00000], [0x7F800000, 0x7FC00000], [0x7F800000,
    0x7FC00000], [0.0, 0.0]]> : tensor<4x2xf32>
  check.expect_eq %r, %e0 : tensor<4x2xf32>
  return
}

// A contraction over nothing gives zeros.
func.func @matmul_empty_contraction() {
  %c0 = jit.constant dense<> : tensor<2x0xf32>
  %x0 = check.opaque %c0 : tensor<2x0xf32>
  %c1 = jit.constant dense<> : tensor<0x3xf32>
  %x1 = check.opaque %c1 : tensor<0x3xf32>
  %r = jit.matmul %x0, %x1 : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  %e0 = jit.constant dense<0.0> : tensor<2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x3xf32>
  return
}

// Also when the program finds out.
func.func @matmul_empty_contraction_dynamic() {
  %c0 = jit.constant dense<> : tensor<2x0xf32>
  %x0 = check.opaque %c0 : tensor<2x0xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<> : tensor<0x3xf32>
  %x1 = check.opaque %c1 : tensor<0x3xf32> -> tensor<?x?xf32>
  %r = jit.matmul %x0, %x1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<0.0> : tensor<2x3xf32>
  %d0 = check.opaque %e0 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?xf32>
  return
}

// No rows.
func.func @matmul_empty_result() {
  %c0 = jit.constant dense<> : tensor<0x2xf32>
  %x0 = check.opaque %c0 : tensor<0x2xf32>
  %c1 = jit.constant dense<[[-3.0, 0.0, 3.0], [-2.0, -1.0, -2.0]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32>
  %r = jit.matmul %x0, %x1 : (tensor<0x2xf32>, tensor<2x3xf32>) -> tensor<0x3xf32>
  %e0 = jit.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e0 : tensor<0x3xf32>
  return
}

// Batch dimensions broadcast.
func.func @matmul_batch() {
  %c0 = jit.constant dense<[[[[2.0, -2.0, 4.0], [0.0, 0.0, 0.0]]], [[[1.0, 0.0, 0.0], [4.0, 3.0,
    3.0]]]]> : tensor<2x1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x1x2x3xf32>
  %c1 = jit.constant dense<[[[2.0, 1.0], [-1.0, 4.0], [0.0, -3.0]], [[3.0, -3.0], [3.0, 1.0],
    [-3.0, -4.0]], [[0.0, -4.0], [-3.0, 0.0], [4.0, 0.0]]]> : tensor<3x3x2xf32>
  %x1 = check.opaque %c1 : tensor<3x3x2xf32>
  %r = jit.matmul %x0, %x1 : (tensor<2x1x2x3xf32>, tensor<3x3x2xf32>) -> tensor<2x3x2x2xf32>
  %e0 = jit.constant dense<[[[[6.0, -18.0], [0.0, 0.0]], [[-12.0, -24.0], [0.0, 0.0]], [[22.0,
    -8.0], [0.0, 0.0]]], [[[2.0, 1.0], [5.0, 7.0]], [[3.0, -3.0], [12.0, -21.0]], [[0.0, -4.0],
    [3.0, -16.0]]]]> : tensor<2x3x2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x3x2x2xf32>
  return
}

// A `?` batch that is 1 when the program runs stretches, on either side.
func.func @matmul_batch_stretches() {
  %c0 = jit.constant dense<[[[3.0, 4.0, 3.0], [1.0, -1.0, 0.0]]]> : tensor<1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3xf32> -> tensor<?x2x3xf32>
  %c1 = jit.constant dense<[[[-2.0, 0.0], [-1.0, -2.0], [4.0, -4.0]], [[-4.0, -3.0], [4.0, 2.0],
    [3.0, -3.0]], [[2.0, -1.0], [0.0, -4.0], [1.0, 3.0]]]> : tensor<3x3x2xf32>
  %x1 = check.opaque %c1 : tensor<3x3x2xf32> -> tensor<?x3x2xf32>
  %r = jit.matmul %x0, %x1 : (tensor<?x2x3xf32>, tensor<?x3x2xf32>) -> tensor<?x2x2xf32>
  %e0 = jit.constant dense<[[[2.0, -2.0e+01], [-1.0, 2.0]], [[13.0, -1.0e+01], [-8.0, -5.0]],
    [[9.0, -1.0e+01], [2.0, 3.0]]]> : tensor<3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<3x2x2xf32> -> tensor<?x2x2xf32>
  check.expect_eq %r, %d0 : tensor<?x2x2xf32>
  return
}

// The right one.
func.func @matmul_batch_stretches_rhs() {
  %c0 = jit.constant dense<[[[1.0, -3.0, 0.0], [-2.0, 4.0, 3.0]], [[-3.0, 0.0, 4.0], [3.0, 2.0,
    1.0]], [[-4.0, 2.0, 0.0], [-4.0, -2.0, 0.0]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[[2.0, 0.0], [1.0, 3.0], [2.0, -1.0]]]> : tensor<1x3x2xf32>
  %x1 = check.opaque %c1 : tensor<1x3x2xf32> -> tensor<?x?x?xf32>
  %r = jit.matmul %x0, %x1 : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %e0 = jit.constant dense<[[[-1.0, -9.0], [6.0, 9.0]], [[2.0, -4.0], [1.0e+01, 5.0]], [[-6.0,
    6.0], [-1.0e+01, -6.0]]]> : tensor<3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?xf32>
  return
}

// A matrix for all of a batch.
func.func @matmul_batch_of_lhs() {
  %c0 = jit.constant dense<[[[1.0, 1.0, -4.0, -4.0], [1.0, -1.0, 1.0, -2.0], [-2.0, -3.0, -1.0,
    3.0]], [[-1.0, -1.0, 1.0, 4.0], [-1.0, 1.0, -1.0, 1.0], [0.0, 1.0, 0.0, 2.0]]]> :
    tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %c1 = jit.constant dense<[[4.0, -3.0, 1.0, -1.0, -1.0], [-2.0, -4.0, -1.0, 3.0, -4.0], [-1.0,
    4.0, 4.0, -3.0, -4.0], [2.0, -4.0, -2.0, 0.0, 3.0]]> : tensor<4x5xf32>
  %x1 = check.opaque %c1 : tensor<4x5xf32>
  %r = jit.matmul %x0, %x1 : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  %e0 = jit.constant dense<[[[-2.0, -7.0, -8.0, 14.0, -1.0], [1.0, 13.0, 1.0e+01, -7.0, -7.0],
    [5.0, 2.0, -9.0, -4.0, 27.0]], [[5.0, -5.0, -4.0, -5.0, 13.0], [-3.0, -9.0, -8.0, 7.0, 4.0],
    [2.0, -12.0, -5.0, 3.0, 2.0]]]> : tensor<2x3x5xf32>
  check.expect_eq %r, %e0 : tensor<2x3x5xf32>
  return
}

// More than a tile, a panel and a block of the native code in each dimension, none a multiple.
func.func @matmul_large() {
  %a0 = jit.iota [11130] dim = 0 : tensor<11130xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a7 = jit.convert %a6 : (tensor<11130xi64>) -> tensor<11130xf32>
  %a8 = jit.reshape %a7 to [21, 530] : (tensor<11130xf32>) -> tensor<21x530xf32>
  %b0 = jit.iota [19610] dim = 0 : tensor<19610xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b7 = jit.convert %b6 : (tensor<19610xi64>) -> tensor<19610xf32>
  %b8 = jit.reshape %b7 to [530, 37] : (tensor<19610xf32>) -> tensor<530x37xf32>
  %x = check.opaque %a8 : tensor<21x530xf32>
  %y = check.opaque %b8 : tensor<530x37xf32>
  %r = jit.matmul %x, %y : (tensor<21x530xf32>, tensor<530x37xf32>) -> tensor<21x37xf32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<530x37xf32>) -> tensor<37x530xf32>
  %p = jit.reshape %a8 to [21, 1, 530] : (tensor<21x530xf32>) -> tensor<21x1x530xf32>
  %q = jit.mul %p, %bt : (tensor<21x1x530xf32>, tensor<37x530xf32>) -> tensor<21x37x530xf32>
  %e = jit.sum %q dims = [2] : (tensor<21x37x530xf32>) -> tensor<21x37xf32>
  check.expect_eq %r, %e : tensor<21x37xf32>
  return
}

// The same with extents of run time.
func.func @matmul_large_dynamic() {
  %a0 = jit.iota [11130] dim = 0 : tensor<11130xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a7 = jit.convert %a6 : (tensor<11130xi64>) -> tensor<11130xf32>
  %a8 = jit.reshape %a7 to [21, 530] : (tensor<11130xf32>) -> tensor<21x530xf32>
  %b0 = jit.iota [19610] dim = 0 : tensor<19610xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b7 = jit.convert %b6 : (tensor<19610xi64>) -> tensor<19610xf32>
  %b8 = jit.reshape %b7 to [530, 37] : (tensor<19610xf32>) -> tensor<530x37xf32>
  %x = check.opaque %a8 : tensor<21x530xf32> -> tensor<?x?xf32>
  %y = check.opaque %b8 : tensor<530x37xf32> -> tensor<?x?xf32>
  %r = jit.matmul %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<530x37xf32>) -> tensor<37x530xf32>
  %p = jit.reshape %a8 to [21, 1, 530] : (tensor<21x530xf32>) -> tensor<21x1x530xf32>
  %q = jit.mul %p, %bt : (tensor<21x1x530xf32>, tensor<37x530xf32>) -> tensor<21x37x530xf32>
  %e = jit.sum %q dims = [2] : (tensor<21x37x530xf32>) -> tensor<21x37xf32>
  %ed = check.opaque %e : tensor<21x37xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// Both operands transposed.
func.func @matmul_large_transposed() {
  %a0 = jit.iota [630] dim = 0 : tensor<630xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a7 = jit.convert %a6 : (tensor<630xi64>) -> tensor<630xf32>
  %a8 = jit.reshape %a7 to [70, 9] : (tensor<630xf32>) -> tensor<70x9xf32>
  %b0 = jit.iota [2450] dim = 0 : tensor<2450xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b7 = jit.convert %b6 : (tensor<2450xi64>) -> tensor<2450xf32>
  %b8 = jit.reshape %b7 to [35, 70] : (tensor<2450xf32>) -> tensor<35x70xf32>
  %x = check.opaque %a8 : tensor<70x9xf32>
  %y = check.opaque %b8 : tensor<35x70xf32>
  %xt = jit.transpose %x dims = [1, 0] : (tensor<70x9xf32>) -> tensor<9x70xf32>
  %yt = jit.transpose %y dims = [1, 0] : (tensor<35x70xf32>) -> tensor<70x35xf32>
  %r = jit.matmul %xt, %yt : (tensor<9x70xf32>, tensor<70x35xf32>) -> tensor<9x35xf32>
  %at = jit.transpose %a8 dims = [1, 0] : (tensor<70x9xf32>) -> tensor<9x70xf32>
  %p = jit.reshape %at to [9, 1, 70] : (tensor<9x70xf32>) -> tensor<9x1x70xf32>
  %q = jit.mul %p, %b8 : (tensor<9x1x70xf32>, tensor<35x70xf32>) -> tensor<9x35x70xf32>
  %e = jit.sum %q dims = [2] : (tensor<9x35x70xf32>) -> tensor<9x35xf32>
  check.expect_eq %r, %e : tensor<9x35xf32>
  return
}

// And dynamic.
func.func @matmul_large_dynamic_transposed() {
  %a0 = jit.iota [630] dim = 0 : tensor<630xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a7 = jit.convert %a6 : (tensor<630xi64>) -> tensor<630xf32>
  %a8 = jit.reshape %a7 to [70, 9] : (tensor<630xf32>) -> tensor<70x9xf32>
  %b0 = jit.iota [2450] dim = 0 : tensor<2450xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b7 = jit.convert %b6 : (tensor<2450xi64>) -> tensor<2450xf32>
  %b8 = jit.reshape %b7 to [35, 70] : (tensor<2450xf32>) -> tensor<35x70xf32>
  %x = check.opaque %a8 : tensor<70x9xf32> -> tensor<?x?xf32>
  %y = check.opaque %b8 : tensor<35x70xf32> -> tensor<?x?xf32>
  %xt = jit.transpose %x dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %yt = jit.transpose %y dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = jit.matmul %xt, %yt : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %at = jit.transpose %a8 dims = [1, 0] : (tensor<70x9xf32>) -> tensor<9x70xf32>
  %p = jit.reshape %at to [9, 1, 70] : (tensor<9x70xf32>) -> tensor<9x1x70xf32>
  %q = jit.mul %p, %b8 : (tensor<9x1x70xf32>, tensor<35x70xf32>) -> tensor<9x35x70xf32>
  %e = jit.sum %q dims = [2] : (tensor<9x35x70xf32>) -> tensor<9x35xf32>
  %ed = check.opaque %e : tensor<9x35xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// In f64.
func.func @matmul_large_f64() {
  %a0 = jit.iota [845] dim = 0 : tensor<845xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a7 = jit.convert %a6 : (tensor<845xi64>) -> tensor<845xf64>
  %a8 = jit.reshape %a7 to [13, 65] : (tensor<845xf64>) -> tensor<13x65xf64>
  %b0 = jit.iota [1430] dim = 0 : tensor<1430xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b7 = jit.convert %b6 : (tensor<1430xi64>) -> tensor<1430xf64>
  %b8 = jit.reshape %b7 to [65, 22] : (tensor<1430xf64>) -> tensor<65x22xf64>
  %x = check.opaque %a8 : tensor<13x65xf64>
  %y = check.opaque %b8 : tensor<65x22xf64>
  %r = jit.matmul %x, %y : (tensor<13x65xf64>, tensor<65x22xf64>) -> tensor<13x22xf64>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<65x22xf64>) -> tensor<22x65xf64>
  %p = jit.reshape %a8 to [13, 1, 65] : (tensor<13x65xf64>) -> tensor<13x1x65xf64>
  %q = jit.mul %p, %bt : (tensor<13x1x65xf64>, tensor<22x65xf64>) -> tensor<13x22x65xf64>
  %e = jit.sum %q dims = [2] : (tensor<13x22x65xf64>) -> tensor<13x22xf64>
  check.expect_eq %r, %e : tensor<13x22xf64>
  return
}

// In i32.
func.func @matmul_large_i32() {
  %a0 = jit.iota [845] dim = 0 : tensor<845xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a7 = jit.convert %a6 : (tensor<845xi64>) -> tensor<845xi32>
  %a8 = jit.reshape %a7 to [13, 65] : (tensor<845xi32>) -> tensor<13x65xi32>
  %b0 = jit.iota [1430] dim = 0 : tensor<1430xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b7 = jit.convert %b6 : (tensor<1430xi64>) -> tensor<1430xi32>
  %b8 = jit.reshape %b7 to [65, 22] : (tensor<1430xi32>) -> tensor<65x22xi32>
  %x = check.opaque %a8 : tensor<13x65xi32>
  %y = check.opaque %b8 : tensor<65x22xi32>
  %r = jit.matmul %x, %y : (tensor<13x65xi32>, tensor<65x22xi32>) -> tensor<13x22xi32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<65x22xi32>) -> tensor<22x65xi32>
  %p = jit.reshape %a8 to [13, 1, 65] : (tensor<13x65xi32>) -> tensor<13x1x65xi32>
  %q = jit.mul %p, %bt : (tensor<13x1x65xi32>, tensor<22x65xi32>) -> tensor<13x22x65xi32>
  %e = jit.sum %q dims = [2] : (tensor<13x22x65xi32>) -> tensor<13x22xi32>
  check.expect_eq %r, %e : tensor<13x22xi32>
  return
}

// One row.
func.func @matmul_large_row() {
  %a0 = jit.iota [300] dim = 0 : tensor<300xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %a7 = jit.convert %a6 : (tensor<300xi64>) -> tensor<300xf32>
  %a8 = jit.reshape %a7 to [1, 300] : (tensor<300xf32>) -> tensor<1x300xf32>
  %b0 = jit.iota [27000] dim = 0 : tensor<27000xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %b7 = jit.convert %b6 : (tensor<27000xi64>) -> tensor<27000xf32>
  %b8 = jit.reshape %b7 to [300, 90] : (tensor<27000xf32>) -> tensor<300x90xf32>
  %x = check.opaque %a8 : tensor<1x300xf32>
  %y = check.opaque %b8 : tensor<300x90xf32>
  %r = jit.matmul %x, %y : (tensor<1x300xf32>, tensor<300x90xf32>) -> tensor<1x90xf32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<300x90xf32>) -> tensor<90x300xf32>
  %p = jit.reshape %a8 to [1, 1, 300] : (tensor<1x300xf32>) -> tensor<1x1x300xf32>
  %q = jit.mul %p, %bt : (tensor<1x1x300xf32>, tensor<90x300xf32>) -> tensor<1x90x300xf32>
  %e = jit.sum %q dims = [2] : (tensor<1x90x300xf32>) -> tensor<1x90xf32>
  check.expect_eq %r, %e : tensor<1x90xf32>
  return
}

// One column.
func.func @matmul_large_column() {
  %a0 = jit.iota [27000] dim = 0 : tensor<27000xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %a7 = jit.convert %a6 : (tensor<27000xi64>) -> tensor<27000xf32>
  %a8 = jit.reshape %a7 to [90, 300] : (tensor<27000xf32>) -> tensor<90x300xf32>
  %b0 = jit.iota [300] dim = 0 : tensor<300xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %b7 = jit.convert %b6 : (tensor<300xi64>) -> tensor<300xf32>
  %b8 = jit.reshape %b7 to [300, 1] : (tensor<300xf32>) -> tensor<300x1xf32>
  %x = check.opaque %a8 : tensor<90x300xf32>
  %y = check.opaque %b8 : tensor<300x1xf32>
  %r = jit.matmul %x, %y : (tensor<90x300xf32>, tensor<300x1xf32>) -> tensor<90x1xf32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<300x1xf32>) -> tensor<1x300xf32>
  %p = jit.reshape %a8 to [90, 1, 300] : (tensor<90x300xf32>) -> tensor<90x1x300xf32>
  %q = jit.mul %p, %bt : (tensor<90x1x300xf32>, tensor<1x300xf32>) -> tensor<90x1x300xf32>
  %e = jit.sum %q dims = [2] : (tensor<90x1x300xf32>) -> tensor<90x1xf32>
  check.expect_eq %r, %e : tensor<90x1xf32>
  return
}
