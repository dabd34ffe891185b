// RUN: jit-opt %s --jit-expand-autodiff --canonicalize | FileCheck %s

// The gradient is a function beside the callee, with cotangents as further
// arguments.
// CHECK-LABEL: func.func private @sine.vjp
// CHECK-SAME:    (%[[X:.*]]: tensor<f32>, %[[DY:.*]]: tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    %[[C:.*]] = jit.cos %[[X]]
// CHECK-NEXT:    %[[R:.*]] = jit.mul %[[DY]], %[[C]]
// CHECK-NEXT:    return %[[R]]
func.func private @sine(%x: tensor<f32>) -> tensor<f32> {
  %y = jit.sin %x : tensor<f32>
  return %y : tensor<f32>
}
// It is made once.
// CHECK-LABEL: func.func @grad_shared
// CHECK:         jit.call @sine.vjp(
// CHECK:         jit.call @sine.vjp(
func.func @grad_shared(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %g = jit.grad @sine(%x) : (tensor<f32>) -> tensor<f32>
  %h = jit.grad @sine(%y) : (tensor<f32>) -> tensor<f32>
  return %g, %h : tensor<f32>, tensor<f32>
}

// Only what is asked for is computed: nothing for %w, no log.
// CHECK-LABEL: func.func private @product.vjp
// CHECK-SAME:    (%[[X:.*]]: tensor<f32>, %[[W:.*]]: tensor<f32>, %[[DY:.*]]: tensor<f32>)
// CHECK-NEXT:    %[[L:.*]] = jit.log %[[W]]
// CHECK-NEXT:    %[[R:.*]] = jit.mul %[[DY]], %[[L]]
// CHECK-NEXT:    return %[[R]]
func.func private @product(%x: tensor<f32>, %w: tensor<f32>) -> tensor<f32> {
  %l = jit.log %w : tensor<f32>
  %y = jit.mul %x, %l : tensor<f32>
  return %y : tensor<f32>
}
func.func @grad_wrt(%x: tensor<f32>, %w: tensor<f32>) -> tensor<f32> {
  %g = jit.grad @product(%x, %w) wrt = [0] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// Nothing flows through stop_gradient.
// CHECK-LABEL: func.func private @stopped.vjp
// CHECK-SAME:    (%[[X:.*]]: tensor<f32>, %[[DY:.*]]: tensor<f32>)
// CHECK-NEXT:    %[[S:.*]] = jit.stop_gradient %[[X]]
// CHECK-NEXT:    %[[R:.*]] = jit.mul %[[DY]], %[[S]]
// CHECK-NEXT:    return %[[R]]
func.func private @stopped(%x: tensor<f32>) -> tensor<f32> {
  %s = jit.stop_gradient %x : tensor<f32>
  %y = jit.mul %x, %s : tensor<f32>
  return %y : tensor<f32>
}
func.func @grad_stopped(%x: tensor<f32>) -> tensor<f32> {
  %g = jit.grad @stopped(%x) : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}
