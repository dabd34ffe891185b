// Windows, of a square, so that second derivatives are not zero.

func.func @reduce_window_max(%x: tensor<2x4x5xf64>) -> tensor<2x3x3xf64> {
  %y = jit.mul %x, %x : tensor<2x4x5xf64>
  %r = jit.reduce_window max %y {window = array<i64: 2, 2>, strides = array<i64: 1, 2>,
                                 padding_high = array<i64: 0, 1>} : (tensor<2x4x5xf64>) -> tensor<2x3x3xf64>
  return %r : tensor<2x3x3xf64>
}
func.func @reduce_window_sum(%x: tensor<2x4x5xf64>) -> tensor<2x3x3xf64> {
  %y = jit.mul %x, %x : tensor<2x4x5xf64>
  %r = jit.reduce_window sum %y {window = array<i64: 2, 2>, dilation = array<i64: 1, 2>}
      : (tensor<2x4x5xf64>) -> tensor<2x3x3xf64>
  return %r : tensor<2x3x3xf64>
}
func.func @max_pool(%x: tensor<?x1x4x4xf64> {test.shape = array<i64: 2, 1, 4, 4>}) -> tensor<?x1x2x2xf64> {
  %y = jit.mul %x, %x : tensor<?x1x4x4xf64>
  %r = jit.max_pool %y {kernel_size = array<i64: 2, 2>} : (tensor<?x1x4x4xf64>) -> tensor<?x1x2x2xf64>
  return %r : tensor<?x1x2x2xf64>
}
func.func @avg_pool(%x: tensor<1x2x4x4xf64>) -> tensor<1x2x3x3xf64> {
  %y = jit.mul %x, %x : tensor<1x2x4x4xf64>
  %r = jit.avg_pool %y {kernel_size = array<i64: 2, 2>, padding_low = array<i64: 1, 1>,
                        padding_high = array<i64: 1, 1>, count_include_pad = false}
      : (tensor<1x2x4x4xf64>) -> tensor<1x2x3x3xf64>
  return %r : tensor<1x2x3x3xf64>
}
func.func @adaptive_max_pool(%x: tensor<1x2x4x5xf64>) -> tensor<1x2x2x3xf64> {
  %y = jit.mul %x, %x : tensor<1x2x4x5xf64>
  %r = jit.adaptive_max_pool %y {output_size = array<i64: 2, 3>} : (tensor<1x2x4x5xf64>) -> tensor<1x2x2x3xf64>
  return %r : tensor<1x2x2x3xf64>
}
func.func @adaptive_avg_pool(%x: tensor<1x2x4x5xf64>) -> tensor<1x2x2x3xf64> {
  %y = jit.mul %x, %x : tensor<1x2x4x5xf64>
  %r = jit.adaptive_avg_pool %y {output_size = array<i64: 2, 3>} : (tensor<1x2x4x5xf64>) -> tensor<1x2x2x3xf64>
  return %r : tensor<1x2x2x3xf64>
}
func.func @resize_nearest(%x: tensor<1x1x3x4xf64>) -> tensor<1x1x5x6xf64> {
  %y = jit.mul %x, %x : tensor<1x1x3x4xf64>
  %r = jit.resize nearest %y [5, 6] : tensor<1x1x3x4xf64> -> tensor<1x1x5x6xf64>
  return %r : tensor<1x1x5x6xf64>
}
func.func @resize_linear(%x: tensor<1x1x3x4xf64>) -> tensor<1x1x5x6xf64> {
  %y = jit.mul %x, %x : tensor<1x1x3x4xf64>
  %r = jit.resize linear %y [5, 6] {align_corners} : tensor<1x1x3x4xf64> -> tensor<1x1x5x6xf64>
  return %r : tensor<1x1x5x6xf64>
}
