// RUN: %e2e %s
// Expected values: Python, not x.

// The truth table.
func.func @logical_not_values() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.logical_not %x1 : tensor<2xi1>
  %e1 = jit.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e1 : tensor<2xi1>
  return
}

// Rank 0.
func.func @logical_not_rank0() {
  %c1 = jit.constant dense<true> : tensor<i1>
  %x1 = check.opaque %c1 : tensor<i1>
  %r = jit.logical_not %x1 : tensor<i1>
  %e1 = jit.constant dense<false> : tensor<i1>
  check.expect_eq %r, %e1 : tensor<i1>
  return
}

// An extent of 0.
func.func @logical_not_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xi1>
  %x1 = check.opaque %c1 : tensor<2x0xi1>
  %r = jit.logical_not %x1 : tensor<2x0xi1>
  %e1 = jit.constant dense<> : tensor<2x0xi1>
  check.expect_eq %r, %e1 : tensor<2x0xi1>
  return
}

// Extents known only when the program runs.
func.func @logical_not_dynamic() {
  %c1 = jit.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %x1 = check.opaque %c1 : tensor<2x2xi1> -> tensor<?x?xi1>
  %r = jit.logical_not %x1 : tensor<?x?xi1>
  %e1 = jit.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
  %e1d = check.opaque %e1 : tensor<2x2xi1> -> tensor<?x?xi1>
  check.expect_eq %r, %e1d : tensor<?x?xi1>
  return
}
