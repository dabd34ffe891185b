// RUN: jit-opt %s -jit-to-linalg -canonicalize -cse -split-input-file | FileCheck %s
// Extents that only a check confirms do not reach where a tensor is computed.

// The extent of %x stays unknown, so that the check stays as well.
// CHECK-LABEL: func.func @declared_result(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>
func.func @declared_result(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[N:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?xf32>) outs(%{{.*}} : tensor<?xf32>)
  // CHECK: jit.assert %{{.*}}, "result dimension 0 is {0}, expected {1}"
  // CHECK: %[[R:.*]] = jit.refine_shape %[[N]] : tensor<?xf32> to tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[R]] : tensor<4xf32>)
  %0 = jit.neg %x : tensor<?xf32>
  %1 = jit.exp %0 : (tensor<?xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @contraction(
// CHECK-SAME: %[[X:.*]]: tensor<2x?xf32>
func.func @contraction(%x: tensor<2x?xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  // CHECK: jit.assert %{{.*}}, "contraction sizes differ
  // CHECK: jit.refine_shape %[[X]] : tensor<2x?xf32> to tensor<2x3xf32>
  %0 = jit.matmul %x, %y : (tensor<2x?xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @reshape(
func.func @reshape(%x: tensor<?xf32>) -> tensor<4x2xf32> {
  // CHECK: jit.assert %{{.*}}, "operand has {0} elements, expected a multiple of {1}
  // CHECK: jit.refine_shape %{{.*}} : tensor<?xf32> to tensor<8xf32>
  // CHECK: tensor.expand_shape %{{.*}} : tensor<8xf32> into tensor<4x2xf32>
  %0 = jit.reshape %x to [-1, 2] : (tensor<?xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

// CHECK-LABEL: func.func @concat(
func.func @concat(%x: tensor<2x?xf32>, %y: tensor<2x4xf32>) -> tensor<4x4xf32> {
  // CHECK: jit.assert %{{.*}}, "operand #0 dimension 1 is {0}, expected {1}"
  // CHECK: jit.refine_shape %{{.*}} : tensor<2x?xf32> to tensor<2x4xf32>
  %r = jit.concat %x, %y dim = 0 : (tensor<2x?xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

// Nothing to refine: all extents follow from the operands'.
// CHECK-LABEL: func.func @negative_nothing_declared(
func.func @negative_nothing_declared(%x: tensor<?x3xf32>, %y: tensor<3x4xf32>) -> tensor<?x4xf32> {
  // CHECK-NOT: jit.refine_shape
  // CHECK: return
  %0 = jit.matmul %x, %y : (tensor<?x3xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
