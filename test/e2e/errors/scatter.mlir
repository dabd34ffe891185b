// RUN: %run_error scatter_large SCATTER-LARGE
// RUN: %run_error scatter_updates SCATTER-UPDATES
// What is found out only when the program runs.

func.func @scatter_large() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %ci = jit.constant dense<[0, 4]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  %cu = jit.constant dense<1.0> : tensor<2xf32>
  %u = check.opaque %cu : tensor<2xf32>
  // SCATTER-LARGE: error: {{.*}}scatter.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index 4 is out of range for dimension 0 of extent 4
  %r = jit.scatter add %x[%i], %u dims = [0] : (tensor<4xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<4xf32>
  check.expect_eq %r, %r : tensor<4xf32>
  return
}

func.func @scatter_updates() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %ci = jit.constant dense<[0, 1]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  %cu = jit.constant dense<1.0> : tensor<f32>
  %su = check.opaque %cu : tensor<f32>
  %ku0 = arith.constant 3 : index
  %u0 = check.opaque %ku0 : index
  %u = jit.broadcast_to %su to [%u0] : (tensor<f32>) -> tensor<?xf32>
  // SCATTER-UPDATES: error: {{.*}}scatter.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op updates dimension 0 is 3, expected 2
  %r = jit.scatter add %x[%i], %u dims = [0] : (tensor<4xf32>, tensor<2xi64>, tensor<?xf32>) -> tensor<4xf32>
  check.expect_eq %r, %r : tensor<4xf32>
  return
}
