// REQUIRES: numpy
// RUN: rm -rf %t && mkdir %t && %python %S/Inputs/write-npy.py %t && cd %t
// Inputs in other memory orders give the results of row-major ones. Expected values: the arrays of
// Inputs/write-npy.py.

// RUN: jit-run %s --input=@fortran.npy --input=@fortran.npy | FileCheck %s --check-prefix=BOTH
// RUN: jit-run %s --input=@rows.npy --input=@fortran.npy -O3 | FileCheck %s --check-prefix=BOTH
// RUN: jit-run %s --input=@fortran.npy --input=@rows.npy --mode=interpret | FileCheck %s --check-prefix=BOTH
// BOTH: 2x3xf32=[0 2 4][6 8 10]
// BOTH-NEXT: 2x3xf32=[0 1 2][3 4 5]
// BOTH-NEXT: 2x3xf32=[0 1 2][3 4 5]
// BOTH-NEXT: i64=5

// RUN: jit-run %s --input=@reversed.npy --input=@reversed.npy | FileCheck %s --check-prefix=REVERSED
// REVERSED: 2x2xf32=[10 6][4 0]
// REVERSED-NEXT: 2x2xf32=[5 3][2 0]
// REVERSED-NEXT: 2x2xf32=[5 3][2 0]
// REVERSED-NEXT: i64=0

// RUN: jit-run %s --function=cube --input=@cube.npy | FileCheck %s --check-prefix=CUBE
// CUBE: 2x3xi64=[6 22 38][54 70 86]
// CUBE-NEXT: 24xi64=0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23

// RUN: jit-run %s --mode=interpret --input=@reversed.npy --input=@reversed.npy | FileCheck %s --check-prefix=REVERSED
// RUN: jit-run %s --function=rows --input=@empty.npy | FileCheck %s --check-prefix=EMPTY
// EMPTY: 3xf32=0 0 0

// The arguments come back, and what is computed of them.
func.func @main(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<i64>) {
  %s = jit.add %x, %y : tensor<?x?xf32>
  %i = jit.argmax %x : (tensor<?x?xf32>) -> tensor<i64>
  return %s, %x, %y, %i : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<i64>
}

// Row-major positions, whatever the memory's order.
func.func @cube(%x: tensor<2x3x4xi64>) -> (tensor<2x3xi64>, tensor<24xi64>) {
  %s = jit.sum %x dims = [2] : (tensor<2x3x4xi64>) -> tensor<2x3xi64>
  %f = jit.reshape %x to [24] : (tensor<2x3x4xi64>) -> tensor<24xi64>
  return %s, %f : tensor<2x3xi64>, tensor<24xi64>
}

func.func @rows(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %s = jit.sum %x dims = [0] : (tensor<?x?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}
