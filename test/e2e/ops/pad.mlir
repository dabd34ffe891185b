// RUN: %e2e %s
// Expected: numpy.full, and the operand assigned to a slice of it.

func.func @pad_edges() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<9.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.pad %x2, %x4 low = [1, 0] high = [0, 2] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
  %e6 = jit.constant dense<[[9.0, 9.0, 9.0, 9.0, 9.0], [-1.0, -0.5, 0.0, 9.0, 9.0], [0.5, 1.0, 1.5, 9.0, 9.0]]> : tensor<3x5xf32>
  check.expect_eq %r5, %e6 : tensor<3x5xf32>
  return
}

func.func @pad_interior() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<-0.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.pad %x2, %x4 low = [0, 1] high = [1, 0] interior = [2, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x6xf32>
  %e6 = jit.constant dense<[[-0.0, -1.0, -0.0, -0.5, -0.0, 0.0], [-0.0, -0.0, -0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0, -0.0, -0.0], [-0.0, 0.5, -0.0, 1.0, -0.0, 1.5], [-0.0, -0.0, -0.0, -0.0, -0.0, -0.0]]> : tensor<5x6xf32>
  check.expect_eq %r5, %e6 : tensor<5x6xf32>
  return
}

func.func @pad_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %c3 = jit.constant dense<7.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %k5 = arith.constant 1 : index
  %n6 = check.opaque %k5 : index
  %k7 = arith.constant 2 : index
  %n8 = check.opaque %k7 : index
  %r9 = jit.pad %x2, %x4 low = [%n6, 0] high = [0, %n8] interior = [%n8, %n6] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x?xf32>
  %e10 = jit.constant dense<[[7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [-1.0, 7.0, -0.5, 7.0, 0.0, 7.0, 7.0], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [0.5, 7.0, 1.0, 7.0, 1.5, 7.0, 7.0]]> : tensor<5x7xf32>
  %e11 = check.opaque %e10 : tensor<5x7xf32> -> tensor<?x?xf32>
  check.expect_eq %r9, %e11 : tensor<?x?xf32>
  return
}

// One element has no interior.
func.func @pad_short() {
  %c1 = jit.constant dense<[1.0]> : tensor<1xf32>
  %x2 = check.opaque %c1 : tensor<1xf32>
  %c3 = jit.constant dense<3.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.pad %x2, %x4 low = [0] high = [1] interior = [5] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
  %e6 = jit.constant dense<[1.0, 3.0]> : tensor<2xf32>
  check.expect_eq %r5, %e6 : tensor<2xf32>
  return
}

// Nothing but padding.
func.func @pad_empty() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32>
  %c3 = jit.constant dense<4.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.pad %x2, %x4 low = [1, 0] high = [1, 1] interior = [3, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x3xf32>
  %e6 = jit.constant dense<[[4.0, 4.0, 4.0], [4.0, 4.0, 4.0]]> : tensor<2x3xf32>
  check.expect_eq %r5, %e6 : tensor<2x3xf32>
  return
}

func.func @pad_empty_dynamic() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32> -> tensor<?x2xf32>
  %c3 = jit.constant dense<4.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.pad %x2, %x4 low = [1, 0] high = [1, 1] interior = [3, 0] : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x3xf32>
  %e6 = jit.constant dense<[[4.0, 4.0, 4.0], [4.0, 4.0, 4.0]]> : tensor<2x3xf32>
  %e7 = check.opaque %e6 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r5, %e7 : tensor<?x3xf32>
  return
}

func.func @pad_none() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<4.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %k5 = arith.constant 0 : index
  %n6 = check.opaque %k5 : index
  %r7 = jit.pad %x2, %x4 low = [%n6, 0] high = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %e9 = check.opaque %e8 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r7, %e9 : tensor<?x3xf32>
  return
}

func.func @pad_scalar() {
  %c1 = jit.constant dense<1.5> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %c3 = jit.constant dense<4.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.pad %x2, %x4 low = [] high = [] : tensor<f32>
  %e6 = jit.constant dense<1.5> : tensor<f32>
  check.expect_eq %r5, %e6 : tensor<f32>
  return
}

// Every element type.
func.func @pad_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5]]> : tensor<2x2xf64>
  %x2 = check.opaque %c1 : tensor<2x2xf64>
  %c3 = jit.constant dense<1.0> : tensor<f64>
  %x4 = check.opaque %c3 : tensor<f64>
  %r5 = jit.pad %x2, %x4 low = [0, 1] high = [1, 0] : (tensor<2x2xf64>, tensor<f64>) -> tensor<3x3xf64>
  %e6 = jit.constant dense<[[1.0, -1.0, -0.5], [1.0, 0.0, 0.5], [1.0, 1.0, 1.0]]> : tensor<3x3xf64>
  check.expect_eq %r5, %e6 : tensor<3x3xf64>
  %c7 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5]]> : tensor<2x2xf32>
  %x8 = check.opaque %c7 : tensor<2x2xf32>
  %c9 = jit.constant dense<1.0> : tensor<f32>
  %x10 = check.opaque %c9 : tensor<f32>
  %r11 = jit.pad %x8, %x10 low = [0, 1] high = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x3xf32>
  %e12 = jit.constant dense<[[1.0, -1.0, -0.5], [1.0, 0.0, 0.5], [1.0, 1.0, 1.0]]> : tensor<3x3xf32>
  check.expect_eq %r11, %e12 : tensor<3x3xf32>
  %c13 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5]]> : tensor<2x2xf16>
  %x14 = check.opaque %c13 : tensor<2x2xf16>
  %c15 = jit.constant dense<1.0> : tensor<f16>
  %x16 = check.opaque %c15 : tensor<f16>
  %r17 = jit.pad %x14, %x16 low = [0, 1] high = [1, 0] : (tensor<2x2xf16>, tensor<f16>) -> tensor<3x3xf16>
  %e18 = jit.constant dense<[[1.0, -1.0, -0.5], [1.0, 0.0, 0.5], [1.0, 1.0, 1.0]]> : tensor<3x3xf16>
  check.expect_eq %r17, %e18 : tensor<3x3xf16>
  %c19 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5]]> : tensor<2x2xbf16>
  %x20 = check.opaque %c19 : tensor<2x2xbf16>
  %c21 = jit.constant dense<1.0> : tensor<bf16>
  %x22 = check.opaque %c21 : tensor<bf16>
  %r23 = jit.pad %x20, %x22 low = [0, 1] high = [1, 0] : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
  %e24 = jit.constant dense<[[1.0, -1.0, -0.5], [1.0, 0.0, 0.5], [1.0, 1.0, 1.0]]> : tensor<3x3xbf16>
  check.expect_eq %r23, %e24 : tensor<3x3xbf16>
  %c25 = jit.constant dense<[[-7, -2], [3, 8]]> : tensor<2x2xi64>
  %x26 = check.opaque %c25 : tensor<2x2xi64>
  %c27 = jit.constant dense<1> : tensor<i64>
  %x28 = check.opaque %c27 : tensor<i64>
  %r29 = jit.pad %x26, %x28 low = [0, 1] high = [1, 0] : (tensor<2x2xi64>, tensor<i64>) -> tensor<3x3xi64>
  %e30 = jit.constant dense<[[1, -7, -2], [1, 3, 8], [1, 1, 1]]> : tensor<3x3xi64>
  check.expect_eq %r29, %e30 : tensor<3x3xi64>
  %c31 = jit.constant dense<[[-7, -2], [3, 8]]> : tensor<2x2xi32>
  %x32 = check.opaque %c31 : tensor<2x2xi32>
  %c33 = jit.constant dense<1> : tensor<i32>
  %x34 = check.opaque %c33 : tensor<i32>
  %r35 = jit.pad %x32, %x34 low = [0, 1] high = [1, 0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<3x3xi32>
  %e36 = jit.constant dense<[[1, -7, -2], [1, 3, 8], [1, 1, 1]]> : tensor<3x3xi32>
  check.expect_eq %r35, %e36 : tensor<3x3xi32>
  %c37 = jit.constant dense<[[-7, -2], [3, 8]]> : tensor<2x2xi16>
  %x38 = check.opaque %c37 : tensor<2x2xi16>
  %c39 = jit.constant dense<1> : tensor<i16>
  %x40 = check.opaque %c39 : tensor<i16>
  %r41 = jit.pad %x38, %x40 low = [0, 1] high = [1, 0] : (tensor<2x2xi16>, tensor<i16>) -> tensor<3x3xi16>
  %e42 = jit.constant dense<[[1, -7, -2], [1, 3, 8], [1, 1, 1]]> : tensor<3x3xi16>
  check.expect_eq %r41, %e42 : tensor<3x3xi16>
  %c43 = jit.constant dense<[[-7, -2], [3, 8]]> : tensor<2x2xi8>
  %x44 = check.opaque %c43 : tensor<2x2xi8>
  %c45 = jit.constant dense<1> : tensor<i8>
  %x46 = check.opaque %c45 : tensor<i8>
  %r47 = jit.pad %x44, %x46 low = [0, 1] high = [1, 0] : (tensor<2x2xi8>, tensor<i8>) -> tensor<3x3xi8>
  %e48 = jit.constant dense<[[1, -7, -2], [1, 3, 8], [1, 1, 1]]> : tensor<3x3xi8>
  check.expect_eq %r47, %e48 : tensor<3x3xi8>
  %c49 = jit.constant dense<[[200, 237], [18, 55]]> : tensor<2x2xui8>
  %x50 = check.opaque %c49 : tensor<2x2xui8>
  %c51 = jit.constant dense<1> : tensor<ui8>
  %x52 = check.opaque %c51 : tensor<ui8>
  %r53 = jit.pad %x50, %x52 low = [0, 1] high = [1, 0] : (tensor<2x2xui8>, tensor<ui8>) -> tensor<3x3xui8>
  %e54 = jit.constant dense<[[1, 200, 237], [1, 18, 55], [1, 1, 1]]> : tensor<3x3xui8>
  check.expect_eq %r53, %e54 : tensor<3x3xui8>
  %c55 = jit.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %x56 = check.opaque %c55 : tensor<2x2xi1>
  %c57 = jit.constant dense<true> : tensor<i1>
  %x58 = check.opaque %c57 : tensor<i1>
  %r59 = jit.pad %x56, %x58 low = [0, 1] high = [1, 0] : (tensor<2x2xi1>, tensor<i1>) -> tensor<3x3xi1>
  %e60 = jit.constant dense<[[true, true, false], [true, false, true], [true, true, true]]> : tensor<3x3xi1>
  check.expect_eq %r59, %e60 : tensor<3x3xi1>
  return
}

// What is padded is computed, and used again.
func.func @pad_of_computed() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<0.0> : tensor<f32>
  %x4 = check.opaque %c3 : tensor<f32>
  %r5 = jit.add %x2, %x2 : tensor<2x3xf32>
  %r6 = jit.pad %r5, %x4 low = [0, 1] high = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x5xf32>
  %e7 = jit.constant dense<[[0.0, -2.0, -1.0, 0.0, 0.0], [0.0, 1.0, 2.0, 3.0, 0.0]]> : tensor<2x5xf32>
  check.expect_eq %r6, %e7 : tensor<2x5xf32>
  %e8 = jit.constant dense<[[-2.0, -1.0, 0.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  check.expect_eq %r5, %e8 : tensor<2x3xf32>
  return
}
