//===- Pipelines.cpp - from a jit program to the LLVM dialect -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Pipelines/Pipelines.h"
#include "jit/Autodiff/Passes.h"
#include "jit/Codegen/CPU/Passes.h"
#include "jit/Codegen/Common/Passes.h"
#include "jit/Conversion/Passes.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

namespace {
struct StageInfo {
  StringLiteral name, description;
};
} // namespace

static constexpr StageInfo stageInfos[] = {
#define JIT_STAGE(NAME, TEXT, DESCRIPTION) {TEXT, DESCRIPTION},
#include "jit/Pipelines/Stages.def"
};

std::optional<Stage> jit::parseStage(StringRef name) {
  for (auto [index, info] : llvm::enumerate(stageInfos))
    if (info.name == name)
      return static_cast<Stage>(index);
  return std::nullopt;
}

llvm::Expected<Stage> jit::requireStage(StringRef name) {
  if (std::optional<Stage> stage = parseStage(name))
    return *stage;
  return llvm::createStringError(
      "unknown stage '" + name +
      "', expected one of: " + llvm::join(stageNames(), ", "));
}

StringRef jit::stageName(Stage stage) {
  return stageInfos[static_cast<int>(stage)].name;
}

StringRef jit::stageDescription(Stage stage) {
  return stageInfos[static_cast<int>(stage)].description;
}

SmallVector<StringRef> jit::stageNames() {
  return llvm::map_to_vector(
      stageInfos, [](const StageInfo &info) { return StringRef(info.name); });
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

static std::unique_ptr<Pass> createCanonicalizer() {
  const std::string disabled[] = {unsoundCarryPattern.str()};
  return createCanonicalizerPass(GreedyRewriteConfig(), disabled);
}

void jit::buildFrontendPipeline(OpPassManager &pm, const PipelineOptions &) {
  pm.addPass(createVerifyProgram());
  // Before anything folds what is undefined in arith.
  pm.addPass(createGuardScalars());
  // Derivatives keep less of a program that has been simplified.
  pm.addPass(createPrepareAutodiff());
  // Rules of the program are for calls; what derivatives call is inlined with
  // the rest.
  pm.addPass(createExpandAutodiff());
  // Calls cost a boundary that fusion and bufferization cannot see across.
  pm.addPass(createInlinerPass());
  pm.addPass(createSymbolDCEPass());
  // What follows wants ranks, and knows more the more extents it knows.
  pm.addPass(createInferShapes());
  pm.addPass(createDecompose());
  // Decomposition repeats itself where composites share inputs.
  pm.addPass(createCanonicalizer());
  // Sizes that were read from tensors are constants now.
  pm.addPass(createInferShapes());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createPartition());
}

void jit::buildLinalgPipeline(OpPassManager &pm,
                              const PipelineOptions &options) {
  pm.addPass(createJitToLinalg());
  // Extents become shared values, which what follows compares.
  pm.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  pm.addPass(createCanonicalizer());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createTieCarries());
  if (options.fuse) {
    pm.addNestedPass<func::FuncOp>(createFuseElementwise());
    pm.addPass(createCanonicalizer());
    pm.addPass(createCSEPass());
  }
}

void jit::buildBufferizePipeline(OpPassManager &pm, const PipelineOptions &) {
  // Buffers are not merged.
  pm.addPass(createRemoveBarriers());
  pm.addNestedPass<func::FuncOp>(createSeparateInits());
  pm.addPass(createPrepareEntries());
  pm.addNestedPass<func::FuncOp>(createReuseCarries());
  // Results are computed in the caller's buffers.
  pm.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions oneShot;
  oneShot.bufferizeFunctionBoundaries = true;
  oneShot.allowReturnAllocsFromLoops = true;
  oneShot.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(oneShot));
  // The first run finds what the second removes: copies of a buffer to itself.
  pm.addPass(createCanonicalizer());
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizer());
  bufferization::BufferDeallocationPipelineOptions deallocation;
  deallocation.privateFunctionDynamicOwnership = true;
  bufferization::buildBufferDeallocationPipeline(pm, deallocation);
  // Where a value has to be released by more than one owner.
  pm.addPass(createConvertBufferizationToMemRefPass());
  // What contractions pack their operands into belongs to the workspace.
  pm.addNestedPass<func::FuncOp>(createLowerContractions());
  pm.addNestedPass<func::FuncOp>(createPlanWorkspace());
}

void jit::buildLoopsPipeline(OpPassManager &pm, const PipelineOptions &) {
  pm.addNestedPass<func::FuncOp>(createExpandCopies());
  // Fixes the order of reductions, which loops of them would not keep.
  pm.addNestedPass<func::FuncOp>(createLowerReductions());
  pm.addNestedPass<func::FuncOp>(createLowerElementwise());
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  // Index arithmetic that the loops share.
  pm.addPass(createCanonicalizer());
  pm.addPass(createCSEPass());
  pm.addPass(createLoopInvariantCodeMotionPass());
}

void jit::buildLLVMPipeline(OpPassManager &pm, const PipelineOptions &options) {
  pm.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  // Reshapes to a shape that is data, which the LLVM dialect has no form of.
  pm.addPass(memref::createExpandOpsPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(createLowerKernelCalls());
  pm.addPass(createExpandHalves({options.nativeF16}));
  pm.addPass(createLowerAsserts());
  pm.addPass(createJitToLLVM());
  EmitEntriesOptions entries;
  entries.prefix = options.prefix;
  entries.staticEntries = options.staticEntries;
  pm.addPass(createEmitEntries(entries));
}

void jit::buildPipeline(OpPassManager &pm, const PipelineOptions &options) {
  if (options.last >= Stage::Frontend)
    buildFrontendPipeline(pm, options);
  if (options.last >= Stage::Linalg)
    buildLinalgPipeline(pm, options);
  if (options.last >= Stage::Bufferize)
    buildBufferizePipeline(pm, options);
  if (options.last >= Stage::Loops)
    buildLoopsPipeline(pm, options);
  if (options.last >= Stage::LLVM)
    buildLLVMPipeline(pm, options);
}

LogicalResult jit::runPasses(ModuleOp module,
                             function_ref<void(OpPassManager &)> build) {
  PassManager pm(module.getContext());
#ifdef NDEBUG
  pm.enableVerifier(false);
#endif
  build(pm);
  return pm.run(module);
}

void jit::buildInterpreterPipeline(OpPassManager &pm) {
  pm.addPass(createDesugarTripCounts());
  // Loops share the constants of their counters.
  pm.addPass(createCSEPass());
  pm.addPass(createRemoveBarriers());
  pm.addPass(createFlattenStages());
  // Loads and stores are uses as well. Drops come before moves, so that both
  // passes find the same ends: a drop is the last use of what it drops.
  pm.addPass(createInsertDrops());
  pm.addPass(createMarkMoves());
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace {
struct TextOptions : PassPipelineOptions<TextOptions> {
  Option<std::string> stopAfter{*this, "stop-after",
                                llvm::cl::desc("The last stage to run"),
                                llvm::cl::init("llvm")};
  Option<bool> fuse{*this, "fuse",
                    llvm::cl::desc("Fuse elementwise operations"),
                    llvm::cl::init(true)};
  Option<std::string> prefix{*this, "prefix",
                             llvm::cl::desc("What entries' names start with")};
  Option<bool> nativeF16{*this, "native-f16",
                         llvm::cl::desc("The target converts f16 itself")};
  Option<bool> staticEntries{*this, "static-entries",
                             llvm::cl::desc("Make entries that take pointers")};
};
} // namespace

void jit::registerPipelines() {
  // Not by PassPipelineRegistration, whose builders cannot fail.
  registerPassPipeline(
      "jit-pipeline", "All stages, or those up to stop-after",
      [](OpPassManager &pm, StringRef text,
         function_ref<LogicalResult(const Twine &)> fail) -> LogicalResult {
        TextOptions parsed;
        if (failed(parsed.parseFromString(text)))
          return failure();
        auto last = requireStage(parsed.stopAfter);
        if (!last)
          return fail(llvm::toString(last.takeError()));
        PipelineOptions options;
        options.last = *last;
        options.fuse = parsed.fuse;
        options.prefix = parsed.prefix;
        options.nativeF16 = parsed.nativeF16;
        options.staticEntries = parsed.staticEntries;
        buildPipeline(pm, options);
        return success();
      },
      [](function_ref<void(const detail::PassOptions &)> handle) {
        handle(TextOptions());
      });
#define JIT_STAGE_PIPELINE(NAME)                                               \
  PassPipelineRegistration<>(                                                  \
      ("jit-" + stageName(Stage::NAME) + "-pipeline").str(),                   \
      stageDescription(Stage::NAME), [](OpPassManager &pm) {                   \
        build##NAME##Pipeline(pm, PipelineOptions());                          \
      });
  JIT_STAGE_PIPELINE(Frontend)
  JIT_STAGE_PIPELINE(Linalg)
  JIT_STAGE_PIPELINE(Bufferize)
  JIT_STAGE_PIPELINE(Loops)
  JIT_STAGE_PIPELINE(LLVM)
#undef JIT_STAGE_PIPELINE
  PassPipelineRegistration<>(
      "jit-interpreter-pipeline",
      "From primitives to the form that the interpreter runs",
      buildInterpreterPipeline);
}
