// RUN: %run_error features FEATURES
// Shapes that only turn out to be wrong when the program runs.

// linear_c2
// FEATURES: linear.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}contraction sizes differ: lhs dimension 1 is 3, rhs dimension 0 is 2
func.func @features() -> tensor<?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<4x2xf32>
  %x1 = check.opaque %c1 : tensor<4x2xf32> -> tensor<?x?xf32>
  %0 = jit.linear %x0, %x1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
