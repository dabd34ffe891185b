// A program that fails when it is run is made small: what the failure does not need is gone, and it still fails the same.
// RUN: jit-reduce %s -reduction-tree='traversal-mode=0 test=%S/Inputs/jit-run-fails.sh' -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: not jit-run %t.mlir --check 2>&1 | FileCheck %s --check-prefix=STILL
// STILL: 'check.expect_eq' op element [1]

// CHECK:      module {
// CHECK-NEXT:   func.func @bad() {
// CHECK-NEXT:     %[[C:.*]] = jit.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:     %[[X:.*]] = check.opaque %[[C]] : tensor<2xi32>
// CHECK-NEXT:     %[[E:.*]] = jit.constant dense<[1, 3]> : tensor<2xi32>
// CHECK-NEXT:     check.expect_eq %[[X]], %[[E]] : tensor<2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @good_first() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %0 = jit.exp %x : tensor<2xf32>
  %1 = jit.tanh %0 : tensor<2xf32>
  return
}

func.func @bad() {
  %c = jit.constant dense<[1, 2]> : tensor<2xi32>
  %x = check.opaque %c : tensor<2xi32>
  %f = jit.constant dense<[0.5, 1.5]> : tensor<2xf32>
  %unused = jit.tanh %f : tensor<2xf32>
  %e = jit.constant dense<[1, 3]> : tensor<2xi32>
  check.expect_eq %x, %e : tensor<2xi32>
  return
}

func.func @good_last() {
  %c = jit.constant dense<1.0> : tensor<4x4xf32>
  %x = check.opaque %c : tensor<4x4xf32>
  %0 = jit.matmul %x, %x : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
