// RUN: jit-opt %s --jit-prepare-entries | FileCheck %s

// A result of static shape is written to a buffer of the caller's; arguments are read-only.
// CHECK-LABEL: func.func @result_static(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32> {bufferization.writable = false}, %[[OUT:.*]]: memref<4xf32>) {
// CHECK:         bufferization.materialize_in_destination %[[X]] in restrict writable %[[OUT]]
// CHECK:         return{{$}}
func.func @result_static(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// Dynamic results and host scalars stay results, in their order.
// CHECK-LABEL: func.func @result_mixed(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32> {{{.*}}}, %[[I:[^:]*]]: index, %[[OUT:.*]]: memref<f32>) -> (tensor<?xf32>, index) {
// CHECK:         return %[[X]], %[[I]] : tensor<?xf32>, index
func.func @result_mixed(%x: tensor<?xf32>, %i: index) -> (tensor<?xf32>, tensor<f32>, index) {
  %0 = arith.constant dense<1.0> : tensor<f32>
  return %x, %0, %i : tensor<?xf32>, tensor<f32>, index
}

// Private functions and declarations keep their types.
// CHECK-LABEL: func.func private @no_change_private(
// CHECK-SAME:    %{{.*}}: tensor<4xf32>) -> tensor<4xf32> {
func.func private @no_change_private(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: func.func private @no_change_declaration(tensor<4xf32>)
func.func private @no_change_declaration(tensor<4xf32>)
