// A graph with a type error: the place, both types, exit status 1.
// RUN: not jitc %s -o %t.o 2>&1 | FileCheck %s
// RUN: not jit-run %s 2>&1 | FileCheck %s

func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  // CHECK: {{^.*}}err-type.mlir:[[@LINE+1]]:8: error: 'jit.add' op operand shapes do not broadcast: operand #1 is 3, the operands before it make 2, result dimension 0 differs
  %0 = jit.add %x, %y : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  // CHECK-NOT: {{.}}
  return %0 : tensor<2xf32>
}
