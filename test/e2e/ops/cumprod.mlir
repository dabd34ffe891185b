// RUN: %e2e %s
// Expected values: numpy.cumprod, which goes one after the other too.

// Along the last dimension.
func.func @cumprod_last() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.cumprod %x dim = -1 : tensor<2x3xf32>
  %e = jit.constant dense<[[1.0, 2.0, 6.0], [4.0, 20.0, 120.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Along the first.
func.func @cumprod_first() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %x = check.opaque %xc : tensor<2x3xf64>
  %r = jit.cumprod %x dim = 0 : tensor<2x3xf64>
  %e = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 10.0, 18.0]]> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// In the middle, with unknown extents.
func.func @cumprod_middle() {
  %xc = jit.constant dense<[[[2.0, 3.0], [4.0, 5.0], [1.0, 2.0]], [[3.0, 4.0], [5.0, 1.0], [2.0, 3.0]]]> : tensor<2x3x2xf32>
  %x = check.opaque %xc : tensor<2x3x2xf32> -> tensor<?x?x?xf32>
  %r = jit.cumprod %x dim = 1 : tensor<?x?x?xf32>
  %e = jit.constant dense<[[[2.0, 3.0], [8.0, 15.0], [8.0, 30.0]], [[3.0, 4.0], [15.0, 4.0], [30.0, 12.0]]]> : tensor<2x3x2xf32>
  %ed = check.opaque %e : tensor<2x3x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?x?xf32>
  return
}

// One after the other, bit for bit.
func.func @cumprod_order() {
  %i = jit.iota [50] dim = 0 : tensor<50xf32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %j = jit.add %i, %one : (tensor<50xf32>, tensor<f32>) -> tensor<50xf32>
  %q = jit.div %one, %j : (tensor<f32>, tensor<50xf32>) -> tensor<50xf32>
  %s = jit.reshape %q to [50] : (tensor<50xf32>) -> tensor<50xf32>
  %x = check.opaque %s : tensor<50xf32>
  %p = jit.add %x, %one : (tensor<50xf32>, tensor<f32>) -> tensor<50xf32>
  %r = jit.cumprod %p dim = 0 : tensor<50xf32>
  %e = jit.constant dense<[2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.000001, 15.000001, 16.000002, 17.000002, 18.000004, 19.000004, 20.000004, 21.000004, 22.000006, 23.000006, 24.000006, 25.000006, 26.000006, 27.000006, 28.000006, 29.000006, 30.000004, 31.000004, 32.000004, 33.000004, 34.000004, 35.000004, 36.000008, 37.000008, 38.000008, 39.000008, 40.00001, 41.00001, 42.00001, 43.00001, 44.00001, 45.00001, 46.000015, 47.000015, 48.000015, 49.00002, 50.00002, 51.00002]> : tensor<50xf32>
  check.expect_eq %r, %e : tensor<50xf32>
  return
}

// Extents of 0.
func.func @cumprod_empty() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32>
  %r = jit.cumprod %x dim = 0 : tensor<0x3xf32>
  %e = jit.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e : tensor<0x3xf32>
  return
}

// Another dimension is empty.
func.func @cumprod_empty_other() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32> -> tensor<?x?xf32>
  %r = jit.cumprod %x dim = 1 : tensor<?x?xf32>
  %e = jit.constant dense<> : tensor<0x3xf32>
  %ed = check.opaque %e : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// Integers wrap.
func.func @cumprod_i8() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xi8>
  %x = check.opaque %xc : tensor<4xi8>
  %r = jit.cumprod %x dim = 0 : tensor<4xi8>
  %e = jit.constant dense<[100, 16, 112, 80]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  return
}

// Integers wrap.
func.func @cumprod_i16() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xi16>
  %x = check.opaque %xc : tensor<4xi16>
  %r = jit.cumprod %x dim = 0 : tensor<4xi16>
  %e = jit.constant dense<[100, 10000, 4464, 13392]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  return
}

// Integers wrap.
func.func @cumprod_i32() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xi32>
  %x = check.opaque %xc : tensor<4xi32>
  %r = jit.cumprod %x dim = 0 : tensor<4xi32>
  %e = jit.constant dense<[100, 10000, 70000, 210000]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  return
}

// Integers wrap.
func.func @cumprod_i64() {
  %xc = jit.constant dense<[-8070450532247928832, -8070450532247928832, 2017612633061982208, 864691128455135232]> : tensor<4xi64>
  %x = check.opaque %xc : tensor<4xi64>
  %r = jit.cumprod %x dim = 0 : tensor<4xi64>
  %e = jit.constant dense<[-8070450532247928832, 0, 0, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Integers wrap.
func.func @cumprod_ui8() {
  %xc = jit.constant dense<[100, 100, 7, 3]> : tensor<4xui8>
  %x = check.opaque %xc : tensor<4xui8>
  %r = jit.cumprod %x dim = 0 : tensor<4xui8>
  %e = jit.constant dense<[100, 16, 112, 80]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  return
}

// NaN stays from where it comes.
func.func @cumprod_nan() {
  %xc = jit.constant dense<[1.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %x = check.opaque %xc : tensor<3xf32>
  %r = jit.cumprod %x dim = 0 : tensor<3xf32>
  %e = jit.constant dense<[1.0, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// Halves multiply in f32, though a result in between overflows f16.
func.func @cumprod_f16() {
  %xc = jit.constant dense<[1024.0, 1024.0, 0.0009765625]> : tensor<3xf16>
  %x = check.opaque %xc : tensor<3xf16>
  %r = jit.cumprod %x dim = 0 : tensor<3xf16>
  %e = jit.constant dense<[1024.0, 0x7C00, 1024.0]> : tensor<3xf16>
  check.expect_eq %r, %e : tensor<3xf16>
  return
}

// Each result is rounded once.
func.func @cumprod_bf16() {
  %xc = jit.constant dense<1.0078125> : tensor<4xbf16>
  %x = check.opaque %xc : tensor<4xbf16>
  %r = jit.cumprod %x dim = 0 : tensor<4xbf16>
  %e = jit.constant dense<[1.0078125, 1.015625, 1.0234375, 1.03125]> : tensor<4xbf16>
  check.expect_eq %r, %e : tensor<4xbf16>
  return
}
