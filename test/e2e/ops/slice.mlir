// RUN: %e2e %s
// Expected: slices of NumPy arrays.

func.func @slice_static() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %r3 = jit.slice %x2[1, 2] [3, 2] [1, 1] : (tensor<5x6xf32>) -> tensor<3x2xf32>
  %e4 = jit.constant dense<[[3.0, 3.5], [6.0, 6.5], [9.0, 9.5]]> : tensor<3x2xf32>
  check.expect_eq %r3, %e4 : tensor<3x2xf32>
  return
}

func.func @slice_strides() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %r3 = jit.slice %x2[0, 1] [3, 3] [2, 2] : (tensor<5x6xf32>) -> tensor<3x3xf32>
  %e4 = jit.constant dense<[[-0.5, 0.5, 1.5], [5.5, 6.5, 7.5], [11.5, 12.5, 13.5]]> : tensor<3x3xf32>
  check.expect_eq %r3, %e4 : tensor<3x3xf32>
  return
}

func.func @slice_offset() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %k3 = arith.constant 3 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.slice %x2[%n4, 0] [1, 6] [1, 1] : (tensor<5x6xf32>) -> tensor<1x6xf32>
  %e6 = jit.constant dense<[[8.0, 8.5, 9.0, 9.5, 10.0, 10.5]]> : tensor<1x6xf32>
  check.expect_eq %r5, %e6 : tensor<1x6xf32>
  return
}

// Everything is known only when the program runs; the last element is taken.
func.func @slice_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32> -> tensor<?x?xf32>
  %k3 = arith.constant 1 : index
  %n4 = check.opaque %k3 : index
  %k5 = arith.constant 3 : index
  %n6 = check.opaque %k5 : index
  %k7 = arith.constant 2 : index
  %n8 = check.opaque %k7 : index
  %k9 = arith.constant 2 : index
  %n10 = check.opaque %k9 : index
  %r11 = jit.slice %x2[%n4, %n6] [%n8, 2] [%n10, %n8] : (tensor<?x?xf32>) -> tensor<?x2xf32>
  %e12 = jit.constant dense<[[3.5, 4.5], [9.5, 10.5]]> : tensor<2x2xf32>
  %e13 = check.opaque %e12 : tensor<2x2xf32> -> tensor<?x2xf32>
  check.expect_eq %r11, %e13 : tensor<?x2xf32>
  return
}

// One element is taken, whatever the stride.
func.func @slice_large_stride() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %k3 = arith.constant 4 : index
  %n4 = check.opaque %k3 : index
  %k5 = arith.constant 9223372036854775807 : index
  %n6 = check.opaque %k5 : index
  %r7 = jit.slice %x2[%n4, 0] [1, 1] [%n6, 100] : (tensor<5x6xf32>) -> tensor<1x1xf32>
  %e8 = jit.constant dense<[[11.0]]> : tensor<1x1xf32>
  check.expect_eq %r7, %e8 : tensor<1x1xf32>
  return
}

func.func @slice_none_at_end() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %k3 = arith.constant 6 : index
  %n4 = check.opaque %k3 : index
  %k5 = arith.constant 0 : index
  %n6 = check.opaque %k5 : index
  %r7 = jit.slice %x2[5, %n4] [0, %n6] [1, 1] : (tensor<5x6xf32>) -> tensor<0x?xf32>
  %e8 = jit.constant dense<> : tensor<0x0xf32>
  %e9 = check.opaque %e8 : tensor<0x0xf32> -> tensor<0x?xf32>
  check.expect_eq %r7, %e9 : tensor<0x?xf32>
  return
}

func.func @slice_none_large_stride() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %k3 = arith.constant 0 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.slice %x2[5, 0] [%n4, 1] [7, 1] : (tensor<5x6xf32>) -> tensor<?x1xf32>
  %e6 = jit.constant dense<> : tensor<0x1xf32>
  %e7 = check.opaque %e6 : tensor<0x1xf32> -> tensor<?x1xf32>
  check.expect_eq %r5, %e7 : tensor<?x1xf32>
  return
}

func.func @slice_scalar() {
  %c1 = jit.constant dense<2.0> : tensor<f32>
  %x2 = check.opaque %c1 : tensor<f32>
  %r3 = jit.slice %x2[] [] [] : tensor<f32>
  %e4 = jit.constant dense<2.0> : tensor<f32>
  check.expect_eq %r3, %e4 : tensor<f32>
  return
}

func.func @slice_empty() {
  %c1 = jit.constant dense<> : tensor<0x3xf32>
  %x2 = check.opaque %c1 : tensor<0x3xf32> -> tensor<?x3xf32>
  %k3 = arith.constant 0 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.slice %x2[%n4, 1] [%n4, 2] [1, 1] : (tensor<?x3xf32>) -> tensor<?x2xf32>
  %e6 = jit.constant dense<> : tensor<0x2xf32>
  %e7 = check.opaque %e6 : tensor<0x2xf32> -> tensor<?x2xf32>
  check.expect_eq %r5, %e7 : tensor<?x2xf32>
  return
}

// All of a dimension, by its extent.
func.func @slice_whole() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32> -> tensor<?x6xf32>
  %zero = arith.constant 0 : index
  %n = tensor.dim %x2, %zero : tensor<?x6xf32>
  %r3 = jit.slice %x2[0, 1] [%n, 2] [1, 3] : (tensor<?x6xf32>) -> tensor<?x2xf32>
  %e4 = jit.constant dense<[[-0.5, 1.0], [2.5, 4.0], [5.5, 7.0], [8.5, 10.0], [11.5, 13.0]]> : tensor<5x2xf32>
  %e5 = check.opaque %e4 : tensor<5x2xf32> -> tensor<?x2xf32>
  check.expect_eq %r3, %e5 : tensor<?x2xf32>
  return
}

// The declared type knows more than follows.
func.func @slice_declared() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32> -> tensor<?x6xf32>
  %k3 = arith.constant 2 : index
  %n4 = check.opaque %k3 : index
  %r5 = jit.slice %x2[0, 0] [%n4, 6] [1, 1] : (tensor<?x6xf32>) -> tensor<2x6xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5]]> : tensor<2x6xf32>
  check.expect_eq %r5, %e6 : tensor<2x6xf32>
  return
}

// Every element type.
func.func @slice_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf64>
  %x2 = check.opaque %c1 : tensor<2x3xf64>
  %r3 = jit.slice %x2[0, 1] [2, 2] [1, 1] : (tensor<2x3xf64>) -> tensor<2x2xf64>
  %e4 = jit.constant dense<[[-0.5, 0.0], [1.0, 1.5]]> : tensor<2x2xf64>
  check.expect_eq %r3, %e4 : tensor<2x2xf64>
  %c5 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.slice %x6[0, 1] [2, 2] [1, 1] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %e8 = jit.constant dense<[[-0.5, 0.0], [1.0, 1.5]]> : tensor<2x2xf32>
  check.expect_eq %r7, %e8 : tensor<2x2xf32>
  %c9 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf16>
  %x10 = check.opaque %c9 : tensor<2x3xf16>
  %r11 = jit.slice %x10[0, 1] [2, 2] [1, 1] : (tensor<2x3xf16>) -> tensor<2x2xf16>
  %e12 = jit.constant dense<[[-0.5, 0.0], [1.0, 1.5]]> : tensor<2x2xf16>
  check.expect_eq %r11, %e12 : tensor<2x2xf16>
  %c13 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xbf16>
  %x14 = check.opaque %c13 : tensor<2x3xbf16>
  %r15 = jit.slice %x14[0, 1] [2, 2] [1, 1] : (tensor<2x3xbf16>) -> tensor<2x2xbf16>
  %e16 = jit.constant dense<[[-0.5, 0.0], [1.0, 1.5]]> : tensor<2x2xbf16>
  check.expect_eq %r15, %e16 : tensor<2x2xbf16>
  %c17 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi64>
  %x18 = check.opaque %c17 : tensor<2x3xi64>
  %r19 = jit.slice %x18[0, 1] [2, 2] [1, 1] : (tensor<2x3xi64>) -> tensor<2x2xi64>
  %e20 = jit.constant dense<[[-2, 3], [13, 18]]> : tensor<2x2xi64>
  check.expect_eq %r19, %e20 : tensor<2x2xi64>
  %c21 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi32>
  %x22 = check.opaque %c21 : tensor<2x3xi32>
  %r23 = jit.slice %x22[0, 1] [2, 2] [1, 1] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %e24 = jit.constant dense<[[-2, 3], [13, 18]]> : tensor<2x2xi32>
  check.expect_eq %r23, %e24 : tensor<2x2xi32>
  %c25 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi16>
  %x26 = check.opaque %c25 : tensor<2x3xi16>
  %r27 = jit.slice %x26[0, 1] [2, 2] [1, 1] : (tensor<2x3xi16>) -> tensor<2x2xi16>
  %e28 = jit.constant dense<[[-2, 3], [13, 18]]> : tensor<2x2xi16>
  check.expect_eq %r27, %e28 : tensor<2x2xi16>
  %c29 = jit.constant dense<[[-7, -2, 3], [8, 13, 18]]> : tensor<2x3xi8>
  %x30 = check.opaque %c29 : tensor<2x3xi8>
  %r31 = jit.slice %x30[0, 1] [2, 2] [1, 1] : (tensor<2x3xi8>) -> tensor<2x2xi8>
  %e32 = jit.constant dense<[[-2, 3], [13, 18]]> : tensor<2x2xi8>
  check.expect_eq %r31, %e32 : tensor<2x2xi8>
  %c33 = jit.constant dense<[[200, 237, 18], [55, 92, 129]]> : tensor<2x3xui8>
  %x34 = check.opaque %c33 : tensor<2x3xui8>
  %r35 = jit.slice %x34[0, 1] [2, 2] [1, 1] : (tensor<2x3xui8>) -> tensor<2x2xui8>
  %e36 = jit.constant dense<[[237, 18], [92, 129]]> : tensor<2x2xui8>
  check.expect_eq %r35, %e36 : tensor<2x2xui8>
  %c37 = jit.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %x38 = check.opaque %c37 : tensor<2x3xi1>
  %r39 = jit.slice %x38[0, 1] [2, 2] [1, 1] : (tensor<2x3xi1>) -> tensor<2x2xi1>
  %e40 = jit.constant dense<[[false, false], [false, false]]> : tensor<2x2xi1>
  check.expect_eq %r39, %e40 : tensor<2x2xi1>
  return
}
