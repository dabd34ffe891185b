// RUN: jit-opt %s | jit-opt | FileCheck %s

// CHECK-LABEL: func.func @reduce_window
func.func @reduce_window(%x: tensor<1x3x8x8xf32>, %y: tensor<?x7xi32>) {
  // CHECK: jit.reduce_window max %{{.*}} {strides = array<i64: 2, 2>, window = array<i64: 2, 2>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  %0 = jit.reduce_window max %x {window = array<i64: 2, 2>, strides = array<i64: 2, 2>}
    : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  // CHECK: jit.reduce_window sum %{{.*}} {dilation = array<i64: 2>, padding_high = array<i64: 1>, padding_low = array<i64: -1>, window = array<i64: 3>}
  %1 = jit.reduce_window sum %y {window = array<i64: 3>, padding_low = array<i64: -1>, padding_high = array<i64: 1>, dilation = array<i64: 2>}
    : (tensor<?x7xi32>) -> tensor<?x3xi32>
  return
}

// The strides of a pool are its kernel's size unless given.
// CHECK-LABEL: func.func @pools
func.func @pools(%x: tensor<1x3x8x8xf32>) {
  // CHECK: jit.max_pool %{{.*}} {kernel_size = array<i64: 2, 2>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  %0 = jit.max_pool %x {kernel_size = array<i64: 2, 2>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  // CHECK: jit.avg_pool %{{.*}} {count_include_pad = false, kernel_size = array<i64: 3, 3>, padding_high = array<i64: 1, 1>, padding_low = array<i64: 1, 1>, strides = array<i64: 1, 1>} : tensor<1x3x8x8xf32>
  %1 = jit.avg_pool %x {kernel_size = array<i64: 3, 3>, strides = array<i64: 1, 1>, padding_low = array<i64: 1, 1>, padding_high = array<i64: 1, 1>, count_include_pad = false} : tensor<1x3x8x8xf32>
  // CHECK: jit.adaptive_max_pool %{{.*}} {output_size = array<i64: 3>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x8x3xf32>
  %2 = jit.adaptive_max_pool %x {output_size = array<i64: 3>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x8x3xf32>
  // CHECK: jit.adaptive_avg_pool %{{.*}} {output_size = array<i64: 1, 1>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x1x1xf32>
  %3 = jit.adaptive_avg_pool %x {output_size = array<i64: 1, 1>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x1x1xf32>
  return
}

// CHECK-LABEL: func.func @resize
func.func @resize(%x: tensor<1x3x8x8xf32>, %n: index) {
  // CHECK: jit.resize nearest %{{.*}} [16, %{{.*}}] : tensor<1x3x8x8xf32> -> tensor<1x3x16x?xf32>
  %0 = jit.resize nearest %x [16, %n] : tensor<1x3x8x8xf32> -> tensor<1x3x16x?xf32>
  // CHECK: jit.resize linear %{{.*}} [4] {align_corners} : tensor<1x3x8x8xf32> -> tensor<1x3x8x4xf32>
  %1 = jit.resize linear %x [4] {align_corners} : tensor<1x3x8x8xf32> -> tensor<1x3x8x4xf32>
  // CHECK: {scales = array<f64: 2.000000e+00, 5.000000e-01>}
  %2 = jit.resize linear %x [16, 4] {scales = array<f64: 2.0, 0.5>} : tensor<1x3x8x8xf32> -> tensor<1x3x16x4xf32>
  return
}
