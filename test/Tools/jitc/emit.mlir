// The kinds of output, and the names of the files.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: jitc %s -o model.o --emit=obj,header,asm,llvm,static
// RUN: ls | FileCheck %s --check-prefix=FILES
// FILES: model.a
// FILES-NEXT: model.h
// FILES-NEXT: model.ll
// FILES-NEXT: model.o
// FILES-NEXT: model.s
// FILES-NOT: {{.}}

// RUN: FileCheck %s --check-prefix=ASM --input-file=model.s
// ASM: .globl emit_double
// RUN: FileCheck %s --check-prefix=LLVM --input-file=model.ll
// LLVM: target triple = "x86_64-
// LLVM: define {{.*}}i32 @emit_double(ptr
// LLVM: "target-cpu"="x86-64-v3"
// RUN: llvm-ar t model.a | FileCheck %s --check-prefix=MEMBERS
// MEMBERS: model.o
// MEMBERS-NOT: {{.}}

// The archive's table of symbols is what the linker looks them up in.
// RUN: llvm-nm --print-armap model.a | FileCheck %s --check-prefix=MAP
// MAP: emit_double in model.o
// RUN: echo 'int emit_double(const float *, float *, void *, void *); int main(void) { float x = 2, y; return emit_double(&x, &y, 0, 0) || y != 4; }' >main.c
// RUN: %host_cc main.c model.a -lm -o main && ./main

// One kind: the name is taken as it is. No name: the program's with another suffix.
// RUN: jitc %s -o exact.xyz --emit=asm && FileCheck %s --check-prefix=ASM --input-file=exact.xyz
// RUN: jitc %s && llvm-nm emit.o | FileCheck %s --check-prefix=SYMBOL
// RUN: jitc - -o piped.o --prefix=emit_ <%s && llvm-nm piped.o | FileCheck %s --check-prefix=SYMBOL
// SYMBOL: T emit_double

func.func @double(%x: tensor<1xf32>) -> tensor<1xf32> {
  %0 = jit.add %x, %x : tensor<1xf32>
  return %0 : tensor<1xf32>
}
