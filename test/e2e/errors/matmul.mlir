// RUN: %run_error contraction CONTRACTION
// RUN: %run_error batch BATCH
// RUN: %run_error declared DECLARED
// Shapes that only turn out to be wrong when the program runs.

// matmul_c2
// CONTRACTION: matmul.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}contraction sizes differ: lhs dimension 1 is 3, rhs dimension 0 is 4
func.func @contraction() -> tensor<?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<4x2xf32>
  %x1 = check.opaque %c1 : tensor<4x2xf32> -> tensor<?x?xf32>
  %0 = jit.matmul %x0, %x1 : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// matmul_c3
// BATCH: matmul.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}operand #1 dimension 0 is 3, expected 1 or 2
func.func @batch() -> tensor<?x1x1xf32> {
  %c0 = jit.constant dense<1.0> : tensor<2x1x1xf32>
  %x0 = check.opaque %c0 : tensor<2x1x1xf32> -> tensor<?x1x1xf32>
  %c1 = jit.constant dense<1.0> : tensor<3x1x1xf32>
  %x1 = check.opaque %c1 : tensor<3x1x1xf32> -> tensor<?x1x1xf32>
  %0 = jit.matmul %x0, %x1 : tensor<?x1x1xf32>
  return %0 : tensor<?x1x1xf32>
}

// The result has an extent other than declared.
// DECLARED: matmul.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}result dimension 0 is 2, expected 4
func.func @declared() -> tensor<4x2xf32> {
  %c0 = jit.constant dense<1.0> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32> -> tensor<?x3xf32>
  %c1 = jit.constant dense<1.0> : tensor<3x2xf32>
  %x1 = check.opaque %c1 : tensor<3x2xf32>
  %0 = jit.matmul %x0, %x1 : (tensor<?x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
