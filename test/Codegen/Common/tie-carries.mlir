// RUN: jit-opt %s -jit-tie-carries -split-input-file | FileCheck %s
// Extents of carried tensors that stay what they are.

// The sum has the extent of the carried tensor and of %y, if they are the same;
// they are in the first iteration, so they are in all: no branch, no check.
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>
func.func @stays(%x: tensor<?xf32>, %n: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[D:.*]] = tensor.dim %[[X]]
  %dx = tensor.dim %x, %c0 : tensor<?xf32>
  // CHECK: scf.for
  // CHECK-NOT: jit.assert
  // CHECK-NOT: scf.if
  // CHECK: tensor.empty(%[[D]])
  // CHECK: linalg.add
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<?xf32>) {
    %da = tensor.dim %a, %c0 : tensor<?xf32>
    %ok = arith.cmpi eq, %da, %dx : index
    jit.assert %ok, "extents differ"
    %e = tensor.empty(%da) : tensor<?xf32>
    %s = linalg.add ins(%a, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %f = scf.if %ok -> (tensor<?xf32>) {
      scf.yield %s : tensor<?xf32>
    } else {
      scf.yield %x : tensor<?xf32>
    }
    scf.yield %f : tensor<?xf32>
  }
  // What is behind the loop knows it, too.
  // CHECK: return %{{.*}}, %[[D]]
  %dr = tensor.dim %r, %c0 : tensor<?xf32>
  return %r, %dr : tensor<?xf32>, index
}

// -----

// One grows, the other one does not depend on it.
// CHECK-LABEL: func.func @one_of_two(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>
func.func @one_of_two(%x: tensor<?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[D:.*]] = tensor.dim %[[X]]
  // CHECK: %[[R:.*]]:2 = scf.for
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (tensor<?xf32>, tensor<?xf32>) {
    %da = tensor.dim %a, %c0 : tensor<?xf32>
    %more = arith.addi %da, %c1 : index
    %f = arith.constant 1.0 : f32
    %e = tensor.empty(%more) : tensor<?xf32>
    %s = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s, %b : tensor<?xf32>, tensor<?xf32>
  }
  // CHECK: %[[G:.*]] = tensor.dim %[[R]]#0
  // CHECK: return %[[G]], %[[D]]
  %d0 = tensor.dim %r#0, %c0 : tensor<?xf32>
  %d1 = tensor.dim %r#1, %c0 : tensor<?xf32>
  return %d0, %d1 : index, index
}

// -----

// Carried tensors that exchange places have each other's extents.
// CHECK-LABEL: func.func @negative_swap(
func.func @negative_swap(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[R:.*]]:2 = scf.for
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %b, %a : tensor<?xf32>, tensor<?xf32>
  }
  // CHECK: tensor.dim %[[R]]#0
  %d = tensor.dim %r#0, %c0 : tensor<?xf32>
  return %d : index
}

// -----

// A loop with a condition; the initial extent is known and stays.
// CHECK-LABEL: func.func @while(
func.func @while(%x: tensor<4xf32>, %c: i1) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %init = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  // CHECK: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: scf.while
  %r:2 = scf.while (%go = %c, %a = %init) : (i1, tensor<?xf32>) -> (i1, tensor<?xf32>) {
    scf.condition(%go) %go, %a : i1, tensor<?xf32>
  } do {
  ^bb0(%go: i1, %a: tensor<?xf32>):
    %da = tensor.dim %a, %c0 : tensor<?xf32>
    %e = tensor.empty(%da) : tensor<?xf32>
    %s = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %go, %s : i1, tensor<?xf32>
  }
  // CHECK: return %{{.*}}, %[[C4]]
  %d = tensor.dim %r#1, %c0 : tensor<?xf32>
  return %r#1, %d : tensor<?xf32>, index
}
