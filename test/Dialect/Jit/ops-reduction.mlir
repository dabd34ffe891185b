// RUN: jit-opt %s | jit-opt | FileCheck %s

// Forms of `dims` and `keepdims`: absent, empty, negative.
// CHECK-LABEL: @sum_forms
func.func @sum_forms(%x: tensor<2x3xf32>) {
  // CHECK: jit.sum %{{.*}} : (tensor<2x3xf32>) -> tensor<f32>
  %0 = jit.sum %x : (tensor<2x3xf32>) -> tensor<f32>
  // CHECK: jit.sum %{{.*}} keepdims : (tensor<2x3xf32>) -> tensor<1x1xf32>
  %1 = jit.sum %x keepdims : (tensor<2x3xf32>) -> tensor<1x1xf32>
  // CHECK: jit.sum %{{.*}} dims = [] : tensor<2x3xf32>
  %2 = jit.sum %x dims = [] : tensor<2x3xf32>
  // CHECK: jit.sum %{{.*}} dims = [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  %3 = jit.sum %x dims = [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  // CHECK: jit.sum %{{.*}} dims = [1, 0] keepdims
  %4 = jit.sum %x dims = [1, 0] keepdims : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// The other reductions share the form; extents may be unknown or zero.
// CHECK-LABEL: @reductions
func.func @reductions(%x: tensor<?x3xi8>, %b: tensor<0x?xi1>) {
  // CHECK: jit.prod
  %0 = jit.prod %x dims = [0] : (tensor<?x3xi8>) -> tensor<3xi8>
  // CHECK: jit.max %{{.*}} dims = [1] : (tensor<?x3xi8>) -> tensor<?xi8>
  %1 = jit.max %x dims = [1] : (tensor<?x3xi8>) -> tensor<?xi8>
  // CHECK: jit.min %{{.*}} dims = [1] keepdims allow_empty : (tensor<?x3xi8>) -> tensor<?x1xi8>
  %2 = jit.min %x dims = [1] keepdims allow_empty : (tensor<?x3xi8>) -> tensor<?x1xi8>
  // CHECK: jit.any
  %3 = jit.any %b dims = [0] : (tensor<0x?xi1>) -> tensor<?xi1>
  // CHECK: jit.all
  %4 = jit.all %b : (tensor<0x?xi1>) -> tensor<i1>
  return
}

// A declared result may know less or more than what is inferred.
// CHECK-LABEL: @sum_refined
func.func @sum_refined(%x: tensor<?x3xf32>, %u: tensor<*xf32>) {
  // CHECK: jit.sum %{{.*}} dims = [1] : (tensor<?x3xf32>) -> tensor<4xf32>
  %0 = jit.sum %x dims = [1] : (tensor<?x3xf32>) -> tensor<4xf32>
  // CHECK: jit.sum %{{.*}} dims = [1] : tensor<*xf32>
  %1 = jit.sum %u dims = [1] : tensor<*xf32>
  // CHECK: jit.sum %{{.*}} : (tensor<*xf32>) -> tensor<f32>
  %2 = jit.sum %u : (tensor<*xf32>) -> tensor<f32>
  // CHECK: jit.softmax %{{.*}} dim = 3 : tensor<*xf32>
  %3 = jit.softmax %u dim = 3 : tensor<*xf32>
  return
}

// CHECK-LABEL: @arg_and_scan
func.func @arg_and_scan(%x: tensor<2x?xf16>, %i: tensor<2xui8>, %s: tensor<f32>,
                        %u: tensor<*xf32>) {
  // CHECK: jit.argmax %{{.*}} : (tensor<2x?xf16>) -> tensor<i64>
  %0 = jit.argmax %x : (tensor<2x?xf16>) -> tensor<i64>
  // CHECK: jit.argmax %{{.*}} dim = -1 keepdims : (tensor<2x?xf16>) -> tensor<2x1xi64>
  %1 = jit.argmax %x dim = -1 keepdims : (tensor<2x?xf16>) -> tensor<2x1xi64>
  // CHECK: jit.argmin %{{.*}} : (tensor<f32>) -> tensor<i64>
  %2 = jit.argmin %s : (tensor<f32>) -> tensor<i64>
  // CHECK: jit.argmin %{{.*}} dim = 0 : (tensor<*xf32>) -> tensor<*xi64>
  %3 = jit.argmin %u dim = 0 : (tensor<*xf32>) -> tensor<*xi64>
  // CHECK: jit.cumsum %{{.*}} dim = 1 : tensor<2x?xf16>
  %4 = jit.cumsum %x dim = 1 : tensor<2x?xf16>
  // CHECK: jit.cumprod %{{.*}} dim = -1 : tensor<2xui8>
  %5 = jit.cumprod %i dim = -1 : tensor<2xui8>
  return
}

// CHECK-LABEL: @composites
func.func @composites(%x: tensor<2x?xbf16>) {
  // CHECK: jit.mean %{{.*}} : (tensor<2x?xbf16>) -> tensor<bf16>
  %0 = jit.mean %x : (tensor<2x?xbf16>) -> tensor<bf16>
  // CHECK: jit.var %{{.*}} dims = [1] : (tensor<2x?xbf16>) -> tensor<2xbf16>
  %1 = jit.var %x dims = [1] : (tensor<2x?xbf16>) -> tensor<2xbf16>
  // CHECK: jit.std %{{.*}} keepdims correction = 0 : (tensor<2x?xbf16>) -> tensor<1x1xbf16>
  %2 = jit.std %x keepdims correction = 0 : (tensor<2x?xbf16>) -> tensor<1x1xbf16>
  // CHECK: jit.logsumexp %{{.*}} dims = [-1] keepdims
  %3 = jit.logsumexp %x dims = [-1] keepdims : (tensor<2x?xbf16>) -> tensor<2x1xbf16>
  // CHECK: jit.norm %{{.*}} : (tensor<2x?xbf16>) -> tensor<bf16>
  %4 = jit.norm %x : (tensor<2x?xbf16>) -> tensor<bf16>
  // CHECK: jit.norm %{{.*}} p = 0x7FF0000000000000 dims = [1] :
  %5 = jit.norm %x p = 0x7FF0000000000000 dims = [1] : (tensor<2x?xbf16>) -> tensor<2xbf16>
  // CHECK: jit.softmax %{{.*}} dim = -1 : tensor<2x?xbf16>
  %6 = jit.softmax %x dim = -1 : tensor<2x?xbf16>
  // CHECK: jit.log_softmax %{{.*}} dim = 0 : tensor<2x?xbf16>
  %7 = jit.log_softmax %x dim = 0 : tensor<2x?xbf16>
  return
}
