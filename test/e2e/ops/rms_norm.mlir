// RUN: %e2e %s
// Expected values: x / sqrt(mean(x * x) + epsilon) * scale in NumPy in f64, rounded.

// With a scale, f64.
func.func @rms_norm_f64() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf64>
  %x0 = check.opaque %c0 : tensor<3x5xf64>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf64>
  %x1 = check.opaque %c1 : tensor<5xf64>
  %r = jit.rms_norm %x0 scale(%x1) : (tensor<3x5xf64>, tensor<5xf64>) -> tensor<3x5xf64>
  %e0 = jit.constant dense<[[0.9019860748654794, 2.505516874626332, 0.9353929665271639,
    -1.2026480998206392, 0.8017653998804262], [0.5207698383669783, -1.157266307482174,
    1.080115220316696, 2.0830793534679133, 0.578633153741087], [-0.4644662734741015,
    -2.580368185967231, -1.2041718201180411, -1.7030430027383723, 0.3096441823160677]]> :
    tensor<3x5xf64>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<3x5xf64>
  return
}

// With a scale, f32.
func.func @rms_norm_f32() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.rms_norm %x0 scale(%x1) : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  %e0 = jit.constant dense<[[0.90198606, 2.5055168, 0.935393, -1.202648, 0.8017654], [0.52076983,
    -1.1572663, 1.0801152, 2.0830793, 0.5786331], [-0.46446627, -2.5803683, -1.2041718, -1.703043,
    0.3096442]]> : tensor<3x5xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x5xf32>
  return
}

// With a scale, f16.
func.func @rms_norm_f16() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf16>
  %x0 = check.opaque %c0 : tensor<3x5xf16>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf16>
  %x1 = check.opaque %c1 : tensor<5xf16>
  %r = jit.rms_norm %x0 scale(%x1) : (tensor<3x5xf16>, tensor<5xf16>) -> tensor<3x5xf16>
  %e0 = jit.constant dense<[[0.902, 2.506, 0.9355, -1.203, 0.802], [0.521, -1.157, 1.08, 2.084,
    0.5786], [-0.4644, -2.58, -1.204, -1.703, 0.3096]]> : tensor<3x5xf16>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<3x5xf16>
  return
}

// With a scale, bf16.
func.func @rms_norm_bf16() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xbf16>
  %x0 = check.opaque %c0 : tensor<3x5xbf16>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xbf16>
  %x1 = check.opaque %c1 : tensor<5xbf16>
  %r = jit.rms_norm %x0 scale(%x1) : (tensor<3x5xbf16>, tensor<5xbf16>) -> tensor<3x5xbf16>
  %e0 = jit.constant dense<[[0.902, 2.5, 0.934, -1.2, 0.8], [0.52, -1.16, 1.08, 2.08, 0.58],
    [-0.465, -2.58, -1.2, -1.7, 0.31]]> : tensor<3x5xbf16>
  check.expect_almost_eq %r, %e0 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<3x5xbf16>
  return
}

// Without.
func.func @rms_norm_plain() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32>
  %r = jit.rms_norm %x0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %e0 = jit.constant dense<[[-0.8017654, 1.3362757, -0.53451025, -1.0690205, 1.0690205],
    [-0.4629065, -0.6172087, -0.6172087, 1.851626, 0.7715109], [0.4128589, -1.3761964, 0.6880982,
    -1.513816, 0.4128589]]> : tensor<3x5xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x5xf32>
  return
}

// Over two dimensions, with another epsilon.
func.func @rms_norm_two_dims() {
  %c0 = jit.constant dense<[[[-1.0, 1.375, 0.375], [-0.75, 0.375, 1.0]], [[-0.625, 0.75, -0.125],
    [-0.125, -0.125, 1.0]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32>
  %r = jit.rms_norm %x0 {normalized_dims = 2 : i64, epsilon = 1.000000e-01 : f64} :
    (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[-1.0605567, 1.4582653, 0.3977087], [-0.7954174, 0.3977087,
    1.0605567]], [[-0.94944316, 1.1393318, -0.18988863], [-0.18988863, -0.18988863, 1.519109]]]> :
    tensor<2x2x3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2x3xf32>
  return
}

// Extents of run time.
func.func @rms_norm_dynamic() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32> -> tensor<?xf32>
  %r = jit.rms_norm %x0 scale(%x1) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<[[0.90198606, 2.5055168, 0.935393, -1.202648, 0.8017654], [0.52076983,
    -1.1572663, 1.0801152, 2.0830793, 0.5786331], [-0.46446627, -2.5803683, -1.2041718, -1.703043,
    0.3096442]]> : tensor<3x5xf32>
  %d0 = check.opaque %e0 : tensor<3x5xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r, %d0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<?x?xf32>
  return
}
