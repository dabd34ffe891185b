// RUN: jit-opt %s --jit-decompose -split-input-file -verify-diagnostics | FileCheck %s
// What creation composites are, in primitives.

// CHECK-LABEL: func @fills
func.func @fills(%n: index) {
  // CHECK: %[[ZERO:.*]] = jit.constant dense<false> : tensor<i1>
  // CHECK: jit.full %[[ZERO]], [2, %{{.*}}] : (tensor<i1>) -> tensor<2x?xi1>
  %0 = jit.zeros [2, %n] : tensor<2x?xi1>
  // CHECK: %[[ONE:.*]] = jit.constant dense<1.000000e+00> : tensor<bf16>
  // CHECK: jit.full %[[ONE]], [] : tensor<bf16>
  %1 = jit.ones [] : tensor<bf16>
  return
}

// -----

// CHECK-LABEL: func @eye
func.func @eye(%n: index) -> tensor<3x?xf32> {
  // CHECK-DAG: %[[ROW:.*]] = jit.iota [3, 1] dim = 0 : tensor<3x1xi64>
  // CHECK-DAG: %[[COLUMN:.*]] = jit.iota [%{{.*}}] dim = 0 : tensor<?xi64>
  // CHECK: %[[EQ:.*]] = jit.eq %[[ROW]], %[[COLUMN]]
  // CHECK: jit.convert %[[EQ]] : (tensor<3x?xi1>) -> tensor<3x?xf32>
  %0 = jit.eye [3, %n] : tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}

// -----

// Halves are computed in f32.
// CHECK-LABEL: func @arange_half
func.func @arange_half(%s: tensor<f16>, %t: tensor<f16>) -> tensor<4xf16> {
  // CHECK: jit.iota [4] dim = 0 : tensor<4xf32>
  // CHECK: jit.mul
  // CHECK: jit.add
  // CHECK: jit.convert {{.*}} -> tensor<4xf16>
  %0 = jit.arange %s, %t, [4] : (tensor<f16>, tensor<f16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

// -----

// The low bits of a word, scaled.
// CHECK-LABEL: func @rand_uniform
func.func @rand_uniform(%key: tensor<i64>) -> tensor<4xf32> {
  // CHECK: %[[BITS:.*]] = jit.random_bits %{{.*}}, [4] : (tensor<i64>) -> tensor<4xi32>
  // CHECK: %[[MASK:.*]] = jit.constant dense<16777215> : tensor<i32>
  // CHECK: %[[LOW:.*]] = jit.bitwise_and %[[BITS]], %[[MASK]]
  // CHECK: %[[NUMBER:.*]] = jit.convert %[[LOW]]
  // CHECK: jit.mul %[[NUMBER]]
  %0 = jit.rand_uniform %key, [4] : (tensor<i64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// f64 takes two streams, f32 the halves of one number.
// CHECK-LABEL: func @rand_normal
func.func @rand_normal(%key: tensor<i64>) {
  // CHECK: jit.random_bits %{{.*}}, [4] : (tensor<i64>) -> tensor<4xi64>
  // CHECK: jit.random_bits %{{.*}}, [4] stream = 1 : (tensor<i64>) -> tensor<4xi64>
  %0 = jit.rand_normal %key, [4] : (tensor<i64>) -> tensor<4xf64>
  // CHECK: %[[BITS:.*]] = jit.random_bits %{{.*}}, [4] : (tensor<i64>) -> tensor<4xi64>
  // CHECK: jit.shift_right %[[BITS]]
  %1 = jit.rand_normal %key, [4] : (tensor<i64>) -> tensor<4xf32>
  return
}

// -----

// p times 2**24 is a threshold on 24 bits.
// CHECK-LABEL: func @dropout
// CHECK-SAME: (%[[X:.*]]: tensor<?x3xf32>
func.func @dropout(%x: tensor<?x3xf32>, %key: tensor<i64>) -> tensor<?x3xf32> {
  // CHECK: %[[DIM:.*]] = tensor.dim %[[X]]
  // CHECK: jit.random_bits %{{.*}}, [%[[DIM]], 3] : (tensor<i64>) -> tensor<?x3xi32>
  // CHECK: %[[T:.*]] = jit.constant dense<4194304> : tensor<i32>
  // CHECK: %[[KEPT:.*]] = jit.ge %{{.*}}, %[[T]]
  // CHECK: %[[SCALED:.*]] = jit.mul %[[X]]
  // CHECK: jit.select %[[KEPT]], %[[SCALED]]
  %0 = jit.dropout %x, %key p = 0.25 : (tensor<?x3xf32>, tensor<i64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

func.func @dropout_unranked(%x: tensor<*xf32>, %key: tensor<i64>) -> tensor<*xf32> {
  // expected-error@+1 {{'jit.dropout' op operand is unranked, expected a known rank to decompose}}
  %0 = jit.dropout %x, %key p = 0.25 : (tensor<*xf32>, tensor<i64>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
