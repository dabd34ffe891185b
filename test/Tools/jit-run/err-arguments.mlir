// Arguments that do not fit: exit status 1, and one line with what, where, expected and got.
// RUN: not jit-run %s --input=2x3xf32 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: jit-run: error: {{.*}}1{{.*}}expected 2
// NUMBER-NOT: {{.}}
// RUN: not jit-run %s --input=2xf32 --input=3xi32 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: jit-run: error: input[0]: type is 2xf32, expected ?x3xf32
// RANK-NOT: {{.}}
// RUN: not jit-run %s --input=2x4xf32 --input=3xi32 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: jit-run: error: input[0]: type is 2x4xf32, expected ?x3xf32
// SHAPE-NOT: {{.}}
// RUN: not jit-run %s --input=2x3xf32 --input=3xf32 2>&1 | FileCheck %s --check-prefix=DTYPE
// DTYPE: jit-run: error: input[1]: type is 3xf32, expected 3xi32
// DTYPE-NOT: {{.}}
// RUN: not jit-run %s --input=2x3xf32=1,2 --input=3xi32 2>&1 | FileCheck %s --check-prefix=ELEMENTS
// ELEMENTS: jit-run: error: input[0]: 2x3xf32 needs 6 elements, got 2
// ELEMENTS-NOT: {{.}}
// RUN: not jit-run %s --input=2x3xf32=1,2,3,4,5,x --input=3xi32 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: jit-run: error: input[0]: element 5: 'x' is not a valid f32
// TEXT-NOT: {{.}}
// RUN: not jit-run %s --function= 2>&1 | FileCheck %s --check-prefix=NO-NAME
// RUN: not jit-run %s --function= --mode=interpret 2>&1 | FileCheck %s --check-prefix=NO-NAME
// NO-NAME: jit-run: error: {{.*err-arguments.mlir}} has no public function '', expected one of: {{'main', 'list'}}
// RUN: not jit-run %s --function=f 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: jit-run: error: {{.*err-arguments.mlir}} has no public function 'f', expected one of: {{'main', 'list'}}
// FUNCTION-NOT: {{.}}
// RUN: not jit-run %s --input=2x3xf32 --input=3xi32 --output=- --output=- 2>&1 | FileCheck %s --check-prefix=OUTPUTS
// OUTPUTS: jit-run: error: wrong number of --output: 2, expected none or 1
// OUTPUTS-NOT: {{.}}
// RUN: echo 'func.func @f(%%x: i64) { return }' | not jit-run - --check 2>&1 | FileCheck %s --check-prefix=CHECKS
// CHECKS: jit-run: error: {{-}} has no public function without arguments
// CHECKS-NOT: {{.}}
// RUN: not jit-run %s --function=list --input=1 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: jit-run: error: {{argument 0 of 'list'}} has type !jit.list<tensor<f32>>, expected a ranked tensor or a host scalar
// TYPE-NOT: {{.}}
// RUN: not jit-run %s --stop-after=start 2>&1 | FileCheck %s --check-prefix=STAGE
// STAGE: jit-run: error: unknown stage 'start', expected one of: import, frontend, linalg, bufferize, loops, llvm
// STAGE-NOT: {{.}}
// RUN: %fails jit-run %s -O4 | FileCheck %s --check-prefix=LEVEL
// LEVEL: {{^}}jit-run: error: optimisation level is 4, expected 0 to 3{{$}}
// RUN: %fails jit-run %s --rtol=-1 | FileCheck %s --check-prefix=RTOL
// RTOL: {{^}}jit-run: error: --rtol is -1.00, expected at least 0{{$}}
// RUN: %fails jit-run %s --atol=nan | FileCheck %s --check-prefix=ATOL
// ATOL: {{^}}jit-run: error: --atol is nan, expected at least 0{{$}}
// RUN: %fails jit-run %s --print-max-elements=-1 | FileCheck %s --check-prefix=ELEMENTS-PRINTED
// ELEMENTS-PRINTED: {{^}}jit-run: error: --print-max-elements is -1, expected at least 0{{$}}
// RUN: %fails jit-run %s %s | FileCheck %s --check-prefix=POSITIONAL
// POSITIONAL: {{^}}jit-run: error: Too many positional arguments specified! Can specify at most 1 positional arguments: See: jit-run --help{{$}}
// RUN: %fails bash -c "jit-run %s --function=$'f\n\x1b[0m'" | FileCheck %s --check-prefix=CONTROL
// CONTROL: {{^}}jit-run: error: {{.*}} has no public function 'f \x1b[0m', expected one of: 'main', 'list'{{$}}
// RUN: not jit-run %t.nowhere.mlir 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: cannot open input file '{{.*}}nowhere.mlir': No such file or directory
// FILE-NOT: {{.}}

func.func @main(%x: tensor<?x3xf32>, %y: tensor<3xi32>) -> tensor<?x3xf32> {
  return %x : tensor<?x3xf32>
}

func.func @list(%l: !jit.list<tensor<f32>>) {
  return
}
