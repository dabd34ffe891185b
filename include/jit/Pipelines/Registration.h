//===- Registration.h - dialects and passes that every tool needs -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_PIPELINES_REGISTRATION_H
#define JIT_PIPELINES_REGISTRATION_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::jit {

/// The jit dialect, the dialects it lowers through, and the interface models
/// that the passes of this project need.
void registerDialects(DialectRegistry &registry);

/// The passes of this project (not upstream's).
void registerPasses();

} // namespace mlir::jit

#endif // JIT_PIPELINES_REGISTRATION_H
