// RUN: %e2e %s
// Expected: numpy.split.

func.func @split_sizes() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %r3:3 = jit.split %x2 dim = 0 sizes = [2, 0, 3] : (tensor<5x6xf32>) -> (tensor<2x6xf32>, tensor<0x6xf32>, tensor<3x6xf32>)
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5]]> : tensor<2x6xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x6xf32>
  %e5 = jit.constant dense<> : tensor<0x6xf32>
  check.expect_eq %r3#1, %e5 : tensor<0x6xf32>
  %e6 = jit.constant dense<[[5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<3x6xf32>
  check.expect_eq %r3#2, %e6 : tensor<3x6xf32>
  return
}

func.func @split_open() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32>
  %r3:3 = jit.split %x2 dim = -1 sizes = [1, -1, 2] : (tensor<5x6xf32>) -> (tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x2xf32>)
  %e4 = jit.constant dense<[[-1.0], [2.0], [5.0], [8.0], [11.0]]> : tensor<5x1xf32>
  check.expect_eq %r3#0, %e4 : tensor<5x1xf32>
  %e5 = jit.constant dense<[[-0.5, 0.0, 0.5], [2.5, 3.0, 3.5], [5.5, 6.0, 6.5], [8.5, 9.0, 9.5], [11.5, 12.0, 12.5]]> : tensor<5x3xf32>
  check.expect_eq %r3#1, %e5 : tensor<5x3xf32>
  %e6 = jit.constant dense<[[1.0, 1.5], [4.0, 4.5], [7.0, 7.5], [10.0, 10.5], [13.0, 13.5]]> : tensor<5x2xf32>
  check.expect_eq %r3#2, %e6 : tensor<5x2xf32>
  return
}

func.func @split_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32> -> tensor<?x6xf32>
  %r3:2 = jit.split %x2 dim = 0 sizes = [2, 3] : (tensor<?x6xf32>) -> (tensor<2x6xf32>, tensor<3x6xf32>)
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5]]> : tensor<2x6xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x6xf32>
  %e5 = jit.constant dense<[[5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<3x6xf32>
  check.expect_eq %r3#1, %e5 : tensor<3x6xf32>
  return
}

func.func @split_dynamic_open() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32> -> tensor<?x?xf32>
  %r3:3 = jit.split %x2 dim = 0 sizes = [2, -1, 1] : (tensor<?x?xf32>) -> (tensor<2x?xf32>, tensor<?x?xf32>, tensor<1x?xf32>)
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5]]> : tensor<2x6xf32>
  %e5 = check.opaque %e4 : tensor<2x6xf32> -> tensor<2x?xf32>
  check.expect_eq %r3#0, %e5 : tensor<2x?xf32>
  %e6 = jit.constant dense<[[5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5]]> : tensor<2x6xf32>
  %e7 = check.opaque %e6 : tensor<2x6xf32> -> tensor<?x?xf32>
  check.expect_eq %r3#1, %e7 : tensor<?x?xf32>
  %e8 = jit.constant dense<[[11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<1x6xf32>
  %e9 = check.opaque %e8 : tensor<1x6xf32> -> tensor<1x?xf32>
  check.expect_eq %r3#2, %e9 : tensor<1x?xf32>
  return
}

func.func @split_nothing_left() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  %x2 = check.opaque %c1 : tensor<5x6xf32> -> tensor<?x6xf32>
  %r3:2 = jit.split %x2 dim = 0 sizes = [5, -1] : (tensor<?x6xf32>) -> (tensor<5x6xf32>, tensor<?x6xf32>)
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [5.0, 5.5, 6.0, 6.5, 7.0, 7.5], [8.0, 8.5, 9.0, 9.5, 10.0, 10.5], [11.0, 11.5, 12.0, 12.5, 13.0, 13.5]]> : tensor<5x6xf32>
  check.expect_eq %r3#0, %e4 : tensor<5x6xf32>
  %e5 = jit.constant dense<> : tensor<0x6xf32>
  %e6 = check.opaque %e5 : tensor<0x6xf32> -> tensor<?x6xf32>
  check.expect_eq %r3#1, %e6 : tensor<?x6xf32>
  return
}

func.func @split_empty() {
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x2 = check.opaque %c1 : tensor<0x2xf32>
  %r3:2 = jit.split %x2 dim = 0 sizes = [0, -1] : (tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xf32>)
  %e4 = jit.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r3#0, %e4 : tensor<0x2xf32>
  %e5 = jit.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r3#1, %e5 : tensor<0x2xf32>
  return
}

// Every element type.
func.func @split_element_types() {
  %c1 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf64>
  %x2 = check.opaque %c1 : tensor<3x2xf64>
  %r3:2 = jit.split %x2 dim = 0 sizes = [1, 2] : (tensor<3x2xf64>) -> (tensor<1x2xf64>, tensor<2x2xf64>)
  %e4 = jit.constant dense<[[-1.0, -0.5]]> : tensor<1x2xf64>
  check.expect_eq %r3#0, %e4 : tensor<1x2xf64>
  %e5 = jit.constant dense<[[0.0, 0.5], [1.0, 1.5]]> : tensor<2x2xf64>
  check.expect_eq %r3#1, %e5 : tensor<2x2xf64>
  %c6 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf32>
  %x7 = check.opaque %c6 : tensor<3x2xf32>
  %r8:2 = jit.split %x7 dim = 0 sizes = [1, 2] : (tensor<3x2xf32>) -> (tensor<1x2xf32>, tensor<2x2xf32>)
  %e9 = jit.constant dense<[[-1.0, -0.5]]> : tensor<1x2xf32>
  check.expect_eq %r8#0, %e9 : tensor<1x2xf32>
  %e10 = jit.constant dense<[[0.0, 0.5], [1.0, 1.5]]> : tensor<2x2xf32>
  check.expect_eq %r8#1, %e10 : tensor<2x2xf32>
  %c11 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xf16>
  %x12 = check.opaque %c11 : tensor<3x2xf16>
  %r13:2 = jit.split %x12 dim = 0 sizes = [1, 2] : (tensor<3x2xf16>) -> (tensor<1x2xf16>, tensor<2x2xf16>)
  %e14 = jit.constant dense<[[-1.0, -0.5]]> : tensor<1x2xf16>
  check.expect_eq %r13#0, %e14 : tensor<1x2xf16>
  %e15 = jit.constant dense<[[0.0, 0.5], [1.0, 1.5]]> : tensor<2x2xf16>
  check.expect_eq %r13#1, %e15 : tensor<2x2xf16>
  %c16 = jit.constant dense<[[-1.0, -0.5], [0.0, 0.5], [1.0, 1.5]]> : tensor<3x2xbf16>
  %x17 = check.opaque %c16 : tensor<3x2xbf16>
  %r18:2 = jit.split %x17 dim = 0 sizes = [1, 2] : (tensor<3x2xbf16>) -> (tensor<1x2xbf16>, tensor<2x2xbf16>)
  %e19 = jit.constant dense<[[-1.0, -0.5]]> : tensor<1x2xbf16>
  check.expect_eq %r18#0, %e19 : tensor<1x2xbf16>
  %e20 = jit.constant dense<[[0.0, 0.5], [1.0, 1.5]]> : tensor<2x2xbf16>
  check.expect_eq %r18#1, %e20 : tensor<2x2xbf16>
  %c21 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi64>
  %x22 = check.opaque %c21 : tensor<3x2xi64>
  %r23:2 = jit.split %x22 dim = 0 sizes = [1, 2] : (tensor<3x2xi64>) -> (tensor<1x2xi64>, tensor<2x2xi64>)
  %e24 = jit.constant dense<[[-7, -2]]> : tensor<1x2xi64>
  check.expect_eq %r23#0, %e24 : tensor<1x2xi64>
  %e25 = jit.constant dense<[[3, 8], [13, 18]]> : tensor<2x2xi64>
  check.expect_eq %r23#1, %e25 : tensor<2x2xi64>
  %c26 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi32>
  %x27 = check.opaque %c26 : tensor<3x2xi32>
  %r28:2 = jit.split %x27 dim = 0 sizes = [1, 2] : (tensor<3x2xi32>) -> (tensor<1x2xi32>, tensor<2x2xi32>)
  %e29 = jit.constant dense<[[-7, -2]]> : tensor<1x2xi32>
  check.expect_eq %r28#0, %e29 : tensor<1x2xi32>
  %e30 = jit.constant dense<[[3, 8], [13, 18]]> : tensor<2x2xi32>
  check.expect_eq %r28#1, %e30 : tensor<2x2xi32>
  %c31 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi16>
  %x32 = check.opaque %c31 : tensor<3x2xi16>
  %r33:2 = jit.split %x32 dim = 0 sizes = [1, 2] : (tensor<3x2xi16>) -> (tensor<1x2xi16>, tensor<2x2xi16>)
  %e34 = jit.constant dense<[[-7, -2]]> : tensor<1x2xi16>
  check.expect_eq %r33#0, %e34 : tensor<1x2xi16>
  %e35 = jit.constant dense<[[3, 8], [13, 18]]> : tensor<2x2xi16>
  check.expect_eq %r33#1, %e35 : tensor<2x2xi16>
  %c36 = jit.constant dense<[[-7, -2], [3, 8], [13, 18]]> : tensor<3x2xi8>
  %x37 = check.opaque %c36 : tensor<3x2xi8>
  %r38:2 = jit.split %x37 dim = 0 sizes = [1, 2] : (tensor<3x2xi8>) -> (tensor<1x2xi8>, tensor<2x2xi8>)
  %e39 = jit.constant dense<[[-7, -2]]> : tensor<1x2xi8>
  check.expect_eq %r38#0, %e39 : tensor<1x2xi8>
  %e40 = jit.constant dense<[[3, 8], [13, 18]]> : tensor<2x2xi8>
  check.expect_eq %r38#1, %e40 : tensor<2x2xi8>
  %c41 = jit.constant dense<[[200, 237], [18, 55], [92, 129]]> : tensor<3x2xui8>
  %x42 = check.opaque %c41 : tensor<3x2xui8>
  %r43:2 = jit.split %x42 dim = 0 sizes = [1, 2] : (tensor<3x2xui8>) -> (tensor<1x2xui8>, tensor<2x2xui8>)
  %e44 = jit.constant dense<[[200, 237]]> : tensor<1x2xui8>
  check.expect_eq %r43#0, %e44 : tensor<1x2xui8>
  %e45 = jit.constant dense<[[18, 55], [92, 129]]> : tensor<2x2xui8>
  check.expect_eq %r43#1, %e45 : tensor<2x2xui8>
  %c46 = jit.constant dense<[[true, false], [false, true], [false, false]]> : tensor<3x2xi1>
  %x47 = check.opaque %c46 : tensor<3x2xi1>
  %r48:2 = jit.split %x47 dim = 0 sizes = [1, 2] : (tensor<3x2xi1>) -> (tensor<1x2xi1>, tensor<2x2xi1>)
  %e49 = jit.constant dense<[[true, false]]> : tensor<1x2xi1>
  check.expect_eq %r48#0, %e49 : tensor<1x2xi1>
  %e50 = jit.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
  check.expect_eq %r48#1, %e50 : tensor<2x2xi1>
  return
}
