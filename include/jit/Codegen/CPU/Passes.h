//===- Passes.h - code generation for CPUs ----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CODEGEN_CPU_PASSES_H
#define JIT_CODEGEN_CPU_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::func {
class FuncOp;
} // namespace mlir::func

namespace mlir::jit {
#define GEN_PASS_DECL
#include "jit/Codegen/CPU/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "jit/Codegen/CPU/Passes.h.inc"
} // namespace mlir::jit

#endif // JIT_CODEGEN_CPU_PASSES_H
