// Functions of two operands that broadcast, of types !lhs and !rhs.

func.func @add(%x: !lhs, %y: !rhs) -> !result {
  %r = jit.add %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @atan2(%x: !lhs {test.low = 0.3 : f64, test.high = 2.0 : f64}, %y: !rhs) -> !result {
  %r = jit.atan2 %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @div(%x: !lhs, %y: !rhs {test.low = 0.4 : f64, test.high = 2.0 : f64}) -> !result {
  %r = jit.div %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @floor_div(%x: !lhs, %y: !rhs {test.low = 0.7 : f64, test.high = 0.9 : f64}) -> !result {
  %r = jit.floor_div %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @fmod(%x: !lhs, %y: !rhs {test.low = 0.7 : f64, test.high = 0.9 : f64}) -> !result {
  %r = jit.fmod %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @maximum(%x: !lhs, %y: !rhs) -> !result {
  %r = jit.maximum %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @minimum(%x: !lhs, %y: !rhs) -> !result {
  %r = jit.minimum %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @mul(%x: !lhs, %y: !rhs) -> !result {
  %r = jit.mul %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @pow(%x: !lhs {test.low = 0.3 : f64, test.high = 2.0 : f64}, %y: !rhs) -> !result {
  %r = jit.pow %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @remainder(%x: !lhs, %y: !rhs {test.low = 0.7 : f64, test.high = 0.9 : f64}) -> !result {
  %r = jit.remainder %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @sub(%x: !lhs, %y: !rhs) -> !result {
  %r = jit.sub %x, %y : (!lhs, !rhs) -> !result
  return %r : !result
}
func.func @pow_square(%x: !lhs) -> !lhs {
  %two = jit.constant dense<2.0> : tensor<f64>
  %r = jit.pow %x, %two : (!lhs, tensor<f64>) -> !lhs
  return %r : !lhs
}
func.func @select(%x: !lhs, %y: !rhs) -> !result {
  %c = jit.lt %x, %y : (!lhs, !rhs) -> !condition
  %r = jit.select %c, %x, %y : (!condition, !lhs, !rhs) -> !result
  return %r : !result
}
func.func @clamp(%x: !lhs, %low: !rhs {test.low = -1.5 : f64, test.high = 0.0 : f64},
                 %high: !rhs {test.low = 0.1 : f64, test.high = 1.5 : f64}) -> !result {
  %r = jit.clamp %x, %low, %high : (!lhs, !rhs, !rhs) -> !result
  return %r : !result
}
func.func @masked_fill(%x: !lhs, %y: !rhs, %v: tensor<f64>) -> !result {
  %c = jit.lt %x, %y : (!lhs, !rhs) -> !condition
  %r = jit.masked_fill %x, %c, %v : (!lhs, !condition, tensor<f64>) -> !result
  return %r : !result
}
func.func @mse_loss(%x: !lhs, %y: !rhs) -> !result {
  %r = jit.mse_loss %x, %y {reduction = 0 : i32} : (!lhs, !rhs) -> !result
  return %r : !result
}
