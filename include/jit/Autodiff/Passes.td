//===- Passes.td - passes that differentiate ---------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_AUTODIFF_PASSES_TD
#define JIT_AUTODIFF_PASSES_TD

include "mlir/Pass/PassBase.td"

def ExpandAutodiff : Pass<"jit-expand-autodiff", "::mlir::ModuleOp"> {
  let summary = "Replaces derivatives by calls of functions that compute them";
  let description = [{
    Every `jit.grad`, `jit.vjp` and `jit.jvp` becomes a call of a private
    function, made once for each function, mode and choice of arguments. Those
    in a callee come first. Where the module has any, types are inferred before
    (`--jit-infer-shapes`): rules need ranks. Composites that have no rule of
    their own are decomposed where a derivative flows through them. Rules of the
    program (`jit.custom_vjp`, `jit.custom_jvp`) go at the end.

    ```mlir
    func.func @f(%x: tensor<f32>) -> tensor<f32> {
      %y = jit.sin %x : tensor<f32>
      return %y : tensor<f32>
    }
    %g = jit.grad @f(%x) : (tensor<f32>) -> tensor<f32>
    ```
    becomes
    ```mlir
    func.func private @f.vjp(%x: tensor<f32>, %dy: tensor<f32>) -> tensor<f32> {
      %c = jit.cos %x : tensor<f32>
      %g = jit.mul %dy, %c : tensor<f32>
      return %g : tensor<f32>
    }
    %one = jit.constant dense<1.0> : tensor<f32>
    %g = jit.call @f.vjp(%x, %one) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // JIT_AUTODIFF_PASSES_TD
