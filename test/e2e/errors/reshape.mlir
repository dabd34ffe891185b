// RUN: %run_error reshape_count RESHAPE-COUNT
// RUN: %run_error reshape_open RESHAPE-OPEN
// RUN: %run_error reshape_negative RESHAPE-NEGATIVE
// RUN: %run_error reshape_open_beside_zero RESHAPE-OPEN-BESIDE-ZERO
// RUN: %run_error reshape_declared RESHAPE-DECLARED
// RUN: %run_error reshape_overflow RESHAPE-OVERFLOW
// RUN: %run_error reshape_overflow_of_nothing RESHAPE-NOTHING
// What is found out only when the program runs.

func.func @reshape_count() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 6 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  %kn = arith.constant 4 : index
  %n = check.opaque %kn : index
  // RESHAPE-COUNT: error: {{.*}}reshape.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand has 6 elements, sizes hold 8
  %r = jit.reshape %x to [%n, 2] : (tensor<?xf32>) -> tensor<?x2xf32>
  check.expect_eq %r, %r : tensor<?x2xf32>
  return
}

func.func @reshape_open() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 6 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // RESHAPE-OPEN: error: {{.*}}reshape.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand has 6 elements, expected a multiple of 4 that determines size -1
  %r = jit.reshape %x to [-1, 4] : (tensor<?xf32>) -> tensor<?x4xf32>
  check.expect_eq %r, %r : tensor<?x4xf32>
  return
}

func.func @reshape_negative() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 6 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  %kn = arith.constant -6 : index
  %n = check.opaque %kn : index
  // RESHAPE-NEGATIVE: error: {{.*}}reshape.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op size in dimension 0 is -6, expected at least 0
  %r = jit.reshape %x to [%n] : tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}

func.func @reshape_open_beside_zero() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 0 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0, 6] : (tensor<f32>) -> tensor<?x6xf32>
  %kn = arith.constant 0 : index
  %n = check.opaque %kn : index
  // RESHAPE-OPEN-BESIDE-ZERO: error: {{.*}}reshape.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand has 0 elements, expected a multiple of 0 that determines size -1
  %r = jit.reshape %x to [%n, -1] : (tensor<?x6xf32>) -> tensor<?x?xf32>
  check.expect_eq %r, %r : tensor<?x?xf32>
  return
}

func.func @reshape_declared() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 6 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // RESHAPE-DECLARED: error: {{.*}}reshape.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op result dimension 0 is 3, expected 4
  %r = jit.reshape %x to [-1, 2] : (tensor<?xf32>) -> tensor<4x2xf32>
  check.expect_eq %r, %r : tensor<4x2xf32>
  return
}

// 2^62 + 1 by 4 wraps around to 4.
func.func @reshape_overflow() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %four = arith.constant 4 : index
  %n = check.opaque %four : index
  %x = jit.broadcast_to %sx to [%n] : (tensor<f32>) -> tensor<?xf32>
  %large = arith.constant 4611686018427387905 : index
  %m = check.opaque %large : index
  // RESHAPE-OVERFLOW: error: {{.*}}reshape.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand has 4 elements, sizes hold 9223372036854775807
  %r = jit.reshape %x to [%m, %n] : (tensor<?xf32>) -> tensor<?x?xf32>
  check.expect_eq %r, %r : tensor<?x?xf32>
  return
}

// 2^33 by 2^33 wraps around to 0.
func.func @reshape_overflow_of_nothing() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %x = jit.broadcast_to %sx to [%n] : (tensor<f32>) -> tensor<?xf32>
  %large = arith.constant 8589934592 : index
  %m = check.opaque %large : index
  // RESHAPE-NOTHING: error: {{.*}}reshape.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op operand has 0 elements, sizes hold 9223372036854775807
  %r = jit.reshape %x to [%m, %m] : (tensor<?xf32>) -> tensor<?x?xf32>
  check.expect_eq %r, %r : tensor<?x?xf32>
  return
}
