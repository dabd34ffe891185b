// Two dense layers: the gradients of the digits network, and the losses of ten steps of
// gradient descent with all training images, against PyTorch in f64.
// DEFINE: %{data} = %jit_src/examples/digits/data
// DEFINE: %{run} = jit-run %s --input=@%{data}/train_images.npy --input=@%{data}/train_labels.npy \
// DEFINE:   --input=@%{data}/mlp_init.safetensors:fc1.weight \
// DEFINE:   --input=@%{data}/mlp_init.safetensors:fc1.bias \
// DEFINE:   --input=@%{data}/mlp_init.safetensors:fc2.weight \
// DEFINE:   --input=@%{data}/mlp_init.safetensors:fc2.bias
// DEFINE: %{expect} = --atol=1e-9 --expected_output=@%{data}/mlp_grad64.safetensors:fc1.weight \
// DEFINE:   --expected_output=@%{data}/mlp_grad64.safetensors:fc1.bias \
// DEFINE:   --expected_output=@%{data}/mlp_grad64.safetensors:fc2.weight \
// DEFINE:   --expected_output=@%{data}/mlp_grad64.safetensors:fc2.bias
// RUN: %{run} --mode=compile --function=gradients %{expect}
// RUN: %{run} --mode=interpret --function=gradients %{expect}
// RUN: %{run} --mode=compile --function=descend --atol=1e-8 --expected_output=@%{data}/mlp_sgd_loss64.npy
// RUN: %{run} --mode=interpret --function=descend --atol=1e-8 --expected_output=@%{data}/mlp_sgd_loss64.npy

func.func private @loss(
    %images: tensor<1437x64xf64>, %labels: tensor<1437xi64>,
    %w1: tensor<128x64xf64>, %b1: tensor<128xf64>, %w2: tensor<10x128xf64>,
    %b2: tensor<10xf64>) -> tensor<f64> {
  %0 = jit.linear %images, %w1, %b1
    : (tensor<1437x64xf64>, tensor<128x64xf64>, tensor<128xf64>) -> tensor<1437x128xf64>
  %1 = jit.relu %0 : tensor<1437x128xf64>
  %logits = jit.linear %1, %w2, %b2
    : (tensor<1437x128xf64>, tensor<10x128xf64>, tensor<10xf64>) -> tensor<1437x10xf64>
  %loss = jit.cross_entropy %logits, %labels : (tensor<1437x10xf64>, tensor<1437xi64>) -> tensor<f64>
  return %loss : tensor<f64>
}

func.func @gradients(
    %images32: tensor<1437x64xf32>, %labels: tensor<1437xi64>,
    %w132: tensor<128x64xf32>, %b132: tensor<128xf32>, %w232: tensor<10x128xf32>,
    %b232: tensor<10xf32>)
    -> (tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>) {
  %images = jit.convert %images32 : (tensor<1437x64xf32>) -> tensor<1437x64xf64>
  %w1 = jit.convert %w132 : (tensor<128x64xf32>) -> tensor<128x64xf64>
  %b1 = jit.convert %b132 : (tensor<128xf32>) -> tensor<128xf64>
  %w2 = jit.convert %w232 : (tensor<10x128xf32>) -> tensor<10x128xf64>
  %b2 = jit.convert %b232 : (tensor<10xf32>) -> tensor<10xf64>
  %g:4 = jit.grad @loss(%images, %labels, %w1, %b1, %w2, %b2)
      wrt = [2, 3, 4, 5]
      : (tensor<1437x64xf64>, tensor<1437xi64>, tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>)
      -> (tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>)
  return %g#0, %g#1, %g#2, %g#3
      : tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>
}

func.func @descend(
    %images32: tensor<1437x64xf32>, %labels: tensor<1437xi64>,
    %w132: tensor<128x64xf32>, %b132: tensor<128xf32>, %w232: tensor<10x128xf32>,
    %b232: tensor<10xf32>) -> tensor<10xf64> {
  %images = jit.convert %images32 : (tensor<1437x64xf32>) -> tensor<1437x64xf64>
  %w1 = jit.convert %w132 : (tensor<128x64xf32>) -> tensor<128x64xf64>
  %b1 = jit.convert %b132 : (tensor<128xf32>) -> tensor<128xf64>
  %w2 = jit.convert %w232 : (tensor<10x128xf32>) -> tensor<10x128xf64>
  %b2 = jit.convert %b232 : (tensor<10xf32>) -> tensor<10xf64>
  %rate = jit.constant dense<0.1> : tensor<f64>
  %none = jit.zeros [10] : tensor<10xf64>
  %c10 = arith.constant 10 : index
  %r:5 = jit.loop max %c10 iter(%i, %losses = %none,
      %w1_old = %w1, %b1_old = %b1, %w2_old = %w2, %b2_old = %b2)
      : tensor<10xf64>, tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64> {
    %vg:5 = jit.grad @loss(%images, %labels, %w1_old, %b1_old, %w2_old, %b2_old)
        wrt = [2, 3, 4, 5] value
        : (tensor<1437x64xf64>, tensor<1437xi64>, tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>)
        -> (tensor<f64>, tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>)
    %s0 = jit.mul %vg#1, %rate : (tensor<128x64xf64>, tensor<f64>) -> tensor<128x64xf64>
    %w1_new = jit.sub %w1_old, %s0 : tensor<128x64xf64>
    %s1 = jit.mul %vg#2, %rate : (tensor<128xf64>, tensor<f64>) -> tensor<128xf64>
    %b1_new = jit.sub %b1_old, %s1 : tensor<128xf64>
    %s2 = jit.mul %vg#3, %rate : (tensor<10x128xf64>, tensor<f64>) -> tensor<10x128xf64>
    %w2_new = jit.sub %w2_old, %s2 : tensor<10x128xf64>
    %s3 = jit.mul %vg#4, %rate : (tensor<10xf64>, tensor<f64>) -> tensor<10xf64>
    %b2_new = jit.sub %b2_old, %s3 : tensor<10xf64>
    %number = arith.index_cast %i : index to i64
    %position = tensor.from_elements %number : tensor<i64>
    %next = jit.scatter update %losses[%position], %vg#0 dims = [0]
        : (tensor<10xf64>, tensor<i64>, tensor<f64>) -> tensor<10xf64>
    jit.continue %next, %w1_new, %b1_new, %w2_new, %b2_new
        : tensor<10xf64>, tensor<128x64xf64>, tensor<128xf64>, tensor<10x128xf64>, tensor<10xf64>
  }
  return %r#0 : tensor<10xf64>
}
