// RUN: %e2e %s
// Expected values: Python, x or y.

// The truth table.
func.func @logical_or_i1() {
  %c1 = jit.constant dense<[false, false, true, true]> : tensor<4xi1>
  %x1 = check.opaque %c1 : tensor<4xi1>
  %c2 = jit.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x2 = check.opaque %c2 : tensor<4xi1>
  %r = jit.logical_or %x1, %x2 : tensor<4xi1>
  %e1 = jit.constant dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq %r, %e1 : tensor<4xi1>
  return
}

// Both operands are stretched.
func.func @logical_or_broadcast() {
  %c1 = jit.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %x1 = check.opaque %c1 : tensor<2x1xi1>
  %c2 = jit.constant dense<[false, true, true]> : tensor<3xi1>
  %x2 = check.opaque %c2 : tensor<3xi1>
  %r = jit.logical_or %x1, %x2 : (tensor<2x1xi1>, tensor<3xi1>) -> tensor<2x3xi1>
  %e1 = jit.constant dense<[[true, true, true], [false, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r, %e1 : tensor<2x3xi1>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @logical_or_runtime_one() {
  %c1 = jit.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %x1 = check.opaque %c1 : tensor<2x1xi1> -> tensor<?x?xi1>
  %c2 = jit.constant dense<[false, true, true]> : tensor<3xi1>
  %x2 = check.opaque %c2 : tensor<3xi1> -> tensor<?xi1>
  %r = jit.logical_or %x1, %x2 : (tensor<?x?xi1>, tensor<?xi1>) -> tensor<?x?xi1>
  %e1 = jit.constant dense<[[true, true, true], [false, true, true]]> : tensor<2x3xi1>
  %e1d = check.opaque %e1 : tensor<2x3xi1> -> tensor<?x?xi1>
  check.expect_eq %r, %e1d : tensor<?x?xi1>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @logical_or_rank0() {
  %c1 = jit.constant dense<true> : tensor<i1>
  %x1 = check.opaque %c1 : tensor<i1>
  %c2 = jit.constant dense<false> : tensor<i1>
  %x2 = check.opaque %c2 : tensor<i1>
  %r = jit.logical_or %x1, %x2 : tensor<i1>
  %e1 = jit.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e1 : tensor<i1>
  %c3 = jit.constant dense<[false, true, true]> : tensor<3xi1>
  %x3 = check.opaque %c3 : tensor<3xi1>
  %s = jit.logical_or %x1, %x3 : (tensor<i1>, tensor<3xi1>) -> tensor<3xi1>
  %e2 = jit.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %s, %e2 : tensor<3xi1>
  return
}

// An extent of 0, also against 1.
func.func @logical_or_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xi1>
  %x1 = check.opaque %c1 : tensor<2x0xi1>
  %c2 = jit.constant dense<[[true]]> : tensor<1x1xi1>
  %x2 = check.opaque %c2 : tensor<1x1xi1>
  %r = jit.logical_or %x1, %x2 : (tensor<2x0xi1>, tensor<1x1xi1>) -> tensor<2x0xi1>
  %e1 = jit.constant dense<> : tensor<2x0xi1>
  check.expect_eq %r, %e1 : tensor<2x0xi1>
  return
}
