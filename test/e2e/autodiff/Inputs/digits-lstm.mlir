
// Behind lstm.mlir: the gradients of the loss of all training images.
func.func @gradients(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %w_ih: !w_ih, %w_hh: !w_hh, %b_ih: !b, %b_hh: !b,
                     %fc_w: !fc_w, %fc_b: !fc_b)
    -> (tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>) {
  %g:6 = jit.grad @loss(%images, %labels, %w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b) wrt = [2, 3, 4, 5, 6, 7]
    : (tensor<?x64xf32>, tensor<?xi64>, !w_ih, !w_hh, !b, !b, !fc_w, !fc_b) -> (!w_ih, !w_hh, !b, !b, !fc_w, !fc_b)
  %0 = jit.convert %g#0 : (!w_ih) -> tensor<256x8xf64>
  %1 = jit.convert %g#1 : (!w_hh) -> tensor<256x64xf64>
  %2 = jit.convert %g#2 : (!b) -> tensor<256xf64>
  %3 = jit.convert %g#3 : (!b) -> tensor<256xf64>
  %4 = jit.convert %g#4 : (!fc_w) -> tensor<10x64xf64>
  %5 = jit.convert %g#5 : (!fc_b) -> tensor<10xf64>
  return %0, %1, %2, %3, %4, %5
    : tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>
}

// The losses before each of ten steps of gradient descent.
func.func @descend(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %w_ih: !w_ih, %w_hh: !w_hh,
                   %b_ih: !b, %b_hh: !b, %fc_w: !fc_w, %fc_b: !fc_b) -> tensor<10xf64> {
  %start = jit.call @pack(%w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b) : (!w_ih, !w_hh, !b, !b, !fc_w, !fc_b) -> !all
  %none = jit.zeros [10] : tensor<10xf64>
  %c10 = arith.constant 10 : index
  %r:2 = jit.loop max %c10 iter(%i, %losses = %none, %p = %start) : tensor<10xf64>, !all {
    %loss, %g = jit.grad @packed_loss(%images, %labels, %p) wrt = [2] value
      : (tensor<1437x64xf32>, tensor<1437xi64>, !all) -> (tensor<f32>, !all)
    %new = jit.call @descent(%p, %g) : (!all, !all) -> !all
    %next = jit.call @record(%losses, %i, %loss) : (tensor<10xf64>, index, tensor<f32>) -> tensor<10xf64>
    jit.continue %next, %new : tensor<10xf64>, !all
  }
  return %r#0 : tensor<10xf64>
}
