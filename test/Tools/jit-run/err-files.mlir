// Files that are cut off or lie about what they hold: exit status 1, and one line that names the file.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: jit-run %s --input=64xf32=1 --output=@x.npy
// RUN: jit-run %s --input=64xf32=1 --output=@w.safetensors:x
// RUN: jit-run %s --input=64xf32=1 --output=@x.bin

// RUN: head -c 200 x.npy >short.npy && not jit-run %s --input=@short.npy 2>&1 | FileCheck %s --check-prefix=NPY
// NPY: jit-run: error: input[0]: short.npy: {{.+}}
// NPY-NOT: {{.}}
// RUN: head -c 20 x.npy >header.npy && not jit-run %s --input=@header.npy 2>&1 | FileCheck %s --check-prefix=HEADER
// HEADER: jit-run: error: input[0]: header.npy: {{.+}}
// HEADER-NOT: {{.}}
// RUN: head -c 100 w.safetensors >short.safetensors && not jit-run %s --input=@short.safetensors:x 2>&1 | FileCheck %s --check-prefix=SAFETENSORS
// SAFETENSORS: jit-run: error: input[0]: short.safetensors: {{.+}}
// SAFETENSORS-NOT: {{.}}
// RUN: printf '\377\377\377\377\377\377\377\177{}' >lying.safetensors && not jit-run %s --input=@lying.safetensors:x 2>&1 | FileCheck %s --check-prefix=LYING
// LYING: jit-run: error: input[0]: lying.safetensors: {{.+}}
// LYING-NOT: {{.}}
// RUN: not jit-run %s --input=@w.safetensors:y 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: jit-run: error: input[0]: w.safetensors: {{.*}}'y'{{.*}}
// NAME-NOT: {{.}}
// RUN: not jit-run %s --input=65xf32=@x.bin 2>&1 | FileCheck %s --check-prefix=RAW
// RAW: jit-run: error: input[0]: {{.*}}x.bin: {{.+}}
// RAW-NOT: {{.}}
// RUN: not jit-run %s --input=@nowhere.npy 2>&1 | FileCheck %s --check-prefix=NOWHERE
// NOWHERE: jit-run: error: input[0]: {{.*}}nowhere.npy{{.*}}No such file or directory
// NOWHERE-NOT: {{.}}
// RUN: not jit-run %s --input=64xf32=1 --output=@/dev/full.bin 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: jit-run: error: {{.*}}/dev/full.bin{{.+}}
// FOLDER-NOT: {{.}}
// RUN: ls | count 7

func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
