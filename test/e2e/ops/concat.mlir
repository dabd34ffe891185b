// RUN: %e2e %s
// Expected: numpy.concatenate.

func.func @concat_first() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<[[24.0, 24.5, 25.0]]> : tensor<1x3xf32>
  %x4 = check.opaque %c3 : tensor<1x3xf32>
  %r5 = jit.concat %x2, %x4 dim = 0 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [24.0, 24.5, 25.0]]> : tensor<3x3xf32>
  check.expect_eq %r5, %e6 : tensor<3x3xf32>
  return
}

func.func @concat_last() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<[[0.0, 0.5, 1.0], [1.5, 2.0, 2.5]]> : tensor<2x3xf32>
  %x4 = check.opaque %c3 : tensor<2x3xf32>
  %c5 = jit.constant dense<[[1.0, 1.5, 2.0], [2.5, 3.0, 3.5]]> : tensor<2x3xf32>
  %x6 = check.opaque %c5 : tensor<2x3xf32>
  %r7 = jit.concat %x2, %x4, %x6 dim = -1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5, 0.0, 0.0, 0.5, 1.0, 1.0, 1.5, 2.0], [0.5, 1.0, 1.5, 1.5, 2.0, 2.5, 2.5, 3.0, 3.5]]> : tensor<2x9xf32>
  check.expect_eq %r7, %e8 : tensor<2x9xf32>
  return
}

func.func @concat_one() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.concat %x2 dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e4 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  check.expect_eq %r3, %e4 : tensor<2x3xf32>
  return
}

func.func @concat_dynamic() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[24.0, 24.5, 25.0]]> : tensor<1x3xf32>
  %x4 = check.opaque %c3 : tensor<1x3xf32> -> tensor<1x?xf32>
  %r5 = jit.concat %x2, %x4 dim = 0 : (tensor<?x?xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [24.0, 24.5, 25.0]]> : tensor<3x3xf32>
  %e7 = check.opaque %e6 : tensor<3x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r5, %e7 : tensor<?x?xf32>
  return
}

// One operand knows the extent of all.
func.func @concat_dynamic_mixed() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[24.0, 24.5, 25.0]]> : tensor<1x3xf32>
  %x4 = check.opaque %c3 : tensor<1x3xf32> -> tensor<1x3xf32>
  %r5 = jit.concat %x2, %x4 dim = 0 : (tensor<?x?xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [24.0, 24.5, 25.0]]> : tensor<3x3xf32>
  %e7 = check.opaque %e6 : tensor<3x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r5, %e7 : tensor<?x3xf32>
  return
}

func.func @concat_empty() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %c3 = jit.constant dense<> : tensor<0x3xf32>
  %x4 = check.opaque %c3 : tensor<0x3xf32> -> tensor<?x3xf32>
  %c5 = jit.constant dense<[[24.0, 24.5, 25.0]]> : tensor<1x3xf32>
  %x6 = check.opaque %c5 : tensor<1x3xf32>
  %r7 = jit.concat %x2, %x4, %x6 dim = 0 : (tensor<2x3xf32>, tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  %e8 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [24.0, 24.5, 25.0]]> : tensor<3x3xf32>
  %e9 = check.opaque %e8 : tensor<3x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r7, %e9 : tensor<?x3xf32>
  return
}

func.func @concat_all_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x2 = check.opaque %c1 : tensor<2x0xf32>
  %c3 = jit.constant dense<> : tensor<2x0xf32>
  %x4 = check.opaque %c3 : tensor<2x0xf32>
  %r5 = jit.concat %x2, %x4 dim = 0 : (tensor<2x0xf32>, tensor<2x0xf32>) -> tensor<4x0xf32>
  %e6 = jit.constant dense<> : tensor<4x0xf32>
  check.expect_eq %r5, %e6 : tensor<4x0xf32>
  return
}

// The declared type knows more than follows.
func.func @concat_declared() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %c3 = jit.constant dense<[[24.0, 24.5, 25.0]]> : tensor<1x3xf32>
  %x4 = check.opaque %c3 : tensor<1x3xf32> -> tensor<?x3xf32>
  %r5 = jit.concat %x2, %x4 dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<3x3xf32>
  %e6 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5], [24.0, 24.5, 25.0]]> : tensor<3x3xf32>
  check.expect_eq %r5, %e6 : tensor<3x3xf32>
  return
}

// Every element type.
func.func @concat_element_types() {
  %c1 = jit.constant dense<[-1.0, -0.5]> : tensor<2xf64>
  %x2 = check.opaque %c1 : tensor<2xf64>
  %c3 = jit.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf64>
  %x4 = check.opaque %c3 : tensor<3xf64>
  %r5 = jit.concat %x2, %x4 dim = 0 : (tensor<2xf64>, tensor<3xf64>) -> tensor<5xf64>
  %e6 = jit.constant dense<[-1.0, -0.5, -0.5, 0.0, 0.5]> : tensor<5xf64>
  check.expect_eq %r5, %e6 : tensor<5xf64>
  %c7 = jit.constant dense<[-1.0, -0.5]> : tensor<2xf32>
  %x8 = check.opaque %c7 : tensor<2xf32>
  %c9 = jit.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf32>
  %x10 = check.opaque %c9 : tensor<3xf32>
  %r11 = jit.concat %x8, %x10 dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %e12 = jit.constant dense<[-1.0, -0.5, -0.5, 0.0, 0.5]> : tensor<5xf32>
  check.expect_eq %r11, %e12 : tensor<5xf32>
  %c13 = jit.constant dense<[-1.0, -0.5]> : tensor<2xf16>
  %x14 = check.opaque %c13 : tensor<2xf16>
  %c15 = jit.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf16>
  %x16 = check.opaque %c15 : tensor<3xf16>
  %r17 = jit.concat %x14, %x16 dim = 0 : (tensor<2xf16>, tensor<3xf16>) -> tensor<5xf16>
  %e18 = jit.constant dense<[-1.0, -0.5, -0.5, 0.0, 0.5]> : tensor<5xf16>
  check.expect_eq %r17, %e18 : tensor<5xf16>
  %c19 = jit.constant dense<[-1.0, -0.5]> : tensor<2xbf16>
  %x20 = check.opaque %c19 : tensor<2xbf16>
  %c21 = jit.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xbf16>
  %x22 = check.opaque %c21 : tensor<3xbf16>
  %r23 = jit.concat %x20, %x22 dim = 0 : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<5xbf16>
  %e24 = jit.constant dense<[-1.0, -0.5, -0.5, 0.0, 0.5]> : tensor<5xbf16>
  check.expect_eq %r23, %e24 : tensor<5xbf16>
  %c25 = jit.constant dense<[-7, -2]> : tensor<2xi64>
  %x26 = check.opaque %c25 : tensor<2xi64>
  %c27 = jit.constant dense<[-6, -1, 4]> : tensor<3xi64>
  %x28 = check.opaque %c27 : tensor<3xi64>
  %r29 = jit.concat %x26, %x28 dim = 0 : (tensor<2xi64>, tensor<3xi64>) -> tensor<5xi64>
  %e30 = jit.constant dense<[-7, -2, -6, -1, 4]> : tensor<5xi64>
  check.expect_eq %r29, %e30 : tensor<5xi64>
  %c31 = jit.constant dense<[-7, -2]> : tensor<2xi32>
  %x32 = check.opaque %c31 : tensor<2xi32>
  %c33 = jit.constant dense<[-6, -1, 4]> : tensor<3xi32>
  %x34 = check.opaque %c33 : tensor<3xi32>
  %r35 = jit.concat %x32, %x34 dim = 0 : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  %e36 = jit.constant dense<[-7, -2, -6, -1, 4]> : tensor<5xi32>
  check.expect_eq %r35, %e36 : tensor<5xi32>
  %c37 = jit.constant dense<[-7, -2]> : tensor<2xi16>
  %x38 = check.opaque %c37 : tensor<2xi16>
  %c39 = jit.constant dense<[-6, -1, 4]> : tensor<3xi16>
  %x40 = check.opaque %c39 : tensor<3xi16>
  %r41 = jit.concat %x38, %x40 dim = 0 : (tensor<2xi16>, tensor<3xi16>) -> tensor<5xi16>
  %e42 = jit.constant dense<[-7, -2, -6, -1, 4]> : tensor<5xi16>
  check.expect_eq %r41, %e42 : tensor<5xi16>
  %c43 = jit.constant dense<[-7, -2]> : tensor<2xi8>
  %x44 = check.opaque %c43 : tensor<2xi8>
  %c45 = jit.constant dense<[-6, -1, 4]> : tensor<3xi8>
  %x46 = check.opaque %c45 : tensor<3xi8>
  %r47 = jit.concat %x44, %x46 dim = 0 : (tensor<2xi8>, tensor<3xi8>) -> tensor<5xi8>
  %e48 = jit.constant dense<[-7, -2, -6, -1, 4]> : tensor<5xi8>
  check.expect_eq %r47, %e48 : tensor<5xi8>
  %c49 = jit.constant dense<[200, 237]> : tensor<2xui8>
  %x50 = check.opaque %c49 : tensor<2xui8>
  %c51 = jit.constant dense<[201, 238, 19]> : tensor<3xui8>
  %x52 = check.opaque %c51 : tensor<3xui8>
  %r53 = jit.concat %x50, %x52 dim = 0 : (tensor<2xui8>, tensor<3xui8>) -> tensor<5xui8>
  %e54 = jit.constant dense<[200, 237, 201, 238, 19]> : tensor<5xui8>
  check.expect_eq %r53, %e54 : tensor<5xui8>
  %c55 = jit.constant dense<[true, false]> : tensor<2xi1>
  %x56 = check.opaque %c55 : tensor<2xi1>
  %c57 = jit.constant dense<[false, false, true]> : tensor<3xi1>
  %x58 = check.opaque %c57 : tensor<3xi1>
  %r59 = jit.concat %x56, %x58 dim = 0 : (tensor<2xi1>, tensor<3xi1>) -> tensor<5xi1>
  %e60 = jit.constant dense<[true, false, false, false, true]> : tensor<5xi1>
  check.expect_eq %r59, %e60 : tensor<5xi1>
  return
}

// One value is concatenated with itself and with what is made of it.
func.func @concat_twice_the_same() {
  %c1 = jit.constant dense<[[-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %x2 = check.opaque %c1 : tensor<2x3xf32>
  %r3 = jit.add %x2, %x2 : tensor<2x3xf32>
  %r4 = jit.concat %r3, %r3, %x2 dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  %e5 = jit.constant dense<[[-2.0, -1.0, 0.0], [1.0, 2.0, 3.0], [-2.0, -1.0, 0.0], [1.0, 2.0, 3.0], [-1.0, -0.5, 0.0], [0.5, 1.0, 1.5]]> : tensor<6x3xf32>
  check.expect_eq %r4, %e5 : tensor<6x3xf32>
  return
}

// Nothing, where one operand tells only when the program runs that it is empty.
func.func @concat_nothing() {
  %ca = jit.constant dense<> : tensor<2x3x0xi8>
  %a = check.opaque %ca : tensor<2x3x0xi8>
  %cb = jit.constant dense<> : tensor<2x4x0xi8>
  %b = check.opaque %cb : tensor<2x4x0xi8> -> tensor<?x4x?xi8>
  %r = jit.concat %a, %a, %b dim = 1 : (tensor<2x3x0xi8>, tensor<2x3x0xi8>, tensor<?x4x?xi8>) -> tensor<2x10x?xi8>
  %ce = jit.constant dense<> : tensor<2x10x0xi8>
  %e = check.opaque %ce : tensor<2x10x0xi8> -> tensor<2x10x?xi8>
  check.expect_eq %r, %e : tensor<2x10x?xi8>
  return
}
