// RUN: jit-opt %s --jit-to-linalg -split-input-file | FileCheck %s

// Sizes from values are not negative, and those that the result knows are so.
// CHECK-LABEL: func @full_checks
func.func @full_checks(%v: tensor<ui8>, %n: index, %m: index) -> tensor<4x?xui8> {
  // CHECK: jit.assert %{{.*}}, "size 0 is {0}, expected at least 0"
  // CHECK-SAME: code invalid_argument
  // CHECK: jit.assert %{{.*}}, "size 1 is {0}, expected at least 0"
  // CHECK: jit.assert %{{.*}}, "result dimension 0 is {0}, expected {1}"
  // CHECK-SAME: code shape_mismatch
  // CHECK: %[[V:.*]] = tensor.extract %{{.*}}[] : tensor<i8>
  // CHECK: linalg.fill ins(%[[V]] : i8) outs(%{{.*}} : tensor<4x?xi8>)
  %0 = jit.full %v, [%n, %m] : (tensor<ui8>) -> tensor<4x?xui8>
  return %0 : tensor<4x?xui8>
}

// -----

// Converted as from i64, rounded once: through f32 a bf16 could be rounded
// twice.
// CHECK-LABEL: func @iota_bf16
func.func @iota_bf16() -> tensor<4x5xbf16> {
  // CHECK: %[[I:.*]] = linalg.index 1
  // CHECK: %[[WIDE:.*]] = arith.index_cast %[[I]] : index to i64
  // CHECK: func.call @jit_math_convert_i64_bf16(%[[WIDE]])
  %0 = jit.iota [4, 5] dim = 1 : tensor<4x5xbf16>
  return %0 : tensor<4x5xbf16>
}

// -----

// Every block is made once: four words, here for ten elements of i32.
// CHECK-LABEL: func @random_bits
func.func @random_bits(%key: tensor<i64>) -> tensor<2x5xi32> {
  // CHECK: %[[KEY:.*]] = tensor.extract
  // CHECK: linalg.generic
  // CHECK-SAME: outs(%{{.*}}, %{{.*}} : tensor<3xi64>, tensor<3xi64>)
  // CHECK: %[[STREAM:.*]] = arith.constant 7 : i64
  // CHECK: func.call @jit_math_philox_low_i64(%[[KEY]], %{{.*}}, %[[STREAM]])
  // CHECK: func.call @jit_math_philox_high_i64(%[[KEY]], %{{.*}}, %[[STREAM]])
  // CHECK: linalg.generic
  // CHECK-SAME: outs(%{{.*}} : tensor<2x5xi32>)
  %0 = jit.random_bits %key, [2, 5] stream = 7 : (tensor<i64>) -> tensor<2x5xi32>
  return %0 : tensor<2x5xi32>
}

// -----

// One value repeated many times is filled in at run time; a small constant and one with different values are data.
// CHECK-LABEL: func @constant_splat
func.func @constant_splat() -> (tensor<65537xui8>, tensor<65536xui8>, tensor<2xui8>) {
  // CHECK-DAG: %[[V:.*]] = arith.constant -1 : i8
  // CHECK-DAG: linalg.fill ins(%[[V]] : i8) outs(%{{.*}} : tensor<65537xi8>)
  %0 = jit.constant dense<255> : tensor<65537xui8>
  // CHECK-DAG: arith.constant dense<-1> : tensor<65536xi8>
  %1 = jit.constant dense<255> : tensor<65536xui8>
  // CHECK-DAG: arith.constant dense<[1, 2]> : tensor<2xi8>
  %2 = jit.constant dense<[1, 2]> : tensor<2xui8>
  return %0, %1, %2 : tensor<65537xui8>, tensor<65536xui8>, tensor<2xui8>
}
