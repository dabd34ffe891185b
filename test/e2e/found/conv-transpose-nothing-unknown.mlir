// RUN: jit-run -O0 %s --input=1x2x1x1xf64 --input=2x1x3x3xf64 | FileCheck %s
// RUN: jit-run -O3 %s --input=1x2x1x1xf64 --input=2x1x3x3xf64 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=1x2x1x1xf64 --input=2x1x3x3xf64 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=1x2x0x1xf64 --input=2x1x3x3xf64 | FileCheck %s --check-prefix=EMPTY
// RUN: jit-run %s --input=1x2x0x1xf64 --input=2x1x3x3xf64 | FileCheck %s --check-prefix=EMPTY

// One extent of the result is known to be 0, the others follow from the input: (1 - 1) * 3 + 5 - 1 = 4, and 5 - 1 - 1 = 3
// of an input without elements.
// CHECK: {{^}}1x1x4x0xf64={{$}}
// EMPTY: {{^}}1x1x3x0xf64={{$}}
func.func @main(%x: tensor<1x?x?x1xf64>, %w: tensor<?x?x3x3xf64>) -> tensor<1x?x?x0xf64> {
  %0 = jit.conv_transpose %x, %w {dilation = array<i64: 2, 1>, padding_high = array<i64: 1, 1>,
      padding_low = array<i64: 0, 2>, strides = array<i64: 3, 3>}
      : (tensor<1x?x?x1xf64>, tensor<?x?x3x3xf64>) -> tensor<1x?x?x0xf64>
  return %0 : tensor<1x?x?x0xf64>
}
