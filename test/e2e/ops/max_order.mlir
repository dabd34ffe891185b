// RUN: %e2e %s
// Expected values: numpy.max.

// Rows longer than the 32 partial results, and not a multiple of them.
func.func @max_long_rows() {
  %xc = jit.constant dense<[[-5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0], [1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0]]> : tensor<2x70xf32>
  %x = check.opaque %xc : tensor<2x70xf32>
  %r = jit.max %x dims = [1] : (tensor<2x70xf32>) -> tensor<2xf32>
  %e = jit.constant dense<5.0> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Likewise, with extents known when the program runs.
func.func @max_long_rows_dynamic() {
  %xc = jit.constant dense<[[-5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0], [1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0, -4.0, 3.0, -1.0, -5.0, 2.0, -2.0, 5.0, 1.0, -3.0, 4.0, 0.0]]> : tensor<2x70xf32>
  %x = check.opaque %xc : tensor<2x70xf32> -> tensor<?x?xf32>
  %r = jit.max %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<5.0> : tensor<2xf32>
  %ed = check.opaque %e : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// Over nothing, when that is allowed: the identity.
func.func @max_allow_empty() {
  %xc = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %xc : tensor<2x0xf32> -> tensor<?x?xf32>
  %r = jit.max %x dims = [1] allow_empty : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.constant dense<0xFF800000> : tensor<2xf32>
  %ed = check.opaque %e : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// Likewise for integers.
func.func @max_allow_empty_ui8() {
  %xc = jit.constant dense<> : tensor<0x2xui8>
  %x = check.opaque %xc : tensor<0x2xui8>
  %r = jit.max %x dims = [0] allow_empty : (tensor<0x2xui8>) -> tensor<2xui8>
  %e = jit.constant dense<0> : tensor<2xui8>
  check.expect_eq %r, %e : tensor<2xui8>
  return
}

// A kept dimension of extent 0.
func.func @max_empty_result() {
  %xc = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %xc : tensor<0x3xf32>
  %r = jit.max %x dims = [1] : (tensor<0x3xf32>) -> tensor<0xf32>
  %e = jit.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  return
}
