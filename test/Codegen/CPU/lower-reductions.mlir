// RUN: jit-opt %s --jit-lower-reductions -split-input-file | FileCheck %s

#in = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Rows of a known multiple of 32: blocks, then the tree; nothing else.
// CHECK-LABEL: func @sum_blocks
// CHECK-SAME: (%[[X:.*]]: memref<4x64xf32>, %[[OUT:.*]]: memref<4xf32>)
func.func @sum_blocks(%x: memref<4x64xf32>, %out: memref<4xf32>) {
  // CHECK-NOT: memref.alloca
  // CHECK: scf.for %[[I:.*]] =
  // CHECK: %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : vector<32xf32>
  // CHECK: %[[P:.*]] = scf.for %[[J:.*]] = {{.*}} iter_args(%[[ACC:.*]] = %[[ZEROS]]) -> (vector<32xf32>)
  // CHECK: %[[A:.*]] = vector.load %[[X]][%[[I]], %[[J]]] : memref<4x64xf32>, vector<32xf32>
  // CHECK: %[[S:.*]] = arith.addf %[[ACC]], %[[A]] : vector<32xf32>
  // CHECK: scf.yield %[[S]]
  // CHECK: %[[BEFORE:.*]] = memref.load %[[OUT]][%[[I]]]
  // CHECK: %[[LOW:.*]] = vector.shuffle %[[P]], %[[P]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
  // CHECK: %[[HIGH:.*]] = vector.shuffle %[[P]], %[[P]] [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]
  // CHECK: arith.addf %[[LOW]], %[[HIGH]] : vector<16xf32>
  // CHECK: arith.addf {{.*}} : vector<8xf32>
  // CHECK: arith.addf {{.*}} : vector<4xf32>
  // CHECK: arith.addf {{.*}} : vector<2xf32>
  // CHECK: arith.addf {{.*}} : vector<1xf32>
  // CHECK: %[[SUM:.*]] = vector.extract
  // CHECK: %[[R:.*]] = arith.addf %[[BEFORE]], %[[SUM]] : f32
  // CHECK: memref.store %[[R]], %[[OUT]][%[[I]]]
  linalg.generic {indexing_maps = [#in, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x64xf32>) outs(%out : memref<4xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %s = arith.addf %acc, %a {jit.interleaved} : f32
    linalg.yield %s : f32
  }
  return
}

// -----

#in = affine_map<(d0) -> (d0)>
#all = affine_map<(d0) -> ()>

// The rest of a row is added to the partial results in memory, one by one.
// CHECK-LABEL: func @max_rest
// CHECK-SAME: (%[[X:.*]]: memref<?xi32>
func.func @max_rest(%x: memref<?xi32>, %out: memref<i32>) {
  // CHECK: %[[LANES:.*]] = memref.alloca() {alignment = 64 : i64} : memref<32xi32>
  // CHECK: arith.constant dense<-2147483648> : vector<32xi32>
  // CHECK: %[[REST:.*]] = arith.remui
  // CHECK: %[[FULL:.*]] = arith.subi %{{.*}}, %[[REST]]
  // CHECK: %[[P:.*]] = scf.for
  // CHECK: arith.maxsi {{.*}} : vector<32xi32>
  // CHECK: vector.store %[[P]], %[[LANES]]
  // CHECK: scf.for %[[J:.*]] = %[[FULL]]
  // CHECK: %[[L:.*]] = arith.subi %[[J]], %[[FULL]]
  // CHECK: memref.load %[[LANES]][%[[L]]]
  // CHECK: memref.load %[[X]][%[[J]]]
  // CHECK: arith.maxsi {{.*}} : i32
  // CHECK: memref.store %{{.*}}, %[[LANES]][%[[L]]]
  // CHECK: vector.load %[[LANES]]
  linalg.generic {indexing_maps = [#in, #all], iterator_types = ["reduction"]}
      ins(%x : memref<?xi32>) outs(%out : memref<i32>) {
  ^bb0(%a: i32, %acc: i32):
    %s = arith.maxsi %acc, %a {jit.interleaved} : i32
    linalg.yield %s : i32
  }
  return
}

// -----

#in = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0, d1) -> (d0, 0)>

// A fused body is computed on vectors: what does not depend on the last index
// is repeated.
// CHECK-LABEL: func @sum_fused
// CHECK-SAME: (%[[X:.*]]: memref<4x32xf16>, %[[M:.*]]: memref<4x1xf32>
func.func @sum_fused(%x: memref<4x32xf16>, %m: memref<4x1xf32>, %out: memref<4xf32>) {
  // CHECK: %[[A:.*]] = vector.load %[[X]]
  // CHECK: %[[MEAN:.*]] = memref.load %[[M]]
  // CHECK: %[[MEANS:.*]] = vector.broadcast %[[MEAN]] : f32 to vector<32xf32>
  // CHECK: %[[WIDE:.*]] = arith.extf %[[A]] : vector<32xf16> to vector<32xf32>
  // CHECK: %[[D:.*]] = arith.subf %[[WIDE]], %[[MEANS]]
  // CHECK: arith.addf %{{.*}}, %[[D]] : vector<32xf32>
  linalg.generic {indexing_maps = [#in, #one, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %m : memref<4x32xf16>, memref<4x1xf32>) outs(%out : memref<4xf32>) {
  ^bb0(%a: f16, %b: f32, %acc: f32):
    %w = arith.extf %a : f16 to f32
    %d = arith.subf %w, %b : f32
    %s = arith.addf %acc, %d {jit.interleaved} : f32
    linalg.yield %s : f32
  }
  return
}

// -----

#in = affine_map<(d0) -> (d0)>
#all = affine_map<(d0) -> ()>

func.func private @jit_math_exp_f32(f32) -> f32

// A call is for scalars: a loop over one block fills a buffer.
// CHECK-LABEL: func @sum_call
func.func @sum_call(%x: memref<96xf32>, %out: memref<f32>) {
  // CHECK: %[[BUFFER:.*]] = memref.alloca
  // CHECK: scf.for %[[J:.*]] = {{.*}} iter_args
  // CHECK: scf.for %[[L:.*]] =
  // CHECK: %[[I:.*]] = arith.addi %[[J]], %[[L]]
  // CHECK: memref.load %{{.*}}[%[[I]]]
  // CHECK: %[[E:.*]] = func.call @jit_math_exp_f32
  // CHECK: memref.store %[[E]], %[[BUFFER]][%[[L]]]
  // CHECK: vector.load %[[BUFFER]]
  // CHECK: arith.addf {{.*}} : vector<32xf32>
  linalg.generic {indexing_maps = [#in, #all], iterator_types = ["reduction"]}
      ins(%x : memref<96xf32>) outs(%out : memref<f32>) {
  ^bb0(%a: f32, %acc: f32):
    %e = func.call @jit_math_exp_f32(%a) : (f32) -> f32
    %s = arith.addf %acc, %e {jit.interleaved} : f32
    linalg.yield %s : f32
  }
  return
}

// -----

#in = affine_map<(d0) -> (d0)>
#all = affine_map<(d0) -> ()>

// Elements that do not follow each other are taken one by one too.
// CHECK-LABEL: func @sum_strided
func.func @sum_strided(%x: memref<96xf32, strided<[2]>>, %out: memref<f32>) {
  // CHECK-NOT: vector.load {{.*}} memref<96xf32
  // CHECK: memref.load {{.*}} : memref<96xf32, strided<[2]>>
  linalg.generic {indexing_maps = [#in, #all], iterator_types = ["reduction"]}
      ins(%x : memref<96xf32, strided<[2]>>) outs(%out : memref<f32>) {
  ^bb0(%a: f32, %acc: f32):
    %s = arith.addf %acc, %a {jit.interleaved} : f32
    linalg.yield %s : f32
  }
  return
}
