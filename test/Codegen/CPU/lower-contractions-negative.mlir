// RUN: jit-opt %s --jit-lower-contractions --split-input-file | FileCheck %s
// What is left for plain loops.

#lhs = affine_map<(m, k, n) -> (m, k)>
#rhs = affine_map<(m, k, n) -> (k, n)>
#out = affine_map<(m, k, n) -> (m, n)>

// Too small to be worth its code.
// CHECK-LABEL: func.func @no_small
func.func @no_small(%a: memref<2x3xf32>, %b: memref<3x4xf32>, %c: memref<2x4xf32>) {
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : memref<2x3xf32>, memref<3x4xf32>) outs(%c : memref<2x4xf32>) {
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

// A product that is rounded before it is added is another operation.
// CHECK-LABEL: func.func @no_unfused
func.func @no_unfused(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %r = arith.addf %z, %p : f32
    linalg.yield %r : f32
  }
  return
}

// -----

#lhs = affine_map<(m, k, n) -> (m, k)>
#rhs = affine_map<(m, k, n) -> (k, n)>
#out = affine_map<(m, k, n) -> (m, n)>

// Rows of the result that are not contiguous cannot be stored as vectors.
// CHECK-LABEL: func.func @no_strided_result
func.func @no_strided_result(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32, strided<[128, 2]>>) {
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32, strided<[128, 2]>>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = math.fma %x, %y, %z : f32
    linalg.yield %r : f32
  }
  return
}

// -----

#map = affine_map<(m, k) -> (m, k)>
#out = affine_map<(m, k) -> (m)>

// No operand is shared by several columns.
// CHECK-LABEL: func.func @no_rowwise_dot
func.func @no_rowwise_dot(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64xf32>) {
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [#map, #map, #out], iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = math.fma %x, %y, %z : f32
    linalg.yield %r : f32
  }
  return
}
