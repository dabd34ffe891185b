// RUN: %e2e %s
// Expected values: softmax(scale * q @ k^T + mask) @ v in NumPy in f64, rounded.

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
