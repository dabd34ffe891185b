func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                  %c: tensor<2x1x4x8xf32>, %d: tensor<?x8x16xf32>,
                  %u: tensor<*xf32>) {
  %0 = jit.matmul %a, %b : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %1 = jit.matmul %c, %d : (tensor<2x1x4x8xf32>, tensor<?x8x16xf32>) -> tensor<2x?x4x16xf32>
  %2 = jit.matmul %u, %b : (tensor<*xf32>, tensor<8x16xf32>) -> tensor<*xf32>
  return
}
func.func @conv(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>,
                %v: tensor<?x6x?xf32>, %g: tensor<4x3x3xf32>) {
  %0 = jit.conv %x, %w : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
  %1 = jit.conv %x, %w {padding_low = array<i64: 1, 0>, padding_high = array<i64: 1, 1>, strides = array<i64: 2, 2>}
    : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x4x4xf32>
  %2 = jit.conv %v, %g {groups = 2 : i64, dilation = array<i64: 2>, input_dilation = array<i64: 3>}
    : (tensor<?x6x?xf32>, tensor<4x3x3xf32>) -> tensor<?x4x?xf32>
  return
}
func.func @linear(%x: tensor<?x5x8xf32>, %w: tensor<16x8xf32>, %b: tensor<16xf32>) {
  %0 = jit.linear %x, %w, %b : (tensor<?x5x8xf32>, tensor<16x8xf32>, tensor<16xf32>) -> tensor<?x5x16xf32>
  %1 = jit.linear %x, %w : (tensor<?x5x8xf32>, tensor<16x8xf32>) -> tensor<?x5x16xf32>
  return
}
