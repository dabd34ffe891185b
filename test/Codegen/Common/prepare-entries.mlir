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

// A slice has gaps, which the type of a result does not know: it is copied.
// CHECK-LABEL: func.func @copies_slice(
// CHECK:         %[[SLICE:.*]] = tensor.extract_slice
// CHECK:         %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[SLICE]])
// CHECK:         return %[[COPY]]
func.func @copies_slice(%x: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %x[0, 0] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The loop overwrites its initial value, which is a result too.
// CHECK-LABEL: func.func @copies_overwritten(
// CHECK:         %[[INIT:.*]] = linalg.fill
// CHECK:         %[[LOOP:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[INIT]])
// CHECK:         %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[LOOP]])
// CHECK:         bufferization.materialize_in_destination %[[COPY]]
// CHECK:         bufferization.materialize_in_destination %[[INIT]]
func.func @copies_overwritten(%n: index, %a: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %empty = tensor.empty() : tensor<4xf32>
  %init = linalg.fill ins(%a : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %loop = scf.for %i = %zero to %n step %one iter_args(%t = %init) -> tensor<4xf32> {
    %next = tensor.insert %a into %t[%i] : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %loop, %init : tensor<4xf32>, tensor<4xf32>
}

// What only the result uses is not copied.
// CHECK-LABEL: func.func @no_copy_loop(
// CHECK-NOT:     bufferization.alloc_tensor
func.func @no_copy_loop(%n: index, %a: f32) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %empty = tensor.empty() : tensor<4xf32>
  %init = linalg.fill ins(%a : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %loop = scf.for %i = %zero to %n step %one iter_args(%t = %init) -> tensor<4xf32> {
    %next = tensor.insert %a into %t[%i] : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %loop : tensor<4xf32>
}
