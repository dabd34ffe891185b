// RUN: %e2e %s
// Expected: numpy.take.

func.func @index_select_rows() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[2, 2, 0]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %r5 = jit.index_select %x2, %x4 dim = 0 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3x4xf32>
  %e6 = jit.constant dense<[[3.0, 3.5, 4.0, 4.5], [3.0, 3.5, 4.0, 4.5], [-1.0, -0.5, 0.0, 0.5]]> : tensor<3x4xf32>
  check.expect_eq %r5, %e6 : tensor<3x4xf32>
  return
}

func.func @index_select_columns() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[3, 0]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %r5 = jit.index_select %x2, %x4 dim = -1 : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  %e6 = jit.constant dense<[[0.5, -1.0], [2.5, 1.0], [4.5, 3.0]]> : tensor<3x2xf32>
  check.expect_eq %r5, %e6 : tensor<3x2xf32>
  return
}

func.func @index_select_i32() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[3, 0]> : tensor<2xi32>
  %x4 = check.opaque %c3 : tensor<2xi32>
  %r5 = jit.index_select %x2, %x4 dim = 1 : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %e6 = jit.constant dense<[[0.5, -1.0], [2.5, 1.0], [4.5, 3.0]]> : tensor<3x2xf32>
  check.expect_eq %r5, %e6 : tensor<3x2xf32>
  return
}

func.func @index_select_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32> -> tensor<?x4xf32>
  %c3 = jit.constant dense<[1]> : tensor<1xi64>
  %x4 = check.opaque %c3 : tensor<1xi64> -> tensor<?xi64>
  %r5 = jit.index_select %x2, %x4 dim = 0 : (tensor<?x4xf32>, tensor<?xi64>) -> tensor<?x4xf32>
  %e6 = jit.constant dense<[[1.0, 1.5, 2.0, 2.5]]> : tensor<1x4xf32>
  %e7 = check.opaque %e6 : tensor<1x4xf32> -> tensor<?x4xf32>
  check.expect_eq %r5, %e7 : tensor<?x4xf32>
  return
}

func.func @index_select_no_index() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<> : tensor<0xi64>
  %x4 = check.opaque %c3 : tensor<0xi64>
  %r5 = jit.index_select %x2, %x4 dim = 1 : (tensor<3x4xf32>, tensor<0xi64>) -> tensor<3x0xf32>
  %e6 = jit.constant dense<> : tensor<3x0xf32>
  check.expect_eq %r5, %e6 : tensor<3x0xf32>
  return
}

// Every element type.
func.func @index_select_element_types() {
  %c1 = jit.constant dense<[2, 0]> : tensor<2xi64>
  %x2 = check.opaque %c1 : tensor<2xi64>
  %c3 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf64>
  %x4 = check.opaque %c3 : tensor<3x2xf64>
  %r5 = jit.index_select %x4, %x2 dim = 0 : (tensor<3x2xf64>, tensor<2xi64>) -> tensor<2x2xf64>
  %e6 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xf64>
  check.expect_eq %r5, %e6 : tensor<2x2xf64>
  %c7 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf32>
  %x8 = check.opaque %c7 : tensor<3x2xf32>
  %r9 = jit.index_select %x8, %x2 dim = 0 : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %e10 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xf32>
  check.expect_eq %r9, %e10 : tensor<2x2xf32>
  %c11 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf16>
  %x12 = check.opaque %c11 : tensor<3x2xf16>
  %r13 = jit.index_select %x12, %x2 dim = 0 : (tensor<3x2xf16>, tensor<2xi64>) -> tensor<2x2xf16>
  %e14 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xf16>
  check.expect_eq %r13, %e14 : tensor<2x2xf16>
  %c15 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xbf16>
  %x16 = check.opaque %c15 : tensor<3x2xbf16>
  %r17 = jit.index_select %x16, %x2 dim = 0 : (tensor<3x2xbf16>, tensor<2xi64>) -> tensor<2x2xbf16>
  %e18 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xbf16>
  check.expect_eq %r17, %e18 : tensor<2x2xbf16>
  %c19 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi64>
  %x20 = check.opaque %c19 : tensor<3x2xi64>
  %r21 = jit.index_select %x20, %x2 dim = 0 : (tensor<3x2xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  %e22 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi64>
  check.expect_eq %r21, %e22 : tensor<2x2xi64>
  %c23 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi32>
  %x24 = check.opaque %c23 : tensor<3x2xi32>
  %r25 = jit.index_select %x24, %x2 dim = 0 : (tensor<3x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  %e26 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi32>
  check.expect_eq %r25, %e26 : tensor<2x2xi32>
  %c27 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi16>
  %x28 = check.opaque %c27 : tensor<3x2xi16>
  %r29 = jit.index_select %x28, %x2 dim = 0 : (tensor<3x2xi16>, tensor<2xi64>) -> tensor<2x2xi16>
  %e30 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi16>
  check.expect_eq %r29, %e30 : tensor<2x2xi16>
  %c31 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi8>
  %x32 = check.opaque %c31 : tensor<3x2xi8>
  %r33 = jit.index_select %x32, %x2 dim = 0 : (tensor<3x2xi8>, tensor<2xi64>) -> tensor<2x2xi8>
  %e34 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi8>
  check.expect_eq %r33, %e34 : tensor<2x2xi8>
  %c35 = jit.constant dense<[[200, 237], [18, 55], [92, 129]]> : tensor<3x2xui8>
  %x36 = check.opaque %c35 : tensor<3x2xui8>
  %r37 = jit.index_select %x36, %x2 dim = 0 : (tensor<3x2xui8>, tensor<2xi64>) -> tensor<2x2xui8>
  %e38 = jit.constant dense<[[92, 129], [200, 237]]> : tensor<2x2xui8>
  check.expect_eq %r37, %e38 : tensor<2x2xui8>
  %c39 = jit.constant dense<[[true, false], [false, true], [false, false]]> : tensor<3x2xi1>
  %x40 = check.opaque %c39 : tensor<3x2xi1>
  %r41 = jit.index_select %x40, %x2 dim = 0 : (tensor<3x2xi1>, tensor<2xi64>) -> tensor<2x2xi1>
  %e42 = jit.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
  check.expect_eq %r41, %e42 : tensor<2x2xi1>
  return
}
