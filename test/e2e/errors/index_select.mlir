// RUN: %run_error index_select_large INDEX-SELECT-LARGE
// What is found out only when the program runs.

func.func @index_select_large() {
  %cx = jit.constant dense<1.0> : tensor<4x2xf32>
  %x = check.opaque %cx : tensor<4x2xf32>
  %ci = jit.constant dense<[2]> : tensor<1xi64>
  %i = check.opaque %ci : tensor<1xi64>
  // INDEX-SELECT-LARGE: error: {{.*}}index_select.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index 2 is out of range for dimension 1 of extent 2
  %r = jit.index_select %x, %i dim = -1 : (tensor<4x2xf32>, tensor<1xi64>) -> tensor<4x1xf32>
  check.expect_eq %r, %r : tensor<4x1xf32>
  return
}
