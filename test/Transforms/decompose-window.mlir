// RUN: jit-opt %s --jit-decompose | FileCheck %s

// CHECK-LABEL: func.func @max_pool
func.func @max_pool(%x: tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32> {
  // CHECK: jit.reduce_window max %{{.*}} {strides = array<i64: 2, 2>, window = array<i64: 2, 2>}
  %0 = jit.max_pool %x {kernel_size = array<i64: 2, 2>} : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
  return %0 : tensor<1x3x4x4xf32>
}

// Halves in f32, rounded once after the division.
// CHECK-LABEL: func.func @avg_pool
func.func @avg_pool(%x: tensor<1x8xbf16>) -> tensor<1x4xbf16> {
  // CHECK: jit.convert {{.*}} -> tensor<1x8xf32>
  // CHECK: %[[S:.*]] = jit.reduce_window sum {{.*}} -> tensor<1x4xf32>
  // CHECK: %[[C:.*]] = jit.constant dense<2.000000e+00> : tensor<f32>
  // CHECK: %[[Q:.*]] = jit.div %[[S]], %[[C]]
  // CHECK: jit.convert %[[Q]] {{.*}} -> tensor<1x4xbf16>
  %0 = jit.avg_pool %x {kernel_size = array<i64: 2>} : (tensor<1x8xbf16>) -> tensor<1x4xbf16>
  return %0 : tensor<1x4xbf16>
}

// Positions are counted where padding has no part.
// CHECK-LABEL: func.func @avg_pool_exclude_pad
func.func @avg_pool_exclude_pad(%x: tensor<1x8xf32>) -> tensor<1x9xf32> {
  // CHECK: %[[S:.*]] = jit.reduce_window sum
  // CHECK: jit.broadcast_to {{.*}} -> tensor<8xf32>
  // CHECK: %[[N:.*]] = jit.reduce_window sum
  // CHECK: jit.div %[[S]], %[[N]]
  %0 = jit.avg_pool %x {kernel_size = array<i64: 2>, strides = array<i64: 1>, padding_low = array<i64: 1>, padding_high = array<i64: 1>, count_include_pad = false}
    : (tensor<1x8xf32>) -> tensor<1x9xf32>
  return %0 : tensor<1x9xf32>
}

// Windows of one length need no table.
// CHECK-LABEL: func.func @adaptive_avg_pool
func.func @adaptive_avg_pool(%x: tensor<1x8xf32>) -> tensor<1x4xf32> {
  // CHECK: jit.reshape {{.*}} to [1, 4, 2]
  // CHECK: jit.sum
  // CHECK: jit.div
  // CHECK-NOT: jit.gather
  %0 = jit.adaptive_avg_pool %x {output_size = array<i64: 4>} : (tensor<1x8xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// CHECK-LABEL: func.func @adaptive_max_pool
func.func @adaptive_max_pool(%x: tensor<1x7xf32>) -> tensor<1x4xf32> {
  // CHECK: jit.gather
  // CHECK: jit.select
  // CHECK: jit.max
  %0 = jit.adaptive_max_pool %x {output_size = array<i64: 4>} : (tensor<1x7xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// CHECK-LABEL: func.func @resize
func.func @resize(%x: tensor<1x8xf32>) -> tensor<1x16xf32> {
  // CHECK-COUNT-2: jit.gather
  // CHECK-NOT: jit.gather
  %0 = jit.resize linear %x [16] : tensor<1x8xf32> -> tensor<1x16xf32>
  return %0 : tensor<1x16xf32>
}
