// RUN: jit-opt %s -inline -split-input-file | FileCheck %s

// Upstream's inliner knows jit.call; types that differ are cast.
// CHECK-LABEL: func.func @call(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @call(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[C:.*]] = tensor.cast %[[X]] : tensor<4xf32> to tensor<?xf32>
  // CHECK-NEXT: %[[E:.*]] = jit.exp %[[C]] : tensor<?xf32>
  // CHECK-NEXT: %[[R:.*]] = tensor.cast %[[E]] : tensor<?xf32> to tensor<4xf32>
  // CHECK-NEXT: return %[[R]]
  %r = jit.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %e = jit.exp %x : tensor<?xf32>
  return %e : tensor<?xf32>
}

// -----

// Stages are numbered in their own function.
// CHECK-LABEL: func.func @negative_stages(
func.func @negative_stages(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: jit.call @staged
  %r = jit.call @staged(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @staged(%x: tensor<4xf32>) -> tensor<4xf32> {
  %h = jit.stage : tensor<4xf32> {
    %e = jit.exp %x : tensor<4xf32>
    jit.yield %e : tensor<4xf32>
  }
  return %h : tensor<4xf32>
}
