// RUN: jit-opt %s --canonicalize -split-input-file | FileCheck %s

// A constant size becomes part of the type.
// CHECK-LABEL: @sizes_constant
func.func @sizes_constant(%key: tensor<i64>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xi32>) {
  %c4 = arith.constant 4 : index
  // CHECK: %[[U:.*]] = jit.rand_uniform %{{.*}}, [4, %{{.*}}] : (tensor<i64>) -> tensor<4x?xf32>
  // CHECK: tensor.cast %[[U]] : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = jit.rand_uniform %key, [%c4, %n] : (tensor<i64>) -> tensor<?x?xf32>
  // CHECK: jit.iota [%{{.*}}, 4] dim = 0 : tensor<?x4xi32>
  %1 = jit.iota [%n, %c4] dim = 0 : tensor<?x?xi32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xi32>
}

// -----

// A negative size stays, to be an error when the program runs.
// CHECK-LABEL: @sizes_negative
func.func @sizes_negative() -> tensor<?xf32> {
  %c = arith.constant -4 : index
  // CHECK: jit.zeros [%{{.*}}] : tensor<?xf32>
  %0 = jit.zeros [%c] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @full_constant
func.func @full_constant() -> tensor<2x3xf32> {
  %c = jit.constant dense<1.5> : tensor<f32>
  // CHECK: jit.constant dense<1.500000e+00> : tensor<2x3xf32>
  %0 = jit.full %c, [2, 3] : (tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// Nothing is dropped when nothing can be.
// CHECK-LABEL: @dropout_none
// CHECK-SAME: (%[[X:.*]]: tensor<?xf32>
func.func @dropout_none(%x: tensor<?xf32>, %key: tensor<i64>) -> tensor<?xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = jit.dropout %x, %key p = 0.0 : (tensor<?xf32>, tensor<i64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
