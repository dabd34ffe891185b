// RUN: jit-opt %s "-jit-fold-constants=limit=8" -split-input-file | FileCheck %s

// Integers wrap; shapes broadcast. By hand.
// CHECK-LABEL: func.func @integers(
func.func @integers() -> tensor<2x2xi8> {
  // CHECK: jit.constant dense<{{\[}}[-128, -127], [2, 3]]> : tensor<2x2xi8>
  // CHECK-NOT: jit.add
  %a = jit.constant dense<[[127], [1]]> : tensor<2x1xi8>
  %b = jit.constant dense<[1, 2]> : tensor<2xi8>
  %0 = jit.add %a, %b : (tensor<2x1xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}

// -----

// Unsigned elements compare as such: 200 is not negative.
// CHECK-LABEL: func.func @unsigned(
func.func @unsigned() -> (tensor<i1>, tensor<ui8>) {
  // CHECK-DAG: jit.constant dense<false> : tensor<i1>
  // CHECK-DAG: jit.constant dense<200> : tensor<ui8>
  // CHECK-NOT: jit.maximum
  %a = jit.constant dense<200> : tensor<ui8>
  %b = jit.constant dense<1> : tensor<ui8>
  %0 = jit.lt %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
  %1 = jit.maximum %a, %b : tensor<ui8>
  return %0, %1 : tensor<i1>, tensor<ui8>
}

// -----

// Half precision is computed in f32 and rounded once: 2048 + 1 is 2048 in f16.
// CHECK-LABEL: func.func @half(
func.func @half() -> tensor<f16> {
  // CHECK: jit.constant dense<2.048000e+03> : tensor<f16>
  // CHECK-NOT: jit.add
  %a = jit.constant dense<2048.0> : tensor<f16>
  %b = jit.constant dense<1.0> : tensor<f16>
  %0 = jit.add %a, %b : tensor<f16>
  return %0 : tensor<f16>
}

// -----

// What is folded is a constant for what follows; NaN is contagious.
// CHECK-LABEL: func.func @chain(
func.func @chain() -> tensor<2xf32> {
  // CHECK: jit.constant dense<[-4.000000e+00, 0x{{7FC00000|FFC00000}}]> : tensor<2xf32>
  // CHECK-NOT: jit.neg
  %a = jit.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %b = jit.constant dense<3.0> : tensor<f32>
  %0 = jit.add %a, %b : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = jit.neg %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// The math library's values are the running program's.
// CHECK-LABEL: func.func @negative_math(
func.func @negative_math() -> tensor<f32> {
  // CHECK: jit.exp
  %a = jit.constant dense<1.0> : tensor<f32>
  %0 = jit.exp %a : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @negative_large(
func.func @negative_large() -> tensor<9xf32> {
  // CHECK: jit.neg
  %a = jit.constant dense<1.0> : tensor<9xf32>
  %0 = jit.neg %a : tensor<9xf32>
  return %0 : tensor<9xf32>
}
