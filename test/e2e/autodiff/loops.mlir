// RUN: %e2e %s
// Expected values by hand: x^n and its derivatives at 3.

func.func private @power(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %one = jit.constant dense<1.0> : tensor<f64>
  %r = jit.loop max %n iter(%i, %a = %one) : tensor<f64> {
    %b = jit.mul %a, %x : tensor<f64>
    jit.continue %b : tensor<f64>
  }
  return %r : tensor<f64>
}
func.func private @first(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %g = jit.grad @power(%x, %n) wrt = [0] : (tensor<f64>, index) -> tensor<f64>
  return %g : tensor<f64>
}
func.func private @second(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %g = jit.grad @first(%x, %n) wrt = [0] : (tensor<f64>, index) -> tensor<f64>
  return %g : tensor<f64>
}
func.func private @third(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %one = jit.constant dense<1.0> : tensor<f64>
  %g = jit.jvp @second(%x, %n) tangents(%one) wrt = [0]
      : (tensor<f64>, index, tensor<f64>) -> tensor<f64>
  return %g : tensor<f64>
}
// Reverse, reverse over reverse, forward over both: 405, 540, 540.
func.func @counted_five() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %c5 = arith.constant 5 : index
  %n = check.opaque %c5 : index
  %g1 = jit.call @first(%x, %n) : (tensor<f64>, index) -> tensor<f64>
  %g2 = jit.call @second(%x, %n) : (tensor<f64>, index) -> tensor<f64>
  %g3 = jit.call @third(%x, %n) : (tensor<f64>, index) -> tensor<f64>
  %e1 = jit.constant dense<405.0> : tensor<f64>
  %e2 = jit.constant dense<540.0> : tensor<f64>
  check.expect_eq %g1, %e1 : tensor<f64>
  check.expect_eq %g2, %e2 : tensor<f64>
  check.expect_eq %g3, %e2 : tensor<f64>
  return
}
// Zero trips: the result does not depend on x. A negative number is none.
func.func @counted_none() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %c0 = arith.constant 0 : index
  %n = check.opaque %c0 : index
  %g1 = jit.call @first(%x, %n) : (tensor<f64>, index) -> tensor<f64>
  %g2 = jit.call @second(%x, %n) : (tensor<f64>, index) -> tensor<f64>
  %e = jit.constant dense<0.0> : tensor<f64>
  check.expect_eq %g1, %e : tensor<f64>
  check.expect_eq %g2, %e : tensor<f64>
  %cm = arith.constant -2 : index
  %m = check.opaque %cm : index
  %g3 = jit.call @first(%x, %m) : (tensor<f64>, index) -> tensor<f64>
  check.expect_eq %g3, %e : tensor<f64>
  return
}
