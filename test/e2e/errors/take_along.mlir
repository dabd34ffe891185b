// RUN: %run_error take_along_index TAKE-ALONG-INDEX
// RUN: %run_error take_along_extent TAKE-ALONG-EXTENT
// What is found out only when the program runs.

func.func @take_along_index() {
  %cx = jit.constant dense<1.0> : tensor<2x2xf32>
  %x = check.opaque %cx : tensor<2x2xf32>
  %ci = jit.constant dense<2> : tensor<2x1xi64>
  %i = check.opaque %ci : tensor<2x1xi64>
  // TAKE-ALONG-INDEX: error: {{.*}}take_along.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index 2 is out of range for dimension 1 of extent 2
  %r = jit.take_along %x, %i dim = 1 : (tensor<2x2xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
  check.expect_eq %r, %r : tensor<2x1xf32>
  return
}

func.func @take_along_extent() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 2 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0, 2] : (tensor<f32>) -> tensor<?x2xf32>
  %ci = jit.constant dense<0> : tensor<3x1xi64>
  %i = check.opaque %ci : tensor<3x1xi64>
  // TAKE-ALONG-EXTENT: error: {{.*}}take_along.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index 2 is out of range for dimension 0 of extent 2
  %r = jit.take_along %x, %i dim = 1 : (tensor<?x2xf32>, tensor<3x1xi64>) -> tensor<3x1xf32>
  check.expect_eq %r, %r : tensor<3x1xf32>
  return
}
