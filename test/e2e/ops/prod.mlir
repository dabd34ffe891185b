// RUN: %e2e %s
// Expected values: numpy.prod where exact; the order tests by a NumPy loop in the order of docs/Spec/Reduction.md.

// All dimensions, the default.
func.func @prod_all() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.prod %x : (tensor<2x3xf32>) -> tensor<f32>
  %e = jit.constant dense<720.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// One dimension, also counted from the end; the result loses it.
func.func @prod_dims() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.prod %x dims = [-2] : (tensor<2x3xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[4.0, 10.0, 18.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// Reduced dimensions stay with extent 1.
func.func @prod_keepdims() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %x = check.opaque %xc : tensor<2x3xf64>
  %r = jit.prod %x dims = [1] keepdims : (tensor<2x3xf64>) -> tensor<2x1xf64>
  %e = jit.constant dense<[[6.0], [120.0]]> : tensor<2x1xf64>
  check.expect_eq %r, %e : tensor<2x1xf64>
  return
}

// No dimension is kept, all stay.
func.func @prod_keepdims_all() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.prod %x keepdims : (tensor<2x3xf32>) -> tensor<1x1xf32>
  %e = jit.constant dense<[[720.0]]> : tensor<1x1xf32>
  check.expect_eq %r, %e : tensor<1x1xf32>
  return
}

// A dimension in the middle.
func.func @prod_middle() {
  %xc = jit.constant dense<[[[2.0, 3.0], [4.0, 5.0], [1.0, 2.0]], [[3.0, 4.0], [5.0, 1.0], [2.0, 3.0]]]> : tensor<2x3x2xf32>
  %x = check.opaque %xc : tensor<2x3x2xf32>
  %r = jit.prod %x dims = [1] : (tensor<2x3x2xf32>) -> tensor<2x2xf32>
  %e = jit.constant dense<[[8.0, 30.0], [30.0, 12.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e : tensor<2x2xf32>
  return
}

// Two that do not touch, in any order.
func.func @prod_outer_and_inner() {
  %xc = jit.constant dense<[[[2.0, 3.0], [4.0, 5.0], [1.0, 2.0]], [[3.0, 4.0], [5.0, 1.0], [2.0, 3.0]]]> : tensor<2x3x2xf32>
  %x = check.opaque %xc : tensor<2x3x2xf32>
  %r = jit.prod %x dims = [2, 0] : (tensor<2x3x2xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[72.0, 100.0, 12.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// An empty list reduces nothing.
func.func @prod_no_dims() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32>
  %r = jit.prod %x dims = [] : tensor<2x3xf32>
  %e = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Rank 0.
func.func @prod_scalar() {
  %xc = jit.constant dense<2.5> : tensor<f32>
  %x = check.opaque %xc : tensor<f32>
  %r = jit.prod %x : tensor<f32>
  %e = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Unknown extents, of which the declared result knows one.
func.func @prod_dynamic() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32> -> tensor<?x?xf32>
  %r = jit.prod %x dims = [1] : (tensor<?x?xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[6.0, 120.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Unknown extents stay unknown.
func.func @prod_dynamic_keepdims() {
  %xc = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = check.opaque %xc : tensor<2x3xf32> -> tensor<?x?xf32>
  %r = jit.prod %x dims = [0] keepdims : (tensor<?x?xf32>) -> tensor<1x?xf32>
  %e = jit.constant dense<[[4.0, 10.0, 18.0]]> : tensor<1x3xf32>
  %ed = check.opaque %e : tensor<1x3xf32> -> tensor<1x?xf32>
  check.expect_eq %r, %ed : tensor<1x?xf32>
  return
}
