// RUN: %e2e %s
// Expected: numpy.broadcast_to.

func.func @broadcast_to_new_dim() {
  %c1 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf32>
  %x2 = check.opaque %c1 : tensor<3xf32>
  %r3 = jit.broadcast_to %x2 to [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0], [-1.0, -0.5, 0.0]]> : tensor<2x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x3xf32>
  return
}

func.func @broadcast_to_inner() {
  %c1 = jit.constant dense<[[-1.0], [-0.5]]> : tensor<2x1xf32>
  %x2 = check.opaque %c1 : tensor<2x1xf32>
  %r3 = jit.broadcast_to %x2 to [2, 3] : (tensor<2x1xf32>) -> tensor<2x3xf32>
  %e4 = jit.constant dense<[[-1.0, -1.0, -1.0], [-0.5, -0.5, -0.5]]> : tensor<2x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x3xf32>
  return
}

func.func @broadcast_to_keep() {
  %c1 = jit.constant dense<[[-1.0], [-0.5]]> : tensor<2x1xf32>
  %x2 = check.opaque %c1 : tensor<2x1xf32>
  %r3 = jit.broadcast_to %x2 to [4, -1, 3] : (tensor<2x1xf32>) -> tensor<4x2x3xf32>
  %e4 = jit.constant dense<[[[-1.0, -1.0, -1.0], [-0.5, -0.5, -0.5]], [[-1.0, -1.0, -1.0], [-0.5, -0.5, -0.5]], [[-1.0, -1.0, -1.0], [-0.5, -0.5, -0.5]], [[-1.0, -1.0, -1.0], [-0.5, -0.5, -0.5]]]> : tensor<4x2x3xf32>
  check.expect_eq %r3, %e4 : tensor<4x2x3xf32>
  return
}

func.func @broadcast_to_scalar() {
  %c1 = jit.constant dense<3.5> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.broadcast_to %x2 to [2, 2] : (tensor<f32>) -> tensor<2x2xf32>
  %e4 = jit.constant dense<[[3.5, 3.5], [3.5, 3.5]]> : tensor<2x2xf32>
  check.expect_eq %r3, %e4 : tensor<2x2xf32>
  return
}

func.func @broadcast_to_scalar_scalar() {
  %c1 = jit.constant dense<3.5> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.broadcast_to %x2 to [] : tensor<f32>
  %e4 = jit.constant dense<3.5> : tensor<f32>
  check.expect_eq %r3, %e4 : tensor<f32>
  return
}

func.func @broadcast_to_same() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %k3 = arith.constant 3 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.broadcast_to %x2 to [2, %n4] : (tensor<?x3xf32>) -> tensor<2x3xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  check.expect_eq %r5, %e6 : tensor<2x3xf32>
  return
}

// The ? is 1 when the program runs.
func.func @broadcast_to_dynamic_one() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0]]> : tensor<1x3xf32>
  %x2 = check.opaque %c1 : tensor<1x3xf32> -> tensor<?x3xf32>
  %k3 = arith.constant 4 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.broadcast_to %x2 to [%n4, 3] : tensor<?x3xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [-1.0, -0.5, 0.0], [-1.0, -0.5, 0.0], [-1.0, -0.5, 0.0]]> : tensor<4x3xf32>
  %e7 = check.opaque %e6 : tensor<4x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r5, %e7 : tensor<?x3xf32>
  return
}

// The ? is the size when the program runs.
func.func @broadcast_to_dynamic_same() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %x2 = check.opaque %c1 : tensor<4x3xf32> -> tensor<?x3xf32>
  %k3 = arith.constant 4 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.broadcast_to %x2 to [%n4, 3] : tensor<?x3xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5]]> : tensor<4x3xf32>
  %e7 = check.opaque %e6 : tensor<4x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r5, %e7 : tensor<?x3xf32>
  return
}

func.func @broadcast_to_static_size() {
  %c1 = jit.constant dense<[[-1.0]]> : tensor<1x1xf32>
  %x2 = check.opaque %c1 : tensor<1x1xf32> -> tensor<?x?xf32>
  %r3 = jit.broadcast_to %x2 to [2, 3] : (tensor<?x?xf32>) -> tensor<2x3xf32>
  %e4 = jit.constant dense<[[-1.0, -1.0, -1.0], [-1.0, -1.0, -1.0]]> : tensor<2x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x3xf32>
  return
}

func.func @broadcast_to_both() {
  %c1 = jit.constant dense<[[-1.0]]> : tensor<1x1xf32>
  %x2 = check.opaque %c1 : tensor<1x1xf32> -> tensor<?x?xf32>
  %k3 = arith.constant 2 : index
  %n4 = check.opaque %k3 : index
  %k5 = arith.constant 3 : index
  %n6 = check.opaque %k5 : index
  %r7 = jit.broadcast_to %x2 to [%n4, %n6, %n4] : (tensor<?x?xf32>) -> tensor<?x?x?xf32>
  %e8 = jit.constant dense<[[[-1.0, -1.0], [-1.0, -1.0], [-1.0, -1.0]], [[-1.0, -1.0], [-1.0, -1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf32>
  %e9 = check.opaque %e8 : tensor<2x3x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r7, %e9 : tensor<?x?x?xf32>
  return
}

// An extent of 1 is repeated no times.
func.func @broadcast_to_zero() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0]]> : tensor<1x3xf32>
  %x2 = check.opaque %c1 : tensor<1x3xf32>
  %r3 = jit.broadcast_to %x2 to [0, 3] : (tensor<1x3xf32>) -> tensor<0x3xf32>
  %e4 = jit.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r3, %e4 : tensor<0x3xf32>
  return
}

func.func @broadcast_to_zero_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0]]> : tensor<1x3xf32>
  %x2 = check.opaque %c1 : tensor<1x3xf32> -> tensor<?x3xf32>
  %k3 = arith.constant 0 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.broadcast_to %x2 to [%n4, 3] : tensor<?x3xf32>
  %e6 = jit.constant dense<> : tensor<0x3xf32>
  %e7 = check.opaque %e6 : tensor<0x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r5, %e7 : tensor<?x3xf32>
  return
}

func.func @broadcast_to_empty() {
  %c1 = jit.constant dense<> : tensor<0x1xf32>
  %x2 = check.opaque %c1 : tensor<0x1xf32>
  %r3 = jit.broadcast_to %x2 to [2, 0, 3] : (tensor<0x1xf32>) -> tensor<2x0x3xf32>
  %e4 = jit.constant dense<> : tensor<2x0x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x0x3xf32>
  return
}

// Nothing is repeated.
func.func @broadcast_to_units() {
  %c1 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf32>
  %x2 = check.opaque %c1 : tensor<3xf32> -> tensor<?xf32>
  %k3 = arith.constant 3 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.broadcast_to %x2 to [1, 1, %n4] : (tensor<?xf32>) -> tensor<1x1x?xf32>
  %e6 = jit.constant dense<[[[-1.0, -0.5, 0.0]]]> : tensor<1x1x3xf32>
  %e7 = check.opaque %e6 : tensor<1x1x3xf32> -> tensor<1x1x?xf32>
  check.expect_eq %r5, %e7 : tensor<1x1x?xf32>
  return
}

// Every element type.
func.func @broadcast_to_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf64>
  %x2 = check.opaque %c1 : tensor<2x3xf64>
  %r3 = jit.broadcast_to %x2 to [2, 2, 3] : (tensor<2x3xf64>) -> tensor<2x2x3xf64>
  %e4 = jit.constant dense<[[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]], [[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]]> : tensor<2x2x3xf64>
  check.expect_eq %r3, %e4 : tensor<2x2x3xf64>
  %c5 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.broadcast_to %x6 to [2, 2, 3] : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %e8 = jit.constant dense<[[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]], [[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]]> : tensor<2x2x3xf32>
  check.expect_eq %r7, %e8 : tensor<2x2x3xf32>
  %c9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf16>
  %x10 = check.opaque %c9 : tensor<2x3xf16>
  %r11 = jit.broadcast_to %x10 to [2, 2, 3] : (tensor<2x3xf16>) -> tensor<2x2x3xf16>
  %e12 = jit.constant dense<[[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]], [[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]]> : tensor<2x2x3xf16>
  check.expect_eq %r11, %e12 : tensor<2x2x3xf16>
  %c13 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xbf16>
  %x14 = check.opaque %c13 : tensor<2x3xbf16>
  %r15 = jit.broadcast_to %x14 to [2, 2, 3] : (tensor<2x3xbf16>) -> tensor<2x2x3xbf16>
  %e16 = jit.constant dense<[[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]], [[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]]> : tensor<2x2x3xbf16>
  check.expect_eq %r15, %e16 : tensor<2x2x3xbf16>
  %c17 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi64>
  %x18 = check.opaque %c17 : tensor<2x3xi64>
  %r19 = jit.broadcast_to %x18 to [2, 2, 3] : (tensor<2x3xi64>) -> tensor<2x2x3xi64>
  %e20 = jit.constant dense<[[[-7, -2, 3], [8, 13, 18]], [[-7, -2, 3], [8, 13, 18]]]> : tensor<2x2x3xi64>
  check.expect_eq %r19, %e20 : tensor<2x2x3xi64>
  %c21 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi32>
  %x22 = check.opaque %c21 : tensor<2x3xi32>
  %r23 = jit.broadcast_to %x22 to [2, 2, 3] : (tensor<2x3xi32>) -> tensor<2x2x3xi32>
  %e24 = jit.constant dense<[[[-7, -2, 3], [8, 13, 18]], [[-7, -2, 3], [8, 13, 18]]]> : tensor<2x2x3xi32>
  check.expect_eq %r23, %e24 : tensor<2x2x3xi32>
  %c25 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi16>
  %x26 = check.opaque %c25 : tensor<2x3xi16>
  %r27 = jit.broadcast_to %x26 to [2, 2, 3] : (tensor<2x3xi16>) -> tensor<2x2x3xi16>
  %e28 = jit.constant dense<[[[-7, -2, 3], [8, 13, 18]], [[-7, -2, 3], [8, 13, 18]]]> : tensor<2x2x3xi16>
  check.expect_eq %r27, %e28 : tensor<2x2x3xi16>
  %c29 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi8>
  %x30 = check.opaque %c29 : tensor<2x3xi8>
  %r31 = jit.broadcast_to %x30 to [2, 2, 3] : (tensor<2x3xi8>) -> tensor<2x2x3xi8>
  %e32 = jit.constant dense<[[[-7, -2, 3], [8, 13, 18]], [[-7, -2, 3], [8, 13, 18]]]> : tensor<2x2x3xi8>
  check.expect_eq %r31, %e32 : tensor<2x2x3xi8>
  %c33 = jit.constant dense<[[200, 237, 18], [55, 92, 129]]> : tensor<2x3xui8>
  %x34 = check.opaque %c33 : tensor<2x3xui8>
  %r35 = jit.broadcast_to %x34 to [2, 2, 3] : (tensor<2x3xui8>) -> tensor<2x2x3xui8>
  %e36 = jit.constant dense<[[[200, 237, 18], [55, 92, 129]], [[200, 237, 18], [55, 92, 129]]]> : tensor<2x2x3xui8>
  check.expect_eq %r35, %e36 : tensor<2x2x3xui8>
  %c37 = jit.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %x38 = check.opaque %c37 : tensor<2x3xi1>
  %r39 = jit.broadcast_to %x38 to [2, 2, 3] : (tensor<2x3xi1>) -> tensor<2x2x3xi1>
  %e40 = jit.constant dense<[[[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]]]> : tensor<2x2x3xi1>
  check.expect_eq %r39, %e40 : tensor<2x2x3xi1>
  return
}
