//===- OrcEngine.h - runs compiled programs in this process -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_EXECUTION_ORCENGINE_H
#define JIT_EXECUTION_ORCENGINE_H

#include "jit/Pipelines/Pipelines.h"
#include "jitrt/abi/abi.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace llvm::orc {
class LLJIT;
} // namespace llvm::orc

namespace mlir::jit {

struct EngineOptions {
  /// 0 to 3, of LLVM's pipeline and code generator.
  unsigned optLevel = 2;
  /// Libraries to look for the kernels of `jit.custom_call` in: files, or names
  /// that the system's loader looks for.
  std::vector<std::string> sharedLibraries;
  /// Kernels that the host program provides, by name; they go before those of
  /// libraries.
  llvm::StringMap<jit_kernel> kernels;
  /// `last` is ignored: everything is compiled.
  PipelineOptions pipeline;
};

/// A program in the LLVM dialect, which engines of any level are made of.
struct LoweredProgram {
  ModuleOp module;
  /// Where each kernel is called, at first.
  llvm::StringMap<Location> kernelCalls;
};

/// A compiled program. Functions may be called from several threads at once.
class OrcEngine {
public:
  /// Compiles `module`, which is lowered in place. A kernel that is not found
  /// is an error at the operation that calls it. Diagnostics go to the module's
  /// context; the error returned then says only that it failed.
  static llvm::Expected<std::unique_ptr<OrcEngine>>
  create(ModuleOp module, const EngineOptions &options);
  /// The two halves of `create`: `lower` changes `module`, and does not look at
  /// `optLevel`; `compile` changes nothing, and looks at all but `pipeline`.
  static llvm::Expected<LoweredProgram> lower(ModuleOp module,
                                              const EngineOptions &options);
  static llvm::Expected<std::unique_ptr<OrcEngine>>
  compile(const LoweredProgram &program, const EngineOptions &options);
  ~OrcEngine();

  /// The entry of the public function `name`; an error if there is none. Lives
  /// as long as the engine.
  llvm::Expected<jit_entry> lookup(StringRef name) const;

private:
  struct Reports;

  OrcEngine();
  /// Outlives `lljit`, which writes to it.
  std::unique_ptr<Reports> reports;
  std::unique_ptr<llvm::orc::LLJIT> lljit;
};

} // namespace mlir::jit

#endif // JIT_EXECUTION_ORCENGINE_H
