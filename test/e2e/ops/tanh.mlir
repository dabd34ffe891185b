// RUN: %e2e %s
// Expected values: mpmath, mp.tanh(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @tanh_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.tanh %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-0.99975324, -0.9780261, -0.7615942, -0.30270973], [0.007812341,
    0.46211717, 0.94137555, 0.9950548]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @tanh_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.tanh %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-0.9997532108480275, -0.9780261147388136, -0.7615941559557649,
    -0.3027097293321085], [0.007812341058161014, 0.46211715726000974, 0.9413755384972874,
    0.9950547536867305]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @tanh_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.tanh %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-0.9995, -0.978, -0.7617, -0.3027], [0.007812, 0.4622, 0.9414,
    0.995]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @tanh_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.tanh %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-1.0, -0.977, -0.76, -0.303], [0.0078, 0.463, 0.94,
    0.996]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @tanh_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 1000.0, -1000.0,
    0x7FC00000]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %rf32 = jit.tanh %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 1.0, -1.0, 1.0, -1.0, 0x7FC00000]> : tensor<8xf32>
  check.expect_eq %rf32, %e1 : tensor<8xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000, 1000.0,
    -1000.0, 0x7FF8000000000000]> : tensor<8xf64>
  %x2 = check.opaque %c2 : tensor<8xf64>
  %rf64 = jit.tanh %x2 : tensor<8xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 1.0, -1.0, 1.0, -1.0,
    0x7FF8000000000000]> : tensor<8xf64>
  check.expect_eq %rf64, %e2 : tensor<8xf64>
  return
}

// Rank 0.
func.func @tanh_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.tanh %x1 : tensor<f32>
  %e1 = jit.constant dense<0.94137555> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @tanh_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.tanh %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @tanh_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.tanh %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-0.99975324, -0.9780261, -0.7615942], [-0.30270973, 0.007812341,
    0.46211717]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
