// Wrong command lines: one line that says what is wrong and what would be right, and exit status 1. No file is left.
// RUN: rm -rf %t && mkdir %t && cd %t

// RUN: not jitc %s --function=f --target=sparc-linux-gnu 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: jitc: error: no code generator for target 'sparc-unknown-linux-gnu', expected x86_64-linux-gnu, aarch64-linux-gnu or riscv64-linux-gnu
// RUN: not jitc %s --function=f --cpu=pentium-x 2>&1 | FileCheck %s --check-prefix=CPU
// CPU: jitc: error: unknown cpu 'pentium-x' for target 'x86_64-{{.*}}'
// RUN: not jitc %s --function=f --features=+avx1000 2>&1 | FileCheck %s --check-prefix=FEATURE
// FEATURE: jitc: error: unknown feature '+avx1000' of target 'x86_64-{{.*}}', expected a name after + or -
// RUN: not jitc %s --function=f --cpu=native --target=aarch64-linux-gnu 2>&1 | FileCheck %s --check-prefix=NATIVE
// NATIVE: jitc: error: cpu 'native' is not for target 'aarch64-unknown-linux-gnu'; name one with --cpu
// RUN: not jitc %s --function=nowhere 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: jitc: error: {{.*err-arguments.mlir}} has no public function 'nowhere', expected one of: {{'f', 'g.h', 'memcpy'}}
// RUN: echo | not jitc - -o x.o 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: jitc: error: {{-}} has no public function to compile
// RUN: not jitc %s --emit=obj,exe 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: jitc: error: unknown kind of output 'exe', expected one of: obj, header, asm, llvm, static
// RUN: not jitc %s --emit=obj,header -o x.h 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: jitc: error: two outputs would be written to 'x.h', expected different names
// RUN: not jitc - <%s 2>&1 | FileCheck %s --check-prefix=STDIN
// STDIN: jitc: error: no name for the output of a program from the standard input, expected -o
// RUN: not jitc %s -O4 2>&1 | FileCheck %s --check-prefix=LEVEL
// LEVEL: jitc: error: optimisation level is 4, expected 0 to 3
// RUN: not jitc %s --stop-after=start 2>&1 | FileCheck %s --check-prefix=STAGE
// STAGE: jitc: error: unknown stage 'start', expected one of: import, frontend, linalg, bufferize, loops, llvm
// RUN: not jitc %s 2>&1 | FileCheck %s --check-prefix=IDENTIFIER
// IDENTIFIER: jitc: error: function 'g.h' would be 'err_arguments_g.h' in C, expected a C identifier; choose others with --function or another --prefix
// RUN: %fails jitc %s --function=f --prefix=i | FileCheck %s --check-prefix=KEYWORD
// KEYWORD: {{^}}jitc: error: function 'f' would be 'if' in C, expected a C identifier; choose others with --function or another --prefix{{$}}
// RUN: %fails jitc %s --function=memcpy --prefix= | FileCheck %s --check-prefix=TAKEN
// TAKEN: {{^}}jitc: error: function 'memcpy' would be 'memcpy' in C, expected a name that the C library and the runtime leave free; choose others with --function or another --prefix{{$}}
// RUN: %fails jitc %s --function=f --prefix=jit_rt_ | FileCheck %s --check-prefix=RUNTIME
// RUNTIME: {{^}}jitc: error: function 'f' would be 'jit_rt_f' in C, expected a name that the C library and the runtime leave free; choose others with --function or another --prefix{{$}}
// RUN: %fails jitc . -o x.o | FileCheck %s --check-prefix=DIRECTORY
// DIRECTORY: {{^}}jitc: error: cannot open input file '.': Is a directory{{$}}
// RUN: %fails jitc /dev/null -o x.o | FileCheck %s --check-prefix=NULL
// NULL: {{^}}jitc: error: null has no public function to compile{{$}}
// RUN: not jitc nowhere.mlir 2>&1 | FileCheck %s --check-prefix=INPUT
// INPUT: error: cannot open input file 'nowhere.mlir': No such file or directory
// RUN: not jitc %s --no-such-option 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: {{^}}jitc: error: Unknown command line argument '--no-such-option'.{{.*}}
// OPTION-NOT: {{.}}
// RUN: %fails jitc %s %s | FileCheck %s --check-prefix=POSITIONAL
// POSITIONAL: {{^}}jitc: error: Too many positional arguments specified! Can specify at most 1 positional arguments: See: jitc --help{{$}}
// RUN: ls | count 0

func.func @f() {
  return
}

func.func @g.h() {
  return
}

func.func @memcpy() {
  return
}
