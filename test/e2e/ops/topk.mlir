// RUN: %e2e %s
// Expected: the first k of a stable numpy.argsort, flipped for the largest.

// Of equal elements the first is first; NaN is the largest.
func.func @topk_largest() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0, 3.0], [0.5, 0.25, 1.0, 0x7FC00000]]> : tensor<2x4xf32>
  %x2 = check.opaque %c1 : tensor<2x4xf32>
  %r3:2 = jit.topk %x2 k = 2 dim = -1 : tensor<2x4xf32> -> tensor<2x2xf32>, tensor<2x2xi64>
  %e4 = jit.constant dense<[[3.0, 3.0], [0x7FC00000, 1.0]]> : tensor<2x2xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x2xf32>
  %e5 = jit.constant dense<[[0, 3], [3, 2]]> : tensor<2x2xi64>
  check.expect_eq %r3#1, %e5 : tensor<2x2xi64>
  return
}

func.func @topk_smallest() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0, 3.0], [0.5, 0.25, 1.0, 0x7FC00000]]> : tensor<2x4xf32>
  %x2 = check.opaque %c1 : tensor<2x4xf32>
  %r3:2 = jit.topk %x2 k = 2 dim = 1 {smallest} : tensor<2x4xf32> -> tensor<2x2xf32>, tensor<2x2xi64>
  %e4 = jit.constant dense<[[1.0, 2.0], [0.25, 0.5]]> : tensor<2x2xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x2xf32>
  %e5 = jit.constant dense<[[1, 2], [1, 0]]> : tensor<2x2xi64>
  check.expect_eq %r3#1, %e5 : tensor<2x2xi64>
  return
}

func.func @topk_first_dim() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0, 3.0], [0.5, 0.25, 1.0, 0x7FC00000]]> : tensor<2x4xf32>
  %x2 = check.opaque %c1 : tensor<2x4xf32>
  %r3:2 = jit.topk %x2 k = 1 dim = 0 : tensor<2x4xf32> -> tensor<1x4xf32>, tensor<1x4xi64>
  %e4 = jit.constant dense<[[3.0, 1.0, 2.0, 0x7FC00000]]> : tensor<1x4xf32>
  check.expect_eq %r3#0, %e4 : tensor<1x4xf32>
  %e5 = jit.constant dense<[[0, 0, 0, 1]]> : tensor<1x4xi64>
  check.expect_eq %r3#1, %e5 : tensor<1x4xi64>
  return
}

func.func @topk_all() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0, 3.0], [0.5, 0.25, 1.0, 0x7FC00000]]> : tensor<2x4xf32>
  %x2 = check.opaque %c1 : tensor<2x4xf32>
  %r3:2 = jit.topk %x2 k = 4 dim = 1 : tensor<2x4xf32> -> tensor<2x4xf32>, tensor<2x4xi64>
  %e4 = jit.constant dense<[[3.0, 3.0, 2.0, 1.0], [0x7FC00000, 1.0, 0.5, 0.25]]> : tensor<2x4xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x4xf32>
  %e5 = jit.constant dense<[[0, 3, 2, 1], [3, 2, 0, 1]]> : tensor<2x4xi64>
  check.expect_eq %r3#1, %e5 : tensor<2x4xi64>
  return
}

func.func @topk_none() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0, 3.0], [0.5, 0.25, 1.0, 0x7FC00000]]> : tensor<2x4xf32>
  %x2 = check.opaque %c1 : tensor<2x4xf32>
  %r3:2 = jit.topk %x2 k = 0 dim = 1 : tensor<2x4xf32> -> tensor<2x0xf32>, tensor<2x0xi64>
  %e4 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r3#0, %e4 : tensor<2x0xf32>
  %e5 = jit.constant dense<> : tensor<2x0xi64>
  check.expect_eq %r3#1, %e5 : tensor<2x0xi64>
  return
}

func.func @topk_dynamic() {
  %c1 = jit.constant dense<[[3.0, 1.0, 2.0, 3.0], [0.5, 0.25, 1.0, 0x7FC00000]]> : tensor<2x4xf32>
  %x2 = check.opaque %c1 : tensor<2x4xf32> -> tensor<?x?xf32>
  %r3:2 = jit.topk %x2 k = 3 dim = 1 : tensor<?x?xf32> -> tensor<?x3xf32>, tensor<?x3xi64>
  %e4 = jit.constant dense<[[3.0, 3.0, 2.0], [0x7FC00000, 1.0, 0.5]]> : tensor<2x3xf32>
  %e5 = check.opaque %e4 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r3#0, %e5 : tensor<?x3xf32>
  %e6 = jit.constant dense<[[0, 3, 2], [3, 2, 0]]> : tensor<2x3xi64>
  %e7 = check.opaque %e6 : tensor<2x3xi64> -> tensor<?x3xi64>
  check.expect_eq %r3#1, %e7 : tensor<?x3xi64>
  return
}

// Every element type.
func.func @topk_element_types() {
  %c1 = jit.constant dense<[2.0, 0.5, 1.0, 1.5]> : tensor<4xf64>
  %x2 = check.opaque %c1 : tensor<4xf64>
  %r3:2 = jit.topk %x2 k = 2 dim = 0 : tensor<4xf64> -> tensor<2xf64>, tensor<2xi64>
  %e4 = jit.constant dense<[2.0, 1.5]> : tensor<2xf64>
  check.expect_eq %r3#0, %e4 : tensor<2xf64>
  %e5 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r3#1, %e5 : tensor<2xi64>
  %c6 = jit.constant dense<[2.0, 0.5, 1.0, 1.5]> : tensor<4xf32>
  %x7 = check.opaque %c6 : tensor<4xf32>
  %r8:2 = jit.topk %x7 k = 2 dim = 0 : tensor<4xf32> -> tensor<2xf32>, tensor<2xi64>
  %e9 = jit.constant dense<[2.0, 1.5]> : tensor<2xf32>
  check.expect_eq %r8#0, %e9 : tensor<2xf32>
  %e10 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r8#1, %e10 : tensor<2xi64>
  %c11 = jit.constant dense<[2.0, 0.5, 1.0, 1.5]> : tensor<4xf16>
  %x12 = check.opaque %c11 : tensor<4xf16>
  %r13:2 = jit.topk %x12 k = 2 dim = 0 : tensor<4xf16> -> tensor<2xf16>, tensor<2xi64>
  %e14 = jit.constant dense<[2.0, 1.5]> : tensor<2xf16>
  check.expect_eq %r13#0, %e14 : tensor<2xf16>
  %e15 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r13#1, %e15 : tensor<2xi64>
  %c16 = jit.constant dense<[2.0, 0.5, 1.0, 1.5]> : tensor<4xbf16>
  %x17 = check.opaque %c16 : tensor<4xbf16>
  %r18:2 = jit.topk %x17 k = 2 dim = 0 : tensor<4xbf16> -> tensor<2xbf16>, tensor<2xi64>
  %e19 = jit.constant dense<[2.0, 1.5]> : tensor<2xbf16>
  check.expect_eq %r18#0, %e19 : tensor<2xbf16>
  %e20 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r18#1, %e20 : tensor<2xi64>
  %c21 = jit.constant dense<[11, -4, 1, 6]> : tensor<4xi64>
  %x22 = check.opaque %c21 : tensor<4xi64>
  %r23:2 = jit.topk %x22 k = 2 dim = 0 : tensor<4xi64> -> tensor<2xi64>, tensor<2xi64>
  %e24 = jit.constant dense<[11, 6]> : tensor<2xi64>
  check.expect_eq %r23#0, %e24 : tensor<2xi64>
  %e25 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r23#1, %e25 : tensor<2xi64>
  %c26 = jit.constant dense<[11, -4, 1, 6]> : tensor<4xi32>
  %x27 = check.opaque %c26 : tensor<4xi32>
  %r28:2 = jit.topk %x27 k = 2 dim = 0 : tensor<4xi32> -> tensor<2xi32>, tensor<2xi64>
  %e29 = jit.constant dense<[11, 6]> : tensor<2xi32>
  check.expect_eq %r28#0, %e29 : tensor<2xi32>
  %e30 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r28#1, %e30 : tensor<2xi64>
  %c31 = jit.constant dense<[11, -4, 1, 6]> : tensor<4xi16>
  %x32 = check.opaque %c31 : tensor<4xi16>
  %r33:2 = jit.topk %x32 k = 2 dim = 0 : tensor<4xi16> -> tensor<2xi16>, tensor<2xi64>
  %e34 = jit.constant dense<[11, 6]> : tensor<2xi16>
  check.expect_eq %r33#0, %e34 : tensor<2xi16>
  %e35 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r33#1, %e35 : tensor<2xi64>
  %c36 = jit.constant dense<[11, -4, 1, 6]> : tensor<4xi8>
  %x37 = check.opaque %c36 : tensor<4xi8>
  %r38:2 = jit.topk %x37 k = 2 dim = 0 : tensor<4xi8> -> tensor<2xi8>, tensor<2xi64>
  %e39 = jit.constant dense<[11, 6]> : tensor<2xi8>
  check.expect_eq %r38#0, %e39 : tensor<2xi8>
  %e40 = jit.constant dense<[0, 3]> : tensor<2xi64>
  check.expect_eq %r38#1, %e40 : tensor<2xi64>
  %c41 = jit.constant dense<[58, 203, 240, 21]> : tensor<4xui8>
  %x42 = check.opaque %c41 : tensor<4xui8>
  %r43:2 = jit.topk %x42 k = 2 dim = 0 : tensor<4xui8> -> tensor<2xui8>, tensor<2xi64>
  %e44 = jit.constant dense<[240, 203]> : tensor<2xui8>
  check.expect_eq %r43#0, %e44 : tensor<2xui8>
  %e45 = jit.constant dense<[2, 1]> : tensor<2xi64>
  check.expect_eq %r43#1, %e45 : tensor<2xi64>
  %c46 = jit.constant dense<[true, true, false, false]> : tensor<4xi1>
  %x47 = check.opaque %c46 : tensor<4xi1>
  %r48:2 = jit.topk %x47 k = 2 dim = 0 : tensor<4xi1> -> tensor<2xi1>, tensor<2xi64>
  %e49 = jit.constant dense<[true, true]> : tensor<2xi1>
  check.expect_eq %r48#0, %e49 : tensor<2xi1>
  %e50 = jit.constant dense<[0, 1]> : tensor<2xi64>
  check.expect_eq %r48#1, %e50 : tensor<2xi64>
  return
}
