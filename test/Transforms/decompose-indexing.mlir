// RUN: jit-opt %s -jit-decompose -canonicalize | FileCheck %s
// Composites of the indexing family in terms of primitives.

// CHECK-LABEL: @index_select
// CHECK: jit.gather %arg0[%arg1] dims = [1] : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x2xf32>
func.func @index_select(%x: tensor<3x4xf32>, %i: tensor<2xi64>) -> tensor<3x2xf32> {
  %0 = jit.index_select %x, %i dim = -1 : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// Indices of the other dimensions broadcast from a line.
// CHECK-LABEL: @take_along
// CHECK: %[[ROW:.*]] = jit.iota [3, 1] dim = 0 : tensor<3x1xi64>
// CHECK: jit.gather %arg0[%[[ROW]], %arg1] dims = [0, 1]
func.func @take_along(%x: tensor<3x4xf32>, %i: tensor<3x2xi64>) -> tensor<3x2xf32> {
  %0 = jit.take_along %x, %i dim = 1 : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: @embedding
// CHECK: jit.gather %arg0[%arg1] dims = [0] : (tensor<10x4xf32>, tensor<2x?xi64>) -> tensor<2x?x4xf32>
func.func @embedding(%w: tensor<10x4xf32>, %i: tensor<2x?xi64>) -> tensor<2x?x4xf32> {
  %0 = jit.embedding %w, %i : (tensor<10x4xf32>, tensor<2x?xi64>) -> tensor<2x?x4xf32>
  return %0 : tensor<2x?x4xf32>
}

// CHECK-LABEL: @topk
// CHECK: %[[V:.*]], %[[I:.*]] = jit.sort %arg0 dim = 1 {descending}
// CHECK: jit.slice %[[V]][0, 0] [3, 2] [1, 1]
// CHECK: jit.slice %[[I]][0, 0] [3, 2] [1, 1]
func.func @topk(%x: tensor<3x8xf32>) -> (tensor<3x2xf32>, tensor<3x2xi64>) {
  %0, %1 = jit.topk %x k = 2 dim = -1 : tensor<3x8xf32> -> tensor<3x2xf32>, tensor<3x2xi64>
  return %0, %1 : tensor<3x2xf32>, tensor<3x2xi64>
}

// CHECK-LABEL: @masked_fill
// CHECK: jit.select %arg1, %arg2, %arg0
func.func @masked_fill(%x: tensor<3xf32>, %m: tensor<3xi1>, %v: tensor<f32>) -> tensor<3xf32> {
  %0 = jit.masked_fill %x, %m, %v : (tensor<3xf32>, tensor<3xi1>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
