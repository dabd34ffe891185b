// Two convolutions with batch normalisation and pooling, then a dense layer.

func.func @main(%images: tensor<360x64xf32>,
                %conv1_w: tensor<16x1x3x3xf32>, %conv1_b: tensor<16xf32>,
                %norm_mean: tensor<16xf32>, %norm_var: tensor<16xf32>,
                %norm_w: tensor<16xf32>, %norm_b: tensor<16xf32>,
                %conv2_w: tensor<32x16x3x3xf32>, %conv2_b: tensor<32xf32>,
                %fc_w: tensor<10x128xf32>, %fc_b: tensor<10xf32>) -> tensor<360x10xf32> {
  %x = jit.reshape %images to [360, 1, 8, 8] : (tensor<360x64xf32>) -> tensor<360x1x8x8xf32>

  %c1 = jit.conv %x, %conv1_w {padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>}
    : (tensor<360x1x8x8xf32>, tensor<16x1x3x3xf32>) -> tensor<360x16x8x8xf32>
  %c1_b = jit.reshape %conv1_b to [16, 1, 1] : (tensor<16xf32>) -> tensor<16x1x1xf32>
  %h1 = jit.add %c1, %c1_b : (tensor<360x16x8x8xf32>, tensor<16x1x1xf32>) -> tensor<360x16x8x8xf32>
  %n1 = jit.batch_norm %h1, %norm_mean, %norm_var scale(%norm_w) bias(%norm_b)
    : (tensor<360x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    -> tensor<360x16x8x8xf32>
  %r1 = jit.relu %n1 : tensor<360x16x8x8xf32>
  %p1 = jit.max_pool %r1 {kernel_size = array<i64: 2, 2>}
    : (tensor<360x16x8x8xf32>) -> tensor<360x16x4x4xf32>

  %c2 = jit.conv %p1, %conv2_w {padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>}
    : (tensor<360x16x4x4xf32>, tensor<32x16x3x3xf32>) -> tensor<360x32x4x4xf32>
  %c2_b = jit.reshape %conv2_b to [32, 1, 1] : (tensor<32xf32>) -> tensor<32x1x1xf32>
  %h2 = jit.add %c2, %c2_b : (tensor<360x32x4x4xf32>, tensor<32x1x1xf32>) -> tensor<360x32x4x4xf32>
  %r2 = jit.relu %h2 : tensor<360x32x4x4xf32>
  %p2 = jit.max_pool %r2 {kernel_size = array<i64: 2, 2>}
    : (tensor<360x32x4x4xf32>) -> tensor<360x32x2x2xf32>

  %flat = jit.reshape %p2 to [360, 128] : (tensor<360x32x2x2xf32>) -> tensor<360x128xf32>
  %logits = jit.linear %flat, %fc_w, %fc_b
    : (tensor<360x128xf32>, tensor<10x128xf32>, tensor<10xf32>) -> tensor<360x10xf32>
  return %logits : tensor<360x10xf32>
}

// The logits in f64, and how many of the images are recognised.
func.func @evaluate(%images: tensor<360x64xf32>, %labels: tensor<360xi64>,
                    %conv1_w: tensor<16x1x3x3xf32>, %conv1_b: tensor<16xf32>,
                    %norm_mean: tensor<16xf32>, %norm_var: tensor<16xf32>,
                    %norm_w: tensor<16xf32>, %norm_b: tensor<16xf32>,
                    %conv2_w: tensor<32x16x3x3xf32>, %conv2_b: tensor<32xf32>,
                    %fc_w: tensor<10x128xf32>, %fc_b: tensor<10xf32>)
    -> (tensor<360x10xf64>, tensor<i64>) {
  %logits = call @main(%images, %conv1_w, %conv1_b, %norm_mean, %norm_var, %norm_w, %norm_b,
                       %conv2_w, %conv2_b, %fc_w, %fc_b)
    : (tensor<360x64xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>,
       tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<10x128xf32>,
       tensor<10xf32>) -> tensor<360x10xf32>
  %digits = jit.argmax %logits dim = 1 : (tensor<360x10xf32>) -> tensor<360xi64>
  %hits = jit.eq %digits, %labels : (tensor<360xi64>, tensor<360xi64>) -> tensor<360xi1>
  %ones = jit.convert %hits : (tensor<360xi1>) -> tensor<360xi64>
  %correct = jit.sum %ones : (tensor<360xi64>) -> tensor<i64>
  %wide = jit.convert %logits : (tensor<360x10xf32>) -> tensor<360x10xf64>
  return %wide, %correct : tensor<360x10xf64>, tensor<i64>
}
