// RUN: %e2e %s
// Expected: numpy.roll.

func.func @roll_forward() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.roll %x2 shifts = [1] dims = [1] : tensor<2x3xf32>
  %e4 = jit.constant dense<[[0.0, -1.0, -0.5], [1.5, 0.5, 1.0]]> : tensor<2x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x3xf32>
  return
}

func.func @roll_backward() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.roll %x2 shifts = [-1] dims = [-1] : tensor<2x3xf32>
  %e4 = jit.constant dense<[[-0.5, 0.0, -1.0], [1.0, 1.5, 0.5]]> : tensor<2x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x3xf32>
  return
}

// One dimension twice, and shifts beyond the extent.
func.func @roll_several() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %r3 = jit.roll %x2 shifts = [2, 7, -3] dims = [0, 1, 0] : tensor<5x6xf32>
  %e4 = jit.constant dense<[[4.5, 2.0, 2.5, 3.0, 3.5, 4.0], [7.5, 5.0, 5.5, 6.0, 6.5, 7.0], [10.5, 8.0, 8.5, 9.0, 9.5, 10.0], [13.5, 11.0, 11.5, 12.0, 12.5, 13.0], [1.5, -1.0, -0.5, 0.0, 0.5, 1.0]]> : tensor<5x6xf32>
  check.expect_eq %r3, %e4 : tensor<5x6xf32>
  return
}

func.func @roll_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32> -> tensor<?x?xf32>
  %r3 = jit.roll %x2 shifts = [7, -8] dims = [0, 1] : tensor<?x?xf32>
  %e4 = jit.constant dense<[[9.0, 9.5, 10.0, 10.5, 8.0, 8.5], [12.0, 12.5, 13.0, 13.5, 11.0, 11.5], [0.0, 0.5, 1.0, 1.5, -1.0, -0.5], [3.0, 3.5, 4.0, 4.5, 2.0, 2.5], [6.0, 6.5, 7.0, 7.5, 5.0, 5.5]]> : tensor<5x6xf32>
  %e5 = check.opaque %e4 : tensor<5x6xf32> -> tensor<?x?xf32>
  check.expect_eq %r3, %e5 : tensor<?x?xf32>
  return
}

func.func @roll_whole() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<2x?xf32>
  %r3 = jit.roll %x2 shifts = [3, 0] dims = [1, 0] : tensor<2x?xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %e5 = check.opaque %e4 : tensor<2x3xf32> -> tensor<2x?xf32>
  check.expect_eq %r3, %e5 : tensor<2x?xf32>
  return
}

func.func @roll_declared() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r3 = jit.roll %x2 shifts = [1] dims = [0] : (tensor<?x3xf32>) -> tensor<2x3xf32>
  %e4 = jit.constant dense<[[0.5, 1.0, 1.5], [-1.0, -0.5, 0.0]]> : tensor<2x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x3xf32>
  return
}

func.func @roll_scalar() {
  %c1 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.roll %x2 shifts = [] dims = [] : tensor<f32>
  %e4 = jit.constant dense<2.0> : tensor<f32>
  check.expect_eq %r3, %e4 : tensor<f32>
  return
}

func.func @roll_empty() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32> -> tensor<?x2xf32>
  %r3 = jit.roll %x2 shifts = [1] dims = [0] : tensor<?x2xf32>
  %e4 = jit.constant dense<> : tensor<0x2xf32>
  %e5 = check.opaque %e4 : tensor<0x2xf32> -> tensor<?x2xf32>
  check.expect_eq %r3, %e5 : tensor<?x2xf32>
  return
}

// Every element type.
func.func @roll_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf64>
  %x2 = check.opaque %c1 : tensor<2x3xf64>
  %r3 = jit.roll %x2 shifts = [1] dims = [1] : tensor<2x3xf64>
  %e4 = jit.constant dense<[[0.0, -1.0, -0.5], [1.5, 0.5, 1.0]]> : tensor<2x3xf64>
  check.expect_eq %r3, %e4 : tensor<2x3xf64>
  %c5 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.roll %x6 shifts = [1] dims = [1] : tensor<2x3xf32>
  %e8 = jit.constant dense<[[0.0, -1.0, -0.5], [1.5, 0.5, 1.0]]> : tensor<2x3xf32>
  check.expect_eq %r7, %e8 : tensor<2x3xf32>
  %c9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf16>
  %x10 = check.opaque %c9 : tensor<2x3xf16>
  %r11 = jit.roll %x10 shifts = [1] dims = [1] : tensor<2x3xf16>
  %e12 = jit.constant dense<[[0.0, -1.0, -0.5], [1.5, 0.5, 1.0]]> : tensor<2x3xf16>
  check.expect_eq %r11, %e12 : tensor<2x3xf16>
  %c13 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xbf16>
  %x14 = check.opaque %c13 : tensor<2x3xbf16>
  %r15 = jit.roll %x14 shifts = [1] dims = [1] : tensor<2x3xbf16>
  %e16 = jit.constant dense<[[0.0, -1.0, -0.5], [1.5, 0.5, 1.0]]> : tensor<2x3xbf16>
  check.expect_eq %r15, %e16 : tensor<2x3xbf16>
  %c17 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi64>
  %x18 = check.opaque %c17 : tensor<2x3xi64>
  %r19 = jit.roll %x18 shifts = [1] dims = [1] : tensor<2x3xi64>
  %e20 = jit.constant dense<[[3, -7, -2], [18, 8, 13]]> : tensor<2x3xi64>
  check.expect_eq %r19, %e20 : tensor<2x3xi64>
  %c21 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi32>
  %x22 = check.opaque %c21 : tensor<2x3xi32>
  %r23 = jit.roll %x22 shifts = [1] dims = [1] : tensor<2x3xi32>
  %e24 = jit.constant dense<[[3, -7, -2], [18, 8, 13]]> : tensor<2x3xi32>
  check.expect_eq %r23, %e24 : tensor<2x3xi32>
  %c25 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi16>
  %x26 = check.opaque %c25 : tensor<2x3xi16>
  %r27 = jit.roll %x26 shifts = [1] dims = [1] : tensor<2x3xi16>
  %e28 = jit.constant dense<[[3, -7, -2], [18, 8, 13]]> : tensor<2x3xi16>
  check.expect_eq %r27, %e28 : tensor<2x3xi16>
  %c29 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi8>
  %x30 = check.opaque %c29 : tensor<2x3xi8>
  %r31 = jit.roll %x30 shifts = [1] dims = [1] : tensor<2x3xi8>
  %e32 = jit.constant dense<[[3, -7, -2], [18, 8, 13]]> : tensor<2x3xi8>
  check.expect_eq %r31, %e32 : tensor<2x3xi8>
  %c33 = jit.constant dense<[[200, 237, 18], [55, 92, 129]]> : tensor<2x3xui8>
  %x34 = check.opaque %c33 : tensor<2x3xui8>
  %r35 = jit.roll %x34 shifts = [1] dims = [1] : tensor<2x3xui8>
  %e36 = jit.constant dense<[[18, 200, 237], [129, 55, 92]]> : tensor<2x3xui8>
  check.expect_eq %r35, %e36 : tensor<2x3xui8>
  %c37 = jit.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %x38 = check.opaque %c37 : tensor<2x3xi1>
  %r39 = jit.roll %x38 shifts = [1] dims = [1] : tensor<2x3xi1>
  %e40 = jit.constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  check.expect_eq %r39, %e40 : tensor<2x3xi1>
  return
}
