// RUN: %e2e %s
// Expected values: by hand.

// The value, in every element type.
func.func @full_f64() {
  %k0c = jit.constant dense<1.1> : tensor<f64>
  %k0 = check.opaque %k0c : tensor<f64>
  %r = jit.full %k0, [2, 3] : (tensor<f64>) -> tensor<2x3xf64>
  %e = jit.constant dense<1.1> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// The value, in every element type.
func.func @full_f32() {
  %k0c = jit.constant dense<-0.0> : tensor<f32>
  %k0 = check.opaque %k0c : tensor<f32>
  %r = jit.full %k0, [2, 3] : (tensor<f32>) -> tensor<2x3xf32>
  %e = jit.constant dense<-0.0> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// The value, in every element type.
func.func @full_f16() {
  %k0c = jit.constant dense<1.5> : tensor<f16>
  %k0 = check.opaque %k0c : tensor<f16>
  %r = jit.full %k0, [2, 3] : (tensor<f16>) -> tensor<2x3xf16>
  %e = jit.constant dense<1.5> : tensor<2x3xf16>
  check.expect_eq %r, %e : tensor<2x3xf16>
  return
}

// The value, in every element type.
func.func @full_bf16() {
  %k0c = jit.constant dense<0x7FC0> : tensor<bf16>
  %k0 = check.opaque %k0c : tensor<bf16>
  %r = jit.full %k0, [2, 3] : (tensor<bf16>) -> tensor<2x3xbf16>
  %e = jit.constant dense<0x7FC0> : tensor<2x3xbf16>
  check.expect_eq %r, %e : tensor<2x3xbf16>
  return
}

// The value, in every element type.
func.func @full_i64() {
  %k0c = jit.constant dense<-9223372036854775808> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.full %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xi64>
  %e = jit.constant dense<-9223372036854775808> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  return
}

// The value, in every element type.
func.func @full_i32() {
  %k0c = jit.constant dense<7> : tensor<i32>
  %k0 = check.opaque %k0c : tensor<i32>
  %r = jit.full %k0, [2, 3] : (tensor<i32>) -> tensor<2x3xi32>
  %e = jit.constant dense<7> : tensor<2x3xi32>
  check.expect_eq %r, %e : tensor<2x3xi32>
  return
}

// The value, in every element type.
func.func @full_i16() {
  %k0c = jit.constant dense<-3> : tensor<i16>
  %k0 = check.opaque %k0c : tensor<i16>
  %r = jit.full %k0, [2, 3] : (tensor<i16>) -> tensor<2x3xi16>
  %e = jit.constant dense<-3> : tensor<2x3xi16>
  check.expect_eq %r, %e : tensor<2x3xi16>
  return
}

// The value, in every element type.
func.func @full_i8() {
  %k0c = jit.constant dense<-128> : tensor<i8>
  %k0 = check.opaque %k0c : tensor<i8>
  %r = jit.full %k0, [2, 3] : (tensor<i8>) -> tensor<2x3xi8>
  %e = jit.constant dense<-128> : tensor<2x3xi8>
  check.expect_eq %r, %e : tensor<2x3xi8>
  return
}

// The value, in every element type.
func.func @full_ui8() {
  %k0c = jit.constant dense<200> : tensor<ui8>
  %k0 = check.opaque %k0c : tensor<ui8>
  %r = jit.full %k0, [2, 3] : (tensor<ui8>) -> tensor<2x3xui8>
  %e = jit.constant dense<200> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  return
}

// The value, in every element type.
func.func @full_i1() {
  %k0c = jit.constant dense<true> : tensor<i1>
  %k0 = check.opaque %k0c : tensor<i1>
  %r = jit.full %k0, [2, 3] : (tensor<i1>) -> tensor<2x3xi1>
  %e = jit.constant dense<true> : tensor<2x3xi1>
  check.expect_eq %r, %e : tensor<2x3xi1>
  return
}

// Sizes from values.
func.func @full_dynamic() {
  %k0c = jit.constant dense<2.5> : tensor<f32>
  %k0 = check.opaque %k0c : tensor<f32>
  %n0c = arith.constant 2 : index
  %n0 = check.opaque %n0c : index
  %r = jit.full %k0, [%n0, 3] : (tensor<f32>) -> tensor<?x3xf32>
  %e = jit.constant dense<2.5> : tensor<2x3xf32>
  %ed = check.opaque %e : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r, %ed : tensor<?x3xf32>
  return
}

// Extents of 0.
func.func @full_empty() {
  %k0c = jit.constant dense<2.5> : tensor<f32>
  %k0 = check.opaque %k0c : tensor<f32>
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.full %k0, [%n0, 3] : (tensor<f32>) -> tensor<?x3xf32>
  %e = jit.constant dense<> : tensor<0x3xf32>
  %ed = check.opaque %e : tensor<0x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r, %ed : tensor<?x3xf32>
  return
}

// Rank 0.
func.func @full_scalar() {
  %k0c = jit.constant dense<2.5> : tensor<f32>
  %k0 = check.opaque %k0c : tensor<f32>
  %r = jit.full %k0, [] : tensor<f32>
  %e = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}
