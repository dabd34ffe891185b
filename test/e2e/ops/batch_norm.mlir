// RUN: %e2e %s
// Expected values: torch.nn.functional.batch_norm(training=False) in f64, rounded.

// Scale and bias, f64.
func.func @batch_norm_f64() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf64>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf64>
  %c1 = jit.constant dense<[0.875, -0.25, 0.25]> : tensor<3xf64>
  %x1 = check.opaque %c1 : tensor<3xf64>
  %c2 = jit.constant dense<[1.0, 2.625, 1.875]> : tensor<3xf64>
  %x2 = check.opaque %c2 : tensor<3xf64>
  %c3 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf64>
  %x3 = check.opaque %c3 : tensor<3xf64>
  %c4 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf64>
  %x4 = check.opaque %c4 : tensor<3xf64>
  %r = jit.batch_norm %x0, %x1, %x2 scale(%x3) bias(%x4) : (tensor<2x3x2x2xf64>, tensor<3xf64>,
    tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3x2x2xf64>
  %e0 = jit.constant dense<[[[[-0.8749950000374997, -0.4999968750234373], [6.2499531254534e-07,
    -0.9374946875398434]], [[-1.106083351035605, -0.9421363539805792], [-0.9807121179935264,
    -1.0]], [[-1.6478217123715633, -1.853217123715634], [-1.1457440401971684,
    -1.853217123715634]]], [[[-0.5624965625257811, -1.062494062544531], [-0.5624965625257811,
    0.4374984375117187]], [[-0.9807121179935264, -0.9421363539805792], [-1.0192878820064737,
    -0.8456969439482112]], [[-1.6478217123715633, -1.8988605484587608], [-1.5337131505137462,
    -1.739108561857817]]]]> : tensor<2x3x2x2xf64>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<2x3x2x2xf64>
  return
}

// Scale and bias, f32.
func.func @batch_norm_f32() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[1.375, -0.875, -0.5]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %c2 = jit.constant dense<[2.0, 1.125, 0.875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %c3 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %c4 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x4 = check.opaque %c4 : tensor<3xf32>
  %r = jit.batch_norm %x0, %x1, %x2 scale(%x3) bias(%x4) : (tensor<2x3x2x2xf32>, tensor<3xf32>,
    tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2x2xf32>
  %e0 = jit.constant dense<[[[[-0.7588813, -0.4937169], [-0.14016438, -0.8030753]], [[-1.088388,
    -0.8379554], [-0.89688075, -0.9263434]], [[-1.4579626, -1.7586298], [-0.72299844,
    -1.7586298]]], [[[-0.53791094, -0.89146346], [-0.53791094, 0.16919406]], [[-0.89688075,
    -0.8379554], [-0.955806, -0.6906422]], [[-1.4579626, -1.8254448], [-1.2909254, -1.5915926]]]]>
    : tensor<2x3x2x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  return
}

// Scale and bias, f16.
func.func @batch_norm_f16() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf16>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf16>
  %c1 = jit.constant dense<[-0.25, -0.125, -0.75]> : tensor<3xf16>
  %x1 = check.opaque %c1 : tensor<3xf16>
  %c2 = jit.constant dense<[1.125, 0.625, 0.75]> : tensor<3xf16>
  %x2 = check.opaque %c2 : tensor<3xf16>
  %c3 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf16>
  %x3 = check.opaque %c3 : tensor<3xf16>
  %c4 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf16>
  %x4 = check.opaque %c4 : tensor<3xf16>
  %r = jit.batch_norm %x0, %x1, %x2 scale(%x3) bias(%x4) : (tensor<2x3x2x2xf16>, tensor<3xf16>,
    tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<2x3x2x2xf16>
  %e0 = jit.constant dense<[[[[-0.2876, 0.0661], [0.5376, -0.3464]], [[-1.237, -0.9014], [-0.9805,
    -1.02]], [[-1.372, -1.697], [-0.5786, -1.697]]], [[[0.00715, -0.4644], [0.00715, 0.95]],
    [[-0.9805, -0.9014], [-1.06, -0.7036]], [[-1.372, -1.77], [-1.192, -1.517]]]]> :
    tensor<2x3x2x2xf16>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<2x3x2x2xf16>
  return
}

// Scale and bias, bf16.
func.func @batch_norm_bf16() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.88, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xbf16>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xbf16>
  %c1 = jit.constant dense<[-0.25, 1.625, 0.125]> : tensor<3xbf16>
  %x1 = check.opaque %c1 : tensor<3xbf16>
  %c2 = jit.constant dense<[0.625, 1.25, 1.5]> : tensor<3xbf16>
  %x2 = check.opaque %c2 : tensor<3xbf16>
  %c3 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xbf16>
  %x3 = check.opaque %c3 : tensor<3xbf16>
  %c4 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xbf16>
  %x4 = check.opaque %c4 : tensor<3xbf16>
  %r = jit.batch_norm %x0, %x1, %x2 scale(%x3) bias(%x4) : (tensor<2x3x2x2xbf16>, tensor<3xbf16>,
    tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<2x3x2x2xbf16>
  %e0 = jit.constant dense<[[[[-0.428, 0.046], [0.68, -0.508]], [[-1.37, -1.125], [-1.18, -1.21]],
    [[-1.625, -1.85], [-1.06, -1.85]]], [[[-0.0332, -0.664], [-0.0332, 1.234]], [[-1.18, -1.125],
    [-1.234, -0.984]], [[-1.625, -1.91], [-1.5, -1.73]]]]> : tensor<2x3x2x2xbf16>
  check.expect_almost_eq %r, %e0 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<2x3x2x2xbf16>
  return
}

// Neither, another epsilon.
func.func @batch_norm_plain() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[-1.125, -1.625, -1.0]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %c2 = jit.constant dense<[1.0, 1.75, 1.75]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r = jit.batch_norm %x0, %x1, %x2 {epsilon = 1.000000e-01 : f64} : (tensor<2x3x2x2xf32>,
    tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2x2xf32>
  %e0 = jit.constant dense<[[[[-4.1633363e-17, 0.71509695], [1.6685596, -0.119182825]],
    [[-2.7755576e-17, 1.5623311], [1.1947237, 1.01092]], [[0.82711643, 0.0], [2.8489566, 0.0]]],
    [[[0.5959141, -0.35754848], [0.5959141, 2.5028393]], [[1.1947237, 1.5623311], [0.82711643,
    2.4813495]], [[0.82711643, -0.18380366], [1.2866256, 0.45950913]]]]> : tensor<2x3x2x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  return
}

// Only a scale.
func.func @batch_norm_scale() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[-0.125, -1.625, -0.25]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %c2 = jit.constant dense<[2.25, 1.375, 1.875]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %c3 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %r = jit.batch_norm %x0, %x1, %x2 scale(%x3) : (tensor<2x3x2x2xf32>, tensor<3xf32>,
    tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2x2xf32>
  %e0 = jit.constant dense<[[[[-0.3333326, -0.08333315], [0.24999945, -0.37499917]],
    [[1.7347235e-18, 0.22652493], [0.17322496, 0.14657496]], [[0.068465136, -0.13693027],
    [0.5705428, -0.13693027]]], [[[-0.124999724, -0.4583323], [-0.124999724, 0.54166543]],
    [[0.17322496, 0.22652493], [0.11992497, 0.3597749]], [[0.068465136, -0.1825737], [0.1825737,
    -0.022821713]]]]> : tensor<2x3x2x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  return
}

// Only a bias.
func.func @batch_norm_bias() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[0.5, 1.25, 1.0]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %c2 = jit.constant dense<[0.875, 0.625, 0.75]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %c3 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %r = jit.batch_norm %x0, %x1, %x2 bias(%x3) : (tensor<2x3x2x2xf32>, tensor<3xf32>,
    tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2x2xf32>
  %e0 = jit.constant dense<[[[[-1.6121881, -0.810409], [0.25862986, -1.745818]], [[-4.63659,
    -1.9486758], [-2.5811262, -2.8973515]], [[-2.6353562, -3.9343858], [0.5400491, -3.9343858]]],
    [[[-0.94403887, -2.0130777], [-0.94403887, 1.1940389]], [[-2.5811262, -1.9486758],
    [-3.2135766, -0.36754954]], [[-2.6353562, -4.2230587], [-1.9136732, -3.2127028]]]]> :
    tensor<2x3x2x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  return
}

// No dimension after the channels.
func.func @batch_norm_rank_two() {
  %c0 = jit.constant dense<[[1.125, 2.125, -0.125], [1.25, -0.375, 0.5], [-1.0, -0.875, 0.375],
    [-1.0, 0.875, -0.625]]> : tensor<4x3xf32>
  %x0 = check.opaque %c0 : tensor<4x3xf32>
  %c1 = jit.constant dense<[0.0, -0.125, -0.375]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %c2 = jit.constant dense<[0.5, 1.5, 3.5]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %c3 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32>
  %c4 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x4 = check.opaque %c4 : tensor<3xf32>
  %r = jit.batch_norm %x0, %x1, %x2 scale(%x3) bias(%x4) : (tensor<4x3xf32>, tensor<3xf32>,
    tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  %e0 = jit.constant dense<[[0.92048717, -0.7703611, -1.5915924], [1.0088747, -1.0255154,
    -1.5080733], [-0.58209974, -1.0765463, -1.5247772], [-0.58209974, -0.89793825, -1.6584076]]> :
    tensor<4x3xf32>
  check.expect_almost_eq %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<4x3xf32>
  return
}

// Extents of run time.
func.func @batch_norm_dynamic() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<[-1.25, 0.25, -0.25]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32> -> tensor<?xf32>
  %c2 = jit.constant dense<[1.5, 0.75, 1.5]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %c3 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x3 = check.opaque %c3 : tensor<3xf32> -> tensor<?xf32>
  %c4 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x4 = check.opaque %c4 : tensor<3xf32> -> tensor<?xf32>
  %r = jit.batch_norm %x0, %x1, %x2 scale(%x3) bias(%x4) : (tensor<?x?x?x?xf32>, tensor<?xf32>,
    tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[0.17603086, 0.48221606], [0.890463, 0.125]], [[-1.2706311,
    -0.9639158], [-1.0360842, -1.0721684]], [[-1.5484537, -1.7780926], [-0.9871142, -1.7780926]]],
    [[[0.4311852, 0.022938268], [0.4311852, 1.2476791]], [[-1.0360842, -0.9639158], [-1.1082524,
    -0.78349507]], [[-1.5484537, -1.8291235], [-1.4208765, -1.6505154]]]]> : tensor<2x3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<2x3x2x2xf32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq %r, %d0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<?x?x?x?xf32>
  return
}
