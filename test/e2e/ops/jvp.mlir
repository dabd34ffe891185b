// RUN: %e2e %s
// Expected values by hand.

// f(x, y) = x * y in the direction (a, 0) is a * y, of the result's shape.
func.func private @f(%x: tensor<2xf32>, %y: tensor<2x1xf32>) -> tensor<2x2xf32> {
  %p = jit.mul %x, %y : (tensor<2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  return %p : tensor<2x2xf32>
}
func.func @jvp_values() {
  %cx = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cy = jit.constant dense<[[10.0], [20.0]]> : tensor<2x1xf32>
  %a = jit.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %x = check.opaque %cx : tensor<2xf32>
  %y = check.opaque %cy : tensor<2x1xf32>
  %v, %t = jit.jvp @f(%x, %y) tangents(%a) wrt = [0] value
      : (tensor<2xf32>, tensor<2x1xf32>, tensor<2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %ev = jit.constant dense<[[10.0, 20.0], [20.0, 40.0]]> : tensor<2x2xf32>
  %et = jit.constant dense<[[10.0, 30.0], [20.0, 60.0]]> : tensor<2x2xf32>
  check.expect_eq %v, %ev : tensor<2x2xf32>
  check.expect_eq %t, %et : tensor<2x2xf32>
  return
}

// A sum of which one operand has no tangent: the tangent is repeated.
func.func private @sum(%x: tensor<2xf32>, %y: tensor<2x1xf32>) -> tensor<2x2xf32> {
  %p = jit.add %x, %y : (tensor<2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  return %p : tensor<2x2xf32>
}
func.func @jvp_repeated() {
  %cx = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cy = jit.constant dense<[[10.0], [20.0]]> : tensor<2x1xf32>
  %a = jit.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %x = check.opaque %cx : tensor<2xf32>
  %t = jit.jvp @sum(%x, %cy) tangents(%a) wrt = [0]
      : (tensor<2xf32>, tensor<2x1xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %et = jit.constant dense<[[1.0, 3.0], [1.0, 3.0]]> : tensor<2x2xf32>
  check.expect_eq %t, %et : tensor<2x2xf32>
  return
}
