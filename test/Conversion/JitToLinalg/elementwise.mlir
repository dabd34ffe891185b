// RUN: jit-opt %s --jit-to-linalg --canonicalize | FileCheck %s
// Elementwise operations become one generic each, with their scalar body.

// CHECK-LABEL: func @static_broadcast
// CHECK-SAME: (%[[X:.*]]: tensor<2x1xf32>, %[[Y:.*]]: tensor<3xf32>)
func.func @static_broadcast(%x: tensor<2x1xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
  // CHECK-NOT: jit.assert
  // CHECK: linalg.generic {{.*}} ins(%[[X]], %[[Y]] : tensor<2x1xf32>, tensor<3xf32>)
  // CHECK: arith.addf
  %0 = jit.add %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// One operand against itself needs no check.
// CHECK-LABEL: func @dynamic_same
func.func @dynamic_same(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK-NOT: jit.assert
  // CHECK-NOT: scf.if
  // CHECK: arith.mulf
  %0 = jit.mul %x, %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Extents that may differ are checked; a stretch is made in a branch.
// CHECK-LABEL: func @dynamic_broadcast
func.func @dynamic_broadcast(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: jit.assert %{{.*}}, "operand #0 dimension 0 is {0}, expected 1 or {1}"{{.*}} code shape_mismatch
  // CHECK: scf.if
  // CHECK: arith.subf
  %0 = jit.sub %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A result that is declared to know more is checked before it is computed.
// CHECK-LABEL: func @refined_result
func.func @refined_result(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: jit.assert %{{.*}}, "result dimension 0 is {0}, expected {1}"
  // CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4xf32>)
  %0 = jit.sqrt %x : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A conversion to the same element type is only that check.
// CHECK-LABEL: func @convert_shape_only
func.func @convert_shape_only(%x: tensor<?xui8>) -> tensor<4xui8> {
  // CHECK: jit.assert
  // CHECK-NOT: linalg.generic
  // CHECK: jit.refine_shape %{{.*}} : tensor<?xi8> to tensor<4xi8>
  %0 = jit.convert %x : (tensor<?xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// Halves are computed in f32, rounded once; a selection moves them.
// CHECK-LABEL: func @halves
func.func @halves(%c: tensor<4xi1>, %x: tensor<4xf16>) -> (tensor<4xf16>, tensor<4xf16>) {
  // CHECK: arith.extf %{{.*}} : f16 to f32
  // CHECK: call @jit_math_exp_f32
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  %0 = jit.exp %x : tensor<4xf16>
  // CHECK-NOT: arith.extf
  // CHECK: arith.select %{{.*}} : f16
  %1 = jit.select %c, %x, %0 : (tensor<4xi1>, tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  return %0, %1 : tensor<4xf16>, tensor<4xf16>
}

// ui8 is carried without a sign; operations keep theirs.
// CHECK-LABEL: func @unsigned
// CHECK-SAME: (%{{.*}}: tensor<4xi8>)
func.func @unsigned(%n: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi1>, tensor<4xui8>, tensor<4xui8>) {
  // CHECK: call @jit_math_div_ui8
  %0 = jit.div %n, %n : tensor<4xui8>
  // CHECK: arith.cmpi ult
  %1 = jit.lt %0, %n : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  // CHECK: arith.maxui
  %2 = jit.maximum %0, %n : tensor<4xui8>
  // CHECK: arith.shrui
  %3 = jit.shift_right %n, %0 : tensor<4xui8>
  return %0, %1, %2, %3 : tensor<4xui8>, tensor<4xi1>, tensor<4xui8>, tensor<4xui8>
}

// Integer division never traps: it is a total function of the math library.
// CHECK-LABEL: func @integer_division
func.func @integer_division(%n: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK-NOT: arith.divsi
  // CHECK: call @jit_math_floor_div_i32
  %0 = jit.floor_div %n, %n : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// Where f32 on the way would round twice, the math library converts.
// CHECK-LABEL: func @convert_single_rounding
func.func @convert_single_rounding(%x: tensor<4xf64>, %n: tensor<4xi64>, %s: tensor<4xi16>)
    -> (tensor<4xf16>, tensor<4xbf16>, tensor<4xf16>) {
  // CHECK: %[[BITS:.*]] = func.call @jit_math_convert_f64_f16(%{{.*}}) : (f64) -> i16
  // CHECK: arith.bitcast %[[BITS]] : i16 to f16
  %0 = jit.convert %x : (tensor<4xf64>) -> tensor<4xf16>
  // CHECK: call @jit_math_convert_i64_bf16
  %1 = jit.convert %n : (tensor<4xi64>) -> tensor<4xbf16>
  // CHECK: arith.sitofp %{{.*}} : i16 to f16
  %2 = jit.convert %s : (tensor<4xi16>) -> tensor<4xf16>
  return %0, %1, %2 : tensor<4xf16>, tensor<4xbf16>, tensor<4xf16>
}
