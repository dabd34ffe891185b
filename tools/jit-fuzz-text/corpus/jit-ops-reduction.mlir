func.func @sum_forms(%x: tensor<2x3xf32>) {
  %0 = jit.sum %x : (tensor<2x3xf32>) -> tensor<f32>
  %1 = jit.sum %x keepdims : (tensor<2x3xf32>) -> tensor<1x1xf32>
  %2 = jit.sum %x dims = [] : tensor<2x3xf32>
  %3 = jit.sum %x dims = [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  %4 = jit.sum %x dims = [1, 0] keepdims : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}
func.func @reductions(%x: tensor<?x3xi8>, %b: tensor<0x?xi1>) {
  %0 = jit.prod %x dims = [0] : (tensor<?x3xi8>) -> tensor<3xi8>
  %1 = jit.max %x dims = [1] : (tensor<?x3xi8>) -> tensor<?xi8>
  %2 = jit.min %x dims = [1] keepdims allow_empty : (tensor<?x3xi8>) -> tensor<?x1xi8>
  %3 = jit.any %b dims = [0] : (tensor<0x?xi1>) -> tensor<?xi1>
  %4 = jit.all %b : (tensor<0x?xi1>) -> tensor<i1>
  return
}
func.func @sum_refined(%x: tensor<?x3xf32>, %u: tensor<*xf32>) {
  %0 = jit.sum %x dims = [1] : (tensor<?x3xf32>) -> tensor<4xf32>
  %1 = jit.sum %u dims = [1] : tensor<*xf32>
  %2 = jit.sum %u : (tensor<*xf32>) -> tensor<f32>
  %3 = jit.softmax %u dim = 3 : tensor<*xf32>
  return
}
