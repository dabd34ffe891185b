// Operations that move elements, of an operand of type !x, [2, 3], whose
// extents may be unknown. Each is squared, so that second derivatives are not
// zero.

func.func @reshape(%x: !x) -> tensor<3x2xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.reshape %y to [3, 2] : (!x) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @transpose(%x: !x) -> !t {
  %y = jit.mul %x, %x : !x
  %r = jit.transpose %y dims = [1, 0] : (!x) -> !t
  return %r : !t
}
func.func @broadcast_to(%x: !x) -> tensor<4x2x3xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.broadcast_to %y to [4, 2, 3] : (!x) -> tensor<4x2x3xf64>
  return %r : tensor<4x2x3xf64>
}
func.func @reverse(%x: !x) -> !x {
  %y = jit.mul %x, %x : !x
  %r = jit.reverse %y dims = [0, 1] : !x
  return %r : !x
}
func.func @slice(%x: !x, %n: index {test.values = array<i64: 1>}) -> tensor<1x2xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.slice %y[%n, 0] [1, 2] [1, 2] : (!x) -> tensor<1x2xf64>
  return %r : tensor<1x2xf64>
}
func.func @slice_empty(%x: !x, %n: index {test.values = array<i64: 0>}) -> tensor<?x3xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.slice %y[1, 0] [%n, 3] [1, 1] : (!x) -> tensor<?x3xf64>
  return %r : tensor<?x3xf64>
}
func.func @pad(%x: !x, %v: tensor<f64>) -> tensor<5x6xf64> {
  %y = jit.mul %x, %x : !x
  %w = jit.mul %v, %v : tensor<f64>
  %r = jit.pad %y, %w low = [0, 1] high = [1, 0] interior = [2, 1] : (!x, tensor<f64>) -> tensor<5x6xf64>
  return %r : tensor<5x6xf64>
}
func.func @concat(%x: !x, %z: tensor<2x1xf64>) -> tensor<2x7xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.concat %y, %z, %x dim = 1 : (!x, tensor<2x1xf64>, !x) -> tensor<2x7xf64>
  return %r : tensor<2x7xf64>
}
func.func @roll(%x: !x) -> !x {
  %y = jit.mul %x, %x : !x
  %r = jit.roll %y shifts = [1, -2] dims = [0, 1] : !x
  return %r : !x
}
func.func @split(%x: !x) -> (tensor<2x1xf64>, tensor<2x2xf64>) {
  %y = jit.mul %x, %x : !x
  %r:2 = jit.split %y dim = 1 sizes = [1, -1] : (!x) -> (tensor<2x1xf64>, tensor<2x2xf64>)
  return %r#0, %r#1 : tensor<2x1xf64>, tensor<2x2xf64>
}
func.func @squeeze(%x: tensor<1x3xf64>) -> tensor<3xf64> {
  %y = jit.mul %x, %x : tensor<1x3xf64>
  %r = jit.squeeze %y dims = [0] : (tensor<1x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @unsqueeze(%x: !x) -> tensor<2x1x3xf64> {
  %y = jit.mul %x, %x : !x
  %r = jit.unsqueeze %y dims = [1] : (!x) -> tensor<2x1x3xf64>
  return %r : tensor<2x1x3xf64>
}
func.func @stack(%x: !x, %z: !x) -> tensor<2x2x3xf64> {
  %y = jit.mul %x, %z : !x
  %r = jit.stack %y, %z dim = 1 : (!x, !x) -> tensor<2x2x3xf64>
  return %r : tensor<2x2x3xf64>
}
func.func @tile(%x: !x) -> tensor<4x3x3xf64> {
  %y = jit.mul %x, %x : !x
  %z = jit.reshape %y to [2, 3, 1] : (!x) -> tensor<2x3x1xf64>
  %r = jit.tile %z repeats = [2, 1, 3] : (tensor<2x3x1xf64>) -> tensor<4x3x3xf64>
  return %r : tensor<4x3x3xf64>
}
func.func @full(%x: tensor<f64>) -> tensor<2x3xf64> {
  %y = jit.mul %x, %x : tensor<f64>
  %r = jit.full %y, [2, 3] : (tensor<f64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}
func.func @arange(%x: tensor<f64>, %s: tensor<f64>) -> tensor<4xf64> {
  %y = jit.mul %x, %s : tensor<f64>
  %r = jit.arange %y, %s, [4] : (tensor<f64>, tensor<f64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @dropout(%x: !x, %key: tensor<i64> {test.values = array<i64: 7>}) -> !x {
  %y = jit.mul %x, %x : !x
  %r = jit.dropout %y, %key p = 0.4 : (!x, tensor<i64>) -> !x
  return %r : !x
}
func.func @convert(%x: !x) -> !x {
  %y = jit.mul %x, %x : !x
  %i = jit.convert %y : (!x) -> !integers
  %f = jit.convert %i : (!integers) -> !x
  %r = jit.mul %f, %y : !x
  return %r : !x
}
// Without operands that vary.
func.func @creation(%x: tensor<2x3xf64>, %key: tensor<i64> {test.values = array<i64: 7>}) -> tensor<2x3xf64> {
  %o = jit.ones [2, 3] : tensor<2x3xf64>
  %z = jit.zeros [2, 3] : tensor<2x3xf64>
  %e = jit.eye [2, 3] : tensor<2x3xf64>
  %u = jit.rand_uniform %key, [2, 3] : (tensor<i64>) -> tensor<2x3xf64>
  %n = jit.rand_normal %key, [2, 3] : (tensor<i64>) -> tensor<2x3xf64>
  %a = jit.add %o, %z : tensor<2x3xf64>
  %b = jit.add %e, %u : tensor<2x3xf64>
  %c = jit.mul %a, %b : tensor<2x3xf64>
  %d = jit.mul %c, %n : tensor<2x3xf64>
  %y = jit.mul %x, %x : tensor<2x3xf64>
  %r = jit.mul %d, %y : tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}
