// When an output cannot be written: one line with the path and the reason, exit status 1, what was there stays, and
// nothing half-written is left.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: not jitc %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: jitc: error: {{.*}}/dev/full{{.*}}No space left on device
// RUN: not jitc %s -o /dev/full --emit=header 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not jitc %s -o /dev/full --emit=static 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not bash -c 'jitc %s -o - >/dev/full' 2>&1 | FileCheck %s --check-prefix=STDOUT
// RUN: not bash -c 'jitc %s --stop-after=llvm >/dev/full' 2>&1 | FileCheck %s --check-prefix=STDOUT
// STDOUT: {{^}}jitc: error: cannot write the standard output: No space left on device{{$}}
// STDOUT-NOT: {{.}}
// RUN: not jitc %s -o /sys/f.o 2>&1 | FileCheck %s --check-prefix=READONLY
// READONLY: {{^}}jitc: error: cannot write '/sys/f.o': {{Permission denied|Read-only file system|Operation not permitted}}{{$}}
// READONLY-NOT: {{.}}
// A limit on the size of files stands for a disk that is full after the first part, here after the header.
// RUN: not bash -c 'trap "" XFSZ; ulimit -f 4; jitc %s -o part.o --emit=header,obj,static --bind=0=2000xi64=7' 2>&1 | FileCheck %s --check-prefix=PART
// PART: {{^}}jitc: error: cannot write 'part.o': File too large{{$}}
// PART-NOT: {{.}}
// RUN: not jitc %s -o nowhere/f.o 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: jitc: error: {{.*}}nowhere/f.o{{.*}}No such file or directory
// RUN: mkdir f.h && not jitc %s -o f.o --emit=obj,header 2>&1 | FileCheck %s --check-prefix=SECOND
// SECOND: jitc: error: {{.*}}f.h{{.*}}
// RUN: ls -A | FileCheck %s --check-prefix=LEFT
// LEFT: f.h
// LEFT-NOT: {{.}}
// RUN: echo before >kept.o && not jitc %S/err-parse.mlir -o kept.o && FileCheck %s --check-prefix=KEPT --input-file=kept.o
// KEPT: before

func.func @f(%x: tensor<2000xi64>) -> tensor<2000xi64> {
  return %x : tensor<2000xi64>
}
