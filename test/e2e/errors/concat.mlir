// RUN: %run_error concat_extent CONCAT-EXTENT
// RUN: %run_error concat_declared CONCAT-DECLARED
// What is found out only when the program runs.

func.func @concat_extent() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx1 = arith.constant 3 : index
  %x1 = check.opaque %kx1 : index
  %x = jit.broadcast_to %sx to [2, %x1] : (tensor<f32>) -> tensor<2x?xf32>
  %cy = jit.constant dense<1.0> : tensor<2x4xf32>
  %y = check.opaque %cy : tensor<2x4xf32>
  // CONCAT-EXTENT: error: {{.*}}concat.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand #0 dimension 1 is 3, expected 4
  %r = jit.concat %x, %y dim = 0 : (tensor<2x?xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  check.expect_eq %r, %r : tensor<4x4xf32>
  return
}

func.func @concat_declared() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 2 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // CONCAT-DECLARED: error: {{.*}}concat.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op result dimension 0 is 4, expected 5
  %r = jit.concat %x, %x dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<5xf32>
  check.expect_eq %r, %r : tensor<5xf32>
  return
}
