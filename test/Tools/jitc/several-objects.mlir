// Objects of several programs link into one position independent program or library: what they share is internal.
// RUN: split-file %s %t
// RUN: jitc %t/a.mlir -o %t/a.o --emit=obj,header
// RUN: jitc %t/b.mlir -o %t/b.o --emit=obj,header
// RUN: %host_cc -std=c99 -pie -fPIE -I%t %t/main.c %t/a.o %t/b.o -lm -o %t/main
// RUN: %t/main | FileCheck %s
// RUN: %host_cc -shared -Wl,-z,text -Wl,-z,defs %t/a.o %t/b.o -lm -o %t/ab.so
// RUN: llvm-nm --dynamic --defined-only %t/ab.so | FileCheck %s --check-prefix=EXPORTED
// EXPORTED-DAG: a_f
// EXPORTED-DAG: b_f
// EXPORTED-NOT: jit_

// CHECK: 2.71828 7.38906
//--- a.mlir
func.func @f(%x: tensor<1xf32>) -> tensor<1xf32> {
  %0 = jit.exp %x : tensor<1xf32>
  return %0 : tensor<1xf32>
}
//--- b.mlir
func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.exp %x : tensor<?xf32>
  %1 = jit.mul %0, %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
//--- main.c
#include "a.h"
#include "b.h"
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  float x = 1, y;
  jit_error error;
  char workspace[A_F_WORKSPACE_SIZE + 1];
  if (a_f(&x, &y, workspace, &error))
    return 1;
  int64_t shape = 1;
  DLTensor tensor = {&x, {kDLCPU, 0}, 1, {kDLFloat, 32, 1}, &shape, NULL, 0}, result;
  const DLTensor *args[] = {&tensor};
  if (b_f(args, &result, NULL, &error))
    return 1;
  printf("%g %g\n", y, *(float *)((char *)result.data + result.byte_offset));
  free(result.data);
  return 0;
}
