// RUN: %e2e %s
// Expected values: Python, math.trunc(x); compared with PyTorch.

// Towards zero. Also a large odd number, infinities and NaN.
func.func @trunc_f32() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0, 8388609.0,
    -8388609.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.49999997, 8388607.5,
    1.0e-40]> : tensor<19xf32>
  %x1 = check.opaque %c1 : tensor<19xf32>
  %r = jit.trunc %x1 : tensor<19xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.0, -0.0, 3.0, 8388609.0,
    -8388609.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, 8388607.0, 0.0]> : tensor<19xf32>
  check.expect_eq %r, %e1 : tensor<19xf32>
  return
}

// Towards zero. In f64.
func.func @trunc_f64() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0,
    4503599627370497.0, -4503599627370497.0, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000, 0.49999999999999994, 4503599627370495.5]> : tensor<18xf64>
  %x1 = check.opaque %c1 : tensor<18xf64>
  %r = jit.trunc %x1 : tensor<18xf64>
  %e1 = jit.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.0, -0.0, 3.0,
    4503599627370497.0, -4503599627370497.0, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000, 0.0, 4503599627370495.0]> : tensor<18xf64>
  check.expect_eq %r, %e1 : tensor<18xf64>
  return
}

// Towards zero. In f16.
func.func @trunc_f16() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0, 1025.0,
    -1025.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %x1 = check.opaque %c1 : tensor<16xf16>
  %r = jit.trunc %x1 : tensor<16xf16>
  %e1 = jit.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.0, -0.0, 3.0, 1025.0,
    -1025.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  check.expect_eq %r, %e1 : tensor<16xf16>
  return
}

// Towards zero. In bf16.
func.func @trunc_bf16() {
  %c1 = jit.constant dense<[0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.25, -0.75, 3.0, 129.0,
    -129.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  %x1 = check.opaque %c1 : tensor<16xbf16>
  %r = jit.trunc %x1 : tensor<16xbf16>
  %e1 = jit.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.0, -0.0, 3.0, 129.0,
    -129.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  check.expect_eq %r, %e1 : tensor<16xbf16>
  return
}

// Rank 0.
func.func @trunc_rank0() {
  %c1 = jit.constant dense<-1.5> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.trunc %x1 : tensor<f32>
  %e1 = jit.constant dense<-1.0> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  return
}

// An extent of 0.
func.func @trunc_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.trunc %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @trunc_dynamic() {
  %c1 = jit.constant dense<[[-1.5, 2.5], [0.25, -3.75]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.trunc %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[-1.0, 2.0], [0.0, -3.0]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}
