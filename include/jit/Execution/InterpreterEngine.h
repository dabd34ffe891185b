//===- InterpreterEngine.h - runs programs without compiling ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_EXECUTION_INTERPRETERENGINE_H
#define JIT_EXECUTION_INTERPRETERENGINE_H

#include "jitrt/abi/abi.h"
#include "jitrt/io/value_spec.h"
#include "jitrt/vm/interpreter.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace mlir::jit {

struct InterpreterOptions {
  /// Libraries to look for the kernels of `jit.custom_call` in: files, or names
  /// that the system's loader looks for. They stay loaded.
  std::vector<std::string> sharedLibraries;
  /// Kernels that the host program provides, by name; they go before those of
  /// libraries.
  llvm::StringMap<jit_kernel> kernels;
};

/// A program as bytecode in this process. One thread at a time may call.
class InterpreterEngine {
public:
  /// Lowers `module` in place and writes its bytecode. A kernel that is not
  /// found is an error at the operation that calls it. Diagnostics go to the
  /// module's context; the error returned then says only that it failed.
  static llvm::Expected<std::unique_ptr<InterpreterEngine>>
  create(ModuleOp module, const InterpreterOptions &options);
  /// Loads a .jbc file.
  static llvm::Expected<std::unique_ptr<InterpreterEngine>>
  load(const std::string &fileName, const InterpreterOptions &options);

  /// Calls a public function. Host scalars are tensors of rank 0. The error of
  /// a failed call has the failing operation's location in its message.
  jitrt::Result<std::vector<jitrt::Tensor>> call(StringRef name,
                                                 ArrayRef<jitrt::Tensor> args);

  const jitrt::Program &getProgram() const { return state.getProgram(); }
  /// For observers.
  jitrt::State &getState() { return state; }

private:
  explicit InterpreterEngine(std::shared_ptr<const jitrt::Program> program)
      : state(std::move(program)) {}

  static llvm::Expected<std::unique_ptr<InterpreterEngine>>
  loadSource(jitrt::ByteSource source, const InterpreterOptions &options);

  jitrt::State state;
};

} // namespace mlir::jit

#endif // JIT_EXECUTION_INTERPRETERENGINE_H
