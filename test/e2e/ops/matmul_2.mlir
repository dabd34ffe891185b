// RUN: %e2e %s
// Expected values: numpy.matmul on small integers, where every order of summation is
// exact; orders and roundings by hand.

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

// Rows shorter than a vector, read in part; values of small integers are exact.
func.func @matmul_bf16_dynamic_narrow() {
  %ca = jit.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xbf16>
  %a = check.opaque %ca : tensor<2x2xbf16> -> tensor<?x?xbf16>
  %cb = jit.constant dense<[[1.0, 0.0, 2.0], [0.0, 1.0, 3.0]]> : tensor<2x3xbf16>
  %b = check.opaque %cb : tensor<2x3xbf16> -> tensor<?x?xbf16>
  %r = jit.matmul %a, %b : tensor<?x?xbf16>
  %ce = jit.constant dense<[[1.0, 2.0, 8.0], [3.0, 4.0, 18.0]]> : tensor<2x3xbf16>
  %e = check.opaque %ce : tensor<2x3xbf16> -> tensor<?x?xbf16>
  check.expect_eq %r, %e : tensor<?x?xbf16>
  return
}

// The batch of one operand has fewer dimensions, which only the run tells.
func.func @matmul_dynamic_batch_of_fewer_dims() {
  %ca = jit.constant dense<1.0> : tensor<3x2x1x2xf32>
  %a = check.opaque %ca : tensor<3x2x1x2xf32>
  %cb = jit.constant dense<[[[1.0], [2.0]], [[3.0], [4.0]]]> : tensor<2x2x1xf32>
  %b = check.opaque %cb : tensor<2x2x1xf32> -> tensor<?x?x?xf32>
  %r = jit.matmul %a, %b : (tensor<3x2x1x2xf32>, tensor<?x?x?xf32>) -> tensor<3x2x1x?xf32>
  %ce = jit.constant dense<[[[[3.0]], [[7.0]]], [[[3.0]], [[7.0]]], [[[3.0]], [[7.0]]]]> : tensor<3x2x1x1xf32>
  %e = check.opaque %ce : tensor<3x2x1x1xf32> -> tensor<3x2x1x?xf32>
  check.expect_eq %r, %e : tensor<3x2x1x?xf32>
  return
}
