//===- Isolation.h - work that may crash ------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_FUZZ_ISOLATION_H
#define JIT_FUZZ_ISOLATION_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace mlir::jit::fuzz {

struct IsolatedResult {
  /// What the work returned; empty where it did not end.
  std::string text;
  /// The signal that ended it, 0 where none did.
  int signal = 0;
  bool timedOut = false;

  bool isOk() const { return signal == 0 && !timedOut; }
};

/// Does `work` in a copy of this process, which is killed after `seconds`. No
/// other thread may run. What the copy writes to the standard error is lost.
IsolatedResult runIsolated(llvm::function_ref<std::string()> work,
                           unsigned seconds);

} // namespace mlir::jit::fuzz

#endif // JIT_FUZZ_ISOLATION_H
