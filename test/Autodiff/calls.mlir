// RUN: jit-opt %s --jit-expand-autodiff | FileCheck %s

// A call becomes a pair: forward with residuals, here the sine, and backward.
// What the backward pass uses of the arguments the caller hands over.
// CHECK-LABEL: func.func private @callee.forward
// CHECK-SAME:    -> (tensor<f32>, tensor<f32>)
// CHECK:         %[[S:.*]] = jit.sin
// CHECK:         %[[E:.*]] = jit.exp %[[S]]
// CHECK:         return %[[E]], %[[E]]
// CHECK-LABEL: func.func private @callee.backward
// CHECK-SAME:    (%[[E:.*]]: tensor<f32>, %[[X:.*]]: tensor<f32>, %[[DY:.*]]: tensor<f32>) -> tensor<f32>
// CHECK:         %[[A:.*]] = jit.mul %[[DY]], %[[E]]
// CHECK:         %[[C:.*]] = jit.cos %[[X]]
// CHECK:         %[[B:.*]] = jit.mul %[[A]], %[[C]]
// CHECK:         return %[[B]]
func.func private @callee(%x: tensor<f32>) -> tensor<f32> {
  %s = jit.sin %x : tensor<f32>
  %y = jit.exp %s : tensor<f32>
  return %y : tensor<f32>
}
// CHECK-LABEL: func.func private @caller.vjp
// CHECK-SAME:    (%[[X:.*]]: tensor<f32>, %[[DY:.*]]: tensor<f32>)
// CHECK:         %[[F:.*]]:2 = jit.call @callee.forward(%[[X]])
// CHECK:         jit.call @callee.backward(%[[F]]#1, %[[X]], %{{.*}})
func.func private @caller(%x: tensor<f32>) -> tensor<f32> {
  %y = jit.call @callee(%x) : (tensor<f32>) -> tensor<f32>
  %z = jit.mul %y, %y : tensor<f32>
  return %z : tensor<f32>
}
func.func @grad_call(%x: tensor<f32>) -> tensor<f32> {
  %g = jit.grad @caller(%x) : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// Attributes of arguments are not the derivative's, which has other arguments.
// CHECK-LABEL: func.func private @named.vjp
// CHECK-SAME:    (%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>) -> tensor<f32>
func.func @named(%x: tensor<f32> {llvm.noalias}) -> tensor<f32> {
  %y = jit.sin %x : tensor<f32>
  return %y : tensor<f32>
}
func.func @grad_named(%x: tensor<f32>) -> tensor<f32> {
  %g = jit.grad @named(%x) : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}
