// RUN: not jit-run %s --function=concat_extent 2>&1 | FileCheck %s --check-prefix=CONCAT-EXTENT
// RUN: not jit-run %s --function=concat_declared 2>&1 | FileCheck %s --check-prefix=CONCAT-DECLARED
// What is found out only when the program runs.

func.func @concat_extent() {
  %cx = jit.constant dense<1.0> : tensor<2x3xf32>
  %x = check.opaque %cx : tensor<2x3xf32> -> tensor<2x?xf32>
  %cy = jit.constant dense<1.0> : tensor<2x4xf32>
  %y = check.opaque %cy : tensor<2x4xf32>
  // CONCAT-EXTENT: concat.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}operand #0 dimension 1 is 3, expected 4
  %r = jit.concat %x, %y dim = 0 : (tensor<2x?xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  check.expect_eq %r, %r : tensor<4x4xf32>
  return
}

func.func @concat_declared() {
  %cx = jit.constant dense<1.0> : tensor<2xf32>
  %x = check.opaque %cx : tensor<2xf32> -> tensor<?xf32>
  // CONCAT-DECLARED: concat.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}result dimension 0 is 4, expected 5
  %r = jit.concat %x, %x dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<5xf32>
  check.expect_eq %r, %r : tensor<5xf32>
  return
}
