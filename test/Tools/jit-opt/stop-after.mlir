// The stages of the other tools, by the option of the other tools.
// RUN: jit-opt %s --stop-after=linalg | FileCheck %s
// RUN: jit-opt %s --stop-after linalg | FileCheck %s
// RUN: jit-opt %s --stop-after=frontend | FileCheck %s --check-prefix=FRONTEND

// CHECK: linalg.generic
// FRONTEND: jit.exp
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = jit.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
