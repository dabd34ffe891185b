// RUN: jit-opt %s | jit-opt | FileCheck %s

func.func private @f(%x: tensor<4xf32>, %w: tensor<4xf32>, %i: tensor<i64>)
    -> (tensor<f32>, tensor<4xf32>) {
  %s = jit.sum %x : (tensor<4xf32>) -> tensor<f32>
  return %s, %w : tensor<f32>, tensor<4xf32>
}
// CHECK: jit.custom_vjp @h forward @f backward @b
// CHECK: jit.custom_vjp kernel @k forward @f backward @b
// CHECK: jit.custom_jvp @h tangent @t
jit.custom_vjp @h forward @f backward @b
jit.custom_vjp kernel @k forward @f backward @b
jit.custom_jvp @h tangent @t
func.func private @h(%x: tensor<4xf32>, %w: tensor<4xf32>, %i: tensor<i64>) -> tensor<f32>
func.func private @b(tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
func.func private @t(tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>)
    -> (tensor<f32>, tensor<f32>)

// CHECK-LABEL: func.func @derivatives
func.func @derivatives(%x: tensor<4xf32>, %w: tensor<4xf32>, %i: tensor<i64>, %s: tensor<f32>) {
  // CHECK: jit.grad @f(%{{.*}}) : (tensor<4xf32>, tensor<4xf32>, tensor<i64>) -> (tensor<4xf32>, tensor<4xf32>)
  %0:2 = jit.grad @f(%x, %w, %i)
      : (tensor<4xf32>, tensor<4xf32>, tensor<i64>) -> (tensor<4xf32>, tensor<4xf32>)
  // CHECK: jit.grad @f(%{{.*}}) wrt = [1] value :
  %1:3 = jit.grad @f(%x, %w, %i) wrt = [1] value
      : (tensor<4xf32>, tensor<4xf32>, tensor<i64>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>)
  // CHECK: jit.vjp @f(%{{.*}}) cotangents(%{{.*}}) wrt = [0] :
  %2 = jit.vjp @f(%x, %w, %i) cotangents(%s, %w) wrt = [0]
      : (tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: jit.jvp @f(%{{.*}}) tangents(%{{.*}}) wrt = [0] :
  %3:2 = jit.jvp @f(%x, %w, %i) tangents(%x) wrt = [0]
      : (tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>)
  return
}
