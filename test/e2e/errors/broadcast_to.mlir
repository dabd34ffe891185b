// RUN: %run_error broadcast_to_extent BROADCAST-TO-EXTENT
// RUN: %run_error broadcast_to_static BROADCAST-TO-STATIC
// RUN: %run_error broadcast_to_one BROADCAST-TO-ONE
// RUN: %run_error broadcast_to_negative BROADCAST-TO-NEGATIVE
// What is found out only when the program runs.

func.func @broadcast_to_extent() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 3 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  %kn = arith.constant 4 : index
  %n = check.opaque %kn : index
  // BROADCAST-TO-EXTENT: error: {{.*}}broadcast_to.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand dimension 0 is 3, expected 1 or 4
  %r = jit.broadcast_to %x to [%n] : tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}

func.func @broadcast_to_static() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 3 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // BROADCAST-TO-STATIC: error: {{.*}}broadcast_to.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand dimension 0 is 3, expected 1 or 4
  %r = jit.broadcast_to %x to [4] : (tensor<?xf32>) -> tensor<4xf32>
  check.expect_eq %r, %r : tensor<4xf32>
  return
}

func.func @broadcast_to_one() {
  %cx = jit.constant dense<1.0> : tensor<3xf32>
  %x = check.opaque %cx : tensor<3xf32>
  %kn = arith.constant 1 : index
  %n = check.opaque %kn : index
  // BROADCAST-TO-ONE: error: {{.*}}broadcast_to.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand dimension 0 is 3, expected 1 or 1
  %r = jit.broadcast_to %x to [%n] : tensor<3xf32>
  check.expect_eq %r, %r : tensor<3xf32>
  return
}

func.func @broadcast_to_negative() {
  %cx = jit.constant dense<1.0> : tensor<1xf32>
  %x = check.opaque %cx : tensor<1xf32>
  %kn = arith.constant -1 : index
  %n = check.opaque %kn : index
  // BROADCAST-TO-NEGATIVE: error: {{.*}}broadcast_to.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op size in dimension 0 is -1, expected at least 0
  %r = jit.broadcast_to %x to [%n] : (tensor<1xf32>) -> tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}
