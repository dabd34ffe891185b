// RUN: %e2e %s
// Expected values by hand.

// f(x, y) = (x + y, x * y); y is a row that broadcasts to both rows of x.
func.func private @f(%x: tensor<2x2xf32>, %y: tensor<2xf32>)
    -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %s = jit.add %x, %y : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %p = jit.mul %x, %y : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return %s, %p : tensor<2x2xf32>, tensor<2x2xf32>
}
// dx = a + b * y, dy = sum over rows of a + b * x.
func.func @vjp_values() {
  %cx = jit.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %cy = jit.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %a = jit.constant dense<[[1.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
  %b = jit.constant dense<[[0.0, 1.0], [1.0, 2.0]]> : tensor<2x2xf32>
  %x = check.opaque %cx : tensor<2x2xf32>
  %y = check.opaque %cy : tensor<2xf32>
  %dx, %dy = jit.vjp @f(%x, %y) cotangents(%a, %b)
      : (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
      -> (tensor<2x2xf32>, tensor<2xf32>)
  %ex = jit.constant dense<[[1.0, 20.0], [10.0, 40.0]]> : tensor<2x2xf32>
  %ey = jit.constant dense<[4.0, 10.0]> : tensor<2xf32>
  check.expect_eq %dx, %ex : tensor<2x2xf32>
  check.expect_eq %dy, %ey : tensor<2xf32>
  return
}
