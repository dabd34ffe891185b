//===- Passes.h - code generation common to all targets -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CODEGEN_COMMON_PASSES_H
#define JIT_CODEGEN_COMMON_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::func {
class FuncOp;
} // namespace mlir::func

namespace mlir::jit {

/// On a function, and on its static entry: the size of its workspace in bytes.
inline constexpr StringLiteral workspaceAttrName = "jit.workspace";
/// On an entry: the name of the function it is for.
inline constexpr StringLiteral entryAttrName = "jit.entry";

/// Upstream's pattern that gives a carried tensor the static type of its
/// initial value. It takes for granted that no iteration changes the extents,
/// which in this dialect they may: canonicalisation has to leave it out.
inline constexpr StringLiteral unsoundCarryPattern =
    "(anonymous namespace)::ForOpTensorCastFolder";

#define GEN_PASS_DECL
#include "jit/Codegen/Common/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "jit/Codegen/Common/Passes.h.inc"

/// Lets one-shot bufferization bufferize `jit.kernel_call`.
void registerKernelCallBufferization(DialectRegistry &registry);

/// Lets one-shot bufferization bufferize `jit.refine_shape`.
void registerRefineShapeBufferization(DialectRegistry &registry);

} // namespace mlir::jit

#endif // JIT_CODEGEN_COMMON_PASSES_H
