// RUN: jit-opt %s | jit-opt | FileCheck %s

// CHECK-LABEL: func.func @norms
func.func @norms(%x: tensor<2x6x4xf32>, %w: tensor<4xf32>, %c: tensor<6xf32>) {
  // CHECK: jit.layer_norm %{{.*}} scale(%{{.*}}) bias(%{{.*}}) : (tensor<2x6x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x6x4xf32>
  %0 = jit.layer_norm %x scale(%w) bias(%w) : (tensor<2x6x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x6x4xf32>
  // CHECK: jit.layer_norm %{{.*}} {epsilon = 1.000000e-03 : f64, normalized_dims = 2 : i64} : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  %1 = jit.layer_norm %x {epsilon = 1.0e-3 : f64, normalized_dims = 2 : i64} : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  // CHECK: jit.rms_norm %{{.*}} scale(%{{.*}}) :
  %2 = jit.rms_norm %x scale(%w) : (tensor<2x6x4xf32>, tensor<4xf32>) -> tensor<2x6x4xf32>
  // CHECK: jit.batch_norm %{{.*}}, %{{.*}}, %{{.*}} bias(%{{.*}}) :
  %3 = jit.batch_norm %x, %c, %c bias(%c) : (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x6x4xf32>
  // CHECK: jit.batch_norm_training %{{.*}} scale(%{{.*}}) : (tensor<2x6x4xf32>, tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>)
  %4:3 = jit.batch_norm_training %x scale(%c) : (tensor<2x6x4xf32>, tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>)
  // CHECK: jit.group_norm %{{.*}} {groups = 3 : i64} : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  %5 = jit.group_norm %x {groups = 3 : i64} : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  return
}

// CHECK-LABEL: func.func @losses
func.func @losses(%x: tensor<2x5xf32>, %t: tensor<2xi64>, %w: tensor<5xf32>) {
  // CHECK: jit.mse_loss %{{.*}}, %{{.*}} {reduction = 0 : i32} : tensor<2x5xf32>
  %0 = jit.mse_loss %x, %x {reduction = 0 : i32} : tensor<2x5xf32>
  // CHECK: jit.nll_loss %{{.*}}, %{{.*}} weight(%{{.*}}) : (tensor<2x5xf32>, tensor<2xi64>, tensor<5xf32>) -> tensor<f32>
  %1 = jit.nll_loss %x, %t weight(%w) : (tensor<2x5xf32>, tensor<2xi64>, tensor<5xf32>) -> tensor<f32>
  // CHECK: jit.cross_entropy %{{.*}}, %{{.*}} {label_smoothing = 1.000000e-01 : f64, reduction = 0 : i32} : (tensor<2x5xf32>, tensor<2xi64>) -> tensor<2xf32>
  %2 = jit.cross_entropy %x, %t {label_smoothing = 0.1 : f64, reduction = 0 : i32} : (tensor<2x5xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @attention
func.func @attention(%q: tensor<2x4x?x8xf32>, %k: tensor<1x5x8xf32>, %v: tensor<5x3xf32>, %m: tensor<5xi1>) {
  // CHECK: jit.attention %{{.*}}, %{{.*}}, %{{.*}} mask(%{{.*}}) {causal, scale = 5.000000e-01 : f64}
  // CHECK-SAME: -> tensor<2x4x?x3xf32>
  %0 = jit.attention %q, %k, %v mask(%m) {causal, scale = 0.5 : f64}
    : (tensor<2x4x?x8xf32>, tensor<1x5x8xf32>, tensor<5x3xf32>, tensor<5xi1>) -> tensor<2x4x?x3xf32>
  return
}

// CHECK-LABEL: func.func @recurrent
func.func @recurrent(%x: tensor<7x2x3xf32>, %h: tensor<2x4xf32>, %wi: tensor<16x3xf32>, %wh: tensor<16x4xf32>,
                     %b: tensor<16xf32>, %gi: tensor<12x3xf32>, %gh: tensor<12x4xf32>) {
  // CHECK: jit.lstm %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} bias_ih(%{{.*}}) bias_hh(%{{.*}}) {reverse}
  %0:3 = jit.lstm %x, %h, %h, %wi, %wh bias_ih(%b) bias_hh(%b) {reverse}
    : (tensor<7x2x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<16x3xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>)
    -> (tensor<7x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  // CHECK: jit.gru %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} :
  %1:2 = jit.gru %x, %h, %gi, %gh : (tensor<7x2x3xf32>, tensor<2x4xf32>, tensor<12x3xf32>, tensor<12x4xf32>) -> (tensor<7x2x4xf32>, tensor<2x4xf32>)
  return
}
