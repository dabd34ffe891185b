//===- CustomCalls.h - what kernels of the user get -------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_CUSTOMCALLS_H
#define JIT_DIALECT_JIT_IR_CUSTOMCALLS_H

#include "jit/Dialect/Jit/IR/Jit.h"
#include <string>

namespace mlir::jit {

/// The configuration of a call as JSON, "{}" where it has none.
std::string configText(CustomCallOp op);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_CUSTOMCALLS_H
