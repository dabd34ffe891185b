// Two convolutions with batch normalisation and pooling, then a dense layer: to classify with (@main, @evaluate) and to
// train (@epoch, @train).

!image = tensor<360x64xf32>
!conv1_w = tensor<16x1x3x3xf32>
!c16 = tensor<16xf32>
!conv2_w = tensor<32x16x3x3xf32>
!c32 = tensor<32xf32>
!fc_w = tensor<10x128xf32>
!fc_b = tensor<10xf32>
!all = tensor<6122xf32>

// The first convolution.
func.func private @enter(%images: tensor<?x64xf32>, %conv1_w: !conv1_w, %conv1_b: !c16) -> tensor<?x16x8x8xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %images, %c0 : tensor<?x64xf32>
  %x = jit.reshape %images to [%n, 1, 8, 8] : (tensor<?x64xf32>) -> tensor<?x1x8x8xf32>
  %c1 = jit.conv %x, %conv1_w {padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>}
    : (tensor<?x1x8x8xf32>, !conv1_w) -> tensor<?x16x8x8xf32>
  %b1 = jit.reshape %conv1_b to [16, 1, 1] : (!c16) -> tensor<16x1x1xf32>
  %h1 = jit.add %c1, %b1 : (tensor<?x16x8x8xf32>, tensor<16x1x1xf32>) -> tensor<?x16x8x8xf32>
  return %h1 : tensor<?x16x8x8xf32>
}

// What follows the normalisation.
func.func private @leave(%n1: tensor<?x16x8x8xf32>, %conv2_w: !conv2_w, %conv2_b: !c32, %fc_w: !fc_w, %fc_b: !fc_b)
    -> tensor<?x10xf32> {
  %r1 = jit.relu %n1 : tensor<?x16x8x8xf32>
  %p1 = jit.max_pool %r1 {kernel_size = array<i64: 2, 2>} : (tensor<?x16x8x8xf32>) -> tensor<?x16x4x4xf32>
  %c2 = jit.conv %p1, %conv2_w {padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>}
    : (tensor<?x16x4x4xf32>, !conv2_w) -> tensor<?x32x4x4xf32>
  %b2 = jit.reshape %conv2_b to [32, 1, 1] : (!c32) -> tensor<32x1x1xf32>
  %h2 = jit.add %c2, %b2 : (tensor<?x32x4x4xf32>, tensor<32x1x1xf32>) -> tensor<?x32x4x4xf32>
  %r2 = jit.relu %h2 : tensor<?x32x4x4xf32>
  %p2 = jit.max_pool %r2 {kernel_size = array<i64: 2, 2>} : (tensor<?x32x4x4xf32>) -> tensor<?x32x2x2xf32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %n1, %c0 : tensor<?x16x8x8xf32>
  %flat = jit.reshape %p2 to [%n, 128] : (tensor<?x32x2x2xf32>) -> tensor<?x128xf32>
  %logits = jit.linear %flat, %fc_w, %fc_b : (tensor<?x128xf32>, !fc_w, !fc_b) -> tensor<?x10xf32>
  return %logits : tensor<?x10xf32>
}

func.func @main(%images: !image, %conv1_w: !conv1_w, %conv1_b: !c16, %norm_mean: !c16, %norm_var: !c16, %norm_w: !c16,
                %norm_b: !c16, %conv2_w: !conv2_w, %conv2_b: !c32, %fc_w: !fc_w, %fc_b: !fc_b) -> tensor<360x10xf32> {
  %h1 = jit.call @enter(%images, %conv1_w, %conv1_b) : (!image, !conv1_w, !c16) -> tensor<360x16x8x8xf32>
  %n1 = jit.batch_norm %h1, %norm_mean, %norm_var scale(%norm_w) bias(%norm_b)
    : (tensor<360x16x8x8xf32>, !c16, !c16, !c16, !c16) -> tensor<360x16x8x8xf32>
  %logits = jit.call @leave(%n1, %conv2_w, %conv2_b, %fc_w, %fc_b)
    : (tensor<360x16x8x8xf32>, !conv2_w, !c32, !fc_w, !fc_b) -> tensor<360x10xf32>
  return %logits : tensor<360x10xf32>
}

// The logits in f64, and how many of the images are recognised.
func.func @evaluate(%images: !image, %labels: tensor<360xi64>, %conv1_w: !conv1_w, %conv1_b: !c16, %norm_mean: !c16,
                    %norm_var: !c16, %norm_w: !c16, %norm_b: !c16, %conv2_w: !conv2_w, %conv2_b: !c32, %fc_w: !fc_w,
                    %fc_b: !fc_b) -> (tensor<360x10xf64>, tensor<i64>) {
  %logits = call @main(%images, %conv1_w, %conv1_b, %norm_mean, %norm_var, %norm_w, %norm_b, %conv2_w, %conv2_b, %fc_w,
                       %fc_b)
    : (!image, !conv1_w, !c16, !c16, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b) -> tensor<360x10xf32>
  %digits = jit.argmax %logits dim = 1 : (tensor<360x10xf32>) -> tensor<360xi64>
  %hits = jit.eq %digits, %labels : (tensor<360xi64>, tensor<360xi64>) -> tensor<360xi1>
  %ones = jit.convert %hits : (tensor<360xi1>) -> tensor<360xi64>
  %correct = jit.sum %ones : (tensor<360xi64>) -> tensor<i64>
  %wide = jit.convert %logits : (tensor<360x10xf32>) -> tensor<360x10xf64>
  return %wide, %correct : tensor<360x10xf64>, tensor<i64>
}

//===----------------------------------------------------------------------===//
// Training: stochastic gradient descent with momentum, and running statistics of the normalisation
//===----------------------------------------------------------------------===//

// The loss, and the mean and variance of the batch in the normalisation.
func.func private @loss(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %conv1_w: !conv1_w, %conv1_b: !c16,
                        %norm_w: !c16, %norm_b: !c16, %conv2_w: !conv2_w, %conv2_b: !c32, %fc_w: !fc_w, %fc_b: !fc_b)
    -> (tensor<f32>, !c16, !c16) {
  %h1 = jit.call @enter(%images, %conv1_w, %conv1_b) : (tensor<?x64xf32>, !conv1_w, !c16) -> tensor<?x16x8x8xf32>
  %n1, %mean, %variance = jit.batch_norm_training %h1 scale(%norm_w) bias(%norm_b)
    : (tensor<?x16x8x8xf32>, !c16, !c16) -> (tensor<?x16x8x8xf32>, !c16, !c16)
  %logits = jit.call @leave(%n1, %conv2_w, %conv2_b, %fc_w, %fc_b)
    : (tensor<?x16x8x8xf32>, !conv2_w, !c32, !fc_w, !fc_b) -> tensor<?x10xf32>
  %loss = jit.cross_entropy %logits, %labels : (tensor<?x10xf32>, tensor<?xi64>) -> tensor<f32>
  return %loss, %mean, %variance : tensor<f32>, !c16, !c16
}

// m <- 0.9 m + g; p <- p - 0.05 m. For parameters of any shape.
func.func private @sgd(%p: tensor<*xf32>, %g: tensor<*xf32>, %m: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %momentum = jit.constant dense<0.9> : tensor<f32>
  %rate = jit.constant dense<0.05> : tensor<f32>
  %kept = jit.mul %m, %momentum : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %m_new = jit.add %kept, %g : tensor<*xf32>
  %change = jit.mul %m_new, %rate : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %p_new = jit.sub %p, %change : tensor<*xf32>
  return %p_new, %m_new : tensor<*xf32>, tensor<*xf32>
}

// 0.9 running + 0.1 batch, as PyTorch does.
func.func private @track(%running: !c16, %batch: !c16) -> !c16 {
  %keep = jit.constant dense<0.9> : tensor<f32>
  %take = jit.constant dense<0.1> : tensor<f32>
  %kept = jit.mul %running, %keep : (!c16, tensor<f32>) -> !c16
  %taken = jit.mul %batch, %take : (!c16, tensor<f32>) -> !c16
  %new = jit.add %kept, %taken : !c16
  return %new : !c16
}

// The parameters one behind the other: what holds for all of them is said once.
func.func private @pack(%conv1_w: !conv1_w, %conv1_b: !c16, %norm_w: !c16, %norm_b: !c16, %conv2_w: !conv2_w,
                        %conv2_b: !c32, %fc_w: !fc_w, %fc_b: !fc_b) -> !all {
  %0 = jit.reshape %conv1_w to [144] : (!conv1_w) -> tensor<144xf32>
  %1 = jit.reshape %conv2_w to [4608] : (!conv2_w) -> tensor<4608xf32>
  %2 = jit.reshape %fc_w to [1280] : (!fc_w) -> tensor<1280xf32>
  %all = jit.concat %0, %conv1_b, %norm_w, %norm_b, %1, %conv2_b, %2, %fc_b dim = 0
    : (tensor<144xf32>, !c16, !c16, !c16, tensor<4608xf32>, !c32, tensor<1280xf32>, !fc_b) -> !all
  return %all : !all
}

func.func private @unpack(%all: !all) -> (!conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b) {
  %0 = jit.slice %all[0] [144] [1] : (!all) -> tensor<144xf32>
  %conv1_b = jit.slice %all[144] [16] [1] : (!all) -> !c16
  %norm_w = jit.slice %all[160] [16] [1] : (!all) -> !c16
  %norm_b = jit.slice %all[176] [16] [1] : (!all) -> !c16
  %1 = jit.slice %all[192] [4608] [1] : (!all) -> tensor<4608xf32>
  %conv2_b = jit.slice %all[4800] [32] [1] : (!all) -> !c32
  %2 = jit.slice %all[4832] [1280] [1] : (!all) -> tensor<1280xf32>
  %fc_b = jit.slice %all[6112] [10] [1] : (!all) -> !fc_b
  %conv1_w = jit.reshape %0 to [16, 1, 3, 3] : (tensor<144xf32>) -> !conv1_w
  %conv2_w = jit.reshape %1 to [32, 16, 3, 3] : (tensor<4608xf32>) -> !conv2_w
  %fc_w = jit.reshape %2 to [10, 128] : (tensor<1280xf32>) -> !fc_w
  return %conv1_w, %conv1_b, %norm_w, %norm_b, %conv2_w, %conv2_b, %fc_w, %fc_b
    : !conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b
}

func.func private @packed_loss(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %all: !all)
    -> (tensor<f32>, !c16, !c16) {
  %p:8 = jit.call @unpack(%all) : (!all) -> (!conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b)
  %r:3 = jit.call @loss(%images, %labels, %p#0, %p#1, %p#2, %p#3, %p#4, %p#5, %p#6, %p#7)
    : (tensor<?x64xf32>, tensor<?xi64>, !conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b)
    -> (tensor<f32>, !c16, !c16)
  return %r#0, %r#1, %r#2 : tensor<f32>, !c16, !c16
}

// All images once, in batches of 32 and an order that the key gives: the mean loss, the parameters, their momenta, and the
// running statistics. The 29 images that are left over are others in each epoch.
func.func @epoch(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %key: tensor<i64>,
                 %p: !all, %m: !all, %mean: !c16, %var: !c16) -> (tensor<f32>, !all, !all, !c16, !c16) {
  %batches = arith.constant 44 : index
  %size = arith.constant 32 : index
  %none = jit.constant dense<0.0> : tensor<f32>
  // A batch has 32 * 8 * 8 = 2048 values of a channel; that many over one less makes their variance unbiased.
  %unbiased = jit.constant dense<1.0004885197850513> : tensor<f32>
  %bits = jit.random_bits %key, [1437] : (tensor<i64>) -> tensor<1437xi64>
  %sorted, %order = jit.sort %bits dim = 0 : tensor<1437xi64> -> tensor<1437xi64>, tensor<1437xi64>
  %r:5 = jit.loop max %batches iter(%i, %total = %none, %p_i = %p, %m_i = %m, %mean_i = %mean, %var_i = %var)
      : tensor<f32>, !all, !all, !c16, !c16 {
    %start = arith.muli %i, %size : index
    %batch = jit.slice %order[%start] [32] [1] : (tensor<1437xi64>) -> tensor<32xi64>
    %x = jit.index_select %images, %batch dim = 0 : (tensor<1437x64xf32>, tensor<32xi64>) -> tensor<32x64xf32>
    %y = jit.index_select %labels, %batch dim = 0 : (tensor<1437xi64>, tensor<32xi64>) -> tensor<32xi64>
    %loss, %batch_mean, %batch_var, %g = jit.grad @packed_loss(%x, %y, %p_i) wrt = [2] value
      : (tensor<32x64xf32>, tensor<32xi64>, !all) -> (tensor<f32>, !c16, !c16, !all)
    %next:2 = jit.call @sgd(%p_i, %g, %m_i) : (!all, !all, !all) -> (!all, !all)
    %var_unbiased = jit.mul %batch_var, %unbiased : (!c16, tensor<f32>) -> !c16
    %mean_next = jit.call @track(%mean_i, %batch_mean) : (!c16, !c16) -> !c16
    %var_next = jit.call @track(%var_i, %var_unbiased) : (!c16, !c16) -> !c16
    %sum = jit.add %total, %loss : tensor<f32>
    jit.continue %sum, %next#0, %next#1, %mean_next, %var_next : tensor<f32>, !all, !all, !c16, !c16
  }
  %count = jit.constant dense<44.0> : tensor<f32>
  %mean_loss = jit.div %r#0, %count : tensor<f32>
  return %mean_loss, %r#1, %r#2, %r#3, %r#4 : tensor<f32>, !all, !all, !c16, !c16
}

// Trains that many epochs, and prints the mean loss of each. Parameters are as for @main: running statistics are updated, too.
func.func @train(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %epochs: index,
                 %conv1_w: !conv1_w, %conv1_b: !c16, %norm_mean: !c16, %norm_var: !c16, %norm_w: !c16, %norm_b: !c16,
                 %conv2_w: !conv2_w, %conv2_b: !c32, %fc_w: !fc_w, %fc_b: !fc_b)
    -> (!conv1_w, !c16, !c16, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b) {
  %start = jit.call @pack(%conv1_w, %conv1_b, %norm_w, %norm_b, %conv2_w, %conv2_b, %fc_w, %fc_b)
    : (!conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b) -> !all
  %zero = jit.zeros [6122] : !all
  %r:4 = jit.loop max %epochs iter(%i, %p = %start, %m = %zero, %mean = %norm_mean, %var = %norm_var)
      : !all, !all, !c16, !c16 {
    %number = arith.index_cast %i : index to i64
    %key = tensor.from_elements %number : tensor<i64>
    %loss, %next:4 = jit.call @epoch(%images, %labels, %key, %p, %m, %mean, %var)
      : (tensor<1437x64xf32>, tensor<1437xi64>, tensor<i64>, !all, !all, !c16, !c16)
      -> (tensor<f32>, !all, !all, !c16, !c16)
    jit.print %loss label "loss" : tensor<f32>
    jit.continue %next#0, %next#1, %next#2, %next#3 : !all, !all, !c16, !c16
  }
  %w:8 = jit.call @unpack(%r#0) : (!all) -> (!conv1_w, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b)
  return %w#0, %w#1, %r#2, %r#3, %w#2, %w#3, %w#4, %w#5, %w#6, %w#7
    : !conv1_w, !c16, !c16, !c16, !c16, !c16, !conv2_w, !c32, !fc_w, !fc_b
}
