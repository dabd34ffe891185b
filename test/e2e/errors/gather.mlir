// RUN: %run_error gather_large GATHER-LARGE
// RUN: %run_error gather_negative GATHER-NEGATIVE
// RUN: %run_error gather_from_nothing GATHER-FROM-NOTHING
// RUN: %run_error gather_shapes GATHER-SHAPES
// What is found out only when the program runs.

func.func @gather_large() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %ci = jit.constant dense<[0, 4]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  // GATHER-LARGE: error: {{.*}}gather.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index 4 is out of range for dimension 0 of extent 4
  %r = jit.gather %x[%i] dims = [0] : (tensor<4xf32>, tensor<2xi64>) -> tensor<2xf32>
  check.expect_eq %r, %r : tensor<2xf32>
  return
}

func.func @gather_negative() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %ci = jit.constant dense<[9, -1]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  // GATHER-NEGATIVE: error: {{.*}}gather.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index -1 is out of range for dimension 0 of extent 4
  %r = jit.gather %x[%i] dims = [0] : (tensor<4xf32>, tensor<2xi64>) -> tensor<2xf32>
  check.expect_eq %r, %r : tensor<2xf32>
  return
}

func.func @gather_from_nothing() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 0 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  %ci = jit.constant dense<[0, 0]> : tensor<2xi64>
  %i = check.opaque %ci : tensor<2xi64>
  // GATHER-FROM-NOTHING: error: {{.*}}gather.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op index 0 is out of range for dimension 0 of extent 0
  %r = jit.gather %x[%i] dims = [0] : (tensor<?xf32>, tensor<2xi64>) -> tensor<2xf32>
  check.expect_eq %r, %r : tensor<2xf32>
  return
}

func.func @gather_shapes() {
  %cx = jit.constant dense<1.0> : tensor<4x4xf32>
  %x = check.opaque %cx : tensor<4x4xf32>
  %ci = jit.constant dense<0> : tensor<i64>
  %si = check.opaque %ci : tensor<i64>
  %ki0 = arith.constant 2 : index
  %i0 = check.opaque %ki0 : index
  %i = jit.broadcast_to %si to [%i0] : (tensor<i64>) -> tensor<?xi64>
  %cj = jit.constant dense<0> : tensor<i64>
  %sj = check.opaque %cj : tensor<i64>
  %kj0 = arith.constant 3 : index
  %j0 = check.opaque %kj0 : index
  %j = jit.broadcast_to %sj to [%j0] : (tensor<i64>) -> tensor<?xi64>
  // GATHER-SHAPES: error: {{.*}}gather.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand #1 dimension 0 is 3, expected 1 or 2
  %r = jit.gather %x[%i, %j] dims = [0, 1] : (tensor<4x4xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}
