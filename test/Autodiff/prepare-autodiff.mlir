// RUN: jit-opt %s --jit-prepare-autodiff --split-input-file | FileCheck %s

// Known places are no values to keep, and extents that arguments tell are known: calls are inlined and folded first.
// CHECK-LABEL: func.func private @prepare_loss
// CHECK-SAME:    (%[[W:.*]]: tensor<8xf32>)
// CHECK:         %[[P:.*]] = jit.slice %[[W]][4] [4] [1] : (tensor<8xf32>) -> tensor<4xf32>
// CHECK:         jit.zeros [8] : tensor<8xf32>
// CHECK-NOT:     jit.call
func.func private @part(%w: tensor<?xf32>, %i: index) -> tensor<4xf32> {
  %p = jit.slice %w[%i] [4] [1] : (tensor<?xf32>) -> tensor<4xf32>
  return %p : tensor<4xf32>
}
func.func private @prepare_loss(%w: tensor<?xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = jit.call @part(%w, %c4) : (tensor<?xf32>, index) -> tensor<4xf32>
  %s = jit.sum %p : (tensor<4xf32>) -> tensor<f32>
  %n = tensor.dim %w, %c0 : tensor<?xf32>
  %z = jit.zeros [%n] : tensor<?xf32>
  %u = jit.add %w, %z : tensor<?xf32>
  %t = jit.sum %u : (tensor<?xf32>) -> tensor<f32>
  %r = jit.add %s, %t : tensor<f32>
  return %r : tensor<f32>
}
func.func @prepare(%w: tensor<8xf32>) -> tensor<8xf32> {
  %g = jit.grad @prepare_loss(%w) : (tensor<8xf32>) -> tensor<8xf32>
  return %g : tensor<8xf32>
}

// -----

// A call of a function with a rule stays: the rule is found by its name.
// CHECK-LABEL: func.func private @ruled
// CHECK-LABEL: func.func private @negative_ruled
// CHECK:         jit.call @ruled
func.func private @ruled(%x: tensor<f32>) -> tensor<f32> {
  %y = jit.exp %x : tensor<f32>
  return %y : tensor<f32>
}
func.func private @tangent(%x: tensor<f32>, %t: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %y = jit.exp %x : tensor<f32>
  %z = jit.mul %y, %t : tensor<f32>
  return %y, %z : tensor<f32>, tensor<f32>
}
jit.custom_jvp @ruled tangent @tangent
func.func private @negative_ruled(%x: tensor<f32>) -> tensor<f32> {
  %y = jit.call @ruled(%x) : (tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func @gradient(%x: tensor<f32>) -> tensor<f32> {
  %g = jit.grad @negative_ruled(%x) : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// -----

// Without derivatives nothing changes.
// CHECK-LABEL: func.func @negative_no_derivative
// CHECK-NEXT:    jit.call @callee
func.func private @callee(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @negative_no_derivative(%x: tensor<f32>) -> tensor<f32> {
  %y = jit.call @callee(%x) : (tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
