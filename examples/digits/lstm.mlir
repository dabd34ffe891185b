// An LSTM reads each image as a sequence of 8 rows of 8 pixels; its last state goes through a dense layer. The batch is
// dynamic. Gates are i, f, g, o, as in PyTorch. @main and @evaluate classify, @train trains.

!w_ih = tensor<256x8xf32>
!w_hh = tensor<256x64xf32>
!b = tensor<256xf32>
!fc_w = tensor<10x64xf32>
!fc_b = tensor<10xf32>
!all = tensor<19594xf32>

func.func @main(%images: tensor<?x64xf32>, %w_ih: !w_ih, %w_hh: !w_hh, %b_ih: !b, %b_hh: !b, %fc_w: !fc_w, %fc_b: !fc_b)
    -> tensor<?x10xf32> {
  %logits = jit.call @logits(%images, %w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b)
    : (tensor<?x64xf32>, !w_ih, !w_hh, !b, !b, !fc_w, !fc_b) -> tensor<?x10xf32>
  return %logits : tensor<?x10xf32>
}

func.func private @logits(%images: tensor<?x64xf32>, %w_ih: !w_ih, %w_hh: !w_hh, %b_ih: !b, %b_hh: !b,
                          %fc_w: !fc_w, %fc_b: !fc_b) -> tensor<?x10xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %images, %c0 : tensor<?x64xf32>
  %rows = jit.reshape %images to [%n, 8, 8] : (tensor<?x64xf32>) -> tensor<?x8x8xf32>
  %zero = jit.zeros [%n, 64] : tensor<?x64xf32>

  %last:2 = jit.loop max %c8 iter(%i, %h = %zero, %c = %zero) : tensor<?x64xf32>, tensor<?x64xf32> {
    %slice = jit.slice %rows[0, %i, 0] [%n, 1, 8] [1, 1, 1] : (tensor<?x8x8xf32>) -> tensor<?x1x8xf32>
    %row = jit.reshape %slice to [%n, 8] : (tensor<?x1x8xf32>) -> tensor<?x8xf32>
    %from_x = jit.linear %row, %w_ih, %b_ih : (tensor<?x8xf32>, !w_ih, !b) -> tensor<?x256xf32>
    %from_h = jit.linear %h, %w_hh, %b_hh : (tensor<?x64xf32>, !w_hh, !b) -> tensor<?x256xf32>
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

  %logits = jit.linear %last#0, %fc_w, %fc_b : (tensor<?x64xf32>, !fc_w, !fc_b) -> tensor<?x10xf32>
  return %logits : tensor<?x10xf32>
}

// The logits in f64, and how many of the images are recognised.
func.func @evaluate(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %w_ih: !w_ih, %w_hh: !w_hh, %b_ih: !b, %b_hh: !b,
                    %fc_w: !fc_w, %fc_b: !fc_b) -> (tensor<?x10xf64>, tensor<i64>) {
  %logits = call @main(%images, %w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b)
    : (tensor<?x64xf32>, !w_ih, !w_hh, !b, !b, !fc_w, !fc_b) -> tensor<?x10xf32>
  %digits = jit.argmax %logits dim = 1 : (tensor<?x10xf32>) -> tensor<?xi64>
  %hits = jit.eq %digits, %labels : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
  %ones = jit.convert %hits : (tensor<?xi1>) -> tensor<?xi64>
  %correct = jit.sum %ones : (tensor<?xi64>) -> tensor<i64>
  %wide = jit.convert %logits : (tensor<?x10xf32>) -> tensor<?x10xf64>
  return %wide, %correct : tensor<?x10xf64>, tensor<i64>
}

//===----------------------------------------------------------------------===//
// Training: Adam
//===----------------------------------------------------------------------===//

func.func private @loss(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %w_ih: !w_ih, %w_hh: !w_hh, %b_ih: !b,
                        %b_hh: !b, %fc_w: !fc_w, %fc_b: !fc_b) -> tensor<f32> {
  %logits = jit.call @logits(%images, %w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b)
    : (tensor<?x64xf32>, !w_ih, !w_hh, !b, !b, !fc_w, !fc_b) -> tensor<?x10xf32>
  %loss = jit.cross_entropy %logits, %labels : (tensor<?x10xf32>, tensor<?xi64>) -> tensor<f32>
  return %loss : tensor<f32>
}

// Step t, counted from 1, of Adam (Kingma and Ba, 2014): m <- 0.9 m + 0.1 g; v <- 0.999 v + 0.001 g g;
// p <- p - 0.003 (m / (1 - 0.9^t)) / (sqrt(v / (1 - 0.999^t)) + 1e-8). For parameters of any shape.
func.func private @adam(%t: tensor<f32>, %p: tensor<*xf32>, %g: tensor<*xf32>, %m: tensor<*xf32>, %v: tensor<*xf32>)
    -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %rate = jit.constant dense<0.003> : tensor<f32>
  %beta1 = jit.constant dense<0.9> : tensor<f32>
  %beta2 = jit.constant dense<0.999> : tensor<f32>
  %epsilon = jit.constant dense<1.0e-8> : tensor<f32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %part1 = jit.sub %one, %beta1 : tensor<f32>
  %part2 = jit.sub %one, %beta2 : tensor<f32>
  %m_kept = jit.mul %m, %beta1 : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %m_added = jit.mul %g, %part1 : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %m_new = jit.add %m_kept, %m_added : tensor<*xf32>
  %square = jit.mul %g, %g : tensor<*xf32>
  %v_kept = jit.mul %v, %beta2 : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %v_added = jit.mul %square, %part2 : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %v_new = jit.add %v_kept, %v_added : tensor<*xf32>

  // m and v started as zeros: what is missing in them.
  %power1 = jit.pow %beta1, %t : tensor<f32>
  %power2 = jit.pow %beta2, %t : tensor<f32>
  %bias1 = jit.sub %one, %power1 : tensor<f32>
  %bias2 = jit.sub %one, %power2 : tensor<f32>
  %mean = jit.div %m_new, %bias1 : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %variance = jit.div %v_new, %bias2 : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %deviation = jit.sqrt %variance : tensor<*xf32>
  %divisor = jit.add %deviation, %epsilon : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %direction = jit.div %mean, %divisor : tensor<*xf32>
  %change = jit.mul %direction, %rate : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %p_new = jit.sub %p, %change : tensor<*xf32>
  return %p_new, %m_new, %v_new : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// The parameters one behind the other: what holds for all of them is said once.
func.func private @pack(%w_ih: !w_ih, %w_hh: !w_hh, %b_ih: !b, %b_hh: !b, %fc_w: !fc_w, %fc_b: !fc_b) -> !all {
  %0 = jit.reshape %w_ih to [2048] : (!w_ih) -> tensor<2048xf32>
  %1 = jit.reshape %w_hh to [16384] : (!w_hh) -> tensor<16384xf32>
  %2 = jit.reshape %fc_w to [640] : (!fc_w) -> tensor<640xf32>
  %all = jit.concat %0, %1, %b_ih, %b_hh, %2, %fc_b dim = 0
    : (tensor<2048xf32>, tensor<16384xf32>, !b, !b, tensor<640xf32>, !fc_b) -> !all
  return %all : !all
}

func.func private @unpack(%all: !all) -> (!w_ih, !w_hh, !b, !b, !fc_w, !fc_b) {
  %0 = jit.slice %all[0] [2048] [1] : (!all) -> tensor<2048xf32>
  %1 = jit.slice %all[2048] [16384] [1] : (!all) -> tensor<16384xf32>
  %b_ih = jit.slice %all[18432] [256] [1] : (!all) -> !b
  %b_hh = jit.slice %all[18688] [256] [1] : (!all) -> !b
  %2 = jit.slice %all[18944] [640] [1] : (!all) -> tensor<640xf32>
  %fc_b = jit.slice %all[19584] [10] [1] : (!all) -> !fc_b
  %w_ih = jit.reshape %0 to [256, 8] : (tensor<2048xf32>) -> !w_ih
  %w_hh = jit.reshape %1 to [256, 64] : (tensor<16384xf32>) -> !w_hh
  %fc_w = jit.reshape %2 to [10, 64] : (tensor<640xf32>) -> !fc_w
  return %w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b : !w_ih, !w_hh, !b, !b, !fc_w, !fc_b
}

func.func private @packed_loss(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %all: !all) -> tensor<f32> {
  %p:6 = jit.call @unpack(%all) : (!all) -> (!w_ih, !w_hh, !b, !b, !fc_w, !fc_b)
  %loss = jit.call @loss(%images, %labels, %p#0, %p#1, %p#2, %p#3, %p#4, %p#5)
    : (tensor<?x64xf32>, tensor<?xi64>, !w_ih, !w_hh, !b, !b, !fc_w, !fc_b) -> tensor<f32>
  return %loss : tensor<f32>
}

// All images once, in batches of 32 and an order of this epoch, counted from 0: the mean loss, the parameters, and Adam's
// means of their gradients. The images that are left over are others in each epoch.
func.func @epoch(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %epoch: index, %p: !all, %m: !all, %v: !all)
    -> (tensor<f32>, !all, !all, !all) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 32 : index
  %n = tensor.dim %labels, %c0 : tensor<?xi64>
  %batches = arith.divui %n, %size : index
  %done = arith.muli %epoch, %batches : index
  %none = jit.constant dense<0.0> : tensor<f32>
  %key = jit.call @number(%epoch) : (index) -> tensor<i64>
  %bits = jit.random_bits %key, [%n] : (tensor<i64>) -> tensor<?xi64>
  %sorted, %order = jit.sort %bits dim = 0 : tensor<?xi64> -> tensor<?xi64>, tensor<?xi64>

  %r:4 = jit.loop max %batches iter(%i, %total = %none, %p_i = %p, %m_i = %m, %v_i = %v)
      : tensor<f32>, !all, !all, !all {
    %start = arith.muli %i, %size : index
    %batch = jit.slice %order[%start] [32] [1] : (tensor<?xi64>) -> tensor<32xi64>
    %x = jit.index_select %images, %batch dim = 0 : (tensor<?x64xf32>, tensor<32xi64>) -> tensor<32x64xf32>
    %y = jit.index_select %labels, %batch dim = 0 : (tensor<?xi64>, tensor<32xi64>) -> tensor<32xi64>
    %loss, %g = jit.grad @packed_loss(%x, %y, %p_i) wrt = [2] value
      : (tensor<32x64xf32>, tensor<32xi64>, !all) -> (tensor<f32>, !all)
    %before = arith.addi %done, %i : index
    %step = arith.addi %before, %c1 : index
    %step_i64 = jit.call @number(%step) : (index) -> tensor<i64>
    %t = jit.convert %step_i64 : (tensor<i64>) -> tensor<f32>
    %next:3 = jit.call @adam(%t, %p_i, %g, %m_i, %v_i) : (tensor<f32>, !all, !all, !all, !all) -> (!all, !all, !all)
    %sum = jit.add %total, %loss : tensor<f32>
    jit.continue %sum, %next#0, %next#1, %next#2 : tensor<f32>, !all, !all, !all
  }
  %count_i64 = jit.call @number(%batches) : (index) -> tensor<i64>
  %count = jit.convert %count_i64 : (tensor<i64>) -> tensor<f32>
  %mean = jit.div %r#0, %count : tensor<f32>
  return %mean, %r#1, %r#2, %r#3 : tensor<f32>, !all, !all, !all
}

func.func private @number(%host: index) -> tensor<i64> {
  %wide = arith.index_cast %host : index to i64
  %number = tensor.from_elements %wide : tensor<i64>
  return %number : tensor<i64>
}

// Trains that many epochs, and prints the mean loss of each.
func.func @train(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %epochs: index, %w_ih: !w_ih, %w_hh: !w_hh,
                 %b_ih: !b, %b_hh: !b, %fc_w: !fc_w, %fc_b: !fc_b) -> (!w_ih, !w_hh, !b, !b, !fc_w, !fc_b) {
  %start = jit.call @pack(%w_ih, %w_hh, %b_ih, %b_hh, %fc_w, %fc_b) : (!w_ih, !w_hh, !b, !b, !fc_w, !fc_b) -> !all
  %zero = jit.zeros [19594] : !all
  %r:3 = jit.loop max %epochs iter(%i, %p = %start, %m = %zero, %v = %zero) : !all, !all, !all {
    %loss, %next:3 = jit.call @epoch(%images, %labels, %i, %p, %m, %v)
      : (tensor<?x64xf32>, tensor<?xi64>, index, !all, !all, !all) -> (tensor<f32>, !all, !all, !all)
    jit.print %loss label "loss" : tensor<f32>
    jit.continue %next#0, %next#1, %next#2 : !all, !all, !all
  }
  %w:6 = jit.call @unpack(%r#0) : (!all) -> (!w_ih, !w_hh, !b, !b, !fc_w, !fc_b)
  return %w#0, %w#1, %w#2, %w#3, %w#4, %w#5 : !w_ih, !w_hh, !b, !b, !fc_w, !fc_b
}
