// An LSTM over the rows, a loop, with a batch of any size: the gradients of the digits network, and the losses of ten steps of
// gradient descent with all training images, against PyTorch in f64.
// DEFINE: %{data} = %jit_src/examples/digits/data
// DEFINE: %{run} = jit-run %s --input=@%{data}/train_images.npy --input=@%{data}/train_labels.npy \
// DEFINE:   --input=@%{data}/lstm_init.safetensors:lstm.weight_ih_l0 \
// DEFINE:   --input=@%{data}/lstm_init.safetensors:lstm.weight_hh_l0 \
// DEFINE:   --input=@%{data}/lstm_init.safetensors:lstm.bias_ih_l0 \
// DEFINE:   --input=@%{data}/lstm_init.safetensors:lstm.bias_hh_l0 \
// DEFINE:   --input=@%{data}/lstm_init.safetensors:fc.weight \
// DEFINE:   --input=@%{data}/lstm_init.safetensors:fc.bias
// DEFINE: %{expect} = --atol=1e-9 --expected_output=@%{data}/lstm_grad64.safetensors:lstm.weight_ih_l0 \
// DEFINE:   --expected_output=@%{data}/lstm_grad64.safetensors:lstm.weight_hh_l0 \
// DEFINE:   --expected_output=@%{data}/lstm_grad64.safetensors:lstm.bias_ih_l0 \
// DEFINE:   --expected_output=@%{data}/lstm_grad64.safetensors:lstm.bias_hh_l0 \
// DEFINE:   --expected_output=@%{data}/lstm_grad64.safetensors:fc.weight \
// DEFINE:   --expected_output=@%{data}/lstm_grad64.safetensors:fc.bias
// RUN: %{run} --mode=compile --function=gradients %{expect}
// RUN: %{run} --mode=interpret --function=gradients %{expect}
// RUN: %{run} --mode=compile --function=descend --atol=1e-8 --expected_output=@%{data}/lstm_sgd_loss64.npy

func.func private @loss(
    %images: tensor<?x64xf64>, %labels: tensor<?xi64>,
    %w_ih: tensor<256x8xf64>, %w_hh: tensor<256x64xf64>, %b_ih: tensor<256xf64>,
    %b_hh: tensor<256xf64>, %fc_w: tensor<10x64xf64>, %fc_b: tensor<10xf64>) -> tensor<f64> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %images, %c0 : tensor<?x64xf64>
  %rows = jit.reshape %images to [%n, 8, 8] : (tensor<?x64xf64>) -> tensor<?x8x8xf64>
  %zero = jit.zeros [%n, 64] : tensor<?x64xf64>
  %last:2 = jit.loop max %c8 iter(%i, %h = %zero, %c = %zero) : tensor<?x64xf64>, tensor<?x64xf64> {
    %slice = jit.slice %rows[0, %i, 0] [%n, 1, 8] [1, 1, 1] : (tensor<?x8x8xf64>) -> tensor<?x1x8xf64>
    %row = jit.reshape %slice to [%n, 8] : (tensor<?x1x8xf64>) -> tensor<?x8xf64>
    %from_x = jit.linear %row, %w_ih, %b_ih
      : (tensor<?x8xf64>, tensor<256x8xf64>, tensor<256xf64>) -> tensor<?x256xf64>
    %from_h = jit.linear %h, %w_hh, %b_hh
      : (tensor<?x64xf64>, tensor<256x64xf64>, tensor<256xf64>) -> tensor<?x256xf64>
    %gates = jit.add %from_x, %from_h : tensor<?x256xf64>
    %in_gate = jit.slice %gates[0, 0] [%n, 64] [1, 1] : (tensor<?x256xf64>) -> tensor<?x64xf64>
    %forget_gate = jit.slice %gates[0, 64] [%n, 64] [1, 1] : (tensor<?x256xf64>) -> tensor<?x64xf64>
    %cell_gate = jit.slice %gates[0, 128] [%n, 64] [1, 1] : (tensor<?x256xf64>) -> tensor<?x64xf64>
    %out_gate = jit.slice %gates[0, 192] [%n, 64] [1, 1] : (tensor<?x256xf64>) -> tensor<?x64xf64>
    %in = jit.sigmoid %in_gate : tensor<?x64xf64>
    %forget = jit.sigmoid %forget_gate : tensor<?x64xf64>
    %cell = jit.tanh %cell_gate : tensor<?x64xf64>
    %out = jit.sigmoid %out_gate : tensor<?x64xf64>
    %kept = jit.mul %forget, %c : tensor<?x64xf64>
    %new = jit.mul %in, %cell : tensor<?x64xf64>
    %c_next = jit.add %kept, %new : tensor<?x64xf64>
    %squashed = jit.tanh %c_next : tensor<?x64xf64>
    %h_next = jit.mul %out, %squashed : tensor<?x64xf64>
    jit.continue %h_next, %c_next : tensor<?x64xf64>, tensor<?x64xf64>
  }
  %logits = jit.linear %last#0, %fc_w, %fc_b
    : (tensor<?x64xf64>, tensor<10x64xf64>, tensor<10xf64>) -> tensor<?x10xf64>
  %loss = jit.cross_entropy %logits, %labels : (tensor<?x10xf64>, tensor<?xi64>) -> tensor<f64>
  return %loss : tensor<f64>
}

func.func @gradients(
    %images32: tensor<?x64xf32>, %labels: tensor<?xi64>,
    %w_ih32: tensor<256x8xf32>, %w_hh32: tensor<256x64xf32>, %b_ih32: tensor<256xf32>,
    %b_hh32: tensor<256xf32>, %fc_w32: tensor<10x64xf32>, %fc_b32: tensor<10xf32>)
    -> (tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>) {
  %images = jit.convert %images32 : (tensor<?x64xf32>) -> tensor<?x64xf64>
  %w_ih = jit.convert %w_ih32 : (tensor<256x8xf32>) -> tensor<256x8xf64>
  %w_hh = jit.convert %w_hh32 : (tensor<256x64xf32>) -> tensor<256x64xf64>
  %b_ih = jit.convert %b_ih32 : (tensor<256xf32>) -> tensor<256xf64>
  %b_hh = jit.convert %b_hh32 : (tensor<256xf32>) -> tensor<256xf64>
  %fc_w = jit.convert %fc_w32 : (tensor<10x64xf32>) -> tensor<10x64xf64>
  %fc_b = jit.convert %fc_b32 : (tensor<10xf32>) -> tensor<10xf64>
  %g:6 = jit.grad @loss(%images, %labels, %w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b)
      wrt = [2, 3, 4, 5, 6, 7]
      : (tensor<?x64xf64>, tensor<?xi64>, tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>)
      -> (tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>)
  return %g#0, %g#1, %g#2, %g#3, %g#4, %g#5
      : tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>
}

func.func @descend(
    %images32: tensor<?x64xf32>, %labels: tensor<?xi64>,
    %w_ih32: tensor<256x8xf32>, %w_hh32: tensor<256x64xf32>, %b_ih32: tensor<256xf32>,
    %b_hh32: tensor<256xf32>, %fc_w32: tensor<10x64xf32>, %fc_b32: tensor<10xf32>) -> tensor<10xf64> {
  %images = jit.convert %images32 : (tensor<?x64xf32>) -> tensor<?x64xf64>
  %w_ih = jit.convert %w_ih32 : (tensor<256x8xf32>) -> tensor<256x8xf64>
  %w_hh = jit.convert %w_hh32 : (tensor<256x64xf32>) -> tensor<256x64xf64>
  %b_ih = jit.convert %b_ih32 : (tensor<256xf32>) -> tensor<256xf64>
  %b_hh = jit.convert %b_hh32 : (tensor<256xf32>) -> tensor<256xf64>
  %fc_w = jit.convert %fc_w32 : (tensor<10x64xf32>) -> tensor<10x64xf64>
  %fc_b = jit.convert %fc_b32 : (tensor<10xf32>) -> tensor<10xf64>
  %rate = jit.constant dense<0.1> : tensor<f64>
  %none = jit.zeros [10] : tensor<10xf64>
  %c10 = arith.constant 10 : index
  %r:7 = jit.loop max %c10 iter(%i, %losses = %none,
      %w_ih_old = %w_ih, %w_hh_old = %w_hh, %b_ih_old = %b_ih, %b_hh_old = %b_hh, %fc_w_old = %fc_w, %fc_b_old = %fc_b)
      : tensor<10xf64>, tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64> {
    %vg:7 = jit.grad @loss(%images, %labels, %w_ih_old, %w_hh_old, %b_ih_old, %b_hh_old, %fc_w_old, %fc_b_old)
        wrt = [2, 3, 4, 5, 6, 7] value
        : (tensor<?x64xf64>, tensor<?xi64>, tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>)
        -> (tensor<f64>, tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>)
    %s0 = jit.mul %vg#1, %rate : (tensor<256x8xf64>, tensor<f64>) -> tensor<256x8xf64>
    %w_ih_new = jit.sub %w_ih_old, %s0 : tensor<256x8xf64>
    %s1 = jit.mul %vg#2, %rate : (tensor<256x64xf64>, tensor<f64>) -> tensor<256x64xf64>
    %w_hh_new = jit.sub %w_hh_old, %s1 : tensor<256x64xf64>
    %s2 = jit.mul %vg#3, %rate : (tensor<256xf64>, tensor<f64>) -> tensor<256xf64>
    %b_ih_new = jit.sub %b_ih_old, %s2 : tensor<256xf64>
    %s3 = jit.mul %vg#4, %rate : (tensor<256xf64>, tensor<f64>) -> tensor<256xf64>
    %b_hh_new = jit.sub %b_hh_old, %s3 : tensor<256xf64>
    %s4 = jit.mul %vg#5, %rate : (tensor<10x64xf64>, tensor<f64>) -> tensor<10x64xf64>
    %fc_w_new = jit.sub %fc_w_old, %s4 : tensor<10x64xf64>
    %s5 = jit.mul %vg#6, %rate : (tensor<10xf64>, tensor<f64>) -> tensor<10xf64>
    %fc_b_new = jit.sub %fc_b_old, %s5 : tensor<10xf64>
    %number = arith.index_cast %i : index to i64
    %position = tensor.from_elements %number : tensor<i64>
    %next = jit.scatter update %losses[%position], %vg#0 dims = [0]
        : (tensor<10xf64>, tensor<i64>, tensor<f64>) -> tensor<10xf64>
    jit.continue %next, %w_ih_new, %w_hh_new, %b_ih_new, %b_hh_new, %fc_w_new, %fc_b_new
        : tensor<10xf64>, tensor<256x8xf64>, tensor<256x64xf64>, tensor<256xf64>, tensor<256xf64>, tensor<10x64xf64>, tensor<10xf64>
  }
  return %r#0 : tensor<10xf64>
}
