// When an output cannot be written: one line with the path and the reason, exit status 1, what was there stays, and
// nothing half-written is left.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: not jitc %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: jitc: error: {{.*}}/dev/full{{.*}}No space left on device
// RUN: not jitc %s -o nowhere/f.o 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: jitc: error: {{.*}}nowhere/f.o{{.*}}No such file or directory
// RUN: mkdir f.h && not jitc %s -o f.o --emit=obj,header 2>&1 | FileCheck %s --check-prefix=SECOND
// SECOND: jitc: error: {{.*}}f.h{{.*}}
// RUN: ls | FileCheck %s --check-prefix=LEFT
// LEFT: f.h
// LEFT-NOT: {{.}}
// RUN: echo before >kept.o && not jitc %S/err-parse.mlir -o kept.o && FileCheck %s --check-prefix=KEPT --input-file=kept.o
// KEPT: before

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
