// RUN: %e2e %s
// Expected: numpy.argwhere.

func.func @nonzero_matrix() {
  %c1 = jit.constant dense<[[0.0, 1.0, 0.0], [2.0, 0.0, -3.0]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.nonzero %x2 : tensor<2x3xf32> -> tensor<?x2xi64>
  %e4 = jit.constant dense<[[0, 1], [1, 0], [1, 2]]> : tensor<3x2xi64>
  %e5 = check.opaque %e4 : tensor<3x2xi64> -> tensor<?x2xi64>
  check.expect_eq %r3, %e5 : tensor<?x2xi64>
  return
}

// NaN is not zero, -0 is.
func.func @nonzero_special() {
  %c1 = jit.constant dense<[0x7FC00000, -0.0, 0x7F800000, 0.0]> : tensor<4xf32>
  %x2 = check.opaque %c1 : tensor<4xf32>
  %r3 = jit.nonzero %x2 : tensor<4xf32> -> tensor<?x1xi64>
  %e4 = jit.constant dense<[[0], [2]]> : tensor<2x1xi64>
  %e5 = check.opaque %e4 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r3, %e5 : tensor<?x1xi64>
  return
}

func.func @nonzero_dynamic() {
  %c1 = jit.constant dense<[[false, true], [true, true]]> : tensor<2x2xi1>
  %x2 = check.opaque %c1 : tensor<2x2xi1> -> tensor<?x?xi1>
  %r3 = jit.nonzero %x2 : tensor<?x?xi1> -> tensor<?x2xi64>
  %e4 = jit.constant dense<[[0, 1], [1, 0], [1, 1]]> : tensor<3x2xi64>
  %e5 = check.opaque %e4 : tensor<3x2xi64> -> tensor<?x2xi64>
  check.expect_eq %r3, %e5 : tensor<?x2xi64>
  return
}

func.func @nonzero_none() {
  %c1 = jit.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
  %x2 = check.opaque %c1 : tensor<2x2xf32>
  %r3 = jit.nonzero %x2 : tensor<2x2xf32> -> tensor<?x2xi64>
  %e4 = jit.constant dense<> : tensor<0x2xi64>
  %e5 = check.opaque %e4 : tensor<0x2xi64> -> tensor<?x2xi64>
  check.expect_eq %r3, %e5 : tensor<?x2xi64>
  return
}

// A scalar has no indices; it is there or not.
func.func @nonzero_scalar() {
  %c1 = jit.constant dense<3.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.nonzero %x2 : tensor<f32> -> tensor<?x0xi64>
  %e4 = jit.constant dense<> : tensor<1x0xi64>
  %e5 = check.opaque %e4 : tensor<1x0xi64> -> tensor<?x0xi64>
  check.expect_eq %r3, %e5 : tensor<?x0xi64>
  return
}

func.func @nonzero_scalar_zero() {
  %c1 = jit.constant dense<0.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.nonzero %x2 : tensor<f32> -> tensor<?x0xi64>
  %e4 = jit.constant dense<> : tensor<0x0xi64>
  %e5 = check.opaque %e4 : tensor<0x0xi64> -> tensor<?x0xi64>
  check.expect_eq %r3, %e5 : tensor<?x0xi64>
  return
}

func.func @nonzero_empty() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32> -> tensor<?x2xf32>
  %r3 = jit.nonzero %x2 : tensor<?x2xf32> -> tensor<?x2xi64>
  %e4 = jit.constant dense<> : tensor<0x2xi64>
  %e5 = check.opaque %e4 : tensor<0x2xi64> -> tensor<?x2xi64>
  check.expect_eq %r3, %e5 : tensor<?x2xi64>
  return
}

// Every element type.
func.func @nonzero_element_types() {
  %c1 = jit.constant dense<[-1.0, 0.0, 0.0, 1.0]> : tensor<4xf64>
  %x2 = check.opaque %c1 : tensor<4xf64>
  %r3 = jit.nonzero %x2 : tensor<4xf64> -> tensor<?x1xi64>
  %e4 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e5 = check.opaque %e4 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r3, %e5 : tensor<?x1xi64>
  %c6 = jit.constant dense<[-1.0, 0.0, 0.0, 1.0]> : tensor<4xf32>
  %x7 = check.opaque %c6 : tensor<4xf32>
  %r8 = jit.nonzero %x7 : tensor<4xf32> -> tensor<?x1xi64>
  %e9 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e10 = check.opaque %e9 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r8, %e10 : tensor<?x1xi64>
  %c11 = jit.constant dense<[-1.0, 0.0, 0.0, 1.0]> : tensor<4xf16>
  %x12 = check.opaque %c11 : tensor<4xf16>
  %r13 = jit.nonzero %x12 : tensor<4xf16> -> tensor<?x1xi64>
  %e14 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e15 = check.opaque %e14 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r13, %e15 : tensor<?x1xi64>
  %c16 = jit.constant dense<[-1.0, 0.0, 0.0, 1.0]> : tensor<4xbf16>
  %x17 = check.opaque %c16 : tensor<4xbf16>
  %r18 = jit.nonzero %x17 : tensor<4xbf16> -> tensor<?x1xi64>
  %e19 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e20 = check.opaque %e19 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r18, %e20 : tensor<?x1xi64>
  %c21 = jit.constant dense<[-1, 0, 0, 1]> : tensor<4xi64>
  %x22 = check.opaque %c21 : tensor<4xi64>
  %r23 = jit.nonzero %x22 : tensor<4xi64> -> tensor<?x1xi64>
  %e24 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e25 = check.opaque %e24 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r23, %e25 : tensor<?x1xi64>
  %c26 = jit.constant dense<[-1, 0, 0, 1]> : tensor<4xi32>
  %x27 = check.opaque %c26 : tensor<4xi32>
  %r28 = jit.nonzero %x27 : tensor<4xi32> -> tensor<?x1xi64>
  %e29 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e30 = check.opaque %e29 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r28, %e30 : tensor<?x1xi64>
  %c31 = jit.constant dense<[-1, 0, 0, 1]> : tensor<4xi16>
  %x32 = check.opaque %c31 : tensor<4xi16>
  %r33 = jit.nonzero %x32 : tensor<4xi16> -> tensor<?x1xi64>
  %e34 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e35 = check.opaque %e34 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r33, %e35 : tensor<?x1xi64>
  %c36 = jit.constant dense<[-1, 0, 0, 1]> : tensor<4xi8>
  %x37 = check.opaque %c36 : tensor<4xi8>
  %r38 = jit.nonzero %x37 : tensor<4xi8> -> tensor<?x1xi64>
  %e39 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e40 = check.opaque %e39 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r38, %e40 : tensor<?x1xi64>
  %c41 = jit.constant dense<[128, 0, 0, 1]> : tensor<4xui8>
  %x42 = check.opaque %c41 : tensor<4xui8>
  %r43 = jit.nonzero %x42 : tensor<4xui8> -> tensor<?x1xi64>
  %e44 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e45 = check.opaque %e44 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r43, %e45 : tensor<?x1xi64>
  %c46 = jit.constant dense<[true, false, false, true]> : tensor<4xi1>
  %x47 = check.opaque %c46 : tensor<4xi1>
  %r48 = jit.nonzero %x47 : tensor<4xi1> -> tensor<?x1xi64>
  %e49 = jit.constant dense<[[0], [3]]> : tensor<2x1xi64>
  %e50 = check.opaque %e49 : tensor<2x1xi64> -> tensor<?x1xi64>
  check.expect_eq %r48, %e50 : tensor<?x1xi64>
  return
}

// The declared type knows the number.
func.func @nonzero_declared() {
  %c1 = jit.constant dense<[1, 0, 1]> : tensor<3xi32>
  %x2 = check.opaque %c1 : tensor<3xi32>
  %r3 = jit.nonzero %x2 : tensor<3xi32> -> tensor<2x1xi64>
  %e4 = jit.constant dense<[[0], [2]]> : tensor<2x1xi64>
  check.expect_eq %r3, %e4 : tensor<2x1xi64>
  return
}
