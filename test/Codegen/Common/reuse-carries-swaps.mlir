// RUN: jit-opt %s -jit-reuse-carries -split-input-file | FileCheck %s

// The new value goes to the old one's buffer.
// CHECK-LABEL: func.func @static(
func.func @static(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}})
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    // CHECK: %[[S:.*]] = linalg.add
    // CHECK: %[[M:.*]] = linalg.copy ins(%[[S]] : {{.*}}) outs(%[[A]] :
    // CHECK: scf.yield %[[M]]
    %e = tensor.empty() : tensor<4xf32>
    %s = linalg.add ins(%a, %y : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// Values that change places are copied before either is written.
// CHECK-LABEL: func.func @swap(
func.func @swap(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}})
  // CHECK: %[[CB:.*]] = linalg.copy ins(%[[B]] :
  // CHECK: %[[CA:.*]] = linalg.copy ins(%[[A]] :
  // CHECK: %[[MA:.*]] = linalg.copy ins(%[[CB]] : {{.*}}) outs(%[[A]] :
  // CHECK: %[[MB:.*]] = linalg.copy ins(%[[CA]] : {{.*}}) outs(%[[B]] :
  // CHECK: scf.yield %[[MA]], %[[MB]]
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0 : tensor<4xf32>
}

// -----

// A dynamic extent that is shown to stay counts as static.
// CHECK-LABEL: func.func @dynamic_stays(
func.func @dynamic_stays(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<?xf32>) {
    // CHECK: linalg.copy
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    %e = tensor.empty(%d) : tensor<?xf32>
    %s = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// The extent may change: bufferization allocates.
// CHECK-LABEL: func.func @negative_grows(
func.func @negative_grows(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK-NOT: linalg.copy
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    %d1 = arith.addi %d, %c1 : index
    %e = tensor.empty(%d1) : tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// scf.while whose condition passes everything on.
// CHECK-LABEL: func.func @while(
func.func @while(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) %a : tensor<4xf32>
  } do {
  // CHECK: ^bb0(%[[A:.*]]: tensor<4xf32>):
  // CHECK: %[[M:.*]] = linalg.copy ins(%{{.*}} : {{.*}}) outs(%[[A]] :
  // CHECK: scf.yield %[[M]]
  ^bb0(%a: tensor<4xf32>):
    %e = tensor.empty() : tensor<4xf32>
    %s = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
