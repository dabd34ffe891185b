// RUN: not jit-run %s --function=stack_extent 2>&1 | FileCheck %s --check-prefix=STACK-EXTENT
// What is found out only when the program runs.

func.func @stack_extent() {
  %cx = jit.constant dense<1.0> : tensor<2xf32>
  %x = check.opaque %cx : tensor<2xf32> -> tensor<?xf32>
  %cy = jit.constant dense<1.0> : tensor<3xf32>
  %y = check.opaque %cy : tensor<3xf32> -> tensor<?xf32>
  // STACK-EXTENT: stack.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}operand #1 dimension 1 is 3, expected 2
  %r = jit.stack %x, %y dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<2x?xf32>
  check.expect_eq %r, %r : tensor<2x?xf32>
  return
}
