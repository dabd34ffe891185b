// RUN: %e2e %s
// Expected values: mpmath with 200 bits, x / 2 * mp.erfc(-x / mp.sqrt(2)),
// rounded once to the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @gelu_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.gelu %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[-1.5289528e-05, -0.027505064, -0.15865526, -0.11791571, 0.0039305994,
    0.34573123, 1.6798965, 3.4991858]> : tensor<8xf32>
  check.expect_almost_eq %r, %e1 {rtol = 1.0e-6 : f64, atol = 5.0e-7 : f64} : tensor<8xf32>
  return
}

// In f64.
func.func @gelu_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.gelu %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[-1.5289529061285272e-05, -0.027505063473850584, -0.15865525393145705,
    -0.1179157129780759, 0.003930599256725333, 0.34573123063700656, 1.67989647548832,
    3.4991857982233756]> : tensor<8xf64>
  check.expect_almost_eq %r, %e1 {rtol = 1.0e-15 : f64, atol = 1.0e-15 : f64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @gelu_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.gelu %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[-1.53e-05, -0.02751, -0.1587, -0.1179, 0.00393, 0.3457, 1.68,
    3.5]> : tensor<8xf16>
  check.expect_almost_eq %r, %e1 {rtol = 1.0e-3 : f64, atol = 5.0e-7 : f64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @gelu_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.gelu %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[-1.53e-05, -0.0275, -0.158, -0.1177, 0.00394, 0.346, 1.68,
    3.5]> : tensor<8xbf16>
  check.expect_almost_eq %r, %e1 {rtol = 8.0e-3 : f64, atol = 5.0e-7 : f64} : tensor<8xbf16>
  return
}

// The approximation by tanh.
func.func @gelu_tanh_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.gelu %x1 approximate tanh : tensor<8xf32>
  %e1 = jit.constant dense<[-5.1367374e-06, -0.02720133, -0.15880801, -0.11791865, 0.0039305994,
    0.345714, 1.6797954, 3.4993837]> : tensor<8xf32>
  check.expect_almost_eq %r, %e1 {rtol = 1.0e-6 : f64, atol = 5.0e-7 : f64} : tensor<8xf32>
  return
}

// The approximation by tanh.
func.func @gelu_tanh_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.gelu %x1 approximate tanh : tensor<8xf64>
  %e1 = jit.constant dense<[-5.13673741195865e-06, -0.02720132989728861, -0.1588080093917233,
    -0.11791864419410739, 0.003930599255499402, 0.34571400982514394, 1.6797953823412513,
    3.499383802344626]> : tensor<8xf64>
  check.expect_almost_eq %r, %e1 {rtol = 1.0e-15 : f64, atol = 1.0e-15 : f64} : tensor<8xf64>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @gelu_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 100.0, -100.0,
    0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %r = jit.gelu %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0x7FC00000, 100.0, -0.0,
    0x7FC00000]> : tensor<7xf32>
  check.expect_eq %r, %e1 : tensor<7xf32>
  return
}

// Rank 0.
func.func @gelu_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.gelu %x1 : tensor<f32>
  %e1 = jit.constant dense<1.6798965> : tensor<f32>
  check.expect_almost_eq %r, %e1 {rtol = 1.0e-6 : f64, atol = 5.0e-7 : f64} : tensor<f32>
  return
}

// An extent of 0.
func.func @gelu_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.gelu %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @gelu_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.gelu %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.6798965, -0.11791571], [-0.15865526, 0.34573123]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r, %e1d {rtol = 1.0e-6 : f64, atol = 5.0e-7 : f64} : tensor<?x?xf32>
  return
}
