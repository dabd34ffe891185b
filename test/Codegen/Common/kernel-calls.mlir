// RUN: jit-opt %s -one-shot-bufferize="bufferize-function-boundaries" | FileCheck %s --check-prefix=BUFFER
// RUN: jit-opt %s -one-shot-bufferize="bufferize-function-boundaries" -jit-lower-kernel-calls | FileCheck %s

// On buffers the kernel writes where its results go; nothing is copied.
// BUFFER-LABEL: func.func @call(
// CHECK-LABEL: func.func @call(
func.func @call(%x: tensor<2x3xi8>) -> tensor<4xf32> {
  // BUFFER: %[[R:.*]] = memref.alloc() {{.*}} : memref<4xf32>
  // The argument may be strided; the kernel gets a contiguous copy.
  // BUFFER: %[[C:.*]] = memref.alloc() : memref<2x3xi8>
  // BUFFER: memref.copy %{{.*}}, %[[C]]
  // BUFFER: jit.kernel_call @k(%[[C]] : memref<2x3xi8>) outs(%[[R]] : memref<4xf32>) element_types [ui8, f32] config "{}"
  // CHECK: llvm.call @k(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, i32, !llvm.ptr, i32, !llvm.ptr) -> i32
  // CHECK: jit.assert %{{.*}}, "kernel 'k' returned status {0}"
  // CHECK-SAME: code custom_call_failed
  %e = tensor.empty() : tensor<4xf32>
  %r = jit.kernel_call @k(%x : tensor<2x3xi8>) outs(%e : tensor<4xf32>) element_types [ui8, f32] config "{}" -> tensor<4xf32>
  return %r : tensor<4xf32>
}
