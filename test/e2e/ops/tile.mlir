// RUN: %e2e %s
// Expected: numpy.tile.

func.func @tile_both() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.tile %x2 repeats = [2, 3] : (tensor<2x3xf32>) -> tensor<4x9xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5, 0.5, 1.0, 1.5], [-1.0, -0.5, 0.0, -1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5, 0.5, 1.0, 1.5]]> : tensor<4x9xf32>
  check.expect_eq %r3, %e4 : tensor<4x9xf32>
  return
}

func.func @tile_more_dims() {
  %c1 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf32>
  %x2 = check.opaque %c1 : tensor<3xf32>
  %r3 = jit.tile %x2 repeats = [2, 1, 2] : (tensor<3xf32>) -> tensor<2x1x6xf32>
  %e4 = jit.constant dense<[[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0]], [[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0]]]> : tensor<2x1x6xf32>
  check.expect_eq %r3, %e4 : tensor<2x1x6xf32>
  return
}

func.func @tile_fewer_repeats() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.tile %x2 repeats = [2] : (tensor<2x3xf32>) -> tensor<2x6xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5]]> : tensor<2x6xf32>
  check.expect_eq %r3, %e4 : tensor<2x6xf32>
  return
}

func.func @tile_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x?xf32>
  %r3 = jit.tile %x2 repeats = [2, 2] : tensor<?x?xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5], [-1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5]]> : tensor<4x6xf32>
  %e5 = check.opaque %e4 : tensor<4x6xf32> -> tensor<?x?xf32>
  check.expect_eq %r3, %e5 : tensor<?x?xf32>
  return
}

func.func @tile_unit() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0]]> : tensor<1x3xf32>
  %x2 = check.opaque %c1 : tensor<1x3xf32> -> tensor<1x?xf32>
  %r3 = jit.tile %x2 repeats = [4, 1] : (tensor<1x?xf32>) -> tensor<4x?xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0], [-1.0, -0.5, 0.0], [-1.0, -0.5, 0.0], [-1.0, -0.5, 0.0]]> : tensor<4x3xf32>
  %e5 = check.opaque %e4 : tensor<4x3xf32> -> tensor<4x?xf32>
  check.expect_eq %r3, %e5 : tensor<4x?xf32>
  return
}

func.func @tile_zero() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r3 = jit.tile %x2 repeats = [0, 2] : (tensor<?x3xf32>) -> tensor<0x6xf32>
  %e4 = jit.constant dense<> : tensor<0x6xf32>
  check.expect_eq %r3, %e4 : tensor<0x6xf32>
  return
}

func.func @tile_scalar() {
  %c1 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.tile %x2 repeats = [3] : (tensor<f32>) -> tensor<3xf32>
  %e4 = jit.constant dense<[2.0, 2.0, 2.0]> : tensor<3xf32>
  check.expect_eq %r3, %e4 : tensor<3xf32>
  return
}

func.func @tile_empty() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32> -> tensor<?x2xf32>
  %r3 = jit.tile %x2 repeats = [3, 2] : (tensor<?x2xf32>) -> tensor<?x4xf32>
  %e4 = jit.constant dense<> : tensor<0x4xf32>
  %e5 = check.opaque %e4 : tensor<0x4xf32> -> tensor<?x4xf32>
  check.expect_eq %r3, %e5 : tensor<?x4xf32>
  return
}

// Every element type.
func.func @tile_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf64>
  %x2 = check.opaque %c1 : tensor<2x3xf64>
  %r3 = jit.tile %x2 repeats = [1, 2] : (tensor<2x3xf64>) -> tensor<2x6xf64>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5]]> : tensor<2x6xf64>
  check.expect_eq %r3, %e4 : tensor<2x6xf64>
  %c5 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.tile %x6 repeats = [1, 2] : (tensor<2x3xf32>) -> tensor<2x6xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5]]> : tensor<2x6xf32>
  check.expect_eq %r7, %e8 : tensor<2x6xf32>
  %c9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf16>
  %x10 = check.opaque %c9 : tensor<2x3xf16>
  %r11 = jit.tile %x10 repeats = [1, 2] : (tensor<2x3xf16>) -> tensor<2x6xf16>
  %e12 = jit.constant dense<[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5]]> : tensor<2x6xf16>
  check.expect_eq %r11, %e12 : tensor<2x6xf16>
  %c13 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xbf16>
  %x14 = check.opaque %c13 : tensor<2x3xbf16>
  %r15 = jit.tile %x14 repeats = [1, 2] : (tensor<2x3xbf16>) -> tensor<2x6xbf16>
  %e16 = jit.constant dense<[[-1.0, -0.5, 0.0, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, 0.5, 1.0, 1.5]]> : tensor<2x6xbf16>
  check.expect_eq %r15, %e16 : tensor<2x6xbf16>
  %c17 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi64>
  %x18 = check.opaque %c17 : tensor<2x3xi64>
  %r19 = jit.tile %x18 repeats = [1, 2] : (tensor<2x3xi64>) -> tensor<2x6xi64>
  %e20 = jit.constant dense<[[-7, -2, 3, -7, -2, 3], [8, 13, 18, 8, 13, 18]]> : tensor<2x6xi64>
  check.expect_eq %r19, %e20 : tensor<2x6xi64>
  %c21 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi32>
  %x22 = check.opaque %c21 : tensor<2x3xi32>
  %r23 = jit.tile %x22 repeats = [1, 2] : (tensor<2x3xi32>) -> tensor<2x6xi32>
  %e24 = jit.constant dense<[[-7, -2, 3, -7, -2, 3], [8, 13, 18, 8, 13, 18]]> : tensor<2x6xi32>
  check.expect_eq %r23, %e24 : tensor<2x6xi32>
  %c25 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi16>
  %x26 = check.opaque %c25 : tensor<2x3xi16>
  %r27 = jit.tile %x26 repeats = [1, 2] : (tensor<2x3xi16>) -> tensor<2x6xi16>
  %e28 = jit.constant dense<[[-7, -2, 3, -7, -2, 3], [8, 13, 18, 8, 13, 18]]> : tensor<2x6xi16>
  check.expect_eq %r27, %e28 : tensor<2x6xi16>
  %c29 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi8>
  %x30 = check.opaque %c29 : tensor<2x3xi8>
  %r31 = jit.tile %x30 repeats = [1, 2] : (tensor<2x3xi8>) -> tensor<2x6xi8>
  %e32 = jit.constant dense<[[-7, -2, 3, -7, -2, 3], [8, 13, 18, 8, 13, 18]]> : tensor<2x6xi8>
  check.expect_eq %r31, %e32 : tensor<2x6xi8>
  %c33 = jit.constant dense<[[200, 237, 18], [55, 92, 129]]> : tensor<2x3xui8>
  %x34 = check.opaque %c33 : tensor<2x3xui8>
  %r35 = jit.tile %x34 repeats = [1, 2] : (tensor<2x3xui8>) -> tensor<2x6xui8>
  %e36 = jit.constant dense<[[200, 237, 18, 200, 237, 18], [55, 92, 129, 55, 92, 129]]> : tensor<2x6xui8>
  check.expect_eq %r35, %e36 : tensor<2x6xui8>
  %c37 = jit.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %x38 = check.opaque %c37 : tensor<2x3xi1>
  %r39 = jit.tile %x38 repeats = [1, 2] : (tensor<2x3xi1>) -> tensor<2x6xi1>
  %e40 = jit.constant dense<[[true, false, false, true, false, false], [true, false, false, true, false, false]]> : tensor<2x6xi1>
  check.expect_eq %r39, %e40 : tensor<2x6xi1>
  return
}
