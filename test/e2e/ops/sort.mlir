// RUN: %e2e %s
// Expected: numpy.argsort(kind="stable"), on flipped arrays for descending.

func.func @sort_last() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0], [0.5, 0.25, 1.0]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3:2 = jit.sort %x2 dim = -1 : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  %e4 = jit.constant dense<[[1.0, 2.0, 3.0], [0.25, 0.5, 1.0]]> : tensor<2x3xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x3xf32>
  %e5 = jit.constant dense<[[1, 2, 0], [1, 0, 2]]> : tensor<2x3xi64>
  check.expect_eq %r3#1, %e5 : tensor<2x3xi64>
  return
}

func.func @sort_first() {
  %c1 = jit.constant dense<[[3.0, 1.0], [0.5, 1.0], [0.75, -1.0]]> : tensor<3x2xf32>
  %x2 = check.opaque %c1 : tensor<3x2xf32>
  %r3:2 = jit.sort %x2 dim = 0 : tensor<3x2xf32> -> tensor<3x2xf32>, tensor<3x2xi64>
  %e4 = jit.constant dense<[[0.5, -1.0], [0.75, 1.0], [3.0, 1.0]]> : tensor<3x2xf32>
  check.expect_eq %r3#0, %e4 : tensor<3x2xf32>
  %e5 = jit.constant dense<[[1, 2], [2, 0], [0, 1]]> : tensor<3x2xi64>
  check.expect_eq %r3#1, %e5 : tensor<3x2xi64>
  return
}

func.func @sort_descending() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0], [0.5, 0.25, 1.0]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3:2 = jit.sort %x2 dim = 1 {descending} : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  %e4 = jit.constant dense<[[3.0, 2.0, 1.0], [1.0, 0.5, 0.25]]> : tensor<2x3xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x3xf32>
  %e5 = jit.constant dense<[[0, 2, 1], [2, 0, 1]]> : tensor<2x3xi64>
  check.expect_eq %r3#1, %e5 : tensor<2x3xi64>
  return
}

// Many equal elements, and a length that is no power of two.
func.func @sort_stable() {
  %c1 = jit.constant dense<[3, 2, 2, 3, 2, 3, 3, 0, 0, 1, 1, 3, 3, 0, 1, 3, 0, 3, 0, 1, 3, 1, 1]> : tensor<23xi32>
  %x2 = check.opaque %c1 : tensor<23xi32>
  %r3:2 = jit.sort %x2 dim = 0 : tensor<23xi32> -> tensor<23xi32>, tensor<23xi64>
  %e4 = jit.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3]> : tensor<23xi32>
  check.expect_eq %r3#0, %e4 : tensor<23xi32>
  %e5 = jit.constant dense<[7, 8, 13, 16, 18, 9, 10, 14, 19, 21, 22, 1, 2, 4, 0, 3, 5, 6, 11, 12, 15, 17, 20]> : tensor<23xi64>
  check.expect_eq %r3#1, %e5 : tensor<23xi64>
  return
}

func.func @sort_stable_descending() {
  %c1 = jit.constant dense<[1, 2, 1, 3, 1, 1, 2, 2, 2, 2, 3, 3, 3, 2, 2, 1, 3, 1, 0, 3, 0, 3, 2]> : tensor<23xi32>
  %x2 = check.opaque %c1 : tensor<23xi32>
  %r3:2 = jit.sort %x2 dim = 0 {descending} : tensor<23xi32> -> tensor<23xi32>, tensor<23xi64>
  %e4 = jit.constant dense<[3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<23xi32>
  check.expect_eq %r3#0, %e4 : tensor<23xi32>
  %e5 = jit.constant dense<[3, 10, 11, 12, 16, 19, 21, 1, 6, 7, 8, 9, 13, 14, 22, 0, 2, 4, 5, 15, 17, 18, 20]> : tensor<23xi64>
  check.expect_eq %r3#1, %e5 : tensor<23xi64>
  return
}

func.func @sort_many() {
  %c1 = jit.constant dense<[14.0, 15.5, 6.0, 8.0, 9.0, 2.0, 0.5, 5.0, 3.0, 12.0, 12.5, 15.0, 18.0, 17.0, 13.0, 6.5, 10.5, 11.5, 0.0, 1.0, 3.5, 16.0, 1.5, 17.5, 14.5, 9.5, 16.5, 7.0, 10.0, 4.0, 8.5, 11.0, 4.5, 2.5, 5.5, 7.5, 13.5]> : tensor<37xf64>
  %x2 = check.opaque %c1 : tensor<37xf64>
  %r3:2 = jit.sort %x2 dim = 0 : tensor<37xf64> -> tensor<37xf64>, tensor<37xi64>
  %e4 = jit.constant dense<[0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0, 8.5, 9.0, 9.5, 10.0, 10.5, 11.0, 11.5, 12.0, 12.5, 13.0, 13.5, 14.0, 14.5, 15.0, 15.5, 16.0, 16.5, 17.0, 17.5, 18.0]> : tensor<37xf64>
  check.expect_eq %r3#0, %e4 : tensor<37xf64>
  %e5 = jit.constant dense<[18, 6, 19, 22, 5, 33, 8, 20, 29, 32, 7, 34, 2, 15, 27, 35, 3, 30, 4, 25, 28, 16, 31, 17, 9, 10, 14, 36, 0, 24, 11, 1, 21, 26, 13, 23, 12]> : tensor<37xi64>
  check.expect_eq %r3#1, %e5 : tensor<37xi64>
  return
}

func.func @sort_power_of_two() {
  %c1 = jit.constant dense<[1, 10, 11, 3, 14, 7, 13, 15, 9, 8, 0, 6, 5, 2, 12, 4]> : tensor<16xi64>
  %x2 = check.opaque %c1 : tensor<16xi64>
  %r3:2 = jit.sort %x2 dim = 0 : tensor<16xi64> -> tensor<16xi64>, tensor<16xi64>
  %e4 = jit.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>
  check.expect_eq %r3#0, %e4 : tensor<16xi64>
  %e5 = jit.constant dense<[10, 0, 13, 3, 15, 12, 11, 5, 9, 8, 1, 2, 14, 6, 4, 7]> : tensor<16xi64>
  check.expect_eq %r3#1, %e5 : tensor<16xi64>
  return
}

// NaN is the greatest; zeros of both signs are equal and keep their order.
func.func @sort_special() {
  %c1 = jit.constant dense<[0x7FC00000, 1.0, 0xFF800000, -0.0, 0x7F800000, 0.0, 0x7FC00000, -1.0]> : tensor<8xf32>
  %x2 = check.opaque %c1 : tensor<8xf32>
  %r3:2 = jit.sort %x2 dim = 0 : tensor<8xf32> -> tensor<8xf32>, tensor<8xi64>
  %e4 = jit.constant dense<[0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  check.expect_eq %r3#0, %e4 : tensor<8xf32>
  %e5 = jit.constant dense<[2, 7, 3, 5, 1, 4, 0, 6]> : tensor<8xi64>
  check.expect_eq %r3#1, %e5 : tensor<8xi64>
  return
}

func.func @sort_special_descending() {
  %c1 = jit.constant dense<[0x7FC00000, 1.0, 0xFF800000, -0.0, 0x7F800000, 0.0, 0x7FC00000, -1.0]> : tensor<8xf32>
  %x2 = check.opaque %c1 : tensor<8xf32>
  %r3:2 = jit.sort %x2 dim = 0 {descending} : tensor<8xf32> -> tensor<8xf32>, tensor<8xi64>
  %e4 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0x7F800000, 1.0, -0.0, 0.0, -1.0, 0xFF800000]> : tensor<8xf32>
  check.expect_eq %r3#0, %e4 : tensor<8xf32>
  %e5 = jit.constant dense<[0, 6, 4, 1, 3, 5, 7, 2]> : tensor<8xi64>
  check.expect_eq %r3#1, %e5 : tensor<8xi64>
  return
}

func.func @sort_middle_dynamic() {
  %c1 = jit.constant dense<[[[-3, 1], [8, -2], [1, -2], [1, -1], [2, 0]], [[3, 8], [-7, 1], [-2, -3], [-5, -9], [-2, 5]]]> : tensor<2x5x2xi16>
  %x2 = check.opaque %c1 : tensor<2x5x2xi16> -> tensor<?x?x2xi16>
  %r3:2 = jit.sort %x2 dim = 1 : tensor<?x?x2xi16> -> tensor<?x?x2xi16>, tensor<?x?x2xi64>
  %e4 = jit.constant dense<[[[-3, -2], [1, -2], [1, -1], [2, 0], [8, 1]], [[-7, -9], [-5, -3], [-2, 1], [-2, 5], [3, 8]]]> : tensor<2x5x2xi16>
  %e5 = check.opaque %e4 : tensor<2x5x2xi16> -> tensor<?x?x2xi16>
  check.expect_eq %r3#0, %e5 : tensor<?x?x2xi16>
  %e6 = jit.constant dense<[[[0, 1], [2, 2], [3, 3], [4, 4], [1, 0]], [[1, 3], [3, 2], [2, 1], [4, 4], [0, 0]]]> : tensor<2x5x2xi64>
  %e7 = check.opaque %e6 : tensor<2x5x2xi64> -> tensor<?x?x2xi64>
  check.expect_eq %r3#1, %e7 : tensor<?x?x2xi64>
  return
}

func.func @sort_one() {
  %c1 = jit.constant dense<[[4.0], [3.0]]> : tensor<2x1xf32>
  %x2 = check.opaque %c1 : tensor<2x1xf32> -> tensor<?x?xf32>
  %r3:2 = jit.sort %x2 dim = 1 : tensor<?x?xf32> -> tensor<?x?xf32>, tensor<?x?xi64>
  %e4 = jit.constant dense<[[4.0], [3.0]]> : tensor<2x1xf32>
  %e5 = check.opaque %e4 : tensor<2x1xf32> -> tensor<?x?xf32>
  check.expect_eq %r3#0, %e5 : tensor<?x?xf32>
  %e6 = jit.constant dense<[[0], [0]]> : tensor<2x1xi64>
  %e7 = check.opaque %e6 : tensor<2x1xi64> -> tensor<?x?xi64>
  check.expect_eq %r3#1, %e7 : tensor<?x?xi64>
  return
}

func.func @sort_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x2 = check.opaque %c1 : tensor<2x0xf32> -> tensor<2x?xf32>
  %r3:2 = jit.sort %x2 dim = 1 : tensor<2x?xf32> -> tensor<2x?xf32>, tensor<2x?xi64>
  %e4 = jit.constant dense<> : tensor<2x0xf32>
  %e5 = check.opaque %e4 : tensor<2x0xf32> -> tensor<2x?xf32>
  check.expect_eq %r3#0, %e5 : tensor<2x?xf32>
  %e6 = jit.constant dense<> : tensor<2x0xi64>
  %e7 = check.opaque %e6 : tensor<2x0xi64> -> tensor<2x?xi64>
  check.expect_eq %r3#1, %e7 : tensor<2x?xi64>
  return
}

func.func @sort_no_lines() {
  %c1 = jit.constant dense<> : tensor<0x3xf32>
  %x2 = check.opaque %c1 : tensor<0x3xf32> -> tensor<?x3xf32>
  %r3:2 = jit.sort %x2 dim = 1 : tensor<?x3xf32> -> tensor<?x3xf32>, tensor<?x3xi64>
  %e4 = jit.constant dense<> : tensor<0x3xf32>
  %e5 = check.opaque %e4 : tensor<0x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r3#0, %e5 : tensor<?x3xf32>
  %e6 = jit.constant dense<> : tensor<0x3xi64>
  %e7 = check.opaque %e6 : tensor<0x3xi64> -> tensor<?x3xi64>
  check.expect_eq %r3#1, %e7 : tensor<?x3xi64>
  return
}

// Every element type: f16 and bf16 by value, ui8 without a sign, false < true.
func.func @sort_element_types() {
  %c1 = jit.constant dense<[2.0, 0.5, 2.5, 1.0, 1.5]> : tensor<5xf64>
  %x2 = check.opaque %c1 : tensor<5xf64>
  %r3:2 = jit.sort %x2 dim = 0 : tensor<5xf64> -> tensor<5xf64>, tensor<5xi64>
  %e4 = jit.constant dense<[0.5, 1.0, 1.5, 2.0, 2.5]> : tensor<5xf64>
  check.expect_eq %r3#0, %e4 : tensor<5xf64>
  %e5 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r3#1, %e5 : tensor<5xi64>
  %c6 = jit.constant dense<[2.0, 0.5, 2.5, 1.0, 1.5]> : tensor<5xf32>
  %x7 = check.opaque %c6 : tensor<5xf32>
  %r8:2 = jit.sort %x7 dim = 0 : tensor<5xf32> -> tensor<5xf32>, tensor<5xi64>
  %e9 = jit.constant dense<[0.5, 1.0, 1.5, 2.0, 2.5]> : tensor<5xf32>
  check.expect_eq %r8#0, %e9 : tensor<5xf32>
  %e10 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r8#1, %e10 : tensor<5xi64>
  %c11 = jit.constant dense<[2.0, 0.5, 2.5, 1.0, 1.5]> : tensor<5xf16>
  %x12 = check.opaque %c11 : tensor<5xf16>
  %r13:2 = jit.sort %x12 dim = 0 : tensor<5xf16> -> tensor<5xf16>, tensor<5xi64>
  %e14 = jit.constant dense<[0.5, 1.0, 1.5, 2.0, 2.5]> : tensor<5xf16>
  check.expect_eq %r13#0, %e14 : tensor<5xf16>
  %e15 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r13#1, %e15 : tensor<5xi64>
  %c16 = jit.constant dense<[2.0, 0.5, 2.5, 1.0, 1.5]> : tensor<5xbf16>
  %x17 = check.opaque %c16 : tensor<5xbf16>
  %r18:2 = jit.sort %x17 dim = 0 : tensor<5xbf16> -> tensor<5xbf16>, tensor<5xi64>
  %e19 = jit.constant dense<[0.5, 1.0, 1.5, 2.0, 2.5]> : tensor<5xbf16>
  check.expect_eq %r18#0, %e19 : tensor<5xbf16>
  %e20 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r18#1, %e20 : tensor<5xi64>
  %c21 = jit.constant dense<[11, -4, 16, 1, 6]> : tensor<5xi64>
  %x22 = check.opaque %c21 : tensor<5xi64>
  %r23:2 = jit.sort %x22 dim = 0 : tensor<5xi64> -> tensor<5xi64>, tensor<5xi64>
  %e24 = jit.constant dense<[-4, 1, 6, 11, 16]> : tensor<5xi64>
  check.expect_eq %r23#0, %e24 : tensor<5xi64>
  %e25 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r23#1, %e25 : tensor<5xi64>
  %c26 = jit.constant dense<[11, -4, 16, 1, 6]> : tensor<5xi32>
  %x27 = check.opaque %c26 : tensor<5xi32>
  %r28:2 = jit.sort %x27 dim = 0 : tensor<5xi32> -> tensor<5xi32>, tensor<5xi64>
  %e29 = jit.constant dense<[-4, 1, 6, 11, 16]> : tensor<5xi32>
  check.expect_eq %r28#0, %e29 : tensor<5xi32>
  %e30 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r28#1, %e30 : tensor<5xi64>
  %c31 = jit.constant dense<[11, -4, 16, 1, 6]> : tensor<5xi16>
  %x32 = check.opaque %c31 : tensor<5xi16>
  %r33:2 = jit.sort %x32 dim = 0 : tensor<5xi16> -> tensor<5xi16>, tensor<5xi64>
  %e34 = jit.constant dense<[-4, 1, 6, 11, 16]> : tensor<5xi16>
  check.expect_eq %r33#0, %e34 : tensor<5xi16>
  %e35 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r33#1, %e35 : tensor<5xi64>
  %c36 = jit.constant dense<[11, -4, 16, 1, 6]> : tensor<5xi8>
  %x37 = check.opaque %c36 : tensor<5xi8>
  %r38:2 = jit.sort %x37 dim = 0 : tensor<5xi8> -> tensor<5xi8>, tensor<5xi64>
  %e39 = jit.constant dense<[-4, 1, 6, 11, 16]> : tensor<5xi8>
  check.expect_eq %r38#0, %e39 : tensor<5xi8>
  %e40 = jit.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi64>
  check.expect_eq %r38#1, %e40 : tensor<5xi64>
  %c41 = jit.constant dense<[58, 203, 95, 240, 21]> : tensor<5xui8>
  %x42 = check.opaque %c41 : tensor<5xui8>
  %r43:2 = jit.sort %x42 dim = 0 : tensor<5xui8> -> tensor<5xui8>, tensor<5xi64>
  %e44 = jit.constant dense<[21, 58, 95, 203, 240]> : tensor<5xui8>
  check.expect_eq %r43#0, %e44 : tensor<5xui8>
  %e45 = jit.constant dense<[4, 0, 2, 1, 3]> : tensor<5xi64>
  check.expect_eq %r43#1, %e45 : tensor<5xi64>
  %c46 = jit.constant dense<[true, true, false, false, false]> : tensor<5xi1>
  %x47 = check.opaque %c46 : tensor<5xi1>
  %r48:2 = jit.sort %x47 dim = 0 : tensor<5xi1> -> tensor<5xi1>, tensor<5xi64>
  %e49 = jit.constant dense<[false, false, false, true, true]> : tensor<5xi1>
  check.expect_eq %r48#0, %e49 : tensor<5xi1>
  %e50 = jit.constant dense<[2, 3, 4, 0, 1]> : tensor<5xi64>
  check.expect_eq %r48#1, %e50 : tensor<5xi64>
  return
}
