// A file that does not parse: the place and what was expected, exit status 1, and nothing on the output.
// RUN: not jit-opt %s 2>&1 >%t.out | FileCheck %s
// RUN: count 0 <%t.out

func.func @unknown_op(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: err-parse.mlir:[[@LINE+1]]:{{[0-9]+}}: error: custom op 'jit.no_such_op' is unknown
  %0 = jit.no_such_op %arg0 : tensor<2xf32>
  return %0 : tensor<2xf32>
}
