// RUN: %e2e %s
// Expected values: by hand.

// Elements in row-major order.
func.func @constant_values() {
  %0 = jit.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %x = check.opaque %0 : tensor<2x2xi32>
  %r = jit.iota [2, 2] dim = 1 : tensor<2x2xi32>
  %s = jit.iota [2, 1] dim = 0 : tensor<2x1xi32>
  %two = jit.constant dense<2> : tensor<i32>
  %one = jit.constant dense<1> : tensor<i32>
  %t = jit.mul %s, %two : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x1xi32>
  %u = jit.add %r, %t : (tensor<2x2xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  %e = jit.add %u, %one : (tensor<2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq %x, %e : tensor<2x2xi32>
  return
}

// ui8 keeps its bits: 200 is larger than 100.
func.func @constant_unsigned() {
  %0 = jit.constant dense<[200, 100]> : tensor<2xui8>
  %x = check.opaque %0 : tensor<2xui8>
  %r = jit.convert %x : (tensor<2xui8>) -> tensor<2xi32>
  %e = jit.constant dense<[200, 100]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

// A value given as bytes.
func.func @constant_resource() {
  %0 = jit.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %x = check.opaque %0 : tensor<2xf32>
  %e = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %x, %e : tensor<2xf32>
  return
}

// No element.
func.func @constant_empty() {
  %0 = jit.constant dense<> : tensor<0x2xf32>
  %x = check.opaque %0 : tensor<0x2xf32>
  %e = jit.zeros [0, 2] : tensor<0x2xf32>
  check.expect_eq %x, %e : tensor<0x2xf32>
  return
}

// Splats, and rank 0.
func.func @constant_splat_scalar() {
  %0 = jit.constant dense<true> : tensor<2xi1>
  %x = check.opaque %0 : tensor<2xi1>
  %1 = jit.constant dense<0x7E00> : tensor<f16>
  %y = check.opaque %1 : tensor<f16>
  %e = jit.constant dense<[true, true]> : tensor<2xi1>
  check.expect_eq %x, %e : tensor<2xi1>
  check.expect_eq %y, %1 : tensor<f16>
  return
}
