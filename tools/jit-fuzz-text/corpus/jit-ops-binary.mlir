func.func @binary_arithmetic(%x: tensor<2x1xf32>, %y: tensor<3xf32>) {
  %0 = jit.add %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = jit.sub %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = jit.mul %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %3 = jit.div %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %4 = jit.floor_div %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %5 = jit.remainder %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %6 = jit.fmod %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %7 = jit.pow %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %8 = jit.atan2 %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %9 = jit.maximum %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %10 = jit.minimum %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @binary_comparison(%x: tensor<?xui8>, %y: tensor<ui8>) {
  %0 = jit.eq %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %1 = jit.ne %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %2 = jit.lt %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %3 = jit.le %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %4 = jit.gt %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %5 = jit.ge %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  return
}
