// RUN: jit-run -O0 %s --input=1x3xf32=0 | FileCheck %s
// RUN: jit-run -O3 %s --input=1x3xf32=0 | FileCheck %s
// RUN: jit-run --mode=interpret %s --input=1x3xf32=0 | FileCheck %s
// RUN: not jit-run %s --input=2x3xf32=0 2>&1 | FileCheck %s --check-prefix=ROWS

// A mask of unknown extents fits one query; that it does is found when the program runs. By hand: equal weights.
// CHECK: 1x1xf32=[2]
// ROWS: attention-mask-rows.mlir:13:8: {{.*}}2, expected 1
func.func @main(%m: tensor<?x3xf32>) -> tensor<1x1xf32> {
  %q = jit.constant dense<0.0> : tensor<1x2xf32>
  %k = jit.constant dense<1.0> : tensor<3x2xf32>
  %v = jit.constant dense<[[1.0], [2.0], [3.0]]> : tensor<3x1xf32>
  %0 = jit.attention %q, %k, %v mask(%m)
      : (tensor<1x2xf32>, tensor<3x2xf32>, tensor<3x1xf32>, tensor<?x3xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
