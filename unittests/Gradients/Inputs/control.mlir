// Control flow, calls, lists, scalars, and derivatives of derivatives.

func.func @if(%x: tensor<2xf64>, %c: i1 {test.values = array<i64: 1>}) -> tensor<2xf64> {
  %r = jit.if %c : tensor<2xf64> {
    %y = jit.sin %x : tensor<2xf64>
    jit.yield %y : tensor<2xf64>
  } else {
    %y = jit.exp %x : tensor<2xf64>
    jit.yield %y : tensor<2xf64>
  }
  %s = jit.mul %r, %x : tensor<2xf64>
  return %s : tensor<2xf64>
}
func.func @loop(%x: tensor<2xf64>, %n: index {test.values = array<i64: 3>}) -> tensor<2xf64> {
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf64> {
    %b = jit.sin %a : tensor<2xf64>
    %d = jit.mul %b, %x : tensor<2xf64>
    jit.continue %d : tensor<2xf64>
  }
  return %r : tensor<2xf64>
}
func.func @call(%x: tensor<2xf64>) -> tensor<2xf64> {
  %y = jit.call @call_callee(%x, %x) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %r = func.call @call_callee(%y, %x) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func private @call_callee(%x: tensor<2xf64>, %y: tensor<2xf64>) -> tensor<2xf64> {
  %s = jit.sin %x : tensor<2xf64>
  %r = jit.mul %s, %y : tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @checkpoint(%x: tensor<2xf64>) -> tensor<2xf64> {
  %r = jit.checkpoint : tensor<2xf64> {
    %s = jit.sin %x : tensor<2xf64>
    %y = jit.mul %s, %x : tensor<2xf64>
    jit.yield %y : tensor<2xf64>
  }
  return %r : tensor<2xf64>
}
func.func @barrier(%x: tensor<2xf64>, %y: tensor<2xf64>) -> tensor<2xf64> {
  %s = jit.sin %x : tensor<2xf64>
  %b:2 = jit.barrier(%s, %y) : (tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>)
  %r = jit.mul %b#0, %b#1 : tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @stage(%x: tensor<2xf64>) -> tensor<2xf64> {
  %r = jit.stage : tensor<2xf64> {
    %s = jit.sin %x : tensor<2xf64>
    %y = jit.mul %s, %x : tensor<2xf64>
    jit.yield %y : tensor<2xf64>
  }
  return %r : tensor<2xf64>
}
func.func @list(%x: tensor<2xf64>, %y: tensor<2xf64>) -> tensor<2xf64> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = jit.sin %x : tensor<2xf64>
  %l = jit.list_construct %s, %y : (tensor<2xf64>, tensor<2xf64>) -> !jit.list<tensor<2xf64>>
  %m = jit.list_append %l, %x : (!jit.list<tensor<2xf64>>, tensor<2xf64>) -> !jit.list<tensor<2xf64>>
  %p = jit.mul %x, %y : tensor<2xf64>
  %n = jit.list_set %m[%one], %p : (!jit.list<tensor<2xf64>>, tensor<2xf64>) -> !jit.list<tensor<2xf64>>
  %c = jit.list_cast %n : !jit.list<tensor<2xf64>> -> !jit.list<tensor<?xf64>>
  %a = jit.list_get %c[%zero] : !jit.list<tensor<?xf64>> -> tensor<?xf64>
  %b = jit.list_get %c[%one] : !jit.list<tensor<?xf64>> -> tensor<?xf64>
  %t = jit.mul %a, %b : (tensor<?xf64>, tensor<?xf64>) -> tensor<2xf64>
  return %t : tensor<2xf64>
}
func.func @scalars(%x: f64, %y: tensor<2xf64>) -> (f64, tensor<2xf64>) {
  %one = arith.constant 1 : index
  %e = tensor.extract %y[%one] : tensor<2xf64>
  %p = arith.mulf %x, %e : f64
  %q = arith.addf %p, %x : f64
  %d = arith.divf %q, %e : f64
  %s = arith.subf %d, %q : f64
  %n = arith.negf %s : f64
  %t = tensor.from_elements %n, %p : tensor<2xf64>
  %r = jit.mul %t, %y : tensor<2xf64>
  return %n, %r : f64, tensor<2xf64>
}
func.func private @cube(%x: tensor<f64>) -> tensor<f64> {
  %y = jit.mul %x, %x : tensor<f64>
  %r = jit.mul %y, %x : tensor<f64>
  return %r : tensor<f64>
}
func.func @derivatives(%x: tensor<f64>) -> tensor<f64> {
  %g = jit.grad @cube(%x) : (tensor<f64>) -> tensor<f64>
  %v = jit.vjp @cube(%x) cotangents(%g) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %j = jit.jvp @cube(%x) tangents(%v) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %j : tensor<f64>
}
