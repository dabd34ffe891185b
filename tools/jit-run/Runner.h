//===- Runner.h - the ways in which jit-run runs functions ------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TOOLS_JIT_RUN_RUNNER_H
#define JIT_TOOLS_JIT_RUN_RUNNER_H

#include "jit/Execution/InterpreterEngine.h"
#include "jit/Execution/OrcEngine.h"
#include "jit/Import/Program.h"

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

/// Those of the public functions of bytecode.
llvm::Expected<std::vector<Signature>>
signaturesOf(const jitrt::Program &program);

/// Whether the file starts as bytecode does.
bool isBytecodeFile(const std::string &path);

/// A program that is ready to run.
class Runner {
public:
  virtual ~Runner() = default;
  virtual jitrt::Result<std::vector<jitrt::Tensor>>
  call(const Signature &function, ArrayRef<jitrt::Tensor> args) = 0;
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
  explicit InterpretingRunner(std::unique_ptr<InterpreterEngine> engine)
      : owned(std::move(engine)), engine(*owned) {}
  /// `engine` outlives the runner.
  explicit InterpretingRunner(InterpreterEngine &engine) : engine(engine) {}

  jitrt::Result<std::vector<jitrt::Tensor>>
  call(const Signature &function, ArrayRef<jitrt::Tensor> args) override {
    return engine.call(function.name, args);
  }

private:
  std::unique_ptr<InterpreterEngine> owned;
  InterpreterEngine &engine;
};

} // namespace mlir::jit

#endif // JIT_TOOLS_JIT_RUN_RUNNER_H
