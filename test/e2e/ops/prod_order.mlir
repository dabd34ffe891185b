// RUN: %e2e %s
// Expected values: numpy.prod where exact; the order tests by a NumPy loop in the order of docs/Spec/Reduction.md.

// Rows longer than the 32 partial results, and not a multiple of them.
func.func @prod_long_rows() {
  %xc = jit.constant dense<[[0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0], [1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0]]> : tensor<2x70xf32>
  %x = check.opaque %xc : tensor<2x70xf32>
  %r = jit.prod %x dims = [1] : (tensor<2x70xf32>) -> tensor<2xf32>
  %e = jit.constant dense<1.0> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Likewise, with extents known when the program runs.
func.func @prod_long_rows_dynamic() {
  %xc = jit.constant dense<[[0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0], [1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 1.0, 0.5, 1.0, 1.0, 2.0, 1.0, 0.5, 2.0, 1.0]]> : tensor<2x70xf32>
  %x = check.opaque %xc : tensor<2x70xf32> -> tensor<?x?xf32>
  %r = jit.prod %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<1.0> : tensor<2xf32>
  %ed = check.opaque %e : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// Interleaved partial results and a halving tree, bit for bit.
func.func @prod_order_last() {
  %i = jit.iota [154] dim = 0 : tensor<154xf32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %j = jit.add %i, %one : (tensor<154xf32>, tensor<f32>) -> tensor<154xf32>
  %q = jit.div %one, %j : (tensor<f32>, tensor<154xf32>) -> tensor<154xf32>
  %s = jit.reshape %q to [2, 77] : (tensor<154xf32>) -> tensor<2x77xf32>
  %x = check.opaque %s : tensor<2x77xf32>
  %p = jit.add %x, %one : (tensor<2x77xf32>, tensor<f32>) -> tensor<2x77xf32>
  %r = jit.prod %p dims = [1] : (tensor<2x77xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[78.000046, 1.9871805]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// The same in f64, where the row fills all partial results.
func.func @prod_order_last_f64() {
  %i = jit.iota [96] dim = 0 : tensor<96xf64>
  %one = jit.constant dense<1.0> : tensor<f64>
  %j = jit.add %i, %one : (tensor<96xf64>, tensor<f64>) -> tensor<96xf64>
  %q = jit.div %one, %j : (tensor<f64>, tensor<96xf64>) -> tensor<96xf64>
  %s = jit.reshape %q to [1, 96] : (tensor<96xf64>) -> tensor<1x96xf64>
  %x = check.opaque %s : tensor<1x96xf64>
  %p = jit.add %x, %one : (tensor<1x96xf64>, tensor<f64>) -> tensor<1x96xf64>
  %r = jit.prod %p dims = [1] : (tensor<1x96xf64>) -> tensor<1xf64>
  %e = jit.constant dense<[96.9999999999999]> : tensor<1xf64>
  check.expect_eq %r, %e : tensor<1xf64>
  return
}

// One after the other when the last dimension is kept.
func.func @prod_order_outer() {
  %i = jit.iota [120] dim = 0 : tensor<120xf32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %j = jit.add %i, %one : (tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
  %q = jit.div %one, %j : (tensor<f32>, tensor<120xf32>) -> tensor<120xf32>
  %s = jit.reshape %q to [40, 3] : (tensor<120xf32>) -> tensor<40x3xf32>
  %x = check.opaque %s : tensor<40x3xf32>
  %p = jit.add %x, %one : (tensor<40x3xf32>, tensor<f32>) -> tensor<40x3xf32>
  %r = jit.prod %p dims = [0] : (tensor<40x3xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[6.7659626, 4.643885, 3.8510115]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// The partial result depends on the last index alone.
func.func @prod_order_several() {
  %i = jit.iota [222] dim = 0 : tensor<222xf32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %j = jit.add %i, %one : (tensor<222xf32>, tensor<f32>) -> tensor<222xf32>
  %q = jit.div %one, %j : (tensor<f32>, tensor<222xf32>) -> tensor<222xf32>
  %s = jit.reshape %q to [3, 2, 37] : (tensor<222xf32>) -> tensor<3x2x37xf32>
  %x = check.opaque %s : tensor<3x2x37xf32>
  %p = jit.add %x, %one : (tensor<3x2x37xf32>, tensor<f32>) -> tensor<3x2x37xf32>
  %r = jit.prod %p dims = [0, 2] : (tensor<3x2x37xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[70.83815, 3.148024]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Rows shorter than the partial results.
func.func @prod_order_short_rows() {
  %i = jit.iota [45] dim = 0 : tensor<45xf32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %j = jit.add %i, %one : (tensor<45xf32>, tensor<f32>) -> tensor<45xf32>
  %q = jit.div %one, %j : (tensor<f32>, tensor<45xf32>) -> tensor<45xf32>
  %s = jit.reshape %q to [9, 5] : (tensor<45xf32>) -> tensor<9x5xf32>
  %x = check.opaque %s : tensor<9x5xf32>
  %p = jit.add %x, %one : (tensor<9x5xf32>, tensor<f32>) -> tensor<9x5xf32>
  %r = jit.prod %p dims = [0, 1] : (tensor<9x5xf32>) -> tensor<f32>
  %e = jit.constant dense<46.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// What is fused into the reduction does not change the order.
func.func @prod_order_fused() {
  %i = jit.iota [134] dim = 0 : tensor<134xf32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %j = jit.add %i, %one : (tensor<134xf32>, tensor<f32>) -> tensor<134xf32>
  %q = jit.div %one, %j : (tensor<f32>, tensor<134xf32>) -> tensor<134xf32>
  %s = jit.reshape %q to [2, 67] : (tensor<134xf32>) -> tensor<2x67xf32>
  %x = check.opaque %s : tensor<2x67xf32>
  %p = jit.add %x, %one : (tensor<2x67xf32>, tensor<f32>) -> tensor<2x67xf32>
  %w = jit.mul %p, %p : tensor<2x67xf32>
  %r = jit.prod %w dims = [1] : (tensor<2x67xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[4624.0063, 3.9413917]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Over nothing: the identity.
func.func @prod_empty() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32>
  %r = jit.prod %x dims = [0] : (tensor<0x3xf32>) -> tensor<3xf32>
  %e = jit.constant dense<1.0> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  return
}

// Likewise along the last dimension.
func.func @prod_empty_last() {
  %xc = jit.constant dense<> : tensor<2x0xi32>
  %x = check.opaque %xc : tensor<2x0xi32> -> tensor<?x?xi32>
  %r = jit.prod %x dims = [1] : (tensor<?x?xi32>) -> tensor<?xi32>
  %e = jit.constant dense<1> : tensor<2xi32>
  %ed = check.opaque %e : tensor<2xi32> -> tensor<?xi32>
  check.expect_eq %r, %ed : tensor<?xi32>
  return
}

// A kept dimension of extent 0.
func.func @prod_empty_result() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32>
  %r = jit.prod %x dims = [1] : (tensor<0x3xf32>) -> tensor<0xf32>
  %e = jit.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  return
}
