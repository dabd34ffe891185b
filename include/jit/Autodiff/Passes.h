//===- Passes.h - passes that differentiate ---------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_AUTODIFF_PASSES_H
#define JIT_AUTODIFF_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::jit {
#define GEN_PASS_DECL
#include "jit/Autodiff/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "jit/Autodiff/Passes.h.inc"
} // namespace mlir::jit

#endif // JIT_AUTODIFF_PASSES_H
