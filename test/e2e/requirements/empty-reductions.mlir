// RUN: %e2e %s
// A reduction over no elements gives the identity, whatever the dimension and whether the extent is known; over a
// scalar it gives the scalar. Expected values: the NumPy function, and for logsumexp and var the definition.

// Along each dimension of a matrix without elements: as many results as the others have positions.
func.func @over_first_and_last() {
  %cx = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %cx : tensor<0x3xf32>
  %cy = jit.constant dense<> : tensor<3x0xf32>
  %y = check.opaque %cy : tensor<3x0xf32>
  %a = jit.sum %x dims = [0] : (tensor<0x3xf32>) -> tensor<3xf32>
  %b = jit.prod %y dims = [-1] : (tensor<3x0xf32>) -> tensor<3xf32>
  %c = jit.sum %y dims = [0] : (tensor<3x0xf32>) -> tensor<0xf32>
  %d = jit.sum %x dims = [0, 1] keepdims : (tensor<0x3xf32>) -> tensor<1x1xf32>
  %e0 = jit.constant dense<0.0> : tensor<3xf32>
  check.expect_eq %a, %e0 : tensor<3xf32>
  %e1 = jit.constant dense<1.0> : tensor<3xf32>
  check.expect_eq %b, %e1 : tensor<3xf32>
  %e2 = jit.constant dense<> : tensor<0xf32>
  check.expect_eq %c, %e2 : tensor<0xf32>
  %e3 = jit.constant dense<0.0> : tensor<1x1xf32>
  check.expect_eq %d, %e3 : tensor<1x1xf32>
  return
}

// The extent turns out to be 0 when the program runs.
func.func @unknown_extent() {
  %cx = jit.constant dense<> : tensor<2x0x3xf32>
  %x = check.opaque %cx : tensor<2x0x3xf32> -> tensor<?x?x?xf32>
  %ck = jit.constant dense<> : tensor<2x0xi32>
  %k = check.opaque %ck : tensor<2x0xi32> -> tensor<?x?xi32>
  %ct = jit.constant dense<> : tensor<0x2xi1>
  %t = check.opaque %ct : tensor<0x2xi1> -> tensor<?x?xi1>
  %a = jit.sum %x dims = [1] : (tensor<?x?x?xf32>) -> tensor<?x?xf32>
  %b = jit.prod %k dims = [1] : (tensor<?x?xi32>) -> tensor<?xi32>
  %c = jit.any %t dims = [0] : (tensor<?x?xi1>) -> tensor<?xi1>
  %d = jit.all %t : (tensor<?x?xi1>) -> tensor<i1>
  %e0 = jit.constant dense<0.0> : tensor<2x3xf32>
  %e0d = check.opaque %e0 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %a, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<1> : tensor<2xi32>
  %e1d = check.opaque %e1 : tensor<2xi32> -> tensor<?xi32>
  check.expect_eq %b, %e1d : tensor<?xi32>
  %e2 = jit.constant dense<false> : tensor<2xi1>
  %e2d = check.opaque %e2 : tensor<2xi1> -> tensor<?xi1>
  check.expect_eq %c, %e2d : tensor<?xi1>
  %e3 = jit.constant dense<true> : tensor<i1>
  check.expect_eq %d, %e3 : tensor<i1>
  return
}

// Every element type.
func.func @element_types() {
  %cx = jit.constant dense<> : tensor<0xf64>
  %x = check.opaque %cx : tensor<0xf64>
  %cy = jit.constant dense<> : tensor<0x2xf16>
  %y = check.opaque %cy : tensor<0x2xf16>
  %cz = jit.constant dense<> : tensor<2x0xbf16>
  %z = check.opaque %cz : tensor<2x0xbf16>
  %ck = jit.constant dense<> : tensor<2x0xi64>
  %k = check.opaque %ck : tensor<2x0xi64>
  %cu = jit.constant dense<> : tensor<0xui8>
  %u = check.opaque %cu : tensor<0xui8>
  %a = jit.prod %x : (tensor<0xf64>) -> tensor<f64>
  %b = jit.prod %y dims = [0] : (tensor<0x2xf16>) -> tensor<2xf16>
  %c = jit.sum %z dims = [1] : (tensor<2x0xbf16>) -> tensor<2xbf16>
  %d = jit.sum %k dims = [1] : (tensor<2x0xi64>) -> tensor<2xi64>
  %e = jit.prod %u : (tensor<0xui8>) -> tensor<ui8>
  %e0 = jit.constant dense<1.0> : tensor<f64>
  check.expect_eq %a, %e0 : tensor<f64>
  %e1 = jit.constant dense<1.0> : tensor<2xf16>
  check.expect_eq %b, %e1 : tensor<2xf16>
  %e2 = jit.constant dense<0.0> : tensor<2xbf16>
  check.expect_eq %c, %e2 : tensor<2xbf16>
  %e3 = jit.constant dense<0> : tensor<2xi64>
  check.expect_eq %d, %e3 : tensor<2xi64>
  %e4 = jit.constant dense<1> : tensor<ui8>
  check.expect_eq %e, %e4 : tensor<ui8>
  return
}

// Statistics of nothing: NaN for mean and var; 0 for norms that are sums; -inf for logsumexp.
func.func @statistics() {
  %cx = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %cx : tensor<2x0xf32> -> tensor<?x?xf32>
  %cy = jit.constant dense<> : tensor<0xf16>
  %y = check.opaque %cy : tensor<0xf16>
  %a = jit.mean %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %b = jit.var %x dims = [1] correction = 0 : (tensor<?x?xf32>) -> tensor<?xf32>
  %c = jit.norm %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %d = jit.logsumexp %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.mean %y : (tensor<0xf16>) -> tensor<f16>
  %f = jit.std %y : (tensor<0xf16>) -> tensor<f16>
  %e0 = jit.constant dense<0x7FC00000> : tensor<2xf32>
  %e0d = check.opaque %e0 : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %a, %e0d : tensor<?xf32>
  %e1 = jit.constant dense<0x7FC00000> : tensor<2xf32>
  %e1d = check.opaque %e1 : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %b, %e1d : tensor<?xf32>
  %e2 = jit.constant dense<0.0> : tensor<2xf32>
  %e2d = check.opaque %e2 : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %c, %e2d : tensor<?xf32>
  %e3 = jit.constant dense<0xFF800000> : tensor<2xf32>
  %e3d = check.opaque %e3 : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %d, %e3d : tensor<?xf32>
  %e4 = jit.constant dense<0x7E00> : tensor<f16>
  check.expect_eq %e, %e4 : tensor<f16>
  %e5 = jit.constant dense<0x7E00> : tensor<f16>
  check.expect_eq %f, %e5 : tensor<f16>
  return
}

// A maximum over nothing, where it is allowed, and maxima of no rows, which always are.
func.func @extrema() {
  %cx = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %cx : tensor<2x0xf32> -> tensor<?x?xf32>
  %ck = jit.constant dense<> : tensor<0x2xi8>
  %k = check.opaque %ck : tensor<0x2xi8>
  %cy = jit.constant dense<> : tensor<0x3xf32>
  %y = check.opaque %cy : tensor<0x3xf32> -> tensor<?x?xf32>
  %a = jit.max %x dims = [1] allow_empty : (tensor<?x?xf32>) -> tensor<?xf32>
  %b = jit.min %x dims = [1] allow_empty : (tensor<?x?xf32>) -> tensor<?xf32>
  %c = jit.max %k dims = [0] allow_empty : (tensor<0x2xi8>) -> tensor<2xi8>
  %d = jit.max %y dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e = jit.argmin %y dim = 1 : (tensor<?x?xf32>) -> tensor<?xi64>
  %e0 = jit.constant dense<0xFF800000> : tensor<2xf32>
  %e0d = check.opaque %e0 : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %a, %e0d : tensor<?xf32>
  %e1 = jit.constant dense<0x7F800000> : tensor<2xf32>
  %e1d = check.opaque %e1 : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %b, %e1d : tensor<?xf32>
  %e2 = jit.constant dense<-128> : tensor<2xi8>
  check.expect_eq %c, %e2 : tensor<2xi8>
  %e3 = jit.constant dense<> : tensor<0xf32>
  %e3d = check.opaque %e3 : tensor<0xf32> -> tensor<?xf32>
  check.expect_eq %d, %e3d : tensor<?xf32>
  %e4 = jit.constant dense<> : tensor<0xi64>
  %e4d = check.opaque %e4 : tensor<0xi64> -> tensor<?xi64>
  check.expect_eq %e, %e4d : tensor<?xi64>
  return
}

// No dimension is reduced: nothing is combined, of a scalar too.
func.func @scalars() {
  %cx = jit.constant dense<-0.5> : tensor<f32>
  %x = check.opaque %cx : tensor<f32>
  %ct = jit.constant dense<true> : tensor<i1>
  %t = check.opaque %ct : tensor<i1>
  %cz = jit.constant dense<-0.0> : tensor<f32>
  %z = check.opaque %cz : tensor<f32>
  %a = jit.sum %x : (tensor<f32>) -> tensor<f32>
  %b = jit.prod %x dims = [] : (tensor<f32>) -> tensor<f32>
  %c = jit.max %x keepdims : (tensor<f32>) -> tensor<f32>
  %d = jit.mean %x : (tensor<f32>) -> tensor<f32>
  %e = jit.all %t : (tensor<i1>) -> tensor<i1>
  %f = jit.argmin %x : (tensor<f32>) -> tensor<i64>
  %g = jit.logsumexp %x : (tensor<f32>) -> tensor<f32>
  %h = jit.var %x correction = 0 : (tensor<f32>) -> tensor<f32>
  %i = jit.min %z : (tensor<f32>) -> tensor<f32>
  %e0 = jit.constant dense<-0.5> : tensor<f32>
  check.expect_eq %a, %e0 : tensor<f32>
  %e1 = jit.constant dense<-0.5> : tensor<f32>
  check.expect_eq %b, %e1 : tensor<f32>
  %e2 = jit.constant dense<-0.5> : tensor<f32>
  check.expect_eq %c, %e2 : tensor<f32>
  %e3 = jit.constant dense<-0.5> : tensor<f32>
  check.expect_eq %d, %e3 : tensor<f32>
  %e4 = jit.constant dense<true> : tensor<i1>
  check.expect_eq %e, %e4 : tensor<i1>
  %e5 = jit.constant dense<0> : tensor<i64>
  check.expect_eq %f, %e5 : tensor<i64>
  %e6 = jit.constant dense<-0.5> : tensor<f32>
  check.expect_eq %g, %e6 : tensor<f32>
  %e7 = jit.constant dense<0.0> : tensor<f32>
  check.expect_eq %h, %e7 : tensor<f32>
  %e8 = jit.constant dense<-0.0> : tensor<f32>
  check.expect_eq %i, %e8 : tensor<f32>
  return
}

// Cumulative operations and softmax of nothing have the operand's shape.
func.func @same_shape() {
  %cx = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %cx : tensor<2x0xf32> -> tensor<?x?xf32>
  %a = jit.cumsum %x dim = 1 : tensor<?x?xf32>
  %b = jit.cumprod %x dim = 0 : tensor<?x?xf32>
  %c = jit.softmax %x dim = 1 : tensor<?x?xf32>
  %d = jit.log_softmax %x dim = 1 : tensor<?x?xf32>
  %e0 = jit.constant dense<> : tensor<2x0xf32>
  %e0d = check.opaque %e0 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %a, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  %e1d = check.opaque %e1 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %b, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<> : tensor<2x0xf32>
  %e2d = check.opaque %e2 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %c, %e2d : tensor<?x?xf32>
  %e3 = jit.constant dense<> : tensor<2x0xf32>
  %e3d = check.opaque %e3 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %d, %e3d : tensor<?x?xf32>
  return
}
