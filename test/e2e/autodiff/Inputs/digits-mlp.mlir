
// Behind mlp.mlir: the gradients of the loss of all training images.
func.func @gradients(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2)
    -> (tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>) {
  %g:4 = jit.grad @loss(%images, %labels, %w1, %b1, %w2, %b2) wrt = [2, 3, 4, 5]
    : (tensor<1437x64xf32>, tensor<1437xi64>, !w1, !b1, !w2, !b2) -> (!w1, !b1, !w2, !b2)
  %0 = jit.convert %g#0 : (!w1) -> tensor<128x64xf64>
  %1 = jit.convert %g#1 : (!b1) -> tensor<128xf64>
  %2 = jit.convert %g#2 : (!w2) -> tensor<10x128xf64>
  %3 = jit.convert %g#3 : (!b2) -> tensor<10xf64>
  return %0, %1, %2, %3 : tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>
}

// The losses before each of ten steps of gradient descent.
func.func @descend(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2)
    -> tensor<10xf64> {
  %none = jit.zeros [10] : tensor<10xf64>
  %c10 = arith.constant 10 : index
  %r:5 = jit.loop max %c10 iter(%i, %losses = %none, %p1 = %w1, %p2 = %b1, %p3 = %w2, %p4 = %b2)
      : tensor<10xf64>, !w1, !b1, !w2, !b2 {
    %vg:5 = jit.grad @loss(%images, %labels, %p1, %p2, %p3, %p4) wrt = [2, 3, 4, 5] value
      : (tensor<1437x64xf32>, tensor<1437xi64>, !w1, !b1, !w2, !b2) -> (tensor<f32>, !w1, !b1, !w2, !b2)
    %n1 = jit.call @descent(%p1, %vg#1) : (!w1, !w1) -> !w1
    %n2 = jit.call @descent(%p2, %vg#2) : (!b1, !b1) -> !b1
    %n3 = jit.call @descent(%p3, %vg#3) : (!w2, !w2) -> !w2
    %n4 = jit.call @descent(%p4, %vg#4) : (!b2, !b2) -> !b2
    %next = jit.call @record(%losses, %i, %vg#0) : (tensor<10xf64>, index, tensor<f32>) -> tensor<10xf64>
    jit.continue %next, %n1, %n2, %n3, %n4 : tensor<10xf64>, !w1, !b1, !w2, !b2
  }
  return %r#0 : tensor<10xf64>
}
