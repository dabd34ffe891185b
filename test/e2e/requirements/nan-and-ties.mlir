// RUN: %e2e %s
// NaN is contagious in max, min, clamp, relu and pooling; arg-reductions report the first NaN; the first position wins
// ties, positions being row-major whatever the layout. Expected values: numpy.maximum, max, argmax and so on, which do
// the same.

func.func @elementwise() {
  %cx = jit.constant dense<[0x7FC00000, 1.0, 0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0]> : tensor<7xf32>
  %x = check.opaque %cx : tensor<7xf32>
  %cy = jit.constant dense<[1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -0.0]> : tensor<7xf32>
  %y = check.opaque %cy : tensor<7xf32>
  %a = jit.maximum %x, %y : tensor<7xf32>
  %b = jit.minimum %x, %y : tensor<7xf32>
  %c = jit.relu %x : tensor<7xf32>
  %d = jit.clamp %x, %y, %y : tensor<7xf32>
  %low = jit.constant dense<-1.0> : tensor<f32>
  %high = jit.constant dense<2.0> : tensor<f32>
  %n = jit.constant dense<0x7FC00000> : tensor<f32>
  %e = jit.clamp %x, %low, %high : (tensor<7xf32>, tensor<f32>, tensor<f32>) -> tensor<7xf32>
  %f = jit.clamp %x, %low, %n : (tensor<7xf32>, tensor<f32>, tensor<f32>) -> tensor<7xf32>
  %e0 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0]> : tensor<7xf32>
  check.expect_eq %a, %e0 : tensor<7xf32>
  %e1 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, -0.0, -0.0]> : tensor<7xf32>
  check.expect_eq %b, %e1 : tensor<7xf32>
  %e2 = jit.constant dense<[0x7FC00000, 1.0, 0x7FC00000, 0x7F800000, 0.0, 0.0, 0.0]> : tensor<7xf32>
  check.expect_eq %c, %e2 : tensor<7xf32>
  %e3 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -0.0]> : tensor<7xf32>
  check.expect_eq %d, %e3 : tensor<7xf32>
  %e4 = jit.constant dense<[0x7FC00000, 1.0, 0x7FC00000, 2.0, -1.0, -0.0, 0.0]> : tensor<7xf32>
  check.expect_eq %e, %e4 : tensor<7xf32>
  %e5 = jit.constant dense<0x7FC00000> : tensor<7xf32>
  check.expect_eq %f, %e5 : tensor<7xf32>
  return
}

// A NaN at every position of a row longer than a vector, one row each.
func.func @reductions() {
  %k = jit.iota [37, 37] dim = 0 : tensor<37x37xf32>
  %l = jit.iota [37, 37] dim = 1 : tensor<37x37xf32>
  %eq = jit.eq %k, %l : (tensor<37x37xf32>, tensor<37x37xf32>) -> tensor<37x37xi1>
  %cn = jit.constant dense<0x7FC00000> : tensor<f32>
  %n = check.opaque %cn : tensor<f32>
  %x = jit.select %eq, %n, %l : (tensor<37x37xi1>, tensor<f32>, tensor<37x37xf32>) -> tensor<37x37xf32>
  %a = jit.max %x dims = [1] : (tensor<37x37xf32>) -> tensor<37xf32>
  %b = jit.min %x dims = [0] : (tensor<37x37xf32>) -> tensor<37xf32>
  %c = jit.argmax %x dim = 1 : (tensor<37x37xf32>) -> tensor<37xi64>
  %d = jit.argmin %x dim = 0 : (tensor<37x37xf32>) -> tensor<37xi64>
  %e = jit.argmin %x : (tensor<37x37xf32>) -> tensor<i64>
  %e0 = jit.constant dense<0x7FC00000> : tensor<37xf32>
  check.expect_eq %a, %e0 : tensor<37xf32>
  %e1 = jit.constant dense<0x7FC00000> : tensor<37xf32>
  check.expect_eq %b, %e1 : tensor<37xf32>
  %e2 = jit.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]> : tensor<37xi64>
  check.expect_eq %c, %e2 : tensor<37xi64>
  %e3 = jit.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]> : tensor<37xi64>
  check.expect_eq %d, %e3 : tensor<37xi64>
  %e4 = jit.constant dense<0> : tensor<i64>
  check.expect_eq %e, %e4 : tensor<i64>
  return
}

// [NaN, 0], [0, NaN], [NaN, NaN], of either sign of NaN; halves.
func.func @short_rows() {
  %cx = jit.constant dense<[[0x7FC00000, 0.0], [0.0, 0x7FC00000], [0x7FC00000, 0x7FC00000], [0x7F800000, 0x7FC00000],
    [0x7FC00000, 0xFF800000]]> : tensor<5x2xf32>
  %x = check.opaque %cx : tensor<5x2xf32>
  %cy = jit.constant dense<[[0x7E00, 0.0, 5.0], [0.0, 0x7E00, 0x7E00], [0xFC00, 3.0, 3.0]]> : tensor<3x3xf16>
  %y = check.opaque %cy : tensor<3x3xf16>
  %cz = jit.constant dense<[[0x7FC0, 0.0, 5.0], [0.0, 0x7FC0, 0x7FC0], [0xFF80, 3.0, 3.0]]> : tensor<3x3xbf16>
  %z = check.opaque %cz : tensor<3x3xbf16>
  %m = jit.neg %x : tensor<5x2xf32>
  %a = jit.argmin %x dim = 1 : (tensor<5x2xf32>) -> tensor<5xi64>
  %b = jit.argmax %m dim = 1 : (tensor<5x2xf32>) -> tensor<5xi64>
  %c = jit.max %m dims = [1] : (tensor<5x2xf32>) -> tensor<5xf32>
  %d = jit.argmax %y dim = 1 : (tensor<3x3xf16>) -> tensor<3xi64>
  %e = jit.argmin %z dim = 1 : (tensor<3x3xbf16>) -> tensor<3xi64>
  %f = jit.min %z dims = [1] : (tensor<3x3xbf16>) -> tensor<3xbf16>
  %e0 = jit.constant dense<[0, 1, 0, 1, 0]> : tensor<5xi64>
  check.expect_eq %a, %e0 : tensor<5xi64>
  %e1 = jit.constant dense<[0, 1, 0, 1, 0]> : tensor<5xi64>
  check.expect_eq %b, %e1 : tensor<5xi64>
  %e2 = jit.constant dense<0x7FC00000> : tensor<5xf32>
  check.expect_eq %c, %e2 : tensor<5xf32>
  %e3 = jit.constant dense<[0, 1, 1]> : tensor<3xi64>
  check.expect_eq %d, %e3 : tensor<3xi64>
  %e4 = jit.constant dense<[0, 1, 0]> : tensor<3xi64>
  check.expect_eq %e, %e4 : tensor<3xi64>
  %e5 = jit.constant dense<[0x7FC0, 0x7FC0, 0xFF80]> : tensor<3xbf16>
  check.expect_eq %f, %e5 : tensor<3xbf16>
  return
}

// The first of equal elements, in integers and floats, along each dimension and in a transposed view.
func.func @ties() {
  %cx = jit.constant dense<[[3, 9, 1], [9, 3, 9], [1, 1, 1]]> : tensor<3x3xi32>
  %x = check.opaque %cx : tensor<3x3xi32>
  %cy = jit.constant dense<[[3.0, 9.0, 1.0], [9.0, 3.0, 9.0], [1.0, 1.0, 1.0]]> : tensor<3x3xf32>
  %y = check.opaque %cy : tensor<3x3xf32>
  %t = jit.transpose %y dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %rev = jit.reverse %y dims = [0, 1] : tensor<3x3xf32>
  %a = jit.argmax %x : (tensor<3x3xi32>) -> tensor<i64>
  %b = jit.argmax %t : (tensor<3x3xf32>) -> tensor<i64>
  %c = jit.argmin %t : (tensor<3x3xf32>) -> tensor<i64>
  %d = jit.argmin %x dim = 0 : (tensor<3x3xi32>) -> tensor<3xi64>
  %e = jit.argmax %t dim = 1 : (tensor<3x3xf32>) -> tensor<3xi64>
  %f = jit.argmax %rev : (tensor<3x3xf32>) -> tensor<i64>
  %e0 = jit.constant dense<1> : tensor<i64>
  check.expect_eq %a, %e0 : tensor<i64>
  %e1 = jit.constant dense<1> : tensor<i64>
  check.expect_eq %b, %e1 : tensor<i64>
  %e2 = jit.constant dense<2> : tensor<i64>
  check.expect_eq %c, %e2 : tensor<i64>
  %e3 = jit.constant dense<[2, 2, 0]> : tensor<3xi64>
  check.expect_eq %d, %e3 : tensor<3xi64>
  %e4 = jit.constant dense<[1, 0, 1]> : tensor<3xi64>
  check.expect_eq %e, %e4 : tensor<3xi64>
  %e5 = jit.constant dense<3> : tensor<i64>
  check.expect_eq %f, %e5 : tensor<i64>
  return
}

// Windows: NaN in one of several, at the border, and -inf, which is not the padding.
func.func @pooling() {
  %cx = jit.constant dense<[[0x7FC00000, 1.0, 2.0, 3.0, 0xFF800000, 0xFF800000, 4.0, 0x7FC00000]]> : tensor<1x8xf32>
  %x = check.opaque %cx : tensor<1x8xf32>
  %a = jit.max_pool %x {kernel_size = array<i64: 2>} : (tensor<1x8xf32>) -> tensor<1x4xf32>
  %b = jit.reduce_window max %x {window = array<i64: 3>, padding_low = array<i64: 1>, padding_high = array<i64: 1>}
     : (tensor<1x8xf32>) -> tensor<1x8xf32>
  %c = jit.adaptive_max_pool %x {output_size = array<i64: 3>} : (tensor<1x8xf32>) -> tensor<1x3xf32>
  %e0 = jit.constant dense<[[0x7FC00000, 3.0, 0xFF800000, 0x7FC00000]]> : tensor<1x4xf32>
  check.expect_eq %a, %e0 : tensor<1x4xf32>
  %e1 = jit.constant dense<[[0x7FC00000, 0x7FC00000, 3.0, 3.0, 3.0, 4.0, 0x7FC00000, 0x7FC00000]]> : tensor<1x8xf32>
  check.expect_eq %b, %e1 : tensor<1x8xf32>
  %e2 = jit.constant dense<[[0x7FC00000, 3.0, 0x7FC00000]]> : tensor<1x3xf32>
  check.expect_eq %c, %e2 : tensor<1x3xf32>
  return
}

// Scattering and sorting: a NaN stays once it is there, and sorts last, the first of equal elements first.
func.func @scatter_and_sort() {
  %cx = jit.constant dense<[1.0, 0x7FC00000, 3.0]> : tensor<3xf32>
  %x = check.opaque %cx : tensor<3xf32>
  %ci = jit.constant dense<[0, 1, 2, 2]> : tensor<4xi64>
  %i = check.opaque %ci : tensor<4xi64>
  %cu = jit.constant dense<[5.0, 7.0, 0x7FC00000, 9.0]> : tensor<4xf32>
  %u = check.opaque %cu : tensor<4xf32>
  %cv = jit.constant dense<[2.0, 0x7FC00000, 1.0, 2.0, 0x7FC00000, 0xFF800000]> : tensor<6xf32>
  %v = check.opaque %cv : tensor<6xf32>
  %a = jit.scatter max %x[%i], %u dims = [0] : (tensor<3xf32>, tensor<4xi64>, tensor<4xf32>) -> tensor<3xf32>
  %b = jit.scatter min %x[%i], %u dims = [0] : (tensor<3xf32>, tensor<4xi64>, tensor<4xf32>) -> tensor<3xf32>
  %c:2 = jit.sort %v dim = 0 : tensor<6xf32> -> tensor<6xf32>, tensor<6xi64>
  %d:2 = jit.topk %v k = 3 dim = 0 : tensor<6xf32> -> tensor<3xf32>, tensor<3xi64>
  %e0 = jit.constant dense<[5.0, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_eq %a, %e0 : tensor<3xf32>
  %e1 = jit.constant dense<[1.0, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_eq %b, %e1 : tensor<3xf32>
  %e2 = jit.constant dense<[0xFF800000, 1.0, 2.0, 2.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %c#0, %e2 : tensor<6xf32>
  %e3 = jit.constant dense<[5, 2, 0, 3, 1, 4]> : tensor<6xi64>
  check.expect_eq %c#1, %e3 : tensor<6xi64>
  %e4 = jit.constant dense<[1, 4, 0]> : tensor<3xi64>
  check.expect_eq %d#1, %e4 : tensor<3xi64>
  return
}
