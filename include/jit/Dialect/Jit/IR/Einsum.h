//===- Einsum.h - Einstein's notation ---------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_EINSUM_H
#define JIT_DIALECT_JIT_IR_EINSUM_H

#include "mlir/Support/LLVM.h"
#include <optional>
#include <string>

namespace mlir::jit {

/// A parsed equation: a letter for each dimension.
struct EinsumEquation {
  SmallVector<std::string> inputs;
  std::string result;
};

/// Parses `equation` ("ij,jk->ik"); the result is completed when there is no
/// arrow. Gives nothing, and says why in `error`, when it is not well formed.
std::optional<EinsumEquation> parseEinsum(StringRef equation,
                                          std::string &error);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_EINSUM_H
