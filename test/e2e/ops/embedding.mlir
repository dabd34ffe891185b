// RUN: %e2e %s
// Expected: NumPy's integer indexing.

func.func @embedding_batch() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5], [5.0, 5.5, 6.0]]> : tensor<5x3xf32>
  %x2 = check.opaque %c1 : tensor<5x3xf32>
  %c3 = jit.constant dense<[[4, 0], [1, 4]]> : tensor<2x2xi64>
  %x4 = check.opaque %c3 : tensor<2x2xi64>
  %r5 = jit.embedding %x2, %x4 : (tensor<5x3xf32>, tensor<2x2xi64>) -> tensor<2x2x3xf32>
  %e6 = jit.constant dense<[[[5.0, 5.5, 6.0], [-1.0, -0.5, 0.0]], [[0.5, 1.0, 1.5], [5.0, 5.5, 6.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r5, %e6 : tensor<2x2x3xf32>
  return
}

func.func @embedding_scalar() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5], [5.0, 5.5, 6.0]]> : tensor<5x3xf32>
  %x2 = check.opaque %c1 : tensor<5x3xf32>
  %c3 = jit.constant dense<3> : tensor<i64>
  %x4 = check.opaque %c3 : tensor<i64>
  %r5 = jit.embedding %x2, %x4 : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
  %e6 = jit.constant dense<[3.5, 4.0, 4.5]> : tensor<3xf32>
  check.expect_eq %r5, %e6 : tensor<3xf32>
  return
}

func.func @embedding_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5], [5.0, 5.5, 6.0]]> : tensor<5x3xf32>
  %x2 = check.opaque %c1 : tensor<5x3xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[4, 0], [1, 4]]> : tensor<2x2xi32>
  %x4 = check.opaque %c3 : tensor<2x2xi32> -> tensor<2x?xi32>
  %r5 = jit.embedding %x2, %x4 : (tensor<?x?xf32>, tensor<2x?xi32>) -> tensor<2x?x?xf32>
  %e6 = jit.constant dense<[[[5.0, 5.5, 6.0], [-1.0, -0.5, 0.0]], [[0.5, 1.0, 1.5], [5.0, 5.5, 6.0]]]> : tensor<2x2x3xf32>
  %e7 = check.opaque %e6 : tensor<2x2x3xf32> -> tensor<2x?x?xf32>
  check.expect_eq %r5, %e7 : tensor<2x?x?xf32>
  return
}

func.func @embedding_no_index() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5], [5.0, 5.5, 6.0]]> : tensor<5x3xf32>
  %x2 = check.opaque %c1 : tensor<5x3xf32>
  %c3 = jit.constant dense<> : tensor<2x0xi64>
  %x4 = check.opaque %c3 : tensor<2x0xi64>
  %r5 = jit.embedding %x2, %x4 : (tensor<5x3xf32>, tensor<2x0xi64>) -> tensor<2x0x3xf32>
  %e6 = jit.constant dense<> : tensor<2x0x3xf32>
  check.expect_eq %r5, %e6 : tensor<2x0x3xf32>
  return
}

// Every element type.
func.func @embedding_element_types() {
  %c1 = jit.constant dense<[2, 0]> : tensor<2xi64>
  %x2 = check.opaque %c1 : tensor<2xi64>
  %c3 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf64>
  %x4 = check.opaque %c3 : tensor<3x2xf64>
  %r5 = jit.embedding %x4, %x2 : (tensor<3x2xf64>, tensor<2xi64>) -> tensor<2x2xf64>
  %e6 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xf64>
  check.expect_eq %r5, %e6 : tensor<2x2xf64>
  %c7 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf32>
  %x8 = check.opaque %c7 : tensor<3x2xf32>
  %r9 = jit.embedding %x8, %x2 : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %e10 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xf32>
  check.expect_eq %r9, %e10 : tensor<2x2xf32>
  %c11 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf16>
  %x12 = check.opaque %c11 : tensor<3x2xf16>
  %r13 = jit.embedding %x12, %x2 : (tensor<3x2xf16>, tensor<2xi64>) -> tensor<2x2xf16>
  %e14 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xf16>
  check.expect_eq %r13, %e14 : tensor<2x2xf16>
  %c15 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xbf16>
  %x16 = check.opaque %c15 : tensor<3x2xbf16>
  %r17 = jit.embedding %x16, %x2 : (tensor<3x2xbf16>, tensor<2xi64>) -> tensor<2x2xbf16>
  %e18 = jit.constant dense<[[1.0, 1.5], [-1.0, -0.5]]> : tensor<2x2xbf16>
  check.expect_eq %r17, %e18 : tensor<2x2xbf16>
  %c19 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi64>
  %x20 = check.opaque %c19 : tensor<3x2xi64>
  %r21 = jit.embedding %x20, %x2 : (tensor<3x2xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  %e22 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi64>
  check.expect_eq %r21, %e22 : tensor<2x2xi64>
  %c23 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi32>
  %x24 = check.opaque %c23 : tensor<3x2xi32>
  %r25 = jit.embedding %x24, %x2 : (tensor<3x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  %e26 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi32>
  check.expect_eq %r25, %e26 : tensor<2x2xi32>
  %c27 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi16>
  %x28 = check.opaque %c27 : tensor<3x2xi16>
  %r29 = jit.embedding %x28, %x2 : (tensor<3x2xi16>, tensor<2xi64>) -> tensor<2x2xi16>
  %e30 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi16>
  check.expect_eq %r29, %e30 : tensor<2x2xi16>
  %c31 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi8>
  %x32 = check.opaque %c31 : tensor<3x2xi8>
  %r33 = jit.embedding %x32, %x2 : (tensor<3x2xi8>, tensor<2xi64>) -> tensor<2x2xi8>
  %e34 = jit.constant dense<[[13, 18], [-7, -2]]> : tensor<2x2xi8>
  check.expect_eq %r33, %e34 : tensor<2x2xi8>
  %c35 = jit.constant dense<[[200, 237], [18, 55], [92, 129]]> : tensor<3x2xui8>
  %x36 = check.opaque %c35 : tensor<3x2xui8>
  %r37 = jit.embedding %x36, %x2 : (tensor<3x2xui8>, tensor<2xi64>) -> tensor<2x2xui8>
  %e38 = jit.constant dense<[[92, 129], [200, 237]]> : tensor<2x2xui8>
  check.expect_eq %r37, %e38 : tensor<2x2xui8>
  %c39 = jit.constant dense<[[true, false], [false, true], [false, false]]> : tensor<3x2xi1>
  %x40 = check.opaque %c39 : tensor<3x2xi1>
  %r41 = jit.embedding %x40, %x2 : (tensor<3x2xi1>, tensor<2xi64>) -> tensor<2x2xi1>
  %e42 = jit.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
  check.expect_eq %r41, %e42 : tensor<2x2xi1>
  return
}
