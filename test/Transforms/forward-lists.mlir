// RUN: jit-opt %s -jit-forward-lists | FileCheck %s

// CHECK-LABEL: func.func @get(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>, %[[C:.*]]: tensor<2xf32>
func.func @get(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  // Constructed, appended (from the end) and set elements; the lists go.
  // CHECK-NEXT: return %[[A]], %[[C]], %[[C]]
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %im1 = arith.constant -1 : index
  %l = jit.list_construct %a, %b : (tensor<2xf32>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %m = jit.list_append %l, %c : (!jit.list<tensor<2xf32>>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %s = jit.list_set %m[%i1], %c : (!jit.list<tensor<2xf32>>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %x = jit.list_get %s[%i0] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  %y = jit.list_get %m[%im1] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  %z = jit.list_get %s[%i1] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  return %x, %y, %z : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// An element of another type is cast.
// CHECK-LABEL: func.func @cast(
func.func @cast(%a: tensor<2xf32>) -> tensor<?xf32> {
  // CHECK-NEXT: tensor.cast %{{.*}} : tensor<2xf32> to tensor<?xf32>
  // CHECK-NEXT: return
  %i0 = arith.constant 0 : index
  %l = jit.list_construct %a : (tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %m = jit.list_cast %l : !jit.list<tensor<2xf32>> -> !jit.list<tensor<?xf32>>
  %x = jit.list_get %m[%i0] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK-LABEL: func.func private @len(
func.func private @len(%a: i64, %l: !jit.list<i64>) -> (index, index) {
  // CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[N:.*]] = jit.list_len %{{.*}} : <i64>
  // CHECK: %[[M:.*]] = arith.addi %[[N]], %[[C1]] : index
  // CHECK: return %[[C2]], %[[M]]
  %k = jit.list_construct %a : (i64) -> !jit.list<i64>
  %k1 = jit.list_append %k, %a : (!jit.list<i64>, i64) -> !jit.list<i64>
  %n = jit.list_len %k1 : !jit.list<i64>
  %l1 = jit.list_append %l, %a : (!jit.list<i64>, i64) -> !jit.list<i64>
  %m = jit.list_len %l1 : !jit.list<i64>
  return %n, %m : index, index
}

// The program has to report the error.
// CHECK-LABEL: func.func @negative_out_of_range(
func.func @negative_out_of_range(%a: i64) -> i64 {
  // CHECK: jit.list_get
  %i1 = arith.constant 1 : index
  %l = jit.list_construct %a : (i64) -> !jit.list<i64>
  %x = jit.list_get %l[%i1] : !jit.list<i64> -> i64
  return %x : i64
}

// CHECK-LABEL: func.func @negative_unknown_set(
func.func @negative_unknown_set(%a: i64, %b: i64, %i: index) -> i64 {
  // CHECK: jit.list_get
  %i0 = arith.constant 0 : index
  %l = jit.list_construct %a, %b : (i64, i64) -> !jit.list<i64>
  %m = jit.list_set %l[%i], %b : (!jit.list<i64>, i64) -> !jit.list<i64>
  %x = jit.list_get %m[%i0] : !jit.list<i64> -> i64
  return %x : i64
}
