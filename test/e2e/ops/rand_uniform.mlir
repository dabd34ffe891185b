// RUN: %e2e %s
// Expected values: bits of Philox 4x32-10 written in Python, scaled.

// Multiples of 2**-p, p the precision.
func.func @rand_uniform_f64() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_uniform %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xf64>
  %e = jit.constant dense<[[0.8461199077171477, 0.08354728242359433, 0.12807034262769867], [0.5057887763364093, 0.057499121022494104, 0.29940035976215695]]> : tensor<2x3xf64>
  check.expect_eq %r, %e : tensor<2x3xf64>
  return
}

// Multiples of 2**-p, p the precision.
func.func @rand_uniform_f32() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_uniform %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xf32>
  %e = jit.constant dense<[[0.51746094, 0.855765, 0.70987666], [0.3854434, 0.64668506, 0.89100873]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  return
}

// Multiples of 2**-p, p the precision.
func.func @rand_uniform_f16() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_uniform %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xf16>
  %e = jit.constant dense<[[0.0400390625, 0.4267578125, 0.3095703125], [0.55224609375, 0.64404296875, 0.1435546875]]> : tensor<2x3xf16>
  check.expect_eq %r, %e : tensor<2x3xf16>
  return
}

// Multiples of 2**-p, p the precision.
func.func @rand_uniform_bf16() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_uniform %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xbf16>
  %e = jit.constant dense<[[0.3203125, 0.4140625, 0.4765625], [0.41796875, 0.15234375, 0.1484375]]> : tensor<2x3xbf16>
  check.expect_eq %r, %e : tensor<2x3xbf16>
  return
}

// Sizes from values.
func.func @rand_uniform_dynamic() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %n0c = arith.constant 2 : index
  %n0 = check.opaque %n0c : index
  %r = jit.rand_uniform %k0, [%n0, 3] : (tensor<i64>) -> tensor<?x3xf32>
  %e = jit.constant dense<[[0.51746094, 0.855765, 0.70987666], [0.3854434, 0.64668506, 0.89100873]]> : tensor<2x3xf32>
  %ed = check.opaque %e : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_eq %r, %ed : tensor<?x3xf32>
  return
}

// Rank 0.
func.func @rand_uniform_scalar() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_uniform %k0, [] : (tensor<i64>) -> tensor<f32>
  %e = jit.constant dense<0.51746094> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Extents of 0.
func.func @rand_uniform_empty() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.rand_uniform %k0, [%n0] : (tensor<i64>) -> tensor<?xf32>
  %e = jit.constant dense<> : tensor<0xf32>
  %ed = check.opaque %e : tensor<0xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// Mean 1/2 and variance 1/12, within five standard errors.
func.func @rand_uniform_moments() {
  %kc = jit.constant dense<42> : tensor<i64>
  %k = check.opaque %kc : tensor<i64>
  %r = jit.rand_uniform %k, [20000] : (tensor<i64>) -> tensor<20000xf32>
  %m = jit.mean %r : (tensor<20000xf32>) -> tensor<f32>
  %v = jit.var %r : (tensor<20000xf32>) -> tensor<f32>
  %em = jit.constant dense<0.5> : tensor<f32>
  %ev = jit.constant dense<0.0833333358> : tensor<f32>
  check.expect_almost_eq %m, %em {rtol = 0.0 : f64, atol = 0.0102 : f64} : tensor<f32>
  check.expect_almost_eq %v, %ev {rtol = 0.0 : f64, atol = 0.0027 : f64} : tensor<f32>
  return
}
