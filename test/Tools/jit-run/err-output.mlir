// When an output cannot be written: exit status 1 and one line with the path and the reason; what was there stays, and
// nothing half-written is left. /sys is a folder that not even root can make files in.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: not jit-run %s --input=4xf32=1 --output=@/dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: {{^}}jit-run: error: cannot write '/dev/full': No space left on device{{$}}
// FULL-NOT: {{.}}
// RUN: not jit-run %s --input=4xf32=1 --output=@/sys/y.npy 2>&1 | FileCheck %s --check-prefix=READONLY
// READONLY: {{^}}jit-run: error: cannot write '/sys/y.npy': {{Permission denied|Read-only file system|Operation not permitted}}{{$}}
// READONLY-NOT: {{.}}
// RUN: not jit-run %s --input=4xf32=1 --output=@. 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: {{^}}jit-run: error: cannot write '.': Is a directory{{$}}
// FOLDER-NOT: {{.}}

// The program is not written over.
// RUN: cp %s program.mlir
// RUN: not jit-run program.mlir --input=4xf32=1 --output=@program.mlir 2>&1 | FileCheck %s --check-prefix=RUN-ITSELF
// RUN: not jitc program.mlir --emit=header -o program.mlir 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN-ITSELF: {{^}}jit-run: error: output[0] 'program.mlir' is the program itself{{$}}
// ITSELF: {{^}}jitc: error: output 'program.mlir' is the program itself{{$}}
// RUN: cmp %s program.mlir && rm program.mlir

// The standard output is an output as well.
// RUN: not bash -c 'jit-run %s --input=4xf32=1 >/dev/full' 2>&1 | FileCheck %s --check-prefix=STDOUT
// RUN: not bash -c 'jit-run %s --stop-after=llvm >/dev/full' 2>&1 | FileCheck %s --check-prefix=STDOUT
// STDOUT: {{^}}jit-run: error: cannot write the standard output: No space left on device{{$}}
// STDOUT-NOT: {{.}}

// A limit on the size of files stands for a disk that is full after the first part.
// RUN: echo before >kept.npy
// RUN: not bash -c 'trap "" XFSZ; ulimit -f 8; jit-run %s --input=100000xf32=1 --output=@kept.npy' 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not bash -c 'trap "" XFSZ; ulimit -f 8; jit-run %s --input=100000xf32=1 --output=@new.npy' 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not bash -c 'trap "" XFSZ; ulimit -f 8; jit-run %s --input=100000xf32=1 --output=@new.bin' 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not bash -c 'trap "" XFSZ; ulimit -f 8; jit-run %s --input=100000xf32=1 --output=@new.safetensors:y' 2>&1 | FileCheck %s --check-prefix=PART
// PART: {{^}}jit-run: error: cannot write '{{kept.npy|new.(npy|bin|safetensors)}}': File too large{{$}}
// PART-NOT: {{.}}
// RUN: ls -A | FileCheck %s --check-prefix=LEFT
// LEFT: kept.npy
// LEFT-NOT: {{.}}
// RUN: FileCheck %s --check-prefix=KEPT --input-file=kept.npy
// KEPT: before

// Two results for one file, however it is spelt.
// RUN: not jit-run %s --function=two --output=@y.npy --output=@./y.npy 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: {{^}}jit-run: error: output[1] would overwrite './y.npy' written before, expected +./y.npy{{$}}
// TWICE-NOT: {{.}}
// RUN: ls -A | FileCheck %s --check-prefix=LEFT

func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

func.func @two() -> (tensor<f32>, tensor<f32>) {
  %0 = jit.constant dense<1.0> : tensor<f32>
  return %0, %0 : tensor<f32>, tensor<f32>
}
