//===- Check.h - the check dialect -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_CHECK_IR_CHECK_H
#define JIT_DIALECT_CHECK_IR_CHECK_H

#include "jit/Dialect/Jit/IR/Jit.h"

#include "jit/Dialect/Check/IR/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "jit/Dialect/Check/IR/CheckOps.h.inc"

#endif // JIT_DIALECT_CHECK_IR_CHECK_H
