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

def PrepareAutodiff : Pass<"jit-prepare-autodiff", "::mlir::ModuleOp"> {
  let summary = "Simplifies programs that have derivatives";
  let description = [{
    A backward pass keeps what it uses of the forward pass, in a loop once an
    iteration. What is known, computed twice, or the same in each iteration need
    not be kept: so types are inferred, calls are inlined, but those of
    functions that have a rule of the program (`jit.custom_vjp`,
    `jit.custom_jvp`), operations are folded, and equal ones are merged before
    `--jit-expand-autodiff`. A program without derivatives is left alone.

    ```mlir
    func.func private @part(%w: tensor<8xf32>, %i: index) -> tensor<4xf32> {
      %p = jit.slice %w[%i] [4] [1] : (tensor<8xf32>) -> tensor<4xf32>
      return %p : tensor<4xf32>
    }
    %c4 = arith.constant 4 : index
    %p = jit.call @part(%w, %c4) : (tensor<8xf32>, index) -> tensor<4xf32>
    ```
    becomes
    ```mlir
    %p = jit.slice %w[4] [4] [1] : (tensor<8xf32>) -> tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // JIT_AUTODIFF_PASSES_TD
