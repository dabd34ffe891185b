// RUN: %e2e %s
// Expected values: rows of numpy.eye.

// Every element type.
func.func @one_hot_f64() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xf64>
  %e = jit.constant dense<[[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xf64>
  check.expect_eq %r, %e : tensor<2x2x3xf64>
  return
}

// Every element type.
func.func @one_hot_f32() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xf32>
  %e = jit.constant dense<[[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e : tensor<2x2x3xf32>
  return
}

// Every element type.
func.func @one_hot_f16() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xf16>
  %e = jit.constant dense<[[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xf16>
  check.expect_eq %r, %e : tensor<2x2x3xf16>
  return
}

// Every element type.
func.func @one_hot_bf16() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xbf16>
  %e = jit.constant dense<[[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xbf16>
  check.expect_eq %r, %e : tensor<2x2x3xbf16>
  return
}

// Every element type.
func.func @one_hot_i64() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xi64>
  %e = jit.constant dense<[[[0, 0, 1], [1, 0, 0]], [[0, 1, 0], [0, 0, 1]]]> : tensor<2x2x3xi64>
  check.expect_eq %r, %e : tensor<2x2x3xi64>
  return
}

// Every element type.
func.func @one_hot_i32() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xi32>
  %e = jit.constant dense<[[[0, 0, 1], [1, 0, 0]], [[0, 1, 0], [0, 0, 1]]]> : tensor<2x2x3xi32>
  check.expect_eq %r, %e : tensor<2x2x3xi32>
  return
}

// Every element type.
func.func @one_hot_i16() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xi16>
  %e = jit.constant dense<[[[0, 0, 1], [1, 0, 0]], [[0, 1, 0], [0, 0, 1]]]> : tensor<2x2x3xi16>
  check.expect_eq %r, %e : tensor<2x2x3xi16>
  return
}

// Every element type.
func.func @one_hot_i8() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xi8>
  %e = jit.constant dense<[[[0, 0, 1], [1, 0, 0]], [[0, 1, 0], [0, 0, 1]]]> : tensor<2x2x3xi8>
  check.expect_eq %r, %e : tensor<2x2x3xi8>
  return
}

// Every element type.
func.func @one_hot_ui8() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xui8>
  %e = jit.constant dense<[[[0, 0, 1], [1, 0, 0]], [[0, 1, 0], [0, 0, 1]]]> : tensor<2x2x3xui8>
  check.expect_eq %r, %e : tensor<2x2x3xui8>
  return
}

// Every element type.
func.func @one_hot_i1() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %r = jit.one_hot %k0, [3] : (tensor<2x2xi64>) -> tensor<2x2x3xi1>
  %e = jit.constant dense<[[[false, false, true], [true, false, false]], [[false, true, false], [false, false, true]]]> : tensor<2x2x3xi1>
  check.expect_eq %r, %e : tensor<2x2x3xi1>
  return
}

// Indices of i32.
func.func @one_hot_i32_index() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi32>
  %k0 = check.opaque %k0c : tensor<2x2xi32>
  %r = jit.one_hot %k0, [4] : (tensor<2x2xi32>) -> tensor<2x2x4xf32>
  %e = jit.constant dense<[[[0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0]], [[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]]]> : tensor<2x2x4xf32>
  check.expect_eq %r, %e : tensor<2x2x4xf32>
  return
}

// The number of classes from a value.
func.func @one_hot_dynamic() {
  %k0c = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %k0 = check.opaque %k0c : tensor<2x2xi64>
  %n0c = arith.constant 3 : index
  %n0 = check.opaque %n0c : index
  %r = jit.one_hot %k0, [%n0] : (tensor<2x2xi64>) -> tensor<2x2x?xf32>
  %e = jit.constant dense<[[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xf32>
  %ed = check.opaque %e : tensor<2x2x3xf32> -> tensor<2x2x?xf32>
  check.expect_eq %r, %ed : tensor<2x2x?xf32>
  return
}

// One index.
func.func @one_hot_scalar() {
  %k0c = jit.constant dense<1> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.one_hot %k0, [3] : (tensor<i64>) -> tensor<3xf32>
  %e = jit.constant dense<[0.0, 1.0, 0.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// No index.
func.func @one_hot_empty() {
  %k0c = jit.constant dense<> : tensor<0xi64>
  %k0 = check.opaque %k0c : tensor<0xi64>
  %r = jit.one_hot %k0, [3] : (tensor<0xi64>) -> tensor<0x3xf32>
  %e = jit.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e : tensor<0x3xf32>
  return
}

// No index of no class.
func.func @one_hot_empty_no_class() {
  %k0c = jit.constant dense<> : tensor<0xi64>
  %k0 = check.opaque %k0c : tensor<0xi64>
  %r = jit.one_hot %k0, [0] : (tensor<0xi64>) -> tensor<0x0xf32>
  %e = jit.constant dense<> : tensor<0x0xf32>
  check.expect_eq %r, %e : tensor<0x0xf32>
  return
}

// Unknown extents.
func.func @one_hot_dynamic_indices() {
  %xc = jit.constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %x = check.opaque %xc : tensor<2x2xi64> -> tensor<?x?xi64>
  %r = jit.one_hot %x, [3] : (tensor<?x?xi64>) -> tensor<?x?x3xf32>
  %e = jit.constant dense<[[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xf32>
  %ed = check.opaque %e : tensor<2x2x3xf32> -> tensor<?x?x3xf32>
  check.expect_eq %r, %ed : tensor<?x?x3xf32>
  return
}
