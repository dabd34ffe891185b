// RUN: not jit-run %s --function=gather_large 2>&1 | FileCheck %s --check-prefix=GATHER-LARGE
// RUN: not jit-run %s --function=gather_negative 2>&1 | FileCheck %s --check-prefix=GATHER-NEGATIVE
// RUN: not jit-run %s --function=gather_from_nothing 2>&1 | FileCheck %s --check-prefix=GATHER-FROM-NOTHING
// RUN: not jit-run %s --function=gather_shapes 2>&1 | FileCheck %s --check-prefix=GATHER-SHAPES
// What is found out only when the program runs.

func.func @gather_large() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %ci = jit.constant dense<[0, 4]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  // GATHER-LARGE: gather.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}index 4 is out of range for dimension 0 of extent 4
  %r = jit.gather %x[%i] dims = [0] : (tensor<4xf32>, tensor<2xi64>) -> tensor<2xf32>
  check.expect_eq %r, %r : tensor<2xf32>
  return
}

func.func @gather_negative() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %ci = jit.constant dense<[9, -1]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  // GATHER-NEGATIVE: gather.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}index -1 is out of range for dimension 0 of extent 4
  %r = jit.gather %x[%i] dims = [0] : (tensor<4xf32>, tensor<2xi64>) -> tensor<2xf32>
  check.expect_eq %r, %r : tensor<2xf32>
  return
}

func.func @gather_from_nothing() {
  %cx = jit.constant dense<> : tensor<0xf32>
  %x = check.opaque %cx : tensor<0xf32> -> tensor<?xf32>
  %ci = jit.constant dense<[0, 0]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  // GATHER-FROM-NOTHING: gather.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}index 0 is out of range for dimension 0 of extent 0
  %r = jit.gather %x[%i] dims = [0] : (tensor<?xf32>, tensor<2xi64>) -> tensor<2xf32>
  check.expect_eq %r, %r : tensor<2xf32>
  return
}

func.func @gather_shapes() {
  %cx = jit.constant dense<1.0> : tensor<4x4xf32>
  %x = check.opaque %cx : tensor<4x4xf32>
  %ci = jit.constant dense<[0, 1]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64> -> tensor<?xi64>
  %cj = jit.constant dense<[0, 1, 2]> : tensor<3xi64>
  %j = check.opaque %cj : tensor<3xi64> -> tensor<?xi64>
  // GATHER-SHAPES: gather.mlir:[[# @LINE + 1]]:{{.*}}error: {{.*}}operand #0 dimension 0 is 2, expected 1 or 3
  %r = jit.gather %x[%i, %j] dims = [0, 1] : (tensor<4x4xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}
