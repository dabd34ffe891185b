// RUN: %e2e %s
// Expected values: mpmath with 200 bits, x * mp.tanh(mp.log(1 + mp.exp(x))),
// rounded once to the type; special values by hand, compared with PyTorch.

// Values of either sign.
func.func @mish_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.mish %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[-0.04971283, -0.22471312, -0.30340147, -0.1561911, 0.0047070235,
    0.3752452, 1.6749325, 3.4939907]> : tensor<8xf32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<8xf32>
  return
}

// In f64.
func.func @mish_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.mish %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[-0.049712829307341215, -0.22471311922296616, -0.3034014613741089,
    -0.15619109836717157, 0.004707023449729735, 0.37524521130489513, 1.6749324241318018,
    3.493990715117519]> : tensor<8xf64>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @mish_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.mish %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[-0.0497, -0.2247, -0.3035, -0.1562, 0.004707, 0.3752, 1.675,
    3.494]> : tensor<8xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @mish_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.mish %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[-0.0498, -0.225, -0.303, -0.156, 0.0047, 0.375, 1.67,
    3.5]> : tensor<8xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<8xbf16>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @mish_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 100.0, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %r = jit.mish %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0x7FC00000, 100.0, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e1 : tensor<6xf32>
  return
}

// Rank 0.
func.func @mish_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.mish %x1 : tensor<f32>
  %e1 = jit.constant dense<1.6749325> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 4 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @mish_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.mish %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @mish_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.mish %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.6749325, -0.1561911], [-0.30340147, 0.3752452]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
