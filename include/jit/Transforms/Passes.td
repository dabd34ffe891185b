//===- Passes.td - passes on the jit dialect -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TRANSFORMS_PASSES_TD
#define JIT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def Decompose : Pass<"jit-decompose"> {
  let summary = "Replaces composites by the primitives that define them";
  let description = [{
    Every operation with `DecomposeOpInterface` is replaced by its defining
    program, again and again until only primitives are left.

    ```mlir
    %0 = jit.relu %x : tensor<4xf32>
    ```
    becomes
    ```mlir
    %cst = jit.constant dense<0.0> : tensor<f32>
    %0 = jit.maximum %x, %cst : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    ```
  }];
  let options = [
    ListOption<"keep", "keep", "std::string",
               "Names of composites to leave, e.g. jit.softmax">
  ];
  let statistics = [
    Statistic<"numDecomposed", "decomposed", "Composites replaced">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // JIT_TRANSFORMS_PASSES_TD
