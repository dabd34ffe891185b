// RUN: %e2e %s
// Derivatives at kinks, ties and boundaries of reductions and indexing.
// Expected values: PyTorch 1.13 in double precision, cotangents evenly spaced from 1 to 2.

// Equal maxima share evenly.
func.func private @max(%x0: tensor<2x3xf64>) -> tensor<2xf64> {
  %r = jit.max %x0 dims = [1] : (tensor<2x3xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @max_test() {
  %c0 = jit.constant dense<[[1.0, 3.0, 3.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf64>
  %x0 = check.opaque %c0 : tensor<2x3xf64>
  %w = jit.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %g = jit.vjp @max(%x0) cotangents(%w)
      : (tensor<2x3xf64>, tensor<2xf64>) -> tensor<2x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.5, 0.5], [0.6666666666666666, 0.6666666666666666, 0.6666666666666666]]> : tensor<2x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<2x3xf64>
  return
}

// Equal minima share evenly.
func.func private @min(%x0: tensor<2x3xf64>) -> tensor<2xf64> {
  %r = jit.min %x0 dims = [1] : (tensor<2x3xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @min_test() {
  %c0 = jit.constant dense<[[1.0, 3.0, 1.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf64>
  %x0 = check.opaque %c0 : tensor<2x3xf64>
  %w = jit.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %g = jit.vjp @min(%x0) cotangents(%w)
      : (tensor<2x3xf64>, tensor<2xf64>) -> tensor<2x3xf64>
  %e0 = jit.constant dense<[[0.5, 0.0, 0.5], [0.6666666666666666, 0.6666666666666666, 0.6666666666666666]]> : tensor<2x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<2x3xf64>
  return
}

// No overflow, and no NaN from elements that are -inf.
func.func private @logsumexp(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.logsumexp %x0 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @logsumexp_test() {
  %c0 = jit.constant dense<[[1.0, 2.0, 3.0], [800.0, 800.0, 0.0], [-800.0, 0xFFF0000000000000, -801.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @logsumexp(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.09003057317038043, 0.24472847105479759, 0.6652409557748217], [0.7500000000000413, 0.7500000000000413, 0.0], [1.4621171572600336, 0.0, 0.537882842739999]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// No overflow.
func.func private @log_softmax(%x0: tensor<1x3xf64>) -> tensor<1x3xf64> {
  %r = jit.log_softmax %x0 dim = 1 : tensor<1x3xf64>
  return %r : tensor<1x3xf64>
}
func.func @log_softmax_test() {
  %c0 = jit.constant dense<[[800.0, -800.0, 799.0]]> : tensor<1x3xf64>
  %x0 = check.opaque %c0 : tensor<1x3xf64>
  %w = jit.constant dense<[[1.0, 1.5, 2.0]]> : tensor<1x3xf64>
  %g = jit.vjp @log_softmax(%x0) cotangents(%w)
      : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
  %e0 = jit.constant dense<[[-2.289763603835022, 1.5, 0.789763603835022]]> : tensor<1x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<1x3xf64>
  return
}

// Equal elements keep their order.
func.func private @sort(%x0: tensor<4xf64>) -> tensor<4xf64> {
  %r, %i = jit.sort %x0 dim = 0 : tensor<4xf64> -> tensor<4xf64>, tensor<4xi64>
  return %r : tensor<4xf64>
}
func.func @sort_test() {
  %c0 = jit.constant dense<[2.0, 1.0, 2.0, 1.0]> : tensor<4xf64>
  %x0 = check.opaque %c0 : tensor<4xf64>
  %w = jit.constant dense<[1.0, 1.3333333333333333, 1.6666666666666667, 2.0]> : tensor<4xf64>
  %g = jit.vjp @sort(%x0) cotangents(%w)
      : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  %e0 = jit.constant dense<[1.6666666666666667, 1.0, 2.0, 1.3333333333333333]> : tensor<4xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<4xf64>
  return
}

// Of equal elements the first ones.
func.func private @topk(%x0: tensor<4xf64>) -> tensor<2xf64> {
  %r, %i = jit.topk %x0 k = 2 dim = 0 : tensor<4xf64> -> tensor<2xf64>, tensor<2xi64>
  return %r : tensor<2xf64>
}
func.func @topk_test() {
  %c0 = jit.constant dense<[2.0, 1.0, 2.0, 2.0]> : tensor<4xf64>
  %x0 = check.opaque %c0 : tensor<4xf64>
  %w = jit.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %g = jit.vjp @topk(%x0) cotangents(%w)
      : (tensor<4xf64>, tensor<2xf64>) -> tensor<4xf64>
  %e0 = jit.constant dense<[1.0, 0.0, 2.0, 0.0]> : tensor<4xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<4xf64>
  return
}

// Equal elements share evenly, the operand's among them.
func.func private @scatter_max(%x0: tensor<4xf64>, %x1: tensor<4xf64>) -> tensor<4xf64> {
  %i = jit.constant dense<[1, 1, 0, 3]> : tensor<4xi64>
  %r = jit.scatter max %x0[%i], %x1 dims = [0] : (tensor<4xf64>, tensor<4xi64>, tensor<4xf64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @scatter_max_test() {
  %c0 = jit.constant dense<[5.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  %x0 = check.opaque %c0 : tensor<4xf64>
  %c1 = jit.constant dense<[2.0, 2.0, 5.0, 7.0]> : tensor<4xf64>
  %x1 = check.opaque %c1 : tensor<4xf64>
  %w = jit.constant dense<[1.0, 1.3333333333333333, 1.6666666666666667, 2.0]> : tensor<4xf64>
  %g:2 = jit.vjp @scatter_max(%x0, %x1) cotangents(%w)
      : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
  %e0 = jit.constant dense<[0.5, 0.4444444444444444, 1.6666666666666667, 0.0]> : tensor<4xf64>
  check.expect_almost_eq %g#0, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<4xf64>
  %e1 = jit.constant dense<[0.4444444444444444, 0.4444444444444444, 0.5, 2.0]> : tensor<4xf64>
  check.expect_almost_eq %g#1, %e1 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<4xf64>
  return
}

// Equal elements share evenly, the operand's among them.
func.func private @scatter_min(%x0: tensor<4xf64>, %x1: tensor<4xf64>) -> tensor<4xf64> {
  %i = jit.constant dense<[1, 1, 0, 3]> : tensor<4xi64>
  %r = jit.scatter min %x0[%i], %x1 dims = [0] : (tensor<4xf64>, tensor<4xi64>, tensor<4xf64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @scatter_min_test() {
  %c0 = jit.constant dense<[5.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  %x0 = check.opaque %c0 : tensor<4xf64>
  %c1 = jit.constant dense<[2.0, 2.0, 5.0, 7.0]> : tensor<4xf64>
  %x1 = check.opaque %c1 : tensor<4xf64>
  %w = jit.constant dense<[1.0, 1.3333333333333333, 1.6666666666666667, 2.0]> : tensor<4xf64>
  %g:2 = jit.vjp @scatter_min(%x0, %x1) cotangents(%w)
      : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
  %e0 = jit.constant dense<[0.5, 0.4444444444444444, 1.6666666666666667, 2.0]> : tensor<4xf64>
  check.expect_almost_eq %g#0, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<4xf64>
  %e1 = jit.constant dense<[0.4444444444444444, 0.4444444444444444, 0.5, 0.0]> : tensor<4xf64>
  check.expect_almost_eq %g#1, %e1 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<4xf64>
  return
}

// PyTorch's takes the first of equal elements; this shares evenly, by hand.
func.func private @max_pool(%x0: tensor<4xf64>) -> tensor<3xf64> {
  %r = jit.reduce_window max %x0 {window = array<i64: 2>} : (tensor<4xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @max_pool_test() {
  %c0 = jit.constant dense<[1.0, 1.0, 0.0, 0.0]> : tensor<4xf64>
  %x0 = check.opaque %c0 : tensor<4xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @max_pool(%x0) cotangents(%w)
      : (tensor<4xf64>, tensor<3xf64>) -> tensor<4xf64>
  %e0 = jit.constant dense<[0.5, 2.0, 1.0, 1.0]> : tensor<4xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<4xf64>
  return
}

// A row that is all -inf takes 0 (PyTorch: NaN), by hand.
func.func @logsumexp_nothing_test() {
  %c = jit.constant dense<0xFFF0000000000000> : tensor<2xf64>
  %x = check.opaque %c : tensor<2xf64>
  %w = jit.constant dense<1.0> : tensor<f64>
  %g = jit.vjp @logsumexp_all(%x) cotangents(%w) : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  %e = jit.constant dense<0.0> : tensor<2xf64>
  check.expect_eq %g, %e : tensor<2xf64>
  return
}
func.func private @logsumexp_all(%x: tensor<2xf64>) -> tensor<f64> {
  %r = jit.logsumexp %x : (tensor<2xf64>) -> tensor<f64>
  return %r : tensor<f64>
}
