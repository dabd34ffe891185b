// Products of matrices.

func.func @matmul(%x: tensor<2x3x4xf64>, %y: tensor<4x2xf64>) -> tensor<2x3x2xf64> {
  %r = jit.matmul %x, %y : (tensor<2x3x4xf64>, tensor<4x2xf64>) -> tensor<2x3x2xf64>
  return %r : tensor<2x3x2xf64>
}
func.func @matmul_broadcast(%x: tensor<?x3x?xf64> {test.shape = array<i64: 1, 3, 4>},
                            %y: tensor<?x?x2xf64> {test.shape = array<i64: 2, 4, 2>}) -> tensor<?x3x2xf64> {
  %r = jit.matmul %x, %y : (tensor<?x3x?xf64>, tensor<?x?x2xf64>) -> tensor<?x3x2xf64>
  return %r : tensor<?x3x2xf64>
}
func.func @matmul_nothing(%x: tensor<3x0xf64>, %y: tensor<0x2xf64>) -> tensor<3x2xf64> {
  %r = jit.matmul %x, %y : (tensor<3x0xf64>, tensor<0x2xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @linear(%x: tensor<3x4xf64>, %w: tensor<2x4xf64>, %b: tensor<2xf64>) -> tensor<3x2xf64> {
  %r = jit.linear %x, %w, %b : (tensor<3x4xf64>, tensor<2x4xf64>, tensor<2xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @linear_vector(%x: tensor<?xf64> {test.shape = array<i64: 4>}, %w: tensor<2x4xf64>) -> tensor<2xf64> {
  %r = jit.linear %x, %w : (tensor<?xf64>, tensor<2x4xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @dot(%x: tensor<4xf64>, %y: tensor<?xf64> {test.shape = array<i64: 4>}) -> tensor<f64> {
  %r = jit.dot %x, %y : (tensor<4xf64>, tensor<?xf64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @outer(%x: tensor<4xf64>, %y: tensor<3xf64>) -> tensor<4x3xf64> {
  %r = jit.outer %x, %y : (tensor<4xf64>, tensor<3xf64>) -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}
func.func @einsum(%x: tensor<2x3x4xf64>, %y: tensor<2x4x2xf64>, %z: tensor<3x3xf64>) -> tensor<2x3xf64> {
  %r = jit.einsum "bij,bjk,ll->ki" %x, %y, %z
      : (tensor<2x3x4xf64>, tensor<2x4x2xf64>, tensor<3x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}
func.func @conv(%x: tensor<2x4x5x4xf64>, %w: tensor<4x2x2x3xf64>) -> tensor<2x4x3x4xf64> {
  %r = jit.conv %x, %w {strides = array<i64: 2, 1>, padding_low = array<i64: 1, 1>,
                        padding_high = array<i64: 0, 1>, groups = 2 : i64}
      : (tensor<2x4x5x4xf64>, tensor<4x2x2x3xf64>) -> tensor<2x4x3x4xf64>
  return %r : tensor<2x4x3x4xf64>
}
func.func @conv_dilated(%x: tensor<?x2x4xf64> {test.shape = array<i64: 2, 2, 4>},
                        %w: tensor<3x2x2xf64>) -> tensor<?x3x5xf64> {
  %r = jit.conv %x, %w {dilation = array<i64: 2>, input_dilation = array<i64: 2>}
      : (tensor<?x2x4xf64>, tensor<3x2x2xf64>) -> tensor<?x3x5xf64>
  return %r : tensor<?x3x5xf64>
}
func.func @conv_transpose(%x: tensor<1x2x2x3xf64>, %w: tensor<2x3x2x2xf64>) -> tensor<1x3x4x6xf64> {
  %r = jit.conv_transpose %x, %w {strides = array<i64: 2, 2>}
      : (tensor<1x2x2x3xf64>, tensor<2x3x2x2xf64>) -> tensor<1x3x4x6xf64>
  return %r : tensor<1x3x4x6xf64>
}
