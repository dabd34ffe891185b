// Two dense layers, 64 -> 128 -> 10, on images of 8x8 pixels: to classify with (@main, @evaluate) and to train (@step,
// @epoch, @train). Shapes are static: as an object file none of these needs an allocation.

!image = tensor<360x64xf32>
!w1 = tensor<128x64xf32>
!b1 = tensor<128xf32>
!w2 = tensor<10x128xf32>
!b2 = tensor<10xf32>

func.func private @logits(%images: tensor<?x64xf32>, %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2) -> tensor<?x10xf32> {
  %0 = jit.linear %images, %w1, %b1 : (tensor<?x64xf32>, !w1, !b1) -> tensor<?x128xf32>
  %1 = jit.relu %0 : tensor<?x128xf32>
  %logits = jit.linear %1, %w2, %b2 : (tensor<?x128xf32>, !w2, !b2) -> tensor<?x10xf32>
  return %logits : tensor<?x10xf32>
}

func.func @main(%images: !image, %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2) -> tensor<360x10xf32> {
  %logits = jit.call @logits(%images, %w1, %b1, %w2, %b2) : (!image, !w1, !b1, !w2, !b2) -> tensor<360x10xf32>
  return %logits : tensor<360x10xf32>
}

// The logits in f64, and how many of the images are recognised.
func.func @evaluate(%images: !image, %labels: tensor<360xi64>, %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2)
    -> (tensor<360x10xf64>, tensor<i64>) {
  %logits = call @main(%images, %w1, %b1, %w2, %b2) : (!image, !w1, !b1, !w2, !b2) -> tensor<360x10xf32>
  %digits = jit.argmax %logits dim = 1 : (tensor<360x10xf32>) -> tensor<360xi64>
  %hits = jit.eq %digits, %labels : (tensor<360xi64>, tensor<360xi64>) -> tensor<360xi1>
  %ones = jit.convert %hits : (tensor<360xi1>) -> tensor<360xi64>
  %correct = jit.sum %ones : (tensor<360xi64>) -> tensor<i64>
  %wide = jit.convert %logits : (tensor<360x10xf32>) -> tensor<360x10xf64>
  return %wide, %correct : tensor<360x10xf64>, tensor<i64>
}

//===----------------------------------------------------------------------===//
// Training: stochastic gradient descent with momentum
//===----------------------------------------------------------------------===//

func.func private @loss(%images: tensor<?x64xf32>, %labels: tensor<?xi64>, %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2)
    -> tensor<f32> {
  %logits = jit.call @logits(%images, %w1, %b1, %w2, %b2) : (tensor<?x64xf32>, !w1, !b1, !w2, !b2) -> tensor<?x10xf32>
  %loss = jit.cross_entropy %logits, %labels : (tensor<?x10xf32>, tensor<?xi64>) -> tensor<f32>
  return %loss : tensor<f32>
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

// One step with a batch: the loss before it, the parameters and their momenta behind it.
func.func private @step(%images: tensor<?x64xf32>, %labels: tensor<?xi64>,
                        %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2, %mw1: !w1, %mb1: !b1, %mw2: !w2, %mb2: !b2)
    -> (tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2) {
  %loss, %gw1, %gb1, %gw2, %gb2 = jit.grad @loss(%images, %labels, %w1, %b1, %w2, %b2) wrt = [2, 3, 4, 5] value
    : (tensor<?x64xf32>, tensor<?xi64>, !w1, !b1, !w2, !b2) -> (tensor<f32>, !w1, !b1, !w2, !b2)
  %w1_new:2 = jit.call @sgd(%w1, %gw1, %mw1) : (!w1, !w1, !w1) -> (!w1, !w1)
  %b1_new:2 = jit.call @sgd(%b1, %gb1, %mb1) : (!b1, !b1, !b1) -> (!b1, !b1)
  %w2_new:2 = jit.call @sgd(%w2, %gw2, %mw2) : (!w2, !w2, !w2) -> (!w2, !w2)
  %b2_new:2 = jit.call @sgd(%b2, %gb2, %mb2) : (!b2, !b2, !b2) -> (!b2, !b2)
  return %loss, %w1_new#0, %b1_new#0, %w2_new#0, %b2_new#0, %w1_new#1, %b1_new#1, %w2_new#1, %b2_new#1
    : tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2
}

// All training images once, in batches of 32 and an order that the key gives: the mean loss, the parameters and momenta.
// The 29 images that are left over are others in each epoch.
func.func @epoch(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %key: tensor<i64>,
                 %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2, %mw1: !w1, %mb1: !b1, %mw2: !w2, %mb2: !b2)
    -> (tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2) {
  %batches = arith.constant 44 : index
  %size = arith.constant 32 : index
  %none = jit.constant dense<0.0> : tensor<f32>
  %bits = jit.random_bits %key, [1437] : (tensor<i64>) -> tensor<1437xi64>
  %sorted, %order = jit.sort %bits dim = 0 : tensor<1437xi64> -> tensor<1437xi64>, tensor<1437xi64>
  %r:9 = jit.loop max %batches iter(%i, %total = %none, %p1 = %w1, %p2 = %b1, %p3 = %w2, %p4 = %b2,
                                    %m1 = %mw1, %m2 = %mb1, %m3 = %mw2, %m4 = %mb2)
      : tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2 {
    %start = arith.muli %i, %size : index
    %batch = jit.slice %order[%start] [32] [1] : (tensor<1437xi64>) -> tensor<32xi64>
    %x = jit.index_select %images, %batch dim = 0 : (tensor<1437x64xf32>, tensor<32xi64>) -> tensor<32x64xf32>
    %y = jit.index_select %labels, %batch dim = 0 : (tensor<1437xi64>, tensor<32xi64>) -> tensor<32xi64>
    %s:9 = jit.call @step(%x, %y, %p1, %p2, %p3, %p4, %m1, %m2, %m3, %m4)
      : (tensor<32x64xf32>, tensor<32xi64>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2)
      -> (tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2)
    %sum = jit.add %total, %s#0 : tensor<f32>
    jit.continue %sum, %s#1, %s#2, %s#3, %s#4, %s#5, %s#6, %s#7, %s#8
      : tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2
  }
  %count = jit.constant dense<44.0> : tensor<f32>
  %mean = jit.div %r#0, %count : tensor<f32>
  return %mean, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8
    : tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2
}

// Trains that many epochs, and prints the mean loss of each.
func.func @train(%images: tensor<1437x64xf32>, %labels: tensor<1437xi64>, %epochs: index,
                 %w1: !w1, %b1: !b1, %w2: !w2, %b2: !b2) -> (!w1, !b1, !w2, !b2) {
  %zw1 = jit.zeros [128, 64] : !w1
  %zb1 = jit.zeros [128] : !b1
  %zw2 = jit.zeros [10, 128] : !w2
  %zb2 = jit.zeros [10] : !b2
  %r:8 = jit.loop max %epochs iter(%i, %p1 = %w1, %p2 = %b1, %p3 = %w2, %p4 = %b2,
                                   %m1 = %zw1, %m2 = %zb1, %m3 = %zw2, %m4 = %zb2)
      : !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2 {
    %number = arith.index_cast %i : index to i64
    %key = tensor.from_elements %number : tensor<i64>
    %e:9 = jit.call @epoch(%images, %labels, %key, %p1, %p2, %p3, %p4, %m1, %m2, %m3, %m4)
      : (tensor<1437x64xf32>, tensor<1437xi64>, tensor<i64>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2)
      -> (tensor<f32>, !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2)
    jit.print %e#0 label "loss" : tensor<f32>
    jit.continue %e#1, %e#2, %e#3, %e#4, %e#5, %e#6, %e#7, %e#8 : !w1, !b1, !w2, !b2, !w1, !b1, !w2, !b2
  }
  return %r#0, %r#1, %r#2, %r#3 : !w1, !b1, !w2, !b2
}
