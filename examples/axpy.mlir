// a * x + y for vectors of any length; a vector of length 1 stretches.
func.func @main(%a: tensor<f32>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.mul %a, %x : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = jit.add %0, %y : tensor<?xf32>
  return %1 : tensor<?xf32>
}
