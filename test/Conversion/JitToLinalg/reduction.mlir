// RUN: jit-opt %s --jit-to-linalg -split-input-file | FileCheck %s

// The iteration space has the operand's dimensions in their order; the last one
// is reduced, so the addition is marked.
// CHECK-DAG: #[[$IN:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$OUT:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func @sum_last
func.func @sum_last(%x: tensor<?x4xf32>) -> tensor<?xf32> {
  // CHECK: %[[INIT:.*]] = linalg.fill ins(%{{.*}} : f32)
  // CHECK: linalg.generic {indexing_maps = [#[[$IN]], #[[$OUT]]], iterator_types = ["parallel", "reduction"]}
  // CHECK-SAME: outs(%[[INIT]] : tensor<?xf32>)
  // CHECK: ^bb0(%[[A:.*]]: f32, %[[ACC:.*]]: f32):
  // CHECK: arith.addf %[[ACC]], %[[A]] {jit.interleaved} : f32
  %0 = jit.sum %x dims = [1] : (tensor<?x4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// The last dimension is kept: in sequence, which needs no mark. Halves
// accumulate in f32 and are rounded at the end.
// CHECK-LABEL: func @sum_first_half
func.func @sum_first_half(%x: tensor<4x?xf16>) -> tensor<?xf16> {
  // CHECK: iterator_types = ["reduction", "parallel"]
  // CHECK-SAME: outs(%{{.*}} : tensor<?xf32>)
  // CHECK: %[[WIDE:.*]] = arith.extf
  // CHECK: arith.addf %{{.*}}, %[[WIDE]] : f32
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  %0 = jit.sum %x dims = [0] : (tensor<4x?xf16>) -> tensor<?xf16>
  return %0 : tensor<?xf16>
}

// -----

// CHECK-LABEL: func @keepdims
func.func @keepdims(%x: tensor<2x?x4xf32>) -> tensor<1x?x1xf32> {
  // CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1, 2]] output_shape [1, %{{.*}}, 1] : tensor<?xf32> into tensor<1x?x1xf32>
  %0 = jit.sum %x dims = [0, 2] keepdims : (tensor<2x?x4xf32>) -> tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}

// -----

// An extent that only the declared result knows is checked.
// CHECK-LABEL: func @declared_extent
func.func @declared_extent(%x: tensor<?x4xf32>) -> tensor<3xf32> {
  // CHECK: jit.assert %{{.*}}, "result dimension 0 is {0}, expected {1}"
  // CHECK-SAME: code shape_mismatch
  %0 = jit.sum %x dims = [1] : (tensor<?x4xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// No maximum over nothing: checked where the extent is not known.
// CHECK-LABEL: func @max_not_empty
func.func @max_not_empty(%x: tensor<?x?x4xui8>) -> tensor<?xui8> {
  // CHECK: jit.assert %{{.*}}, "reduced dimension 1 has extent 0, expected at least 1" code out_of_range
  // CHECK-NOT: jit.assert
  // CHECK: arith.maxui {{.*}} {jit.interleaved} : i8
  %0 = jit.max %x dims = [1, 2] : (tensor<?x?x4xui8>) -> tensor<?xui8>
  return %0 : tensor<?xui8>
}

// -----

// CHECK-LABEL: func @max_allow_empty
func.func @max_allow_empty(%x: tensor<?xf32>) -> tensor<f32> {
  // CHECK-NOT: jit.assert
  // CHECK: arith.constant 0xFF800000 : f32
  // CHECK: arith.maximumf
  %0 = jit.max %x allow_empty : (tensor<?xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// i1 is accumulated as bytes.
// CHECK-LABEL: func @any_bytes
func.func @any_bytes(%x: tensor<4x4xi1>) -> tensor<4xi1> {
  // CHECK: %[[BYTE:.*]] = arith.extui %{{.*}} : i1 to i8
  // CHECK: arith.ori %{{.*}}, %[[BYTE]] {jit.interleaved} : i8
  // CHECK: arith.trunci %{{.*}} : i8 to i1
  %0 = jit.any %x dims = [1] : (tensor<4x4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

// The best value and where it was; a NaN is beaten by nothing.
// CHECK-LABEL: func @argmax_flat
func.func @argmax_flat(%x: tensor<3x4xf32>) -> tensor<i64> {
  // CHECK: linalg.generic
  // CHECK-SAME: outs(%{{.*}}, %{{.*}} : tensor<f32>, tensor<i64>)
  // CHECK: %[[BEATS:.*]] = arith.cmpf ugt
  // CHECK: %[[NUMBER:.*]] = arith.cmpf ord
  // CHECK: arith.andi %[[BEATS]], %[[NUMBER]]
  %0 = jit.argmax %x : (tensor<3x4xf32>) -> tensor<i64>
  return %0 : tensor<i64>
}

// -----

// A scan is a reduction that writes what it has.
// CHECK-DAG: #[[$ALL:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$KEPT:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func @cumsum
func.func @cumsum(%x: tensor<4x?xi32>) -> tensor<4x?xi32> {
  // CHECK: linalg.generic {indexing_maps = [#[[$ALL]], #[[$ALL]], #[[$KEPT]]], iterator_types = ["reduction", "parallel"]}
  // CHECK: %[[SUM:.*]] = arith.addi
  // CHECK: linalg.yield %[[SUM]], %[[SUM]]
  %0 = jit.cumsum %x dim = 0 : tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
