// RUN: %e2e %s
// Expected values by hand. The rules are wrong on purpose, by factors that the
// true derivatives do not have, so that it shows which is used.

// f(x) = x^2, with the derivative 10 x in reverse and 100 x forward.
func.func private @f(%x: tensor<f64>) -> tensor<f64> {
  %y = jit.mul %x, %x : tensor<f64>
  return %y : tensor<f64>
}
func.func private @f_forward(%x: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %y = jit.mul %x, %x : tensor<f64>
  return %y, %x : tensor<f64>, tensor<f64>
}
func.func private @f_backward(%x: tensor<f64>, %dy: tensor<f64>) -> tensor<f64> {
  %ten = jit.constant dense<10.0> : tensor<f64>
  %s = jit.mul %ten, %x : tensor<f64>
  %dx = jit.mul %s, %dy : tensor<f64>
  return %dx : tensor<f64>
}
func.func private @f_tangent(%x: tensor<f64>, %tx: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %y = jit.mul %x, %x : tensor<f64>
  %c = jit.constant dense<100.0> : tensor<f64>
  %s = jit.mul %c, %x : tensor<f64>
  %ty = jit.mul %s, %tx : tensor<f64>
  return %y, %ty : tensor<f64>, tensor<f64>
}
jit.custom_vjp @f forward @f_forward backward @f_backward
jit.custom_jvp @f tangent @f_tangent

// Of the function itself: 30, and 300 forward. The value is the function's.
func.func @direct() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %one = jit.constant dense<1.0> : tensor<f64>
  %y, %g = jit.grad @f(%x) value : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
  %t = jit.jvp @f(%x) tangents(%one) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %e9 = jit.constant dense<9.0> : tensor<f64>
  %e30 = jit.constant dense<30.0> : tensor<f64>
  %e300 = jit.constant dense<300.0> : tensor<f64>
  check.expect_eq %y, %e9 : tensor<f64>
  check.expect_eq %g, %e30 : tensor<f64>
  check.expect_eq %t, %e300 : tensor<f64>
  return
}

// In a call of a call, by either kind of call.
func.func private @inner(%x: tensor<f64>) -> tensor<f64> {
  %y = func.call @f(%x) : (tensor<f64>) -> tensor<f64>
  return %y : tensor<f64>
}
func.func private @outer(%x: tensor<f64>) -> tensor<f64> {
  %y = jit.call @inner(%x) : (tensor<f64>) -> tensor<f64>
  return %y : tensor<f64>
}
func.func @in_calls() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %one = jit.constant dense<1.0> : tensor<f64>
  %g = jit.grad @outer(%x) : (tensor<f64>) -> tensor<f64>
  %t = jit.jvp @outer(%x) tangents(%one) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %e30 = jit.constant dense<30.0> : tensor<f64>
  %e300 = jit.constant dense<300.0> : tensor<f64>
  check.expect_eq %g, %e30 : tensor<f64>
  check.expect_eq %t, %e300 : tensor<f64>
  return
}

// In a loop: f(f(x)) has the derivative 10 x^2 * 10 x = 2700, and 270000.
func.func private @looped(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<f64> {
    %b = jit.call @f(%a) : (tensor<f64>) -> tensor<f64>
    jit.continue %b : tensor<f64>
  }
  return %r : tensor<f64>
}
func.func @in_loop() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %c2 = arith.constant 2 : index
  %n = check.opaque %c2 : index
  %one = jit.constant dense<1.0> : tensor<f64>
  %g = jit.grad @looped(%x, %n) wrt = [0] : (tensor<f64>, index) -> tensor<f64>
  %t = jit.jvp @looped(%x, %n) tangents(%one) wrt = [0] : (tensor<f64>, index, tensor<f64>) -> tensor<f64>
  %eg = jit.constant dense<2700.0> : tensor<f64>
  %et = jit.constant dense<270000.0> : tensor<f64>
  check.expect_eq %g, %eg : tensor<f64>
  check.expect_eq %t, %et : tensor<f64>
  return
}

// In the side of a branch that is taken, and not in the other.
func.func private @branched(%x: tensor<f64>, %c: i1) -> tensor<f64> {
  %r = jit.if %c : tensor<f64> {
    %y = jit.call @f(%x) : (tensor<f64>) -> tensor<f64>
    jit.yield %y : tensor<f64>
  } else {
    %y = jit.neg %x : tensor<f64>
    jit.yield %y : tensor<f64>
  }
  return %r : tensor<f64>
}
func.func @in_if() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %ct = arith.constant true
  %cf = arith.constant false
  %yes = check.opaque %ct : i1
  %no = check.opaque %cf : i1
  %one = jit.constant dense<1.0> : tensor<f64>
  %g = jit.grad @branched(%x, %yes) wrt = [0] : (tensor<f64>, i1) -> tensor<f64>
  %h = jit.grad @branched(%x, %no) wrt = [0] : (tensor<f64>, i1) -> tensor<f64>
  %t = jit.jvp @branched(%x, %yes) tangents(%one) wrt = [0] : (tensor<f64>, i1, tensor<f64>) -> tensor<f64>
  %e30 = jit.constant dense<30.0> : tensor<f64>
  %em = jit.constant dense<-1.0> : tensor<f64>
  %e300 = jit.constant dense<300.0> : tensor<f64>
  check.expect_eq %g, %e30 : tensor<f64>
  check.expect_eq %h, %em : tensor<f64>
  check.expect_eq %t, %e300 : tensor<f64>
  return
}

// The derivative of the derivative is that of the rule: 10, in both modes.
func.func private @gradient(%x: tensor<f64>) -> tensor<f64> {
  %g = jit.grad @outer(%x) : (tensor<f64>) -> tensor<f64>
  return %g : tensor<f64>
}
func.func @nested() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %one = jit.constant dense<1.0> : tensor<f64>
  %g = jit.grad @gradient(%x) : (tensor<f64>) -> tensor<f64>
  %t = jit.jvp @gradient(%x) tangents(%one) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %e10 = jit.constant dense<10.0> : tensor<f64>
  check.expect_eq %g, %e10 : tensor<f64>
  check.expect_eq %t, %e10 : tensor<f64>
  return
}

// Of a forward rule alone the transpose is used: 100 x, of both arguments.
func.func private @h(%x: tensor<2xf64>, %n: tensor<i64>, %y: tensor<f64>) -> (tensor<2xf64>, tensor<i64>) {
  %p = jit.mul %x, %y : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  return %p, %n : tensor<2xf64>, tensor<i64>
}
func.func private @h_tangent(%x: tensor<2xf64>, %n: tensor<i64>, %y: tensor<f64>, %tx: tensor<2xf64>,
                             %ty: tensor<f64>) -> (tensor<2xf64>, tensor<i64>, tensor<2xf64>) {
  %p = jit.mul %x, %y : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  %a = jit.mul %tx, %y : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  %b = jit.mul %x, %ty : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  %s = jit.add %a, %b : tensor<2xf64>
  %c = jit.constant dense<100.0> : tensor<f64>
  %t = jit.mul %s, %c : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  return %p, %n, %t : tensor<2xf64>, tensor<i64>, tensor<2xf64>
}
jit.custom_jvp @h tangent @h_tangent
func.func @transposed() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %x = check.opaque %c : tensor<2xf64>
  %y = jit.constant dense<3.0> : tensor<f64>
  %n = jit.constant dense<7> : tensor<i64>
  %d = jit.constant dense<[1.0, 10.0]> : tensor<2xf64>
  %g:2 = jit.vjp @h(%x, %n, %y) cotangents(%d)
      : (tensor<2xf64>, tensor<i64>, tensor<f64>, tensor<2xf64>) -> (tensor<2xf64>, tensor<f64>)
  %ex = jit.constant dense<[300.0, 3000.0]> : tensor<2xf64>
  %ey = jit.constant dense<2100.0> : tensor<f64>
  check.expect_eq %g#0, %ex : tensor<2xf64>
  check.expect_eq %g#1, %ey : tensor<f64>
  return
}
