// RUN: jit-opt %s | jit-opt | FileCheck %s
// Unary, ternary and conversion operations are printed as they are read.

// The short form: one type for all operands and the result.
// CHECK-LABEL: func @unary_sign_and_rounding
func.func @unary_sign_and_rounding(%x: tensor<4xf32>, %n: tensor<?xui8>) {
  // CHECK: jit.neg %{{.*}} : tensor<4xf32>
  %0 = jit.neg %x : tensor<4xf32>
  // CHECK: jit.abs %{{.*}} : tensor<?xui8>
  %1 = jit.abs %n : tensor<?xui8>
  // CHECK: jit.sign %{{.*}} : tensor<4xf32>
  %2 = jit.sign %x : tensor<4xf32>
  // CHECK: jit.floor %{{.*}} : tensor<4xf32>
  %3 = jit.floor %x : tensor<4xf32>
  // CHECK: jit.ceil %{{.*}} : tensor<4xf32>
  %4 = jit.ceil %x : tensor<4xf32>
  // CHECK: jit.round %{{.*}} : tensor<4xf32>
  %5 = jit.round %x : tensor<4xf32>
  // CHECK: jit.trunc %{{.*}} : tensor<4xf32>
  %6 = jit.trunc %x : tensor<4xf32>
  return
}

// CHECK-LABEL: func @unary_exponentials
func.func @unary_exponentials(%x: tensor<?x3xf64>) {
  // CHECK: jit.sqrt %{{.*}} : tensor<?x3xf64>
  %0 = jit.sqrt %x : tensor<?x3xf64>
  // CHECK: jit.rsqrt %{{.*}} : tensor<?x3xf64>
  %1 = jit.rsqrt %x : tensor<?x3xf64>
  // CHECK: jit.reciprocal %{{.*}} : tensor<?x3xf64>
  %2 = jit.reciprocal %x : tensor<?x3xf64>
  // CHECK: jit.exp %{{.*}} : tensor<?x3xf64>
  %3 = jit.exp %x : tensor<?x3xf64>
  // CHECK: jit.exp2 %{{.*}} : tensor<?x3xf64>
  %4 = jit.exp2 %x : tensor<?x3xf64>
  // CHECK: jit.expm1 %{{.*}} : tensor<?x3xf64>
  %5 = jit.expm1 %x : tensor<?x3xf64>
  // CHECK: jit.log %{{.*}} : tensor<?x3xf64>
  %6 = jit.log %x : tensor<?x3xf64>
  // CHECK: jit.log2 %{{.*}} : tensor<?x3xf64>
  %7 = jit.log2 %x : tensor<?x3xf64>
  // CHECK: jit.log1p %{{.*}} : tensor<?x3xf64>
  %8 = jit.log1p %x : tensor<?x3xf64>
  // CHECK: jit.erf %{{.*}} : tensor<?x3xf64>
  %9 = jit.erf %x : tensor<?x3xf64>
  // CHECK: jit.sigmoid %{{.*}} : tensor<?x3xf64>
  %10 = jit.sigmoid %x : tensor<?x3xf64>
  return
}

// CHECK-LABEL: func @unary_trigonometric
func.func @unary_trigonometric(%x: tensor<*xf16>) {
  // CHECK: jit.sin %{{.*}} : tensor<*xf16>
  %0 = jit.sin %x : tensor<*xf16>
  // CHECK: jit.cos %{{.*}} : tensor<*xf16>
  %1 = jit.cos %x : tensor<*xf16>
  // CHECK: jit.tan %{{.*}} : tensor<*xf16>
  %2 = jit.tan %x : tensor<*xf16>
  // CHECK: jit.asin %{{.*}} : tensor<*xf16>
  %3 = jit.asin %x : tensor<*xf16>
  // CHECK: jit.acos %{{.*}} : tensor<*xf16>
  %4 = jit.acos %x : tensor<*xf16>
  // CHECK: jit.atan %{{.*}} : tensor<*xf16>
  %5 = jit.atan %x : tensor<*xf16>
  return
}

// CHECK-LABEL: func @unary_hyperbolic
func.func @unary_hyperbolic(%x: tensor<bf16>) {
  // CHECK: jit.sinh %{{.*}} : tensor<bf16>
  %0 = jit.sinh %x : tensor<bf16>
  // CHECK: jit.cosh %{{.*}} : tensor<bf16>
  %1 = jit.cosh %x : tensor<bf16>
  // CHECK: jit.tanh %{{.*}} : tensor<bf16>
  %2 = jit.tanh %x : tensor<bf16>
  // CHECK: jit.asinh %{{.*}} : tensor<bf16>
  %3 = jit.asinh %x : tensor<bf16>
  // CHECK: jit.acosh %{{.*}} : tensor<bf16>
  %4 = jit.acosh %x : tensor<bf16>
  // CHECK: jit.atanh %{{.*}} : tensor<bf16>
  %5 = jit.atanh %x : tensor<bf16>
  return
}

// CHECK-LABEL: func @unary_bits_and_predicates
func.func @unary_bits_and_predicates(%x: tensor<4xf32>, %c: tensor<4xi1>,
                                     %n: tensor<4xi16>) {
  // CHECK: jit.logical_not %{{.*}} : tensor<4xi1>
  %0 = jit.logical_not %c : tensor<4xi1>
  // CHECK: jit.bitwise_not %{{.*}} : tensor<4xi16>
  %1 = jit.bitwise_not %n : tensor<4xi16>
  // CHECK: jit.isnan %{{.*}} : (tensor<4xf32>) -> tensor<4xi1>
  %2 = jit.isnan %x : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK: jit.isinf %{{.*}} : (tensor<4xf32>) -> tensor<4xi1>
  %3 = jit.isinf %x : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK: jit.isfinite %{{.*}} : (tensor<4xf32>) -> tensor<4xi1>
  %4 = jit.isfinite %x : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// The element type of a conversion's result is its attribute `dtype`.
// CHECK-LABEL: func @select_clamp_convert
func.func @select_clamp_convert(%x: tensor<4xf32>, %c: tensor<4xi1>,
                                %s: tensor<f32>) {
  // CHECK: jit.select %{{.*}}, %{{.*}}, %{{.*}} : (tensor<4xi1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %0 = jit.select %c, %x, %s : (tensor<4xi1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: jit.clamp %{{.*}}, %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %1 = jit.clamp %x, %s, %s : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: jit.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xui8>
  %2 = jit.convert %x : (tensor<4xf32>) -> tensor<4xui8>
  return
}

// A result may be declared less or more refined than the operands make it.
// CHECK-LABEL: func @result_refined
func.func @result_refined(%x: tensor<?xf32>, %y: tensor<*xf32>) {
  // CHECK: jit.neg %{{.*}} : (tensor<?xf32>) -> tensor<4xf32>
  %0 = jit.neg %x : (tensor<?xf32>) -> tensor<4xf32>
  // CHECK: jit.exp %{{.*}} : (tensor<*xf32>) -> tensor<2x?xf32>
  %1 = jit.exp %y : (tensor<*xf32>) -> tensor<2x?xf32>
  // CHECK: jit.convert %{{.*}} : (tensor<?xf32>) -> tensor<*xf16>
  %2 = jit.convert %x : (tensor<?xf32>) -> tensor<*xf16>
  return
}
