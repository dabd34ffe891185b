// Convolutions, batch normalisation in training mode, pooling: the gradients of the digits network, and the losses of ten steps of
// gradient descent with all training images, against PyTorch in f64.
// DEFINE: %{data} = %jit_src/examples/digits/data
// DEFINE: %{run} = jit-run %s --input=@%{data}/train_images.npy --input=@%{data}/train_labels.npy \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:conv1.weight \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:conv1.bias \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:norm.weight \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:norm.bias \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:conv2.weight \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:conv2.bias \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:fc.weight \
// DEFINE:   --input=@%{data}/cnn_init.safetensors:fc.bias
// DEFINE: %{expect} = --atol=1e-9 --expected_output=@%{data}/cnn_grad64.safetensors:conv1.weight \
// DEFINE:   --expected_output=@%{data}/cnn_grad64.safetensors:conv1.bias \
// DEFINE:   --expected_output=@%{data}/cnn_grad64.safetensors:norm.weight \
// DEFINE:   --expected_output=@%{data}/cnn_grad64.safetensors:norm.bias \
// DEFINE:   --expected_output=@%{data}/cnn_grad64.safetensors:conv2.weight \
// DEFINE:   --expected_output=@%{data}/cnn_grad64.safetensors:conv2.bias \
// DEFINE:   --expected_output=@%{data}/cnn_grad64.safetensors:fc.weight \
// DEFINE:   --expected_output=@%{data}/cnn_grad64.safetensors:fc.bias
// RUN: %{run} --mode=compile --function=gradients %{expect}
// RUN: %{run} --mode=interpret --function=gradients %{expect}
// RUN: %{run} --mode=compile --function=descend --atol=1e-8 --expected_output=@%{data}/cnn_sgd_loss64.npy

func.func private @loss(
    %images: tensor<1437x64xf64>, %labels: tensor<1437xi64>,
    %conv1_w: tensor<16x1x3x3xf64>, %conv1_b: tensor<16xf64>, %norm_w: tensor<16xf64>,
    %norm_b: tensor<16xf64>, %conv2_w: tensor<32x16x3x3xf64>, %conv2_b: tensor<32xf64>,
    %fc_w: tensor<10x128xf64>, %fc_b: tensor<10xf64>) -> tensor<f64> {
  %x = jit.reshape %images to [1437, 1, 8, 8] : (tensor<1437x64xf64>) -> tensor<1437x1x8x8xf64>
  %c1 = jit.conv %x, %conv1_w {padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>}
    : (tensor<1437x1x8x8xf64>, tensor<16x1x3x3xf64>) -> tensor<1437x16x8x8xf64>
  %c1_b = jit.reshape %conv1_b to [16, 1, 1] : (tensor<16xf64>) -> tensor<16x1x1xf64>
  %h1 = jit.add %c1, %c1_b : (tensor<1437x16x8x8xf64>, tensor<16x1x1xf64>) -> tensor<1437x16x8x8xf64>
  %n1, %mean, %variance = jit.batch_norm_training %h1 scale(%norm_w) bias(%norm_b)
    : (tensor<1437x16x8x8xf64>, tensor<16xf64>, tensor<16xf64>)
    -> (tensor<1437x16x8x8xf64>, tensor<16xf64>, tensor<16xf64>)
  %r1 = jit.relu %n1 : tensor<1437x16x8x8xf64>
  %p1 = jit.max_pool %r1 {kernel_size = array<i64: 2, 2>}
    : (tensor<1437x16x8x8xf64>) -> tensor<1437x16x4x4xf64>
  %c2 = jit.conv %p1, %conv2_w {padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>}
    : (tensor<1437x16x4x4xf64>, tensor<32x16x3x3xf64>) -> tensor<1437x32x4x4xf64>
  %c2_b = jit.reshape %conv2_b to [32, 1, 1] : (tensor<32xf64>) -> tensor<32x1x1xf64>
  %h2 = jit.add %c2, %c2_b : (tensor<1437x32x4x4xf64>, tensor<32x1x1xf64>) -> tensor<1437x32x4x4xf64>
  %r2 = jit.relu %h2 : tensor<1437x32x4x4xf64>
  %p2 = jit.max_pool %r2 {kernel_size = array<i64: 2, 2>}
    : (tensor<1437x32x4x4xf64>) -> tensor<1437x32x2x2xf64>
  %flat = jit.reshape %p2 to [1437, 128] : (tensor<1437x32x2x2xf64>) -> tensor<1437x128xf64>
  %logits = jit.linear %flat, %fc_w, %fc_b
    : (tensor<1437x128xf64>, tensor<10x128xf64>, tensor<10xf64>) -> tensor<1437x10xf64>
  %loss = jit.cross_entropy %logits, %labels : (tensor<1437x10xf64>, tensor<1437xi64>) -> tensor<f64>
  return %loss : tensor<f64>
}

func.func @gradients(
    %images32: tensor<1437x64xf32>, %labels: tensor<1437xi64>,
    %conv1_w32: tensor<16x1x3x3xf32>, %conv1_b32: tensor<16xf32>, %norm_w32: tensor<16xf32>,
    %norm_b32: tensor<16xf32>, %conv2_w32: tensor<32x16x3x3xf32>, %conv2_b32: tensor<32xf32>,
    %fc_w32: tensor<10x128xf32>, %fc_b32: tensor<10xf32>)
    -> (tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64>) {
  %images = jit.convert %images32 : (tensor<1437x64xf32>) -> tensor<1437x64xf64>
  %conv1_w = jit.convert %conv1_w32 : (tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf64>
  %conv1_b = jit.convert %conv1_b32 : (tensor<16xf32>) -> tensor<16xf64>
  %norm_w = jit.convert %norm_w32 : (tensor<16xf32>) -> tensor<16xf64>
  %norm_b = jit.convert %norm_b32 : (tensor<16xf32>) -> tensor<16xf64>
  %conv2_w = jit.convert %conv2_w32 : (tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf64>
  %conv2_b = jit.convert %conv2_b32 : (tensor<32xf32>) -> tensor<32xf64>
  %fc_w = jit.convert %fc_w32 : (tensor<10x128xf32>) -> tensor<10x128xf64>
  %fc_b = jit.convert %fc_b32 : (tensor<10xf32>) -> tensor<10xf64>
  %g:8 = jit.grad @loss(%images, %labels, %conv1_w, %conv1_b, %norm_w, %norm_b, %conv2_w, %conv2_b, %fc_w, %fc_b)
      wrt = [2, 3, 4, 5, 6, 7, 8, 9]
      : (tensor<1437x64xf64>, tensor<1437xi64>, tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64>)
      -> (tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64>)
  return %g#0, %g#1, %g#2, %g#3, %g#4, %g#5, %g#6, %g#7
      : tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64>
}

func.func @descend(
    %images32: tensor<1437x64xf32>, %labels: tensor<1437xi64>,
    %conv1_w32: tensor<16x1x3x3xf32>, %conv1_b32: tensor<16xf32>, %norm_w32: tensor<16xf32>,
    %norm_b32: tensor<16xf32>, %conv2_w32: tensor<32x16x3x3xf32>, %conv2_b32: tensor<32xf32>,
    %fc_w32: tensor<10x128xf32>, %fc_b32: tensor<10xf32>) -> tensor<10xf64> {
  %images = jit.convert %images32 : (tensor<1437x64xf32>) -> tensor<1437x64xf64>
  %conv1_w = jit.convert %conv1_w32 : (tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf64>
  %conv1_b = jit.convert %conv1_b32 : (tensor<16xf32>) -> tensor<16xf64>
  %norm_w = jit.convert %norm_w32 : (tensor<16xf32>) -> tensor<16xf64>
  %norm_b = jit.convert %norm_b32 : (tensor<16xf32>) -> tensor<16xf64>
  %conv2_w = jit.convert %conv2_w32 : (tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf64>
  %conv2_b = jit.convert %conv2_b32 : (tensor<32xf32>) -> tensor<32xf64>
  %fc_w = jit.convert %fc_w32 : (tensor<10x128xf32>) -> tensor<10x128xf64>
  %fc_b = jit.convert %fc_b32 : (tensor<10xf32>) -> tensor<10xf64>
  %rate = jit.constant dense<0.1> : tensor<f64>
  %none = jit.zeros [10] : tensor<10xf64>
  %c10 = arith.constant 10 : index
  %r:9 = jit.loop max %c10 iter(%i, %losses = %none,
      %conv1_w_old = %conv1_w, %conv1_b_old = %conv1_b, %norm_w_old = %norm_w, %norm_b_old = %norm_b, %conv2_w_old = %conv2_w, %conv2_b_old = %conv2_b, %fc_w_old = %fc_w, %fc_b_old = %fc_b)
      : tensor<10xf64>, tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64> {
    %vg:9 = jit.grad @loss(%images, %labels, %conv1_w_old, %conv1_b_old, %norm_w_old, %norm_b_old, %conv2_w_old, %conv2_b_old, %fc_w_old, %fc_b_old)
        wrt = [2, 3, 4, 5, 6, 7, 8, 9] value
        : (tensor<1437x64xf64>, tensor<1437xi64>, tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64>)
        -> (tensor<f64>, tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64>)
    %s0 = jit.mul %vg#1, %rate : (tensor<16x1x3x3xf64>, tensor<f64>) -> tensor<16x1x3x3xf64>
    %conv1_w_new = jit.sub %conv1_w_old, %s0 : tensor<16x1x3x3xf64>
    %s1 = jit.mul %vg#2, %rate : (tensor<16xf64>, tensor<f64>) -> tensor<16xf64>
    %conv1_b_new = jit.sub %conv1_b_old, %s1 : tensor<16xf64>
    %s2 = jit.mul %vg#3, %rate : (tensor<16xf64>, tensor<f64>) -> tensor<16xf64>
    %norm_w_new = jit.sub %norm_w_old, %s2 : tensor<16xf64>
    %s3 = jit.mul %vg#4, %rate : (tensor<16xf64>, tensor<f64>) -> tensor<16xf64>
    %norm_b_new = jit.sub %norm_b_old, %s3 : tensor<16xf64>
    %s4 = jit.mul %vg#5, %rate : (tensor<32x16x3x3xf64>, tensor<f64>) -> tensor<32x16x3x3xf64>
    %conv2_w_new = jit.sub %conv2_w_old, %s4 : tensor<32x16x3x3xf64>
    %s5 = jit.mul %vg#6, %rate : (tensor<32xf64>, tensor<f64>) -> tensor<32xf64>
    %conv2_b_new = jit.sub %conv2_b_old, %s5 : tensor<32xf64>
    %s6 = jit.mul %vg#7, %rate : (tensor<10x128xf64>, tensor<f64>) -> tensor<10x128xf64>
    %fc_w_new = jit.sub %fc_w_old, %s6 : tensor<10x128xf64>
    %s7 = jit.mul %vg#8, %rate : (tensor<10xf64>, tensor<f64>) -> tensor<10xf64>
    %fc_b_new = jit.sub %fc_b_old, %s7 : tensor<10xf64>
    %number = arith.index_cast %i : index to i64
    %position = tensor.from_elements %number : tensor<i64>
    %next = jit.scatter update %losses[%position], %vg#0 dims = [0]
        : (tensor<10xf64>, tensor<i64>, tensor<f64>) -> tensor<10xf64>
    jit.continue %next, %conv1_w_new, %conv1_b_new, %norm_w_new, %norm_b_new, %conv2_w_new, %conv2_b_new, %fc_w_new, %fc_b_new
        : tensor<10xf64>, tensor<16x1x3x3xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<32x16x3x3xf64>, tensor<32xf64>, tensor<10x128xf64>, tensor<10xf64>
  }
  return %r#0 : tensor<10xf64>
}
