// RUN: jit-run -O0 %s --input=f64=0 --input=1 --input=i1=1 | FileCheck %s
// RUN: jit-run -O3 %s --input=f64=0 --input=1 --input=i1=1 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=f64=0 --input=1 --input=i1=1 | FileCheck %s

// What a loop returns, and the value that it began with: the loop does not overwrite it in the caller's buffer. By hand.
// CHECK: i1=1
// CHECK-NEXT: i1=0
func.func @main(%x: tensor<f64>, %n: index, %y: tensor<i1>) -> (tensor<i1>, tensor<i1>) {
  %0 = jit.isnan %x : (tensor<f64>) -> tensor<i1>
  %1:2 = jit.loop max %n iter(%i, %a = %0, %b = %0) : tensor<i1>, tensor<i1> {
    jit.continue %a, %y : tensor<i1>, tensor<i1>
  }
  return %1#1, %1#0 : tensor<i1>, tensor<i1>
}
