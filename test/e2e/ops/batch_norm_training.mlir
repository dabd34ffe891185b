// RUN: %e2e %s
// Expected values: torch.nn.functional.batch_norm(training=True) and the batch's mean and biased
// variance in f64, rounded.

// Scale and bias, f64.
func.func @batch_norm_training_f64() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf64>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf64>
  %c1 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf64>
  %x1 = check.opaque %c1 : tensor<3xf64>
  %c2 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf64>
  %x2 = check.opaque %c2 : tensor<3xf64>
  %r:3 = jit.batch_norm_training %x0 scale(%x1) bias(%x2) : (tensor<2x3x2x2xf64>, tensor<3xf64>,
    tensor<3xf64>) -> (tensor<2x3x2x2xf64>, tensor<3xf64>, tensor<3xf64>)
  %e0 = jit.constant dense<[[[[-0.2637064419514103, 0.1332703498287534], [0.6625727388689717,
    -0.32986924058143763]], [[-1.231880760944571, -0.9371538124542751], [-1.0065013297461094,
    -1.0411750883920265]], [[-1.6062909411393824, -1.830799647466793], [-1.0574918812279344,
    -1.830799647466793]]], [[[0.06710755119872613, -0.4621948378414922], [0.06710755119872613,
    1.1257123292791626]], [[-1.0065013297461094, -0.9371538124542751], [-1.0758488470379437,
    -0.7637850192246891]], [[-1.6062909411393824, -1.8806904710951065], [-1.4815638820685988,
    -1.7060725883960093]]]]> : tensor<2x3x2x2xf64>
  check.expect_almost_eq %r#0, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<2x3x2x2xf64>
  %e1 = jit.constant dense<[-0.390625, 0.046875, 0.03125]> : tensor<3xf64>
  check.expect_almost_eq %r#1, %e1 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<3xf64>
  %e2 = jit.constant dense<[0.892333984375, 0.812255859375, 1.5693359375]> : tensor<3xf64>
  check.expect_almost_eq %r#2, %e2 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<3xf64>
  return
}

// Scale and bias, f32.
func.func @batch_norm_training_f32() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %c2 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r:3 = jit.batch_norm_training %x0 scale(%x1) bias(%x2) : (tensor<2x3x2x2xf32>, tensor<3xf32>,
    tensor<3xf32>) -> (tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>)
  %e0 = jit.constant dense<[[[[-0.26370645, 0.13327035], [0.66257274, -0.32986924]], [[-1.2318808,
    -0.9371538], [-1.0065013, -1.0411751]], [[-1.6062909, -1.8307997], [-1.0574919, -1.8307997]]],
    [[[0.06710755, -0.46219483], [0.06710755, 1.1257123]], [[-1.0065013, -0.9371538], [-1.0758488,
    -0.763785]], [[-1.6062909, -1.8806905], [-1.4815639, -1.7060726]]]]> : tensor<2x3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  %e1 = jit.constant dense<[-0.390625, 0.046875, 0.03125]> : tensor<3xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  %e2 = jit.constant dense<[0.892334, 0.81225586, 1.5693359]> : tensor<3xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// Scale and bias, f16.
func.func @batch_norm_training_f16() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf16>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf16>
  %c1 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf16>
  %x1 = check.opaque %c1 : tensor<3xf16>
  %c2 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf16>
  %x2 = check.opaque %c2 : tensor<3xf16>
  %r:3 = jit.batch_norm_training %x0 scale(%x1) bias(%x2) : (tensor<2x3x2x2xf16>, tensor<3xf16>,
    tensor<3xf16>) -> (tensor<2x3x2x2xf16>, tensor<3xf16>, tensor<3xf16>)
  %e0 = jit.constant dense<[[[[-0.2637, 0.1333], [0.6626, -0.3298]], [[-1.231, -0.937], [-1.007,
    -1.041]], [[-1.606, -1.831], [-1.058, -1.831]]], [[[0.0671, -0.4622], [0.0671, 1.126]],
    [[-1.007, -0.937], [-1.076, -0.7637]], [[-1.606, -1.881], [-1.481, -1.706]]]]> :
    tensor<2x3x2x2xf16>
  check.expect_almost_eq %r#0, %e0 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<2x3x2x2xf16>
  %e1 = jit.constant dense<[-0.3906, 0.04688, 0.03125]> : tensor<3xf16>
  check.expect_almost_eq %r#1, %e1 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<3xf16>
  %e2 = jit.constant dense<[0.8926, 0.8125, 1.569]> : tensor<3xf16>
  check.expect_almost_eq %r#2, %e2 {rtol = 2.0e-3 : f64, atol = 2.0e-3 : f64} : tensor<3xf16>
  return
}

// Scale and bias, bf16.
func.func @batch_norm_training_bf16() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.88, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xbf16>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xbf16>
  %c1 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xbf16>
  %x1 = check.opaque %c1 : tensor<3xbf16>
  %c2 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xbf16>
  %x2 = check.opaque %c2 : tensor<3xbf16>
  %r:3 = jit.batch_norm_training %x0 scale(%x1) bias(%x2) : (tensor<2x3x2x2xbf16>, tensor<3xbf16>,
    tensor<3xbf16>) -> (tensor<2x3x2x2xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %e0 = jit.constant dense<[[[[-0.264, 0.133], [0.664, -0.33]], [[-1.234, -0.938], [-1.01,
    -1.04]], [[-1.61, -1.83], [-1.055, -1.83]]], [[[0.067, -0.463], [0.067, 1.125]], [[-1.01,
    -0.938], [-1.08, -0.766]], [[-1.61, -1.88], [-1.484, -1.7]]]]> : tensor<2x3x2x2xbf16>
  check.expect_almost_eq %r#0, %e0 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<2x3x2x2xbf16>
  %e1 = jit.constant dense<[-0.39, 0.0469, 0.0312]> : tensor<3xbf16>
  check.expect_almost_eq %r#1, %e1 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<3xbf16>
  %e2 = jit.constant dense<[0.89, 0.812, 1.57]> : tensor<3xbf16>
  check.expect_almost_eq %r#2, %e2 {rtol = 1.6e-2 : f64, atol = 1.6e-2 : f64} : tensor<3xbf16>
  return
}

// Neither, another epsilon.
func.func @batch_norm_training_plain() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %r:3 = jit.batch_norm_training %x0 {epsilon = 1.000000e-01 : f64} : (tensor<2x3x2x2xf32>) ->
    (tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>)
  %e0 = jit.constant dense<[[[[-0.73720616, 0.015685238], [1.0195404, -0.86268806]], [[-1.750433,
    0.4744164], [-0.04907756, -0.31082454]], [[0.072560355, -0.7981639], [2.2009974,
    -0.7981639]]], [[[-0.10979666, -1.1136519], [-0.10979666, 1.8979137]], [[-0.04907756,
    0.4744164], [-0.5725715, 1.7831513]], [[0.072560355, -0.9916582], [0.55629605, -0.3144282]]]]>
    : tensor<2x3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  %e1 = jit.constant dense<[-0.390625, 0.046875, 0.03125]> : tensor<3xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  %e2 = jit.constant dense<[0.892334, 0.81225586, 1.5693359]> : tensor<3xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// Only a scale.
func.func @batch_norm_training_scale() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %r:3 = jit.batch_norm_training %x0 scale(%x1) : (tensor<2x3x2x2xf32>, tensor<3xf32>) ->
    (tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>)
  %e0 = jit.constant dense<[[[[-0.38870645, 0.00827035], [0.53757274, -0.45486924]],
    [[-0.23188075, 0.06284619], [-0.0065013296, -0.04117509]], [[0.018709058, -0.20579965],
    [0.5675081, -0.20579965]]], [[[-0.05789245, -0.58719486], [-0.05789245, 1.0007123]],
    [[-0.0065013296, 0.06284619], [-0.07584885, 0.23621498]], [[0.018709058, -0.2556905],
    [0.14343612, -0.08107259]]]]> : tensor<2x3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  %e1 = jit.constant dense<[-0.390625, 0.046875, 0.03125]> : tensor<3xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  %e2 = jit.constant dense<[0.892334, 0.81225586, 1.5693359]> : tensor<3xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// Only a bias.
func.func @batch_norm_training_bias() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32>
  %c1 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %r:3 = jit.batch_norm_training %x0 bias(%x1) : (tensor<2x3x2x2xf32>, tensor<3xf32>) ->
    (tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>)
  %e0 = jit.constant dense<[[[[-0.6524129, 0.1415407], [1.2001455, -0.7847385]], [[-2.855046,
    -0.4972305], [-1.0520107, -1.3294007]], [[-1.5501637, -2.4481986], [0.64503247, -2.4481986]]],
    [[[0.0092151025, -1.0493897], [0.0092151025, 2.1264246]], [[-1.0520107, -0.4972305],
    [-1.6067908, 0.88971984]], [[-1.5501637, -2.6477618], [-1.0512556, -1.9492904]]]]> :
    tensor<2x3x2x2xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2x2xf32>
  %e1 = jit.constant dense<[-0.390625, 0.046875, 0.03125]> : tensor<3xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  %e2 = jit.constant dense<[0.892334, 0.81225586, 1.5693359]> : tensor<3xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// No dimension after the channels.
func.func @batch_norm_training_rank_two() {
  %c0 = jit.constant dense<[[-0.125, 1.125, -2.125], [0.125, 0.375, -1.0], [0.5, 0.25, -0.375],
    [1.125, -1.375, 0.625]]> : tensor<4x3xf32>
  %x0 = check.opaque %c0 : tensor<4x3xf32>
  %c1 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32>
  %c2 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32>
  %r:3 = jit.batch_norm_training %x0 scale(%x1) bias(%x2) : (tensor<4x3xf32>, tensor<3xf32>,
    tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %e0 = jit.constant dense<[[-0.4391521, -0.8585977, -1.9774222], [-0.17366876, -0.96143574,
    -1.6954844], [0.22455625, -0.9785754, -1.5388523], [0.8882646, -1.2013912, -1.288241]]> :
    tensor<4x3xf32>
  check.expect_almost_eq %r#0, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<4x3xf32>
  %e1 = jit.constant dense<[0.40625, 0.09375, -0.71875]> : tensor<3xf32>
  check.expect_almost_eq %r#1, %e1 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  %e2 = jit.constant dense<[0.22167969, 0.8310547, 0.9951172]> : tensor<3xf32>
  check.expect_almost_eq %r#2, %e2 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  return
}

// Extents of run time.
func.func @batch_norm_training_dynamic() {
  %c0 = jit.constant dense<[[[[-1.125, -0.375], [0.625, -1.25]], [[-1.625, 0.5], [-0.0, -0.25]],
    [[0.125, -1.0], [2.875, -1.0]]], [[[-0.5, -1.5], [-0.5, 1.5]], [[-0.0, 0.5], [-0.5, 1.75]],
    [[0.125, -1.25], [0.75, -0.375]]]]> : tensor<2x3x2x2xf32>
  %x0 = check.opaque %c0 : tensor<2x3x2x2xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<[0.5, 0.125, 0.25]> : tensor<3xf32>
  %x1 = check.opaque %c1 : tensor<3xf32> -> tensor<?xf32>
  %c2 = jit.constant dense<[0.125, -1.0, -1.625]> : tensor<3xf32>
  %x2 = check.opaque %c2 : tensor<3xf32> -> tensor<?xf32>
  %r:3 = jit.batch_norm_training %x0 scale(%x1) bias(%x2) : (tensor<?x?x?x?xf32>, tensor<?xf32>,
    tensor<?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?xf32>, tensor<?xf32>)
  %e0 = jit.constant dense<[[[[-0.26370645, 0.13327035], [0.66257274, -0.32986924]], [[-1.2318808,
    -0.9371538], [-1.0065013, -1.0411751]], [[-1.6062909, -1.8307997], [-1.0574919, -1.8307997]]],
    [[[0.06710755, -0.46219483], [0.06710755, 1.1257123]], [[-1.0065013, -0.9371538], [-1.0758488,
    -0.763785]], [[-1.6062909, -1.8806905], [-1.4815639, -1.7060726]]]]> : tensor<2x3x2x2xf32>
  %d0 = check.opaque %e0 : tensor<2x3x2x2xf32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq %r#0, %d0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<?x?x?x?xf32>
  %e1 = jit.constant dense<[-0.390625, 0.046875, 0.03125]> : tensor<3xf32>
  %d1 = check.opaque %e1 : tensor<3xf32> -> tensor<?xf32>
  check.expect_almost_eq %r#1, %d1 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<?xf32>
  %e2 = jit.constant dense<[0.892334, 0.81225586, 1.5693359]> : tensor<3xf32>
  %d2 = check.opaque %e2 : tensor<3xf32> -> tensor<?xf32>
  check.expect_almost_eq %r#2, %d2 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<?xf32>
  return
}
