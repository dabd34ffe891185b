// RUN: %run_error topk_k TOPK-K
// What is found out only when the program runs.

func.func @topk_k() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 4 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // TOPK-K: error: {{.*}}topk.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op size 5 in dimension 0 is not in [0, 4], what the extent 4 leaves
  %r, %j = jit.topk %x k = 5 dim = 0 : tensor<?xf32> -> tensor<5xf32>, tensor<5xi64>
  check.expect_eq %r, %r : tensor<5xf32>
  return
}
