// Arguments bound to files or literals are constants of the program: read-only data, aligned, and no parameter any more.
// RUN: %python -c "import numpy as np; np.save('%t.npy', np.arange(4096, dtype=np.float32).reshape(64, 64))"
// RUN: jitc %s -o %t.o --emit=obj,header,llvm --prefix=p_ --function=apply --bind=w=@%t.npy --bind=1=64xf32=1 --bind=flags=2xi1=true,false
// RUN: FileCheck %s --check-prefix=HEADER --input-file=%t.h
// RUN: FileCheck %s --check-prefix=LLVM --input-file=%t.ll
// RUN: echo 'int main(void) { jit_error e; float x[64] = {0}, r[64 * 64]; uint8_t f[2]; static char w[P_APPLY_WORKSPACE_SIZE + 1]; x[3] = 10; return p_apply(x, r, f, w, &e) || r[2 * 64 + 3] != 2 * 64 + 3 + 1 + 10 || f[0] != 1 || f[1] != 0; }' >%t.c
// RUN: %host_cc -include %t.h %t.c %t.o -lm -o %t.exe && %t.exe
// REQUIRES: numpy

// HEADER: ///   in x: tensor<64xf32>, 64 elements
// HEADER-NEXT: ///   out result0: tensor<64x64xf32>, 4096 elements
// HEADER: int32_t p_apply(const float *x, float *result0, uint8_t *result1, void *workspace, jit_error *error);
// LLVM: constant [64 x [64 x float]] {{.*}}, align 64

// A name stands for the argument in all functions; a value is checked against its type.
// RUN: jitc %s -o %t.both.h --emit=header --bind=x=64xf32=0
// RUN: FileCheck %s --check-prefix=BOTH --input-file=%t.both.h
// BOTH: bind_apply(const float *w, const float *arg1, const uint8_t *flags, float *result0
// BOTH: bind_second(float *result,

// RUN: not jitc %s -o %t.no.o --bind=w=3xf32=1,2,3 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: jitc: error: argument 0 of 'apply': type is 3xf32, expected 64x64xf32
// RUN: not jitc %s -o %t.no.o --bind=u=3xf32 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: jitc: error: no function has an argument 'u', expected {{an index or one of: 'w', 'flags', 'x', 'v'}}
// RUN: not jitc %s -o %t.no.o --bind=x=64xf32 --bind=x=64xf32 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: jitc: error: {{argument 3 of 'apply'}} is bound twice
// RUN: not jitc %s -o %t.no.o --bind=0=64x64xf32 2>&1 | FileCheck %s --check-prefix=INDEX
// INDEX: jitc: error: binding '0' is an index in a program with 3 public functions, expected a name or --function
// RUN: not jitc %s -o %t.no.o --bind=w 2>&1 | FileCheck %s --check-prefix=FORM
// FORM: jitc: error: binding is 'w', expected name=value or index=value
// RUN: not jitc %s -o %t.no.o --bind=w=@%t.nowhere.npy 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: jitc: error: argument 0 of 'apply': {{.*}}nowhere.npy{{.*}}No such file

func.func @apply(%w: tensor<64x64xf32>, %0: tensor<64xf32>, %flags: tensor<2xi1>, %x: tensor<64xf32>)
    -> (tensor<64x64xf32>, tensor<2xi1>) {
  %1 = jit.add %w, %0 : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64x64xf32>
  %2 = jit.add %1, %x : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64x64xf32>
  return %2, %flags : tensor<64x64xf32>, tensor<2xi1>
}

func.func @second(%x: tensor<64xf32>) -> tensor<64xf32> {
  return %x : tensor<64xf32>
}

// A function that calls one with a bound argument passes all.
func.func @caller(%v: tensor<64xf32>) -> tensor<64xf32> {
  %0 = call @second(%v) : (tensor<64xf32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
