// RUN: %e2e %s
// Expected: numpy.stack.

func.func @stack_first() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<[[0.0, 0.5, 1.0], [1.5, 2.0, 2.5]]> : tensor<2x3xf32>
  %x4 = check.opaque %c3 : tensor<2x3xf32>
  %r5 = jit.stack %x2, %x4 dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %e6 = jit.constant dense<[[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]], [[0.0, 0.5, 1.0], [1.5, 2.0, 2.5]]]> : tensor<2x2x3xf32>
  check.expect_eq %r5, %e6 : tensor<2x2x3xf32>
  return
}

func.func @stack_last() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<[[0.0, 0.5, 1.0], [1.5, 2.0, 2.5]]> : tensor<2x3xf32>
  %x4 = check.opaque %c3 : tensor<2x3xf32>
  %c5 = jit.constant dense<[[1.0, 1.5, 2.0], [2.5, 3.0, 3.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.stack %x2, %x4, %x6 dim = -1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
  %e8 = jit.constant dense<[[[-1.0, 0.0, 1.0], [-0.5, 0.5, 1.5], [0.0, 1.0, 2.0]], [[0.5, 1.5, 2.5], [1.0, 2.0, 3.0], [1.5, 2.5, 3.5]]]> : tensor<2x3x3xf32>
  check.expect_eq %r7, %e8 : tensor<2x3x3xf32>
  return
}

func.func @stack_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %c3 = jit.constant dense<[[0.0, 0.5, 1.0], [1.5, 2.0, 2.5]]> : tensor<2x3xf32>
  %x4 = check.opaque %c3 : tensor<2x3xf32> -> tensor<?x?xf32>
  %r5 = jit.stack %x2, %x4 dim = 1 : (tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x2x3xf32>
  %e6 = jit.constant dense<[[[-1.0, -0.5, 0.0], [0.0, 0.5, 1.0]], [[0.5, 1.0, 1.5], [1.5, 2.0, 2.5]]]> : tensor<2x2x3xf32>
  %e7 = check.opaque %e6 : tensor<2x2x3xf32> -> tensor<?x2x3xf32>
  check.expect_eq %r5, %e7 : tensor<?x2x3xf32>
  return
}

func.func @stack_scalars() {
  %c1 = jit.constant dense<1.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %c3 = jit.constant dense<2.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.stack %x2, %x4 dim = 0 : (tensor<f32>, tensor<f32>) -> tensor<2xf32>
  %e6 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r5, %e6 : tensor<2xf32>
  return
}

func.func @stack_empty() {
  %c1 = jit.constant dense<> : tensor<0xf32>
  %x2 = check.opaque %c1 : tensor<0xf32> -> tensor<?xf32>
  %c3 = jit.constant dense<> : tensor<0xf32>
  %x4 = check.opaque %c3 : tensor<0xf32> -> tensor<?xf32>
  %r5 = jit.stack %x2, %x4 dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<2x?xf32>
  %e6 = jit.constant dense<> : tensor<2x0xf32>
  %e7 = check.opaque %e6 : tensor<2x0xf32> -> tensor<2x?xf32>
  check.expect_eq %r5, %e7 : tensor<2x?xf32>
  return
}

// Every element type.
func.func @stack_element_types() {
  %c1 = jit.constant dense<[-1.0, -0.5]> : tensor<2xf64>
  %x2 = check.opaque %c1 : tensor<2xf64>
  %c3 = jit.constant dense<[-0.5, 0.0]> : tensor<2xf64>
  %x4 = check.opaque %c3 : tensor<2xf64>
  %r5 = jit.stack %x2, %x4 dim = 1 : (tensor<2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
  %e6 = jit.constant dense<[[-1.0, -0.5], [-0.5, 0.0]]> : tensor<2x2xf64>
  check.expect_eq %r5, %e6 : tensor<2x2xf64>
  %c7 = jit.constant dense<[-1.0, -0.5]> : tensor<2xf32>
  %x8 = check.opaque %c7 : tensor<2xf32>
  %c9 = jit.constant dense<[-0.5, 0.0]> : tensor<2xf32>
  %x10 = check.opaque %c9 : tensor<2xf32>
  %r11 = jit.stack %x8, %x10 dim = 1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %e12 = jit.constant dense<[[-1.0, -0.5], [-0.5, 0.0]]> : tensor<2x2xf32>
  check.expect_eq %r11, %e12 : tensor<2x2xf32>
  %c13 = jit.constant dense<[-1.0, -0.5]> : tensor<2xf16>
  %x14 = check.opaque %c13 : tensor<2xf16>
  %c15 = jit.constant dense<[-0.5, 0.0]> : tensor<2xf16>
  %x16 = check.opaque %c15 : tensor<2xf16>
  %r17 = jit.stack %x14, %x16 dim = 1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2x2xf16>
  %e18 = jit.constant dense<[[-1.0, -0.5], [-0.5, 0.0]]> : tensor<2x2xf16>
  check.expect_eq %r17, %e18 : tensor<2x2xf16>
  %c19 = jit.constant dense<[-1.0, -0.5]> : tensor<2xbf16>
  %x20 = check.opaque %c19 : tensor<2xbf16>
  %c21 = jit.constant dense<[-0.5, 0.0]> : tensor<2xbf16>
  %x22 = check.opaque %c21 : tensor<2xbf16>
  %r23 = jit.stack %x20, %x22 dim = 1 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2x2xbf16>
  %e24 = jit.constant dense<[[-1.0, -0.5], [-0.5, 0.0]]> : tensor<2x2xbf16>
  check.expect_eq %r23, %e24 : tensor<2x2xbf16>
  %c25 = jit.constant dense<[-7, -2]> : tensor<2xi64>
  %x26 = check.opaque %c25 : tensor<2xi64>
  %c27 = jit.constant dense<[-6, -1]> : tensor<2xi64>
  %x28 = check.opaque %c27 : tensor<2xi64>
  %r29 = jit.stack %x26, %x28 dim = 1 : (tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  %e30 = jit.constant dense<[[-7, -6], [-2, -1]]> : tensor<2x2xi64>
  check.expect_eq %r29, %e30 : tensor<2x2xi64>
  %c31 = jit.constant dense<[-7, -2]> : tensor<2xi32>
  %x32 = check.opaque %c31 : tensor<2xi32>
  %c33 = jit.constant dense<[-6, -1]> : tensor<2xi32>
  %x34 = check.opaque %c33 : tensor<2xi32>
  %r35 = jit.stack %x32, %x34 dim = 1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %e36 = jit.constant dense<[[-7, -6], [-2, -1]]> : tensor<2x2xi32>
  check.expect_eq %r35, %e36 : tensor<2x2xi32>
  %c37 = jit.constant dense<[-7, -2]> : tensor<2xi16>
  %x38 = check.opaque %c37 : tensor<2xi16>
  %c39 = jit.constant dense<[-6, -1]> : tensor<2xi16>
  %x40 = check.opaque %c39 : tensor<2xi16>
  %r41 = jit.stack %x38, %x40 dim = 1 : (tensor<2xi16>, tensor<2xi16>) -> tensor<2x2xi16>
  %e42 = jit.constant dense<[[-7, -6], [-2, -1]]> : tensor<2x2xi16>
  check.expect_eq %r41, %e42 : tensor<2x2xi16>
  %c43 = jit.constant dense<[-7, -2]> : tensor<2xi8>
  %x44 = check.opaque %c43 : tensor<2xi8>
  %c45 = jit.constant dense<[-6, -1]> : tensor<2xi8>
  %x46 = check.opaque %c45 : tensor<2xi8>
  %r47 = jit.stack %x44, %x46 dim = 1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  %e48 = jit.constant dense<[[-7, -6], [-2, -1]]> : tensor<2x2xi8>
  check.expect_eq %r47, %e48 : tensor<2x2xi8>
  %c49 = jit.constant dense<[200, 237]> : tensor<2xui8>
  %x50 = check.opaque %c49 : tensor<2xui8>
  %c51 = jit.constant dense<[201, 238]> : tensor<2xui8>
  %x52 = check.opaque %c51 : tensor<2xui8>
  %r53 = jit.stack %x50, %x52 dim = 1 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2x2xui8>
  %e54 = jit.constant dense<[[200, 201], [237, 238]]> : tensor<2x2xui8>
  check.expect_eq %r53, %e54 : tensor<2x2xui8>
  %c55 = jit.constant dense<[true, false]> : tensor<2xi1>
  %x56 = check.opaque %c55 : tensor<2xi1>
  %c57 = jit.constant dense<[false, false]> : tensor<2xi1>
  %x58 = check.opaque %c57 : tensor<2xi1>
  %r59 = jit.stack %x56, %x58 dim = 1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<2x2xi1>
  %e60 = jit.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  check.expect_eq %r59, %e60 : tensor<2x2xi1>
  return
}
