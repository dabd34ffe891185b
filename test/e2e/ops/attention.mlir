// RUN: %e2e %s
// Expected values: softmax(scale * q @ k^T + mask) @ v in NumPy in f64, rounded.

// Two heads, f64.
func.func @attention_f64() {
  %c0 = jit.constant dense<[[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]]> : tensor<1x2x3x4xf64>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf64>
  %c1 = jit.constant dense<[[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]]> : tensor<1x2x5x4xf64>
  %x1 = check.opaque %c1 : tensor<1x2x5x4xf64>
  %c2 = jit.constant dense<[[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]]> :
    tensor<1x2x5x2xf64>
  %x2 = check.opaque %c2 : tensor<1x2x5x2xf64>
  %r = jit.attention %x0, %x1, %x2 : (tensor<1x2x3x4xf64>, tensor<1x2x5x4xf64>,
    tensor<1x2x5x2xf64>) -> tensor<1x2x3x2xf64>
  %e0 = jit.constant dense<[[[[0.8287613790803197, 0.02631160310899089], [0.7462331105168156,
    0.6197121061218788], [0.6549986794076481, 0.8055214225896663]], [[-0.08654169956109103,
    0.5597755925733404], [0.2974906100712649, 0.9946917543680294], [0.11674483221447601,
    0.8039382304228098]]]]> : tensor<1x2x3x2xf64>
  check.expect_almost_eq %r, %e0 {rtol = 1.0e-13 : f64, atol = 1.0e-13 : f64} : tensor<1x2x3x2xf64>
  return
}

// Two heads, f32.
func.func @attention_f32() {
  %c0 = jit.constant dense<[[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]]> : tensor<1x2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf32>
  %c1 = jit.constant dense<[[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]]> : tensor<1x2x5x4xf32>
  %x1 = check.opaque %c1 : tensor<1x2x5x4xf32>
  %c2 = jit.constant dense<[[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]]> :
    tensor<1x2x5x2xf32>
  %x2 = check.opaque %c2 : tensor<1x2x5x2xf32>
  %r = jit.attention %x0, %x1, %x2 : (tensor<1x2x3x4xf32>, tensor<1x2x5x4xf32>,
    tensor<1x2x5x2xf32>) -> tensor<1x2x3x2xf32>
  %e0 = jit.constant dense<[[[[0.8287614, 0.026311602], [0.7462331, 0.6197121], [0.65499866,
    0.8055214]], [[-0.0865417, 0.5597756], [0.2974906, 0.9946917], [0.11674483, 0.8039382]]]]> :
    tensor<1x2x3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<1x2x3x2xf32>
  return
}

// Two heads, f16.
func.func @attention_f16() {
  %c0 = jit.constant dense<[[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]]> : tensor<1x2x3x4xf16>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf16>
  %c1 = jit.constant dense<[[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]]> : tensor<1x2x5x4xf16>
  %x1 = check.opaque %c1 : tensor<1x2x5x4xf16>
  %c2 = jit.constant dense<[[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]]> :
    tensor<1x2x5x2xf16>
  %x2 = check.opaque %c2 : tensor<1x2x5x2xf16>
  %r = jit.attention %x0, %x1, %x2 : (tensor<1x2x3x4xf16>, tensor<1x2x5x4xf16>,
    tensor<1x2x5x2xf16>) -> tensor<1x2x3x2xf16>
  %e0 = jit.constant dense<[[[[0.8286, 0.0263], [0.746, 0.6196], [0.655, 0.8057]], [[-0.08655,
    0.5596], [0.2976, 0.9946], [0.11676, 0.8037]]]]> : tensor<1x2x3x2xf16>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-3 : f64, atol = 4.0e-3 : f64} : tensor<1x2x3x2xf16>
  return
}

// Two heads, bf16.
func.func @attention_bf16() {
  %c0 = jit.constant dense<[[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.12,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]]> : tensor<1x2x3x4xbf16>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xbf16>
  %c1 = jit.constant dense<[[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.62, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.62, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]]> : tensor<1x2x5x4xbf16>
  %x1 = check.opaque %c1 : tensor<1x2x5x4xbf16>
  %c2 = jit.constant dense<[[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.88], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]]> :
    tensor<1x2x5x2xbf16>
  %x2 = check.opaque %c2 : tensor<1x2x5x2xbf16>
  %r = jit.attention %x0, %x1, %x2 : (tensor<1x2x3x4xbf16>, tensor<1x2x5x4xbf16>,
    tensor<1x2x5x2xbf16>) -> tensor<1x2x3x2xbf16>
  %e0 = jit.constant dense<[[[[0.83, 0.0264], [0.746, 0.62], [0.656, 0.805]], [[-0.0864, 0.56],
    [0.297, 0.996], [0.1167, 0.805]]]]> : tensor<1x2x3x2xbf16>
  check.expect_almost_eq %r, %e0 {rtol = 3.0e-2 : f64, atol = 3.0e-2 : f64} : tensor<1x2x3x2xbf16>
  return
}

// No batch.
func.func @attention_rank_two() {
  %c0 = jit.constant dense<[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]]> :
    tensor<5x4xf32>
  %x1 = check.opaque %c1 : tensor<5x4xf32>
  %c2 = jit.constant dense<[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]]> :
    tensor<5x2xf32>
  %x2 = check.opaque %c2 : tensor<5x2xf32>
  %r = jit.attention %x0, %x1, %x2 : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<5x2xf32>) ->
    tensor<3x2xf32>
  %e0 = jit.constant dense<[[0.8287614, 0.026311602], [0.7462331, 0.6197121], [0.65499866,
    0.8055214]]> : tensor<3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2xf32>
  return
}

// Another scale.
func.func @attention_scale() {
  %c0 = jit.constant dense<[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]> : tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %c1 = jit.constant dense<[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]> : tensor<2x5x4xf32>
  %x1 = check.opaque %c1 : tensor<2x5x4xf32>
  %c2 = jit.constant dense<[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]> :
    tensor<2x5x2xf32>
  %x2 = check.opaque %c2 : tensor<2x5x2xf32>
  %r = jit.attention %x0, %x1, %x2 {scale = 0.25 : f64} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>,
    tensor<2x5x2xf32>) -> tensor<2x3x2xf32>
  %e0 = jit.constant dense<[[[0.8450876, -0.037043698], [0.81540054, 0.31144407], [0.76372814,
    0.33117133]], [[0.046308786, 0.6604553], [0.28983364, 0.9875313], [0.19014347, 0.8696728]]]> :
    tensor<2x3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x3x2xf32>
  return
}

// No key after the query.
func.func @attention_causal() {
  %c0 = jit.constant dense<[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]> : tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %c1 = jit.constant dense<[[[0.25, 0.0, -1.625, 2.25], [0.25, -1.625, 1.25, 0.125], [0.375,
    0.875, -0.75, -2.875]], [[0.0, 0.375, 1.125, -0.625], [-0.125, 0.5, -0.25, -0.125], [0.375,
    -0.875, 1.75, -0.75]]]> : tensor<2x3x4xf32>
  %x1 = check.opaque %c1 : tensor<2x3x4xf32>
  %c2 = jit.constant dense<[[[0.125, -0.25], [-0.625, 0.625], [1.125, 1.625]], [[0.75, -0.375],
    [1.0, -1.375], [0.125, 0.625]]]> : tensor<2x3x2xf32>
  %x2 = check.opaque %c2 : tensor<2x3x2xf32>
  %r = jit.attention %x0, %x1, %x2 {causal} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>,
    tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  %e0 = jit.constant dense<[[[0.125, -0.25], [-0.4991775, 0.47820708], [-0.5601545, 0.6346678]],
    [[0.75, -0.375], [0.87792915, -0.8867166], [0.6568947, -0.47378936]]]> : tensor<2x3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x3x2xf32>
  return
}

// More keys than queries: aligned at the first.
func.func @attention_causal_wide() {
  %c0 = jit.constant dense<[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]]> :
    tensor<5x4xf32>
  %x1 = check.opaque %c1 : tensor<5x4xf32>
  %c2 = jit.constant dense<[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]]> :
    tensor<5x2xf32>
  %x2 = check.opaque %c2 : tensor<5x2xf32>
  %r = jit.attention %x0, %x1, %x2 {causal} : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<5x2xf32>)
    -> tensor<3x2xf32>
  %e0 = jit.constant dense<[[1.0, -0.5], [0.97388065, -0.39552268], [0.6011054, 1.0955784]]> :
    tensor<3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2xf32>
  return
}

// Keys that a mask takes away.
func.func @attention_mask_bool() {
  %c0 = jit.constant dense<[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]> : tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %c1 = jit.constant dense<[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]> : tensor<2x5x4xf32>
  %x1 = check.opaque %c1 : tensor<2x5x4xf32>
  %c2 = jit.constant dense<[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]> :
    tensor<2x5x2xf32>
  %x2 = check.opaque %c2 : tensor<2x5x2xf32>
  %c3 = jit.constant dense<[[true, false, true, true, true], [true, false, true, true, false],
    [true, true, true, true, true]]> : tensor<3x5xi1>
  %x3 = check.opaque %c3 : tensor<3x5xi1>
  %r = jit.attention %x0, %x1, %x2 mask(%x3) : (tensor<2x3x4xf32>, tensor<2x5x4xf32>,
    tensor<2x5x2xf32>, tensor<3x5xi1>) -> tensor<2x3x2xf32>
  %e0 = jit.constant dense<[[[0.85331434, -0.12135525], [0.7440826, 0.64070576], [0.65499866,
    0.8055214]], [[-0.16065769, 0.5529817], [0.37367356, 1.5401528], [0.11674483, 0.8039382]]]> :
    tensor<2x3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x3x2xf32>
  return
}

// A mask that is added.
func.func @attention_mask_float() {
  %c0 = jit.constant dense<[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]> : tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %c1 = jit.constant dense<[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]> : tensor<2x5x4xf32>
  %x1 = check.opaque %c1 : tensor<2x5x4xf32>
  %c2 = jit.constant dense<[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]> :
    tensor<2x5x2xf32>
  %x2 = check.opaque %c2 : tensor<2x5x2xf32>
  %c3 = jit.constant dense<[[-0.25, 0.375, -0.25, -0.5, 0.75], [-0.75, 0.125, -0.75, -0.0, -0.5],
    [1.125, 0.125, 0.125, 1.75, -2.875]]> : tensor<3x5xf32>
  %x3 = check.opaque %c3 : tensor<3x5xf32>
  %r = jit.attention %x0, %x1, %x2 mask(%x3) : (tensor<2x3x4xf32>, tensor<2x5x4xf32>,
    tensor<2x5x2xf32>, tensor<3x5xf32>) -> tensor<2x3x2xf32>
  %e0 = jit.constant dense<[[[0.8482975, -0.22147913], [0.8214144, 0.39224538], [0.7388353,
    0.62086797]], [[-0.036970947, 0.3085797], [0.26306942, 0.8592129], [-0.095577545,
    0.9431009]]]> : tensor<2x3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x3x2xf32>
  return
}

// A query without keys gives NaN.
func.func @attention_mask_all() {
  %c0 = jit.constant dense<[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]]> : tensor<3x4xf32>
  %x0 = check.opaque %c0 : tensor<3x4xf32>
  %c1 = jit.constant dense<[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]]> :
    tensor<5x4xf32>
  %x1 = check.opaque %c1 : tensor<5x4xf32>
  %c2 = jit.constant dense<[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]]> :
    tensor<5x2xf32>
  %x2 = check.opaque %c2 : tensor<5x2xf32>
  %c3 = jit.constant dense<[[true, false, true, true, true], [false, false, false, false, false],
    [true, true, true, true, true]]> : tensor<3x5xi1>
  %x3 = check.opaque %c3 : tensor<3x5xi1>
  %r = jit.attention %x0, %x1, %x2 mask(%x3) : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<5x2xf32>,
    tensor<3x5xi1>) -> tensor<3x2xf32>
  %e0 = jit.constant dense<[[0.85331434, -0.12135525], [0x7FC00000, 0x7FC00000], [0.65499866,
    0.8055214]]> : tensor<3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<3x2xf32>
  return
}

// One head of keys and values for all.
func.func @attention_broadcast() {
  %c0 = jit.constant dense<[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]> : tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32>
  %c1 = jit.constant dense<[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]]]> :
    tensor<1x5x4xf32>
  %x1 = check.opaque %c1 : tensor<1x5x4xf32>
  %c2 = jit.constant dense<[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]]> :
    tensor<5x2xf32>
  %x2 = check.opaque %c2 : tensor<5x2xf32>
  %r = jit.attention %x0, %x1, %x2 : (tensor<2x3x4xf32>, tensor<1x5x4xf32>, tensor<5x2xf32>) ->
    tensor<2x3x2xf32>
  %e0 = jit.constant dense<[[[0.8287614, 0.026311602], [0.7462331, 0.6197121], [0.65499866,
    0.8055214]], [[0.81626797, 0.18568642], [0.9192346, -0.8373018], [0.8915134, 0.02817252]]]> :
    tensor<2x3x2xf32>
  check.expect_almost_eq %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<2x3x2xf32>
  return
}

// Extents of run time.
func.func @attention_dynamic() {
  %c0 = jit.constant dense<[[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]]> : tensor<1x2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<1x2x3x4xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<[[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]]> : tensor<1x2x5x4xf32>
  %x1 = check.opaque %c1 : tensor<1x2x5x4xf32> -> tensor<?x?x?x?xf32>
  %c2 = jit.constant dense<[[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]]> :
    tensor<1x2x5x2xf32>
  %x2 = check.opaque %c2 : tensor<1x2x5x2xf32> -> tensor<?x?x?x?xf32>
  %r = jit.attention %x0, %x1, %x2 : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>,
    tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %e0 = jit.constant dense<[[[[0.8287614, 0.026311602], [0.7462331, 0.6197121], [0.65499866,
    0.8055214]], [[-0.0865417, 0.5597756], [0.2974906, 0.9946917], [0.11674483, 0.8039382]]]]> :
    tensor<1x2x3x2xf32>
  %d0 = check.opaque %e0 : tensor<1x2x3x2xf32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq %r, %d0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?x?x?xf32>
  return
}

// Causal, extents of run time.
func.func @attention_dynamic_causal() {
  %c0 = jit.constant dense<[[[1.125, -0.125, 0.75, 1.375], [0.375, -1.75, 0.125, 0.0], [2.125,
    -1.875, 1.5, -0.125]], [[0.875, -0.25, 0.125, 1.125], [0.125, 1.0, -0.125, -0.375], [-0.25,
    -0.5, -0.125, 1.375]]]> : tensor<2x3x4xf32>
  %x0 = check.opaque %c0 : tensor<2x3x4xf32> -> tensor<?x?x?xf32>
  %c1 = jit.constant dense<[[[-1.125, -1.625, -0.0, 1.75], [1.0, 1.375, 1.25, -0.75], [0.125,
    -2.625, -0.625, 0.625], [-1.5, -2.0, -1.25, 0.25], [1.25, 2.625, 1.5, -1.5]], [[-2.25, 0.125,
    1.125, -1.625], [-0.5, -0.375, 0.125, -0.125], [0.625, 1.125, 0.125, 0.75], [2.0, -1.0, -1.0,
    0.625], [1.875, 0.25, 1.125, -0.25]]]> : tensor<2x5x4xf32>
  %x1 = check.opaque %c1 : tensor<2x5x4xf32> -> tensor<?x?x?xf32>
  %c2 = jit.constant dense<[[[1.0, -0.5], [0.75, 0.5], [0.5, 1.5], [1.125, -0.5], [1.0, -1.625]],
    [[1.125, 2.875], [0.625, 0.625], [0.125, 0.875], [-0.375, 0.75], [-0.125, -0.25]]]> :
    tensor<2x5x2xf32>
  %x2 = check.opaque %c2 : tensor<2x5x2xf32> -> tensor<?x?x?xf32>
  %r = jit.attention %x0, %x1, %x2 {causal} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>,
    tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %e0 = jit.constant dense<[[[1.0, -0.5], [0.97388065, -0.39552268], [0.6011054, 1.0955784]],
    [[1.125, 2.875], [0.91944456, 1.9500005], [0.4781385, 1.0726544]]]> : tensor<2x3x2xf32>
  %d0 = check.opaque %e0 : tensor<2x3x2xf32> -> tensor<?x?x?xf32>
  check.expect_almost_eq %r, %d0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<?x?x?xf32>
  return
}
