// RUN: jit-opt %s --jit-lower-contractions --canonicalize --split-input-file | FileCheck %s

#lhs = affine_map<(m, k, n) -> (m, k)>
#rhs = affine_map<(m, k, n) -> (k, n)>
#out = affine_map<(m, k, n) -> (m, n)>

// A tile of 4 rows and two vectors is kept in registers; two steps a trip.
// CHECK-LABEL: func.func @matmul
func.func @matmul(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  // CHECK: %[[PANELS:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4x64x16xf32>
  // CHECK: vector.store %{{.*}}, %[[PANELS]]
  // CHECK: %{{.*}}:8 = scf.for %{{.*}} step %c2 iter_args
  // CHECK-COUNT-16: math.fma {{.*}} : vector<8xf32>
  // CHECK-NOT: math.fma
  // Neither vectorised nor unrolled again.
  // CHECK: } {llvm.loop_annotation = #loop_annotation}
  // CHECK: memref.dealloc %[[PANELS]]
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = math.fma %x, %y, %z : f32
    linalg.yield %r : f32
  }
  return
}

// -----

#lhs = affine_map<(m, k, n) -> (m, k)>
#rhs = affine_map<(m, k, n) -> (k, n)>
#out = affine_map<(m, k, n) -> (m, n)>

// One row: nothing is packed.
// CHECK-LABEL: func.func @row
func.func @row(%a: memref<1x64xf64>, %b: memref<64x64xf64>, %c: memref<1x64xf64>) {
  // CHECK-NOT: memref.alloc
  // CHECK: math.fma {{.*}} : vector<4xf64>
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : memref<1x64xf64>, memref<64x64xf64>) outs(%c : memref<1x64xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = math.fma %x, %y, %z : f64
    linalg.yield %r : f64
  }
  return
}

// -----

#lhs = affine_map<(m, k, n) -> (m, k)>
#rhs = affine_map<(m, k, n) -> (n, k)>
#out = affine_map<(m, k, n) -> (m, n)>

// Columns that do not fill a tile are masked; integers multiply and add.
// CHECK-LABEL: func.func @edges
func.func @edges(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?xi32>) {
  // CHECK: arith.muli {{.*}} : vector<8xi32>
  // CHECK: vector.create_mask
  // CHECK: vector.maskedload
  // CHECK: vector.maskedstore
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : memref<?x?xi32>, memref<?x?xi32>) outs(%c : memref<?x?xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %p = arith.muli %x, %y : i32
    %r = arith.addi %z, %p : i32
    linalg.yield %r : i32
  }
  return
}

// -----

#in = affine_map<(o, e, c, i, j, f) -> (c, e * 2 + i, f * 2 + j)>
#weight = affine_map<(o, e, c, i, j, f) -> (o, c, i, j)>
#out = affine_map<(o, e, c, i, j, f) -> (o, e, f)>

// A convolution: the contraction's positions in the input are tabulated.
// CHECK-LABEL: func.func @conv
func.func @conv(%x: memref<3x17x17xf32>, %w: memref<8x3x3x3xf32>, %y: memref<8x8x8xf32>) {
  // CHECK: memref.alloc() {alignment = 64 : i64} : memref<27xindex>
  // CHECK: math.fma {{.*}} : vector<8xf32>
  // CHECK-NOT: linalg.generic
  linalg.generic {indexing_maps = [#in, #weight, #out],
                  iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]}
      ins(%x, %w : memref<3x17x17xf32>, memref<8x3x3x3xf32>) outs(%y : memref<8x8x8xf32>) {
  ^bb0(%a: f32, %b: f32, %z: f32):
    %r = math.fma %a, %b, %z : f32
    linalg.yield %r : f32
  }
  return
}
