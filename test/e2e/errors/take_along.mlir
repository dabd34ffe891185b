// RUN: not jit-run %s --function=take_along_index 2>&1 | FileCheck %s --check-prefix=TAKE-ALONG-INDEX
// RUN: not jit-run %s --function=take_along_extent 2>&1 | FileCheck %s --check-prefix=TAKE-ALONG-EXTENT
// What is found out only when the program runs.

func.func @take_along_index() {
  %cx = jit.constant dense<1.0> : tensor<2x2xf32>
  %x = check.opaque %cx : tensor<2x2xf32>
  %ci = jit.constant dense<2> : tensor<2x1xi64>
  %i = check.opaque %ci : tensor<2x1xi64>
  // TAKE-ALONG-INDEX: take_along.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}index 2 is out of range for dimension 1 of extent 2
  %r = jit.take_along %x, %i dim = 1 : (tensor<2x2xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
  check.expect_eq %r, %r : tensor<2x1xf32>
  return
}

func.func @take_along_extent() {
  %cx = jit.constant dense<1.0> : tensor<2x2xf32>
  %x = check.opaque %cx : tensor<2x2xf32> -> tensor<?x2xf32>
  %ci = jit.constant dense<0> : tensor<3x1xi64>
  %i = check.opaque %ci : tensor<3x1xi64>
  // TAKE-ALONG-EXTENT: take_along.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}index 2 is out of range for dimension 0 of extent 2
  %r = jit.take_along %x, %i dim = 1 : (tensor<?x2xf32>, tensor<3x1xi64>) -> tensor<3x1xf32>
  check.expect_eq %r, %r : tensor<3x1xf32>
  return
}
