// RUN: %run_error reduced_empty EMPTY
// RUN: %run_error flat_empty FLAT
// What only turns out to be wrong when the program runs.

// C3: nothing has no position.
// EMPTY: argmax.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}reduced dimension 0 has extent 0, expected at least 1
func.func @reduced_empty() -> tensor<?xi64> {
  %c = jit.constant dense<> : tensor<0x2xf32>
  %x = check.opaque %c : tensor<0x2xf32> -> tensor<?x?xf32>
  %0 = jit.argmax %x dim = 0 : (tensor<?x?xf32>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// C3, where all dimensions are reduced.
// FLAT: argmax.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}reduced dimension 1 has extent 0, expected at least 1
func.func @flat_empty() -> tensor<i64> {
  %c = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %c : tensor<2x0xf32> -> tensor<?x?xf32>
  %0 = jit.argmax %x : (tensor<?x?xf32>) -> tensor<i64>
  return %0 : tensor<i64>
}
