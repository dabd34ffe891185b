//===- Nesting.h - how deep the brackets of a text nest ---------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_IMPORT_NESTING_H
#define JIT_IMPORT_NESTING_H

#include "mlir/Support/LLVM.h"
#include <optional>

namespace mlir::jit {

/// What the parser and the passes, which recurse, have room for on a stack of
/// usual size.
inline constexpr unsigned maxNesting = 1000;

/// The line of the first bracket of MLIR text that is nested deeper than
/// `maxNesting`.
std::optional<unsigned> findDeepNesting(StringRef text);

} // namespace mlir::jit

#endif // JIT_IMPORT_NESTING_H
