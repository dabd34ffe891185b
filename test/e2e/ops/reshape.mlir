// RUN: %e2e %s
// Expected: numpy.reshape.

func.func @reshape_merge() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32>
  %r3 = jit.reshape %x2 to [6, 4] : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]> : tensor<6x4xf32>
  check.expect_eq %r3, %e4 : tensor<6x4xf32>
  return
}

func.func @reshape_split() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32>
  %r3 = jit.reshape %x2 to [2, 3, 2, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
  %e4 = jit.constant dense<[[[[-1.0, -0.5], [0.0, 0.5]], [[1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5]]], [[[5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5]], [[9.0, 9.5], [10.0, 10.5]]]]> : tensor<2x3x2x2xf32>
  check.expect_eq %r3, %e4 : tensor<2x3x2x2xf32>
  return
}

// Neither shape groups the dimensions of the other.
func.func @reshape_regroup() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32>
  %r3 = jit.reshape %x2 to [3, 8] : (tensor<2x3x4xf32>) -> tensor<3x8xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5, 9.0, 9.5, 10.0, 10.5]]> : tensor<3x8xf32>
  check.expect_eq %r3, %e4 : tensor<3x8xf32>
  return
}

func.func @reshape_regroup_middle() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32>
  %r3 = jit.reshape %x2 to [3, 2, 4] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %e4 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5]], [[3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5]], [[7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<3x2x4xf32>
  check.expect_eq %r3, %e4 : tensor<3x2x4xf32>
  return
}

func.func @reshape_open() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32>
  %r3 = jit.reshape %x2 to [4, -1] : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5]]> : tensor<4x6xf32>
  check.expect_eq %r3, %e4 : tensor<4x6xf32>
  return
}

func.func @reshape_open_dynamic() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32> -> tensor<?x3x4xf32>
  %r3 = jit.reshape %x2 to [-1, 12] : (tensor<?x3x4xf32>) -> tensor<?x12xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5, 10.0, 10.5]]> : tensor<2x12xf32>
  %e5 = check.opaque %e4 : tensor<2x12xf32> -> tensor<?x12xf32>
  check.expect_eq %r3, %e5 : tensor<?x12xf32>
  return
}

// Whether 6 divides is known only when the program runs.
func.func @reshape_open_divides() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32> -> tensor<?x?x4xf32>
  %r3 = jit.reshape %x2 to [-1, 6] : (tensor<?x?x4xf32>) -> tensor<?x6xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5]]> : tensor<4x6xf32>
  %e5 = check.opaque %e4 : tensor<4x6xf32> -> tensor<?x6xf32>
  check.expect_eq %r3, %e5 : tensor<?x6xf32>
  return
}

func.func @reshape_sizes() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32> -> tensor<?x3x?xf32>
  %k3 = arith.constant 6 : index
  %n4 = check.opaque %k3 : index
  %k5 = arith.constant 2 : index
  %n6 = check.opaque %k5 : index
  %r7 = jit.reshape %x2 to [%n4, 2, %n6] : (tensor<?x3x?xf32>) -> tensor<?x2x?xf32>
  %e8 = jit.constant dense<[[[-1.0, -0.5], [0.0, 0.5]], [[1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5]], [[5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5]], [[9.0, 9.5], [10.0, 10.5]]]> : tensor<6x2x2xf32>
  %e9 = check.opaque %e8 : tensor<6x2x2xf32> -> tensor<?x2x?xf32>
  check.expect_eq %r7, %e9 : tensor<?x2x?xf32>
  return
}

func.func @reshape_dynamic_beside_open() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32> -> tensor<?x?x4xf32>
  %k3 = arith.constant 8 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.reshape %x2 to [%n4, -1] : (tensor<?x?x4xf32>) -> tensor<?x?xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [2.0, 2.5, 3.0], [3.5, 4.0, 4.5], [5.0, 5.5, 6.0], [6.5, 7.0, 7.5], [8.0, 8.5, 9.0], [9.5, 10.0, 10.5]]> : tensor<8x3xf32>
  %e7 = check.opaque %e6 : tensor<8x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r5, %e7 : tensor<?x?xf32>
  return
}

// Heads of attention: the sizes are extents of the operand.
func.func @reshape_keep_dims() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32> -> tensor<?x?x4xf32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %b = tensor.dim %x2, %zero : tensor<?x?x4xf32>
  %s = tensor.dim %x2, %one : tensor<?x?x4xf32>
  %r3 = jit.reshape %x2 to [%b, %s, 2, 2] : (tensor<?x?x4xf32>) -> tensor<?x?x2x2xf32>
  %e4 = jit.constant dense<[[[[-1.0, -0.5], [0.0, 0.5]], [[1.0, 1.5], [2.0, 2.5]], [[3.0, 3.5], [4.0, 4.5]]], [[[5.0, 5.5], [6.0, 6.5]], [[7.0, 7.5], [8.0, 8.5]], [[9.0, 9.5], [10.0, 10.5]]]]> : tensor<2x3x2x2xf32>
  %e5 = check.opaque %e4 : tensor<2x3x2x2xf32> -> tensor<?x?x2x2xf32>
  check.expect_eq %r3, %e5 : tensor<?x?x2x2xf32>
  %r6 = jit.reshape %r3 to [%b, %s, 4] : (tensor<?x?x2x2xf32>) -> tensor<?x?x4xf32>
  %e7 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %e8 = check.opaque %e7 : tensor<2x3x4xf32> -> tensor<?x?x4xf32>
  check.expect_eq %r6, %e8 : tensor<?x?x4xf32>
  return
}

// The declared type knows more than follows.
func.func @reshape_declared_static() {
  %c1 = jit.constant dense<[[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]], [[5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]]> : tensor<2x3x4xf32>
  %x2 = check.opaque %c1 : tensor<2x3x4xf32> -> tensor<?x?x?xf32>
  %k3 = arith.constant 6 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.reshape %x2 to [%n4, -1] : (tensor<?x?x?xf32>) -> tensor<6x4xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5], [7.0, 7.5, 8.0, 8.5], [9.0, 9.5, 10.0, 10.5]]> : tensor<6x4xf32>
  check.expect_eq %r5, %e6 : tensor<6x4xf32>
  return
}

func.func @reshape_to_scalar() {
  %c1 = jit.constant dense<[[5.0]]> : tensor<1x1xf32>
  %x2 = check.opaque %c1 : tensor<1x1xf32>
  %r3 = jit.reshape %x2 to [] : (tensor<1x1xf32>) -> tensor<f32>
  %e4 = jit.constant dense<5.0> : tensor<f32>
  check.expect_eq %r3, %e4 : tensor<f32>
  return
}

func.func @reshape_to_scalar_dynamic() {
  %c1 = jit.constant dense<[[5.0]]> : tensor<1x1xf32>
  %x2 = check.opaque %c1 : tensor<1x1xf32> -> tensor<?x1xf32>
  %r3 = jit.reshape %x2 to [] : (tensor<?x1xf32>) -> tensor<f32>
  %e4 = jit.constant dense<5.0> : tensor<f32>
  check.expect_eq %r3, %e4 : tensor<f32>
  return
}

func.func @reshape_from_scalar() {
  %c1 = jit.constant dense<5.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.reshape %x2 to [1, -1] : (tensor<f32>) -> tensor<1x1xf32>
  %e4 = jit.constant dense<[[5.0]]> : tensor<1x1xf32>
  check.expect_eq %r3, %e4 : tensor<1x1xf32>
  return
}

func.func @reshape_from_scalar_dynamic() {
  %c1 = jit.constant dense<5.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %k3 = arith.constant 1 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.reshape %x2 to [%n4, 1] : (tensor<f32>) -> tensor<?x1xf32>
  %e6 = jit.constant dense<[[5.0]]> : tensor<1x1xf32>
  %e7 = check.opaque %e6 : tensor<1x1xf32> -> tensor<?x1xf32>
  check.expect_eq %r5, %e7 : tensor<?x1xf32>
  return
}

func.func @reshape_scalar() {
  %c1 = jit.constant dense<5.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.reshape %x2 to [] : tensor<f32>
  %e4 = jit.constant dense<5.0> : tensor<f32>
  check.expect_eq %r3, %e4 : tensor<f32>
  return
}

func.func @reshape_empty() {
  %c1 = jit.constant dense<> : tensor<0x3xf32>
  %x2 = check.opaque %c1 : tensor<0x3xf32>
  %r3 = jit.reshape %x2 to [7, 0, 2] : (tensor<0x3xf32>) -> tensor<7x0x2xf32>
  %e4 = jit.constant dense<> : tensor<7x0x2xf32>
  check.expect_eq %r3, %e4 : tensor<7x0x2xf32>
  return
}

// 6 and 5 differ, but there are no elements.
func.func @reshape_empty_dynamic() {
  %c1 = jit.constant dense<> : tensor<0x6xf32>
  %x2 = check.opaque %c1 : tensor<0x6xf32> -> tensor<?x6xf32>
  %k3 = arith.constant 0 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.reshape %x2 to [%n4, 5] : (tensor<?x6xf32>) -> tensor<?x5xf32>
  %e6 = jit.constant dense<> : tensor<0x5xf32>
  %e7 = check.opaque %e6 : tensor<0x5xf32> -> tensor<?x5xf32>
  check.expect_eq %r5, %e7 : tensor<?x5xf32>
  return
}

func.func @reshape_empty_open() {
  %c1 = jit.constant dense<> : tensor<0x6xf32>
  %x2 = check.opaque %c1 : tensor<0x6xf32> -> tensor<?x?xf32>
  %r3 = jit.reshape %x2 to [-1, 3] : (tensor<?x?xf32>) -> tensor<?x3xf32>
  %e4 = jit.constant dense<> : tensor<0x3xf32>
  %e5 = check.opaque %e4 : tensor<0x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r3, %e5 : tensor<?x3xf32>
  return
}

func.func @reshape_ones() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32> -> tensor<?x4xf32>
  %k3 = arith.constant 3 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.reshape %x2 to [1, %n4, 1, 4, 1] : (tensor<?x4xf32>) -> tensor<1x?x1x4x1xf32>
  %e6 = jit.constant dense<[[[[[-1.0], [-0.5], [0.0], [0.5]]], [[[1.0], [1.5], [2.0], [2.5]]], [[[3.0], [3.5], [4.0], [4.5]]]]]> : tensor<1x3x1x4x1xf32>
  %e7 = check.opaque %e6 : tensor<1x3x1x4x1xf32> -> tensor<1x?x1x4x1xf32>
  check.expect_eq %r5, %e7 : tensor<1x?x1x4x1xf32>
  return
}

// Every element type.
func.func @reshape_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf64>
  %x2 = check.opaque %c1 : tensor<2x3xf64>
  %r3 = jit.reshape %x2 to [3, 2] : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %e4 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf64>
  check.expect_eq %r3, %e4 : tensor<3x2xf64>
  %c5 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.reshape %x6 to [3, 2] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf32>
  check.expect_eq %r7, %e8 : tensor<3x2xf32>
  %c9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf16>
  %x10 = check.opaque %c9 : tensor<2x3xf16>
  %r11 = jit.reshape %x10 to [3, 2] : (tensor<2x3xf16>) -> tensor<3x2xf16>
  %e12 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf16>
  check.expect_eq %r11, %e12 : tensor<3x2xf16>
  %c13 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xbf16>
  %x14 = check.opaque %c13 : tensor<2x3xbf16>
  %r15 = jit.reshape %x14 to [3, 2] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  %e16 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xbf16>
  check.expect_eq %r15, %e16 : tensor<3x2xbf16>
  %c17 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi64>
  %x18 = check.opaque %c17 : tensor<2x3xi64>
  %r19 = jit.reshape %x18 to [3, 2] : (tensor<2x3xi64>) -> tensor<3x2xi64>
  %e20 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi64>
  check.expect_eq %r19, %e20 : tensor<3x2xi64>
  %c21 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi32>
  %x22 = check.opaque %c21 : tensor<2x3xi32>
  %r23 = jit.reshape %x22 to [3, 2] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %e24 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi32>
  check.expect_eq %r23, %e24 : tensor<3x2xi32>
  %c25 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi16>
  %x26 = check.opaque %c25 : tensor<2x3xi16>
  %r27 = jit.reshape %x26 to [3, 2] : (tensor<2x3xi16>) -> tensor<3x2xi16>
  %e28 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi16>
  check.expect_eq %r27, %e28 : tensor<3x2xi16>
  %c29 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi8>
  %x30 = check.opaque %c29 : tensor<2x3xi8>
  %r31 = jit.reshape %x30 to [3, 2] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %e32 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi8>
  check.expect_eq %r31, %e32 : tensor<3x2xi8>
  %c33 = jit.constant dense<[[200, 237, 18], [55, 92, 129]]> : tensor<2x3xui8>
  %x34 = check.opaque %c33 : tensor<2x3xui8>
  %r35 = jit.reshape %x34 to [3, 2] : (tensor<2x3xui8>) -> tensor<3x2xui8>
  %e36 = jit.constant dense<[[200, 237], [18, 55], [92, 129]]> : tensor<3x2xui8>
  check.expect_eq %r35, %e36 : tensor<3x2xui8>
  %c37 = jit.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %x38 = check.opaque %c37 : tensor<2x3xi1>
  %r39 = jit.reshape %x38 to [3, 2] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %e40 = jit.constant dense<[[true, false], [false, true], [false, false]]> : tensor<3x2xi1>
  check.expect_eq %r39, %e40 : tensor<3x2xi1>
  return
}

// A reshape of what is not contiguous copies it.
func.func @reshape_of_slice() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5], [1.0, 1.5, 2.0, 2.5], [3.0, 3.5, 4.0, 4.5]]> : tensor<3x4xf32>
  %x2 = check.opaque %c1 : tensor<3x4xf32>
  %r3 = jit.slice %x2[0, 1] [3, 2] [1, 1] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %r4 = jit.reshape %r3 to [6] : (tensor<3x2xf32>) -> tensor<6xf32>
  %e5 = jit.constant dense<[-0.5, 0.0, 1.5, 2.0, 3.5, 4.0]> : tensor<6xf32>
  check.expect_eq %r4, %e5 : tensor<6xf32>
  return
}

// Dynamic dimensions become one, which an elementwise operation uses twice.
func.func @reshape_dynamic_then_add() {
  %cx = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %cx : tensor<2x3xf32> -> tensor<?x?xf32>
  %k = arith.constant 6 : index
  %n = check.opaque %k : index
  %r = jit.reshape %x to [%n] : (tensor<?x?xf32>) -> tensor<?xf32>
  %s = jit.add %r, %r : tensor<?xf32>
  %ce = jit.constant dense<[2.0, 4.0, 6.0, 8.0, 10.0, 12.0]> : tensor<6xf32>
  %e = check.opaque %ce : tensor<6xf32> -> tensor<?xf32>
  check.expect_eq %s, %e : tensor<?xf32>
  return
}
