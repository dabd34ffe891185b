// Results are compared with --expected_output exactly, or within a tolerance; a difference is exit status 1 and one line
// with the place and both values.
// RUN: jit-run %s --input=3xf32=1,2,3 --expected_output=3xf32=2,4,6 | count 0
// RUN: not jit-run %s --input=3xf32=1,2,3 --expected_output=3xf32=2,4.001,6 2>&1 | FileCheck %s
// CHECK: jit-run: error: result[0]: element [1] is 4, expected 4.001; 1 of 3 elements differ{{.*}}
// CHECK-NOT: {{.}}
// RUN: jit-run %s --input=3xf32=1,2,3 --expected_output=3xf32=2,4.001,6 --atol=0.01
// RUN: jit-run %s --input=3xf32=1,2,3 --expected_output=3xf32=2,4.001,6 --rtol=0.001
// RUN: not jit-run %s --input=3xf32=1,2,3 --expected_output=3xf32=2,4.001,6 --rtol=0.0001
// 4.0000005 is the float behind 4.
// RUN: jit-run %s --input=3xf32=1,2,3 --expected_output=3xf32=2,4.0000005,6 --ulp=1
// RUN: not jit-run %s --input=3xf32=1,2,3 --expected_output=3xf32=2,4.000001,6 --ulp=1

// RUN: not jit-run %s --input=3xf32=1,2,3 --expected_output=4xf32 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: jit-run: error: {{.*}}3xf32{{.*}}4xf32
// SHAPE-NOT: {{.}}
// RUN: not jit-run %s --input=3xf32 --expected_output=3xf32 --expected_output=3xf32 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: jit-run: error: wrong number of --expected_output: 2, expected at most 1
// NUMBER-NOT: {{.}}

func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.add %x, %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
