//===- Passes.h - conversions out of the jit dialect -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CONVERSION_PASSES_H
#define JIT_CONVERSION_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::jit {
#define GEN_PASS_DECL
#include "jit/Conversion/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "jit/Conversion/Passes.h.inc"
} // namespace mlir::jit

#endif // JIT_CONVERSION_PASSES_H
