func.func @mixed() {
  %x = jit.constant dense<1.0> : tensor<2xf32>
  %s = jit.constant dense<1> : tensor<i32>
  %r = jit.add %x, %s : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
