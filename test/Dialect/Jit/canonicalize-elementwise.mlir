// RUN: jit-opt %s --canonicalize | FileCheck %s
// Identities that hold for every value, NaN and -0 included.

// CHECK-LABEL: func @unary_twice
// CHECK-SAME: (%[[X:.*]]: tensor<?xf32>, %[[C:.*]]: tensor<4xi1>, %[[N:.*]]: tensor<4xi8>)
func.func @unary_twice(%x: tensor<?xf32>, %c: tensor<4xi1>, %n: tensor<4xi8>)
    -> (tensor<?xf32>, tensor<4xi1>, tensor<4xi8>, tensor<?xf32>, tensor<?xf32>) {
  %0 = jit.neg %x : tensor<?xf32>
  %1 = jit.neg %0 : tensor<?xf32>
  %2 = jit.logical_not %c : tensor<4xi1>
  %3 = jit.logical_not %2 : tensor<4xi1>
  %4 = jit.bitwise_not %n : tensor<4xi8>
  %5 = jit.bitwise_not %4 : tensor<4xi8>
  // CHECK: %[[ABS:.*]] = jit.abs %[[X]]
  %6 = jit.abs %x : tensor<?xf32>
  %7 = jit.abs %6 : tensor<?xf32>
  // CHECK: %[[FLOOR:.*]] = jit.floor %[[X]]
  %8 = jit.floor %x : tensor<?xf32>
  %9 = jit.round %8 : tensor<?xf32>
  // CHECK: return %[[X]], %[[C]], %[[N]], %[[ABS]], %[[FLOOR]]
  return %1, %3, %5, %7, %9 : tensor<?xf32>, tensor<4xi1>, tensor<4xi8>, tensor<?xf32>, tensor<?xf32>
}

// The refined result is kept: a fold must not change a type.
// CHECK-LABEL: func @negative_unary_twice_refined
func.func @negative_unary_twice_refined(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = jit.neg %x : tensor<?xf32>
  // CHECK: jit.neg {{.*}} : (tensor<?xf32>) -> tensor<4xf32>
  %1 = jit.neg %0 : (tensor<?xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @select_constant
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<2xf32>, %[[C:.*]]: tensor<2xi1>)
func.func @select_constant(%x: tensor<2xf32>, %y: tensor<2xf32>, %c: tensor<2xi1>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %true = jit.constant dense<true> : tensor<i1>
  %false = jit.constant dense<false> : tensor<2xi1>
  %0 = jit.select %true, %x, %y : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = jit.select %false, %x, %y : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = jit.select %c, %x, %x : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  // CHECK-NEXT: return %[[X]], %[[Y]], %[[X]]
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// The chosen side has to be broadcast still.
// CHECK-LABEL: func @negative_select_broadcast
func.func @negative_select_broadcast(%x: tensor<f32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %true = jit.constant dense<true> : tensor<i1>
  // CHECK: jit.select
  %0 = jit.select %true, %x, %y : (tensor<i1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func @convert_exact_chain
// CHECK-SAME: (%[[H:.*]]: tensor<4xf16>, %[[B:.*]]: tensor<4xi8>, %[[U:.*]]: tensor<4xui8>)
func.func @convert_exact_chain(%h: tensor<4xf16>, %b: tensor<4xi8>, %u: tensor<4xui8>)
    -> (tensor<4xf16>, tensor<4xi32>, tensor<4xi8>) {
  %0 = jit.convert %h : (tensor<4xf16>) -> tensor<4xf32>
  %1 = jit.convert %0 : (tensor<4xf32>) -> tensor<4xf16>
  // CHECK: %[[WIDE:.*]] = jit.convert %[[B]] : (tensor<4xi8>) -> tensor<4xi32>
  %2 = jit.convert %b : (tensor<4xi8>) -> tensor<4xbf16>
  %3 = jit.convert %2 : (tensor<4xbf16>) -> tensor<4xi32>
  // CHECK: %[[WRAPPED:.*]] = jit.convert %[[U]] : (tensor<4xui8>) -> tensor<4xi8>
  %4 = jit.convert %u : (tensor<4xui8>) -> tensor<4xi32>
  %5 = jit.convert %4 : (tensor<4xi32>) -> tensor<4xi8>
  // CHECK: return %[[H]], %[[WIDE]], %[[WRAPPED]]
  return %1, %3, %5 : tensor<4xf16>, tensor<4xi32>, tensor<4xi8>
}

// The first loses digits; the second would wrap where a float saturates.
// CHECK-LABEL: func @negative_convert_chain
func.func @negative_convert_chain(%x: tensor<4xi32>, %u: tensor<4xui8>)
    -> (tensor<4xi32>, tensor<4xi8>) {
  // CHECK-COUNT-4: jit.convert
  %0 = jit.convert %x : (tensor<4xi32>) -> tensor<4xf32>
  %1 = jit.convert %0 : (tensor<4xf32>) -> tensor<4xi32>
  %2 = jit.convert %u : (tensor<4xui8>) -> tensor<4xf32>
  %3 = jit.convert %2 : (tensor<4xf32>) -> tensor<4xi8>
  return %1, %3 : tensor<4xi32>, tensor<4xi8>
}
