// RUN: %run_error index_too_large LARGE
// RUN: %run_error index_negative NEGATIVE
// An index out of range is an error, never a row of zeros.

// LARGE: one_hot.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}an index is out of range, expected all in [0, 3)
func.func @index_too_large() -> tensor<2x3xf32> {
  %c = jit.constant dense<[0, 3]> : tensor<2xi64>
  %i = check.opaque %c : tensor<2xi64>
  %0 = jit.one_hot %i, [3] : (tensor<2xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// NEGATIVE: one_hot.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}an index is out of range, expected all in [0, 3)
func.func @index_negative() -> tensor<2x3xf32> {
  %c = jit.constant dense<[0, -1]> : tensor<2xi32>
  %i = check.opaque %c : tensor<2xi32>
  %0 = jit.one_hot %i, [3] : (tensor<2xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
