// RUN: jit-opt %s | jit-opt | FileCheck %s

// Sizes are numbers and values.
// CHECK-LABEL: @sizes
func.func @sizes(%v: tensor<f32>, %n: index) {
  // CHECK: jit.full %{{.*}}, [4, %{{.*}}] : (tensor<f32>) -> tensor<4x?xf32>
  %0 = jit.full %v, [4, %n] : (tensor<f32>) -> tensor<4x?xf32>
  // CHECK: jit.full %{{.*}}, [] : tensor<f32>
  %1 = jit.full %v, [] : tensor<f32>
  // CHECK: jit.zeros [%{{.*}}, 0] : tensor<?x0xi1>
  %2 = jit.zeros [%n, 0] : tensor<?x0xi1>
  // CHECK: jit.ones [3] : tensor<3xui8>
  %3 = jit.ones [3] : tensor<3xui8>
  // CHECK: jit.eye [3, %{{.*}}] : tensor<3x?xbf16>
  %4 = jit.eye [3, %n] : tensor<3x?xbf16>
  // CHECK: jit.iota [4, %{{.*}}] dim = -1 : tensor<4x?xi32>
  %5 = jit.iota [4, %n] dim = -1 : tensor<4x?xi32>
  return
}

// A declared result may know less or more than what is inferred.
// CHECK-LABEL: @sizes_refined
func.func @sizes_refined(%v: tensor<*xf32>, %n: index) {
  // CHECK: jit.full %{{.*}}, [%{{.*}}] : (tensor<*xf32>) -> tensor<7xf32>
  %0 = jit.full %v, [%n] : (tensor<*xf32>) -> tensor<7xf32>
  // CHECK: jit.zeros [2] : tensor<*xf64>
  %1 = jit.zeros [2] : tensor<*xf64>
  return
}

// CHECK-LABEL: @random
func.func @random(%key: tensor<i64>, %x: tensor<2x?xf16>, %n: index) {
  // CHECK: jit.random_bits %{{.*}}, [4, %{{.*}}] : (tensor<i64>) -> tensor<4x?xi32>
  %0 = jit.random_bits %key, [4, %n] : (tensor<i64>) -> tensor<4x?xi32>
  // CHECK: jit.random_bits %{{.*}}, [] stream = 3 : tensor<i64>
  %1 = jit.random_bits %key, [] stream = 3 : tensor<i64>
  // CHECK: jit.rand_uniform %{{.*}}, [%{{.*}}] : (tensor<i64>) -> tensor<?xf16>
  %2 = jit.rand_uniform %key, [%n] : (tensor<i64>) -> tensor<?xf16>
  // CHECK: jit.rand_normal %{{.*}}, [2, 3] : (tensor<i64>) -> tensor<2x3xf64>
  %3 = jit.rand_normal %key, [2, 3] : (tensor<i64>) -> tensor<2x3xf64>
  // CHECK: jit.dropout %{{.*}}, %{{.*}} p = 2.500000e-01 : (tensor<2x?xf16>, tensor<i64>) -> tensor<2x?xf16>
  %4 = jit.dropout %x, %key p = 0.25 : (tensor<2x?xf16>, tensor<i64>) -> tensor<2x?xf16>
  return
}

// CHECK-LABEL: @others
func.func @others(%s: tensor<i32>, %i: tensor<4x?xi64>, %n: index) {
  // CHECK: jit.arange %{{.*}}, %{{.*}}, [%{{.*}}] : (tensor<i32>, tensor<i32>) -> tensor<?xi32>
  %0 = jit.arange %s, %s, [%n] : (tensor<i32>, tensor<i32>) -> tensor<?xi32>
  // CHECK: jit.one_hot %{{.*}}, [10] : (tensor<4x?xi64>) -> tensor<4x?x10xf32>
  %1 = jit.one_hot %i, [10] : (tensor<4x?xi64>) -> tensor<4x?x10xf32>
  // CHECK: jit.one_hot %{{.*}}, [%{{.*}}] : (tensor<i32>) -> tensor<?xi32>
  %2 = jit.one_hot %s, [%n] : (tensor<i32>) -> tensor<?xi32>
  return
}
