// RUN: jit-run -O0 %s --input=4 | FileCheck %s
// RUN: jit-run -O3 %s --input=4 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=4 | FileCheck %s
// RUN: not jit-run --mode=interpret %s --input=3 2>&1 | FileCheck %s --check-prefix=RANGE

// Indices of i32 with a number of classes that the program computes. By hand.
// CHECK: 2x4xi1=[0 1 0 0][0 0 0 1]
// RANGE: expected all in [0, 3)
func.func @main(%n: index) -> tensor<2x?xi1> {
  %i = jit.constant dense<[1, 3]> : tensor<2xi32>
  %0 = jit.one_hot %i, [%n] : (tensor<2xi32>) -> tensor<2x?xi1>
  return %0 : tensor<2x?xi1>
}
