// RUN: %e2e %s
// Expected: by hand. What is special about sums and extrema of element types.

// (1e8 + 1) - 1e8 in f32: the order is that of the updates.
func.func @scatter_order_f32() {
  %c1 = jit.constant dense<[0.0]> : tensor<1xf32>
  %x2 = check.opaque %c1 : tensor<1xf32>
  %c3 = jit.constant dense<[0, 0, 0]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %c5 = jit.constant dense<[100000000.0, 1.0, -100000000.0]> : tensor<3xf32>
  %x6 = check.opaque %c5 : tensor<3xf32>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [0] : (tensor<1xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<1xf32>
  %e8 = jit.constant dense<[0.0]> : tensor<1xf32>
  check.expect_eq %r7, %e8 : tensor<1xf32>
  %e9 = jit.constant dense<[0.0]> : tensor<1xf32>
  check.expect_eq %x2, %e9 : tensor<1xf32>
  return
}

// In f16, 2048 + 1 would be 2048.
func.func @scatter_f16_rounds_once() {
  %c1 = jit.constant dense<[2048.0]> : tensor<1xf16>
  %x2 = check.opaque %c1 : tensor<1xf16>
  %c3 = jit.constant dense<[0, 0]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[1.0, 1.0]> : tensor<2xf16>
  %x6 = check.opaque %c5 : tensor<2xf16>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [0] : (tensor<1xf16>, tensor<2xi64>, tensor<2xf16>) -> tensor<1xf16>
  %e8 = jit.constant dense<[2050.0]> : tensor<1xf16>
  check.expect_eq %r7, %e8 : tensor<1xf16>
  %e9 = jit.constant dense<[2048.0]> : tensor<1xf16>
  check.expect_eq %x2, %e9 : tensor<1xf16>
  return
}

// In bf16, 256 + 1 would be 256.
func.func @scatter_bf16_rounds_once() {
  %c1 = jit.constant dense<[256.0]> : tensor<1xbf16>
  %x2 = check.opaque %c1 : tensor<1xbf16>
  %c3 = jit.constant dense<[0, 0]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[1.0, 1.0]> : tensor<2xbf16>
  %x6 = check.opaque %c5 : tensor<2xbf16>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [0] : (tensor<1xbf16>, tensor<2xi64>, tensor<2xbf16>) -> tensor<1xbf16>
  %e8 = jit.constant dense<[258.0]> : tensor<1xbf16>
  check.expect_eq %r7, %e8 : tensor<1xbf16>
  %e9 = jit.constant dense<[256.0]> : tensor<1xbf16>
  check.expect_eq %x2, %e9 : tensor<1xbf16>
  return
}

func.func @scatter_wraps_i8() {
  %c1 = jit.constant dense<[100]> : tensor<1xi8>
  %x2 = check.opaque %c1 : tensor<1xi8>
  %c3 = jit.constant dense<[0]> : tensor<1xi64>
  %x4 = check.opaque %c3 : tensor<1xi64>
  %c5 = jit.constant dense<[100]> : tensor<1xi8>
  %x6 = check.opaque %c5 : tensor<1xi8>
  %r7 = jit.scatter add %x2[%x4], %x6 dims = [0] : (tensor<1xi8>, tensor<1xi64>, tensor<1xi8>) -> tensor<1xi8>
  %e8 = jit.constant dense<[-56]> : tensor<1xi8>
  check.expect_eq %r7, %e8 : tensor<1xi8>
  %e9 = jit.constant dense<[100]> : tensor<1xi8>
  check.expect_eq %x2, %e9 : tensor<1xi8>
  return
}

func.func @scatter_max_ui8() {
  %c1 = jit.constant dense<[100, 1]> : tensor<2xui8>
  %x2 = check.opaque %c1 : tensor<2xui8>
  %c3 = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[200, 0]> : tensor<2xui8>
  %x6 = check.opaque %c5 : tensor<2xui8>
  %r7 = jit.scatter max %x2[%x4], %x6 dims = [0] : (tensor<2xui8>, tensor<2xi64>, tensor<2xui8>) -> tensor<2xui8>
  %e8 = jit.constant dense<[200, 1]> : tensor<2xui8>
  check.expect_eq %r7, %e8 : tensor<2xui8>
  %e9 = jit.constant dense<[100, 1]> : tensor<2xui8>
  check.expect_eq %x2, %e9 : tensor<2xui8>
  return
}

func.func @scatter_min_ui8() {
  %c1 = jit.constant dense<[200, 1]> : tensor<2xui8>
  %x2 = check.opaque %c1 : tensor<2xui8>
  %c3 = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x4 = check.opaque %c3 : tensor<2xi64>
  %c5 = jit.constant dense<[100, 255]> : tensor<2xui8>
  %x6 = check.opaque %c5 : tensor<2xui8>
  %r7 = jit.scatter min %x2[%x4], %x6 dims = [0] : (tensor<2xui8>, tensor<2xi64>, tensor<2xui8>) -> tensor<2xui8>
  %e8 = jit.constant dense<[100, 1]> : tensor<2xui8>
  check.expect_eq %r7, %e8 : tensor<2xui8>
  %e9 = jit.constant dense<[200, 1]> : tensor<2xui8>
  check.expect_eq %x2, %e9 : tensor<2xui8>
  return
}

func.func @scatter_max_nan() {
  %c1 = jit.constant dense<[0x7FC00000, 1.0, -0.0]> : tensor<3xf32>
  %x2 = check.opaque %c1 : tensor<3xf32>
  %c3 = jit.constant dense<[0, 1, 2]> : tensor<3xi64>
  %x4 = check.opaque %c3 : tensor<3xi64>
  %c5 = jit.constant dense<[1.0, 0x7FC00000, 0.0]> : tensor<3xf32>
  %x6 = check.opaque %c5 : tensor<3xf32>
  %r7 = jit.scatter max %x2[%x4], %x6 dims = [0] : (tensor<3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<3xf32>
  %e8 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0.0]> : tensor<3xf32>
  check.expect_eq %r7, %e8 : tensor<3xf32>
  %e9 = jit.constant dense<[0x7FC00000, 1.0, -0.0]> : tensor<3xf32>
  check.expect_eq %x2, %e9 : tensor<3xf32>
  return
}
