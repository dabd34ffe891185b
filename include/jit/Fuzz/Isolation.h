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

/// A copy of this process that does something. No other thread may run when it
/// starts. What it writes to the standard error is lost.
class IsolatedWork {
public:
  /// Starts `work`; the copy is killed after `seconds`, 0: never.
  IsolatedWork(llvm::function_ref<std::string()> work, unsigned seconds);
  /// To be called once.
  IsolatedResult wait();

private:
  int input = -1;
  int child = -1;
};

inline IsolatedResult runIsolated(llvm::function_ref<std::string()> work,
                                  unsigned seconds) {
  return IsolatedWork(work, seconds).wait();
}

} // namespace mlir::jit::fuzz

#endif // JIT_FUZZ_ISOLATION_H
