// --stop-after prints the program as it is behind a stage; the last one has what each tool makes entries of.
// RUN: jit-run %s --stop-after=import | FileCheck %s --check-prefix=IMPORT
// RUN: jit-run %s --stop-after=linalg | FileCheck %s --check-prefix=LINALG
// RUN: jitc %s --stop-after=linalg | FileCheck %s --check-prefix=LINALG
// RUN: jitc %s --stop-after=llvm | FileCheck %s --check-prefix=LLVM
// RUN: jit-run %s --stop-after=import | jit-run - --input=2xf32=1,2 | FileCheck %s --check-prefix=RESULT

// IMPORT: jit.relu
// LINALG-NOT: jit.relu
// LINALG: linalg.generic
// LLVM: llvm.func @stop_after_main({{.*}}jit.workspace = 0 : i64
// RESULT: 2xf32=1 2
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = jit.relu %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
