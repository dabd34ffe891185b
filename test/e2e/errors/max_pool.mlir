// RUN: %run_error fits FITS
// Shapes that only turn out to be wrong when the program runs.

// reduce_window_c3
// FITS: max_pool.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}window covers 3 of the padded extent 2 in windowed dimension 0, expected at most that extent
func.func @fits() -> tensor<1x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<1x2xf32>
  %x0 = check.opaque %c0 : tensor<1x2xf32> -> tensor<1x?xf32>
  %0 = jit.max_pool %x0 {kernel_size = array<i64: 3>} : tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}
