func.func private @f(%x: tensor<4xf32>, %w: tensor<4xf32>, %i: tensor<i64>)
    -> (tensor<f32>, tensor<4xf32>) {
  %s = jit.sum %x : (tensor<4xf32>) -> tensor<f32>
  return %s, %w : tensor<f32>, tensor<4xf32>
}
