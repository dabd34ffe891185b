// RUN: %run_error channels CHANNELS
// RUN: %run_error groups GROUPS
// RUN: %run_error fits FITS
// RUN: %run_error window WINDOW
// Shapes that only turn out to be wrong when the program runs.

// conv_c3
// CHANNELS: conv.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}input has 3 channels, expected groups * weight dimension 1 = 2
func.func @channels() -> tensor<?x?x?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<1x3x4x4xf32>
  %x0 = check.opaque %c0 : tensor<1x3x4x4xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<2x2x2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2x2x2xf32> -> tensor<?x?x?x?xf32>
  %0 = jit.conv %x0, %x1 : tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// conv_c4
// GROUPS: conv.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}weight dimension 0 is 3, expected a multiple of groups: 2
func.func @groups() -> tensor<?x?x?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<1x4x4x4xf32>
  %x0 = check.opaque %c0 : tensor<1x4x4x4xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<3x2x2x2xf32>
  %x1 = check.opaque %c1 : tensor<3x2x2x2xf32> -> tensor<?x?x?x?xf32>
  %0 = jit.conv %x0, %x1 {groups = 2 : i64} : tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// conv_c5
// FITS: conv.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}window covers 3 of the padded extent 2 in windowed dimension 0, expected at most that extent
func.func @fits() -> tensor<?x?x?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<1x1x2x4xf32>
  %x0 = check.opaque %c0 : tensor<1x1x2x4xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<1x1x3x2xf32>
  %x1 = check.opaque %c1 : tensor<1x1x3x2xf32> -> tensor<?x?x?x?xf32>
  %0 = jit.conv %x0, %x1 : tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// conv_c5: a kernel.
// WINDOW: conv.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}window is empty in windowed dimension 0
func.func @window() -> tensor<?x?x?x?xf32> {
  %c0 = jit.constant dense<> : tensor<1x1x0x2xf32>
  %x0 = check.opaque %c0 : tensor<1x1x0x2xf32> -> tensor<?x?x?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<1x1x3x2xf32>
  %x1 = check.opaque %c1 : tensor<1x1x3x2xf32> -> tensor<?x?x?x?xf32>
  %0 = jit.conv %x1, %x0 : tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
