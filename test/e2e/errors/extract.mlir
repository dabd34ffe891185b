// RUN: %run_error behind BEHIND
// RUN: %run_error before BEFORE
// RUN: %run_error dimension DIMENSION
// An index or a dimension that is out of range is an error, not a read of what lies there.

// BEHIND: extract.mlir:[[#@LINE+7]]:{{[0-9]+}}: 'tensor.extract' op index 4 is out of range for dimension 1 of extent 2
func.func @behind() -> i64 {
  %c = jit.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  %x = check.opaque %c : tensor<3x2xi64> -> tensor<3x?xi64>
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %j = check.opaque %four : index
  %0 = tensor.extract %x[%zero, %j] : tensor<3x?xi64>
  return %0 : i64
}

// BEFORE: extract.mlir:[[#@LINE+5]]:{{[0-9]+}}: 'tensor.extract' op index -1 is out of range for dimension 0 of extent 3
func.func @before() -> f64 {
  %c = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %m = arith.constant -1 : index
  %i = check.opaque %m : index
  %0 = tensor.extract %c[%i] : tensor<3xf64>
  return %0 : f64
}

// DIMENSION: extract.mlir:[[#@LINE+6]]:{{[0-9]+}}: 'tensor.dim' op dimension 1 is out of range for a tensor of rank 1
func.func @dimension() -> index {
  %c = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %x = check.opaque %c : tensor<3xf64> -> tensor<?xf64>
  %one = arith.constant 1 : index
  %i = check.opaque %one : index
  %0 = tensor.dim %x, %i : tensor<?xf64>
  return %0 : index
}
