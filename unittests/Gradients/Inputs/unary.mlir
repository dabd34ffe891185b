// Functions of one operand, of type !x.

func.func @abs(%x: !x) -> !x {
  %r = jit.abs %x : !x
  return %r : !x
}
func.func @acos(%x: !x {test.low = -0.9 : f64, test.high = 0.9 : f64}) -> !x {
  %r = jit.acos %x : !x
  return %r : !x
}
func.func @acosh(%x: !x {test.low = 1.2 : f64, test.high = 3.0 : f64}) -> !x {
  %r = jit.acosh %x : !x
  return %r : !x
}
func.func @asin(%x: !x {test.low = -0.9 : f64, test.high = 0.9 : f64}) -> !x {
  %r = jit.asin %x : !x
  return %r : !x
}
func.func @asinh(%x: !x) -> !x {
  %r = jit.asinh %x : !x
  return %r : !x
}
func.func @atan(%x: !x) -> !x {
  %r = jit.atan %x : !x
  return %r : !x
}
func.func @atanh(%x: !x {test.low = -0.9 : f64, test.high = 0.9 : f64}) -> !x {
  %r = jit.atanh %x : !x
  return %r : !x
}
func.func @ceil(%x: !x) -> !x {
  %r = jit.ceil %x : !x
  return %r : !x
}
func.func @cos(%x: !x) -> !x {
  %r = jit.cos %x : !x
  return %r : !x
}
func.func @cosh(%x: !x) -> !x {
  %r = jit.cosh %x : !x
  return %r : !x
}
func.func @erf(%x: !x) -> !x {
  %r = jit.erf %x : !x
  return %r : !x
}
func.func @exp(%x: !x) -> !x {
  %r = jit.exp %x : !x
  return %r : !x
}
func.func @exp2(%x: !x) -> !x {
  %r = jit.exp2 %x : !x
  return %r : !x
}
func.func @expm1(%x: !x) -> !x {
  %r = jit.expm1 %x : !x
  return %r : !x
}
func.func @floor(%x: !x) -> !x {
  %r = jit.floor %x : !x
  return %r : !x
}
func.func @log(%x: !x {test.low = 0.3 : f64, test.high = 3.0 : f64}) -> !x {
  %r = jit.log %x : !x
  return %r : !x
}
func.func @log1p(%x: !x {test.low = -0.6 : f64, test.high = 3.0 : f64}) -> !x {
  %r = jit.log1p %x : !x
  return %r : !x
}
func.func @log2(%x: !x {test.low = 0.3 : f64, test.high = 3.0 : f64}) -> !x {
  %r = jit.log2 %x : !x
  return %r : !x
}
func.func @neg(%x: !x) -> !x {
  %r = jit.neg %x : !x
  return %r : !x
}
func.func @reciprocal(%x: !x {test.low = 0.4 : f64, test.high = 2.0 : f64}) -> !x {
  %r = jit.reciprocal %x : !x
  return %r : !x
}
func.func @round(%x: !x) -> !x {
  %r = jit.round %x : !x
  return %r : !x
}
func.func @rsqrt(%x: !x {test.low = 0.4 : f64, test.high = 2.0 : f64}) -> !x {
  %r = jit.rsqrt %x : !x
  return %r : !x
}
func.func @sigmoid(%x: !x) -> !x {
  %r = jit.sigmoid %x : !x
  return %r : !x
}
func.func @sign(%x: !x) -> !x {
  %r = jit.sign %x : !x
  return %r : !x
}
func.func @sin(%x: !x) -> !x {
  %r = jit.sin %x : !x
  return %r : !x
}
func.func @sinh(%x: !x) -> !x {
  %r = jit.sinh %x : !x
  return %r : !x
}
func.func @sqrt(%x: !x {test.low = 0.4 : f64, test.high = 2.0 : f64}) -> !x {
  %r = jit.sqrt %x : !x
  return %r : !x
}
func.func @tan(%x: !x {test.low = -1.3 : f64, test.high = 1.3 : f64}) -> !x {
  %r = jit.tan %x : !x
  return %r : !x
}
func.func @tanh(%x: !x) -> !x {
  %r = jit.tanh %x : !x
  return %r : !x
}
func.func @trunc(%x: !x) -> !x {
  %r = jit.trunc %x : !x
  return %r : !x
}
func.func @opaque(%x: !x) -> !x {
  %o = check.opaque %x : !x
  %r = jit.mul %x, %o : !x
  return %r : !x
}
