// RUN: %run_error split_sum SPLIT-SUM
// RUN: %run_error split_open SPLIT-OPEN
// What is found out only when the program runs.

func.func @split_sum() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 4 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // SPLIT-SUM: error: {{.*}}split.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op sizes add up to 3, expected 4
  %r:2 = jit.split %x dim = 0 sizes = [1, 2] : (tensor<?xf32>) -> (tensor<1xf32>, tensor<2xf32>)
  check.expect_eq %r#0, %r#0 : tensor<1xf32>
  return
}

func.func @split_open() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 4 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // SPLIT-OPEN: error: {{.*}}split.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op sizes add up to 5, expected at most 4
  %r:2 = jit.split %x dim = 0 sizes = [5, -1] : (tensor<?xf32>) -> (tensor<5xf32>, tensor<?xf32>)
  check.expect_eq %r#0, %r#0 : tensor<5xf32>
  return
}
