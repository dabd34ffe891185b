//===- ToolSupport.h - what the tools' mains share --------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TOOLS_TOOLSUPPORT_H
#define JIT_TOOLS_TOOLSUPPORT_H

#include "jitrt/support/strings.h"
#include "mlir/Support/LLVM.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::jit {

/// Says what is wrong, in one line: "tool: error: message".
inline LogicalResult reportError(StringRef tool, const Twine &message) {
  llvm::errs() << tool << ": error: " << jitrt::oneLine(message.str()) << "\n";
  return failure();
}

/// Parses main's options; on failure the error, in one line, has been printed.
inline LogicalResult parseCommandLine(StringRef tool, int argc, char **argv,
                                      StringRef overview) {
  std::string text;
  llvm::raw_string_ostream errors(text);
  if (llvm::cl::ParseCommandLineOptions(argc, argv, overview, &errors))
    return success();
  // Each of LLVM's lines starts with the tool's name. Those on values it has
  // printed itself.
  SmallVector<StringRef> lines;
  std::string message;
  StringRef(text).trim().split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    line.consume_front(llvm::sys::path::filename(argv[0]));
    line.consume_front(": ");
    message += (message.empty() ? "" : " ") + line.trim().str();
  }
  return message.empty() ? failure() : reportError(tool, message);
}

/// Writes what is left of the standard output. It is an error when that, or
/// anything before, cannot be written; LLVM would abort over it.
inline LogicalResult flushOutput(StringRef tool) {
  llvm::raw_fd_ostream &output = llvm::outs();
  output.flush();
  if (!output.has_error())
    return success();
  std::string reason = output.error().message();
  output.clear_error();
  return reportError(tool, "cannot write the standard output: " + reason);
}

inline llvm::Error checkOptLevel(unsigned level) {
  if (level <= 3)
    return llvm::Error::success();
  return llvm::createStringError("optimisation level is " + Twine(level) +
                                 ", expected 0 to 3");
}

} // namespace mlir::jit

#endif // JIT_TOOLS_TOOLSUPPORT_H
