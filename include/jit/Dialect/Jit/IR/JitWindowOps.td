//===- JitWindowOps.td - window operations -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITWINDOWOPS_TD
#define JIT_DIALECT_JIT_IR_JITWINDOWOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

#endif // JIT_DIALECT_JIT_IR_JITWINDOWOPS_TD
