// RUN: jit-opt %s --jit-lower-asserts --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// CHECK-DAG: llvm.mlir.global internal constant @{{.*}}("index {0} >= {1}\00")
// CHECK-DAG: llvm.mlir.global internal constant @{{.*}}("model.mlir:3:7: 'jit.gather' op\00")
// CHECK-DAG: llvm.mlir.global internal constant @{{.*}}("ii\00")

// A check becomes a branch; the failing side records the error and returns its status.
// CHECK-LABEL: func.func @check(
// CHECK-SAME:    %[[CTX:.*]]: !llvm.ptr {{.*}}, %{{.*}}: index {{.*}}, %{{.*}}: index {{.*}}) -> (i32, index)
// CHECK:         cf.cond_br %{{.*}} weights([1048576, 1]), ^[[NEXT:.*]], ^[[FAIL:bb[0-9]+]]
// CHECK:       ^[[NEXT]]:
// CHECK:         return %{{.*}}, %{{.*}} : i32, index
// CHECK:       ^[[FAIL]]:
// CHECK:         %[[STATUS:.*]] = llvm.call @jit_rt_fail(%[[CTX]], %c3_i32
// CHECK:         return %[[STATUS]], %{{.*}} : i32, index
func.func @check(%i: index, %n: index) -> index {
  %ok = arith.cmpi ult, %i, %n : index
  jit.assert %ok, "index {0} >= {1}" (%i, %n : index, index) code out_of_range
    loc(fused<"jit.gather">["model.mlir":3:7])
  return %i : index
}

// A caller passes its context on, and returns early when the callee failed.
// CHECK-LABEL: func.func @caller(
// CHECK-SAME:    %[[CTX:[^:]*]]: !llvm.ptr
// CHECK:         %[[CALL:.*]]:2 = call @check(%[[CTX]],
// CHECK:         %[[OK:.*]] = arith.cmpi eq, %[[CALL]]#0, %c0_i32
// CHECK:         cf.cond_br %[[OK]]
// CHECK:         return %[[CALL]]#0,
func.func @caller(%i: index) -> index {
  %0 = call @check(%i, %i) : (index, index) -> index
  return %0 : index
}

// External functions know no context.
func.func private @jit_math_exp_f32(f32) -> f32
// CHECK-LABEL: func.func @no_context_external(
// CHECK:         call @jit_math_exp_f32(%{{[^,]*}}) : (f32) -> f32
func.func @no_context_external(%x: f32) -> f32 {
  %0 = call @jit_math_exp_f32(%x) : (f32) -> f32
  return %0 : f32
}

// An allocation may fail.
// CHECK-LABEL: func.func @allocation(
// CHECK:         memref.alloc
// CHECK:         memref.extract_aligned_pointer_as_index
// CHECK:         cf.cond_br
// CHECK:         llvm.call @jit_rt_fail(%{{.*}}, %c5_i32
func.func @allocation(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}
