// RUN: %e2e %s
// Expected values: numpy.cumsum, which goes one after the other too.

// Along the last dimension.
func.func @cumsum_last() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.cumsum %x dim = -1 : tensor<2x3xf32>
  %e = jit.constant dense<[[1.0, 3.0, 6.0], [4.0, 9.0, 15.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Along the first.
func.func @cumsum_first() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %x = check.opaque %xc : tensor<2x3xf64>
  %r = jit.cumsum %x dim = 0 : tensor<2x3xf64>
  %e = jit.constant dense<[[1.0, 2.0, 3.0], [5.0, 7.0, 9.0]]> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// In the middle, with unknown extents.
func.func @cumsum_middle() {
  %xc = jit.constant dense<[[[2.0, 3.0], [4.0, 5.0], [1.0, 2.0]], [[3.0, 4.0], [5.0, 1.0], [2.0, 3.0]]]> : tensor<2x3x2xf32>
  %x = check.opaque %xc : tensor<2x3x2xf32> -> tensor<?x?x?xf32>
  %r = jit.cumsum %x dim = 1 : tensor<?x?x?xf32>
  %e = jit.constant dense<[[[2.0, 3.0], [6.0, 8.0], [7.0, 10.0]], [[3.0, 4.0], [8.0, 5.0], [10.0, 8.0]]]> : tensor<2x3x2xf32>
  %ed = check.opaque %e : tensor<2x3x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?x?xf32>
  return
}

// One after the other, bit for bit.
func.func @cumsum_order() {
  %i = jit.iota [50] dim = 0 : tensor<50xf32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %j = jit.add %i, %one : (tensor<50xf32>, tensor<f32>) -> tensor<50xf32>
  %q = jit.div %one, %j : (tensor<f32>, tensor<50xf32>) -> tensor<50xf32>
  %s = jit.reshape %q to [50] : (tensor<50xf32>) -> tensor<50xf32>
  %x = check.opaque %s : tensor<50xf32>
  %r = jit.cumsum %x dim = 0 : tensor<50xf32>
  %e = jit.constant dense<[1.0, 1.5, 1.8333334, 2.0833335, 2.2833335, 2.4500003, 2.5928574, 2.7178574, 2.8289685, 2.9289684, 3.0198774, 3.1032107, 3.1801338, 3.2515624, 3.318229, 3.380729, 3.4395525, 3.4951081, 3.5477397, 3.5977397, 3.6453588, 3.6908133, 3.7342916, 3.7759583, 3.8159583, 3.8544197, 3.8914568, 3.9271712, 3.961654, 3.9949872, 4.0272455, 4.0584955, 4.0887985, 4.1182103, 4.146782, 4.1745596, 4.2015867, 4.2279024, 4.2535434, 4.2785435, 4.3029337, 4.326743, 4.349999, 4.3727264, 4.3949485, 4.4166875, 4.437964, 4.4587975, 4.4792056, 4.4992056]> : tensor<50xf32>
  check.expect_eq %r, %e : tensor<50xf32>
  return
}

// Extents of 0.
func.func @cumsum_empty() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32>
  %r = jit.cumsum %x dim = 0 : tensor<0x3xf32>
  %e = jit.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e : tensor<0x3xf32>
  return
}

// Another dimension is empty.
func.func @cumsum_empty_other() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32> -> tensor<?x?xf32>
  %r = jit.cumsum %x dim = 1 : tensor<?x?xf32>
  %e = jit.constant dense<> : tensor<0x3xf32>
  %ed = check.opaque %e : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// Integers wrap.
func.func @cumsum_i8() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xi8>
  %x = check.opaque %xc : tensor<4xi8>
  %r = jit.cumsum %x dim = 0 : tensor<4xi8>
  %e = jit.constant dense<[100, -56, -49, -46]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  return
}

// Integers wrap.
func.func @cumsum_i16() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xi16>
  %x = check.opaque %xc : tensor<4xi16>
  %r = jit.cumsum %x dim = 0 : tensor<4xi16>
  %e = jit.constant dense<[100, 200, 207, 210]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  return
}

// Integers wrap.
func.func @cumsum_i32() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xi32>
  %x = check.opaque %xc : tensor<4xi32>
  %r = jit.cumsum %x dim = 0 : tensor<4xi32>
  %e = jit.constant dense<[100, 200, 207, 210]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  return
}

// Integers wrap.
func.func @cumsum_i64() {
  %xc = jit.constant dense<[-8070450532247928832, -8070450532247928832, 2017612633061982208, 864691128455135232]> : tensor<4xi64>
  %x = check.opaque %xc : tensor<4xi64>
  %r = jit.cumsum %x dim = 0 : tensor<4xi64>
  %e = jit.constant dense<[-8070450532247928832, 2305843009213693952, 4323455642275676160, 5188146770730811392]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Integers wrap.
func.func @cumsum_ui8() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xui8>
  %x = check.opaque %xc : tensor<4xui8>
  %r = jit.cumsum %x dim = 0 : tensor<4xui8>
  %e = jit.constant dense<[100, 200, 207, 210]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  return
}

// NaN stays from where it comes.
func.func @cumsum_nan() {
  %xc = jit.constant dense<[1.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %x = check.opaque %xc : tensor<3xf32>
  %r = jit.cumsum %x dim = 0 : tensor<3xf32>
  %e = jit.constant dense<[1.0, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// Halves accumulate in f32: in f16 2048 + 1 + 1 + 1 stays 2048.
func.func @cumsum_f16() {
  %xc = jit.constant dense<[2048.0, 1.0, 1.0, 1.0]> : tensor<4xf16>
  %x = check.opaque %xc : tensor<4xf16>
  %r = jit.cumsum %x dim = 0 : tensor<4xf16>
  %e = jit.constant dense<[2048.0, 2048.0, 2050.0, 2052.0]> : tensor<4xf16>
  check.expect_eq %r, %e : tensor<4xf16>
  return
}

// Each result is rounded once.
func.func @cumsum_bf16() {
  %xc = jit.constant dense<[256.0, 1.0, 1.0, 1.0]> : tensor<4xbf16>
  %x = check.opaque %xc : tensor<4xbf16>
  %r = jit.cumsum %x dim = 0 : tensor<4xbf16>
  %e = jit.constant dense<[256.0, 256.0, 258.0, 260.0]> : tensor<4xbf16>
  check.expect_eq %r, %e : tensor<4xbf16>
  return
}

// The sum starts as +0.
func.func @cumsum_negative_zero() {
  %xc = jit.constant dense<-0.0> : tensor<2xf32>
  %x = check.opaque %xc : tensor<2xf32>
  %r = jit.cumsum %x dim = 0 : tensor<2xf32>
  %e = jit.constant dense<0.0> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}
