// A file that does not parse: the place and what was expected, exit status 1.
// RUN: not jitc %s -o %t.o 2>&1 | FileCheck %s
// RUN: not jit-run %s 2>&1 | FileCheck %s

func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: {{^.*}}err-parse.mlir:[[@LINE+1]]:{{[0-9]+}}: error: custom op 'jit.no_such_op' is unknown
  %0 = jit.no_such_op %x : tensor<2xf32>
  // CHECK-NOT: {{.}}
  return %0 : tensor<2xf32>
}
