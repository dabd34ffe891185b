// RUN: %e2e %s
// Expected values: numpy.matmul on small integers, where every order of summation is
// exact; orders and roundings by hand.

func.func @matmul_large_row() {
  %a0 = jit.iota [300] dim = 0 : tensor<300xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %a7 = jit.convert %a6 : (tensor<300xi64>) -> tensor<300xf32>
  %a8 = jit.reshape %a7 to [1, 300] : (tensor<300xf32>) -> tensor<1x300xf32>
  %b0 = jit.iota [27000] dim = 0 : tensor<27000xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %b7 = jit.convert %b6 : (tensor<27000xi64>) -> tensor<27000xf32>
  %b8 = jit.reshape %b7 to [300, 90] : (tensor<27000xf32>) -> tensor<300x90xf32>
  %x = check.opaque %a8 : tensor<1x300xf32>
  %y = check.opaque %b8 : tensor<300x90xf32>
  %r = jit.matmul %x, %y : (tensor<1x300xf32>, tensor<300x90xf32>) -> tensor<1x90xf32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<300x90xf32>) -> tensor<90x300xf32>
  %p = jit.reshape %a8 to [1, 1, 300] : (tensor<1x300xf32>) -> tensor<1x1x300xf32>
  %q = jit.mul %p, %bt : (tensor<1x1x300xf32>, tensor<90x300xf32>) -> tensor<1x90x300xf32>
  %e = jit.sum %q dims = [2] : (tensor<1x90x300xf32>) -> tensor<1x90xf32>
  check.expect_eq %r, %e : tensor<1x90xf32>
  return
}

// One column.
func.func @matmul_large_column() {
  %a0 = jit.iota [27000] dim = 0 : tensor<27000xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<27000xi64>, tensor<i64>) -> tensor<27000xi64>
  %a7 = jit.convert %a6 : (tensor<27000xi64>) -> tensor<27000xf32>
  %a8 = jit.reshape %a7 to [90, 300] : (tensor<27000xf32>) -> tensor<90x300xf32>
  %b0 = jit.iota [300] dim = 0 : tensor<300xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<300xi64>, tensor<i64>) -> tensor<300xi64>
  %b7 = jit.convert %b6 : (tensor<300xi64>) -> tensor<300xf32>
  %b8 = jit.reshape %b7 to [300, 1] : (tensor<300xf32>) -> tensor<300x1xf32>
  %x = check.opaque %a8 : tensor<90x300xf32>
  %y = check.opaque %b8 : tensor<300x1xf32>
  %r = jit.matmul %x, %y : (tensor<90x300xf32>, tensor<300x1xf32>) -> tensor<90x1xf32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<300x1xf32>) -> tensor<1x300xf32>
  %p = jit.reshape %a8 to [90, 1, 300] : (tensor<90x300xf32>) -> tensor<90x1x300xf32>
  %q = jit.mul %p, %bt : (tensor<90x1x300xf32>, tensor<1x300xf32>) -> tensor<90x1x300xf32>
  %e = jit.sum %q dims = [2] : (tensor<90x1x300xf32>) -> tensor<90x1xf32>
  check.expect_eq %r, %e : tensor<90x1xf32>
  return
}
