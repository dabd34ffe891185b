// Files that are cut off or lie about what they hold: exit status 1, and one line that names the file.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: jit-run %s --input=64xf32=1 --output=@x.npy
// RUN: jit-run %s --input=64xf32=1 --output=@w.safetensors:x
// RUN: jit-run %s --input=64xf32=1 --output=@x.bin

// RUN: head -c 200 x.npy >short.npy && not jit-run %s --input=@short.npy 2>&1 | FileCheck %s --check-prefix=NPY
// NPY: jit-run: error: input[0]: cannot read 'short.npy': truncated: 64xf32 needs 256 bytes, got 72
// NPY-NOT: {{.}}
// RUN: head -c 20 x.npy >header.npy && not jit-run %s --input=@header.npy 2>&1 | FileCheck %s --check-prefix=HEADER
// HEADER: jit-run: error: input[0]: cannot read 'header.npy': header length is 118 bytes, only 10 are left
// HEADER-NOT: {{.}}
// RUN: head -c 100 w.safetensors >short.safetensors && not jit-run %s --input=@short.safetensors:x 2>&1 | FileCheck %s --check-prefix=SAFETENSORS
// SAFETENSORS: jit-run: error: input[0]: cannot read 'short.safetensors': header length is 120 bytes, only 92 are left
// SAFETENSORS-NOT: {{.}}
// RUN: printf '\377\377\377\377\377\377\377\177{}' >lying.safetensors && not jit-run %s --input=@lying.safetensors:x 2>&1 | FileCheck %s --check-prefix=LYING
// LYING: jit-run: error: input[0]: cannot read 'lying.safetensors': header length is 9223372036854775807 bytes, expected at most 100000000
// LYING-NOT: {{.}}
// RUN: not jit-run %s --input=@w.safetensors:y 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: jit-run: error: input[0]: cannot read tensor 'y' of 'w.safetensors': not found among 'x'
// NAME-NOT: {{.}}
// RUN: not jit-run %s --input=65xf32=@x.bin 2>&1 | FileCheck %s --check-prefix=RAW
// RAW: jit-run: error: input[0]: cannot read 'x.bin': 65xf32 needs 260 bytes, got 256
// RAW-NOT: {{.}}
// RUN: not jit-run %s --input=@nowhere.npy 2>&1 | FileCheck %s --check-prefix=NOWHERE
// NOWHERE: jit-run: error: input[0]: cannot open 'nowhere.npy': No such file or directory
// NOWHERE-NOT: {{.}}
// RUN: not jit-run %s --input=64xf32=1 --output=@nowhere/x.bin 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: jit-run: error: {{.*}}nowhere/x.bin{{.*}}No such file or directory
// FOLDER-NOT: {{.}}
// RUN: ls | count 7

func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
