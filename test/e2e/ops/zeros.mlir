// RUN: %e2e %s
// Expected values: by hand.

// Every element type.
func.func @zeros_f64() {
  %r = jit.zeros [2, 3] : tensor<2x3xf64>
  %e = jit.constant dense<0.0> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// Every element type.
func.func @zeros_f32() {
  %r = jit.zeros [2, 3] : tensor<2x3xf32>
  %e = jit.constant dense<0.0> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Every element type.
func.func @zeros_f16() {
  %r = jit.zeros [2, 3] : tensor<2x3xf16>
  %e = jit.constant dense<0.0> : tensor<2x3xf16>
  check.expect_eq %r, %e : tensor<2x3xf16>
  return
}

// Every element type.
func.func @zeros_bf16() {
  %r = jit.zeros [2, 3] : tensor<2x3xbf16>
  %e = jit.constant dense<0.0> : tensor<2x3xbf16>
  check.expect_eq %r, %e : tensor<2x3xbf16>
  return
}

// Every element type.
func.func @zeros_i64() {
  %r = jit.zeros [2, 3] : tensor<2x3xi64>
  %e = jit.constant dense<0> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  return
}

// Every element type.
func.func @zeros_i32() {
  %r = jit.zeros [2, 3] : tensor<2x3xi32>
  %e = jit.constant dense<0> : tensor<2x3xi32>
  check.expect_eq %r, %e : tensor<2x3xi32>
  return
}

// Every element type.
func.func @zeros_i16() {
  %r = jit.zeros [2, 3] : tensor<2x3xi16>
  %e = jit.constant dense<0> : tensor<2x3xi16>
  check.expect_eq %r, %e : tensor<2x3xi16>
  return
}

// Every element type.
func.func @zeros_i8() {
  %r = jit.zeros [2, 3] : tensor<2x3xi8>
  %e = jit.constant dense<0> : tensor<2x3xi8>
  check.expect_eq %r, %e : tensor<2x3xi8>
  return
}

// Every element type.
func.func @zeros_ui8() {
  %r = jit.zeros [2, 3] : tensor<2x3xui8>
  %e = jit.constant dense<0> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  return
}

// Every element type.
func.func @zeros_i1() {
  %r = jit.zeros [2, 3] : tensor<2x3xi1>
  %e = jit.constant dense<false> : tensor<2x3xi1>
  check.expect_eq %r, %e : tensor<2x3xi1>
  return
}

// Sizes from values.
func.func @zeros_dynamic() {
  %n1c = arith.constant 3 : index
  %n1 = check.opaque %n1c : index
  %r = jit.zeros [2, %n1] : tensor<2x?xf32>
  %e = jit.constant dense<0.0> : tensor<2x3xf32>
  %ed = check.opaque %e : tensor<2x3xf32> -> tensor<2x?xf32>
  check.expect_eq %r, %ed : tensor<2x?xf32>
  return
}

// Extents of 0.
func.func @zeros_empty() {
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.zeros [%n0] : tensor<?xf32>
  %e = jit.constant dense<> : tensor<0xf32>
  %ed = check.opaque %e : tensor<0xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// Rank 0.
func.func @zeros_scalar() {
  %r = jit.zeros [] : tensor<f32>
  %e = jit.constant dense<0.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}
