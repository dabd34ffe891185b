//===- Check.h - runs programs on all paths and compares them ---*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_FUZZ_CHECK_H
#define JIT_FUZZ_CHECK_H

#include "jitrt/tensor/tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::jit::fuzz {

enum class FailureKind {
  /// The verifier does not want the program.
  Invalid,
  /// A path cannot compile it.
  Compile,
  /// Results differ.
  Values,
  /// One path fails and another does not, or somewhere else.
  Errors,
  /// The process ends by a signal.
  Crash,
  /// It takes too long.
  Hang,
};
StringRef failureKindName(FailureKind kind);

struct Failure {
  FailureKind kind;
  /// One line: which path, what it gave, what another gave.
  std::string text;
  /// The run that failed, by its position.
  unsigned run = 0;
};

/// A public function and the arguments of its runs.
struct Case {
  std::string function;
  unsigned numResults = 0;
  std::vector<std::vector<jitrt::Tensor>> runs;
};

/// "interpret", "O0", "O3".
std::vector<std::string> pathNames();

/// Runs the functions of `module` in native code at -O0 and -O3 and on the
/// interpreter and compares results bit by bit, where any NaN equals any other:
/// that is what docs/Spec.md promises of all operations. Errors have to agree
/// in kind and place. One answer a case; the module stays as it is. `paths` are
/// some of `pathNames`; empty: all.
std::vector<std::optional<Failure>> check(ModuleOp module, ArrayRef<Case> cases,
                                          ArrayRef<std::string> paths = {});

/// The results of one run at -O0; none where that fails.
std::optional<std::vector<jitrt::Tensor>>
evaluate(ModuleOp module, StringRef function, unsigned numResults,
         ArrayRef<jitrt::Tensor> args);

} // namespace mlir::jit::fuzz

#endif // JIT_FUZZ_CHECK_H
