// RUN: %run_error size_negative NEGATIVE
// RUN: %run_error result_contradicts RESULT
// What only turns out to be wrong when the program runs.

// sizes_c1
// NEGATIVE: full.mlir:[[#@LINE+5]]:{{[0-9]+}}: {{.*}}size 0 is -3, expected at least 0
func.func @size_negative() -> tensor<?xf32> {
  %v = jit.constant dense<1.0> : tensor<f32>
  %c = arith.constant -3 : index
  %n = check.opaque %c : index
  %0 = jit.full %v, [%n] : (tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The result has an extent other than declared.
// RESULT: full.mlir:[[#@LINE+5]]:{{[0-9]+}}: {{.*}}result dimension 0 is 3, expected 4
func.func @result_contradicts() -> tensor<4xf32> {
  %v = jit.constant dense<1.0> : tensor<f32>
  %c = arith.constant 3 : index
  %n = check.opaque %c : index
  %0 = jit.full %v, [%n] : (tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
