// RUN: %e2e %s
// Expected values by hand.

// f(x, w) = sum(x * w): the gradient of each is the other.
func.func private @f(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<f32> {
  %p = jit.mul %x, %w : tensor<3xf32>
  %r = jit.sum %p : (tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @grad_values() {
  %cx = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %cw = jit.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %x = check.opaque %cx : tensor<3xf32>
  %w = check.opaque %cw : tensor<3xf32>
  %v, %dw, %dx = jit.grad @f(%x, %w) wrt = [1, 0] value
      : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>)
  %ev = jit.constant dense<32.0> : tensor<f32>
  check.expect_eq %v, %ev : tensor<f32>
  check.expect_eq %dw, %cx : tensor<3xf32>
  check.expect_eq %dx, %cw : tensor<3xf32>
  return
}

// What the result does not depend on has the gradient zero, of its own shape.
func.func private @first(%x: tensor<f64>, %y: tensor<?xf64>) -> tensor<f64> {
  return %x : tensor<f64>
}
func.func @grad_unused() {
  %cx = jit.constant dense<2.0> : tensor<f64>
  %cy = jit.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %y = check.opaque %cy : tensor<2xf64> -> tensor<?xf64>
  %dx, %dy = jit.grad @first(%cx, %y)
      : (tensor<f64>, tensor<?xf64>) -> (tensor<f64>, tensor<?xf64>)
  %one = jit.constant dense<1.0> : tensor<f64>
  %ze = jit.constant dense<0.0> : tensor<2xf64>
  %z = check.opaque %ze : tensor<2xf64> -> tensor<?xf64>
  check.expect_eq %dx, %one : tensor<f64>
  check.expect_eq %dy, %z : tensor<?xf64>
  return
}

// A host scalar: f(s) = s * s / (1 + s) at 1 is (s * s + 2 * s) / (1 + s)^2.
func.func private @scalar(%s: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %square = arith.mulf %s, %s : f64
  %below = arith.addf %s, %one : f64
  %r = arith.divf %square, %below : f64
  return %r : f64
}
func.func @grad_scalar() {
  %c = arith.constant 1.0 : f64
  %s = check.opaque %c : f64
  %g = jit.grad @scalar(%s) : (f64) -> f64
  %e = arith.constant 0.75 : f64
  check.expect_eq %g, %e : f64
  return
}
