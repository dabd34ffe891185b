//===- Autodiff.h - derivative rules ----------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_AUTODIFF_AUTODIFF_H
#define JIT_AUTODIFF_AUTODIFF_H

#include "jit/Autodiff/RuleBuilder.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OpDefinition.h"

#include "jit/Autodiff/DifferentiableOpInterface.h.inc"

namespace mlir::jit {

/// Attaches the derivative rules of all operations.
void registerDerivativeRules(DialectRegistry &registry);

} // namespace mlir::jit

#endif // JIT_AUTODIFF_AUTODIFF_H
