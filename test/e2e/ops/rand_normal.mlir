// RUN: %e2e %s
// Expected values: the Box-Muller transform in NumPy, from bits of Philox 4x32-10 written in Python.

// Two blocks of bits an element.
func.func @rand_normal_f64() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_normal %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xf64>
  %e = jit.constant dense<[[0.02243345042145215, -1.5566326945674889, -2.0254566305498476], [-0.48711292588626337, -2.320679515725355, 1.0128252701923812]]> : tensor<2x3xf64>
  check.expect_almost_eq %r, %e {rtol = 1.0e-14 : f64, atol = 1.0e-15 : f64} : tensor<2x3xf64>
  return
}

// Two halves of one.
func.func @rand_normal_f32() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_normal %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xf32>
  %e = jit.constant dense<[[1.4774586, -1.0889513, 0.17364436], [-0.31461287, -1.0040439, -1.2285925]]> : tensor<2x3xf32>
  check.expect_almost_eq %r, %e {rtol = 1.0e-6 : f64, atol = 5.0e-7 : f64} : tensor<2x3xf32>
  return
}

// Computed in f32.
func.func @rand_normal_f16() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_normal %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xf16>
  %e = jit.constant dense<[[1.4775390625, -1.0888671875, 0.173583984375], [-0.314697265625, -1.00390625, -1.228515625]]> : tensor<2x3xf16>
  check.expect_almost_eq %r, %e {rtol = 1.0e-3 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf16>
  return
}

// Computed in f32.
func.func @rand_normal_bf16() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_normal %k0, [2, 3] : (tensor<i64>) -> tensor<2x3xbf16>
  %e = jit.constant dense<[[1.4765625, -1.0859375, 0.173828125], [-0.314453125, -1.0078125, -1.2265625]]> : tensor<2x3xbf16>
  check.expect_almost_eq %r, %e {rtol = 8.0e-3 : f64, atol = 1.0e-6 : f64} : tensor<2x3xbf16>
  return
}

// Sizes from values.
func.func @rand_normal_dynamic() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %n0c = arith.constant 2 : index
  %n0 = check.opaque %n0c : index
  %n1c = arith.constant 3 : index
  %n1 = check.opaque %n1c : index
  %r = jit.rand_normal %k0, [%n0, %n1] : (tensor<i64>) -> tensor<?x?xf32>
  %e = jit.constant dense<[[1.4774586, -1.0889513, 0.17364436], [-0.31461287, -1.0040439, -1.2285925]]> : tensor<2x3xf32>
  %ed = check.opaque %e : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r, %ed {rtol = 1.0e-6 : f64, atol = 5.0e-7 : f64} : tensor<?x?xf32>
  return
}

// Rank 0.
func.func @rand_normal_scalar() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.rand_normal %k0, [] : (tensor<i64>) -> tensor<f32>
  %e = jit.constant dense<1.4774586> : tensor<f32>
  check.expect_almost_eq %r, %e {rtol = 1.0e-6 : f64, atol = 5.0e-7 : f64} : tensor<f32>
  return
}

// Extents of 0.
func.func @rand_normal_empty() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.rand_normal %k0, [%n0] : (tensor<i64>) -> tensor<?xf32>
  %e = jit.constant dense<> : tensor<0xf32>
  %ed = check.opaque %e : tensor<0xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// Mean 0 and variance 1, within five standard errors.
func.func @rand_normal_moments() {
  %kc = jit.constant dense<42> : tensor<i64>
  %k = check.opaque %kc : tensor<i64>
  %r = jit.rand_normal %k, [20000] : (tensor<i64>) -> tensor<20000xf32>
  %m = jit.mean %r : (tensor<20000xf32>) -> tensor<f32>
  %v = jit.var %r : (tensor<20000xf32>) -> tensor<f32>
  %em = jit.constant dense<0.0> : tensor<f32>
  %ev = jit.constant dense<1.0> : tensor<f32>
  check.expect_almost_eq %m, %em {rtol = 0.0 : f64, atol = 0.0354 : f64} : tensor<f32>
  check.expect_almost_eq %v, %ev {rtol = 0.0 : f64, atol = 0.05 : f64} : tensor<f32>
  return
}
