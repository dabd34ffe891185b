func.func @activation_default_attributes(%x: tensor<?x4xf32>, %n: tensor<3xi32>) {
  %0 = jit.relu %n : tensor<3xi32>
  %1 = jit.leaky_relu %x : tensor<?x4xf32>
  %2 = jit.elu %x : tensor<?x4xf32>
  %3 = jit.silu %x : tensor<?x4xf32>
  %4 = jit.gelu %x : tensor<?x4xf32>
  %5 = jit.softplus %x : tensor<?x4xf32>
  %6 = jit.mish %x : tensor<?x4xf32>
  %7 = jit.hardswish %x : tensor<?x4xf32>
  %8 = jit.hardsigmoid %x : tensor<?x4xf32>
  return
}
func.func @activation_attributes(%x: tensor<f64>) {
  %0 = jit.leaky_relu %x {negative_slope = 0.2 : f64} : tensor<f64>
  %1 = jit.elu %x {alpha = 1.0 : f64} : tensor<f64>
  %2 = jit.gelu %x approximate tanh : tensor<f64>
  %3 = jit.softplus %x {beta = 2.0 : f64, threshold = 30.0 : f64} : tensor<f64>
  return
}
