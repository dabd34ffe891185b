func.func @sizes(%v: tensor<f32>, %n: index) {
  %0 = jit.full %v, [4, %n] : (tensor<f32>) -> tensor<4x?xf32>
  %1 = jit.full %v, [] : tensor<f32>
  %2 = jit.zeros [%n, 0] : tensor<?x0xi1>
  %3 = jit.ones [3] : tensor<3xui8>
  %4 = jit.eye [3, %n] : tensor<3x?xbf16>
  %5 = jit.iota [4, %n] dim = -1 : tensor<4x?xi32>
  return
}
func.func @sizes_refined(%v: tensor<*xf32>, %n: index) {
  %0 = jit.full %v, [%n] : (tensor<*xf32>) -> tensor<7xf32>
  %1 = jit.zeros [2] : tensor<*xf64>
  return
}
func.func @random(%key: tensor<i64>, %x: tensor<2x?xf16>, %n: index) {
  %0 = jit.random_bits %key, [4, %n] : (tensor<i64>) -> tensor<4x?xi32>
  %1 = jit.random_bits %key, [] stream = 3 : tensor<i64>
  %2 = jit.rand_uniform %key, [%n] : (tensor<i64>) -> tensor<?xf16>
  %3 = jit.rand_normal %key, [2, 3] : (tensor<i64>) -> tensor<2x3xf64>
  %4 = jit.dropout %x, %key p = 0.25 : (tensor<2x?xf16>, tensor<i64>) -> tensor<2x?xf16>
  return
}
func.func @others(%s: tensor<i32>, %i: tensor<4x?xi64>, %n: index) {
  %0 = jit.arange %s, %s, [%n] : (tensor<i32>, tensor<i32>) -> tensor<?xi32>
  %1 = jit.one_hot %i, [10] : (tensor<4x?xi64>) -> tensor<4x?x10xf32>
  %2 = jit.one_hot %s, [%n] : (tensor<i32>) -> tensor<?xi32>
  return
}
