func.func @floats(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = jit.constant dense<0.5> : tensor<f32>
  %0 = jit.exp %x : tensor<4xf32>
  %1 = jit.maximum %0, %zero : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @halves(%x: tensor<3xf16>, %y: tensor<3xbf16>) -> (tensor<3xf16>, tensor<3xbf16>) {
  %0 = jit.add %x, %x : tensor<3xf16>
  %1 = jit.add %y, %y : tensor<3xbf16>
  return %0, %1 : tensor<3xf16>, tensor<3xbf16>
}

func.func @integers(%x: tensor<3xi64>, %y: tensor<3xi64>) -> tensor<3xi64> {
  %0 = jit.floor_div %x, %y : tensor<3xi64>
  return %0 : tensor<3xi64>
}

func.func @fails(%x: tensor<4xf32>) {
  %y = jit.add %x, %x : tensor<4xf32>
  check.expect_eq %x, %y : tensor<4xf32>
  return
}
