// RUN: %e2e %s
// Expected values: numpy.any.

// All dimensions.
func.func @any_all() {
  %xc = jit.constant dense<[[true, false, true], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
  %x = check.opaque %xc : tensor<3x3xi1>
  %r = jit.any %x : (tensor<3x3xi1>) -> tensor<i1>
  %e = jit.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e : tensor<i1>
  return
}

// The last dimension.
func.func @any_last() {
  %xc = jit.constant dense<[[true, false, true], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
  %x = check.opaque %xc : tensor<3x3xi1>
  %r = jit.any %x dims = [1] : (tensor<3x3xi1>) -> tensor<3xi1>
  %e = jit.constant dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

// Another, which stays.
func.func @any_outer() {
  %xc = jit.constant dense<[[true, false, true], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
  %x = check.opaque %xc : tensor<3x3xi1>
  %r = jit.any %x dims = [0] keepdims : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %e = jit.constant dense<true> : tensor<1x3xi1>
  check.expect_eq %r, %e : tensor<1x3xi1>
  return
}

// Rank 0.
func.func @any_scalar() {
  %xc = jit.constant dense<true> : tensor<i1>
  %x = check.opaque %xc : tensor<i1>
  %r = jit.any %x : tensor<i1>
  %e = jit.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e : tensor<i1>
  return
}

// Rows longer than 32, of which the last element decides.
func.func @any_long() {
  %xc = jit.constant dense<[[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]]> : tensor<3x70xi1>
  %x = check.opaque %xc : tensor<3x70xi1>
  %r = jit.any %x dims = [1] : (tensor<3x70xi1>) -> tensor<3xi1>
  %e = jit.constant dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  return
}

// Likewise with unknown extents.
func.func @any_long_dynamic() {
  %xc = jit.constant dense<[[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]]> : tensor<3x70xi1>
  %x = check.opaque %xc : tensor<3x70xi1> -> tensor<?x?xi1>
  %r = jit.any %x dims = [-1] : (tensor<?x?xi1>) -> tensor<?xi1>
  %e = jit.constant dense<[false, true, true]> : tensor<3xi1>
  %ed = check.opaque %e : tensor<3xi1> -> tensor<?xi1>
  check.expect_eq %r, %ed : tensor<?xi1>
  return
}

// Over nothing.
func.func @any_empty() {
  %xc = jit.constant dense<> : tensor<0x2xi1>
  %x = check.opaque %xc : tensor<0x2xi1>
  %r = jit.any %x dims = [0] : (tensor<0x2xi1>) -> tensor<2xi1>
  %e = jit.constant dense<false> : tensor<2xi1>
  check.expect_eq %r, %e : tensor<2xi1>
  return
}

// Likewise along the last dimension.
func.func @any_empty_last() {
  %xc = jit.constant dense<> : tensor<2x0xi1>
  %x = check.opaque %xc : tensor<2x0xi1> -> tensor<?x?xi1>
  %r = jit.any %x dims = [1] : (tensor<?x?xi1>) -> tensor<?xi1>
  %e = jit.constant dense<false> : tensor<2xi1>
  %ed = check.opaque %e : tensor<2xi1> -> tensor<?xi1>
  check.expect_eq %r, %ed : tensor<?xi1>
  return
}
