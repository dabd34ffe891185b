// RUN: %e2e %s
// Expected: numpy.take_along_axis, on the part of the operand that the index covers.

func.func @take_along_rows() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[[2, 0, 1, 2], [0, 0, 2, 2]]> : tensor<2x4xi64>
  %x4 = check.opaque %c3 : tensor<2x4xi64>
  %r5 = jit.take_along %x2, %x4 dim = 0 : (tensor<3x4xf32>, tensor<2x4xi64>) -> tensor<2x4xf32>
  %e6 = jit.constant dense<[[3.0, -0.5, 2.0, 4.5], [-1.0, -0.5, 4.0, 4.5]]> : tensor<2x4xf32>
  check.expect_eq %r5, %e6 : tensor<2x4xf32>
  return
}

func.func @take_along_columns() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[[3, 0], [1, 1], [0, 2]]> : tensor<3x2xi64>
  %x4 = check.opaque %c3 : tensor<3x2xi64>
  %r5 = jit.take_along %x2, %x4 dim = -1 : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  %e6 = jit.constant dense<[[0.5, -1.0], [1.5, 1.5], [3.0, 4.0]]> : tensor<3x2xf32>
  check.expect_eq %r5, %e6 : tensor<3x2xf32>
  return
}

// The index covers one of three rows, and is longer along the dimension.
func.func @take_along_part() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[[3, 0, 0, 1, 2]]> : tensor<1x5xi64>
  %x4 = check.opaque %c3 : tensor<1x5xi64>
  %r5 = jit.take_along %x2, %x4 dim = 1 : (tensor<3x4xf32>, tensor<1x5xi64>) -> tensor<1x5xf32>
  %e6 = jit.constant dense<[[0.5, -1.0, -1.0, -0.5, 0.0]]> : tensor<1x5xf32>
  check.expect_eq %r5, %e6 : tensor<1x5xf32>
  return
}

func.func @take_along_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[3, 0], [1, 1]]> : tensor<2x2xi32>
  %x4 = check.opaque %c3 : tensor<2x2xi32> -> tensor<?x?xi32>
  %r5 = jit.take_along %x2, %x4 dim = 1 : (tensor<?x?xf32>, tensor<?x?xi32>) -> tensor<?x?xf32>
  %e6 = jit.constant dense<[[0.5, -1.0], [1.5, 1.5]]> : tensor<2x2xf32>
  %e7 = check.opaque %e6 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r5, %e7 : tensor<?x?xf32>
  return
}

func.func @take_along_no_index() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<> : tensor<3x0xi64>
  %x4 = check.opaque %c3 : tensor<3x0xi64>
  %r5 = jit.take_along %x2, %x4 dim = 1 : (tensor<3x4xf32>, tensor<3x0xi64>) -> tensor<3x0xf32>
  %e6 = jit.constant dense<> : tensor<3x0xf32>
  check.expect_eq %r5, %e6 : tensor<3x0xf32>
  return
}

func.func @take_along_vector() {
  %c1 = jit.constant dense<[-1.0, -0.5, 0.0, 0.5]> : tensor<4xf32>
  %x2 = check.opaque %c1 : tensor<4xf32>
  %c3 = jit.constant dense<[3, 0, 0]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %r5 = jit.take_along %x2, %x4 dim = 0 : (tensor<4xf32>, tensor<3xi64>) -> tensor<3xf32>
  %e6 = jit.constant dense<[0.5, -1.0, -1.0]> : tensor<3xf32>
  check.expect_eq %r5, %e6 : tensor<3xf32>
  return
}

// Every element type.
func.func @take_along_element_types() {
  %c1 = jit.constant dense<[2, 0]> : tensor<2xi64>
  %x2 = check.opaque %c1 : tensor<2xi64>
  %c3 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf64>
  %x4 = check.opaque %c3 : tensor<3xf64>
  %r5 = jit.take_along %x4, %x2 dim = 0 : (tensor<3xf64>, tensor<2xi64>) -> tensor<2xf64>
  %e6 = jit.constant dense<[0.0, -1.0]> : tensor<2xf64>
  check.expect_eq %r5, %e6 : tensor<2xf64>
  %c7 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf32>
  %x8 = check.opaque %c7 : tensor<3xf32>
  %r9 = jit.take_along %x8, %x2 dim = 0 : (tensor<3xf32>, tensor<2xi64>) -> tensor<2xf32>
  %e10 = jit.constant dense<[0.0, -1.0]> : tensor<2xf32>
  check.expect_eq %r9, %e10 : tensor<2xf32>
  %c11 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf16>
  %x12 = check.opaque %c11 : tensor<3xf16>
  %r13 = jit.take_along %x12, %x2 dim = 0 : (tensor<3xf16>, tensor<2xi64>) -> tensor<2xf16>
  %e14 = jit.constant dense<[0.0, -1.0]> : tensor<2xf16>
  check.expect_eq %r13, %e14 : tensor<2xf16>
  %c15 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xbf16>
  %x16 = check.opaque %c15 : tensor<3xbf16>
  %r17 = jit.take_along %x16, %x2 dim = 0 : (tensor<3xbf16>, tensor<2xi64>) -> tensor<2xbf16>
  %e18 = jit.constant dense<[0.0, -1.0]> : tensor<2xbf16>
  check.expect_eq %r17, %e18 : tensor<2xbf16>
  %c19 = jit.constant dense<[-7, -2, 3]> : tensor<3xi64>
  %x20 = check.opaque %c19 : tensor<3xi64>
  %r21 = jit.take_along %x20, %x2 dim = 0 : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %e22 = jit.constant dense<[3, -7]> : tensor<2xi64>
  check.expect_eq %r21, %e22 : tensor<2xi64>
  %c23 = jit.constant dense<[-7, -2, 3]> : tensor<3xi32>
  %x24 = check.opaque %c23 : tensor<3xi32>
  %r25 = jit.take_along %x24, %x2 dim = 0 : (tensor<3xi32>, tensor<2xi64>) -> tensor<2xi32>
  %e26 = jit.constant dense<[3, -7]> : tensor<2xi32>
  check.expect_eq %r25, %e26 : tensor<2xi32>
  %c27 = jit.constant dense<[-7, -2, 3]> : tensor<3xi16>
  %x28 = check.opaque %c27 : tensor<3xi16>
  %r29 = jit.take_along %x28, %x2 dim = 0 : (tensor<3xi16>, tensor<2xi64>) -> tensor<2xi16>
  %e30 = jit.constant dense<[3, -7]> : tensor<2xi16>
  check.expect_eq %r29, %e30 : tensor<2xi16>
  %c31 = jit.constant dense<[-7, -2, 3]> : tensor<3xi8>
  %x32 = check.opaque %c31 : tensor<3xi8>
  %r33 = jit.take_along %x32, %x2 dim = 0 : (tensor<3xi8>, tensor<2xi64>) -> tensor<2xi8>
  %e34 = jit.constant dense<[3, -7]> : tensor<2xi8>
  check.expect_eq %r33, %e34 : tensor<2xi8>
  %c35 = jit.constant dense<[200, 237, 18]> : tensor<3xui8>
  %x36 = check.opaque %c35 : tensor<3xui8>
  %r37 = jit.take_along %x36, %x2 dim = 0 : (tensor<3xui8>, tensor<2xi64>) -> tensor<2xui8>
  %e38 = jit.constant dense<[18, 200]> : tensor<2xui8>
  check.expect_eq %r37, %e38 : tensor<2xui8>
  %c39 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x40 = check.opaque %c39 : tensor<3xi1>
  %r41 = jit.take_along %x40, %x2 dim = 0 : (tensor<3xi1>, tensor<2xi64>) -> tensor<2xi1>
  %e42 = jit.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r41, %e42 : tensor<2xi1>
  return
}
