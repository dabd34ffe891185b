// RUN: %e2e %s
// Expected values: torch.nn.LSTM in f64, rounded.

// Both biases, f64.
func.func @lstm_f64() {
  %c0 = jit.constant dense<[[[-1.0, -2.625, 0.0], [0.5, 0.75, 0.375]], [[-0.875, 1.75, 0.375],
    [-0.25, -1.125, 0.5]], [[-0.5, -0.375, 0.25], [0.25, -0.75, 1.25]]]> : tensor<3x2x3xf64>
  %x0 = check.opaque %c0 : tensor<3x2x3xf64>
  %c1 = jit.constant dense<[[-1.0, -1.125], [0.375, 0.125]]> : tensor<2x2xf64>
  %x1 = check.opaque %c1 : tensor<2x2xf64>
  %c2 = jit.constant dense<[[0.125, -0.375], [0.125, -0.5]]> : tensor<2x2xf64>
  %x2 = check.opaque %c2 : tensor<2x2xf64>
  %c3 = jit.constant dense<[[-0.8125, 0.375, -0.5], [-0.125, 0.375, 0.0], [1.375, -0.6875,
    -0.375], [0.0625, 0.6875, -0.125], [-0.6875, 0.5625, -0.4375], [-0.0625, 0.4375, -0.3125],
    [-0.25, 0.25, -0.125], [0.125, -0.4375, -0.0625]]> : tensor<8x3xf64>
  %x3 = check.opaque %c3 : tensor<8x3xf64>
  %c4 = jit.constant dense<[[-0.5625, -0.75], [0.875, 0.25], [0.4375, -0.5], [-0.0, -0.125],
    [-0.6875, 0.25], [-0.375, -0.125], [-0.75, 0.5], [0.375, 0.1875]]> : tensor<8x2xf64>
  %x4 = check.opaque %c4 : tensor<8x2xf64>
  %c5 = jit.constant dense<[-0.4375, -0.25, 0.625, -0.125, 0.125, 0.0625, -0.5625, 0.75]> :
    tensor<8xf64>
  %x5 = check.opaque %c5 : tensor<8xf64>
  %c6 = jit.constant dense<[-1.0, 0.125, -0.0625, -0.8125, 0.1875, 0.25, 0.0, -0.4375]> :
    tensor<8xf64>
  %x6 = check.opaque %c6 : tensor<8xf64>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) : (tensor<3x2x3xf64>,
    tensor<2x2xf64>, tensor<2x2xf64>, tensor<8x3xf64>, tensor<8x2xf64>, tensor<8xf64>,
    tensor<8xf64>) -> (tensor<3x2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>)
  %e0 = jit.constant dense<[[[0.019645617590033457, -0.0345823818362201], [0.02641008005437456,
    0.002014415547341348]], [[0.19976105605712968, 0.1585186032828731], [0.003266036149488946,
    -0.0815017208437621]], [[0.08703285978266971, 0.0665470174026937], [-0.011994977460253428,
    -0.1093444356986385]]]> : tensor<3x2x2xf64>
  check.expect_almost_eq %r#0, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<3x2x2xf64>
  %e1 = jit.constant dense<[[0.08703285978266971, 0.0665470174026937], [-0.011994977460253428,
    -0.1093444356986385]]> : tensor<2x2xf64>
  check.expect_almost_eq %r#1, %e1 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<2x2xf64>
  %e2 = jit.constant dense<[[0.25642398456836174, 0.10719479812581181], [-0.04502309250642405,
    -0.17226912761627994]]> : tensor<2x2xf64>
  check.expect_almost_eq %r#2, %e2 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<2x2xf64>
  return
}

// Both biases, f32.
func.func @lstm_f32() {
  %c0 = jit.constant dense<[[[0.5, 1.125, 0.25], [1.75, 0.875, 0.75]], [[1.375, -0.625, -0.5],
    [0.5, 0.5, 1.5]], [[1.125, 0.125, 0.25], [-0.25, -0.375, -0.5]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[0.875, -0.5], [-0.375, 0.125]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[-0.5, -0.25], [-2.125, 0.375]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32>
  %c3 = jit.constant dense<[[-0.125, 0.125, 0.1875], [-0.9375, 1.25, 0.125], [0.125, -0.875,
    0.375], [0.25, -0.125, 0.1875], [0.6875, -0.125, -0.375], [0.75, 0.1875, -0.0], [1.25, 0.125,
    -0.0], [0.1875, -0.125, 0.1875]]> : tensor<8x3xf32>
  %x3 = check.opaque %c3 : tensor<8x3xf32>
  %c4 = jit.constant dense<[[0.125, -0.25], [-0.0625, 0.25], [0.25, 0.375], [0.4375, 0.1875],
    [0.3125, -0.125], [-0.0625, 0.5625], [-0.9375, 0.25], [1.625, -0.875]]> : tensor<8x2xf32>
  %x4 = check.opaque %c4 : tensor<8x2xf32>
  %c5 = jit.constant dense<[0.8125, -0.8125, 0.25, 0.875, 0.8125, -0.4375, -0.625, -0.6875]> :
    tensor<8xf32>
  %x5 = check.opaque %c5 : tensor<8xf32>
  %c6 = jit.constant dense<[0.375, -0.1875, 0.0625, 0.1875, 0.25, 0.3125, 0.0625, -0.75]> :
    tensor<8xf32>
  %x6 = check.opaque %c6 : tensor<8xf32>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) : (tensor<3x2x3xf32>,
    tensor<2x2xf32>, tensor<2x2xf32>, tensor<8x3xf32>, tensor<8x2xf32>, tensor<8xf32>,
    tensor<8xf32>) -> (tensor<3x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[0.16307041, -0.086498715], [-0.30008554, 0.06318268]], [[0.5658797,
    -0.027224472], [0.15485206, 0.07412552]], [[0.5165308, 0.00042372415], [0.16882384,
    0.060371134]]]> : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[0.5165308, 0.00042372415], [0.16882384, 0.060371134]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  %e2 = jit.constant dense<[[1.4259739, 0.0009688517], [0.7762495, 0.3007133]]> : tensor<2x2xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// Both biases, f16.
func.func @lstm_f16() {
  %c0 = jit.constant dense<[[[1.5, -2.75, 1.25], [-0.5, -0.125, -0.5]], [[-0.375, 0.0, -0.25],
    [-1.0, 0.875, -0.5]], [[1.375, -0.125, -0.625], [0.5, 0.875, -0.875]]]> : tensor<3x2x3xf16>
  %x0 = check.opaque %c0 : tensor<3x2x3xf16>
  %c1 = jit.constant dense<[[-0.25, 1.5], [-1.0, -0.875]]> : tensor<2x2xf16>
  %x1 = check.opaque %c1 : tensor<2x2xf16>
  %c2 = jit.constant dense<[[0.25, -1.125], [-2.375, -1.625]]> : tensor<2x2xf16>
  %x2 = check.opaque %c2 : tensor<2x2xf16>
  %c3 = jit.constant dense<[[0.1875, 0.375, 0.3125], [0.1875, -0.625, 0.375], [0.625, -0.3125,
    0.5], [-0.1875, 0.125, 0.1875], [-0.75, 0.75, -0.4375], [-0.0, -0.25, 0.25], [0.25, 0.0,
    0.75], [0.1875, -0.1875, -1.4375]]> : tensor<8x3xf16>
  %x3 = check.opaque %c3 : tensor<8x3xf16>
  %c4 = jit.constant dense<[[-0.125, -0.125], [-0.4375, -0.4375], [0.3125, 0.5625], [0.9375,
    0.5625], [-0.3125, 0.125], [-0.6875, 0.375], [0.1875, -0.3125], [-0.0625, -0.125]]> :
    tensor<8x2xf16>
  %x4 = check.opaque %c4 : tensor<8x2xf16>
  %c5 = jit.constant dense<[-0.3125, 0.6875, 1.5625, 0.4375, 0.5625, 0.125, -0.125, 1.125]> :
    tensor<8xf16>
  %x5 = check.opaque %c5 : tensor<8xf16>
  %c6 = jit.constant dense<[-0.1875, 0.25, -0.0625, 0.3125, -0.0, 0.3125, -0.625, -0.0]> :
    tensor<8xf16>
  %x6 = check.opaque %c6 : tensor<8xf16>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) : (tensor<3x2x3xf16>,
    tensor<2x2xf16>, tensor<2x2xf16>, tensor<8x3xf16>, tensor<8x2xf16>, tensor<8xf16>,
    tensor<8xf16>) -> (tensor<3x2x2xf16>, tensor<2x2xf16>, tensor<2x2xf16>)
  %e0 = jit.constant dense<[[[-0.008484, 0.0516], [-0.1792, -0.03525]], [[0.06168, 0.257],
    [-0.03635, 0.0641]], [[0.0332, 0.3901], [0.04388, 0.0699]]]> : tensor<3x2x2xf16>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-3 : f64, atol = 4.0e-3 : f64} : tensor<3x2x2xf16>
  %e1 = jit.constant dense<[[0.0332, 0.3901], [0.04388, 0.0699]]> : tensor<2x2xf16>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-3 : f64, atol = 4.0e-3 : f64} : tensor<2x2xf16>
  %e2 = jit.constant dense<[[0.1191, 0.4607], [0.2091, 0.07697]]> : tensor<2x2xf16>
  check.expect_almost_eq %r#2, %e2 {rtol = 4.0e-3 : f64, atol = 4.0e-3 : f64} : tensor<2x2xf16>
  return
}

// Both biases, bf16.
func.func @lstm_bf16() {
  %c0 = jit.constant dense<[[[1.375, -1.0, -0.625], [1.375, 0.5, 1.125]], [[-2.25, 0.25, -1.25],
    [-1.375, 0.5, 1.25]], [[-1.5, -1.125, -0.5], [-0.125, -1.25, 2.25]]]> : tensor<3x2x3xbf16>
  %x0 = check.opaque %c0 : tensor<3x2x3xbf16>
  %c1 = jit.constant dense<[[0.625, -0.375], [-0.5, 2.38]]> : tensor<2x2xbf16>
  %x1 = check.opaque %c1 : tensor<2x2xbf16>
  %c2 = jit.constant dense<[[2.25, -0.5], [0.375, 1.25]]> : tensor<2x2xbf16>
  %x2 = check.opaque %c2 : tensor<2x2xbf16>
  %c3 = jit.constant dense<[[-0.562, -0.25, 0.688], [-0.312, -0.1875, -0.688], [-0.375, 0.375,
    -0.375], [-0.625, -0.312, 0.875], [0.125, -0.25, 0.0625], [0.25, 0.0625, -0.875], [0.1875,
    -0.125, 0.438], [-0.688, 0.562, -0.25]]> : tensor<8x3xbf16>
  %x3 = check.opaque %c3 : tensor<8x3xbf16>
  %c4 = jit.constant dense<[[-0.875, 0.688], [-0.25, 0.1875], [-0.0625, 0.562], [0.562, 0.562],
    [0.375, -0.812], [-0.875, 0.125], [-0.5, 0.25], [0.0625, -0.688]]> : tensor<8x2xbf16>
  %x4 = check.opaque %c4 : tensor<8x2xbf16>
  %c5 = jit.constant dense<[-0.5, -0.562, -0.438, -0.125, 0.312, 0.688, -0.5, -0.312]> :
    tensor<8xbf16>
  %x5 = check.opaque %c5 : tensor<8xbf16>
  %c6 = jit.constant dense<[0.812, 0.438, 0.125, -1.19, -0.5, 0.0625, -0.312, 1.0]> :
    tensor<8xbf16>
  %x6 = check.opaque %c6 : tensor<8xbf16>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) : (tensor<3x2x3xbf16>,
    tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<8x3xbf16>, tensor<8x2xbf16>, tensor<8xbf16>,
    tensor<8xbf16>) -> (tensor<3x2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>)
  %e0 = jit.constant dense<[[[0.139, 0.119], [-0.393, 0.0806]], [[0.0145, 0.59], [-0.277, 0.256]],
    [[-0.094, 0.475], [-0.135, 0.024]]]> : tensor<3x2x2xbf16>
  check.expect_almost_eq %r#0, %e0 {rtol = 3.0e-2 : f64, atol = 3.0e-2 : f64} : tensor<3x2x2xbf16>
  %e1 = jit.constant dense<[[-0.094, 0.475], [-0.135, 0.024]]> : tensor<2x2xbf16>
  check.expect_almost_eq %r#1, %e1 {rtol = 3.0e-2 : f64, atol = 3.0e-2 : f64} : tensor<2x2xbf16>
  %e2 = jit.constant dense<[[-0.375, 0.84], [-0.219, 0.072]]> : tensor<2x2xbf16>
  check.expect_almost_eq %r#2, %e2 {rtol = 3.0e-2 : f64, atol = 3.0e-2 : f64} : tensor<2x2xbf16>
  return
}

// No bias.
func.func @lstm_no_bias() {
  %c0 = jit.constant dense<[[[0.125, 0.25, -1.125], [-1.0, -0.625, -0.625]], [[-0.25, 0.375,
    0.25], [1.0, -1.375, 0.25]], [[0.25, 1.625, -0.25], [0.375, -0.875, 0.375]]]> :
    tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[0.375, -0.625], [-0.5, -0.0]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[0.625, -1.125], [0.875, -0.375]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32>
  %c3 = jit.constant dense<[[0.9375, 0.75, -0.1875], [-0.3125, 1.25, 0.3125], [0.3125, -0.1875,
    -0.0625], [0.375, 0.3125, -0.4375], [0.625, 0.125, -0.5], [0.5, -0.0625, 0.375], [-0.25,
    0.1875, -0.8125], [0.1875, -0.75, 0.0625]]> : tensor<8x3xf32>
  %x3 = check.opaque %c3 : tensor<8x3xf32>
  %c4 = jit.constant dense<[[-1.3125, -0.0625], [0.375, 0.25], [0.625, -0.5625], [0.8125, 0.8125],
    [-0.625, -0.375], [-0.3125, -0.0], [0.0625, -1.25], [0.3125, -0.125]]> : tensor<8x2xf32>
  %x4 = check.opaque %c4 : tensor<8x2xf32>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 : (tensor<3x2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>,
    tensor<8x3xf32>, tensor<8x2xf32>) -> (tensor<3x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[0.5204806, -0.34986463], [0.19447744, -0.13815802]], [[0.16440453,
    -0.2555049], [0.11255912, -0.044857614]], [[0.31232423, -0.114999175], [0.052799612,
    0.04175835]]]> : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[0.31232423, -0.114999175], [0.052799612, 0.04175835]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  %e2 = jit.constant dense<[[0.49252433, -0.49975547], [0.14072019, 0.060770046]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// Only the input's.
