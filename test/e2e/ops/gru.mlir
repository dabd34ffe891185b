// RUN: %e2e %s
// Expected values: torch.nn.GRU in f64, rounded.

// Both biases, f64.
func.func @gru_f64() {
  %c0 = jit.constant dense<[[[0.0, 0.875, 1.375], [0.125, -0.375, 0.0]], [[0.875, 0.125, -1.125],
    [0.875, -1.75, -0.75]], [[1.375, 0.375, 0.375], [0.125, 1.125, 0.0]]]> : tensor<3x2x3xf64>
  %x0 = check.opaque %c0 : tensor<3x2x3xf64>
  %c1 = jit.constant dense<[[-1.875, 0.375], [-3.0, -2.0]]> : tensor<2x2xf64>
  %x1 = check.opaque %c1 : tensor<2x2xf64>
  %c2 = jit.constant dense<[[0.0625, 0.5625, -0.375], [-0.4375, -0.3125, 0.125], [0.1875, -0.1875,
    0.4375], [-0.5, -0.0, -0.3125], [-0.5, 0.6875, -0.125], [-0.5, 0.0625, -0.5]]> :
    tensor<6x3xf64>
  %x2 = check.opaque %c2 : tensor<6x3xf64>
  %c3 = jit.constant dense<[[0.3125, 0.5], [0.5625, -0.5], [-0.0625, 1.0], [-0.0625, 0.6875],
    [0.8125, -0.6875], [0.625, 0.4375]]> : tensor<6x2xf64>
  %x3 = check.opaque %c3 : tensor<6x2xf64>
  %c4 = jit.constant dense<[0.5, 0.875, 0.25, 0.0625, 0.375, -0.125]> : tensor<6xf64>
  %x4 = check.opaque %c4 : tensor<6xf64>
  %c5 = jit.constant dense<[0.3125, -1.0, 0.9375, -0.25, 0.3125, 0.1875]> : tensor<6xf64>
  %x5 = check.opaque %c5 : tensor<6xf64>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) : (tensor<3x2x3xf64>,
    tensor<2x2xf64>, tensor<6x3xf64>, tensor<6x2xf64>, tensor<6xf64>, tensor<6xf64>) ->
    (tensor<3x2x2xf64>, tensor<2x2xf64>)
  %e0 = jit.constant dense<[[[-1.6812046005409897, -0.23946555944236536], [-1.1749498331834451,
    -1.0102191132347615]], [[-1.259024052491701, -0.19627369863236785], [-1.0334717393117963,
    -0.7305082130712692]], [[-1.097330077990899, -0.6466826518834254], [-0.27303147393057436,
    -0.4783544617558329]]]> : tensor<3x2x2xf64>
  check.expect_almost_eq %r#0, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<3x2x2xf64>
  %e1 = jit.constant dense<[[-1.097330077990899, -0.6466826518834254], [-0.27303147393057436,
    -0.4783544617558329]]> : tensor<2x2xf64>
  check.expect_almost_eq %r#1, %e1 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<2x2xf64>
  return
}

// Both biases, f32.
func.func @gru_f32() {
  %c0 = jit.constant dense<[[[0.125, 0.25, 0.125], [-1.625, -0.5, 1.25]], [[-1.0, -1.0, 2.25],
    [1.25, 1.625, 0.0]], [[0.375, 0.875, 0.625], [-0.0, -1.375, -0.625]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[-1.5, 1.625], [-0.375, -0.125]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[-0.75, 0.9375, -0.3125], [-0.1875, -0.375, -0.25], [0.0625, 0.375,
    -0.5], [0.1875, -0.3125, 0.625], [-0.625, 0.0625, 0.375], [-0.6875, 0.0625, 0.0625]]> :
    tensor<6x3xf32>
  %x2 = check.opaque %c2 : tensor<6x3xf32>
  %c3 = jit.constant dense<[[-0.375, -0.125], [0.5, 0.125], [-0.1875, -0.0625], [0.25, 0.6875],
    [0.4375, 0.375], [0.8125, -0.75]]> : tensor<6x2xf32>
  %x3 = check.opaque %c3 : tensor<6x2xf32>
  %c4 = jit.constant dense<[-0.6875, -1.125, 0.4375, -1.125, -0.0, 0.375]> : tensor<6xf32>
  %x4 = check.opaque %c4 : tensor<6xf32>
  %c5 = jit.constant dense<[-0.6875, -0.3125, -0.125, 0.375, -0.75, 0.1875]> : tensor<6xf32>
  %x5 = check.opaque %c5 : tensor<6xf32>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) : (tensor<3x2x3xf32>,
    tensor<2x2xf32>, tensor<6x3xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6xf32>) ->
    (tensor<3x2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[-1.0331293, 0.85554904], [0.37753463, 0.46945518]], [[0.39192683,
    0.8284791], [0.07798753, -0.061334938]], [[0.21648818, 0.5262959], [-0.13021179,
    0.20511296]]]> : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[0.21648818, 0.5262959], [-0.13021179, 0.20511296]]> : tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// Both biases, f16.
func.func @gru_f16() {
  %c0 = jit.constant dense<[[[0.75, 0.125, 0.125], [1.25, 0.25, -0.0]], [[-0.375, 0.625, -0.25],
    [0.625, 0.125, 1.125]], [[-0.75, 0.125, 0.375], [0.375, 1.125, 0.375]]]> : tensor<3x2x3xf16>
  %x0 = check.opaque %c0 : tensor<3x2x3xf16>
  %c1 = jit.constant dense<[[0.875, 2.0], [0.875, -1.0]]> : tensor<2x2xf16>
  %x1 = check.opaque %c1 : tensor<2x2xf16>
  %c2 = jit.constant dense<[[-0.0625, 0.6875, 0.625], [-0.5625, 0.125, -0.125], [-0.625, 0.3125,
    -0.0625], [0.25, 1.25, 0.6875], [0.5625, -0.1875, -0.5625], [0.625, -0.125, 0.0]]> :
    tensor<6x3xf16>
  %x2 = check.opaque %c2 : tensor<6x3xf16>
  %c3 = jit.constant dense<[[-0.1875, 0.0625], [1.1875, -0.1875], [-0.125, 0.125], [0.125,
    -0.625], [-0.875, -0.3125], [-0.125, -0.375]]> : tensor<6x2xf16>
  %x3 = check.opaque %c3 : tensor<6x2xf16>
  %c4 = jit.constant dense<[-0.5, -0.5, -0.1875, -0.0625, -0.8125, -0.3125]> : tensor<6xf16>
  %x4 = check.opaque %c4 : tensor<6xf16>
  %c5 = jit.constant dense<[0.1875, -0.0625, -0.6875, -0.1875, -0.0, 0.375]> : tensor<6xf16>
  %x5 = check.opaque %c5 : tensor<6xf16>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) : (tensor<3x2x3xf16>,
    tensor<2x2xf16>, tensor<6x3xf16>, tensor<6x2xf16>, tensor<6xf16>, tensor<6xf16>) ->
    (tensor<3x2x2xf16>, tensor<2x2xf16>)
  %e0 = jit.constant dense<[[[-0.4038, 0.508], [-0.1534, -0.5938]], [[-0.584, -0.02328], [-0.6094,
    -0.4053]], [[-0.7266, -0.3125], [-0.5474, -0.3562]]]> : tensor<3x2x2xf16>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-3 : f64, atol = 4.0e-3 : f64} : tensor<3x2x2xf16>
  %e1 = jit.constant dense<[[-0.7266, -0.3125], [-0.5474, -0.3562]]> : tensor<2x2xf16>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-3 : f64, atol = 4.0e-3 : f64} : tensor<2x2xf16>
  return
}

// Both biases, bf16.
func.func @gru_bf16() {
  %c0 = jit.constant dense<[[[-1.625, 0.625, -0.5], [0.125, 0.625, -0.875]], [[-0.875, -0.125,
    0.75], [-0.625, -1.5, -0.75]], [[0.375, 1.125, -0.5], [-0.375, -0.25, -0.125]]]> :
    tensor<3x2x3xbf16>
  %x0 = check.opaque %c0 : tensor<3x2x3xbf16>
  %c1 = jit.constant dense<[[-1.0, -0.5], [0.125, 0.0]]> : tensor<2x2xbf16>
  %x1 = check.opaque %c1 : tensor<2x2xbf16>
  %c2 = jit.constant dense<[[0.5, 0.688, 0.125], [0.75, -0.1875, -0.1875], [-0.688, 0.125, -0.25],
    [0.0, 0.25, -0.125], [-0.562, -0.0625, -0.0625], [-0.0, 0.312, -0.125]]> : tensor<6x3xbf16>
  %x2 = check.opaque %c2 : tensor<6x3xbf16>
  %c3 = jit.constant dense<[[-0.125, 0.812], [0.5, -0.0625], [-0.5, -0.25], [0.1875, 0.375],
    [1.19, -0.125], [0.0625, -0.1875]]> : tensor<6x2xbf16>
  %x3 = check.opaque %c3 : tensor<6x2xbf16>
  %c4 = jit.constant dense<[0.0, -0.1875, -0.562, 0.5, 0.0625, 0.625]> : tensor<6xbf16>
  %x4 = check.opaque %c4 : tensor<6xbf16>
  %c5 = jit.constant dense<[-0.25, 0.125, 0.312, -0.938, -0.625, 0.375]> : tensor<6xbf16>
  %x5 = check.opaque %c5 : tensor<6xbf16>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) : (tensor<3x2x3xbf16>,
    tensor<2x2xbf16>, tensor<6x3xbf16>, tensor<6x2xbf16>, tensor<6xbf16>, tensor<6xbf16>) ->
    (tensor<3x2x2xbf16>, tensor<2x2xbf16>)
  %e0 = jit.constant dense<[[[-0.773, 0.297], [-0.0664, 0.436]], [[-0.53, 0.43], [0.144, 0.39]],
    [[-0.68, 0.63], [0.112, 0.516]]]> : tensor<3x2x2xbf16>
  check.expect_almost_eq %r#0, %e0 {rtol = 3.0e-2 : f64, atol = 3.0e-2 : f64} : tensor<3x2x2xbf16>
  %e1 = jit.constant dense<[[-0.68, 0.63], [0.112, 0.516]]> : tensor<2x2xbf16>
  check.expect_almost_eq %r#1, %e1 {rtol = 3.0e-2 : f64, atol = 3.0e-2 : f64} : tensor<2x2xbf16>
  return
}

// No bias.
func.func @gru_no_bias() {
  %c0 = jit.constant dense<[[[0.125, -1.875, -0.75], [-1.0, -0.5, 1.5]], [[-0.5, 2.0, -0.25],
    [-0.75, 1.5, 1.0]], [[1.375, 1.875, 1.125], [1.25, -1.625, -0.75]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[0.5, 0.25], [0.75, -0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[0.25, 0.5, 0.125], [-0.25, 0.125, 0.0625], [-0.75, 0.125, 0.0625],
    [0.125, -0.25, 0.25], [0.3125, -0.3125, 0.1875], [0.4375, 0.375, -0.4375]]> : tensor<6x3xf32>
  %x2 = check.opaque %c2 : tensor<6x3xf32>
  %c3 = jit.constant dense<[[-0.5, 0.0625], [-0.5, 1.25], [-0.375, -0.375], [0.3125, -0.25],
    [-1.125, -0.0625], [-0.5, -0.25]]> : tensor<6x2xf32>
  %x3 = check.opaque %c3 : tensor<6x2xf32>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 : (tensor<3x2x3xf32>, tensor<2x2xf32>, tensor<6x3xf32>,
    tensor<6x2xf32>) -> (tensor<3x2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[0.39463195, -0.023515059], [0.4521154, -0.62227744]],
    [[-0.067473546, 0.29680198], [0.124130666, -0.43126896]], [[0.049229544, 0.48720577],
    [0.49126413, -0.17018367]]]> : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[0.049229544, 0.48720577], [0.49126413, -0.17018367]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// Only the input's.
func.func @gru_bias_ih() {
  %c0 = jit.constant dense<[[[0.375, -1.0, 0.25], [-0.125, 0.0, 0.5]], [[0.375, 0.125, 0.125],
    [-1.25, -0.125, -2.25]], [[-2.25, -0.375, -0.25], [1.375, 0.625, 1.0]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[-0.375, 0.375], [1.125, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[-0.75, 0.1875, -0.125], [-0.375, 0.1875, -0.3125], [0.5, 0.9375,
    0.1875], [-0.375, -0.75, 1.0], [0.1875, -0.5625, 0.5], [-0.8125, -0.25, -0.125]]> :
    tensor<6x3xf32>
  %x2 = check.opaque %c2 : tensor<6x3xf32>
  %c3 = jit.constant dense<[[-0.1875, -0.5625], [1.1875, -0.1875], [0.1875, 0.0], [-0.8125,
    -0.3125], [0.125, 0.4375], [-0.1875, 0.1875]]> : tensor<6x2xf32>
  %x3 = check.opaque %c3 : tensor<6x2xf32>
  %c4 = jit.constant dense<[-0.1875, 0.3125, -1.25, 0.3125, -0.3125, -0.3125]> : tensor<6xf32>
  %x4 = check.opaque %c4 : tensor<6xf32>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) : (tensor<3x2x3xf32>, tensor<2x2xf32>,
    tensor<6x3xf32>, tensor<6x2xf32>, tensor<6xf32>) -> (tensor<3x2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[0.35101822, 0.22983393], [0.32825762, 0.0289701]], [[-0.034308467,
    -0.21180955], [-0.80783707, 0.6317751]], [[-0.58804804, 0.034969255], [-0.35435012,
    0.14315365]]]> : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[-0.58804804, 0.034969255], [-0.35435012, 0.14315365]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// From the last step on.
func.func @gru_reverse() {
  %c0 = jit.constant dense<[[[0.5, 0.25, -0.625], [-0.125, -0.375, 0.625]], [[0.75, 1.75, 0.875],
    [0.625, 0.125, 0.875]], [[-1.0, 2.125, 0.25], [1.375, -0.75, 1.0]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[0.375, -0.25], [-0.625, -0.875]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[-0.375, -0.9375, -0.875], [-0.3125, -0.0625, -0.5625], [0.375, 0.25,
    0.0625], [-0.875, -0.125, -0.0], [-0.625, -1.0625, 0.9375], [0.3125, -0.1875, 0.8125]]> :
    tensor<6x3xf32>
  %x2 = check.opaque %c2 : tensor<6x3xf32>
  %c3 = jit.constant dense<[[0.5625, 0.25], [0.125, 0.375], [0.75, 0.0625], [-0.125, 0.3125],
    [-1.4375, 0.0625], [-0.1875, -0.0]]> : tensor<6x2xf32>
  %x3 = check.opaque %c3 : tensor<6x2xf32>
  %c4 = jit.constant dense<[-0.0625, 0.1875, 0.0625, 0.0625, -0.0625, 0.25]> : tensor<6xf32>
  %x4 = check.opaque %c4 : tensor<6xf32>
  %c5 = jit.constant dense<[-0.25, 0.5, -0.8125, 0.125, 0.25, -0.625]> : tensor<6xf32>
  %x5 = check.opaque %c5 : tensor<6xf32>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) {reverse} : (tensor<3x2x3xf32>,
    tensor<2x2xf32>, tensor<6x3xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6xf32>) ->
    (tensor<3x2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[-0.65008086, -0.120575346], [0.57487273, 0.47421068]],
    [[-0.67556727, 0.26314613], [0.25948644, 0.56013644]], [[-0.36399272, -0.37389067],
    [0.3561246, 0.4606703]]]> : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[-0.65008086, -0.120575346], [0.57487273, 0.47421068]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// One step.
func.func @gru_one_step() {
  %c0 = jit.constant dense<[[[-0.375, 1.375, -0.125], [-0.875, -3.0, 0.375]]]> : tensor<1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3xf32>
  %c1 = jit.constant dense<[[0.125, 0.625], [2.0, -0.0]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[0.375, 0.25, -0.375], [-0.25, 0.6875, -0.5], [0.375, 0.8125, 0.3125],
    [0.125, 0.6875, 0.1875], [-0.0, -0.125, 0.5625], [0.375, 0.75, -0.1875]]> : tensor<6x3xf32>
  %x2 = check.opaque %c2 : tensor<6x3xf32>
  %c3 = jit.constant dense<[[-0.1875, -0.1875], [0.125, -0.375], [0.4375, 0.1875], [-0.5, -1.5],
    [-0.9375, 0.75], [-0.0, 0.0625]]> : tensor<6x2xf32>
  %x3 = check.opaque %c3 : tensor<6x2xf32>
  %c4 = jit.constant dense<[-0.1875, 0.1875, -0.9375, -1.0, -0.8125, 0.0625]> : tensor<6xf32>
  %x4 = check.opaque %c4 : tensor<6xf32>
  %c5 = jit.constant dense<[0.375, 0.25, -0.0625, -0.625, 0.375, -0.125]> : tensor<6xf32>
  %x5 = check.opaque %c5 : tensor<6xf32>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) : (tensor<1x2x3xf32>,
    tensor<2x2xf32>, tensor<6x3xf32>, tensor<6x2xf32>, tensor<6xf32>, tensor<6xf32>) ->
    (tensor<1x2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[-0.20041914, 0.7063835], [-0.33337712, -0.9805969]]]> :
    tensor<1x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<1x2x2xf32>
  %e1 = jit.constant dense<[[-0.20041914, 0.7063835], [-0.33337712, -0.9805969]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// Extents of run time.
func.func @gru_dynamic() {
  %c0 = jit.constant dense<[[[-0.0, -0.125, -0.5], [-0.75, -0.625, -1.25]], [[0.25, -0.125, 1.0],
    [-1.875, 1.125, -0.125]], [[-0.125, -0.75, -0.875], [-1.5, 0.875, -0.25]]]> :
    tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[0.75, 0.875], [-0.5, -0.25]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[[0.375, -0.0625, 1.0], [-0.4375, 0.625, 0.6875], [-0.5625, 0.4375,
    0.125], [0.4375, -0.625, 0.125], [-0.5, -0.1875, 0.6875], [-0.0625, -1.125, -0.6875]]> :
    tensor<6x3xf32>
  %x2 = check.opaque %c2 : tensor<6x3xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[-0.5625, 0.5], [-0.375, -0.75], [0.5625, 0.125], [0.1875, -0.375],
    [0.6875, -0.0625], [-1.0, -0.5625]]> : tensor<6x2xf32>
  %x3 = check.opaque %c3 : tensor<6x2xf32> -> tensor<?x?xf32>
  %c4 = jit.constant dense<[-0.4375, -0.0625, 0.375, -0.375, -0.3125, 1.125]> : tensor<6xf32>
  %x4 = check.opaque %c4 : tensor<6xf32> -> tensor<?xf32>
  %c5 = jit.constant dense<[0.0625, -0.25, 0.0, -0.625, 0.25, 0.5]> : tensor<6xf32>
  %x5 = check.opaque %c5 : tensor<6xf32> -> tensor<?xf32>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) : (tensor<?x?x?xf32>,
    tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) ->
    (tensor<?x?x?xf32>, tensor<?x?xf32>)
  %e0 = jit.constant dense<[[[0.3916893, 0.89690316], [-0.54816484, 0.6831611]], [[0.44390902,
    0.53935856], [-0.42114386, 0.49072844]], [[0.034521986, 0.8501308], [-0.32178584,
    0.6555359]]]> : tensor<3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_almost_eq %r#0, %d0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?x?xf32>
  %e1 = jit.constant dense<[[0.034521986, 0.8501308], [-0.32178584, 0.6555359]]> : tensor<2x2xf32>
  %d1 = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r#1, %d1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?xf32>
  return
}

// Reversed, extents of run time.
func.func @gru_dynamic_reverse() {
  %c0 = jit.constant dense<[[[-0.625, 1.0, -0.25], [0.25, -0.75, -0.75]], [[-1.5, 0.25, -0.25],
    [-0.25, -1.125, -1.125]], [[-0.625, 0.5, 0.25], [-0.625, 0.25, 1.75]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[0.125, 2.0], [0.375, 1.375]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[[-0.1875, -1.0, -0.6875], [0.5625, 0.25, 0.625], [0.125, -1.4375,
    0.125], [-0.3125, -0.25, -0.25], [-0.375, -0.5, 0.625], [0.25, -0.3125, -0.1875]]> :
    tensor<6x3xf32>
  %x2 = check.opaque %c2 : tensor<6x3xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[0.5, 0.1875], [0.125, -0.625], [-0.25, -0.5625], [-0.9375, 0.4375],
    [-0.1875, -0.1875], [-0.5, 0.375]]> : tensor<6x2xf32>
  %x3 = check.opaque %c3 : tensor<6x2xf32> -> tensor<?x?xf32>
  %c4 = jit.constant dense<[1.0625, 0.3125, 0.4375, -0.625, 0.0625, 0.125]> : tensor<6xf32>
  %x4 = check.opaque %c4 : tensor<6xf32> -> tensor<?xf32>
  %c5 = jit.constant dense<[0.75, 0.0, -0.5, -0.0625, -0.25, 0.6875]> : tensor<6xf32>
  %x5 = check.opaque %c5 : tensor<6xf32> -> tensor<?xf32>
  %r:2 = jit.gru %x0, %x1, %x2, %x3 bias_ih(%x4) bias_hh(%x5) {reverse} : (tensor<?x?x?xf32>,
    tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) ->
    (tensor<?x?x?xf32>, tensor<?x?xf32>)
  %e0 = jit.constant dense<[[[-0.5045077, 0.348161], [0.022174869, 0.65414524]], [[-0.07717441,
    0.6841416], [0.32218274, 0.60582757]], [[-0.2765193, 1.1047119], [0.61576825, 0.54240483]]]> :
    tensor<3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_almost_eq %r#0, %d0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?x?xf32>
  %e1 = jit.constant dense<[[-0.5045077, 0.348161], [0.022174869, 0.65414524]]> : tensor<2x2xf32>
  %d1 = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r#1, %d1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?xf32>
  return
}
