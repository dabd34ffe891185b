// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What neural network operations reject; names are those of constraints.

// layer_norm_c1
func.func @layer_norm_c1(%a: tensor<2x6x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.layer_norm' op normalized_dims is 4, expected 1 or more, at most the input's rank 3}}
  %0 = jit.layer_norm %a {normalized_dims = 4 : i64} : (tensor<2x6x4xf32>) -> tensor<*xf32>
  return
}

// -----

// layer_norm_c2
func.func @layer_norm_c2_rank(%a: tensor<2x6x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.layer_norm' op scale has rank 1, expected 2}}
  %0 = jit.layer_norm %a scale(%b) {normalized_dims = 2 : i64} : (tensor<2x6x4xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

// layer_norm_c2
func.func @layer_norm_c2_extent(%a: tensor<2x6x4xf32>, %b: tensor<6xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.layer_norm' op bias dimension 0 is 6, expected 4}}
  %0 = jit.layer_norm %a bias(%b) : (tensor<2x6x4xf32>, tensor<6xf32>) -> tensor<*xf32>
  return
}

// -----

// rms_norm_c3
func.func @rms_norm_c3(%a: tensor<2x6x4xf32>, %b: tensor<4xf64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.rms_norm' op operands need one element type: operand #0 has f32, operand #1 has f64; convert one with 'jit.convert'}}
  %0 = jit.rms_norm %a scale(%b) : (tensor<2x6x4xf32>, tensor<4xf64>) -> tensor<*xf32>
  return
}

// -----

// batch_norm_c1
func.func @batch_norm_c1(%a: tensor<6xf32>, %b: tensor<6xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.batch_norm' op input has rank 1, expected 2 or more}}
  %0 = jit.batch_norm %a, %b, %b : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<*xf32>
  return
}

// -----

// batch_norm_c2
func.func @batch_norm_c2(%a: tensor<2x6x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.batch_norm' op mean dimension 0 is 4, expected 6}}
  %0 = jit.batch_norm %a, %b, %b : (tensor<2x6x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

// batch_norm_c2
func.func @batch_norm_training_c2(%a: tensor<2x6x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.batch_norm_training' op scale dimension 0 is 4, expected 6}}
  %0:3 = jit.batch_norm_training %a scale(%b) : (tensor<2x6x4xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

// group_norm_c1
func.func @group_norm_c1(%a: tensor<2x6x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.group_norm' op groups is 0, expected a positive number}}
  %0 = jit.group_norm %a {groups = 0 : i64} : (tensor<2x6x4xf32>) -> tensor<*xf32>
  return
}

// -----

// group_norm_c2
func.func @group_norm_c2(%a: tensor<2x6x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.group_norm' op groups is 4, expected a divisor of the 6 channels}}
  %0 = jit.group_norm %a {groups = 4 : i64} : (tensor<2x6x4xf32>) -> tensor<*xf32>
  return
}

// -----

// Operands broadcast.
func.func @mse_loss(%a: tensor<3xf32>, %b: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.mse_loss' op operand shapes do not broadcast: operand #1 is 4, the operands before it make 3, result dimension 0 differs}}
  %0 = jit.mse_loss %a, %b : (tensor<3xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

// nll_loss_c1
func.func @nll_loss_c1(%a: tensor<2x5x3xf32>, %b: tensor<2x4xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.nll_loss' op target dimension 1 is 4, expected 3}}
  %0 = jit.nll_loss %a, %b : (tensor<2x5x3xf32>, tensor<2x4xi64>) -> tensor<*xf32>
  return
}

// -----

// nll_loss_c1
func.func @nll_loss_c1_rank(%a: tensor<f32>, %b: tensor<i64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.nll_loss' op input has rank 0, expected 1 or more}}
  %0 = jit.nll_loss %a, %b : (tensor<f32>, tensor<i64>) -> tensor<*xf32>
  return
}

// -----

// nll_loss_c2
func.func @nll_loss_c2(%a: tensor<2x5xf32>, %b: tensor<2xi64>, %c: tensor<2xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.nll_loss' op weight dimension 0 is 2, expected 5}}
  %0 = jit.nll_loss %a, %b weight(%c) : (tensor<2x5xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<*xf32>
  return
}

// -----

// cross_entropy_c1
func.func @cross_entropy_c1(%a: tensor<2x5xf32>, %b: tensor<2xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.cross_entropy' op label_smoothing is 1.500000, expected 0 to 1}}
  %0 = jit.cross_entropy %a, %b {label_smoothing = 1.5 : f64} : (tensor<2x5xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}

// -----

// attention_c1
func.func @attention_c1(%a: tensor<4xf32>, %b: tensor<5x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.attention' op query has rank 1, expected 2 or more}}
  %0 = jit.attention %a, %b, %b : (tensor<4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<*xf32>
  return
}

// -----

// attention_c2
func.func @attention_c2_features(%a: tensor<3x4xf32>, %b: tensor<5x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.attention' op query has 4 features, key has 8}}
  %0 = jit.attention %a, %b, %b : (tensor<3x4xf32>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<*xf32>
  return
}

// -----

// attention_c2
func.func @attention_c2_keys(%a: tensor<3x4xf32>, %b: tensor<5x4xf32>, %c: tensor<6x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.attention' op there are 5 keys, but 6 values}}
  %0 = jit.attention %a, %b, %c : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<6x4xf32>) -> tensor<*xf32>
  return
}

// -----

// attention_c3
func.func @attention_c3_key(%a: tensor<2x3x4xf32>, %b: tensor<3x5x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.attention' op key's batch 3x1x1 does not broadcast with 2x3x5}}
  %0 = jit.attention %a, %b, %b : (tensor<2x3x4xf32>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<*xf32>
  return
}

// -----

// attention_c3
func.func @attention_c3_mask(%a: tensor<3x4xf32>, %b: tensor<5x4xf32>, %c: tensor<4x5xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.attention' op mask 4x5 does not broadcast with 3x5}}
  %0 = jit.attention %a, %b, %b mask(%c) : (tensor<3x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  return
}

// -----

// attention_c3: a mask does not add queries.
func.func @attention_c3_mask_rows(%a: tensor<1x4xf32>, %b: tensor<5x4xf32>, %c: tensor<4x5xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.attention' op mask 4x5 does not broadcast to queries x keys, which are 1x5}}
  %0 = jit.attention %a, %b, %b mask(%c) : (tensor<1x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  return
}

// -----

// lstm_c1
func.func @lstm_c1(%a: tensor<7x2x3xf32>, %b: tensor<1x2x4xf32>, %c: tensor<16x3xf32>, %d: tensor<16x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.lstm' op h0 has rank 3, expected 2}}
  %0:3 = jit.lstm %a, %b, %b, %c, %d : (tensor<7x2x3xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<16x3xf32>, tensor<16x4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

// lstm_c2
func.func @lstm_c2(%a: tensor<7x2x3xf32>, %b: tensor<2x4xf32>, %c: tensor<12x3xf32>, %d: tensor<12x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.lstm' op weight_hh dimension 0 is 12, expected 4 * 4}}
  %0:3 = jit.lstm %a, %b, %b, %c, %d : (tensor<7x2x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<12x3xf32>, tensor<12x4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

// gru_c2
func.func @gru_c2(%a: tensor<7x2x3xf32>, %b: tensor<2x4xf32>, %c: tensor<12x5xf32>, %d: tensor<12x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.gru' op weight_ih dimension 1 is 5, expected 3}}
  %0:2 = jit.gru %a, %b, %c, %d : (tensor<7x2x3xf32>, tensor<2x4xf32>, tensor<12x5xf32>, tensor<12x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}
