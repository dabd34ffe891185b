// A program with a type error is rejected by the verifier, with the place and both types.
// RUN: not jit-opt %s 2>&1 | FileCheck %s

func.func @returns_other_type(%arg0: tensor<2xf32>) -> tensor<3xf32> {
  // CHECK: err-type.mlir:[[@LINE+1]]:{{[0-9]+}}: error: type of return operand 0 ('tensor<2xf32>') doesn't match function result type ('tensor<3xf32>')
  return %arg0 : tensor<2xf32>
}
