// RUN: jit-opt %s --canonicalize --cse | FileCheck %s

// Neither removed nor merged, nor seen through.
// CHECK-LABEL: func.func @opaque_stays
// CHECK-COUNT-2: check.opaque
func.func @opaque_stays() -> tensor<2xf32> {
  %0 = jit.constant dense<1.0> : tensor<2xf32>
  %1 = check.opaque %0 : tensor<2xf32>
  %2 = check.opaque %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
