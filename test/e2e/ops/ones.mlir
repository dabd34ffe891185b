// RUN: %e2e %s
// Expected values: by hand.

// Every element type.
func.func @ones_f64() {
  %r = jit.ones [2, 3] : tensor<2x3xf64>
  %e = jit.constant dense<1.0> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// Every element type.
func.func @ones_f32() {
  %r = jit.ones [2, 3] : tensor<2x3xf32>
  %e = jit.constant dense<1.0> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Every element type.
func.func @ones_f16() {
  %r = jit.ones [2, 3] : tensor<2x3xf16>
  %e = jit.constant dense<1.0> : tensor<2x3xf16>
  check.expect_eq %r, %e : tensor<2x3xf16>
  return
}

// Every element type.
func.func @ones_bf16() {
  %r = jit.ones [2, 3] : tensor<2x3xbf16>
  %e = jit.constant dense<1.0> : tensor<2x3xbf16>
  check.expect_eq %r, %e : tensor<2x3xbf16>
  return
}

// Every element type.
func.func @ones_i64() {
  %r = jit.ones [2, 3] : tensor<2x3xi64>
  %e = jit.constant dense<1> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  return
}

// Every element type.
func.func @ones_i32() {
  %r = jit.ones [2, 3] : tensor<2x3xi32>
  %e = jit.constant dense<1> : tensor<2x3xi32>
  check.expect_eq %r, %e : tensor<2x3xi32>
  return
}

// Every element type.
func.func @ones_i16() {
  %r = jit.ones [2, 3] : tensor<2x3xi16>
  %e = jit.constant dense<1> : tensor<2x3xi16>
  check.expect_eq %r, %e : tensor<2x3xi16>
  return
}

// Every element type.
func.func @ones_i8() {
  %r = jit.ones [2, 3] : tensor<2x3xi8>
  %e = jit.constant dense<1> : tensor<2x3xi8>
  check.expect_eq %r, %e : tensor<2x3xi8>
  return
}

// Every element type.
func.func @ones_ui8() {
  %r = jit.ones [2, 3] : tensor<2x3xui8>
  %e = jit.constant dense<1> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  return
}

// Every element type.
func.func @ones_i1() {
  %r = jit.ones [2, 3] : tensor<2x3xi1>
  %e = jit.constant dense<true> : tensor<2x3xi1>
  check.expect_eq %r, %e : tensor<2x3xi1>
  return
}

// Sizes from values.
func.func @ones_dynamic() {
  %n1c = arith.constant 3 : index
  %n1 = check.opaque %n1c : index
  %r = jit.ones [2, %n1] : tensor<2x?xf32>
  %e = jit.constant dense<1.0> : tensor<2x3xf32>
  %ed = check.opaque %e : tensor<2x3xf32> -> tensor<2x?xf32>
  check.expect_eq %r, %ed : tensor<2x?xf32>
  return
}

// Extents of 0.
func.func @ones_empty() {
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.ones [%n0] : tensor<?xf32>
  %e = jit.constant dense<> : tensor<0xf32>
  %ed = check.opaque %e : tensor<0xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// Rank 0.
func.func @ones_scalar() {
  %r = jit.ones [] : tensor<f32>
  %e = jit.constant dense<1.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}
