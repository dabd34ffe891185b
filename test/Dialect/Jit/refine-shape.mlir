// RUN: jit-opt %s -canonicalize -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @same_type(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @same_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = jit.refine_shape %x : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The operand had the extents before it forgot them.
// CHECK-LABEL: func.func @forgotten(
// CHECK-SAME: %[[X:.*]]: tensor<4x2xf32>
func.func @forgotten(%x: tensor<4x2xf32>) -> tensor<4x?xf32> {
  // CHECK-NEXT: %[[C:.*]] = tensor.cast %[[X]] : tensor<4x2xf32> to tensor<4x?xf32>
  // CHECK-NEXT: return %[[C]]
  %c = tensor.cast %x : tensor<4x2xf32> to tensor<?x?xf32>
  %0 = jit.refine_shape %c : tensor<?x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// Another extent than the declared one is an error of the run.
// CHECK-LABEL: func.func @negative_contradicted(
func.func @negative_contradicted(%x: tensor<3xf32>) -> tensor<4xf32> {
  // CHECK: jit.refine_shape
  %c = tensor.cast %x : tensor<3xf32> to tensor<?xf32>
  %0 = jit.refine_shape %c : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @contradiction(%x: tensor<3x?xf32>) -> tensor<4x2xf32> {
  // expected-error@+1 {{result has type 'tensor<4x2xf32>', expected one that 'tensor<3x?xf32>' may turn out to be}}
  %0 = jit.refine_shape %x : tensor<3x?xf32> to tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

func.func @forgets(%x: tensor<3x?xf32>) -> tensor<?x2xf32> {
  // expected-error@+1 {{result dimension 0 is dynamic, expected 3}}
  %0 = jit.refine_shape %x : tensor<3x?xf32> to tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
