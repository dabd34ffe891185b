// RUN: jit-opt %s --jit-remove-barriers | FileCheck %s
// RUN: jit-opt %s --cse --canonicalize | FileCheck %s --check-prefix=MERGE

// Results are operands, under the type that the result has.
// CHECK-LABEL: func @types
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[N:.*]]: index)
// CHECK: %[[C:.*]] = tensor.cast %[[X]] : tensor<4xf32> to tensor<?xf32>
// CHECK: return %[[C]], %[[N]]
func.func @types(%x: tensor<4xf32>, %n: index) -> (tensor<?xf32>, index) {
  %r:2 = jit.barrier(%x, %n) : (tensor<4xf32>, index) -> (tensor<?xf32>, index)
  return %r#0, %r#1 : tensor<?xf32>, index
}

// Equal computations on the two sides of a barrier stay two; extents are asked
// of the operand; what nobody takes is no operand.
// MERGE-LABEL: func @merge
// MERGE-SAME: (%[[X:.*]]: tensor<?xf32>, %[[Y:.*]]: tensor<?xf32>)
// MERGE-DAG: jit.exp %[[X]]
// MERGE-DAG: %[[B:.*]] = jit.barrier(%[[X]]) : (tensor<?xf32>) -> tensor<?xf32>
// MERGE-DAG: jit.exp %[[B]]
// MERGE-DAG: tensor.dim %[[X]]
// MERGE: return
func.func @merge(%x: tensor<?xf32>, %y: tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>, index) {
  %0 = jit.exp %x : tensor<?xf32>
  %1:2 = jit.barrier(%x, %y)
      : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %2 = jit.exp %1#0 : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %1#0, %c0 : tensor<?xf32>
  return %0, %2, %d : tensor<?xf32>, tensor<?xf32>, index
}

// MERGE-LABEL: func @backward
// MERGE: jit.barrier backward(%{{.*}})
func.func @backward(%x: tensor<f32>) -> tensor<f32> {
  %0 = jit.barrier backward(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
