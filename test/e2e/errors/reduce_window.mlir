// RUN: %run_error fits FITS
// Shapes that only turn out to be wrong when the program runs.

// reduce_window_c3
// FITS: reduce_window.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}window covers 3 of the padded extent 2 in windowed dimension 0, expected at most that extent
func.func @fits() -> tensor<?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<2xf32>
  %x0 = check.opaque %c0 : tensor<2xf32> -> tensor<?xf32>
  %0 = jit.reduce_window max %x0 {window = array<i64: 3>} : tensor<?xf32>
  return %0 : tensor<?xf32>
}
