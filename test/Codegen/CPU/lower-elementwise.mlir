// RUN: jit-opt %s -jit-lower-elementwise -canonicalize -split-input-file | FileCheck %s
// Loops of elementwise operations: as few as the operands allow, each element read as far out as it can be.

// Both dimensions are one loop.
// CHECK-LABEL: func.func @merged(
func.func @merged(%x: memref<8x3xf32>, %out: memref<8x3xf32>) {
  // CHECK: %[[N:.*]] = arith.constant 24 : index
  // CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]]
  // CHECK-NOT: scf.for
  // CHECK: memref.load %{{.*}} : memref<24xf32>
  // CHECK: memref.store %{{.*}} : memref<24xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x3xf32>) outs(%out : memref<8x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A row's element is read once for all columns; two of three loops merge.
// CHECK-LABEL: func.func @row(
// CHECK-SAME: %{{.*}}: memref<?x4x5xf32>, %[[ROW:[^:]*]]: memref<?xf32>
func.func @row(%x: memref<?x4x5xf32>, %row: memref<?xf32>, %out: memref<?x4x5xf32>) {
  // CHECK: scf.for %[[I:.*]] = %
  // CHECK-NEXT: %[[R:.*]] = memref.load %[[ROW]][%[[I]]]
  // CHECK-NEXT: scf.for %[[J:.*]] = %
  // CHECK-NEXT: %[[A:.*]] = memref.load %{{.*}}[%[[I]], %[[J]]] : memref<?x20xf32>
  // CHECK-NEXT: arith.subf %[[A]], %[[R]]
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>,
                                   affine_map<(i, j, k) -> (i, j, k)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %row : memref<?x4x5xf32>, memref<?xf32>) outs(%out : memref<?x4x5xf32>) {
  ^bb0(%a: f32, %r: f32, %o: f32):
    %0 = arith.subf %a, %r : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A transposed operand steps through memory otherwise; an index is the loop's.
// CHECK-LABEL: func.func @negative_merged(
func.func @negative_merged(%x: memref<3x8xf32>, %out: memref<8x3xf32>, %i: memref<2x2xindex>) {
  // CHECK: scf.for %[[I:.*]] = %
  // CHECK: scf.for %[[J:.*]] = %
  // CHECK: memref.load %{{.*}}[%[[J]], %[[I]]]
  linalg.transpose ins(%x : memref<3x8xf32>) outs(%out : memref<8x3xf32>) permutation = [1, 0]
  // CHECK: scf.for %[[K:.*]] = %
  // CHECK: scf.for %[[L:.*]] = %
  // CHECK: memref.store %[[L]], %{{.*}}[%[[K]], %[[L]]]
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%i : memref<2x2xindex>) {
  ^bb0(%o: index):
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  }
  return
}

// -----

// Rows that are not next to each other stay two loops; a scalar operand is used as it is.
// CHECK-LABEL: func.func @strided_fill(
// CHECK-SAME: %[[V:[^:]*]]: f32
func.func @strided_fill(%v: f32, %out: memref<4x4xf32, strided<[8, 1]>>) {
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK-NEXT: memref.store %[[V]]
  linalg.fill ins(%v : f32) outs(%out : memref<4x4xf32, strided<[8, 1]>>)
  return
}

// -----

// No loop at all, and nothing that sums.
// CHECK-LABEL: func.func @rank_0(
func.func @rank_0(%x: memref<f32>, %y: memref<4xf32>) {
  // CHECK-NOT: scf.for
  // CHECK: memref.load %{{.*}}[] : memref<f32>
  // CHECK: memref.store
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%x : memref<f32>) {
  ^bb0(%o: f32):
    %0 = arith.negf %o : f32
    linalg.yield %0 : f32
  }
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%y : memref<4xf32>) outs(%x : memref<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  }
  return
}
