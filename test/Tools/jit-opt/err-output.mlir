// When the output cannot be written: exit status 1 and one line with the path and the reason. What was there stays, also
// when a pass fails, and nothing half-written is left.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: not jit-opt %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not jit-opt %s --emit-bytecode -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: {{^}}jit-opt: error: cannot write '/dev/full': No space left on device{{$}}
// FULL-NOT: {{.}}
// RUN: not bash -c 'jit-opt %s >/dev/full' 2>&1 | FileCheck %s --check-prefix=STDOUT
// STDOUT: {{^}}jit-opt: error: cannot write the standard output: No space left on device{{$}}
// STDOUT-NOT: {{.}}
// RUN: not jit-opt %s -o nowhere/out.mlir 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: {{^}}jit-opt: error: cannot write 'nowhere/out.mlir': No such file or directory{{$}}
// FOLDER-NOT: {{.}}
// RUN: not jit-opt %s -o /sys/out.mlir 2>&1 | FileCheck %s --check-prefix=READONLY
// READONLY: {{^}}jit-opt: error: cannot write '/sys/out.mlir': {{Permission denied|Read-only file system|Operation not permitted}}{{$}}
// READONLY-NOT: {{.}}

// RUN: echo before >kept.mlir
// RUN: not jit-opt %S/err-parse.mlir -o kept.mlir
// RUN: not jit-opt %s --jit-prepare-entries --jit-to-llvm --pass-pipeline='builtin.module(no-such-pass)' -o kept.mlir
// RUN: %python -c "print('func.func @f() {', *[f'arith.constant {i} : index' for i in range(100)], 'return }')" | not bash -c 'trap "" XFSZ; ulimit -f 1; jit-opt -o kept.mlir' 2>&1 | FileCheck %s --check-prefix=PART
// PART: {{^}}jit-opt: error: cannot write 'kept.mlir': File too large{{$}}
// PART-NOT: {{.}}
// RUN: FileCheck %s --check-prefix=KEPT --input-file=kept.mlir
// KEPT: before
// RUN: ls -A | FileCheck %s --check-prefix=LEFT
// LEFT: kept.mlir
// LEFT-NOT: {{.}}

// And a good run replaces it.
// RUN: jit-opt %s -o kept.mlir && FileCheck %s --check-prefix=GOOD --input-file=kept.mlir
// GOOD: func.func @f

func.func @f() {
  return
}
