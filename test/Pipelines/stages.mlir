// RUN: jit-opt %s --jit-pipeline='stop-after=frontend' | FileCheck %s --check-prefix=FRONTEND
// RUN: jit-opt %s --jit-pipeline='stop-after=linalg' | FileCheck %s --check-prefix=LINALG
// RUN: jit-opt %s --jit-pipeline='stop-after=bufferize' | FileCheck %s --check-prefix=BUFFERIZE
// RUN: jit-opt %s --jit-pipeline='stop-after=loops' | FileCheck %s --check-prefix=LOOPS
// RUN: jit-opt %s --jit-pipeline='stop-after=llvm' | FileCheck %s --check-prefix=LLVM
// RUN: jit-opt %s --jit-pipeline | FileCheck %s --check-prefix=LLVM

// Each stage leaves what its name says.
// FRONTEND:      jit.maximum
// FRONTEND-NOT:  jit.relu
// LINALG:        linalg.generic
// LINALG:        } -> tensor<8xf32>
// BUFFERIZE:     linalg.generic
// BUFFERIZE-SAME: memref<8xf32>
// LOOPS:         scf.for
// LOOPS-NOT:     linalg.
// LLVM-NOT:      {{scf|memref|func}}.
// LLVM:          llvm.func @main
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = jit.relu %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
