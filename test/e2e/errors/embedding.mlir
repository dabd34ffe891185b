// RUN: %run_error embedding_negative EMBEDDING-NEGATIVE
// What is found out only when the program runs.

func.func @embedding_negative() {
  %cx = jit.constant dense<1.0> : tensor<4x2xf32>
  %x = check.opaque %cx : tensor<4x2xf32>
  %ci = jit.constant dense<[-1]> : tensor<1xi64>
  %i = check.opaque %ci : tensor<1xi64>
  // EMBEDDING-NEGATIVE: error: {{.*}}embedding.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index -1 is out of range for dimension 0 of extent 4
  %r = jit.embedding %x, %i : (tensor<4x2xf32>, tensor<1xi64>) -> tensor<1x2xf32>
  check.expect_eq %r, %r : tensor<1x2xf32>
  return
}
