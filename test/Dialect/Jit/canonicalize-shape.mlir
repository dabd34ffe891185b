// RUN: jit-opt %s -canonicalize -split-input-file | FileCheck %s
// Structural identities of the shape family, and what must stay because it may
// fail when the program runs.

// CHECK-LABEL: @reshape_same
// CHECK-NEXT: return %arg0, %arg1
func.func @reshape_same(%x: tensor<2x3xf32>, %y: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>) {
  %0 = jit.reshape %x to [2, 3] : tensor<2x3xf32>
  %1 = jit.reshape %y to [-1, 3] : tensor<?x3xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<?x3xf32>
}

// -----

// The size may not be the extent.
// CHECK-LABEL: @no_reshape_dynamic
// CHECK: jit.reshape
func.func @no_reshape_dynamic(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = jit.reshape %x to [%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @reshape_of_reshape
// CHECK-NEXT: %[[R:.*]] = jit.reshape %arg0 to [3, 2]
// CHECK-NEXT: return %[[R]]
func.func @reshape_of_reshape(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = jit.reshape %x to [6] : (tensor<2x3xf32>) -> tensor<6xf32>
  %1 = jit.reshape %0 to [3, 2] : (tensor<6xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: @reshape_constant_size
// CHECK: jit.reshape %arg0 to [4, -1]
func.func @reshape_constant_size(%x: tensor<?xf32>) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = jit.reshape %x to [%c4, -1] : (tensor<?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// A value of -1 is an error at run time; a constant that does not fit too.
// CHECK-LABEL: @no_reshape_bad_constant
// CHECK: jit.reshape %arg0 to [%
// CHECK: jit.reshape %arg0 to [%
func.func @no_reshape_bad_constant(%x: tensor<6xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %open = arith.constant -1 : index
  %c5 = arith.constant 5 : index
  %0 = jit.reshape %x to [%open] : (tensor<6xf32>) -> tensor<?xf32>
  %1 = jit.reshape %x to [%c5] : (tensor<6xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: @transpose_identity
// CHECK-NEXT: return %arg0
func.func @transpose_identity(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = jit.transpose %x dims = [0, -1] : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: @transpose_of_transpose
// CHECK-NEXT: %[[T:.*]] = jit.transpose %arg0 dims = [2, 1, 0]
// CHECK-NEXT: return %[[T]]
func.func @transpose_of_transpose(%x: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
  %0 = jit.transpose %x dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = jit.transpose %0 dims = [1, 0, 2] : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
  return %1 : tensor<4x3x2xf32>
}

// -----

// CHECK-LABEL: @broadcast_to_same
// CHECK-NEXT: return %arg0, %arg1
func.func @broadcast_to_same(%x: tensor<2x3xf32>, %y: tensor<?xf32>) -> (tensor<2x3xf32>, tensor<?xf32>) {
  %0 = jit.broadcast_to %x to [2, 3] : tensor<2x3xf32>
  %1 = jit.broadcast_to %y to [-1] : tensor<?xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: @broadcast_to_of_broadcast_to
// CHECK-NEXT: %[[R:.*]] = jit.broadcast_to %arg0 to [2, 3] : (tensor<1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @broadcast_to_of_broadcast_to(%x: tensor<1xf32>) -> tensor<2x3xf32> {
  %0 = jit.broadcast_to %x to [2, 1] : (tensor<1xf32>) -> tensor<2x1xf32>
  %1 = jit.broadcast_to %0 to [-1, 3] : (tensor<2x1xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: @slice_all
// CHECK-NEXT: return %arg0
func.func @slice_all(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = jit.slice %x[0, 0] [2, 3] [1, 1] : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// Elements 2, 4, ..., 12 and of these numbers 1 and 3: 4 and 8.
// CHECK-LABEL: @slice_of_slice
// CHECK-NEXT: %[[S:.*]] = jit.slice %arg0[4] [2] [4]
// CHECK-NEXT: return %[[S]]
func.func @slice_of_slice(%x: tensor<13xf32>) -> tensor<2xf32> {
  %0 = jit.slice %x[2] [6] [2] : (tensor<13xf32>) -> tensor<6xf32>
  %1 = jit.slice %0[1] [2] [2] : (tensor<6xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// CHECK-LABEL: @slice_constants
// CHECK: jit.slice %arg0[1] [2] [1]
func.func @slice_constants(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = jit.slice %x[%c1] [%c2] [%c1] : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @pad_nothing
// CHECK-NEXT: return %arg0
func.func @pad_nothing(%x: tensor<?xf32>, %v: tensor<f32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = jit.pad %x, %v low = [%c0] high = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @concat_flatten
// CHECK-NEXT: %[[C:.*]] = jit.concat %arg0, %arg1, %arg1 dim = 0
// CHECK-NEXT: return %[[C]]
func.func @concat_flatten(%a: tensor<1xf32>, %b: tensor<2xf32>, %none: tensor<0xf32>) -> tensor<5xf32> {
  %0 = jit.concat %b, %b dim = -1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %1 = jit.concat %a, %none, %0 dim = 0 : (tensor<1xf32>, tensor<0xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

// -----

// CHECK-LABEL: @concat_one
// CHECK-NEXT: return %arg0
func.func @concat_one(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.concat %a dim = 0 : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @reverse_short
// CHECK-NEXT: return %arg0
func.func @reverse_short(%x: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %0 = jit.reverse %x dims = [0] : tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// CHECK-LABEL: @reverse_twice
// CHECK-NEXT: return %arg0
func.func @reverse_twice(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = jit.reverse %x dims = [0, 1] : tensor<?x3xf32>
  %1 = jit.reverse %0 dims = [-1, 0] : tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}
