// RUN: jit-run -O0 %s --input=3xi32=7 | FileCheck %s
// RUN: jit-run -O3 %s --input=3xi32=7 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=3xi32=7 | FileCheck %s

// Results of unknown extents that are one tensor each belong to the caller: nothing is released twice. By hand.
// CHECK: 3xi32=-7 -7 -7
// CHECK-NEXT: 3xi32=-7 -7 -7
// CHECK-NEXT: 1x3xi32=[-7 -7 -7]
func.func @main(%x: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<1x?xi32>) {
  %0 = jit.neg %x : tensor<?xi32>
  %1 = jit.unsqueeze %0 dims = [0] : (tensor<?xi32>) -> tensor<1x?xi32>
  return %0, %0, %1 : tensor<?xi32>, tensor<?xi32>, tensor<1x?xi32>
}
