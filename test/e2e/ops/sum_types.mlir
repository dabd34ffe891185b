// RUN: %e2e %s
// Expected values: numpy.sum where exact; the order tests by a NumPy loop in the order of docs/Spec/Reduction.md.

// Integers wrap.
func.func @sum_i8() {
  %xc = jit.constant dense<[[100, 100, 7], [-100, -100, 3]]> : tensor<2x3xi8>
  %x = check.opaque %xc : tensor<2x3xi8>
  %r = jit.sum %x dims = [1] : (tensor<2x3xi8>) -> tensor<2xi8>
  %e = jit.constant dense<[-49, 59]> : tensor<2xi8>
  check.expect_eq %r, %e : tensor<2xi8>
  return
}

// Integers wrap.
func.func @sum_i16() {
  %xc = jit.constant dense<[[100, 100, 7], [-100, -100, 3]]> : tensor<2x3xi16>
  %x = check.opaque %xc : tensor<2x3xi16>
  %r = jit.sum %x dims = [1] : (tensor<2x3xi16>) -> tensor<2xi16>
  %e = jit.constant dense<[207, -197]> : tensor<2xi16>
  check.expect_eq %r, %e : tensor<2xi16>
  return
}

// Integers wrap.
func.func @sum_i32() {
  %xc = jit.constant dense<[[100, 100, 7], [-100, -100, 3]]> : tensor<2x3xi32>
  %x = check.opaque %xc : tensor<2x3xi32>
  %r = jit.sum %x dims = [1] : (tensor<2x3xi32>) -> tensor<2xi32>
  %e = jit.constant dense<[207, -197]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

// Integers wrap.
func.func @sum_i64() {
  %xc = jit.constant dense<[[4611686018427387904, 4611686018427387904, 8070450532247928832], [-4611686018427387904, -4611686018427387904, 3458764513820540928]]> : tensor<2x3xi64>
  %x = check.opaque %xc : tensor<2x3xi64>
  %r = jit.sum %x dims = [1] : (tensor<2x3xi64>) -> tensor<2xi64>
  %e = jit.constant dense<[-1152921504606846976, -5764607523034234880]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  return
}

// Unsigned integers wrap.
func.func @sum_ui8() {
  %xc = jit.constant dense<[200, 100, 3]> : tensor<3xui8>
  %x = check.opaque %xc : tensor<3xui8>
  %r = jit.sum %x : (tensor<3xui8>) -> tensor<ui8>
  %e = jit.constant dense<47> : tensor<ui8>
  check.expect_eq %r, %e : tensor<ui8>
  return
}

// Halves accumulate in f32: in f16 the sum would stay at 2048.
func.func @sum_f16() {
  %xc = jit.constant dense<1.0> : tensor<3000xf16>
  %x = check.opaque %xc : tensor<3000xf16>
  %r = jit.sum %x : (tensor<3000xf16>) -> tensor<f16>
  %e = jit.constant dense<3000.0> : tensor<f16>
  check.expect_eq %r, %e : tensor<f16>
  return
}

// Likewise in sequence, with one rounding at the end.
func.func @sum_f16_outer() {
  %xc = jit.constant dense<1.0> : tensor<3001x2xf16>
  %x = check.opaque %xc : tensor<3001x2xf16>
  %r = jit.sum %x dims = [0] : (tensor<3001x2xf16>) -> tensor<2xf16>
  %e = jit.constant dense<3000.0> : tensor<2xf16>
  check.expect_eq %r, %e : tensor<2xf16>
  return
}

// In bf16 the sum would stay at 256.
func.func @sum_bf16() {
  %xc = jit.constant dense<1.0> : tensor<300xbf16>
  %x = check.opaque %xc : tensor<300xbf16>
  %r = jit.sum %x : (tensor<300xbf16>) -> tensor<bf16>
  %e = jit.constant dense<300.0> : tensor<bf16>
  check.expect_eq %r, %e : tensor<bf16>
  return
}

// inf - inf and NaN are NaN; infinities stay.
func.func @sum_special() {
  %xc = jit.constant dense<[[0x7F800000, 0xFF800000, 1.0], [0x7F800000, 1.0, 2.0], [1.0, 0x7FC00000, 2.0], [3.0e+38, 3.0e+38, 0.0]]> : tensor<4x3xf32>
  %x = check.opaque %xc : tensor<4x3xf32>
  %r = jit.sum %x dims = [1] : (tensor<4x3xf32>) -> tensor<4xf32>
  %e = jit.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0x7F800000]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

// Partial results start as +0.
func.func @sum_negative_zero() {
  %xc = jit.constant dense<-0.0> : tensor<1x2xf32>
  %x = check.opaque %xc : tensor<1x2xf32>
  %r = jit.sum %x dims = [1] : (tensor<1x2xf32>) -> tensor<1xf32>
  %e = jit.constant dense<[0.0]> : tensor<1xf32>
  check.expect_eq %r, %e : tensor<1xf32>
  return
}
