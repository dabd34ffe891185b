// RUN: %e2e %s
// Expected values: numpy.eye.

// Every element type.
func.func @eye_f64() {
  %r = jit.eye [2, 3] : tensor<2x3xf64>
  %e = jit.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// Every element type.
func.func @eye_f32() {
  %r = jit.eye [2, 3] : tensor<2x3xf32>
  %e = jit.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Every element type.
func.func @eye_f16() {
  %r = jit.eye [2, 3] : tensor<2x3xf16>
  %e = jit.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf16>
  check.expect_eq %r, %e : tensor<2x3xf16>
  return
}

// Every element type.
func.func @eye_bf16() {
  %r = jit.eye [2, 3] : tensor<2x3xbf16>
  %e = jit.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<2x3xbf16>
  check.expect_eq %r, %e : tensor<2x3xbf16>
  return
}

// Every element type.
func.func @eye_i64() {
  %r = jit.eye [2, 3] : tensor<2x3xi64>
  %e = jit.constant dense<[[1, 0, 0], [0, 1, 0]]> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  return
}

// Every element type.
func.func @eye_i32() {
  %r = jit.eye [2, 3] : tensor<2x3xi32>
  %e = jit.constant dense<[[1, 0, 0], [0, 1, 0]]> : tensor<2x3xi32>
  check.expect_eq %r, %e : tensor<2x3xi32>
  return
}

// Every element type.
func.func @eye_i16() {
  %r = jit.eye [2, 3] : tensor<2x3xi16>
  %e = jit.constant dense<[[1, 0, 0], [0, 1, 0]]> : tensor<2x3xi16>
  check.expect_eq %r, %e : tensor<2x3xi16>
  return
}

// Every element type.
func.func @eye_i8() {
  %r = jit.eye [2, 3] : tensor<2x3xi8>
  %e = jit.constant dense<[[1, 0, 0], [0, 1, 0]]> : tensor<2x3xi8>
  check.expect_eq %r, %e : tensor<2x3xi8>
  return
}

// Every element type.
func.func @eye_ui8() {
  %r = jit.eye [2, 3] : tensor<2x3xui8>
  %e = jit.constant dense<[[1, 0, 0], [0, 1, 0]]> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  return
}

// Every element type.
func.func @eye_i1() {
  %r = jit.eye [2, 3] : tensor<2x3xi1>
  %e = jit.constant dense<[[true, false, false], [false, true, false]]> : tensor<2x3xi1>
  check.expect_eq %r, %e : tensor<2x3xi1>
  return
}

// More rows than columns.
func.func @eye_tall() {
  %r = jit.eye [3, 2] : tensor<3x2xf32>
  %e = jit.constant dense<[[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf32>
  check.expect_eq %r, %e : tensor<3x2xf32>
  return
}

// Sizes from values.
func.func @eye_dynamic() {
  %n0c = arith.constant 3 : index
  %n0 = check.opaque %n0c : index
  %n1c = arith.constant 2 : index
  %n1 = check.opaque %n1c : index
  %r = jit.eye [%n0, %n1] : tensor<?x?xf32>
  %e = jit.constant dense<[[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf32>
  %ed = check.opaque %e : tensor<3x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// Extents of 0.
func.func @eye_empty() {
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.eye [%n0, 2] : tensor<?x2xf32>
  %e = jit.constant dense<> : tensor<0x2xf32>
  %ed = check.opaque %e : tensor<0x2xf32> -> tensor<?x2xf32>
  check.expect_eq %r, %ed : tensor<?x2xf32>
  return
}

// One element.
func.func @eye_one() {
  %r = jit.eye [1, 1] : tensor<1x1xf32>
  %e = jit.constant dense<[[1.0]]> : tensor<1x1xf32>
  check.expect_eq %r, %e : tensor<1x1xf32>
  return
}
