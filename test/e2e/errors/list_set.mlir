// RUN: not jit-run %s --function=too_large 2>&1 | FileCheck %s

// CHECK: 'jit.list_set' op index 1 is out of range for a list of 1
func.func @too_large() -> tensor<f32> {
  %c = jit.constant dense<1.0> : tensor<f32>
  %x = check.opaque %c : tensor<f32>
  %l = jit.list_construct %x : (tensor<f32>) -> !jit.list<tensor<f32>>
  %c1 = arith.constant 1 : index
  %i = check.opaque %c1 : index
  %m = jit.list_set %l[%i], %x : (!jit.list<tensor<f32>>, tensor<f32>) -> !jit.list<tensor<f32>>
  %c0 = arith.constant 0 : index
  %g = jit.list_get %m[%c0] : !jit.list<tensor<f32>> -> tensor<f32>
  return %g : tensor<f32>
}
