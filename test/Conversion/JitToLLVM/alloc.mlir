// RUN: jit-opt %s --jit-lower-asserts --jit-to-llvm | FileCheck %s

// Memory comes from the context of the call, the first argument; a size that overflows is -1.
// CHECK-LABEL: llvm.func @alloc_dynamic(
// CHECK-SAME:    %[[CTX:[^:]*]]: !llvm.ptr, %{{[^:]*}}: i64)
// CHECK:         llvm.intr.smul.with.overflow
// CHECK:         %[[SIZE:.*]] = llvm.select
// CHECK:         %[[MEMORY:.*]] = llvm.call @jit_rt_alloc(%[[CTX]], %[[SIZE]])
// CHECK:         llvm.call @jit_rt_free(%[[CTX]], %{{.*}})
func.func @alloc_dynamic(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}
