// RUN: %e2e %s
// Expected values: Python, math.isinf(x); compared with PyTorch.

// Zeros, the largest numbers, infinities and NaN.
func.func @isinf_f32() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -3.4028235e+38, 3.4028235e+38, 0x7F800000, 0xFF800000,
    0x7FC00000]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.isinf %x1 : (tensor<8xf32>) -> tensor<8xi1>
  %e1 = jit.constant dense<[false, false, false, false, false, true, true, false]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// Zeros, the largest numbers, infinities and NaN.
func.func @isinf_f64() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -1.7976931348623157e+308, 1.7976931348623157e+308,
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.isinf %x1 : (tensor<8xf64>) -> tensor<8xi1>
  %e1 = jit.constant dense<[false, false, false, false, false, true, true, false]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// Zeros, the largest numbers, infinities and NaN.
func.func @isinf_f16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -6.55e+04, 6.55e+04, 0x7C00, 0xFC00,
    0x7E00]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.isinf %x1 : (tensor<8xf16>) -> tensor<8xi1>
  %e1 = jit.constant dense<[false, false, false, false, false, true, true, false]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// Zeros, the largest numbers, infinities and NaN.
func.func @isinf_bf16() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.5, -3.39e+38, 3.39e+38, 0x7F80, 0xFF80,
    0x7FC0]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.isinf %x1 : (tensor<8xbf16>) -> tensor<8xi1>
  %e1 = jit.constant dense<[false, false, false, false, false, true, true, false]> : tensor<8xi1>
  check.expect_eq %r, %e1 : tensor<8xi1>
  return
}

// Rank 0.
func.func @isinf_rank0() {
  %c1 = jit.constant dense<0x7FC00000> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.isinf %x1 : (tensor<f32>) -> tensor<i1>
  %e1 = jit.constant dense<false> : tensor<i1>
  check.expect_eq %r, %e1 : tensor<i1>
  return
}

// An extent of 0.
func.func @isinf_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.isinf %x1 : (tensor<2x0xf32>) -> tensor<2x0xi1>
  %e1 = jit.constant dense<> : tensor<2x0xi1>
  check.expect_eq %r, %e1 : tensor<2x0xi1>
  return
}

// Extents known only when the program runs.
func.func @isinf_dynamic() {
  %c1 = jit.constant dense<[[0x7FC00000, 1.0], [0x7F800000, -2.0]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.isinf %x1 : (tensor<?x?xf32>) -> tensor<?x?xi1>
  %e1 = jit.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
  %e1d = check.opaque %e1 : tensor<2x2xi1> -> tensor<?x?xi1>
  check.expect_eq %r, %e1d : tensor<?x?xi1>
  return
}
