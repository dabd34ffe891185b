// RUN: jit-opt %s --jit-fuse-elementwise --split-input-file | FileCheck %s

#id = affine_map<(i) -> (i)>
func.func private @jit_math_exp_f32(f32) -> f32

// One loop; what calls the math library goes when nothing uses it any more.
// CHECK-LABEL: func.func @chain
func.func @chain(%x: tensor<8xf32>, %y: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: linalg.generic
  // CHECK: call @jit_math_exp_f32
  // CHECK: arith.addf
  // CHECK-NOT: linalg.generic
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = func.call @jit_math_exp_f32(%a) : (f32) -> f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%0, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

#row = affine_map<(i, j) -> (i, j)>
#sum = affine_map<(i, j) -> (i)>

// A reduction reads each element once.
// CHECK-LABEL: func.func @reduction
func.func @reduction(%x: tensor<4x8xf32>, %e: tensor<4x8xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: linalg.generic
  // CHECK: arith.mulf
  // CHECK-NEXT: arith.addf
  // CHECK-NOT: linalg.generic
  %0 = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.mulf %a, %a : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#row, #sum], iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<4x8xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

#id = affine_map<(m, k) -> (m, k)>
#lhs = affine_map<(m, k, n) -> (m, k)>
#rhs = affine_map<(m, k, n) -> (k, n)>
#out = affine_map<(m, k, n) -> (m, n)>

// A contraction would compute its operand again for every column.
// CHECK-LABEL: func.func @no_contraction
func.func @no_contraction(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %e: tensor<4x8xf32>, %z: tensor<4x16xf32>) -> tensor<4x16xf32> {
  // CHECK: linalg.generic
  // CHECK: arith.negf
  // CHECK: linalg.generic
  // CHECK: math.fma
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.negf %a : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%0, %w : tensor<4x8xf32>, tensor<8x16xf32>) outs(%z : tensor<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = math.fma %a, %b, %o : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  return %1 : tensor<4x16xf32>
}

// -----

// Fifteen calls and one more are 16 calls of cost 8 and two terminators: too much for one body.
#id = affine_map<(i) -> (i)>
func.func private @jit_math_exp_f32(f32) -> f32

// CHECK-LABEL: func.func @negative_large_body
func.func @negative_large_body(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-COUNT-2: linalg.generic
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %c1 = func.call @jit_math_exp_f32(%a) : (f32) -> f32
    %c2 = func.call @jit_math_exp_f32(%c1) : (f32) -> f32
    %c3 = func.call @jit_math_exp_f32(%c2) : (f32) -> f32
    %c4 = func.call @jit_math_exp_f32(%c3) : (f32) -> f32
    %c5 = func.call @jit_math_exp_f32(%c4) : (f32) -> f32
    %c6 = func.call @jit_math_exp_f32(%c5) : (f32) -> f32
    %c7 = func.call @jit_math_exp_f32(%c6) : (f32) -> f32
    %c8 = func.call @jit_math_exp_f32(%c7) : (f32) -> f32
    %c9 = func.call @jit_math_exp_f32(%c8) : (f32) -> f32
    %c10 = func.call @jit_math_exp_f32(%c9) : (f32) -> f32
    %c11 = func.call @jit_math_exp_f32(%c10) : (f32) -> f32
    %c12 = func.call @jit_math_exp_f32(%c11) : (f32) -> f32
    %c13 = func.call @jit_math_exp_f32(%c12) : (f32) -> f32
    %c14 = func.call @jit_math_exp_f32(%c13) : (f32) -> f32
    %c15 = func.call @jit_math_exp_f32(%c14) : (f32) -> f32
    linalg.yield %c15 : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = func.call @jit_math_exp_f32(%a) : (f32) -> f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
