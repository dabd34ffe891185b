// RUN: jit-opt %s "-jit-pipeline=stop-after=bufferize" | FileCheck %s

// A carried tensor of static shape keeps its buffer: nothing is allocated in
// the loop, and what the function needs is its workspace.

// CHECK-LABEL: func.func @recurrence(
// CHECK-SAME: jit.workspace
func.func @recurrence(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // CHECK: scf.for
  // CHECK-NOT: memref.alloc
  // CHECK: return
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<4xf32> {
    %s = jit.add %a, %y : tensor<4xf32>
    %t = jit.exp %s : tensor<4xf32>
    jit.continue %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @swap(
func.func @swap(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: scf.while
  // CHECK-NOT: memref.alloc
  // CHECK: return
  %r:2 = jit.loop max %n while %c iter(%i, %a = %x, %b = %y) : tensor<4xf32>, tensor<4xf32> {
    %s = jit.add %a, %b : tensor<4xf32>
    jit.continue %c, %b, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
