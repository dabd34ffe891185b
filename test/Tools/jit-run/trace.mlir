// --trace writes when each instruction of the interpreter ran, also of a run that fails.

// RUN: jit-run %s --trace=%t.json --input=2xf32=0,0 --input=2xf32=1,2 | FileCheck %s --check-prefix=RESULT
// RESULT: 2xf32=2 3
// RUN: %python -c "import json, sys; json.load(open(sys.argv[1]))" %t.json
// RUN: FileCheck %s --input-file=%t.json
// CHECK: "droppedEvents":0
// CHECK-NEXT: {"name":"jit.exp",{{.*}}"args":{"location":"{{.*}}trace.mlir:[[#@LINE+4]]:8"}}
// CHECK-NEXT: {"name":"jit.add",{{.*}}"args":{"location":"{{.*}}trace.mlir:[[#@LINE+4]]:8"}}
// CHECK-NEXT: {"name":"func.return",{{.*}}
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.exp %x : tensor<?xf32>
  %1 = jit.add %0, %y : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// RUN: %fails jit-run %s --trace=%t.failed.json --input=2xf32=0 --input=3xf32=0 | FileCheck %s --check-prefix=ERROR
// ERROR: {{^}}jit-run: error: {{.*}}'jit.add' op operand #1 dimension 0 is 3, expected 1 or 2{{$}}
// RUN: FileCheck %s --check-prefix=FAILED --input-file=%t.failed.json
// FAILED: "name":"jit.add"{{.*}}"failed":true

// RUN: %fails jit-run %s --trace=%t.nowhere/x.json --input=2xf32 --input=2xf32 | FileCheck %s --check-prefix=FILE
// FILE: {{^}}jit-run: error: {{.*}}nowhere/x.json{{.*}}{{$}}
// RUN: %fails jit-run %s --trace=%t.json --mode=compile | FileCheck %s --check-prefix=MODE
// MODE: {{^}}jit-run: error: --trace follows the interpreter, expected --mode=interpret{{$}}
