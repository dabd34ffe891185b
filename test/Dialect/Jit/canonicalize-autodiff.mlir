// RUN: jit-opt %s --canonicalize --cse --symbol-dce | FileCheck %s

// Rules of the program stay: no operation refers to them.
// CHECK-DAG: jit.custom_vjp @f forward @forward backward @backward
// CHECK-DAG: jit.custom_jvp @f tangent @tangent
func.func private @f(%x: tensor<f64>) -> tensor<f64> {
  return %x : tensor<f64>
}
func.func private @forward(%x: tensor<f64>) -> tensor<f64> {
  return %x : tensor<f64>
}
func.func private @backward(%d: tensor<f64>) -> tensor<f64> {
  return %d : tensor<f64>
}
func.func private @tangent(%x: tensor<f64>, %t: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  return %x, %t : tensor<f64>, tensor<f64>
}
jit.custom_vjp @f forward @forward backward @backward
jit.custom_jvp @f tangent @tangent
