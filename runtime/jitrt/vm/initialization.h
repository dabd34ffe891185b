//===- initialization.h - Registers hold something when read ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_INITIALIZATION_H
#define JITRT_VM_INITIALIZATION_H

#include "jitrt/support/status.h"

namespace jitrt {

namespace bytecode {
struct Function;
} // namespace bytecode

/// Fails unless each register and each slot of the function holds something
/// wherever it is read, on all ways through the function. Indices and jumps are
/// those of a function that has been checked otherwise.
Status checkInitialization(const bytecode::Function &function);

} // namespace jitrt

#endif // JITRT_VM_INITIALIZATION_H
