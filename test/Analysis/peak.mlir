// RUN: jit-opt %s -jit-print-ownership -o /dev/null 2>&1 | FileCheck %s

// An operation works in place where its operand ends, has the result's type and
// is shared with nothing: 16 bytes, and 32 more for the f64.
// CHECK-DAG: peak of @in_place: 48 bytes
func.func @in_place(%x: tensor<4xf32>) -> tensor<4xf64> {
  %0 = jit.neg %x : tensor<4xf32>
  %1 = jit.exp %0 : tensor<4xf32>
  %2 = jit.convert %1 : (tensor<4xf32>) -> tensor<4xf64>
  return %2 : tensor<4xf64>
}

// A view has no memory of its own, and nothing that it shows is overwritten.
// CHECK-DAG: peak of @view: 48 bytes
func.func @view(%x: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<2x3xf32>) {
  %0 = jit.transpose %x dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = jit.neg %x : tensor<2x3xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<2x3xf32>
}

// Constants lie in the program's file.
// CHECK-DAG: peak of @constant: 16 bytes
func.func @constant() -> tensor<4xf32> {
  %0 = jit.constant dense<1.0> : tensor<4xf32>
  %1 = jit.neg %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-NOT: peak of @unknown
func.func @unknown(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
