// RUN: %e2e %s

// Fusion of operations without any operand but constants, which nothing folds. Expected values: NumPy.
func.func @two_functions() {
  %c = jit.constant dense<1.0> : tensor<f32>
  %0 = jit.atan %c : tensor<f32>
  %1 = jit.tanh %0 : tensor<f32>
  %e = jit.constant dense<0.6557942> : tensor<f32>
  check.expect_close %1, %e {max_ulp = 2 : i64} : tensor<f32>
  return
}
