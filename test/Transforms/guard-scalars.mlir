// RUN: jit-opt %s --jit-guard-scalars | FileCheck %s

// CHECK-LABEL: func @remainder
// CHECK-SAME: (%[[X:.*]]: i64, %[[Y:.*]]: i64)
// CHECK: %[[Z:.*]] = arith.cmpi eq, %[[Y]], %{{.*}} : i64
// CHECK: %[[S:.*]] = arith.select %[[Z]], %{{.*}}, %[[Y]] : i64
// CHECK: %[[R:.*]] = arith.remui %[[X]], %[[S]] : i64
// CHECK: %[[T:.*]] = arith.select %[[Z]], %[[X]], %[[R]] : i64
// CHECK: return %[[T]]
func.func @remainder(%x: i64, %y: i64) -> i64 {
  %0 = arith.remui %x, %y : i64
  return %0 : i64
}

// What is known to be defined stays as it is.
// CHECK-LABEL: func @known
// CHECK-NOT: arith.select
// CHECK: return
func.func @known(%x: i64, %i: index) -> (i64, i64, index) {
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : index
  %0 = arith.divsi %x, %c3 : i64
  %1 = arith.shli %x, %c3 : i64
  %2 = arith.remsi %i, %c4 : index
  return %0, %1, %2 : i64, i64, index
}

// CHECK-LABEL: func @divide
// CHECK: arith.divsi
// CHECK-NEXT: arith.select
// CHECK-NEXT: %[[R:.*]] = arith.select
// CHECK: %[[D:.*]] = arith.addi %[[R]], %[[R]]
// CHECK: return %[[D]]
func.func @divide(%x: index, %y: index) -> index {
  %0 = arith.divsi %x, %y : index
  %1 = arith.addi %0, %0 : index
  return %1 : index
}
