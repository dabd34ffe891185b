// RUN: %e2e %s
// Integers wrap in two's complement and are never routed through floats: values beyond 2^53 and 2^24 keep all bits.
// Expected values: Python integers, reduced modulo 2^n.


// 2^53 + 1 is not an f64; neither is any of the products.
func.func @beyond_f64() {
  %cx = jit.constant dense<[9007199254740993, -9007199254740993, 9223372036854775807, -9223372036854775808,
    3037000500, 1234567890123456789]> : tensor<6xi64>
  %x = check.opaque %cx : tensor<6xi64>
  %cy = jit.constant dense<[2, 3, 2, -1, 3037000500, 987654321987654321]> : tensor<6xi64>
  %y = check.opaque %cy : tensor<6xi64>
  %a = jit.add %x, %y : tensor<6xi64>
  %b = jit.sub %y, %x : tensor<6xi64>
  %c = jit.mul %x, %y : tensor<6xi64>
  %d = jit.div %x, %y : tensor<6xi64>
  %e = jit.remainder %x, %y : tensor<6xi64>
  %f = jit.maximum %x, %y : tensor<6xi64>
  %g = jit.neg %x : tensor<6xi64>
  %h = jit.abs %x : tensor<6xi64>
  %i = jit.lt %x, %y : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %e0 = jit.constant dense<[9007199254740995, -9007199254740990, -9223372036854775807, 9223372036854775807,
    6074001000, 2222222212111111110]> : tensor<6xi64>
  check.expect_eq %a, %e0 : tensor<6xi64>
  %e1 = jit.constant dense<[-9007199254740991, 9007199254740996, -9223372036854775805, 9223372036854775807, 0,
    -246913568135802468]> : tensor<6xi64>
  check.expect_eq %b, %e1 : tensor<6xi64>
  %e2 = jit.constant dense<[18014398509481986, -27021597764222979, -2, -9223372036854775808, -9223372036709301616,
    2456329625975503237]> : tensor<6xi64>
  check.expect_eq %c, %e2 : tensor<6xi64>
  %e3 = jit.constant dense<[4503599627370496, -3002399751580331, 4611686018427387903, -9223372036854775808, 1,
    1]> : tensor<6xi64>
  check.expect_eq %d, %e3 : tensor<6xi64>
  %e4 = jit.constant dense<[1, 0, 1, 0, 0, 246913568135802468]> : tensor<6xi64>
  check.expect_eq %e, %e4 : tensor<6xi64>
  %e5 = jit.constant dense<[9007199254740993, 3, 9223372036854775807, -1, 3037000500,
    1234567890123456789]> : tensor<6xi64>
  check.expect_eq %f, %e5 : tensor<6xi64>
  %e6 = jit.constant dense<[-9007199254740993, 9007199254740993, -9223372036854775807, -9223372036854775808,
    -3037000500, -1234567890123456789]> : tensor<6xi64>
  check.expect_eq %g, %e6 : tensor<6xi64>
  %e7 = jit.constant dense<[9007199254740993, 9007199254740993, 9223372036854775807, -9223372036854775808, 3037000500,
    1234567890123456789]> : tensor<6xi64>
  check.expect_eq %h, %e7 : tensor<6xi64>
  %e8 = jit.constant dense<[false, true, false, true, false, false]> : tensor<6xi1>
  check.expect_eq %i, %e8 : tensor<6xi1>
  return
}

// Neighbours beyond 2^53 are different, and ordered.
func.func @neighbours() {
  %cx = jit.constant dense<[9007199254740992, 9007199254740993, 4611686018427387905, 4611686018427387904,
    -4611686018427387905, -4611686018427387904]> : tensor<6xi64>
  %x = check.opaque %cx : tensor<6xi64>
  %cy = jit.constant dense<[9007199254740993, 9007199254740992, 4611686018427387904, 4611686018427387905,
    -4611686018427387904, -4611686018427387905]> : tensor<6xi64>
  %y = check.opaque %cy : tensor<6xi64>
  %a = jit.eq %x, %y : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %b = jit.gt %x, %y : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %c = jit.max %x : (tensor<6xi64>) -> tensor<i64>
  %d = jit.argmin %x : (tensor<6xi64>) -> tensor<i64>
  %e:2 = jit.sort %x dim = 0 : tensor<6xi64> -> tensor<6xi64>, tensor<6xi64>
  %e0 = jit.constant dense<false> : tensor<6xi1>
  check.expect_eq %a, %e0 : tensor<6xi1>
  %e1 = jit.constant dense<[false, true, true, false, false, true]> : tensor<6xi1>
  check.expect_eq %b, %e1 : tensor<6xi1>
  %e2 = jit.constant dense<4611686018427387905> : tensor<i64>
  check.expect_eq %c, %e2 : tensor<i64>
  %e3 = jit.constant dense<4> : tensor<i64>
  check.expect_eq %d, %e3 : tensor<i64>
  %e4 = jit.constant dense<[-4611686018427387905, -4611686018427387904, 9007199254740992, 9007199254740993,
    4611686018427387904, 4611686018427387905]> : tensor<6xi64>
  check.expect_eq %e#0, %e4 : tensor<6xi64>
  return
}

// Sums, products and contractions wrap as one number would.
func.func @reductions() {
  %cx = jit.constant dense<[9223372036854775807, 9223372036854775807, 9007199254740993, 5]> : tensor<4xi64>
  %x = check.opaque %cx : tensor<4xi64>
  %ck = jit.constant dense<[[2147483647, 1], [65537, 65537]]> : tensor<2x2xi32>
  %k = check.opaque %ck : tensor<2x2xi32>
  %cu = jit.constant dense<[200, 100, 255]> : tensor<3xui8>
  %u = check.opaque %cu : tensor<3xui8>
  %a = jit.sum %x : (tensor<4xi64>) -> tensor<i64>
  %b = jit.prod %x : (tensor<4xi64>) -> tensor<i64>
  %c = jit.cumsum %x dim = 0 : tensor<4xi64>
  %d = jit.dot %x, %x : (tensor<4xi64>, tensor<4xi64>) -> tensor<i64>
  %e = jit.matmul %k, %k : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %f = jit.sum %u : (tensor<3xui8>) -> tensor<ui8>
  %g = jit.prod %u : (tensor<3xui8>) -> tensor<ui8>
  %e0 = jit.constant dense<9007199254740996> : tensor<i64>
  check.expect_eq %a, %e0 : tensor<i64>
  %e1 = jit.constant dense<45035996273704965> : tensor<i64>
  check.expect_eq %b, %e1 : tensor<i64>
  %e2 = jit.constant dense<[9223372036854775807, -2, 9007199254740991, 9007199254740996]> : tensor<4xi64>
  check.expect_eq %c, %e2 : tensor<4xi64>
  %e3 = jit.constant dense<18014398509482012> : tensor<i64>
  check.expect_eq %d, %e3 : tensor<i64>
  %e4 = jit.constant dense<[[65538, -2147418112], [-2147418112, 196610]]> : tensor<2x2xi32>
  check.expect_eq %e, %e4 : tensor<2x2xi32>
  %e5 = jit.constant dense<43> : tensor<ui8>
  check.expect_eq %f, %e5 : tensor<ui8>
  %e6 = jit.constant dense<224> : tensor<ui8>
  check.expect_eq %g, %e6 : tensor<ui8>
  return
}

// Narrow types wrap at each operation.
func.func @narrow() {
  %cx = jit.constant dense<[127, -128, 100, -100]> : tensor<4xi8>
  %x = check.opaque %cx : tensor<4xi8>
  %cy = jit.constant dense<[1, -1, 100, 100]> : tensor<4xi8>
  %y = check.opaque %cy : tensor<4xi8>
  %cu = jit.constant dense<[255, 0, 200, 16]> : tensor<4xui8>
  %u = check.opaque %cu : tensor<4xui8>
  %cv = jit.constant dense<[1, 1, 100, 16]> : tensor<4xui8>
  %v = check.opaque %cv : tensor<4xui8>
  %cs = jit.constant dense<[32767, -32768, 300, 181]> : tensor<4xi16>
  %s = check.opaque %cs : tensor<4xi16>
  %a = jit.add %x, %y : tensor<4xi8>
  %b = jit.mul %x, %y : tensor<4xi8>
  %c = jit.add %u, %v : tensor<4xui8>
  %d = jit.sub %u, %v : tensor<4xui8>
  %e = jit.mul %u, %v : tensor<4xui8>
  %f = jit.mul %s, %s : tensor<4xi16>
  %e0 = jit.constant dense<[-128, 127, -56, 0]> : tensor<4xi8>
  check.expect_eq %a, %e0 : tensor<4xi8>
  %e1 = jit.constant dense<[127, -128, 16, -16]> : tensor<4xi8>
  check.expect_eq %b, %e1 : tensor<4xi8>
  %e2 = jit.constant dense<[0, 1, 44, 32]> : tensor<4xui8>
  check.expect_eq %c, %e2 : tensor<4xui8>
  %e3 = jit.constant dense<[254, 255, 100, 0]> : tensor<4xui8>
  check.expect_eq %d, %e3 : tensor<4xui8>
  %e4 = jit.constant dense<[255, 0, 32, 0]> : tensor<4xui8>
  check.expect_eq %e, %e4 : tensor<4xui8>
  %e5 = jit.constant dense<[1, 0, 24464, 32761]> : tensor<4xi16>
  check.expect_eq %f, %e5 : tensor<4xi16>
  return
}

// Between widths: the low bits, extended by sign, or by zeros from ui8.
func.func @widths() {
  %cx = jit.constant dense<[9007199254740993, -1, 2147483648, 4294967301, -9223372036854775808]> : tensor<5xi64>
  %x = check.opaque %cx : tensor<5xi64>
  %cu = jit.constant dense<[255, 128, 0]> : tensor<3xui8>
  %u = check.opaque %cu : tensor<3xui8>
  %ck = jit.constant dense<[-1, -128, 127]> : tensor<3xi8>
  %k = check.opaque %ck : tensor<3xi8>
  %a = jit.convert %x : (tensor<5xi64>) -> tensor<5xi32>
  %b = jit.convert %x : (tensor<5xi64>) -> tensor<5xui8>
  %c = jit.convert %u : (tensor<3xui8>) -> tensor<3xi64>
  %d = jit.convert %k : (tensor<3xi8>) -> tensor<3xi64>
  %e = jit.convert %k : (tensor<3xi8>) -> tensor<3xui8>
  %f = jit.convert %u : (tensor<3xui8>) -> tensor<3xi8>
  %e0 = jit.constant dense<[1, -1, -2147483648, 5, 0]> : tensor<5xi32>
  check.expect_eq %a, %e0 : tensor<5xi32>
  %e1 = jit.constant dense<[1, 255, 0, 5, 0]> : tensor<5xui8>
  check.expect_eq %b, %e1 : tensor<5xui8>
  %e2 = jit.constant dense<[255, 128, 0]> : tensor<3xi64>
  check.expect_eq %c, %e2 : tensor<3xi64>
  %e3 = jit.constant dense<[-1, -128, 127]> : tensor<3xi64>
  check.expect_eq %d, %e3 : tensor<3xi64>
  %e4 = jit.constant dense<[255, 128, 127]> : tensor<3xui8>
  check.expect_eq %e, %e4 : tensor<3xui8>
  %e5 = jit.constant dense<[-1, -128, 0]> : tensor<3xi8>
  check.expect_eq %f, %e5 : tensor<3xi8>
  return
}
