func.func @reduce_window(%x: tensor<1x3x8x8xf32>, %y: tensor<?x7xi32>) {
  %0 = jit.reduce_window max %x {window = array<i64: 2, 2>, strides = array<i64: 2, 2>}
    : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  %1 = jit.reduce_window sum %y {window = array<i64: 3>, padding_low = array<i64: -1>, padding_high = array<i64: 1>, dilation = array<i64: 2>}
    : (tensor<?x7xi32>) -> tensor<?x3xi32>
  return
}
func.func @pools(%x: tensor<1x3x8x8xf32>) {
  %0 = jit.max_pool %x {kernel_size = array<i64: 2, 2>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  %1 = jit.avg_pool %x {kernel_size = array<i64: 3, 3>, strides = array<i64: 1, 1>, padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>, count_include_pad = false} : tensor<1x3x8x8xf32>
  %2 = jit.adaptive_max_pool %x {output_size = array<i64: 3>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x8x3xf32>
  %3 = jit.adaptive_avg_pool %x {output_size = array<i64: 1, 1>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x1x1xf32>
  return
}
func.func @resize(%x: tensor<1x3x8x8xf32>, %n: index) {
  %0 = jit.resize nearest %x [16, %n] : tensor<1x3x8x8xf32> -> tensor<1x3x16x?xf32>
  %1 = jit.resize linear %x [4] {align_corners} : tensor<1x3x8x8xf32> -> tensor<1x3x8x4xf32>
  %2 = jit.resize linear %x [16, 4] {scales = array<f64: 2.0, 0.5>} : tensor<1x3x8x8xf32> -> tensor<1x3x16x4xf32>
  return
}
