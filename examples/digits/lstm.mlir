// An LSTM reads each image as a sequence of 8 rows of 8 pixels; its last state
// goes through a dense layer. The batch is dynamic. Gates are i, f, g, o, as in
// PyTorch.

func.func @main(%images: tensor<?x64xf32>,
                %w_ih: tensor<256x8xf32>, %w_hh: tensor<256x64xf32>,
                %b_ih: tensor<256xf32>, %b_hh: tensor<256xf32>,
                %fc_w: tensor<10x64xf32>, %fc_b: tensor<10xf32>) -> tensor<?x10xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %images, %c0 : tensor<?x64xf32>
  %rows = jit.reshape %images to [%n, 8, 8] : (tensor<?x64xf32>) -> tensor<?x8x8xf32>
  %zero = jit.zeros [%n, 64] : tensor<?x64xf32>

  %last:2 = jit.loop max %c8 iter(%i, %h = %zero, %c = %zero) : tensor<?x64xf32>, tensor<?x64xf32> {
    %slice = jit.slice %rows[0, %i, 0] [%n, 1, 8] [1, 1, 1] : (tensor<?x8x8xf32>) -> tensor<?x1x8xf32>
    %row = jit.reshape %slice to [%n, 8] : (tensor<?x1x8xf32>) -> tensor<?x8xf32>
    %from_x = jit.linear %row, %w_ih, %b_ih
      : (tensor<?x8xf32>, tensor<256x8xf32>, tensor<256xf32>) -> tensor<?x256xf32>
    %from_h = jit.linear %h, %w_hh, %b_hh
      : (tensor<?x64xf32>, tensor<256x64xf32>, tensor<256xf32>) -> tensor<?x256xf32>
    %gates = jit.add %from_x, %from_h : tensor<?x256xf32>
    %in_gate = jit.slice %gates[0, 0] [%n, 64] [1, 1] : (tensor<?x256xf32>) -> tensor<?x64xf32>
    %forget_gate = jit.slice %gates[0, 64] [%n, 64] [1, 1] : (tensor<?x256xf32>) -> tensor<?x64xf32>
    %cell_gate = jit.slice %gates[0, 128] [%n, 64] [1, 1] : (tensor<?x256xf32>) -> tensor<?x64xf32>
    %out_gate = jit.slice %gates[0, 192] [%n, 64] [1, 1] : (tensor<?x256xf32>) -> tensor<?x64xf32>
    %in = jit.sigmoid %in_gate : tensor<?x64xf32>
    %forget = jit.sigmoid %forget_gate : tensor<?x64xf32>
    %cell = jit.tanh %cell_gate : tensor<?x64xf32>
    %out = jit.sigmoid %out_gate : tensor<?x64xf32>
    %kept = jit.mul %forget, %c : tensor<?x64xf32>
    %new = jit.mul %in, %cell : tensor<?x64xf32>
    %c_next = jit.add %kept, %new : tensor<?x64xf32>
    %squashed = jit.tanh %c_next : tensor<?x64xf32>
    %h_next = jit.mul %out, %squashed : tensor<?x64xf32>
    jit.continue %h_next, %c_next : tensor<?x64xf32>, tensor<?x64xf32>
  }

  %logits = jit.linear %last#0, %fc_w, %fc_b
    : (tensor<?x64xf32>, tensor<10x64xf32>, tensor<10xf32>) -> tensor<?x10xf32>
  return %logits : tensor<?x10xf32>
}

// The logits in f64, and how many of the images are recognised.
func.func @evaluate(%images: tensor<?x64xf32>, %labels: tensor<?xi64>,
                    %w_ih: tensor<256x8xf32>, %w_hh: tensor<256x64xf32>,
                    %b_ih: tensor<256xf32>, %b_hh: tensor<256xf32>,
                    %fc_w: tensor<10x64xf32>, %fc_b: tensor<10xf32>)
    -> (tensor<?x10xf64>, tensor<i64>) {
  %logits = call @main(%images, %w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b)
    : (tensor<?x64xf32>, tensor<256x8xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<256xf32>,
       tensor<10x64xf32>, tensor<10xf32>) -> tensor<?x10xf32>
  %digits = jit.argmax %logits dim = 1 : (tensor<?x10xf32>) -> tensor<?xi64>
  %hits = jit.eq %digits, %labels : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %ones = jit.convert %hits : (tensor<?xi1>) -> tensor<?xi64>
  %correct = jit.sum %ones : (tensor<?xi64>) -> tensor<i64>
  %wide = jit.convert %logits : (tensor<?x10xf32>) -> tensor<?x10xf64>
  return %wide, %correct : tensor<?x10xf64>, tensor<i64>
}
