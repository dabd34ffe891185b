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
  let options = [
    Option<"markBackward", "mark-backward", "bool", "false",
           "Begin backward passes by 'jit.barrier backward', for "
           "--jit-partition">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::jit::JitDialect",
                           "::mlir::tensor::TensorDialect"];
}

def Partition : Pass<"jit-partition", "::mlir::func::FuncOp"> {
  let summary = "Chooses what is kept for a backward pass";
  let description = [{
    In a block with a `jit.barrier backward`, what follows it is the backward
    pass. Of what that uses of the forward pass some results are kept
    and some computed again, just before they are used: a minimum cut over the
    bytes that are kept (written and read) and the operations that are repeated,
    four for a byte. Copies are behind barriers, so that nothing merges them
    with the originals, and have the same bits.

    With a memory budget more is repeated, what costs least for the bytes that
    it saves at the peak first, until the peak is within the budget: an error
    where it cannot be. The plan is an attribute of the function; its peak
    counts the tensors that are live at a time, but not arguments, constants,
    and what a kernel needs for itself.

    ```mlir
    %e = jit.exp %x : tensor<4xf32>
    %s = jit.sum %e : (tensor<4xf32>) -> tensor<f32>
    %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
    %g = jit.mul %d, %e : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    ```
    becomes
    ```mlir
    %e = jit.exp %x : tensor<4xf32>
    %s = jit.sum %e : (tensor<4xf32>) -> tensor<f32>
    %x1 = jit.barrier(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %e1 = jit.exp %x1 : tensor<4xf32>
    %g = jit.mul %c, %e1 : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let options = [
    Option<"memoryBudget", "memory-budget", "int64_t", "0",
           "The most bytes that tensors may take at a time; 0 for no limit">
  ];
  let dependentDialects = ["::mlir::jit::JitDialect"];
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
