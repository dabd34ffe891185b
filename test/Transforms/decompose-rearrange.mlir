// RUN: jit-opt %s -jit-decompose -canonicalize | FileCheck %s
// Composites of the shape family in terms of primitives.

// CHECK-LABEL: @squeeze
// CHECK: jit.reshape %arg0 to [3] : (tensor<1x3xf32>) -> tensor<3xf32>
func.func @squeeze(%x: tensor<1x3xf32>) -> tensor<3xf32> {
  %0 = jit.squeeze %x dims = [0] : (tensor<1x3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// A `?` may not be 1.
// CHECK-LABEL: @squeeze_dynamic
// CHECK: %[[N:.*]] = tensor.dim %arg0, %c0
// CHECK: %[[OK:.*]] = arith.cmpi eq, %[[N]], %c1
// CHECK: jit.assert %[[OK]], "operand dimension 0 is {0}, expected 1"(%[[N]] : index) code shape_mismatch
// CHECK: jit.reshape
func.func @squeeze_dynamic(%x: tensor<?x3xf32>) -> tensor<3xf32> {
  %0 = jit.squeeze %x dims = [0] : (tensor<?x3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: @unsqueeze
// CHECK: jit.reshape %arg0 to [1, 3, 1] : (tensor<3xf32>) -> tensor<1x3x1xf32>
func.func @unsqueeze(%x: tensor<3xf32>) -> tensor<1x3x1xf32> {
  %0 = jit.unsqueeze %x dims = [0, -1] : (tensor<3xf32>) -> tensor<1x3x1xf32>
  return %0 : tensor<1x3x1xf32>
}

// CHECK-LABEL: @split
// CHECK: jit.slice %arg0[0, 0] [2, 4] [1, 1] : (tensor<5x4xf32>) -> tensor<2x4xf32>
// CHECK: jit.slice %arg0[2, 0] [3, 4] [1, 1] : (tensor<5x4xf32>) -> tensor<3x4xf32>
func.func @split(%x: tensor<5x4xf32>) -> (tensor<2x4xf32>, tensor<3x4xf32>) {
  %0:2 = jit.split %x dim = 0 sizes = [2, -1] : (tensor<5x4xf32>) -> (tensor<2x4xf32>, tensor<3x4xf32>)
  return %0#0, %0#1 : tensor<2x4xf32>, tensor<3x4xf32>
}

// The last part begins where the open one ends.
// CHECK-LABEL: @split_dynamic
// CHECK: %[[N:.*]] = tensor.dim %arg0, %c0
// CHECK: jit.assert %{{.*}}, "sizes add up to {0}, expected at most {1}"
// CHECK: %[[OPEN:.*]] = arith.subi
// CHECK: jit.slice %arg0[0] [2] [1]
// CHECK: jit.slice %arg0[2] [%[[OPEN]]] [1]
// CHECK: %[[AT:.*]] = arith.addi %[[N]], %c-1
// CHECK: jit.slice %arg0[%[[AT]]] [1] [1]
func.func @split_dynamic(%x: tensor<?xf32>) -> (tensor<2xf32>, tensor<?xf32>, tensor<1xf32>) {
  %0:3 = jit.split %x dim = 0 sizes = [2, -1, 1] : (tensor<?xf32>) -> (tensor<2xf32>, tensor<?xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2 : tensor<2xf32>, tensor<?xf32>, tensor<1xf32>
}

// CHECK-LABEL: @stack
// CHECK: %[[A:.*]] = jit.reshape %arg0 to [3, 1]
// CHECK: %[[B:.*]] = jit.reshape %arg1 to [3, 1]
// CHECK: jit.concat %[[A]], %[[B]] dim = 1
func.func @stack(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3x2xf32> {
  %0 = jit.stack %a, %b dim = -1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// Only what is repeated and longer than 1 needs a dimension of its own.
// CHECK-LABEL: @tile
// CHECK: %[[A:.*]] = jit.reshape %arg0 to [1, 1, 3, 4]
// CHECK: %[[B:.*]] = jit.broadcast_to %[[A]] to [5, 2, 3, 4]
// CHECK: jit.reshape %[[B]] to [5, 6, 4]
func.func @tile(%x: tensor<1x3x4xf32>) -> tensor<5x6x4xf32> {
  %0 = jit.tile %x repeats = [5, 2, 1] : (tensor<1x3x4xf32>) -> tensor<5x6x4xf32>
  return %0 : tensor<5x6x4xf32>
}

// CHECK-LABEL: @roll
// CHECK: %[[TAIL:.*]] = jit.slice %arg0[3] [2] [1]
// CHECK: %[[HEAD:.*]] = jit.slice %arg0[0] [3] [1]
// CHECK: jit.concat %[[TAIL]], %[[HEAD]] dim = 0
func.func @roll(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = jit.roll %x shifts = [-3] dims = [0] : tensor<5xf32>
  return %0 : tensor<5xf32>
}
