func.func @norms(%x: tensor<2x6x4xf32>, %w: tensor<4xf32>, %c: tensor<6xf32>) {
  %0 = jit.layer_norm %x scale(%w) bias(%w) : (tensor<2x6x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x6x4xf32>
  %1 = jit.layer_norm %x {epsilon = 1.0e-3 : f64, normalized_dims = 2 : i64} : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  %2 = jit.rms_norm %x scale(%w) : (tensor<2x6x4xf32>, tensor<4xf32>) -> tensor<2x6x4xf32>
  %3 = jit.batch_norm %x, %c, %c bias(%c) : (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6x4xf32>
  %4:3 = jit.batch_norm_training %x scale(%c) : (tensor<2x6x4xf32>, tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>)
  %5 = jit.group_norm %x {groups = 3 : i64} : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  return
}
func.func @losses(%x: tensor<2x5xf32>, %t: tensor<2xi64>, %w: tensor<5xf32>) {
  %0 = jit.mse_loss %x, %x {reduction = 0 : i32} : tensor<2x5xf32>
  %1 = jit.nll_loss %x, %t weight(%w) : (tensor<2x5xf32>, tensor<2xi64>, tensor<5xf32>) -> tensor<f32>
  %2 = jit.cross_entropy %x, %t {label_smoothing = 0.1 : f64, reduction = 0 : i32} : (tensor<2x5xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}
func.func @attention(%q: tensor<2x4x?x8xf32>, %k: tensor<1x5x8xf32>, %v: tensor<5x3xf32>, %m: tensor<5xi1>) {
  %0 = jit.attention %q, %k, %v mask(%m) {causal, scale = 0.5 : f64}
    : (tensor<2x4x?x8xf32>, tensor<1x5x8xf32>, tensor<5x3xf32>, tensor<5xi1>) -> tensor<2x4x?x3xf32>
  return
}
