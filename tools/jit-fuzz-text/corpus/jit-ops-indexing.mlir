func.func @gather(%x: tensor<4x8x9xf32>, %i: tensor<5x1xi64>, %j: tensor<6xi32>, %u: tensor<*xi64>) {
  %0 = jit.gather %x[%i, %j] dims = [1, 2] : (tensor<4x8x9xf32>, tensor<5x1xi64>, tensor<6xi32>) -> tensor<4x5x6xf32>
  %1 = jit.gather %x[%u] dims = [0] : (tensor<4x8x9xf32>, tensor<*xi64>) -> tensor<*xf32>
  return
}
func.func @scatter(%x: tensor<8x3xf32>, %i: tensor<5xi64>, %u: tensor<5x3xf32>) {
  %0 = jit.scatter add %x[%i], %u dims = [0] : (tensor<8x3xf32>, tensor<5xi64>, tensor<5x3xf32>) -> tensor<8x3xf32>
  return
}
func.func @sort(%x: tensor<3x?xf32>) {
  %0, %1 = jit.sort %x dim = -1 {descending} : tensor<3x?xf32> -> tensor<3x?xf32>, tensor<3x?xi64>
  return
}
func.func @nonzero(%x: tensor<3x4xi1>) {
  %0 = jit.nonzero %x : tensor<3x4xi1> -> tensor<?x2xi64>
  return
}
func.func @index_select_take_along(%x: tensor<3x4xf32>, %i: tensor<?xi64>, %j: tensor<3x2xi64>) {
  %0 = jit.index_select %x, %i dim = 1 : (tensor<3x4xf32>, tensor<?xi64>) -> tensor<3x?xf32>
  %1 = jit.take_along %x, %j dim = -1 : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  return
}
func.func @embedding(%w: tensor<10x4xbf16>, %i: tensor<2x?xi64>) {
  %0 = jit.embedding %w, %i : (tensor<10x4xbf16>, tensor<2x?xi64>) -> tensor<2x?x4xbf16>
  return
}
func.func @topk(%x: tensor<3x8xf32>) {
  %0, %1 = jit.topk %x k = 2 dim = -1 {smallest} : tensor<3x8xf32> -> tensor<3x2xf32>, tensor<3x2xi64>
  return
}
