// RUN: jit-opt %s --split-input-file --jit-expand-autodiff | FileCheck %s

// The backward pass calls the region's function once more, on copies of what it
// was given; what it prints is not printed again.
func.func private @f(%x: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<f32> {
  %r = jit.checkpoint : tensor<4xf32> {
    jit.print %x : tensor<4xf32>
    %e = jit.exp %x : tensor<4xf32>
    %m = jit.mul %e, %c : tensor<4xf32>
    jit.yield %m : tensor<4xf32>
  }
  %s = jit.sum %r : (tensor<4xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func @g(%x: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %g = jit.grad @f(%x, %c) wrt = [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %g : tensor<4xf32>
}
// CHECK-LABEL: func private @f.vjp(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[C:[a-z0-9]+]]: tensor<4xf32>,
// CHECK: jit.call @f.vjp.checkpoint(%[[X]], %[[C]])
// CHECK: %[[B:.*]]:3 = jit.barrier(%[[X]], %[[C]], %{{.*}})
// CHECK: %[[G:.*]] = jit.call @f.vjp.checkpoint.vjp(%[[B]]#0, %[[B]]#1, %[[B]]#2)
// CHECK: return %[[G]]
// CHECK-LABEL: func private @f.vjp.checkpoint(
// CHECK: jit.print
// CHECK-LABEL: func private @f.vjp.checkpoint.vjp(
// CHECK-NOT: jit.print
// CHECK: jit.exp
// CHECK-NOT: jit.print
// CHECK: return

// -----

// Slots from bytes: 24 of them a state, so 4; the forward loop keeps nothing.
func.func private @f(%x: tensor<3xf64>, %n: index) -> tensor<3xf64> {
  %r = jit.loop max %n iter(%i, %y = %x) : tensor<3xf64>
      attributes {jit.checkpoint_bytes = 100 : i64} {
    %e = jit.sin %y : tensor<3xf64>
    jit.continue %e : tensor<3xf64>
  }
  return %r : tensor<3xf64>
}
func.func @g(%x: tensor<3xf64>, %n: index) -> tensor<3xf64> {
  %g = jit.vjp @f(%x, %n) cotangents(%x) wrt = [0]
      : (tensor<3xf64>, index, tensor<3xf64>) -> tensor<3xf64>
  return %g : tensor<3xf64>
}
// CHECK-LABEL: func private @f.vjp(
// CHECK: jit.loop max %{{.*}} iter(%{{.*}}, %{{.*}} = %{{.*}}) : tensor<3xf64>
// CHECK: arith.constant 100 : index
// CHECK: arith.divui
// CHECK: jit.loop
// CHECK: jit.call @f.vjp.step(
// CHECK: jit.call @f.vjp.step.vjp(
