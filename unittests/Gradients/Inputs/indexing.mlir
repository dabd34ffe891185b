// Indexing. Each is of a square, so that second derivatives are not zero.

func.func @gather(%x: !x, %i: tensor<4xi64> {test.values = array<i64: 2, 0, 2, 3>}) -> tensor<4x3xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.gather %y[%i] dims = [0] : (!x, tensor<4xi64>) -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}
func.func @gather_both(%x: !x, %i: tensor<2x1xi64> {test.values = array<i64: 3, 1>},
                       %j: tensor<2xi64> {test.values = array<i64: 2, 2>}) -> tensor<2x2xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.gather %y[%i, %j] dims = [0, 1] : (!x, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}
func.func @gather_nothing(%x: !x, %i: tensor<0xi64>) -> tensor<0x3xf64> {
  %r = jit.gather %x[%i] dims = [0] : (!x, tensor<0xi64>) -> tensor<0x3xf64>
  return %r : tensor<0x3xf64>
}
func.func @scatter_update(%x: !x, %i: tensor<2xi64> {test.values = array<i64: 2, 0>}, %u: tensor<2x3xf64>) -> !x {
  %y = jit.mul %x, %x : !x
  %v = jit.mul %u, %u : tensor<2x3xf64>
  %r = jit.scatter update %y[%i], %v dims = [0] : (!x, tensor<2xi64>, tensor<2x3xf64>) -> !x
  return %r : !x
}
func.func @scatter_add(%x: !x, %i: tensor<3xi64> {test.values = array<i64: 2, 0, 2>}, %u: tensor<3x3xf64>) -> !x {
  %y = jit.mul %x, %x : !x
  %v = jit.mul %u, %u : tensor<3x3xf64>
  %r = jit.scatter add %y[%i], %v dims = [0] : (!x, tensor<3xi64>, tensor<3x3xf64>) -> !x
  return %r : !x
}
func.func @scatter_max(%x: !x, %i: tensor<3xi64> {test.values = array<i64: 2, 0, 2>}, %u: tensor<3x3xf64>) -> !x {
  %y = jit.mul %x, %x : !x
  %v = jit.mul %u, %u : tensor<3x3xf64>
  %r = jit.scatter max %y[%i], %v dims = [0] : (!x, tensor<3xi64>, tensor<3x3xf64>) -> !x
  return %r : !x
}
func.func @scatter_min(%x: !x, %i: tensor<3xi64> {test.values = array<i64: 2, 0, 2>}, %u: tensor<3x3xf64>) -> !x {
  %y = jit.mul %x, %x : !x
  %v = jit.mul %u, %u : tensor<3x3xf64>
  %r = jit.scatter min %y[%i], %v dims = [0] : (!x, tensor<3xi64>, tensor<3x3xf64>) -> !x
  return %r : !x
}
func.func @sort(%x: !x) -> !x {
  %y = jit.mul %x, %x : !x
  %v, %i = jit.sort %y dim = 0 : !x -> !x, !indices
  return %v : !x
}
func.func @sort_descending(%x: !x) -> !x {
  %y = jit.mul %x, %x : !x
  %v, %i = jit.sort %y dim = -1 {descending} : !x -> !x, !indices
  return %v : !x
}
func.func @topk(%x: !x) -> tensor<2x3xf64> {
  %y = jit.mul %x, %x : !x
  %v, %i = jit.topk %y k = 2 dim = 0 : !x -> tensor<2x3xf64>, tensor<2x3xi64>
  return %v : tensor<2x3xf64>
}
func.func @index_select(%x: !x, %i: tensor<2xi64> {test.values = array<i64: 1, 1>}) -> tensor<4x2xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.index_select %y, %i dim = 1 : (!x, tensor<2xi64>) -> tensor<4x2xf64>
  return %r : tensor<4x2xf64>
}
func.func @take_along(%x: !x, %i: tensor<2x3xi64> {test.values = array<i64: 3, 0, 1, 3, 2, 1>}) -> tensor<2x3xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.take_along %y, %i dim = 0 : (!x, tensor<2x3xi64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}
func.func @embedding(%x: !x, %i: tensor<2x2xi64> {test.values = array<i64: 3, 0, 1, 3>}) -> tensor<2x2x3xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.embedding %y, %i : (!x, tensor<2x2xi64>) -> tensor<2x2x3xf64>
  return %r : tensor<2x2x3xf64>
}
