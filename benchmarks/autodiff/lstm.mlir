// The LSTM objective of ADBench: the loss of predicting each character of a text, given as bits, from those before it, by
// two layers of LSTM cells whose weight matrices are diagonal. l = 2 layers, c = 1024 characters of b = 14 bits.
// A row of main is the weights or the biases of a layer: forget, in and out gate, change. A row of state is a layer's hidden
// state or its cell. The rows of extra are the weights of the input and output, and the bias of the output.

!bits = tensor<14xf64>
!main = tensor<4x56xf64>
!extra = tensor<3x14xf64>
!state = tensor<4x14xf64>
!text = tensor<1024x14xf64>

// The gates of a layer, weights and biases.
func.func private @gates(%main: !main, %row: index) -> (!bits, !bits, !bits, !bits) {
  %0 = jit.slice %main[%row, 0] [1, 14] [1, 1] : (!main) -> tensor<1x14xf64>
  %1 = jit.slice %main[%row, 14] [1, 14] [1, 1] : (!main) -> tensor<1x14xf64>
  %2 = jit.slice %main[%row, 28] [1, 14] [1, 1] : (!main) -> tensor<1x14xf64>
  %3 = jit.slice %main[%row, 42] [1, 14] [1, 1] : (!main) -> tensor<1x14xf64>
  %forget = jit.reshape %0 to [14] : (tensor<1x14xf64>) -> !bits
  %in = jit.reshape %1 to [14] : (tensor<1x14xf64>) -> !bits
  %out = jit.reshape %2 to [14] : (tensor<1x14xf64>) -> !bits
  %change = jit.reshape %3 to [14] : (tensor<1x14xf64>) -> !bits
  return %forget, %in, %out, %change : !bits, !bits, !bits, !bits
}

func.func private @row(%rows: tensor<?x14xf64>, %row: index) -> !bits {
  %0 = jit.slice %rows[%row, 0] [1, 14] [1, 1] : (tensor<?x14xf64>) -> tensor<1x14xf64>
  %1 = jit.reshape %0 to [14] : (tensor<1x14xf64>) -> !bits
  return %1 : !bits
}

// One step of the layer whose weights are in this row of main, and the biases in the next: hidden state and cell.
func.func private @layer(%main: !main, %row: index, %input: !bits, %hidden: !bits, %cell: !bits) -> (!bits, !bits) {
  %c1 = arith.constant 1 : index
  %next = arith.addi %row, %c1 : index
  %w:4 = jit.call @gates(%main, %row) : (!main, index) -> (!bits, !bits, !bits, !bits)
  %b:4 = jit.call @gates(%main, %next) : (!main, index) -> (!bits, !bits, !bits, !bits)
  %0 = jit.mul %input, %w#0 : !bits
  %1 = jit.add %0, %b#0 : !bits
  %forget = jit.sigmoid %1 : !bits
  %2 = jit.mul %hidden, %w#1 : !bits
  %3 = jit.add %2, %b#1 : !bits
  %in = jit.sigmoid %3 : !bits
  %4 = jit.mul %input, %w#2 : !bits
  %5 = jit.add %4, %b#2 : !bits
  %out = jit.sigmoid %5 : !bits
  %6 = jit.mul %hidden, %w#3 : !bits
  %7 = jit.add %6, %b#3 : !bits
  %change = jit.tanh %7 : !bits
  %kept = jit.mul %cell, %forget : !bits
  %new = jit.mul %in, %change : !bits
  %cell_next = jit.add %kept, %new : !bits
  %squashed = jit.tanh %cell_next : !bits
  %hidden_next = jit.mul %out, %squashed : !bits
  return %hidden_next, %cell_next : !bits, !bits
}

func.func @objective(%main: !main, %extra: !extra, %state: !state, %text: !text) -> tensor<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %steps = arith.constant 1023 : index
  %none = jit.constant dense<0.0> : tensor<f64>
  %two = jit.constant dense<2.0> : tensor<f64>
  %in_weight = jit.call @row(%extra, %c0) : (!extra, index) -> !bits
  %out_weight = jit.call @row(%extra, %c1) : (!extra, index) -> !bits
  %out_bias = jit.call @row(%extra, %c2) : (!extra, index) -> !bits
  %h1_start = jit.call @row(%state, %c0) : (!state, index) -> !bits
  %c1_start = jit.call @row(%state, %c1) : (!state, index) -> !bits
  %h2_start = jit.call @row(%state, %c2) : (!state, index) -> !bits
  %c2_start = jit.call @row(%state, %c3) : (!state, index) -> !bits

  %r:5 = jit.loop max %steps iter(%t, %total = %none, %hidden1 = %h1_start, %cell1 = %c1_start,
                                  %hidden2 = %h2_start, %cell2 = %c2_start)
      : tensor<f64>, !bits, !bits, !bits, !bits {
    %character = jit.call @row(%text, %t) : (!text, index) -> !bits
    %input = jit.mul %character, %in_weight : !bits
    %l1:2 = jit.call @layer(%main, %c0, %input, %hidden1, %cell1)
      : (!main, index, !bits, !bits, !bits) -> (!bits, !bits)
    %l2:2 = jit.call @layer(%main, %c2, %l1#0, %hidden2, %cell2)
      : (!main, index, !bits, !bits, !bits) -> (!bits, !bits)
    %0 = jit.mul %l2#0, %out_weight : !bits
    %predicted = jit.add %0, %out_bias : !bits

    // ADBench's log-sum-exp has a 2 in the sum.
    %exp = jit.exp %predicted : !bits
    %sum = jit.sum %exp : (!bits) -> tensor<f64>
    %sum2 = jit.add %sum, %two : tensor<f64>
    %lse = jit.log %sum2 : tensor<f64>
    %normal = jit.sub %predicted, %lse : (!bits, tensor<f64>) -> !bits
    %t_next = arith.addi %t, %c1 : index
    %expected = jit.call @row(%text, %t_next) : (!text, index) -> !bits
    %products = jit.mul %expected, %normal : !bits
    %likelihood = jit.sum %products : (!bits) -> tensor<f64>
    %total_next = jit.add %total, %likelihood : tensor<f64>
    jit.continue %total_next, %l1#0, %l1#1, %l2#0, %l2#1 : tensor<f64>, !bits, !bits, !bits, !bits
  }
  %count = jit.constant dense<14322.0> : tensor<f64>
  %mean = jit.div %r#0, %count : tensor<f64>
  %loss = jit.neg %mean : tensor<f64>
  return %loss : tensor<f64>
}

func.func @gradient(%main: !main, %extra: !extra, %state: !state, %text: !text) -> (tensor<f64>, !main, !extra) {
  %r:3 = jit.grad @objective(%main, %extra, %state, %text) wrt = [0, 1] value
    : (!main, !extra, !state, !text) -> (tensor<f64>, !main, !extra)
  return %r#0, %r#1, %r#2 : tensor<f64>, !main, !extra
}
