// RUN: jit-opt %s --pass-pipeline='builtin.module(func.func(jit-plan-workspace))' | FileCheck %s

func.func private @use(memref<16xf32>)

// Buffers that live at the same time lie apart, offsets are multiples of 64, and a later one takes over the memory.
// CHECK-LABEL: func.func @buffers_share(
// CHECK-SAME:    %[[W:.*]]: memref<128xi8>) attributes {jit.workspace = 128 : i64}
// CHECK:         memref.view %[[W]][%{{c0.*}}][]
// CHECK:         memref.view %[[W]][%{{c64.*}}][]
// CHECK:         memref.view %[[W]][%{{c0.*}}][]
// CHECK-NOT:     memref.dealloc
func.func @buffers_share() {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<3xf32>
  call @use(%a) : (memref<16xf32>) -> ()
  memref.dealloc %b : memref<3xf32>
  memref.dealloc %a : memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  call @use(%c) : (memref<16xf32>) -> ()
  memref.dealloc %c : memref<16xf32>
  return
}

// A buffer in a loop's body does not outlive the iteration.
// CHECK-LABEL: func.func @buffer_in_loop(
// CHECK-SAME:    %[[W:[^:]*]]: memref<64xi8>)
// CHECK:         scf.for
// CHECK:           memref.view %[[W]]
func.func @buffer_in_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<16xf32>
    func.call @use(%a) : (memref<16xf32>) -> ()
    memref.dealloc %a : memref<16xf32>
  }
  return
}

// Dynamic sizes, and buffers that leave the function, are not planned.
// CHECK-LABEL: func.func @no_plan(
// CHECK-SAME:    %{{[^:]*}}: index) -> memref<16xf32> {
// CHECK:         memref.alloc(%{{.*}})
// CHECK:         memref.alloc()
func.func @no_plan(%n: index) -> memref<16xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  %b = memref.alloc() : memref<16xf32>
  return %b : memref<16xf32>
}
