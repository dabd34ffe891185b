// With static shapes a C program passes pointers and a workspace; failures come back as a status and a message.
// Expected values by hand, in Inputs/static-entry.c.
// RUN: jitc %s -o %t.o --emit=obj,header --prefix=p_
// RUN: %host_cc -std=c99 -Wall -Wextra -pedantic -Werror -include %t.h %S/Inputs/static-entry.c %t.o -lm -o %t.exe
// RUN: %t.exe | FileCheck %s

// CHECK: axpy: 0 [7 12 17]
func.func @axpy(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %five = jit.constant dense<5.0> : tensor<f32>
  %0 = jit.mul %x, %five : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = jit.add %0, %y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK: scalars: 0 41 1.5 1
func.func @scalars(%n: i64, %x: f64, %b: i1) -> (i64, f64, i1) {
  return %n, %x, %b : i64, f64, i1
}

// CHECK: expects: 4 {{.*}}static-entry.mlir:[[@LINE+4]]:3: 'check.expect_eq' op
// CHECK: same without a message: 4
func.func @expects(%x: tensor<2xi32>) {
  %e = jit.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq %x, %e : tensor<2xi32>
  return
}

// CHECK: done
