// With dynamic shapes a C program passes DLTensors and an allocator: nothing stays allocated but the results, on success
// and on failure. Expected values by hand, in Inputs/dynamic-entry.c.
// RUN: jitc %s -o %t.o --emit=obj,header --prefix=p_
// RUN: %host_cc -std=c99 -Wall -Wextra -pedantic -Werror -include %t.h %S/Inputs/dynamic-entry.c %t.o -lm -o %t.exe
// RUN: %t.exe | FileCheck %s

// CHECK: add: 0 [1x3] = 11 22 33
// CHECK: blocks after the call: 1, after release: 0
// CHECK: strided: 0 [1x2] = 1 3
// CHECK: mismatch: 2 {{.*}}dynamic-entry.mlir:[[@LINE+7]]:8: 'jit.add' op {{.*}}, blocks: 0
// CHECK: rank: 2 argument #0 has shape [3], expected [?x?], blocks: 0
// CHECK: dtype: 1 argument #1 has dtype f64, expected f32, blocks: 0
// CHECK: null: 1 argument #1 is null, expected a tensor, blocks: 0
// CHECK: no memory: 5 {{.*}}out of memory{{.*}}, blocks: 0
// CHECK: the C library's allocator: 0
func.func @add(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = jit.add %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
