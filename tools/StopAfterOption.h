//===- StopAfterOption.h - --stop-after=<stage> of the tools ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TOOLS_STOPAFTEROPTION_H
#define JIT_TOOLS_STOPAFTEROPTION_H

#include "jit/Pipelines/Pipelines.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::jit {

/// The stages' names for the help. LLVM's code generator, which is in the same
/// library, has an option of the same name; it gives way here.
inline std::string stopAfterDescription() {
  if (llvm::cl::Option *taken =
          llvm::cl::getRegisteredOptions().lookup("stop-after"))
    taken->removeArgument();
  return "Print the program as it is behind this stage: " +
         llvm::join(stageNames(), ", ");
}

/// Has to be made before main's options are parsed.
struct StopAfterOption {
  std::string description = stopAfterDescription();
  llvm::cl::opt<std::string> stage;

  explicit StopAfterOption(llvm::cl::OptionCategory &category)
      : stage("stop-after", llvm::cl::desc(description),
              llvm::cl::value_desc("stage"), llvm::cl::cat(category)) {}
};

} // namespace mlir::jit

#endif // JIT_TOOLS_STOPAFTEROPTION_H
