// RUN: jit-opt %s --jit-pipeline='prefix=p_' | FileCheck %s --check-prefix=DYNAMIC
// RUN: jit-opt %s --jit-pipeline='prefix=p_ static-entries' | FileCheck %s --check-prefix=STATIC

// With DLTensors: import, run, export; what is left is released at the end.
// DYNAMIC-LABEL: llvm.func @p_add(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// DYNAMIC-SAME:    jit.entry = "add"
// DYNAMIC:         llvm.call @jit_rt_begin
// DYNAMIC-COUNT-2: llvm.call @jit_rt_import
// DYNAMIC:         llvm.call @jit_rt_allocate_result
// DYNAMIC:         llvm.call @jit_body_add
// DYNAMIC:         llvm.call @jit_rt_export
// DYNAMIC:         llvm.call @jit_rt_end

// With pointers: nothing is allocated or checked.
// STATIC-LABEL: llvm.func internal @jit_body_add(
// STATIC-LABEL: llvm.func @p_add(%{{.*}}: !llvm.ptr, %{{.*}}: f64, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// STATIC-SAME:    jit.entry = "add"{{.*}}jit.workspace = 0
// STATIC-NOT:     @jit_rt_import
// STATIC:         llvm.call @jit_body_add
func.func @add(%x: tensor<2x2xf32>, %s: f64) -> tensor<2x2xf32> {
  %0 = jit.add %x, %x : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// A dynamic shape always needs DLTensors.
// STATIC-LABEL: llvm.func @p_dynamic(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// STATIC:         llvm.call @jit_rt_import
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.neg %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
