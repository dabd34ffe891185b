// RUN: jit-opt %s --jit-decompose -verify-diagnostics

// The padding of the decomposed convolution is made of the window's extents.
func.func @conv_transpose_window(%x: tensor<1x4x5xf32>, %w: tensor<4x3x?xf32>) -> tensor<*xf32> {
  // expected-error @below {{'jit.conv_transpose' op cannot be decomposed: weight dimension 2 is dynamic, expected a static extent}}
  %0 = jit.conv_transpose %x, %w : (tensor<1x4x5xf32>, tensor<4x3x?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
