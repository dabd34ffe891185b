// RUN: jit-opt %s -jit-to-linalg -canonicalize | FileCheck %s
// Indexing primitives as loops.

// The indices are checked before anything is read, and clamped.
// CHECK-LABEL: @gather
// CHECK: %[[BOUNDS:.*]]:2 = linalg.generic {{.*}} iterator_types = ["reduction"]
// CHECK: arith.minsi
// CHECK: arith.maxsi
// CHECK: jit.assert %{{.*}}, "index {0} is out of range for dimension 0 of extent {1}"{{.*}} code out_of_range
// CHECK: linalg.generic {{.*}} ins(%arg1 : tensor<5xi64>)
// CHECK: arith.minsi
// CHECK: arith.maxsi
// CHECK: tensor.extract %arg0
func.func @gather(%x: tensor<?x8xf32>, %i: tensor<5xi64>) -> tensor<5x8xf32> {
  %0 = jit.gather %x[%i] dims = [0] : (tensor<?x8xf32>, tensor<5xi64>) -> tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// The index is read outside the loop over the row; halves add up in f32.
// CHECK-LABEL: @scatter_add_f16
// CHECK: jit.assert
// CHECK: arith.extf
// CHECK: scf.for
// CHECK: tensor.extract %arg1
// CHECK: scf.for
// CHECK: %[[U:.*]] = tensor.extract %arg2
// CHECK: %[[OLD:.*]] = tensor.extract
// CHECK: %[[W:.*]] = arith.extf %[[U]]
// CHECK: arith.addf %[[OLD]], %[[W]] : f32
// CHECK: tensor.insert
// CHECK: arith.truncf
func.func @scatter_add_f16(%x: tensor<8x3xf16>, %i: tensor<5xi64>, %u: tensor<5x3xf16>) -> tensor<8x3xf16> {
  %0 = jit.scatter add %x[%i], %u dims = [0] : (tensor<8x3xf16>, tensor<5xi64>, tensor<5x3xf16>) -> tensor<8x3xf16>
  return %0 : tensor<8x3xf16>
}

// CHECK-LABEL: @scatter_updates
// CHECK: jit.assert %{{.*}}, "updates dimension 0 is {0}, expected {1}"{{.*}} code shape_mismatch
func.func @scatter_updates(%x: tensor<8xf32>, %i: tensor<5xi64>, %u: tensor<?xf32>) -> tensor<8xf32> {
  %0 = jit.scatter update %x[%i], %u dims = [0] : (tensor<8xf32>, tensor<5xi64>, tensor<?xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Lines, pairs of levels, runs, elements; ui8 is compared without a sign.
// CHECK-LABEL: @sort
// CHECK: scf.for
// CHECK: math.ctlz
// CHECK: scf.for
// CHECK: scf.for
// CHECK: scf.for
// CHECK: arith.cmpi ult
func.func @sort(%x: tensor<3x?xui8>) -> (tensor<3x?xui8>, tensor<3x?xi64>) {
  %0, %1 = jit.sort %x dim = -1 : tensor<3x?xui8> -> tensor<3x?xui8>, tensor<3x?xi64>
  return %0, %1 : tensor<3x?xui8>, tensor<3x?xi64>
}

// Count, then fill.
// CHECK-LABEL: @nonzero
// CHECK: linalg.generic
// CHECK: arith.cmpf une
// CHECK: %[[N:.*]] = arith.index_cast
// CHECK: tensor.empty(%[[N]]) : tensor<?x1xi64>
// CHECK: scf.for
// CHECK: scf.if
// CHECK: tensor.insert
func.func @nonzero(%x: tensor<4xf32>) -> tensor<?x1xi64> {
  %0 = jit.nonzero %x : tensor<4xf32> -> tensor<?x1xi64>
  return %0 : tensor<?x1xi64>
}
