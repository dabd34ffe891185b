// RUN: jit-run -O0 %s --input=2x2x2xi32=1,2,3,4,5,6,7,8 | FileCheck %s
// RUN: jit-run -O3 %s --input=2x2x2xi32=1,2,3,4,5,6,7,8 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=2x2x2xi32=1,2,3,4,5,6,7,8 | FileCheck %s

// A result of unknown extents that is a part of a larger tensor: it has gaps there, and none for the caller. By hand.
// CHECK: 2x1x2xi32={{.}}[-3 -4]][{{.}}-7 -8]]
func.func @main(%x: tensor<?x?x?xi32>) -> tensor<?x1x?xi32> {
  %0 = jit.neg %x : tensor<?x?x?xi32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %x, %c0 : tensor<?x?x?xi32>
  %d2 = tensor.dim %x, %c2 : tensor<?x?x?xi32>
  %1 = jit.slice %0[0, 1, 0] [%d0, 1, %d2] [1, 1, 1] : (tensor<?x?x?xi32>) -> tensor<?x1x?xi32>
  return %1 : tensor<?x1x?xi32>
}
