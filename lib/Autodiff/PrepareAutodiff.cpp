//===- PrepareAutodiff.cpp - makes derivatives smaller --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Autodiff/Passes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Analysis/CallGraph.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Inliner.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::jit {
#define GEN_PASS_DEF_PREPAREAUTODIFF
#include "jit/Autodiff/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-prepare-autodiff"

namespace {
struct PrepareAutodiff
    : public jit::impl::PrepareAutodiffBase<PrepareAutodiff> {
  using PrepareAutodiffBase::PrepareAutodiffBase;

  void runOnOperation() override;

private:
  LogicalResult inlineCalls();
};
} // namespace

/// Names of the functions that have a rule of the program. It is found by the
/// name in a call.
static llvm::StringSet<> functionsWithRules(ModuleOp module) {
  llvm::StringSet<> names;
  for (Operation &op : *module.getBody()) {
    if (auto rule = dyn_cast<CustomVjpOp>(op); rule && !rule.getKernel())
      names.insert(rule.getCallee());
    if (auto rule = dyn_cast<CustomJvpOp>(op); rule && !rule.getKernel())
      names.insert(rule.getCallee());
  }
  return names;
}

/// Inlines calls, but those of functions with rules.
LogicalResult PrepareAutodiff::inlineCalls() {
  llvm::StringSet<> kept = functionsWithRules(getOperation());
  auto mayInline = [&](const Inliner::ResolvedCall &call) {
    Operation *callee = call.targetNode->getCallableRegion()->getParentOp();
    return !kept.contains(SymbolTable::getSymbolName(callee).getValue());
  };
  auto run = [](Pass &pass, OpPassManager &passes, Operation *op) {
    return cast<PrepareAutodiff>(pass).runPipeline(passes, op);
  };
  InlinerConfig config;
  // Functions do not call themselves: as often as calls nest is enough.
  config.setMaxInliningIterations(16);
  Inliner inliner(getOperation(), getAnalysis<CallGraph>(), *this,
                  getAnalysisManager(), run, config, mayInline);
  return inliner.doInlining();
}

void PrepareAutodiff::runOnOperation() {
  ModuleOp module = getOperation();
  bool hasDerivatives =
      module.walk([](DerivativeOpInterface) { return WalkResult::interrupt(); })
          .wasInterrupted();
  if (!hasDerivatives)
    return markAllAnalysesPreserved();
  OpPassManager infer(ModuleOp::getOperationName());
  infer.addPass(createInferShapes());
  OpPassManager simplify(ModuleOp::getOperationName());
  simplify.addPass(createCanonicalizerPass());
  simplify.addPass(createCSEPass());
  // Extents that were read from tensors are constants now.
  simplify.addPass(createInferShapes());
  if (failed(runPipeline(infer, module)) || failed(inlineCalls()) ||
      failed(runPipeline(simplify, module)))
    signalPassFailure();
}
