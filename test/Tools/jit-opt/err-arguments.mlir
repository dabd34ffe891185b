// Wrong command lines: one line that names the option or the file, and exit status 1.

// RUN: not jit-opt --jit-no-such-pass %s 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: Unknown command line argument '--jit-no-such-pass'

// RUN: not jit-opt --pass-pipeline='builtin.module(no-such-pass)' %s 2>&1 | FileCheck %s --check-prefix=PASS
// PASS: error: 'no-such-pass' does not refer to a registered pass or pass pipeline

// RUN: not jit-opt %t.no-such-file 2>&1 | FileCheck %s --check-prefix=INPUT
// INPUT: cannot open input file '{{.*}}no-such-file': No such file or directory

// RUN: not jit-opt %s -o %t.no-such-folder/out.mlir 2>&1 | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: {{^}}jit-opt: error: cannot write '{{.*}}no-such-folder/out.mlir': No such file or directory{{$}}

// RUN: %fails jit-opt %s --jit-pipeline=stop-after=foo | FileCheck %s --check-prefix=STAGE
// RUN: %fails jit-opt %s --stop-after=foo | FileCheck %s --check-prefix=STAGE
// RUN: %fails jit-opt %s --stop-after foo | FileCheck %s --check-prefix=STAGE
// STAGE: unknown stage 'foo', expected one of: import, frontend, linalg, bufferize, loops, llvm

func.func @empty() {
  return
}
