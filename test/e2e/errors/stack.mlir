// RUN: %run_error stack_extent STACK-EXTENT
// What is found out only when the program runs.

func.func @stack_extent() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 2 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  %cy = jit.constant dense<1.0> : tensor<f32>
  %sy = check.opaque %cy : tensor<f32>
  %ky0 = arith.constant 3 : index
  %y0 = check.opaque %ky0 : index
  %y = jit.broadcast_to %sy to [%y0] : (tensor<f32>) -> tensor<?xf32>
  // STACK-EXTENT: error: {{.*}}stack.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand #1 dimension 1 is 3, expected 2
  %r = jit.stack %x, %y dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<2x?xf32>
  check.expect_eq %r, %r : tensor<2x?xf32>
  return
}
