// RUN: %run_error above ABOVE
// RUN: %run_error below BELOW
// Targets out of range.

// A class that there is not.
// ABOVE: nll_loss.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}{{3.*3}}
func.func @above() -> tensor<f32> {
  %c0 = jit.constant dense<1.0> : tensor<1x3xf32>
  %x0 = check.opaque %c0 : tensor<1x3xf32>
  %c1 = jit.constant dense<3> : tensor<1xi64>
  %x1 = check.opaque %c1 : tensor<1xi64>
  %0 = jit.nll_loss %x0, %x1 : (tensor<1x3xf32>, tensor<1xi64>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Nor is a negative one that is not ignored.
// BELOW: nll_loss.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}{{-1.*3}}
func.func @below() -> tensor<f32> {
  %c0 = jit.constant dense<1.0> : tensor<1x3xf32>
  %x0 = check.opaque %c0 : tensor<1x3xf32>
  %c1 = jit.constant dense<-1> : tensor<1xi64>
  %x1 = check.opaque %c1 : tensor<1xi64>
  %0 = jit.nll_loss %x0, %x1 : (tensor<1x3xf32>, tensor<1xi64>) -> tensor<f32>
  return %0 : tensor<f32>
}
