// RUN: %run_error nothing NOTHING
// Shapes that only turn out to be wrong when the program runs.

// adaptive_pool_c2
// NOTHING: adaptive_avg_pool.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}operand has extent 0 in dimension 1, expected 1 or more
func.func @nothing() -> tensor<1x4xf32> {
  %c0 = jit.constant dense<> : tensor<1x0xf32>
  %x0 = check.opaque %c0 : tensor<1x0xf32> -> tensor<1x?xf32>
  %0 = jit.adaptive_avg_pool %x0 {output_size = array<i64: 4>} : (tensor<1x?xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
