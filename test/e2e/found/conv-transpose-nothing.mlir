// RUN: jit-run -O0 %s --input=2x2x1x1xui8 | FileCheck %s
// RUN: jit-run -O3 %s --input=2x2x1x1xui8 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=2x2x1x1xui8 | FileCheck %s

// The padding takes all of the result away: no element is left, and that is no error.
// CHECK: {{^}}2x1x3x0xui8={{$}}
func.func @main(%x: tensor<2x2x1x1xui8>) -> tensor<2x1x3x0xui8> {
  %w = jit.constant dense<0> : tensor<2x1x2x2xui8>
  %0 = jit.conv_transpose %x, %w {dilation = array<i64: 2, 1>, padding_low = array<i64: 0, 2>}
      : (tensor<2x2x1x1xui8>, tensor<2x1x2x2xui8>) -> tensor<2x1x3x0xui8>
  return %0 : tensor<2x1x3x0xui8>
}
