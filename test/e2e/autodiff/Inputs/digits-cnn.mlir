
// Behind cnn.mlir: the gradients of the loss of all training images.
func.func @gradients(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %conv1_w: !conv1_w, %conv1_b: !c16,
                     %norm_w: !c16, %norm_b: !c16, %conv2_w: !conv2_w, %conv2_b: !c32, %fc_w: !fc_w, %fc_b: !fc_b)
    -> (tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>,
        tensor<10x128xf64>, tensor<10xf64>) {
  %g:8 = jit.grad @loss(%images, %labels, %conv1_w, %conv1_b, %norm_w, %norm_b, %conv2_w, %conv2_b, %fc_w, %fc_b)
      wrt = [2, 3, 4, 5, 6, 7, 8, 9]
    : (tensor<1437x64xf32>, tensor<1437xi64>, !conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b)
    -> (!conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b)
  %0 = jit.convert %g#0 : (!conv1_w) -> tensor<16x1x3x3xf64>
  %1 = jit.convert %g#1 : (!c16) -> tensor<16xf64>
  %2 = jit.convert %g#2 : (!c16) -> tensor<16xf64>
  %3 = jit.convert %g#3 : (!c16) -> tensor<16xf64>
  %4 = jit.convert %g#4 : (!conv2_w) -> tensor<32x16x3x3xf64>
  %5 = jit.convert %g#5 : (!c32) -> tensor<32xf64>
  %6 = jit.convert %g#6 : (!fc_w) -> tensor<10x128xf64>
  %7 = jit.convert %g#7 : (!fc_b) -> tensor<10xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7
    : tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>,
      tensor<10x128xf64>, tensor<10xf64>
}

// The losses before each of ten steps of gradient descent.
func.func @descend(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %conv1_w: !conv1_w, %conv1_b: !c16,
                   %norm_w: !c16, %norm_b: !c16, %conv2_w: !conv2_w, %conv2_b: !c32, %fc_w: !fc_w, %fc_b: !fc_b)
    -> tensor<10xf64> {
  %start = jit.call @pack(%conv1_w, %conv1_b, %norm_w, %norm_b, %conv2_w, %conv2_b, %fc_w, %fc_b)
    : (!conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b) -> !all
  %none = jit.zeros [10] : tensor<10xf64>
  %c10 = arith.constant 10 : index
  %r:2 = jit.loop max %c10 iter(%i, %losses = %none, %p = %start) : tensor<10xf64>, !all {
    %loss, %mean, %var, %g = jit.grad @packed_loss(%images, %labels, %p) wrt = [2] value
      : (tensor<1437x64xf32>, tensor<1437xi64>, !all) -> (tensor<f32>, !c16, !c16, !all)
    %new = jit.call @descent(%p, %g) : (!all, !all) -> !all
    %next = jit.call @record(%losses, %i, %loss) : (tensor<10xf64>, index, tensor<f32>) -> tensor<10xf64>
    jit.continue %next, %new : tensor<10xf64>, !all
  }
  return %r#0 : tensor<10xf64>
}
