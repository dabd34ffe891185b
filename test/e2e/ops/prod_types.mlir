// RUN: %e2e %s
// Expected values: numpy.prod where exact; the order tests by a NumPy loop in the order of docs/Spec/Reduction.md.

// Integers wrap.
func.func @prod_i8() {
  %xc = jit.constant dense<[[100, 100, 7], [-100, -100, 3]]> : tensor<2x3xi8>
  %x = check.opaque %xc : tensor<2x3xi8>
  %r = jit.prod %x dims = [1] : (tensor<2x3xi8>) -> tensor<2xi8>
  %e = jit.constant dense<[112, 48]> : tensor<2xi8>
  check.expect_eq %r, %e : tensor<2xi8>
  return
}

// Integers wrap.
func.func @prod_i16() {
  %xc = jit.constant dense<[[100, 100, 7], [-100, -100, 3]]> : tensor<2x3xi16>
  %x = check.opaque %xc : tensor<2x3xi16>
  %r = jit.prod %x dims = [1] : (tensor<2x3xi16>) -> tensor<2xi16>
  %e = jit.constant dense<[4464, 30000]> : tensor<2xi16>
  check.expect_eq %r, %e : tensor<2xi16>
  return
}

// Integers wrap.
func.func @prod_i32() {
  %xc = jit.constant dense<[[100, 100, 7], [-100, -100, 3]]> : tensor<2x3xi32>
  %x = check.opaque %xc : tensor<2x3xi32>
  %r = jit.prod %x dims = [1] : (tensor<2x3xi32>) -> tensor<2xi32>
  %e = jit.constant dense<[70000, 30000]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

// Integers wrap.
func.func @prod_i64() {
  %xc = jit.constant dense<[[4611686018427387904, 4611686018427387904, 8070450532247928832], [-4611686018427387904, -4611686018427387904, 3458764513820540928]]> : tensor<2x3xi64>
  %x = check.opaque %xc : tensor<2x3xi64>
  %r = jit.prod %x dims = [1] : (tensor<2x3xi64>) -> tensor<2xi64>
  %e = jit.constant dense<0> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  return
}

// Unsigned integers wrap.
func.func @prod_ui8() {
  %xc = jit.constant dense<[200, 100, 3]> : tensor<3xui8>
  %x = check.opaque %xc : tensor<3xui8>
  %r = jit.prod %x : (tensor<3xui8>) -> tensor<ui8>
  %e = jit.constant dense<96> : tensor<ui8>
  check.expect_eq %r, %e : tensor<ui8>
  return
}

// Halves multiply in f32: 1000 * 1000 / 1000 would overflow f16.
func.func @prod_f16() {
  %xc = jit.constant dense<[1000.0, 1000.0, 0.0009765625]> : tensor<3xf16>
  %x = check.opaque %xc : tensor<3xf16>
  %r = jit.prod %x : (tensor<3xf16>) -> tensor<f16>
  %e = jit.constant dense<976.5> : tensor<f16>
  check.expect_eq %r, %e : tensor<f16>
  return
}

// The product is rounded once.
func.func @prod_bf16() {
  %xc = jit.constant dense<1.0078125> : tensor<3xbf16>
  %x = check.opaque %xc : tensor<3xbf16>
  %r = jit.prod %x : (tensor<3xbf16>) -> tensor<bf16>
  %e = jit.constant dense<1.0234375> : tensor<bf16>
  check.expect_eq %r, %e : tensor<bf16>
  return
}

// 0 * inf is NaN.
func.func @prod_special() {
  %xc = jit.constant dense<[[0.0, 0x7F800000], [0xFF800000, 2.0], [-0.0, 2.0], [0x7FC00000, 0.0]]> : tensor<4x2xf32>
  %x = check.opaque %xc : tensor<4x2xf32>
  %r = jit.prod %x dims = [1] : (tensor<4x2xf32>) -> tensor<4xf32>
  %e = jit.constant dense<[0x7FC00000, 0xFF800000, -0.0, 0x7FC00000]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}
