// RUN: %e2e %s
// Expected values: numpy.indices.

// Every element type.
func.func @iota_f64() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xf64>
  %e = jit.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// Every element type.
func.func @iota_f32() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xf32>
  %e = jit.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Every element type.
func.func @iota_f16() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xf16>
  %e = jit.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf16>
  check.expect_eq %r, %e : tensor<2x3xf16>
  return
}

// Every element type.
func.func @iota_bf16() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xbf16>
  %e = jit.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  check.expect_eq %r, %e : tensor<2x3xbf16>
  return
}

// Every element type.
func.func @iota_i64() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xi64>
  %e = jit.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  return
}

// Every element type.
func.func @iota_i32() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xi32>
  %e = jit.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  check.expect_eq %r, %e : tensor<2x3xi32>
  return
}

// Every element type.
func.func @iota_i16() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xi16>
  %e = jit.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi16>
  check.expect_eq %r, %e : tensor<2x3xi16>
  return
}

// Every element type.
func.func @iota_i8() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xi8>
  %e = jit.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi8>
  check.expect_eq %r, %e : tensor<2x3xi8>
  return
}

// Every element type.
func.func @iota_ui8() {
  %r = jit.iota [2, 3] dim = 1 : tensor<2x3xui8>
  %e = jit.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  return
}

// Along another dimension, from the end.
func.func @iota_outer() {
  %r = jit.iota [2, 3] dim = -2 : tensor<2x3xi64>
  %e = jit.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  return
}

// Sizes from values.
func.func @iota_dynamic() {
  %n0c = arith.constant 3 : index
  %n0 = check.opaque %n0c : index
  %n1c = arith.constant 2 : index
  %n1 = check.opaque %n1c : index
  %r = jit.iota [%n0, %n1] dim = 0 : tensor<?x?xf32>
  %e = jit.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]> : tensor<3x2xf32>
  %ed = check.opaque %e : tensor<3x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// Extents of 0.
func.func @iota_empty() {
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.iota [%n0, 2] dim = 1 : tensor<?x2xi32>
  %e = jit.constant dense<> : tensor<0x2xi32>
  %ed = check.opaque %e : tensor<0x2xi32> -> tensor<?x2xi32>
  check.expect_eq %r, %ed : tensor<?x2xi32>
  return
}

// Integers wrap as jit.convert does.
func.func @iota_wraps_i8() {
  %r = jit.iota [300] dim = 0 : tensor<300xi8>
  %l = jit.iota [300] dim = 0 : tensor<300xi64>
  %x = check.opaque %l : tensor<300xi64>
  %e = jit.convert %x : (tensor<300xi64>) -> tensor<300xi8>
  check.expect_eq %r, %e : tensor<300xi8>
  return
}

// Floats are rounded as jit.convert does.
func.func @iota_rounds_bf16() {
  %r = jit.iota [300] dim = 0 : tensor<300xbf16>
  %l = jit.iota [300] dim = 0 : tensor<300xi64>
  %x = check.opaque %l : tensor<300xi64>
  %e = jit.convert %x : (tensor<300xi64>) -> tensor<300xbf16>
  check.expect_eq %r, %e : tensor<300xbf16>
  return
}
