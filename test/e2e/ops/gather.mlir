// RUN: %e2e %s
// Expected: NumPy's advanced indexing, the indexed dimensions moved to where the
// first of them stood.

func.func @gather_rows() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<[2, 0, 2]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %r5 = jit.gather %x2[%x4] dims = [0] : (tensor<3x4x2xf32>, tensor<3xi64>) -> tensor<3x4x2xf32>
  %e6 = jit.constant dense<[[[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]], [[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  check.expect_eq %r5, %e6 : tensor<3x4x2xf32>
  return
}

func.func @gather_middle() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<[[3, 0], [1, 1]]> : tensor<2x2xi64>
  %x4 = check.opaque %c3 : tensor<2x2xi64>
  %r5 = jit.gather %x2[%x4] dims = [1] : (tensor<3x4x2xf32>, tensor<2x2xi64>) -> tensor<3x2x2x2xf32>
  %e6 = jit.constant dense<[[[[2.0, 2.5], [-1.0, -0.5]], [[0.0, 0.5], [0.0, 0.5]]], [[[6.0, 6.5], [3.0, 3.5]], [[4.0, 4.5], [4.0, 4.5]]], [[[10.0, 10.5], [7.0, 7.5]], [[8.0, 8.5], [8.0, 8.5]]]]> : tensor<3x2x2x2xf32>
  check.expect_eq %r5, %e6 : tensor<3x2x2x2xf32>
  return
}

func.func @gather_scalar_index() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<2> : tensor<i64>
  %x4 = check.opaque %c3 : tensor<i64>
  %r5 = jit.gather %x2[%x4] dims = [1] : (tensor<3x4x2xf32>, tensor<i64>) -> tensor<3x2xf32>
  %e6 = jit.constant dense<[[1.0, 1.5], [5.0, 5.5], [9.0, 9.5]]> : tensor<3x2xf32>
  check.expect_eq %r5, %e6 : tensor<3x2xf32>
  return
}

// Index tensors broadcast.
func.func @gather_two() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<[[0], [2]]> : tensor<2x1xi64>
  %x4 = check.opaque %c3 : tensor<2x1xi64>
  %c5 = jit.constant dense<[3, 1, 0]> : tensor<3xi64>
  %x6 = check.opaque %c5 : tensor<3xi64>
  %r7 = jit.gather %x2[%x4, %x6] dims = [0, 1] : (tensor<3x4x2xf32>, tensor<2x1xi64>, tensor<3xi64>) -> tensor<2x3x2xf32>
  %e8 = jit.constant dense<[[[2.0, 2.5], [0.0, 0.5], [-1.0, -0.5]], [[10.0, 10.5], [8.0, 8.5], [7.0, 7.5]]]> : tensor<2x3x2xf32>
  check.expect_eq %r7, %e8 : tensor<2x3x2xf32>
  return
}

func.func @gather_apart() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<[0, 2]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[1, 0]> : tensor<2xi64>
  %x6 = check.opaque %c5 : tensor<2xi64>
  %r7 = jit.gather %x2[%x4, %x6] dims = [0, 2] : (tensor<3x4x2xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x4xf32>
  %e8 = jit.constant dense<[[-0.5, 0.5, 1.5, 2.5], [7.0, 8.0, 9.0, 10.0]]> : tensor<2x4xf32>
  check.expect_eq %r7, %e8 : tensor<2x4xf32>
  return
}

func.func @gather_last_two() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<[1, 0]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x6 = check.opaque %c5 : tensor<2xi64>
  %r7 = jit.gather %x2[%x4, %x6] dims = [1, 2] : (tensor<3x4x2xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xf32>
  %e8 = jit.constant dense<[[0.0, -0.5], [4.0, 3.5], [8.0, 7.5]]> : tensor<3x2xf32>
  check.expect_eq %r7, %e8 : tensor<3x2xf32>
  return
}

func.func @gather_all() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<[1, 0]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[2, 3]> : tensor<2xi64>
  %x6 = check.opaque %c5 : tensor<2xi64>
  %c7 = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x8 = check.opaque %c7 : tensor<2xi64>
  %r9 = jit.gather %x2[%x4, %x6, %x8] dims = [0, 1, 2] : (tensor<3x4x2xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xf32>
  %e10 = jit.constant dense<[5.0, 2.5]> : tensor<2xf32>
  check.expect_eq %r9, %e10 : tensor<2xf32>
  return
}

func.func @gather_element() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<1> : tensor<i64>
  %x4 = check.opaque %c3 : tensor<i64>
  %c5 = jit.constant dense<2> : tensor<i64>
  %x6 = check.opaque %c5 : tensor<i64>
  %c7 = jit.constant dense<0> : tensor<i64>
  %x8 = check.opaque %c7 : tensor<i64>
  %r9 = jit.gather %x2[%x4, %x6, %x8] dims = [0, 1, 2] : (tensor<3x4x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<f32>
  %e10 = jit.constant dense<5.0> : tensor<f32>
  check.expect_eq %r9, %e10 : tensor<f32>
  return
}

func.func @gather_i32() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<[2, 1]> : tensor<2xi32>
  %x4 = check.opaque %c3 : tensor<2xi32>
  %r5 = jit.gather %x2[%x4] dims = [0] : (tensor<3x4x2xf32>, tensor<2xi32>) -> tensor<2x4x2xf32>
  %e6 = jit.constant dense<[[[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]]]> : tensor<2x4x2xf32>
  check.expect_eq %r5, %e6 : tensor<2x4x2xf32>
  return
}

func.func @gather_dynamic() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32> -> tensor<?x4x?xf32>
  %c3 = jit.constant dense<[2, 0]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64> -> tensor<?xi64>
  %r5 = jit.gather %x2[%x4] dims = [0] : (tensor<?x4x?xf32>, tensor<?xi64>) -> tensor<?x4x?xf32>
  %e6 = jit.constant dense<[[[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]], [[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]]]> : tensor<2x4x2xf32>
  %e7 = check.opaque %e6 : tensor<2x4x2xf32> -> tensor<?x4x?xf32>
  check.expect_eq %r5, %e7 : tensor<?x4x?xf32>
  return
}

// An index tensor is repeated along a ? that is 1.
func.func @gather_dynamic_one() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32> -> tensor<?x?x?xf32>
  %c3 = jit.constant dense<[[2]]> : tensor<1x1xi64>
  %x4 = check.opaque %c3 : tensor<1x1xi64> -> tensor<1x?xi64>
  %c5 = jit.constant dense<[[3, 0, 1]]> : tensor<1x3xi64>
  %x6 = check.opaque %c5 : tensor<1x3xi64> -> tensor<?x?xi64>
  %r7 = jit.gather %x2[%x4, %x6] dims = [0, 1] : (tensor<?x?x?xf32>, tensor<1x?xi64>, tensor<?x?xi64>) -> tensor<?x?x?xf32>
  %e8 = jit.constant dense<[[[10.0, 10.5], [7.0, 7.5], [8.0, 8.5]]]> : tensor<1x3x2xf32>
  %e9 = check.opaque %e8 : tensor<1x3x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r7, %e9 : tensor<?x?x?xf32>
  return
}

func.func @gather_no_index() {
  %c1 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5], [5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5], [9.0, 9.5], [10.0, 10.5]]]> : tensor<3x4x2xf32>
  %x2 = check.opaque %c1 : tensor<3x4x2xf32>
  %c3 = jit.constant dense<> : tensor<0xi64>
  %x4 = check.opaque %c3 : tensor<0xi64> -> tensor<?xi64>
  %r5 = jit.gather %x2[%x4] dims = [0] : (tensor<3x4x2xf32>, tensor<?xi64>) -> tensor<?x4x2xf32>
  %e6 = jit.constant dense<> : tensor<0x4x2xf32>
  %e7 = check.opaque %e6 : tensor<0x4x2xf32> -> tensor<?x4x2xf32>
  check.expect_eq %r5, %e7 : tensor<?x4x2xf32>
  return
}

// There is nothing, and nothing is read.
func.func @gather_no_index_of_nothing() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32> -> tensor<?x2xf32>
  %c3 = jit.constant dense<> : tensor<0xi64>
  %x4 = check.opaque %c3 : tensor<0xi64> -> tensor<?xi64>
  %r5 = jit.gather %x2[%x4] dims = [0] : (tensor<?x2xf32>, tensor<?xi64>) -> tensor<?x2xf32>
  %e6 = jit.constant dense<> : tensor<0x2xf32>
  %e7 = check.opaque %e6 : tensor<0x2xf32> -> tensor<?x2xf32>
  check.expect_eq %r5, %e7 : tensor<?x2xf32>
  return
}

func.func @gather_empty_window() {
  %c1 = jit.constant dense<> : tensor<3x0xf32>
  %x2 = check.opaque %c1 : tensor<3x0xf32>
  %c3 = jit.constant dense<[1, 2]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %r5 = jit.gather %x2[%x4] dims = [0] : (tensor<3x0xf32>, tensor<2xi64>) -> tensor<2x0xf32>
  %e6 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r5, %e6 : tensor<2x0xf32>
  return
}

// Every element type.
func.func @gather_element_types() {
  %c1 = jit.constant dense<[2, 0]> : tensor<2xi64>
  %x2 = check.opaque %c1 : tensor<2xi64>
  %c3 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf64>
  %x4 = check.opaque %c3 : tensor<3xf64>
  %r5 = jit.gather %x4[%x2] dims = [0] : (tensor<3xf64>, tensor<2xi64>) -> tensor<2xf64>
  %e6 = jit.constant dense<[0.0, -1.0]> : tensor<2xf64>
  check.expect_eq %r5, %e6 : tensor<2xf64>
  %c7 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf32>
  %x8 = check.opaque %c7 : tensor<3xf32>
  %r9 = jit.gather %x8[%x2] dims = [0] : (tensor<3xf32>, tensor<2xi64>) -> tensor<2xf32>
  %e10 = jit.constant dense<[0.0, -1.0]> : tensor<2xf32>
  check.expect_eq %r9, %e10 : tensor<2xf32>
  %c11 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf16>
  %x12 = check.opaque %c11 : tensor<3xf16>
  %r13 = jit.gather %x12[%x2] dims = [0] : (tensor<3xf16>, tensor<2xi64>) -> tensor<2xf16>
  %e14 = jit.constant dense<[0.0, -1.0]> : tensor<2xf16>
  check.expect_eq %r13, %e14 : tensor<2xf16>
  %c15 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xbf16>
  %x16 = check.opaque %c15 : tensor<3xbf16>
  %r17 = jit.gather %x16[%x2] dims = [0] : (tensor<3xbf16>, tensor<2xi64>) -> tensor<2xbf16>
  %e18 = jit.constant dense<[0.0, -1.0]> : tensor<2xbf16>
  check.expect_eq %r17, %e18 : tensor<2xbf16>
  %c19 = jit.constant dense<[-7, -2, 3]> : tensor<3xi64>
  %x20 = check.opaque %c19 : tensor<3xi64>
  %r21 = jit.gather %x20[%x2] dims = [0] : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %e22 = jit.constant dense<[3, -7]> : tensor<2xi64>
  check.expect_eq %r21, %e22 : tensor<2xi64>
  %c23 = jit.constant dense<[-7, -2, 3]> : tensor<3xi32>
  %x24 = check.opaque %c23 : tensor<3xi32>
  %r25 = jit.gather %x24[%x2] dims = [0] : (tensor<3xi32>, tensor<2xi64>) -> tensor<2xi32>
  %e26 = jit.constant dense<[3, -7]> : tensor<2xi32>
  check.expect_eq %r25, %e26 : tensor<2xi32>
  %c27 = jit.constant dense<[-7, -2, 3]> : tensor<3xi16>
  %x28 = check.opaque %c27 : tensor<3xi16>
  %r29 = jit.gather %x28[%x2] dims = [0] : (tensor<3xi16>, tensor<2xi64>) -> tensor<2xi16>
  %e30 = jit.constant dense<[3, -7]> : tensor<2xi16>
  check.expect_eq %r29, %e30 : tensor<2xi16>
  %c31 = jit.constant dense<[-7, -2, 3]> : tensor<3xi8>
  %x32 = check.opaque %c31 : tensor<3xi8>
  %r33 = jit.gather %x32[%x2] dims = [0] : (tensor<3xi8>, tensor<2xi64>) -> tensor<2xi8>
  %e34 = jit.constant dense<[3, -7]> : tensor<2xi8>
  check.expect_eq %r33, %e34 : tensor<2xi8>
  %c35 = jit.constant dense<[200, 237, 18]> : tensor<3xui8>
  %x36 = check.opaque %c35 : tensor<3xui8>
  %r37 = jit.gather %x36[%x2] dims = [0] : (tensor<3xui8>, tensor<2xi64>) -> tensor<2xui8>
  %e38 = jit.constant dense<[18, 200]> : tensor<2xui8>
  check.expect_eq %r37, %e38 : tensor<2xui8>
  %c39 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x40 = check.opaque %c39 : tensor<3xi1>
  %r41 = jit.gather %x40[%x2] dims = [0] : (tensor<3xi1>, tensor<2xi64>) -> tensor<2xi1>
  %e42 = jit.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r41, %e42 : tensor<2xi1>
  return
}
