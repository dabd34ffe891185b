// RUN: %e2e %s
// Expected values: mpmath with 200 bits, mp.log(1 + mp.exp(x)), rounded once
// to the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @softplus_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.softplus %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.011047745, 0.10020656, 0.3132617, 0.54905486, 0.69706106, 0.974077,
    1.9102242, 3.5297503]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<8xf32>
  return
}

// In f64.
func.func @softplus_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.softplus %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[0.011047744848593817, 0.10020655891674721, 0.3132616875182228,
    0.5490548622706682, 0.6970610599350741, 0.9740769841801067, 1.9102241504380872,
    3.5297504182726205]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @softplus_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.softplus %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[0.01105, 0.1002, 0.3132, 0.549, 0.6973, 0.974, 1.91,
    3.53]> : tensor<8xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @softplus_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.softplus %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[0.01105, 0.1, 0.312, 0.55, 0.695, 0.973, 1.914, 3.53]> : tensor<8xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xbf16>
  return
}

// Steeper, and linear above 1.5.
func.func @softplus_beta_threshold_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.softplus %x1 {beta = 2.0 : f64, threshold = 3.0 : f64} : tensor<8xf32>
  %e1 = jit.constant dense<[6.1701096e-05, 0.0055238726, 0.06346401, 0.21435034, 0.3504951,
    0.6566308, 1.75, 3.5]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<8xf32>
  return
}

// Steeper, and linear above 1.5.
func.func @softplus_beta_threshold_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.softplus %x1 {beta = 2.0 : f64, threshold = 3.0 : f64} : tensor<8xf64>
  %e1 = jit.constant dense<[6.170109486162941e-05, 0.005523872424296908, 0.06346400552148625,
    0.21435033913825932, 0.35049509891381725, 0.6566308437591114, 1.75, 3.5]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<8xf64>
  return
}

// No overflow where the exponential does.
func.func @softplus_no_overflow_f32() {
  %c1 = jit.constant dense<[-100.0, 0.5, 30.0, 120.0, 900.0, -30.0]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %r = jit.softplus %x1 {threshold = 1000.0 : f64} : tensor<6xf32>
  %e1 = jit.constant dense<[3.8e-44, 0.974077, 30.0, 120.0, 900.0, 9.357623e-14]> : tensor<6xf32>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<6xf32>
  return
}

// No overflow where the exponential does.
func.func @softplus_no_overflow_f64() {
  %c1 = jit.constant dense<[-100.0, 0.5, 30.0, 120.0, 900.0, -30.0]> : tensor<6xf64>
  %x1 = check.opaque %c1 : tensor<6xf64>
  %r = jit.softplus %x1 {threshold = 1000.0 : f64} : tensor<6xf64>
  %e1 = jit.constant dense<[3.720075976020836e-44, 0.9740769841801067, 30.000000000000092, 120.0,
    900.0, 9.357622968839737e-14]> : tensor<6xf64>
  check.expect_close %r, %e1 {max_ulp = 3 : i64} : tensor<6xf64>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @softplus_special() {
  %c1 = jit.constant dense<[0x7F800000, 0xFF800000, 25.0, -1000.0, 0x7FC00000]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.softplus %x1 : tensor<5xf32>
  %e1 = jit.constant dense<[0x7F800000, 0.0, 25.0, 0.0, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %r, %e1 : tensor<5xf32>
  return
}

// Rank 0.
func.func @softplus_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.softplus %x1 : tensor<f32>
  %e1 = jit.constant dense<1.9102242> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @softplus_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.softplus %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @softplus_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.softplus %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.9102242, 0.54905486], [0.3132617, 0.974077]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
