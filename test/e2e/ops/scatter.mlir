// RUN: %e2e %s
// Expected: NumPy, one update after the other in row-major order.
// The operand is checked, too: it is not changed.

// Two updates of one row.
func.func @scatter_update() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<[2, 0, 2]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %c5 = jit.constant dense<[[9.0, 9.5, 10.0], [10.5, 11.0, 11.5], [12.0, 12.5, 13.0]]> : tensor<3x3xf32>
  %x6 = check.opaque %c5 : tensor<3x3xf32>
  %r7 = jit.scatter update %x2[%x4], %x6 dims = [0] : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %e8 = jit.constant dense<[[10.5, 11.0, 11.5], [0.5, 1.0, 1.5], [12.0, 12.5, 13.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %r7, %e8 : tensor<4x3xf32>
  %e9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e9 : tensor<4x3xf32>
  return
}

func.func @scatter_add() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<[2, 0, 2]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %c5 = jit.constant dense<[[9.0, 9.5, 10.0], [10.5, 11.0, 11.5], [12.0, 12.5, 13.0]]> : tensor<3x3xf32>
  %x6 = check.opaque %c5 : tensor<3x3xf32>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [0] : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %e8 = jit.constant dense<[[9.5, 10.5, 11.5], [0.5, 1.0, 1.5], [23.0, 24.5, 26.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %r7, %e8 : tensor<4x3xf32>
  %e9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e9 : tensor<4x3xf32>
  return
}

func.func @scatter_max() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<[2, 0, 2]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %c5 = jit.constant dense<[[9.0, 9.5, 10.0], [10.5, 11.0, 11.5], [12.0, 12.5, 13.0]]> : tensor<3x3xf32>
  %x6 = check.opaque %c5 : tensor<3x3xf32>
  %r7 = jit.scatter max %x2[%x4], %x6 dims = [0] : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %e8 = jit.constant dense<[[10.5, 11.0, 11.5], [0.5, 1.0, 1.5], [12.0, 12.5, 13.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %r7, %e8 : tensor<4x3xf32>
  %e9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e9 : tensor<4x3xf32>
  return
}

func.func @scatter_min() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<[2, 0, 2]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %c5 = jit.constant dense<[[9.0, 9.5, 10.0], [10.5, 11.0, 11.5], [12.0, 12.5, 13.0]]> : tensor<3x3xf32>
  %x6 = check.opaque %c5 : tensor<3x3xf32>
  %r7 = jit.scatter min %x2[%x4], %x6 dims = [0] : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %r7, %e8 : tensor<4x3xf32>
  %e9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e9 : tensor<4x3xf32>
  return
}

func.func @scatter_columns() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<[1, 1]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[[3.5, 4.0], [4.5, 5.0], [5.5, 6.0], [6.5, 7.0]]> : tensor<4x2xf32>
  %x6 = check.opaque %c5 : tensor<4x2xf32>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [1] : (tensor<4x3xf32>, tensor<2xi64>, tensor<4x2xf32>) -> tensor<4x3xf32>
  %e8 = jit.constant dense<[[-1.0, 7.0, 0.0], [0.5, 10.5, 1.5], [2.0, 14.0, 3.0], [3.5, 17.5, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %r7, %e8 : tensor<4x3xf32>
  %e9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e9 : tensor<4x3xf32>
  return
}

func.func @scatter_two() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %x4 = check.opaque %c3 : tensor<2x1xi64>
  %c5 = jit.constant dense<[2, 1, 2]> : tensor<3xi64>
  %x6 = check.opaque %c5 : tensor<3xi64>
  %c7 = jit.constant dense<[[0.25, 1.25, 2.25], [3.25, 4.25, 5.25]]> : tensor<2x3xf32>
  %x8 = check.opaque %c7 : tensor<2x3xf32>
  %r9 = jit.scatter add %x2[%x4, %x6], %x8 dims = [0, 1] : (tensor<4x3xf32>, tensor<2x1xi64>, tensor<3xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %e10 = jit.constant dense<[[-1.0, 0.75, 2.5], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 8.25, 13.0]]> : tensor<4x3xf32>
  check.expect_eq %r9, %e10 : tensor<4x3xf32>
  %e11 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e11 : tensor<4x3xf32>
  return
}

func.func @scatter_element() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<1> : tensor<i64>
  %x4 = check.opaque %c3 : tensor<i64>
  %c5 = jit.constant dense<2> : tensor<i64>
  %x6 = check.opaque %c5 : tensor<i64>
  %c7 = jit.constant dense<99.0> : tensor<f32>
  %x8 = check.opaque %c7 : tensor<f32>
  %r9 = jit.scatter update %x2[%x4, %x6], %x8 dims = [0, 1] : (tensor<4x3xf32>, tensor<i64>, tensor<i64>, tensor<f32>) -> tensor<4x3xf32>
  %e10 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 99.0], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %r9, %e10 : tensor<4x3xf32>
  %e11 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e11 : tensor<4x3xf32>
  return
}

func.func @scatter_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[3, 3]> : tensor<2xi32>
  %x4 = check.opaque %c3 : tensor<2xi32> -> tensor<?xi32>
  %c5 = jit.constant dense<[[9.0, 9.5, 10.0], [10.5, 11.0, 11.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32> -> tensor<?x?xf32>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [0] : (tensor<?x?xf32>, tensor<?xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [23.0, 24.5, 26.0]]> : tensor<4x3xf32>
  %e9 = check.opaque %e8 : tensor<4x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r7, %e9 : tensor<?x?xf32>
  %e10 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %e11 = check.opaque %e10 : tensor<4x3xf32> -> tensor<?x?xf32>
  check.expect_eq %x2, %e11 : tensor<?x?xf32>
  return
}

func.func @scatter_no_update() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32>
  %c3 = jit.constant dense<> : tensor<0xi64>
  %x4 = check.opaque %c3 : tensor<0xi64> -> tensor<?xi64>
  %c5 = jit.constant dense<> : tensor<0x3xf32>
  %x6 = check.opaque %c5 : tensor<0x3xf32> -> tensor<?x3xf32>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [0] : (tensor<4x3xf32>, tensor<?xi64>, tensor<?x3xf32>) -> tensor<4x3xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %r7, %e8 : tensor<4x3xf32>
  %e9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  check.expect_eq %x2, %e9 : tensor<4x3xf32>
  return
}

// Every element type.
func.func @scatter_element_types() {
  %c1 = jit.constant dense<[2, 0]> : tensor<2xi64>
  %x2 = check.opaque %c1 : tensor<2xi64>
  %c3 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf64>
  %x4 = check.opaque %c3 : tensor<3xf64>
  %c5 = jit.constant dense<[-0.5, 0.0]> : tensor<2xf64>
  %x6 = check.opaque %c5 : tensor<2xf64>
  %r7 = jit.scatter update %x4[%x2], %x6 dims = [0] : (tensor<3xf64>, tensor<2xi64>, tensor<2xf64>) -> tensor<3xf64>
  %e8 = jit.constant dense<[0.0, -0.5, -0.5]> : tensor<3xf64>
  check.expect_eq %r7, %e8 : tensor<3xf64>
  %c9 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf32>
  %x10 = check.opaque %c9 : tensor<3xf32>
  %c11 = jit.constant dense<[-0.5, 0.0]> : tensor<2xf32>
  %x12 = check.opaque %c11 : tensor<2xf32>
  %r13 = jit.scatter update %x10[%x2], %x12 dims = [0] : (tensor<3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3xf32>
  %e14 = jit.constant dense<[0.0, -0.5, -0.5]> : tensor<3xf32>
  check.expect_eq %r13, %e14 : tensor<3xf32>
  %c15 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf16>
  %x16 = check.opaque %c15 : tensor<3xf16>
  %c17 = jit.constant dense<[-0.5, 0.0]> : tensor<2xf16>
  %x18 = check.opaque %c17 : tensor<2xf16>
  %r19 = jit.scatter update %x16[%x2], %x18 dims = [0] : (tensor<3xf16>, tensor<2xi64>, tensor<2xf16>) -> tensor<3xf16>
  %e20 = jit.constant dense<[0.0, -0.5, -0.5]> : tensor<3xf16>
  check.expect_eq %r19, %e20 : tensor<3xf16>
  %c21 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xbf16>
  %x22 = check.opaque %c21 : tensor<3xbf16>
  %c23 = jit.constant dense<[-0.5, 0.0]> : tensor<2xbf16>
  %x24 = check.opaque %c23 : tensor<2xbf16>
  %r25 = jit.scatter update %x22[%x2], %x24 dims = [0] : (tensor<3xbf16>, tensor<2xi64>, tensor<2xbf16>) -> tensor<3xbf16>
  %e26 = jit.constant dense<[0.0, -0.5, -0.5]> : tensor<3xbf16>
  check.expect_eq %r25, %e26 : tensor<3xbf16>
  %c27 = jit.constant dense<[-7, -2, 3]> : tensor<3xi64>
  %x28 = check.opaque %c27 : tensor<3xi64>
  %c29 = jit.constant dense<[-6, -1]> : tensor<2xi64>
  %x30 = check.opaque %c29 : tensor<2xi64>
  %r31 = jit.scatter update %x28[%x2], %x30 dims = [0] : (tensor<3xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3xi64>
  %e32 = jit.constant dense<[-1, -2, -6]> : tensor<3xi64>
  check.expect_eq %r31, %e32 : tensor<3xi64>
  %c33 = jit.constant dense<[-7, -2, 3]> : tensor<3xi32>
  %x34 = check.opaque %c33 : tensor<3xi32>
  %c35 = jit.constant dense<[-6, -1]> : tensor<2xi32>
  %x36 = check.opaque %c35 : tensor<2xi32>
  %r37 = jit.scatter update %x34[%x2], %x36 dims = [0] : (tensor<3xi32>, tensor<2xi64>, tensor<2xi32>) -> tensor<3xi32>
  %e38 = jit.constant dense<[-1, -2, -6]> : tensor<3xi32>
  check.expect_eq %r37, %e38 : tensor<3xi32>
  %c39 = jit.constant dense<[-7, -2, 3]> : tensor<3xi16>
  %x40 = check.opaque %c39 : tensor<3xi16>
  %c41 = jit.constant dense<[-6, -1]> : tensor<2xi16>
  %x42 = check.opaque %c41 : tensor<2xi16>
  %r43 = jit.scatter update %x40[%x2], %x42 dims = [0] : (tensor<3xi16>, tensor<2xi64>, tensor<2xi16>) -> tensor<3xi16>
  %e44 = jit.constant dense<[-1, -2, -6]> : tensor<3xi16>
  check.expect_eq %r43, %e44 : tensor<3xi16>
  %c45 = jit.constant dense<[-7, -2, 3]> : tensor<3xi8>
  %x46 = check.opaque %c45 : tensor<3xi8>
  %c47 = jit.constant dense<[-6, -1]> : tensor<2xi8>
  %x48 = check.opaque %c47 : tensor<2xi8>
  %r49 = jit.scatter update %x46[%x2], %x48 dims = [0] : (tensor<3xi8>, tensor<2xi64>, tensor<2xi8>) -> tensor<3xi8>
  %e50 = jit.constant dense<[-1, -2, -6]> : tensor<3xi8>
  check.expect_eq %r49, %e50 : tensor<3xi8>
  %c51 = jit.constant dense<[200, 237, 18]> : tensor<3xui8>
  %x52 = check.opaque %c51 : tensor<3xui8>
  %c53 = jit.constant dense<[201, 238]> : tensor<2xui8>
  %x54 = check.opaque %c53 : tensor<2xui8>
  %r55 = jit.scatter update %x52[%x2], %x54 dims = [0] : (tensor<3xui8>, tensor<2xi64>, tensor<2xui8>) -> tensor<3xui8>
  %e56 = jit.constant dense<[238, 237, 201]> : tensor<3xui8>
  check.expect_eq %r55, %e56 : tensor<3xui8>
  %c57 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x58 = check.opaque %c57 : tensor<3xi1>
  %c59 = jit.constant dense<[false, false]> : tensor<2xi1>
  %x60 = check.opaque %c59 : tensor<2xi1>
  %r61 = jit.scatter update %x58[%x2], %x60 dims = [0] : (tensor<3xi1>, tensor<2xi64>, tensor<2xi1>) -> tensor<3xi1>
  %e62 = jit.constant dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq %r61, %e62 : tensor<3xi1>
  return
}
