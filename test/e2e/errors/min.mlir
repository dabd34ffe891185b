// RUN: %run_error reduced_empty EMPTY
// RUN: %run_error result_contradicts RESULT
// What only turns out to be wrong when the program runs.

// C3: there is no minimum over nothing.
// EMPTY: min.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}reduced dimension 1 has extent 0, expected at least 1
func.func @reduced_empty() -> tensor<?xf32> {
  %c = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %c : tensor<2x0xf32> -> tensor<?x?xf32>
  %0 = jit.min %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The result has an extent other than declared.
// RESULT: min.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}result dimension 0 is 2, expected 3
func.func @result_contradicts() -> tensor<3x1xf32> {
  %c = jit.constant dense<1.0> : tensor<2x4xf32>
  %x = check.opaque %c : tensor<2x4xf32> -> tensor<?x?xf32>
  %0 = jit.min %x dims = [1] keepdims : (tensor<?x?xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
