// RUN: jit-opt %s --jit-lower-reductions -split-input-file -verify-diagnostics | FileCheck %s

#in = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Without the mark the order is that of the loops.
// CHECK-LABEL: func @negative_unmarked
func.func @negative_unmarked(%x: memref<4x64xf32>, %out: memref<4xf32>) {
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [#in, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x64xf32>) outs(%out : memref<4xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %s = arith.addf %acc, %a : f32
    linalg.yield %s : f32
  }
  return
}

// The mark means nothing where the last dimension is kept.
// CHECK-LABEL: func @negative_last_kept
func.func @negative_last_kept(%x: memref<4x64xf32>, %out: memref<64xf32>) {
  // CHECK: linalg.generic
  linalg.generic {indexing_maps = [#in, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<4x64xf32>) outs(%out : memref<64xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %s = arith.addf %acc, %a {jit.interleaved} : f32
    linalg.yield %s : f32
  }
  return
}

// -----

#in = affine_map<(d0) -> (d0)>
#all = affine_map<(d0) -> ()>

// Subtraction cannot be split into partial results.
func.func @no_identity(%x: memref<96xf32>, %out: memref<f32>) {
  // expected-error@+1 {{'linalg.generic' op is an interleaved reduction by 'arith.subf', expected an operation with an identity}}
  linalg.generic {indexing_maps = [#in, #all], iterator_types = ["reduction"]}
      ins(%x : memref<96xf32>) outs(%out : memref<f32>) {
  ^bb0(%a: f32, %acc: f32):
    %s = arith.subf %acc, %a {jit.interleaved} : f32
    linalg.yield %s : f32
  }
  return
}
