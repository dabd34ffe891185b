func.func @reshape(%x: tensor<?x4x8xf32>, %y: tensor<*xi1>, %n: index) {
  %0 = jit.reshape %x to [%n, -1] : (tensor<?x4x8xf32>) -> tensor<?x?xf32>
  %1 = jit.reshape %y to [] : (tensor<*xi1>) -> tensor<i1>
  return
}
func.func @transpose(%x: tensor<2x3xf32>, %y: tensor<*xf16>) {
  %0 = jit.transpose %x dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = jit.transpose %y dims = [-1, 0] : (tensor<*xf16>) -> tensor<?x?xf16>
  return
}
func.func @broadcast_to(%x: tensor<1x3xf32>, %n: index) {
  %0 = jit.broadcast_to %x to [2, %n, -1] : (tensor<1x3xf32>) -> tensor<2x?x3xf32>
  return
}
func.func @slice(%x: tensor<?x8xui8>, %i: index, %n: index, %s: index) {
  %0 = jit.slice %x[%i, 0] [1, 4] [1, 2] : (tensor<?x8xui8>) -> tensor<1x4xui8>
  %1 = jit.slice %x[0, %i] [%n, 2] [%s, 1] : (tensor<?x8xui8>) -> tensor<?x2xui8>
  return
}
func.func @pad(%x: tensor<2x3xf32>, %v: tensor<f32>, %n: index) {
  %0 = jit.pad %x, %v low = [0, 1] high = [0, %n] interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x?xf32>
  %1 = jit.pad %x, %v low = [0, 1] high = [0, 1] interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x5xf32>
  return
}
func.func @concat(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>) {
  %0 = jit.concat %a, %b dim = -2 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}
func.func @reverse(%x: tensor<2x3xf32>) {
  %0 = jit.reverse %x dims = [0, -1] : tensor<2x3xf32>
  return
}
