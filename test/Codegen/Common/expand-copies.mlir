// RUN: jit-opt %s --pass-pipeline='builtin.module(func.func(jit-expand-copies))' | FileCheck %s

// A strided copy becomes a loop nest.
// CHECK-LABEL: func.func @copy_strided(
// CHECK-NOT:     memref.copy
// CHECK:         linalg.generic
func.func @copy_strided(%x: memref<4x4xf32, strided<[8, 2]>>, %y: memref<4x4xf32>) {
  memref.copy %x, %y : memref<4x4xf32, strided<[8, 2]>> to memref<4x4xf32>
  return
}

// CHECK-LABEL: func.func @no_change_contiguous(
// CHECK:         memref.copy
func.func @no_change_contiguous(%x: memref<4x4xf32>, %y: memref<4x4xf32>) {
  memref.copy %x, %y : memref<4x4xf32> to memref<4x4xf32>
  return
}
