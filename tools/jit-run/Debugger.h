//===- Debugger.h - jit-run --debug -----------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TOOLS_JIT_RUN_DEBUGGER_H
#define JIT_TOOLS_JIT_RUN_DEBUGGER_H

#include "Breakpoints.h"
#include "jitrt/kernels/value.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <optional>

namespace mlir::jit {

/// Stops before the first instruction, at breakpoints, after steps and at
/// errors, and does then what it reads, one command a line, until one of them
/// lets the program go on. The end of the input is the command quit, which ends
/// later runs, too.
class Debugger final : public jitrt::Observer {
public:
  /// Prompts if `input` is a terminal.
  Debugger(std::FILE *input, llvm::raw_ostream &output,
           int64_t maxPrintedElements);

  bool before(const jitrt::Position &position,
              const jitrt::State &state) override;
  void after(const jitrt::Position &, const jitrt::State &) override {}
  void failed(const jitrt::Status &status, const jitrt::State &state) override;

  struct Command;

private:
  /// Whether the program goes on after a command.
  enum class Outcome { Stay, GoOn, Quit };

  static const std::vector<Command> &commands();

  Outcome step(StringRef argument);
  Outcome next(StringRef argument);
  Outcome goOn(StringRef argument);
  Outcome quit(StringRef argument);
  Outcome addBreakpoint(StringRef argument);
  Outcome removeBreakpoint(StringRef argument);
  Outcome print(StringRef argument);
  Outcome printRegisters(StringRef argument);
  Outcome list(StringRef argument);
  Outcome where(StringRef argument);
  Outcome selectFrame(StringRef argument);
  Outcome help(StringRef argument);

  /// Reads and does commands; false if the program shall not go on.
  bool talk();
  Outcome execute(StringRef line);
  std::optional<std::string> readLine();
  Outcome refuse(const Twine &message);

  /// The function of the selected frame, and its instruction.
  jitrt::Position selected() const;
  std::string nameOf(uint32_t reg) const;
  void printInstruction(const jitrt::Position &position);
  void printValue(const jitrt::Value &value);

  std::FILE *input;
  llvm::raw_ostream &output;
  int64_t maxPrintedElements;

  Breakpoints breakpoints;
  /// Instructions to run before the next stop; none: as many as there are.
  std::optional<uint64_t> remaining = 0;
  /// Only those of so many nested calls count.
  size_t maxDepth = SIZE_MAX;
  bool hasQuit = false;

  // While it is stopped.
  const jitrt::State *state = nullptr;
  size_t frame = 0;
  std::string lastLine;
};

} // namespace mlir::jit

#endif // JIT_TOOLS_JIT_RUN_DEBUGGER_H
