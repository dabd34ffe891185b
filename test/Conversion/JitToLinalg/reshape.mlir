// RUN: jit-opt %s -jit-to-linalg -canonicalize | FileCheck %s
// Reshapes become views of as few dimensions as can be.

// CHECK-LABEL: @merge
// CHECK-NEXT: tensor.collapse_shape %arg0 {{\[}}[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
func.func @merge(%x: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  %0 = jit.reshape %x to [6, 4] : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// Extents that stay need no check.
// CHECK-LABEL: @split_kept_dims
// CHECK-NOT: jit.assert
// CHECK: tensor.expand_shape %arg0 {{\[}}[0], [1], [2, 3]]
func.func @split_kept_dims(%x: tensor<?x?x8xf32>) -> tensor<?x?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x?x8xf32>
  %s = tensor.dim %x, %c1 : tensor<?x?x8xf32>
  %0 = jit.reshape %x to [%b, %s, 2, 4] : (tensor<?x?x8xf32>) -> tensor<?x?x2x4xf32>
  return %0 : tensor<?x?x2x4xf32>
}

// 32 divides what is left of the static extents.
// CHECK-LABEL: @flatten_open
// CHECK-NOT: jit.assert
// CHECK: tensor.collapse_shape %arg0 {{\[}}[0], [1, 2]]
func.func @flatten_open(%x: tensor<?x4x8xf32>) -> tensor<?x32xf32> {
  %0 = jit.reshape %x to [-1, 32] : (tensor<?x4x8xf32>) -> tensor<?x32xf32>
  return %0 : tensor<?x32xf32>
}

// CHECK-LABEL: @checked
// CHECK: jit.assert %{{.*}}, "size in dimension 0 is {0}, expected at least 0"(%arg1 : index) code shape_mismatch
// CHECK: jit.assert %{{.*}}, "operand has {0} elements, sizes hold {1}"
// CHECK: tensor.expand_shape %arg0 {{\[}}[0, 1]] output_shape [%arg1, 2]
func.func @checked(%x: tensor<?xf32>, %n: index) -> tensor<?x2xf32> {
  %0 = jit.reshape %x to [%n, 2] : (tensor<?xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// Neither shape groups the other: to one dimension and back.
// CHECK-LABEL: @regroup
// CHECK: tensor.collapse_shape %arg0 {{\[}}[0, 1]]
// CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [3, 2]
func.func @regroup(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = jit.reshape %x to [3, 2] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// 6 and 5 can only differ where there are no elements.
// CHECK-LABEL: @empty
// CHECK: jit.assert
// CHECK: tensor.empty(%{{.*}}) : tensor<?x5xf32>
func.func @empty(%x: tensor<?x6xf32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %0 = jit.reshape %x to [%n, 5] : (tensor<?x6xf32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK-LABEL: @transpose_unit
// CHECK-NOT: linalg
// CHECK: tensor.expand_shape
func.func @transpose_unit(%x: tensor<1x3xf32>) -> tensor<3x1xf32> {
  %0 = jit.transpose %x dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
