// RUN: %e2e %s
// Expected: numpy.transpose.

func.func @transpose_matrix() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.transpose %x2 dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e4 = jit.constant dense<[[-1.0, 0.5], [-0.5, 1.0], [0.0, 1.5]]> : tensor<3x2xf32>
  check.expect_eq %r3, %e4 : tensor<3x2xf32>
  return
}

func.func @transpose_cycle() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32>
  %r3 = jit.transpose %x2 dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %e4 = jit.constant dense<[[[-1.0, 1.0, 3.0], [5.0, 7.0, 9.0]], [[-0.5, 1.5, 3.5], [5.5, 7.5, 9.5]], [[0.0, 2.0, 4.0], [6.0, 8.0, 10.0]], [[0.5, 2.5, 4.5], [6.5, 8.5, 10.5]]]> : tensor<4x2x3xf32>
  check.expect_eq %r3, %e4 : tensor<4x2x3xf32>
  return
}

func.func @transpose_negative() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32>
  %r3 = jit.transpose %x2 dims = [-1, 1, -3] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  %e4 = jit.constant dense<[[[-1.0, 5.0], [1.0, 7.0], [3.0, 9.0]], [[-0.5, 5.5], [1.5, 7.5], [3.5, 9.5]], [[0.0, 6.0], [2.0, 8.0], [4.0, 10.0]], [[0.5, 6.5], [2.5, 8.5], [4.5, 10.5]]]> : tensor<4x3x2xf32>
  check.expect_eq %r3, %e4 : tensor<4x3x2xf32>
  return
}

func.func @transpose_dynamic() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32> -> tensor<?x3x?xf32>
  %r3 = jit.transpose %x2 dims = [1, 2, 0] : (tensor<?x3x?xf32>) -> tensor<3x?x?xf32>
  %e4 = jit.constant dense<[[[-1.0, 5.0], [-0.5, 5.5], [0.0, 6.0], [0.5, 6.5]], [[1.0, 7.0], [1.5, 7.5], [2.0, 8.0], [2.5, 8.5]], [[3.0, 9.0], [3.5, 9.5], [4.0, 10.0], [4.5, 10.5]]]> : tensor<3x4x2xf32>
  %e5 = check.opaque %e4 : tensor<3x4x2xf32> -> tensor<3x?x?xf32>
  check.expect_eq %r3, %e5 : tensor<3x?x?xf32>
  return
}

// Only an extent of 1 moves.
func.func @transpose_unit() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]]> : tensor<1x3x4xf32>
  %x2 = check.opaque %c1 : tensor<1x3x4xf32> -> tensor<1x?x?xf32>
  %r3 = jit.transpose %x2 dims = [1, 0, 2] : (tensor<1x?x?xf32>) -> tensor<?x1x?xf32>
  %e4 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5]], [[1.0, 1.5, 2.0, 2.5]], [[3.0, 3.5, 4.0, 4.5]]]> : tensor<3x1x4xf32>
  %e5 = check.opaque %e4 : tensor<3x1x4xf32> -> tensor<?x1x?xf32>
  check.expect_eq %r3, %e5 : tensor<?x1x?xf32>
  return
}

func.func @transpose_scalar() {
  %c1 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.transpose %x2 dims = [] : tensor<f32>
  %e4 = jit.constant dense<2.0> : tensor<f32>
  check.expect_eq %r3, %e4 : tensor<f32>
  return
}

func.func @transpose_empty() {
  %c1 = jit.constant dense<> : tensor<0x3xf32>
  %x2 = check.opaque %c1 : tensor<0x3xf32>
  %r3 = jit.transpose %x2 dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
  %e4 = jit.constant dense<> : tensor<3x0xf32>
  check.expect_eq %r3, %e4 : tensor<3x0xf32>
  return
}

// The declared type knows more than follows.
func.func @transpose_declared() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x?xf32>
  %r3 = jit.transpose %x2 dims = [1, 0] : (tensor<?x?xf32>) -> tensor<3x2xf32>
  %e4 = jit.constant dense<[[-1.0, 0.5], [-0.5, 1.0], [0.0, 1.5]]> : tensor<3x2xf32>
  check.expect_eq %r3, %e4 : tensor<3x2xf32>
  return
}

// Every element type.
func.func @transpose_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf64>
  %x2 = check.opaque %c1 : tensor<2x3xf64>
  %r3 = jit.transpose %x2 dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %e4 = jit.constant dense<[[-1.0, 0.5], [-0.5, 1.0], [0.0, 1.5]]> : tensor<3x2xf64>
  check.expect_eq %r3, %e4 : tensor<3x2xf64>
  %c5 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.transpose %x6 dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e8 = jit.constant dense<[[-1.0, 0.5], [-0.5, 1.0], [0.0, 1.5]]> : tensor<3x2xf32>
  check.expect_eq %r7, %e8 : tensor<3x2xf32>
  %c9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf16>
  %x10 = check.opaque %c9 : tensor<2x3xf16>
  %r11 = jit.transpose %x10 dims = [1, 0] : (tensor<2x3xf16>) -> tensor<3x2xf16>
  %e12 = jit.constant dense<[[-1.0, 0.5], [-0.5, 1.0], [0.0, 1.5]]> : tensor<3x2xf16>
  check.expect_eq %r11, %e12 : tensor<3x2xf16>
  %c13 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xbf16>
  %x14 = check.opaque %c13 : tensor<2x3xbf16>
  %r15 = jit.transpose %x14 dims = [1, 0] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  %e16 = jit.constant dense<[[-1.0, 0.5], [-0.5, 1.0], [0.0, 1.5]]> : tensor<3x2xbf16>
  check.expect_eq %r15, %e16 : tensor<3x2xbf16>
  %c17 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi64>
  %x18 = check.opaque %c17 : tensor<2x3xi64>
  %r19 = jit.transpose %x18 dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2xi64>
  %e20 = jit.constant dense<[[-7, 8], [-2, 13], [3, 18]]> : tensor<3x2xi64>
  check.expect_eq %r19, %e20 : tensor<3x2xi64>
  %c21 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi32>
  %x22 = check.opaque %c21 : tensor<2x3xi32>
  %r23 = jit.transpose %x22 dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %e24 = jit.constant dense<[[-7, 8], [-2, 13], [3, 18]]> : tensor<3x2xi32>
  check.expect_eq %r23, %e24 : tensor<3x2xi32>
  %c25 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi16>
  %x26 = check.opaque %c25 : tensor<2x3xi16>
  %r27 = jit.transpose %x26 dims = [1, 0] : (tensor<2x3xi16>) -> tensor<3x2xi16>
  %e28 = jit.constant dense<[[-7, 8], [-2, 13], [3, 18]]> : tensor<3x2xi16>
  check.expect_eq %r27, %e28 : tensor<3x2xi16>
  %c29 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi8>
  %x30 = check.opaque %c29 : tensor<2x3xi8>
  %r31 = jit.transpose %x30 dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %e32 = jit.constant dense<[[-7, 8], [-2, 13], [3, 18]]> : tensor<3x2xi8>
  check.expect_eq %r31, %e32 : tensor<3x2xi8>
  %c33 = jit.constant dense<[[200, 237, 18], [55, 92, 129]]> : tensor<2x3xui8>
  %x34 = check.opaque %c33 : tensor<2x3xui8>
  %r35 = jit.transpose %x34 dims = [1, 0] : (tensor<2x3xui8>) -> tensor<3x2xui8>
  %e36 = jit.constant dense<[[200, 55], [237, 92], [18, 129]]> : tensor<3x2xui8>
  check.expect_eq %r35, %e36 : tensor<3x2xui8>
  %c37 = jit.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %x38 = check.opaque %c37 : tensor<2x3xi1>
  %r39 = jit.transpose %x38 dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %e40 = jit.constant dense<[[true, true], [false, false], [false, false]]> : tensor<3x2xi1>
  check.expect_eq %r39, %e40 : tensor<3x2xi1>
  return
}

func.func @transpose_of_slice() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %r3 = jit.slice %x2[1, 0] [2, 2] [1, 2] : (tensor<3x4xf32>) -> tensor<2x2xf32>
  %r4 = jit.transpose %r3 dims = [1, 0] : tensor<2x2xf32>
  %e5 = jit.constant dense<[[1.0, 3.0], [2.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq %r4, %e5 : tensor<2x2xf32>
  return
}
