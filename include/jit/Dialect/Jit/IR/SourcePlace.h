//===- SourcePlace.h - where an operation comes from ------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_SOURCEPLACE_H
#define JIT_DIALECT_JIT_IR_SOURCEPLACE_H

#include "mlir/IR/Location.h"

namespace mlir::jit {

/// What run-time errors say of a location. A line of 0: unknown.
struct SourcePlace {
  StringRef file;
  unsigned line = 0, column = 0;
  /// The operation of the source that the code was made for, with its dialect;
  /// empty where the location does not tell.
  StringRef operation;
};

SourcePlace sourcePlaceOf(Location loc);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_SOURCEPLACE_H
