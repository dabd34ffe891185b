// RUN: jit-opt %s --jit-decompose=keep=jit.mean,jit.softmax,jit.log_softmax | FileCheck %s

// Two passes: the variance is the mean of squares of what is centred.
// CHECK-LABEL: func.func @layer_norm
func.func @layer_norm(%x: tensor<4x8xf32>, %w: tensor<8xf32>) -> tensor<4x8xf32> {
  // CHECK: %[[M:.*]] = jit.mean
  // CHECK: %[[C:.*]] = jit.sub %{{.*}}, %[[M]]
  // CHECK: %[[Q:.*]] = jit.mul %[[C]], %[[C]]
  // CHECK: %[[V:.*]] = jit.mean %[[Q]]
  // CHECK: %[[S:.*]] = jit.add %[[V]]
  // CHECK: %[[R:.*]] = jit.rsqrt %[[S]]
  // CHECK: %[[N:.*]] = jit.mul %[[C]], %[[R]]
  // CHECK: jit.mul %[[N]], %{{.*}} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  %0 = jit.layer_norm %x scale(%w) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Vectors of channels broadcast along dimension 1.
// CHECK-LABEL: func.func @batch_norm
func.func @batch_norm(%x: tensor<2x3x4xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<2x3x4xf32> {
  // CHECK: jit.reshape {{.*}} to [3, 1]
  // CHECK: jit.sub
  %0 = jit.batch_norm %x, %m, %v : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// Statistics over all dimensions but the channels.
// CHECK-LABEL: func.func @batch_norm_training
func.func @batch_norm_training(%x: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  // CHECK: jit.mean {{.*}}0, 2
  %0:3 = jit.batch_norm_training %x : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
}

// Targets that are ignored read class 0 and do not count.
// CHECK-LABEL: func.func @cross_entropy
func.func @cross_entropy(%x: tensor<4x5xf32>, %t: tensor<4xi64>) -> tensor<f32> {
  // CHECK: jit.log_softmax
  // CHECK: %[[COUNTS:.*]] = jit.ne
  // CHECK: jit.select %[[COUNTS]]
  // CHECK: jit.select %[[COUNTS]]
  // CHECK: jit.neg
  // CHECK: jit.select %[[COUNTS]]
  // CHECK: jit.div
  %0 = jit.cross_entropy %x, %t : (tensor<4x5xf32>, tensor<4xi64>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Products in the element type, the softmax in f32.
// CHECK-LABEL: func.func @attention
func.func @attention(%q: tensor<2x4xf16>, %k: tensor<3x4xf16>, %v: tensor<3x5xf16>) -> tensor<2x5xf16> {
  // CHECK: jit.matmul {{.*}} -> tensor<2x3xf16>
  // CHECK: jit.convert {{.*}} -> tensor<2x3xf32>
  // CHECK: jit.softmax {{.*}} tensor<2x3xf32>
  // CHECK: jit.convert {{.*}} -> tensor<2x3xf16>
  // CHECK: jit.matmul {{.*}} -> tensor<2x5xf16>
  %0 = jit.attention %q, %k, %v : (tensor<2x4xf16>, tensor<3x4xf16>, tensor<3x5xf16>) -> tensor<2x5xf16>
  return %0 : tensor<2x5xf16>
}

// The input's share of all steps is one product; the state is carried.
// CHECK-LABEL: func.func @gru
func.func @gru(%x: tensor<7x2x3xf32>, %h: tensor<2x4xf32>, %wi: tensor<12x3xf32>, %wh: tensor<12x4xf32>) -> (tensor<7x2x4xf32>, tensor<2x4xf32>) {
  // CHECK: jit.matmul {{.*}} -> tensor<7x2x12xf32>
  // CHECK: jit.loop max
  // CHECK: jit.matmul {{.*}} -> tensor<2x12xf32>
  // CHECK: jit.scatter update
  // CHECK: jit.continue
  %0:2 = jit.gru %x, %h, %wi, %wh : (tensor<7x2x3xf32>, tensor<2x4xf32>, tensor<12x3xf32>, tensor<12x4xf32>) -> (tensor<7x2x4xf32>, tensor<2x4xf32>)
  return %0#0, %0#1 : tensor<7x2x4xf32>, tensor<2x4xf32>
}
