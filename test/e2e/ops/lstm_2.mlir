// RUN: %e2e %s
// Expected values: torch.nn.LSTM in f64, rounded.

func.func @lstm_bias_ih() {
  %c0 = jit.constant dense<[[[0.375, -0.875, -0.125], [-0.625, -2.375, -1.75]], [[0.75, -0.5,
    -0.125], [-1.5, -0.625, 0.75]], [[0.125, -0.5, 1.5], [-0.125, -0.375, 1.125]]]> :
    tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[-1.75, 0.5], [-1.125, -0.75]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[-0.75, 0.125], [0.125, 0.25]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32>
  %c3 = jit.constant dense<[[0.125, 0.6875, 0.875], [0.375, 0.375, -0.1875], [-0.5625, 0.3125,
    0.0], [0.4375, -0.9375, 1.375], [-0.625, 0.0, 0.5], [-0.6875, -0.25, -1.0], [-0.75, -1.0,
    0.0625], [0.125, -0.1875, 0.625]]> : tensor<8x3xf32>
  %x3 = check.opaque %c3 : tensor<8x3xf32>
  %c4 = jit.constant dense<[[0.6875, -0.0], [-0.125, -0.125], [-0.25, 0.6875], [0.125, -0.1875],
    [-0.125, 0.25], [-0.1875, 0.1875], [-0.0, 0.6875], [0.5625, -0.6875]]> : tensor<8x2xf32>
  %x4 = check.opaque %c4 : tensor<8x2xf32>
  %c5 = jit.constant dense<[-0.0625, 0.375, -0.25, 0.4375, 0.1875, 0.3125, -0.0, 0.125]> :
    tensor<8xf32>
  %x5 = check.opaque %c5 : tensor<8xf32>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) : (tensor<3x2x3xf32>, tensor<2x2xf32>,
    tensor<2x2xf32>, tensor<8x3xf32>, tensor<8x2xf32>, tensor<8xf32>) -> (tensor<3x2x2xf32>,
    tensor<2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[-0.24410869, 0.115726195], [0.028190602, 0.1702212]], [[-0.10751894,
    0.20416903], [0.38508862, 0.3617786]], [[0.2585311, 0.015777495], [0.42440942, 0.24262656]]]>
    : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[0.2585311, 0.015777495], [0.42440942, 0.24262656]]> : tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  %e2 = jit.constant dense<[[0.41747683, 0.021755753], [0.7208774, 0.36118343]]> : tensor<2x2xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// From the last step on.
func.func @lstm_reverse() {
  %c0 = jit.constant dense<[[[-0.5, -0.75, 0.875], [-0.375, 1.625, 0.25]], [[0.125, -0.25,
    -0.125], [0.0, 1.5, 2.375]], [[-1.125, 0.25, 0.75], [-0.875, -0.625, -0.5]]]> :
    tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32>
  %c1 = jit.constant dense<[[-2.375, 0.625], [-0.0, -0.125]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[0.125, 0.25], [2.375, 0.25]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32>
  %c3 = jit.constant dense<[[0.4375, -0.25, 0.1875], [-0.125, -0.0625, -0.4375], [-0.375, 0.25,
    0.375], [0.25, -0.3125, 0.1875], [-1.25, 0.5, -0.0], [0.125, 0.5625, -0.1875], [0.5, -0.1875,
    0.3125], [-0.1875, 0.1875, 0.75]]> : tensor<8x3xf32>
  %x3 = check.opaque %c3 : tensor<8x3xf32>
  %c4 = jit.constant dense<[[-0.3125, -0.3125], [-0.125, 0.1875], [1.375, -0.25], [-1.0, -0.3125],
    [-0.8125, -0.25], [0.0, -0.4375], [-0.3125, -0.9375], [0.125, -0.375]]> : tensor<8x2xf32>
  %x4 = check.opaque %c4 : tensor<8x2xf32>
  %c5 = jit.constant dense<[0.5625, 0.5625, -0.4375, -0.1875, 0.0625, 0.375, -0.8125, -0.0]> :
    tensor<8xf32>
  %x5 = check.opaque %c5 : tensor<8xf32>
  %c6 = jit.constant dense<[0.9375, -0.0, 0.125, 0.0, -0.5625, 0.5, 0.125, 0.125]> : tensor<8xf32>
  %x6 = check.opaque %c6 : tensor<8xf32>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) {reverse} :
    (tensor<3x2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<8x3xf32>, tensor<8x2xf32>,
    tensor<8xf32>, tensor<8xf32>) -> (tensor<3x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[-0.10223475, 0.2319485], [0.12563589, 0.37306026]], [[-0.07066389,
    0.24587634], [0.28615728, 0.39927918]], [[0.19682744, 0.28224823], [0.22012502, 0.20261753]]]>
    : tensor<3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2x2xf32>
  %e1 = jit.constant dense<[[-0.10223475, 0.2319485], [0.12563589, 0.37306026]]> : tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  %e2 = jit.constant dense<[[-0.32583782, 0.37123406], [0.9216951, 0.6674345]]> : tensor<2x2xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// One step.
func.func @lstm_one_step() {
  %c0 = jit.constant dense<[[[0.75, 0.875, -1.875], [0.5, -0.5, 0.25]]]> : tensor<1x2x3xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3xf32>
  %c1 = jit.constant dense<[[-0.625, -0.875], [1.0, 0.0]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32>
  %c2 = jit.constant dense<[[-0.25, -0.25], [0.125, 0.0]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32>
  %c3 = jit.constant dense<[[-1.1875, -0.4375, -0.0625], [0.375, 0.6875, -0.4375], [1.0, 0.0625,
    0.25], [-0.25, -0.25, 0.75], [-0.0625, -0.0, 0.625], [0.875, -0.6875, -0.0625], [0.0625,
    0.9375, 1.25], [0.0, 0.25, 0.5]]> : tensor<8x3xf32>
  %x3 = check.opaque %c3 : tensor<8x3xf32>
  %c4 = jit.constant dense<[[0.625, -0.125], [0.5, -0.3125], [-1.3125, -0.625], [0.125, 0.4375],
    [-1.0625, -0.875], [0.0625, -1.625], [0.3125, 0.5625], [-1.4375, 0.4375]]> : tensor<8x2xf32>
  %x4 = check.opaque %c4 : tensor<8x2xf32>
  %c5 = jit.constant dense<[-0.0625, 0.75, 0.1875, -0.0625, 0.125, 0.5625, 0.1875, 0.0625]> :
    tensor<8xf32>
  %x5 = check.opaque %c5 : tensor<8xf32>
  %c6 = jit.constant dense<[-0.6875, 0.3125, 0.0625, 1.0, 0.0625, 0.0, -0.25, 0.4375]> :
    tensor<8xf32>
  %x6 = check.opaque %c6 : tensor<8xf32>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) : (tensor<1x2x3xf32>,
    tensor<2x2xf32>, tensor<2x2xf32>, tensor<8x3xf32>, tensor<8x2xf32>, tensor<8xf32>,
    tensor<8xf32>) -> (tensor<1x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  %e0 = jit.constant dense<[[[-0.017414363, 0.39934576], [-0.10034158, 0.16893743]]]> :
    tensor<1x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<1x2x2xf32>
  %e1 = jit.constant dense<[[-0.017414363, 0.39934576], [-0.10034158, 0.16893743]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  %e2 = jit.constant dense<[[-0.18075296, 0.85972184], [-0.19118866, 0.6936696]]> :
    tensor<2x2xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x2xf32>
  return
}

// Extents of run time.
func.func @lstm_dynamic() {
  %c0 = jit.constant dense<[[[-0.125, -0.625, 1.75], [1.875, -0.25, -0.875]], [[1.25, -0.75, 3.0],
    [0.0, 1.125, -1.125]], [[0.125, 1.25, 0.625], [-0.375, 2.625, 0.875]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[-0.125, -0.5], [-0.125, 1.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[[-0.625, 0.125], [-0.625, 1.375]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[-0.0, 0.5, 0.375], [-0.1875, 0.4375, 0.5625], [-0.5, 0.4375, 1.875],
    [-0.0625, 0.375, -0.5625], [0.3125, -0.1875, 0.4375], [0.0625, -0.5, 0.625], [-0.0, -0.4375,
    0.125], [-0.4375, 0.25, 0.0625]]> : tensor<8x3xf32>
  %x3 = check.opaque %c3 : tensor<8x3xf32> -> tensor<?x?xf32>
  %c4 = jit.constant dense<[[-0.125, 0.4375], [-0.5625, 0.5625], [-0.9375, 0.875], [0.1875,
    -0.0625], [-0.3125, 0.375], [-0.0, -0.0], [0.625, -0.125], [-0.0625, 0.3125]]> :
    tensor<8x2xf32>
  %x4 = check.opaque %c4 : tensor<8x2xf32> -> tensor<?x?xf32>
  %c5 = jit.constant dense<[0.625, 0.0, 0.1875, 0.125, 0.4375, 0.8125, -0.375, 0.0]> :
    tensor<8xf32>
  %x5 = check.opaque %c5 : tensor<8xf32> -> tensor<?xf32>
  %c6 = jit.constant dense<[0.0625, 0.375, 0.8125, 0.0625, 0.1875, 0.625, -0.5625, -0.3125]> :
    tensor<8xf32>
  %x6 = check.opaque %c6 : tensor<8xf32> -> tensor<?xf32>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) : (tensor<?x?x?xf32>,
    tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>,
    tensor<?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
  %e0 = jit.constant dense<[[[-0.0028386307, 0.24425963], [0.08157314, 0.27047938]], [[0.28971177,
    0.22988065], [0.024555676, 0.3945383]], [[0.1885666, 0.4233583], [0.062942885, 0.562803]]]> :
    tensor<3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_almost_eq %r#0, %d0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?x?xf32>
  %e1 = jit.constant dense<[[0.1885666, 0.4233583], [0.062942885, 0.562803]]> : tensor<2x2xf32>
  %d1 = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r#1, %d1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?xf32>
  %e2 = jit.constant dense<[[1.2536736, 1.1909965], [0.5942646, 1.2444389]]> : tensor<2x2xf32>
  %d2 = check.opaque %e2 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r#2, %d2 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?xf32>
  return
}

// Reversed, extents of run time.
func.func @lstm_dynamic_reverse() {
  %c0 = jit.constant dense<[[[-0.25, 0.125, 0.375], [-0.375, 1.875, -0.5]], [[-0.0, 1.25, 0.875],
    [0.125, 0.5, 1.0]], [[0.125, 0.75, -0.75], [0.25, -1.5, -0.75]]]> : tensor<3x2x3xf32>
  %x0 = check.opaque %c0 : tensor<3x2x3xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[-1.0, 1.375], [-0.375, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %c2 = jit.constant dense<[[-0.75, -0.125], [-0.125, -0.75]]> : tensor<2x2xf32>
  %x2 = check.opaque %c2 : tensor<2x2xf32> -> tensor<?x?xf32>
  %c3 = jit.constant dense<[[0.5, -0.75, 0.375], [1.4375, -0.375, 0.0625], [-0.75, 0.0625,
    -0.8125], [0.375, -0.1875, -0.875], [-0.625, -0.75, -0.0625], [0.5, -0.125, -0.5625], [-0.375,
    0.125, -1.1875], [0.3125, 0.25, -1.1875]]> : tensor<8x3xf32>
  %x3 = check.opaque %c3 : tensor<8x3xf32> -> tensor<?x?xf32>
  %c4 = jit.constant dense<[[0.625, -0.8125], [-0.0625, 0.625], [-0.8125, -0.9375], [-0.5625,
    -0.5], [-0.0625, -0.25], [-0.25, -0.25], [-0.0625, -0.4375], [0.1875, 0.0]]> : tensor<8x2xf32>
  %x4 = check.opaque %c4 : tensor<8x2xf32> -> tensor<?x?xf32>
  %c5 = jit.constant dense<[-0.5, 0.9375, -0.625, 0.375, -0.375, 0.1875, 0.3125, 0.4375]> :
    tensor<8xf32>
  %x5 = check.opaque %c5 : tensor<8xf32> -> tensor<?xf32>
  %c6 = jit.constant dense<[0.75, -0.375, 1.5, 0.25, -0.375, -0.6875, 1.25, 0.875]> :
    tensor<8xf32>
  %x6 = check.opaque %c6 : tensor<8xf32> -> tensor<?xf32>
  %r:3 = jit.lstm %x0, %x1, %x2, %x3, %x4 bias_ih(%x5) bias_hh(%x6) {reverse} :
    (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>,
    tensor<?xf32>, tensor<?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
  %e0 = jit.constant dense<[[[-0.5830748, -0.3727884], [-0.540257, -0.48356605]], [[-0.45725048,
    -0.291129], [-0.30760464, -0.33116168]], [[-0.48851934, -0.22272407], [0.010396749,
    -0.36706278]]]> : tensor<3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_almost_eq %r#0, %d0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?x?xf32>
  %e1 = jit.constant dense<[[-0.5830748, -0.3727884], [-0.540257, -0.48356605]]> : tensor<2x2xf32>
  %d1 = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r#1, %d1 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?xf32>
  %e2 = jit.constant dense<[[-0.9274361, -0.6207039], [-0.6575552, -0.6001262]]> : tensor<2x2xf32>
  %d2 = check.opaque %e2 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_almost_eq %r#2, %d2 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?xf32>
  return
}

// No steps: the last state is the first one.
func.func @lstm_no_steps() {
  %cx = jit.constant dense<> : tensor<0x1x2xf32>
  %x = check.opaque %cx : tensor<0x1x2xf32>
  %h = jit.constant dense<[[1.0]]> : tensor<1x1xf32>
  %c = jit.constant dense<[[2.0]]> : tensor<1x1xf32>
  %w_ih = jit.constant dense<1.0> : tensor<4x2xf32>
  %w_hh = jit.constant dense<1.0> : tensor<4x1xf32>
  %r:3 = jit.lstm %x, %h, %c, %w_ih, %w_hh : (tensor<0x1x2xf32>, tensor<1x1xf32>, tensor<1x1xf32>,
    tensor<4x2xf32>, tensor<4x1xf32>) -> (tensor<0x1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
  %e = jit.constant dense<> : tensor<0x1x1xf32>
  check.expect_eq %r#0, %e : tensor<0x1x1xf32>
  check.expect_eq %r#1, %h : tensor<1x1xf32>
  check.expect_eq %r#2, %c : tensor<1x1xf32>
  return
}
