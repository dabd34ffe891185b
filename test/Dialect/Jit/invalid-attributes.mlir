// RUN: jit-opt %s --split-input-file --verify-diagnostics

// A misspelt attribute is no attribute that nobody looks at.
func.func @pool(%x: tensor<1x1x4xf32>) -> tensor<1x1x2xf32> {
  // expected-error @below {{'jit.avg_pool' op has no attribute 'stride', expected one of 'count_include_pad', 'kernel_size', 'padding_high', 'padding_low', 'strides'}}
  %0 = jit.avg_pool %x {kernel_size = array<i64: 2>, stride = array<i64: 1>}
      : (tensor<1x1x4xf32>) -> tensor<1x1x2xf32>
  return %0 : tensor<1x1x2xf32>
}

// -----

func.func @sin(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'jit.sin' op has no attribute 'approximate', expected none}}
  %0 = jit.sin %x {approximate} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @expect(%x: tensor<4xf32>) {
  // expected-error @below {{'check.expect_almost_eq' op has no attribute 'tol', expected one of }}
  check.expect_almost_eq %x, %x {tol = 1.0 : f64} : tensor<4xf32>
  return
}

// -----

// One with a dialect's name is that dialect's.
func.func @prefixed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = jit.sin %x {mine.note = "kept"} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
