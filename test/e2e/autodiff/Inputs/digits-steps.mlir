
// What the programs of all networks share.
func.func private @descent(%p: tensor<*xf32>, %g: tensor<*xf32>) -> tensor<*xf32> {
  %rate = jit.constant dense<0.1> : tensor<f32>
  %change = jit.mul %g, %rate : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %new = jit.sub %p, %change : tensor<*xf32>
  return %new : tensor<*xf32>
}

func.func private @record(%losses: tensor<10xf64>, %i: index, %loss: tensor<f32>) -> tensor<10xf64> {
  %number = arith.index_cast %i : index to i64
  %position = tensor.from_elements %number : tensor<i64>
  %wide = jit.convert %loss : (tensor<f32>) -> tensor<f64>
  %next = jit.scatter update %losses[%position], %wide dims = [0]
    : (tensor<10xf64>, tensor<i64>, tensor<f64>) -> tensor<10xf64>
  return %next : tensor<10xf64>
}
