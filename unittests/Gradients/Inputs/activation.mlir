// Activation functions, of an operand of type !x.

func.func @elu(%x: !x) -> !x {
  %r = jit.elu %x : !x
  return %r : !x
}
func.func @elu_alpha(%x: !x) -> !x {
  %r = jit.elu %x {alpha = 0.5 : f64} : !x
  return %r : !x
}
func.func @gelu(%x: !x) -> !x {
  %r = jit.gelu %x : !x
  return %r : !x
}
func.func @gelu_tanh(%x: !x) -> !x {
  %r = jit.gelu %x approximate tanh : !x
  return %r : !x
}
func.func @hardsigmoid(%x: !x {test.low = -4.0 : f64, test.high = 4.0 : f64}) -> !x {
  %r = jit.hardsigmoid %x : !x
  return %r : !x
}
func.func @hardswish(%x: !x {test.low = -4.0 : f64, test.high = 4.0 : f64}) -> !x {
  %r = jit.hardswish %x : !x
  return %r : !x
}
func.func @leaky_relu(%x: !x) -> !x {
  %r = jit.leaky_relu %x : !x
  return %r : !x
}
func.func @mish(%x: !x) -> !x {
  %r = jit.mish %x : !x
  return %r : !x
}
func.func @relu(%x: !x) -> !x {
  %r = jit.relu %x : !x
  return %r : !x
}
func.func @silu(%x: !x) -> !x {
  %r = jit.silu %x : !x
  return %r : !x
}
func.func @softplus(%x: !x) -> !x {
  %r = jit.softplus %x : !x
  return %r : !x
}
func.func @softplus_beta(%x: !x) -> !x {
  %r = jit.softplus %x {beta = 2.0 : f64, threshold = 1.0 : f64} : !x
  return %r : !x
}
