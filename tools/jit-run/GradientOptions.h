//===- GradientOptions.h - jit-run --check-gradients ------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TOOLS_JIT_RUN_GRADIENTOPTIONS_H
#define JIT_TOOLS_JIT_RUN_GRADIENTOPTIONS_H

#include "jit/Gradients/GradientCheck.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::jit {

/// The options of a check of derivatives that no other use of the tool has.
class GradientOptions {
public:
  explicit GradientOptions(llvm::cl::OptionCategory &category);

  /// Whether the check is asked for.
  bool isGiven() const { return kind.getNumOccurrences() != 0; }
  /// What they say.
  void apply(GradientCheckOptions &options) const;

private:
  llvm::cl::opt<GradientCheckKind> kind;
  llvm::cl::opt<uint64_t> seed;
  llvm::cl::opt<int64_t> elements;
};

} // namespace mlir::jit

#endif // JIT_TOOLS_JIT_RUN_GRADIENTOPTIONS_H
