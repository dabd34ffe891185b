// RUN: %e2e %s
// Expected values by hand.

// The rule says 100 * x for the derivative of x * x: it is used, and the
// function is not looked into.
jit.custom_vjp @square forward @forward backward @backward
func.func private @square(%x: tensor<f64>) -> tensor<f64> {
  %r = jit.mul %x, %x : tensor<f64>
  return %r : tensor<f64>
}
func.func private @forward(%x: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %r = jit.mul %x, %x : tensor<f64>
  return %r, %x : tensor<f64>, tensor<f64>
}
func.func private @backward(%x: tensor<f64>, %dr: tensor<f64>) -> tensor<f64> {
  %c = jit.constant dense<100.0> : tensor<f64>
  %s = jit.mul %x, %c : tensor<f64>
  %r = jit.mul %s, %dr : tensor<f64>
  return %r : tensor<f64>
}
func.func private @twice(%x: tensor<f64>) -> tensor<f64> {
  %a = jit.call @square(%x) : (tensor<f64>) -> tensor<f64>
  %b = func.call @square(%x) : (tensor<f64>) -> tensor<f64>
  %r = jit.add %a, %b : tensor<f64>
  return %r : tensor<f64>
}
func.func @custom_vjp_used() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %v, %g = jit.grad @twice(%x) value : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
  %ev = jit.constant dense<18.0> : tensor<f64>
  %eg = jit.constant dense<600.0> : tensor<f64>
  check.expect_eq %v, %ev : tensor<f64>
  check.expect_eq %g, %eg : tensor<f64>
  return
}

// The second derivative is that of the rule: 2 * 100.
func.func private @gradient(%x: tensor<f64>) -> tensor<f64> {
  %g = jit.grad @twice(%x) : (tensor<f64>) -> tensor<f64>
  return %g : tensor<f64>
}
func.func @custom_vjp_twice() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %g = jit.grad @gradient(%x) : (tensor<f64>) -> tensor<f64>
  %e = jit.constant dense<200.0> : tensor<f64>
  check.expect_eq %g, %e : tensor<f64>
  return
}
