// Two dense layers, 64 -> 128 -> 10, on a batch of 360 images of 8x8 pixels.
// Shapes are static: as an object file this needs no allocation.

func.func @main(%images: tensor<360x64xf32>,
                %w1: tensor<128x64xf32>, %b1: tensor<128xf32>,
                %w2: tensor<10x128xf32>, %b2: tensor<10xf32>) -> tensor<360x10xf32> {
  %0 = jit.linear %images, %w1, %b1
    : (tensor<360x64xf32>, tensor<128x64xf32>, tensor<128xf32>) -> tensor<360x128xf32>
  %1 = jit.relu %0 : tensor<360x128xf32>
  %logits = jit.linear %1, %w2, %b2
    : (tensor<360x128xf32>, tensor<10x128xf32>, tensor<10xf32>) -> tensor<360x10xf32>
  return %logits : tensor<360x10xf32>
}

// The logits in f64, and how many of the images are recognised.
func.func @evaluate(%images: tensor<360x64xf32>, %labels: tensor<360xi64>,
                    %w1: tensor<128x64xf32>, %b1: tensor<128xf32>,
                    %w2: tensor<10x128xf32>, %b2: tensor<10xf32>)
    -> (tensor<360x10xf64>, tensor<i64>) {
  %logits = call @main(%images, %w1, %b1, %w2, %b2)
    : (tensor<360x64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<10x128xf32>, tensor<10xf32>)
    -> tensor<360x10xf32>
  %digits = jit.argmax %logits dim = 1 : (tensor<360x10xf32>) -> tensor<360xi64>
  %hits = jit.eq %digits, %labels : (tensor<360xi64>, tensor<360xi64>) -> tensor<360xi1>
  %ones = jit.convert %hits : (tensor<360xi1>) -> tensor<360xi64>
  %correct = jit.sum %ones : (tensor<360xi64>) -> tensor<i64>
  %wide = jit.convert %logits : (tensor<360x10xf32>) -> tensor<360x10xf64>
  return %wide, %correct : tensor<360x10xf64>, tensor<i64>
}
