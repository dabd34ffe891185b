//===- Passes.td - conversions out of the jit dialect -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CONVERSION_PASSES_TD
#define JIT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def JitToLinalg : Pass<"jit-to-linalg", "::mlir::ModuleOp"> {
  let summary = "Lowers primitives to linalg, tensor, arith and scf";
  let description = [{
    Elementwise operations become `linalg.generic` with the body that
    `ScalarBodyOpInterface` gives; the other families have patterns of their
    own. Functions, calls and control flow are converted with their types:
    `ui8` elements become signless `i8`.

    A `?` extent may be 1 when the program runs: where two operands could
    differ, the result's extent is computed, a `jit.assert` checks that they
    broadcast, and an operand that has to stretch is stretched in a branch that
    the common case does not take. Extents that are provably the same cost
    nothing.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::func::FuncDialect",
    "::mlir::jit::JitDialect",     "::mlir::linalg::LinalgDialect",
    "::mlir::LLVM::LLVMDialect",   "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect",     "::mlir::tensor::TensorDialect"
  ];
}

def JitToLLVM : Pass<"jit-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Lowers buffers, branches and scalars to the LLVM dialect";
  let description = [{
    Upstream's conversions in one step, except that memory comes from the
    context of the call (`jit_rt_alloc`), which is every function's first
    argument after `--jit-lower-asserts`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // JIT_CONVERSION_PASSES_TD
