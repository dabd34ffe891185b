// RUN: %run_error groups GROUPS
// Shapes that only turn out to be wrong when the program runs.

// group_norm_c2
// GROUPS: group_norm.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}input has 3 channels, expected a multiple of groups: 2
func.func @groups() -> tensor<?x?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<1x3x2xf32>
  %x0 = check.opaque %c0 : tensor<1x3x2xf32> -> tensor<?x?x?xf32>
  %0 = jit.group_norm %x0 {groups = 2 : i64} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
