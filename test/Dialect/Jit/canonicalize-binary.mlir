// RUN: jit-opt %s --canonicalize | FileCheck %s
// Neutral elements, where they are neutral for every value.

// CHECK-LABEL: func @float_neutral
// CHECK-SAME: (%[[X:.*]]: tensor<?xf32>)
func.func @float_neutral(%x: tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %zero = jit.constant dense<0.0> : tensor<f32>
  %minus = jit.constant dense<-0.0> : tensor<f32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %0 = jit.add %minus, %x : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = jit.sub %x, %zero : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %2 = jit.mul %one, %x : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  %3 = jit.div %x, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %4 = jit.pow %x, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  // CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
  return %0, %1, %2, %3, %4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// -0 + 0 is +0, and -0 - -0 is +0; floor(x / 1) is not x.
// CHECK-LABEL: func @negative_float_neutral
func.func @negative_float_neutral(%x: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = jit.constant dense<0.0> : tensor<f32>
  %minus = jit.constant dense<-0.0> : tensor<f32>
  %one = jit.constant dense<1.0> : tensor<f32>
  // CHECK: jit.add
  %0 = jit.add %x, %zero : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: jit.sub
  %1 = jit.sub %x, %minus : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: jit.floor_div
  %2 = jit.floor_div %x, %one : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @integer_neutral
// CHECK-SAME: (%[[N:.*]]: tensor<4xui8>)
func.func @integer_neutral(%n: tensor<4xui8>)
    -> (tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>,
        tensor<4xui8>, tensor<4xui8>, tensor<4xui8>) {
  %zero = jit.constant dense<0> : tensor<ui8>
  %one = jit.constant dense<1> : tensor<ui8>
  %ones = jit.constant dense<255> : tensor<ui8>
  %0 = jit.add %n, %zero : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  %1 = jit.sub %n, %zero : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  %2 = jit.floor_div %n, %one : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  %3 = jit.bitwise_and %n, %ones : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  %4 = jit.bitwise_or %n, %zero : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  %5 = jit.bitwise_xor %n, %zero : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  %6 = jit.shift_left %n, %zero : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  %7 = jit.shift_right %n, %zero : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  // CHECK-NEXT: return %[[N]], %[[N]], %[[N]], %[[N]], %[[N]], %[[N]], %[[N]], %[[N]]
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xui8>, tensor<4xui8>, tensor<4xui8>,
    tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>
}

// CHECK-LABEL: func @logic_neutral
// CHECK-SAME: (%[[C:.*]]: tensor<2xi1>)
func.func @logic_neutral(%c: tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
  %true = jit.constant dense<true> : tensor<i1>
  %false = jit.constant dense<false> : tensor<i1>
  %0 = jit.logical_and %true, %c : (tensor<i1>, tensor<2xi1>) -> tensor<2xi1>
  %1 = jit.logical_or %c, %false : (tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  %2 = jit.logical_xor %c, %false : (tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  // CHECK-NEXT: return %[[C]], %[[C]], %[[C]]
  return %0, %1, %2 : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
}

// CHECK-LABEL: func @same_operand
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>, %[[N:.*]]: tensor<2xi32>, %[[C:.*]]: tensor<2xi1>)
func.func @same_operand(%x: tensor<2xf32>, %n: tensor<2xi32>, %c: tensor<2xi1>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>) {
  %0 = jit.maximum %x, %x : tensor<2xf32>
  %1 = jit.minimum %x, %x : tensor<2xf32>
  %2 = jit.bitwise_and %n, %n : tensor<2xi32>
  %3 = jit.bitwise_or %n, %n : tensor<2xi32>
  %4 = jit.logical_and %c, %c : tensor<2xi1>
  %5 = jit.logical_or %c, %c : tensor<2xi1>
  // CHECK-NEXT: return %[[X]], %[[X]], %[[N]], %[[N]], %[[C]], %[[C]]
  return %0, %1, %2, %3, %4, %5 : tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi1>
}

// The neutral element stretches the operand: it cannot be dropped.
// CHECK-LABEL: func @negative_neutral_broadcast
func.func @negative_neutral_broadcast(%x: tensor<f32>, %y: tensor<?xf32>)
    -> (tensor<2xf32>, tensor<2xf32>) {
  %ones = jit.constant dense<1.0> : tensor<2xf32>
  // CHECK: jit.mul
  %0 = jit.mul %x, %ones : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  // CHECK: jit.mul
  %1 = jit.mul %y, %ones : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
