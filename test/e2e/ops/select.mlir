// RUN: %e2e %s
// Expected values: Python, x if c else y.

// Values are moved as they are.
func.func @select_f64() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[1.5, 0x7FF8000000000000, -0.0]> : tensor<3xf64>
  %x2 = check.opaque %c2 : tensor<3xf64>
  %c3 = jit.constant dense<[-0.0, 1.5, 1.5]> : tensor<3xf64>
  %x3 = check.opaque %c3 : tensor<3xf64>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %e1 = jit.constant dense<[1.5, 1.5, 1.5]> : tensor<3xf64>
  check.expect_eq %r, %e1 : tensor<3xf64>
  return
}

// Values are moved as they are.
func.func @select_f32() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[1.5, 0x7FC00000, -0.0]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %c3 = jit.constant dense<[-0.0, 1.5, 1.5]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e1 = jit.constant dense<[1.5, 1.5, 1.5]> : tensor<3xf32>
  check.expect_eq %r, %e1 : tensor<3xf32>
  return
}

// Values are moved as they are.
func.func @select_f16() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[6.55e+04, 0x7C00, -0.0]> : tensor<3xf16>
  %x2 = check.opaque %c2 : tensor<3xf16>
  %c3 = jit.constant dense<[-0.0, 6.55e+04, 6.55e+04]> : tensor<3xf16>
  %x3 = check.opaque %c3 : tensor<3xf16>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
  %e1 = jit.constant dense<[6.55e+04, 6.55e+04, 6.55e+04]> : tensor<3xf16>
  check.expect_eq %r, %e1 : tensor<3xf16>
  return
}

// Values are moved as they are.
func.func @select_bf16() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[1.5, 0x7F80, 0.0]> : tensor<3xbf16>
  %x2 = check.opaque %c2 : tensor<3xbf16>
  %c3 = jit.constant dense<[0.0, 1.5, 1.5]> : tensor<3xbf16>
  %x3 = check.opaque %c3 : tensor<3xbf16>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  %e1 = jit.constant dense<[1.5, 1.5, 1.5]> : tensor<3xbf16>
  check.expect_eq %r, %e1 : tensor<3xbf16>
  return
}

// Values are moved as they are.
func.func @select_i64() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[-9223372036854775808, 5, 0]> : tensor<3xi64>
  %x2 = check.opaque %c2 : tensor<3xi64>
  %c3 = jit.constant dense<[0, -9223372036854775808, -9223372036854775808]> : tensor<3xi64>
  %x3 = check.opaque %c3 : tensor<3xi64>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %e1 = jit.constant dense<[-9223372036854775808, -9223372036854775808,
    -9223372036854775808]> : tensor<3xi64>
  check.expect_eq %r, %e1 : tensor<3xi64>
  return
}

// Values are moved as they are.
func.func @select_i32() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[7, -8, 9]> : tensor<3xi32>
  %x2 = check.opaque %c2 : tensor<3xi32>
  %c3 = jit.constant dense<[9, 7, 7]> : tensor<3xi32>
  %x3 = check.opaque %c3 : tensor<3xi32>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %e1 = jit.constant dense<[7, 7, 7]> : tensor<3xi32>
  check.expect_eq %r, %e1 : tensor<3xi32>
  return
}

// Values are moved as they are.
func.func @select_i16() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[7, -8, 9]> : tensor<3xi16>
  %x2 = check.opaque %c2 : tensor<3xi16>
  %c3 = jit.constant dense<[9, 7, 7]> : tensor<3xi16>
  %x3 = check.opaque %c3 : tensor<3xi16>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>
  %e1 = jit.constant dense<[7, 7, 7]> : tensor<3xi16>
  check.expect_eq %r, %e1 : tensor<3xi16>
  return
}

// Values are moved as they are.
func.func @select_i8() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[-128, 0, 127]> : tensor<3xi8>
  %x2 = check.opaque %c2 : tensor<3xi8>
  %c3 = jit.constant dense<[127, -128, -128]> : tensor<3xi8>
  %x3 = check.opaque %c3 : tensor<3xi8>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  %e1 = jit.constant dense<[-128, -128, -128]> : tensor<3xi8>
  check.expect_eq %r, %e1 : tensor<3xi8>
  return
}

// Values are moved as they are.
func.func @select_ui8() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[255, 0, 128]> : tensor<3xui8>
  %x2 = check.opaque %c2 : tensor<3xui8>
  %c3 = jit.constant dense<[128, 255, 255]> : tensor<3xui8>
  %x3 = check.opaque %c3 : tensor<3xui8>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  %e1 = jit.constant dense<[255, 255, 255]> : tensor<3xui8>
  check.expect_eq %r, %e1 : tensor<3xui8>
  return
}

// Values are moved as they are.
func.func @select_i1() {
  %c1 = jit.constant dense<[true, false, false]> : tensor<3xi1>
  %x1 = check.opaque %c1 : tensor<3xi1>
  %c2 = jit.constant dense<[true, false, true]> : tensor<3xi1>
  %x2 = check.opaque %c2 : tensor<3xi1>
  %c3 = jit.constant dense<[true, true, true]> : tensor<3xi1>
  %x3 = check.opaque %c3 : tensor<3xi1>
  %r = jit.select %x1, %x2, %x3 : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %e1 = jit.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e1 : tensor<3xi1>
  return
}

// All three operands are stretched.
func.func @select_broadcast() {
  %c1 = jit.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %x1 = check.opaque %c1 : tensor<2x1xi1>
  %c2 = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %c3 = jit.constant dense<9.0> : tensor<f32>
  %x3 = check.opaque %c3 : tensor<f32>
  %r = jit.select %x1, %x2, %x3 : (tensor<2x1xi1>, tensor<3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %e1 = jit.constant dense<[[1.0, 2.0, 3.0], [9.0, 9.0, 9.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e1 : tensor<2x3xf32>
  return
}

// A condition whose extent turns out to be 1 is stretched.
func.func @select_runtime_one() {
  %c1 = jit.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %x1 = check.opaque %c1 : tensor<2x1xi1> -> tensor<?x?xi1>
  %c2 = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %c3 = jit.constant dense<9.0> : tensor<f32>
  %x3 = check.opaque %c3 : tensor<f32>
  %r = jit.select %x1, %x2, %x3 : (tensor<?x?xi1>, tensor<?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.0, 2.0, 3.0], [9.0, 9.0, 9.0]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}

// Rank 0.
func.func @select_rank0() {
  %c1 = jit.constant dense<false> : tensor<i1>
  %x1 = check.opaque %c1 : tensor<i1>
  %c2 = jit.constant dense<1.0> : tensor<f32>
  %x2 = check.opaque %c2 : tensor<f32>
  %c3 = jit.constant dense<2.0> : tensor<f32>
  %x3 = check.opaque %c3 : tensor<f32>
  %r = jit.select %x1, %x2, %x3 : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %e1 = jit.constant dense<2.0> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  return
}

// An extent of 0 against 1.
func.func @select_empty() {
  %c1 = jit.constant dense<[true]> : tensor<1xi1>
  %x1 = check.opaque %c1 : tensor<1xi1>
  %c2 = jit.constant dense<> : tensor<0xf32>
  %x2 = check.opaque %c2 : tensor<0xf32>
  %c3 = jit.constant dense<2.0> : tensor<f32>
  %x3 = check.opaque %c3 : tensor<f32>
  %r = jit.select %x1, %x2, %x3 : (tensor<1xi1>, tensor<0xf32>, tensor<f32>) -> tensor<0xf32>
  %e1 = jit.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e1 : tensor<0xf32>
  return
}
