// RUN: %run_error squeeze_extent SQUEEZE-EXTENT
// What is found out only when the program runs.

func.func @squeeze_extent() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 2 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0, 3] : (tensor<f32>) -> tensor<?x3xf32>
  // SQUEEZE-EXTENT: error: {{.*}}squeeze.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand dimension 0 is 2, expected 1
  %r = jit.squeeze %x dims = [0] : (tensor<?x3xf32>) -> tensor<3xf32>
  check.expect_eq %r, %r : tensor<3xf32>
  return
}
