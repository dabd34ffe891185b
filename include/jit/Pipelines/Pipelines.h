//===- Pipelines.h - from a jit program to the LLVM dialect -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_PIPELINES_PIPELINES_H
#define JIT_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace mlir::jit {

/// The stages of Stages.def, in order.
enum class Stage {
#define JIT_STAGE(NAME, TEXT, DESCRIPTION) NAME,
#include "jit/Pipelines/Stages.def"
};

/// The stage of that name, if there is one.
std::optional<Stage> parseStage(StringRef name);
/// The same with an error that lists those there are.
llvm::Expected<Stage> requireStage(StringRef name);
StringRef stageName(Stage stage);
StringRef stageDescription(Stage stage);
/// All names, in order.
SmallVector<StringRef> stageNames();

/// What the pipelines can be told. One structure for the JIT and for objects,
/// so that they differ only where it says so.
struct PipelineOptions {
  /// What the names of the C entries start with.
  std::string prefix;
  /// Entries take pointers where all shapes are static (for objects); else
  /// DLTensors.
  bool staticEntries = false;
  /// Fuse elementwise operations into their consumers.
  bool fuse = true;
  /// The target converts between f16 and f32 by itself.
  bool nativeF16 = false;
  /// Stop behind this stage.
  Stage last = Stage::LLVM;
};

void buildFrontendPipeline(OpPassManager &pm, const PipelineOptions &options);
void buildLinalgPipeline(OpPassManager &pm, const PipelineOptions &options);
void buildBufferizePipeline(OpPassManager &pm, const PipelineOptions &options);
void buildLoopsPipeline(OpPassManager &pm, const PipelineOptions &options);
void buildLLVMPipeline(OpPassManager &pm, const PipelineOptions &options);

/// All stages up to `options.last`.
void buildPipeline(OpPassManager &pm, const PipelineOptions &options);

/// Runs the passes that `build` adds on `module`. In builds without assertions
/// the module, which was verified when it was read, is not verified again.
LogicalResult runPasses(ModuleOp module,
                        function_ref<void(OpPassManager &)> build);

/// Behind the frontend stage: the form that the interpreter runs
/// (docs/Interpreter.md), with explicit counters, stages, drops and moves.
void buildInterpreterPipeline(OpPassManager &pm);

/// Registers each stage as a pipeline `jit-<stage>-pipeline`, and all of them
/// as `jit-pipeline` with the option `stop-after`; and the interpreter's as
/// `jit-interpreter-pipeline`.
void registerPipelines();

} // namespace mlir::jit

#endif // JIT_PIPELINES_PIPELINES_H
