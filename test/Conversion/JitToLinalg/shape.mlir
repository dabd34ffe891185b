// RUN: jit-opt %s -jit-to-linalg -canonicalize | FileCheck %s
// Shape primitives as linalg and tensor operations.

// CHECK: #[[$REPEAT:.*]] = affine_map<(d0, d1) -> (0, d1)>

// CHECK-LABEL: @transpose
// CHECK: linalg.transpose ins(%arg0 : tensor<?x3xi8>) outs(%{{.*}} : tensor<3x?xi8>) permutation = [1, 0]
func.func @transpose(%x: tensor<?x3xui8>) -> tensor<3x?xui8> {
  %0 = jit.transpose %x dims = [1, 0] : (tensor<?x3xui8>) -> tensor<3x?xui8>
  return %0 : tensor<3x?xui8>
}

// CHECK-LABEL: @broadcast_to
// CHECK-NOT: scf.if
// CHECK: linalg.generic {indexing_maps = [#[[$REPEAT]],
func.func @broadcast_to(%x: tensor<1x3xf32>) -> tensor<4x3xf32> {
  %0 = jit.broadcast_to %x to [4, 3] : (tensor<1x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// Only an extent of 1 is copied.
// CHECK-LABEL: @broadcast_to_dynamic
// CHECK: jit.assert %{{.*}}, "operand dimension 0 is {0}, expected 1 or {1}"
// CHECK: scf.if
// CHECK: linalg.generic
// CHECK: else
// CHECK-NEXT: scf.yield %arg0
func.func @broadcast_to_dynamic(%x: tensor<?x3xf32>, %n: index) -> tensor<?x3xf32> {
  %0 = jit.broadcast_to %x to [%n, 3] : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: @slice
// CHECK: jit.assert %{{.*}}, "stride in dimension 0 is {0}, expected at least 1"
// CHECK: jit.assert %{{.*}}, "offset {0} in dimension 0 is not in [0, {1}], the extent"
// CHECK: jit.assert %{{.*}}, "size {0} in dimension 0 is not in [0, {1}], what the extent {2} leaves"
// Nothing is taken from the beginning.
// CHECK: %[[EMPTY:.*]] = arith.cmpi eq, %arg2, %c0
// CHECK: %[[O:.*]] = arith.select %[[EMPTY]], %c0, %arg1
// CHECK: tensor.extract_slice %arg0[%[[O]]] [%arg2] [%arg3]
func.func @slice(%x: tensor<?xf32>, %o: index, %n: index, %s: index) -> tensor<?xf32> {
  %0 = jit.slice %x[%o] [%n] [%s] : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @slice_static
// CHECK-NEXT: tensor.extract_slice %arg0[1] [2] [3]
func.func @slice_static(%x: tensor<8xf32>) -> tensor<2xf32> {
  %0 = jit.slice %x[1] [2] [3] : (tensor<8xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @pad
// CHECK: %[[V:.*]] = linalg.fill
// CHECK: tensor.insert_slice %arg0 into %[[V]][1, 0] [2, %{{.*}}] [3, 1]
func.func @pad(%x: tensor<2x?xf32>, %v: tensor<f32>) -> tensor<6x?xf32> {
  %0 = jit.pad %x, %v low = [1, 0] high = [1, 2] interior = [2, 0] : (tensor<2x?xf32>, tensor<f32>) -> tensor<6x?xf32>
  return %0 : tensor<6x?xf32>
}

// CHECK-LABEL: @concat
// CHECK: jit.assert %{{.*}}, "operand #0 dimension 1 is {0}, expected {1}"
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [2, 3] [1, 1]
// CHECK: %[[O:.*]] = arith.select %{{.*}}, %c0, %c2
// CHECK: tensor.insert_slice %arg1 into %[[A]][%[[O]], 0] [%{{.*}}, 3] [1, 1]
func.func @concat(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = jit.concat %x, %y dim = 0 : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: @reverse
// CHECK: %[[I:.*]] = linalg.index 1
// CHECK: %[[J:.*]] = arith.subi %c2, %[[I]]
// CHECK: tensor.extract %arg0[%{{.*}}, %[[J]]]
func.func @reverse(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = jit.reverse %x dims = [1] : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// A declared extent is checked before anything is moved.
// CHECK-LABEL: @declared
// CHECK: jit.assert %{{.*}}, "result dimension 1 is {0}, expected {1}"
// CHECK: linalg.transpose
func.func @declared(%x: tensor<?x3xf32>) -> tensor<3x2xf32> {
  %0 = jit.transpose %x dims = [1, 0] : (tensor<?x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
