// RUN: %e2e %s
// Expected: numpy.where.

func.func @masked_fill_same() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[[true, false, false, true], [false, false, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  %x4 = check.opaque %c3 : tensor<3x4xi1>
  %c5 = jit.constant dense<0xFF800000> : tensor<f32>
  %x6 = check.opaque %c5 : tensor<f32>
  %r7 = jit.masked_fill %x2, %x4, %x6 : (tensor<3x4xf32>, tensor<3x4xi1>, tensor<f32>) -> tensor<3x4xf32>
  %e8 = jit.constant dense<[[0xFF800000, -0.5, 0.0, 0xFF800000], [1.0, 1.5, 2.0, 2.5], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<3x4xf32>
  check.expect_eq %r7, %e8 : tensor<3x4xf32>
  return
}

func.func @masked_fill_row() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %c3 = jit.constant dense<[true, false, false, true]> : tensor<4xi1>
  %x4 = check.opaque %c3 : tensor<4xi1>
  %c5 = jit.constant dense<9.0> : tensor<f32>
  %x6 = check.opaque %c5 : tensor<f32>
  %r7 = jit.masked_fill %x2, %x4, %x6 : (tensor<3x4xf32>, tensor<4xi1>, tensor<f32>) -> tensor<3x4xf32>
  %e8 = jit.constant dense<[[9.0, -0.5, 0.0, 9.0], [9.0, 1.5, 2.0, 9.0], [9.0, 3.5, 4.0, 9.0]]> : tensor<3x4xf32>
  check.expect_eq %r7, %e8 : tensor<3x4xf32>
  return
}

// The mask has more dimensions.
func.func @masked_fill_widens() {
  %c1 = jit.constant dense<[-1.0, -0.5, 0.0, 0.5]> : tensor<4xf32>
  %x2 = check.opaque %c1 : tensor<4xf32>
  %c3 = jit.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %x4 = check.opaque %c3 : tensor<2x1xi1>
  %c5 = jit.constant dense<9.0> : tensor<f32>
  %x6 = check.opaque %c5 : tensor<f32>
  %r7 = jit.masked_fill %x2, %x4, %x6 : (tensor<4xf32>, tensor<2x1xi1>, tensor<f32>) -> tensor<2x4xf32>
  %e8 = jit.constant dense<[[9.0, 9.0, 9.0, 9.0], [-1.0, -0.5, 0.0, 0.5]]> : tensor<2x4xf32>
  check.expect_eq %r7, %e8 : tensor<2x4xf32>
  return
}

// The mask's last ? is 1.
func.func @masked_fill_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %x4 = check.opaque %c3 : tensor<3x1xi1> -> tensor<?x?xi1>
  %c5 = jit.constant dense<0x7FC00000> : tensor<f32>
  %x6 = check.opaque %c5 : tensor<f32>
  %r7 = jit.masked_fill %x2, %x4, %x6 : (tensor<?x?xf32>, tensor<?x?xi1>, tensor<f32>) -> tensor<?x?xf32>
  %e8 = jit.constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [1.0, 1.5, 2.0, 2.5], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<3x4xf32>
  %e9 = check.opaque %e8 : tensor<3x4xf32> -> tensor<?x?xf32>
  check.expect_eq %r7, %e9 : tensor<?x?xf32>
  return
}

func.func @masked_fill_scalar() {
  %c1 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %c3 = jit.constant dense<true> : tensor<i1>
  %x4 = check.opaque %c3 : tensor<i1>
  %c5 = jit.constant dense<-0.0> : tensor<f32>
  %x6 = check.opaque %c5 : tensor<f32>
  %r7 = jit.masked_fill %x2, %x4, %x6 : (tensor<f32>, tensor<i1>, tensor<f32>) -> tensor<f32>
  %e8 = jit.constant dense<-0.0> : tensor<f32>
  check.expect_eq %r7, %e8 : tensor<f32>
  return
}

func.func @masked_fill_empty() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32> -> tensor<?x2xf32>
  %c3 = jit.constant dense<> : tensor<0x2xi1>
  %x4 = check.opaque %c3 : tensor<0x2xi1> -> tensor<?x2xi1>
  %c5 = jit.constant dense<1.0> : tensor<f32>
  %x6 = check.opaque %c5 : tensor<f32>
  %r7 = jit.masked_fill %x2, %x4, %x6 : (tensor<?x2xf32>, tensor<?x2xi1>, tensor<f32>) -> tensor<?x2xf32>
  %e8 = jit.constant dense<> : tensor<0x2xf32>
  %e9 = check.opaque %e8 : tensor<0x2xf32> -> tensor<?x2xf32>
  check.expect_eq %r7, %e9 : tensor<?x2xf32>
  return
}

// Every element type.
func.func @masked_fill_element_types() {
  %c1 = jit.constant dense<[true, false, true]> : tensor<3xi1>
  %x2 = check.opaque %c1 : tensor<3xi1>
  %c3 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf64>
  %x4 = check.opaque %c3 : tensor<3xf64>
  %c5 = jit.constant dense<1.0> : tensor<f64>
  %x6 = check.opaque %c5 : tensor<f64>
  %r7 = jit.masked_fill %x4, %x2, %x6 : (tensor<3xf64>, tensor<3xi1>, tensor<f64>) -> tensor<3xf64>
  %e8 = jit.constant dense<[1.0, -0.5, 1.0]> : tensor<3xf64>
  check.expect_eq %r7, %e8 : tensor<3xf64>
  %c9 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf32>
  %x10 = check.opaque %c9 : tensor<3xf32>
  %c11 = jit.constant dense<1.0> : tensor<f32>
  %x12 = check.opaque %c11 : tensor<f32>
  %r13 = jit.masked_fill %x10, %x2, %x12 : (tensor<3xf32>, tensor<3xi1>, tensor<f32>) -> tensor<3xf32>
  %e14 = jit.constant dense<[1.0, -0.5, 1.0]> : tensor<3xf32>
  check.expect_eq %r13, %e14 : tensor<3xf32>
  %c15 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xf16>
  %x16 = check.opaque %c15 : tensor<3xf16>
  %c17 = jit.constant dense<1.0> : tensor<f16>
  %x18 = check.opaque %c17 : tensor<f16>
  %r19 = jit.masked_fill %x16, %x2, %x18 : (tensor<3xf16>, tensor<3xi1>, tensor<f16>) -> tensor<3xf16>
  %e20 = jit.constant dense<[1.0, -0.5, 1.0]> : tensor<3xf16>
  check.expect_eq %r19, %e20 : tensor<3xf16>
  %c21 = jit.constant dense<[-1.0, -0.5, 0.0]> : tensor<3xbf16>
  %x22 = check.opaque %c21 : tensor<3xbf16>
  %c23 = jit.constant dense<1.0> : tensor<bf16>
  %x24 = check.opaque %c23 : tensor<bf16>
  %r25 = jit.masked_fill %x22, %x2, %x24 : (tensor<3xbf16>, tensor<3xi1>, tensor<bf16>) -> tensor<3xbf16>
  %e26 = jit.constant dense<[1.0, -0.5, 1.0]> : tensor<3xbf16>
  check.expect_eq %r25, %e26 : tensor<3xbf16>
  %c27 = jit.constant dense<[-7, -2, 3]> : tensor<3xi64>
  %x28 = check.opaque %c27 : tensor<3xi64>
  %c29 = jit.constant dense<1> : tensor<i64>
  %x30 = check.opaque %c29 : tensor<i64>
  %r31 = jit.masked_fill %x28, %x2, %x30 : (tensor<3xi64>, tensor<3xi1>, tensor<i64>) -> tensor<3xi64>
  %e32 = jit.constant dense<[1, -2, 1]> : tensor<3xi64>
  check.expect_eq %r31, %e32 : tensor<3xi64>
  %c33 = jit.constant dense<[-7, -2, 3]> : tensor<3xi32>
  %x34 = check.opaque %c33 : tensor<3xi32>
  %c35 = jit.constant dense<1> : tensor<i32>
  %x36 = check.opaque %c35 : tensor<i32>
  %r37 = jit.masked_fill %x34, %x2, %x36 : (tensor<3xi32>, tensor<3xi1>, tensor<i32>) -> tensor<3xi32>
  %e38 = jit.constant dense<[1, -2, 1]> : tensor<3xi32>
  check.expect_eq %r37, %e38 : tensor<3xi32>
  %c39 = jit.constant dense<[-7, -2, 3]> : tensor<3xi16>
  %x40 = check.opaque %c39 : tensor<3xi16>
  %c41 = jit.constant dense<1> : tensor<i16>
  %x42 = check.opaque %c41 : tensor<i16>
  %r43 = jit.masked_fill %x40, %x2, %x42 : (tensor<3xi16>, tensor<3xi1>, tensor<i16>) -> tensor<3xi16>
  %e44 = jit.constant dense<[1, -2, 1]> : tensor<3xi16>
  check.expect_eq %r43, %e44 : tensor<3xi16>
  %c45 = jit.constant dense<[-7, -2, 3]> : tensor<3xi8>
  %x46 = check.opaque %c45 : tensor<3xi8>
  %c47 = jit.constant dense<1> : tensor<i8>
  %x48 = check.opaque %c47 : tensor<i8>
  %r49 = jit.masked_fill %x46, %x2, %x48 : (tensor<3xi8>, tensor<3xi1>, tensor<i8>) -> tensor<3xi8>
  %e50 = jit.constant dense<[1, -2, 1]> : tensor<3xi8>
  check.expect_eq %r49, %e50 : tensor<3xi8>
  %c51 = jit.constant dense<[200, 237, 18]> : tensor<3xui8>
  %x52 = check.opaque %c51 : tensor<3xui8>
  %c53 = jit.constant dense<1> : tensor<ui8>
  %x54 = check.opaque %c53 : tensor<ui8>
  %r55 = jit.masked_fill %x52, %x2, %x54 : (tensor<3xui8>, tensor<3xi1>, tensor<ui8>) -> tensor<3xui8>
  %e56 = jit.constant dense<[1, 237, 1]> : tensor<3xui8>
  check.expect_eq %r55, %e56 : tensor<3xui8>
  %c57 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x58 = check.opaque %c57 : tensor<3xi1>
  %c59 = jit.constant dense<true> : tensor<i1>
  %x60 = check.opaque %c59 : tensor<i1>
  %r61 = jit.masked_fill %x58, %x2, %x60 : (tensor<3xi1>, tensor<3xi1>, tensor<i1>) -> tensor<3xi1>
  %e62 = jit.constant dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq %r61, %e62 : tensor<3xi1>
  return
}
