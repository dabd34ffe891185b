// RUN: %e2e %s
// Expected values: torch.nn.functional.layer_norm in f64, rounded.

// Scale and bias, f64.
func.func @layer_norm_f64() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf64>
  %x0 = check.opaque %c0 : tensor<3x5xf64>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf64>
  %x1 = check.opaque %c1 : tensor<5xf64>
  %c2 = jit.constant dense<[-1.875, -0.25, 1.375, 1.125, -1.75]> : tensor<5xf64>
  %x2 = check.opaque %c2 : tensor<5xf64>
  %r = jit.layer_norm %x0 scale(%x1) bias(%x2) : (tensor<3x5xf64>, tensor<5xf64>, tensor<5xf64>)
    -> tensor<3x5xf64>
  %e0 = jit.constant dense<[[-0.9730139251345206, 2.255516874626332, 2.310392966527164,
    -0.07764809982063925, -0.9482346001195738], [-1.1330930946543847, -1.7809190110306348,
    2.8038577436285923, 3.0327606137458676, -1.3025005967756607], [-2.680211127573221,
    -2.3972296735285896, -0.37857090004834804, -0.3243800296317983, -1.2131925816178526]]> :
    tensor<3x5xf64>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<3x5xf64>
  return
}

// Scale and bias, f32.
func.func @layer_norm_f32() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %c2 = jit.constant dense<[-1.875, -0.25, 1.375, 1.125, -1.75]> : tensor<5xf32>
  %x2 = check.opaque %c2 : tensor<5xf32>
  %r = jit.layer_norm %x0 scale(%x1) bias(%x2) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>)
    -> tensor<3x5xf32>
  %e0 = jit.constant dense<[[-0.97301394, 2.2555168, 2.3103929, -0.0776481, -0.9482346],
    [-1.1330931, -1.780919, 2.8038578, 3.0327606, -1.3025006], [-2.680211, -2.3972297, -0.3785709,
    -0.32438004, -1.2131926]]> : tensor<3x5xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x5xf32>
  return
}

// Scale and bias, f16.
func.func @layer_norm_f16() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf16>
  %x0 = check.opaque %c0 : tensor<3x5xf16>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf16>
  %x1 = check.opaque %c1 : tensor<5xf16>
  %c2 = jit.constant dense<[-1.875, -0.25, 1.375, 1.125, -1.75]> : tensor<5xf16>
  %x2 = check.opaque %c2 : tensor<5xf16>
  %r = jit.layer_norm %x0 scale(%x1) bias(%x2) : (tensor<3x5xf16>, tensor<5xf16>, tensor<5xf16>)
    -> tensor<3x5xf16>
  %e0 = jit.constant dense<[[-0.973, 2.256, 2.31, -0.07764, -0.948], [-1.133, -1.781, 2.805,
    3.033, -1.303], [-2.68, -2.396, -0.3787, -0.3245, -1.213]]> : tensor<3x5xf16>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<3x5xf16>
  return
}

// Scale and bias, bf16.
func.func @layer_norm_bf16() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xbf16>
  %x0 = check.opaque %c0 : tensor<3x5xbf16>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xbf16>
  %x1 = check.opaque %c1 : tensor<5xbf16>
  %c2 = jit.constant dense<[-1.875, -0.25, 1.375, 1.125, -1.75]> : tensor<5xbf16>
  %x2 = check.opaque %c2 : tensor<5xbf16>
  %r = jit.layer_norm %x0 scale(%x1) bias(%x2) : (tensor<3x5xbf16>, tensor<5xbf16>,
    tensor<5xbf16>) -> tensor<3x5xbf16>
  %e0 = jit.constant dense<[[-0.973, 2.25, 2.31, -0.0776, -0.95], [-1.13, -1.78, 2.8, 3.03,
    -1.305], [-2.69, -2.39, -0.379, -0.324, -1.21]]> : tensor<3x5xbf16>
  check.expect_almost_eq %r, %e0 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<3x5xbf16>
  return
}

// Neither.
func.func @layer_norm_plain() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32>
  %r = jit.layer_norm %x0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %e0 = jit.constant dense<[[-0.8017654, 1.3362757, -0.53451025, -1.0690205, 1.0690205],
    [-0.6594728, -0.8164901, -0.8164901, 1.6957872, 0.59666586], [0.71574324, -1.1451892,
    1.0020405, -1.2883378, 0.71574324]]> : tensor<3x5xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x5xf32>
  return
}

// Only a scale.
func.func @layer_norm_scale() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.layer_norm %x0 scale(%x1) : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  %e0 = jit.constant dense<[[0.90198606, 2.5055168, 0.935393, -1.202648, 0.8017654], [0.7419069,
    -1.530919, 1.4288577, 1.9077606, 0.4474994], [-0.8052111, -2.1472297, -1.7535709, -1.44938,
    0.5368074]]> : tensor<3x5xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x5xf32>
  return
}

// Only a bias.
func.func @layer_norm_bias() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32>
  %c1 = jit.constant dense<[-1.875, -0.25, 1.375, 1.125, -1.75]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.layer_norm %x0 bias(%x1) : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  %e0 = jit.constant dense<[[-2.6767654, 1.0862757, 0.84048975, 0.055979468, -0.6809795],
    [-2.5344727, -1.0664902, 0.5585099, 2.8207872, -1.1533341], [-1.1592568, -1.3951892,
    2.3770406, -0.1633378, -1.0342568]]> : tensor<3x5xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x5xf32>
  return
}

// Over two dimensions, with another epsilon.
func.func @layer_norm_two_dims() {
  %c0 = jit.constant dense<[[[-0.625, -1.25, -1.125], [-0.75, 1.75, 0.125]], [[-0.25, -0.375,
    0.625], [0.625, -1.0, 1.375]]]> : tensor<2x2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x2x3xf32>
  %c1 = jit.constant dense<[[-1.125, -0.375, 0.375], [1.625, -0.375, 0.25]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32>
  %c2 = jit.constant dense<[[1.25, 0.5, 1.0], [1.0, 0.25, 0.625]]> : tensor<2x3xf32>
  %x2 = check.opaque %c2 : tensor<2x3xf32>
  %r = jit.layer_norm %x0 scale(%x1) bias(%x2) {normalized_dims = 2 : i64, epsilon = 1.000000e-01
    : f64} : (tensor<2x2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %e0 = jit.constant dense<[[[1.5784665, 0.8284666, 0.715329], [0.3357676, -0.47262645,
    0.7271896]], [[1.8031746, 0.739709, 1.2028307], [1.8789331, 0.7662963, 0.9814903]]]> :
    tensor<2x2x3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2x3xf32>
  return
}

// Two passes: a large mean does no harm.
func.func @layer_norm_shift() {
  %c0 = jit.constant dense<[[4096.875, 4095.875, 4097.5, 4094.0]]> : tensor<1x4xf32>
  %x0 = check.opaque %c0 : tensor<1x4xf32>
  %r = jit.layer_norm %x0 : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %e0 = jit.constant dense<[[0.6135062, -0.14157835, 1.085434, -1.5573618]]> : tensor<1x4xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<1x4xf32>
  return
}

// No variance: zeros.
func.func @layer_norm_constant() {
  %c0 = jit.constant dense<7.0> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32>
  %r = jit.layer_norm %x0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = jit.constant dense<0.0> : tensor<2x3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3xf32>
  return
}

// Extents of run time.
func.func @layer_norm_dynamic() {
  %c0 = jit.constant dense<[[-0.375, 0.625, -0.25, -0.5, 0.5], [-0.375, -0.5, -0.5, 1.5, 0.625],
    [0.375, -1.25, 0.625, -1.375, 0.375]]> : tensor<3x5xf32>
  %x0 = check.opaque %c0 : tensor<3x5xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<[-1.125, 1.875, -1.75, 1.125, 0.75]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32> -> tensor<?xf32>
  %c2 = jit.constant dense<[-1.875, -0.25, 1.375, 1.125, -1.75]> : tensor<5xf32>
  %x2 = check.opaque %c2 : tensor<5xf32> -> tensor<?xf32>
  %r = jit.layer_norm %x0 scale(%x1) bias(%x2) : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>)
    -> tensor<?x?xf32>
  %e0 = jit.constant dense<[[-0.97301394, 2.2555168, 2.3103929, -0.0776481, -0.9482346],
    [-1.1330931, -1.780919, 2.8038578, 3.0327606, -1.3025006], [-2.680211, -2.3972297, -0.3785709,
    -0.32438004, -1.2131926]]> : tensor<3x5xf32>
  %d0 = check.opaque %e0 : tensor<3x5xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r, %d0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<?x?xf32>
  return
}

// NaN stays in its row.
func.func @layer_norm_nan() {
  %c0 = jit.constant dense<[[1.0, 1.0], [0x7FC00000, 2.0]]> : tensor<2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x2xf32>
  %r = jit.layer_norm %x0 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %e0 = jit.constant dense<[[0.0, 0.0], [0x7FC00000, 0x7FC00000]]> : tensor<2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2xf32>
  return
}

// No row.
func.func @layer_norm_empty() {
  %c0 = jit.constant dense<> : tensor<0x3xf32>
  %x0 = check.opaque %c0 : tensor<0x3xf32>
  %r = jit.layer_norm %x0 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = jit.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e0 : tensor<0x3xf32>
  return
}
