// RUN: %e2e %s
// Expected values: torch.nn.functional.mse_loss in f64, rounded.

// The mean, f64.
func.func @mse_loss_f64() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xf64>
  %x0 = check.opaque %c0 : tensor<2x4xf64>
  %c1 = jit.constant dense<[[-1.0, -4.0, 3.0, 1.0], [-2.0, 3.0, 4.0, -1.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.mse_loss %x0, %x1 : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<f64>
  %e0 = jit.constant dense<7.75> : tensor<f64>
  check.expect_eq %r, %e0 : tensor<f64>
  return
}

// The mean, f32.
func.func @mse_loss_f32() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xf32>
  %x0 = check.opaque %c0 : tensor<2x4xf32>
  %c1 = jit.constant dense<[[-1.0, -4.0, 3.0, 1.0], [-2.0, 3.0, 4.0, -1.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.mse_loss %x0, %x1 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<f32>
  %e0 = jit.constant dense<7.75> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// The mean, f16.
func.func @mse_loss_f16() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xf16>
  %x0 = check.opaque %c0 : tensor<2x4xf16>
  %c1 = jit.constant dense<[[-1.0, -4.0, 3.0, 1.0], [-2.0, 3.0, 4.0, -1.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.mse_loss %x0, %x1 : (tensor<2x4xf16>, tensor<2x4xf16>) -> tensor<f16>
  %e0 = jit.constant dense<7.75> : tensor<f16>
  check.expect_eq %r, %e0 : tensor<f16>
  return
}

// The mean, bf16.
func.func @mse_loss_bf16() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xbf16>
  %x0 = check.opaque %c0 : tensor<2x4xbf16>
  %c1 = jit.constant dense<[[-1.0, -4.0, 3.0, 1.0], [-2.0, 3.0, 4.0, -1.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.mse_loss %x0, %x1 : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<bf16>
  %e0 = jit.constant dense<7.75> : tensor<bf16>
  check.expect_eq %r, %e0 : tensor<bf16>
  return
}

// The sum.
func.func @mse_loss_sum() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xf32>
  %x0 = check.opaque %c0 : tensor<2x4xf32>
  %c1 = jit.constant dense<[[-1.0, -4.0, 3.0, 1.0], [-2.0, 3.0, 4.0, -1.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.mse_loss %x0, %x1 {reduction = 2 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) ->
    tensor<f32>
  %e0 = jit.constant dense<62.0> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// Each.
func.func @mse_loss_none() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xf32>
  %x0 = check.opaque %c0 : tensor<2x4xf32>
  %c1 = jit.constant dense<[[-1.0, -4.0, 3.0, 1.0], [-2.0, 3.0, 4.0, -1.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.mse_loss %x0, %x1 {reduction = 0 : i32} : tensor<2x4xf32>
  %e0 = jit.constant dense<[[16.0, 0.0, 4.0, 1.0], [16.0, 0.0, 16.0, 9.0]]> : tensor<2x4xf32>
  check.expect_eq %r, %e0 : tensor<2x4xf32>
  return
}

// A target for each column.
func.func @mse_loss_broadcast() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xf32>
  %x0 = check.opaque %c0 : tensor<2x4xf32>
  %c1 = jit.constant dense<[-2.0, 3.0, 3.0, -3.0]> : tensor<4xf32>
  %x1 = check.opaque %c1 : tensor<4xf32>
  %r = jit.mse_loss %x0, %x1 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = jit.constant dense<19.125> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// Extents of run time.
func.func @mse_loss_dynamic() {
  %c0 = jit.constant dense<[[3.0, -4.0, 1.0, 2.0], [2.0, 3.0, 0.0, 2.0]]> : tensor<2x4xf32>
  %x0 = check.opaque %c0 : tensor<2x4xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<[[-1.0, -4.0, 3.0, 1.0], [-2.0, 3.0, 4.0, -1.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32> -> tensor<?x?xf32>
  %r = jit.mse_loss %x0, %x1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<f32>
  %e0 = jit.constant dense<7.75> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// The mean of nothing is NaN.
func.func @mse_loss_empty() {
  %c0 = jit.constant dense<> : tensor<0xf32>
  %x0 = check.opaque %c0 : tensor<0xf32>
  %c1 = jit.constant dense<> : tensor<0xf32>
  %x1 = check.opaque %c1 : tensor<0xf32>
  %r = jit.mse_loss %x0, %x1 : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>
  %e0 = jit.constant dense<0x7FC00000> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}
