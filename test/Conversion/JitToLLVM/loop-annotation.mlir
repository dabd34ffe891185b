// RUN: jit-opt %s --convert-scf-to-cf --jit-to-llvm | FileCheck %s
// RUN: jit-opt %s --convert-scf-to-cf --jit-to-llvm | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVMIR

// What a loop says about itself reaches LLVM.
// CHECK: #[[ANNOTATION:.*]] = #llvm.loop_annotation<disableNonforced = true>
// CHECK: llvm.br {{.*}} {loop_annotation = #[[ANNOTATION]]}
// LLVMIR: br label {{.*}}, !llvm.loop ![[LOOP:[0-9]+]]
// LLVMIR: ![[LOOP]] = distinct !{![[LOOP]], ![[HINT:[0-9]+]]}
// LLVMIR: ![[HINT]] = !{!"llvm.loop.disable_nonforced"}
func.func @loop(%n: index, %memory: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    memref.store %x, %memory[%i] : memref<?xf32>
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}
