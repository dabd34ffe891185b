//===- Runner.h - the ways in which jit-run runs functions ------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TOOLS_JIT_RUN_RUNNER_H
#define JIT_TOOLS_JIT_RUN_RUNNER_H

#include "Debugger.h"
#include "jit/Execution/InterpreterEngine.h"
#include "jit/Execution/OrcEngine.h"
#include "jit/Import/Program.h"
#include "jitrt/vm/chrome_trace.h"

namespace mlir::jit {

/// A public function, as far as calling it goes.
struct Signature {
  std::string name;
  std::vector<jitrt::ExpectedType> arguments;
  size_t numResults = 0;
};

/// The signature of a function in the source. Fails for types that jit-run has
/// no values of.
llvm::Expected<Signature> signatureOf(const FunctionInfo &function);

/// Likewise for a function of bytecode.
llvm::Expected<Signature> signatureOf(const jitrt::isa::Function &function);

/// A program that is ready to run.
class Runner {
public:
  virtual ~Runner() = default;
  virtual jitrt::Result<std::vector<jitrt::Tensor>>
  call(const Signature &function, ArrayRef<jitrt::Tensor> args) = 0;
  /// To call when nothing else is to run, whether or not it has failed.
  virtual jitrt::Status finish() { return jitrt::Status::ok(); }
};

/// What follows the interpreter: one of these, or nothing.
struct Observation {
  /// Read commands from the standard input.
  bool debug = false;
  int64_t maxPrintedElements = 0;
  /// Where to write the times of instructions; empty: nowhere.
  std::string traceFile;
};

/// Compiled code.
class CompiledRunner final : public Runner {
public:
  explicit CompiledRunner(std::unique_ptr<OrcEngine> engine)
      : engine(std::move(engine)) {}
  jitrt::Result<std::vector<jitrt::Tensor>>
  call(const Signature &function, ArrayRef<jitrt::Tensor> args) override;

private:
  std::unique_ptr<OrcEngine> engine;
};

/// The interpreter.
class InterpretingRunner final : public Runner {
public:
  InterpretingRunner(std::unique_ptr<InterpreterEngine> engine,
                     const Observation &observation);

  jitrt::Result<std::vector<jitrt::Tensor>>
  call(const Signature &function, ArrayRef<jitrt::Tensor> args) override {
    return engine->call(function.name, args);
  }
  jitrt::Status finish() override;

private:
  std::unique_ptr<InterpreterEngine> engine;
  std::unique_ptr<jitrt::Observer> debugger;
  std::unique_ptr<jitrt::ChromeTrace> trace;
  std::string traceFile;
};

} // namespace mlir::jit

#endif // JIT_TOOLS_JIT_RUN_RUNNER_H
