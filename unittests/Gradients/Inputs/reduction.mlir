// Reductions and scans of an operand of type !x, [a, b, c], whose extents may
// be unknown; !ac is without the second, !keep has it as 1.

func.func @sum(%x: !x) -> !ac {
  %r = jit.sum %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @prod(%x: !x) -> !ac {
  %r = jit.prod %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @prod_apart(%x: !x) -> !keeps {
  %r = jit.prod %x dims = [-1, 0] keepdims : (!x) -> !keeps
  return %r : !keeps
}
func.func @prod_all(%x: !x) -> tensor<f64> {
  %r = jit.prod %x : (!x) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @prod_nothing(%x: !x) -> !x {
  %r = jit.prod %x dims = [] : !x
  return %r : !x
}
func.func @prod_zeros(%x: tensor<3x4xf64>
    {test.values = array<f64: 2.0, 0.0, 3.0, -1.5, 0.0, 0.5, 0.0, 2.0, 1.0, 2.0, -3.0, 0.5>})
    -> tensor<3xf64> {
  %r = jit.prod %x dims = [1] : (tensor<3x4xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @prod_rank0(%x: tensor<f64>) -> tensor<f64> {
  %r = jit.prod %x : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @prod_empty(%x: tensor<2x0xf64>) -> tensor<2xf64> {
  %r = jit.prod %x dims = [1] : (tensor<2x0xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @cumsum(%x: !x) -> !x {
  %r = jit.cumsum %x dim = 1 : !x
  return %r : !x
}
func.func @cumprod(%x: !x) -> !x {
  %r = jit.cumprod %x dim = 1 : !x
  return %r : !x
}
func.func @cumprod_last(%x: !x) -> !x {
  %r = jit.cumprod %x dim = -1 : !x
  return %r : !x
}
func.func @cumprod_zeros(%x: tensor<3x4xf64>
    {test.values = array<f64: 2.0, 0.0, 3.0, -1.5, 0.0, 0.5, 0.0, 2.0, 1.0, 2.0, -3.0, 0.0>})
    -> tensor<3x4xf64> {
  %r = jit.cumprod %x dim = 1 : tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @cumprod_empty(%x: tensor<2x0xf64>) -> tensor<2x0xf64> {
  %r = jit.cumprod %x dim = 1 : tensor<2x0xf64>
  return %r : tensor<2x0xf64>
}
func.func @max(%x: !x) -> !ac {
  %r = jit.max %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @max_all(%x: !x) -> tensor<f64> {
  %r = jit.max %x : (!x) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @min(%x: !x) -> !keep {
  %r = jit.min %x dims = [1] keepdims : (!x) -> !keep
  return %r : !keep
}
func.func @mean(%x: !x) -> !ac {
  %r = jit.mean %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @var(%x: !x) -> !ac {
  %r = jit.var %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @var_population(%x: !x) -> tensor<f64> {
  %r = jit.var %x correction = 0 : (!x) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @std(%x: !x) -> !ac {
  %r = jit.std %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @std_keepdims(%x: !x) -> !keep {
  %r = jit.std %x dims = [1] keepdims correction = 0 : (!x) -> !keep
  return %r : !keep
}
func.func @logsumexp(%x: !x) -> !ac {
  %r = jit.logsumexp %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @norm(%x: !x) -> !ac {
  %r = jit.norm %x dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @norm_zero_elements(%x: tensor<4xf64> {test.values = array<f64: 0.0, 1.0, 0.0, -2.0>})
    -> tensor<f64> {
  %r = jit.norm %x : (tensor<4xf64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @norm_0(%x: !x) -> !ac {
  %r = jit.norm %x p = 0.0 dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @norm_1(%x: !x) -> !ac {
  %r = jit.norm %x p = 1.0 dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @norm_3(%x: !x) -> !keep {
  %r = jit.norm %x p = 3.0 dims = [1] keepdims : (!x) -> !keep
  return %r : !keep
}
func.func @norm_half(%x: !x) -> !ac {
  %r = jit.norm %x p = 5.0e-1 dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @norm_inf(%x: !x) -> !ac {
  %r = jit.norm %x p = 0x7FF0000000000000 dims = [1] : (!x) -> !ac
  return %r : !ac
}
func.func @norm_minus_inf(%x: !x) -> tensor<f64> {
  %r = jit.norm %x p = 0xFFF0000000000000 : (!x) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @softmax(%x: !x) -> !x {
  %r = jit.softmax %x dim = 1 : !x
  return %r : !x
}
func.func @log_softmax(%x: !x) -> !x {
  %r = jit.log_softmax %x dim = -1 : !x
  return %r : !x
}
// No derivative: what they choose is constant around each point.
func.func @arg_extrema(%x: !x) -> tensor<f64> {
  %i = jit.argmax %x : (!x) -> tensor<i64>
  %j = jit.argmin %x : (!x) -> tensor<i64>
  %k = jit.add %i, %j : tensor<i64>
  %f = jit.convert %k : (tensor<i64>) -> tensor<f64>
  %s = jit.sum %x : (!x) -> tensor<f64>
  %r = jit.mul %f, %s : tensor<f64>
  return %r : tensor<f64>
}
