// RUN: %e2e %s
// Expected values by hand.

// The rule says 100 * x for the derivative of x * x: it is used in both modes.
jit.custom_jvp @square tangent @tangent
func.func private @square(%x: tensor<f64>) -> tensor<f64> {
  %r = jit.mul %x, %x : tensor<f64>
  return %r : tensor<f64>
}
func.func private @tangent(%x: tensor<f64>, %tx: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %r = jit.mul %x, %x : tensor<f64>
  %c = jit.constant dense<100.0> : tensor<f64>
  %s = jit.mul %x, %c : tensor<f64>
  %t = jit.mul %s, %tx : tensor<f64>
  return %r, %t : tensor<f64>, tensor<f64>
}
func.func private @f(%x: tensor<f64>) -> tensor<f64> {
  %r = jit.call @square(%x) : (tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @custom_jvp_forward() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %t = jit.constant dense<2.0> : tensor<f64>
  %v, %g = jit.jvp @f(%x) tangents(%t) value
      : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
  %ev = jit.constant dense<9.0> : tensor<f64>
  %eg = jit.constant dense<600.0> : tensor<f64>
  check.expect_eq %v, %ev : tensor<f64>
  check.expect_eq %g, %eg : tensor<f64>
  return
}

// In reverse the rule is transposed.
func.func @custom_jvp_reverse() {
  %c = jit.constant dense<3.0> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %v, %g = jit.grad @f(%x) value : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
  %ev = jit.constant dense<9.0> : tensor<f64>
  %eg = jit.constant dense<300.0> : tensor<f64>
  check.expect_eq %v, %ev : tensor<f64>
  check.expect_eq %g, %eg : tensor<f64>
  return
}
