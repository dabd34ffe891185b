// RUN: jit-opt %s --canonicalize -split-input-file | FileCheck %s

// Reducing single elements changes nothing.
// CHECK-LABEL: @single_elements
// CHECK-SAME: (%[[X:.*]]: tensor<1x3xf32>, %[[I:.*]]: tensor<1x3xi32>
func.func @single_elements(%x: tensor<1x3xf32>, %i: tensor<1x3xi32>)
    -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xf32>) {
  %0 = jit.max %x dims = [0] keepdims : tensor<1x3xf32>
  %1 = jit.prod %x dims = [] : tensor<1x3xf32>
  %2 = jit.sum %i dims = [-2] keepdims : tensor<1x3xi32>
  %3 = jit.cumsum %i dim = 0 : tensor<1x3xi32>
  %4 = jit.cumprod %x dim = 0 : tensor<1x3xf32>
  // CHECK-NEXT: return %[[X]], %[[X]], %[[I]], %[[I]], %[[X]]
  return %0, %1, %2, %3, %4 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xf32>
}

// -----

// Logical reductions and the minimum of single elements.
// CHECK-LABEL: @single_elements_bool
// CHECK-SAME: (%[[B:.*]]: tensor<1xi1>, %[[I:.*]]: tensor<1xui8>)
func.func @single_elements_bool(%b: tensor<1xi1>, %i: tensor<1xui8>) -> (tensor<1xi1>, tensor<1xi1>, tensor<1xui8>) {
  %0 = jit.any %b keepdims : tensor<1xi1>
  %1 = jit.all %b keepdims : tensor<1xi1>
  %2 = jit.min %i keepdims : tensor<1xui8>
  // CHECK-NEXT: return %[[B]], %[[B]], %[[I]]
  return %0, %1, %2 : tensor<1xi1>, tensor<1xi1>, tensor<1xui8>
}

// -----

// The float sum of -0 is +0, so it is no identity; nor is one over two elements,
// or one over an unknown number of them.
// CHECK-LABEL: @no_identity
func.func @no_identity(%x: tensor<1x3xf32>, %d: tensor<?xi32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<?xi32>) {
  // CHECK: jit.sum
  // CHECK: jit.cumprod
  // CHECK: jit.cumsum
  %0 = jit.sum %x dims = [0] keepdims : tensor<1x3xf32>
  %1 = jit.cumprod %x dim = 1 : tensor<1x3xf32>
  %2 = jit.cumsum %d dim = 0 : tensor<?xi32>
  return %0, %1, %2 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<?xi32>
}
