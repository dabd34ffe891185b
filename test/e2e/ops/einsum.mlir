// RUN: %e2e %s
// Expected values: numpy.einsum on small integers.

// A batch of products.
func.func @einsum_matmul() {
  %c0 = jit.constant dense<[[[-4.0, 4.0, -3.0], [-1.0, 4.0, -4.0]], [[1.0, 2.0, -1.0], [-4.0, 0.0,
    -1.0]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32>
  %c1 = jit.constant dense<[[[3.0, 2.0], [-1.0, -4.0], [1.0, -2.0]], [[2.0, 3.0], [-1.0, 4.0],
    [0.0, 0.0]]]> : tensor<2x3x2xf32>
  %x1 = check.opaque %c1 : tensor<2x3x2xf32>
  %r = jit.einsum "bij,bjk->bik" %x0, %x1 : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) ->
    tensor<2x2x2xf32>
  %e0 = jit.constant dense<[[[-19.0, -18.0], [-11.0, -1.0e+01]], [[0.0, 11.0], [-8.0, -12.0]]]> :
    tensor<2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2x2xf32>
  return
}

// Without an arrow, letters that occur once, in order.
func.func @einsum_implicit() {
  %c0 = jit.constant dense<[[2.0, 3.0, 4.0], [4.0, -3.0, -1.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %c1 = jit.constant dense<[[4.0, -2.0], [-4.0, 1.0], [2.0, 2.0]]> : tensor<3x2xf32>
  %x1 = check.opaque %c1 : tensor<3x2xf32>
  %r = jit.einsum "kj, ji" %x0, %x1 : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %e0 = jit.constant dense<[[4.0, 26.0], [7.0, -13.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2xf32>
  return
}

// One operand: a transposition.
func.func @einsum_transpose() {
  %c0 = jit.constant dense<[[[3.0, 1.0, -3.0]], [[3.0, -1.0, 3.0]]]> : tensor<2x1x3xf32>
  %x0 = check.opaque %c0 : tensor<2x1x3xf32>
  %r = jit.einsum "ijk->kij" %x0 : (tensor<2x1x3xf32>) -> tensor<3x2x1xf32>
  %e0 = jit.constant dense<[[[3.0], [3.0]], [[1.0], [-1.0]], [[-3.0], [3.0]]]> : tensor<3x2x1xf32>
  check.expect_eq %r, %e0 : tensor<3x2x1xf32>
  return
}

// Letters left out are summed.
func.func @einsum_sum() {
  %c0 = jit.constant dense<[[[3.0, 4.0, -4.0], [3.0, 1.0, 0.0]], [[3.0, 4.0, 0.0], [-4.0, 2.0,
    -2.0]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32>
  %r = jit.einsum "ijk->j" %x0 : (tensor<2x2x3xf32>) -> tensor<2xf32>
  %e0 = jit.constant dense<[1.0e+01, 0.0]> : tensor<2xf32>
  check.expect_eq %r, %e0 : tensor<2xf32>
  return
}

// All of them.
func.func @einsum_all() {
  %c0 = jit.constant dense<[[-2.0, -3.0, -3.0], [4.0, -1.0, -4.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %r = jit.einsum "ij->" %x0 : (tensor<2x3xf32>) -> tensor<f32>
  %e0 = jit.constant dense<-9.0> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// A letter twice: the trace.
func.func @einsum_trace() {
  %c0 = jit.constant dense<[[-3.0, -1.0, -1.0], [-2.0, 4.0, 3.0], [1.0, 4.0, -1.0]]> :
    tensor<3x3xf32>
  %x0 = check.opaque %c0 : tensor<3x3xf32>
  %r = jit.einsum "ii->" %x0 : (tensor<3x3xf32>) -> tensor<f32>
  %e0 = jit.constant dense<0.0> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// The diagonal of the outer two dimensions.
func.func @einsum_diagonal() {
  %c0 = jit.constant dense<[[[-3.0, -2.0, -4.0], [4.0, -3.0, 0.0]], [[-3.0, 4.0, -3.0], [0.0, 4.0,
    0.0]], [[4.0, 4.0, 2.0], [2.0, 1.0, 1.0]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %r = jit.einsum "iji->ij" %x0 : (tensor<3x2x3xf32>) -> tensor<3x2xf32>
  %e0 = jit.constant dense<[[-3.0, 4.0], [4.0, 4.0], [2.0, 1.0]]> : tensor<3x2xf32>
  check.expect_eq %r, %e0 : tensor<3x2xf32>
  return
}

// Nothing in common.
func.func @einsum_outer() {
  %c0 = jit.constant dense<[3.0, -1.0]> : tensor<2xf32>
  %x0 = check.opaque %c0 : tensor<2xf32>
  %c1 = jit.constant dense<[4.0, 3.0, -1.0]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %r = jit.einsum "i,j->ij" %x0, %x1 : (tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e0 = jit.constant dense<[[12.0, 9.0, -3.0], [-4.0, -3.0, 1.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x3xf32>
  return
}

// Everything in common.
func.func @einsum_hadamard() {
  %c0 = jit.constant dense<[[-1.0, 2.0], [4.0, -4.0]]> : tensor<2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x2xf32>
  %c1 = jit.constant dense<[[-4.0, -2.0], [-1.0, -3.0]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %r = jit.einsum "ij,ij->ij" %x0, %x1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %e0 = jit.constant dense<[[4.0, -4.0], [-4.0, 12.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2xf32>
  return
}

// Three operands, from left to right.
func.func @einsum_chain() {
  %c0 = jit.constant dense<[[0.0, 0.0, 4.0], [2.0, -2.0, 3.0]]> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %c1 = jit.constant dense<[[3.0, 2.0], [2.0, -2.0], [2.0, -3.0]]> : tensor<3x2xf32>
  %x1 = check.opaque %c1 : tensor<3x2xf32>
  %c2 = jit.constant dense<[[1.0, 4.0], [4.0, -2.0]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32>
  %r = jit.einsum "ij,jk,kl->il" %x0, %x1, %x2 : (tensor<2x3xf32>, tensor<3x2xf32>,
    tensor<2x2xf32>) -> tensor<2x2xf32>
  %e0 = jit.constant dense<[[-4.0e+01, 56.0], [4.0, 34.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2xf32>
  return
}

// A letter that only one has is summed first.
func.func @einsum_presum() {
  %c0 = jit.constant dense<[[[-2.0, 1.0], [-1.0, 2.0], [-3.0, -3.0]], [[-4.0, 0.0], [-3.0, -2.0],
    [4.0, 3.0]]]> : tensor<2x3x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2xf32>
  %c1 = jit.constant dense<[[3.0, 1.0], [-3.0, 2.0], [1.0, 4.0]]> : tensor<3x2xf32>
  %x1 = check.opaque %c1 : tensor<3x2xf32>
  %r = jit.einsum "ijm,jk->ik" %x0, %x1 : (tensor<2x3x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %e0 = jit.constant dense<[[-12.0, -23.0], [1.0e+01, 14.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2xf32>
  return
}

// Extents of run time.
func.func @einsum_dynamic() {
  %c0 = jit.constant dense<[[[0.0, -3.0, 1.0], [0.0, 1.0, -1.0]], [[-2.0, -3.0, 4.0], [2.0, 0.0,
    -2.0]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[[1.0, -1.0, 1.0], [-4.0, -3.0, 2.0]], [[-4.0, 2.0, -1.0], [-4.0, 2.0,
    2.0]]]> : tensor<2x2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x2x3xf32> -> tensor<?x?x?xf32>
  %r = jit.einsum "bij,bkj->bik" %x0, %x1 : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) ->
    tensor<?x?x?xf32>
  %e0 = jit.constant dense<[[[4.0, 11.0], [-2.0, -5.0]], [[-2.0, 1.0e+01], [-6.0, -12.0]]]> :
    tensor<2x2x2xf32>
  %d0 = check.opaque %e0 : tensor<2x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?x?xf32>
  return
}

// Also of a diagonal.
func.func @einsum_dynamic_diagonal() {
  %c0 = jit.constant dense<[[[3.0, 4.0], [2.0, 3.0], [-3.0, 4.0]], [[4.0, 2.0], [3.0, 2.0], [3.0,
    4.0]], [[0.0, 3.0], [4.0, -2.0], [-4.0, -3.0]]]> : tensor<3x3x2xf32>
  %x0 = check.opaque %c0 : tensor<3x3x2xf32> -> tensor<?x?x?xf32>
  %r = jit.einsum "iij->ij" %x0 : (tensor<?x?x?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<[[3.0, 4.0], [3.0, 2.0], [-4.0, -3.0]]> : tensor<3x2xf32>
  %d0 = check.opaque %e0 : tensor<3x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?xf32>
  return
}

// In f16.
func.func @einsum_f16() {
  %c0 = jit.constant dense<[[-4.0, -1.0, -4.0], [-2.0, -2.0, 2.0]]> : tensor<2x3xf16>
  %x0 = check.opaque %c0 : tensor<2x3xf16>
  %c1 = jit.constant dense<[[-2.0, 4.0], [-3.0, 4.0], [1.0, -2.0]]> : tensor<3x2xf16>
  %x1 = check.opaque %c1 : tensor<3x2xf16>
  %r = jit.einsum "ij,jk->ik" %x0, %x1 : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  %e0 = jit.constant dense<[[7.0, -12.0], [12.0, -2.0e+01]]> : tensor<2x2xf16>
  check.expect_eq %r, %e0 : tensor<2x2xf16>
  return
}

// In i32.
func.func @einsum_i32() {
  %c0 = jit.constant dense<[[-4, -2, 1], [-4, -3, -3]]> : tensor<2x3xi32>
  %x0 = check.opaque %c0 : tensor<2x3xi32>
  %c1 = jit.constant dense<[[2, -4], [-4, 0], [-2, 1]]> : tensor<3x2xi32>
  %x1 = check.opaque %c1 : tensor<3x2xi32>
  %r = jit.einsum "ij,jk->ik" %x0, %x1 : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  %e0 = jit.constant dense<[[-2, 17], [10, 13]]> : tensor<2x2xi32>
  check.expect_eq %r, %e0 : tensor<2x2xi32>
  return
}
