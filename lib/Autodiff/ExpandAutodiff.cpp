//===- ExpandAutodiff.cpp - derivatives become calls ----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Differentiator.h"
#include "jit/Autodiff/Passes.h"
#include "jit/Dialect/Jit/IR/Checkpoints.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::jit {
#define GEN_PASS_DEF_EXPANDAUTODIFF
#include "jit/Autodiff/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-expand-autodiff"

namespace {
struct ExpandAutodiff : public jit::impl::ExpandAutodiffBase<ExpandAutodiff> {
  using ExpandAutodiffBase::ExpandAutodiffBase;

  void runOnOperation() override;

private:
  LogicalResult visit(func::FuncOp function, Differentiator &differentiator);

  /// Functions that have been visited, and those that are being.
  DenseSet<Operation *> done;
  llvm::SetVector<Operation *> path;
};
} // namespace

/// Expands the derivatives in `function`, after those in the functions that it
/// calls or takes derivatives of.
LogicalResult ExpandAutodiff::visit(func::FuncOp function,
                                    Differentiator &differentiator) {
  if (!function || done.contains(function))
    return success();
  path.insert(function);
  SmallVector<DerivativeOpInterface> derivatives;
  WalkResult outcome = function.walk([&](Operation *op) -> WalkResult {
    SmallVector<func::FuncOp> callees;
    if (auto derivative = dyn_cast<DerivativeOpInterface>(op)) {
      derivatives.push_back(derivative);
      callees.push_back(differentiator.getFunction(derivative.getCallee()));
    } else if (auto call = dyn_cast<CallOpInterface>(op)) {
      callees.push_back(differentiator.getCallee(call));
    }
    CustomRules rules = differentiator.getCustomRules(op);
    if (rules.vjp) {
      callees.push_back(differentiator.getFunction(rules.vjp.getForward()));
      callees.push_back(differentiator.getFunction(rules.vjp.getBackward()));
    }
    if (rules.jvp)
      callees.push_back(differentiator.getFunction(rules.jvp.getTangent()));
    // One that is being visited is called by a rule that it has itself.
    for (func::FuncOp callee : callees)
      if (callee && !path.contains(callee) &&
          failed(visit(callee, differentiator)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  if (outcome.wasInterrupted())
    return failure();
  for (DerivativeOpInterface derivative : derivatives)
    if (failed(differentiator.expand(derivative)))
      return failure();
  path.remove(function);
  done.insert(function);
  return success();
}

void ExpandAutodiff::runOnOperation() {
  ModuleOp module = getOperation();
  bool hasDerivatives =
      module.walk([](DerivativeOpInterface) { return WalkResult::interrupt(); })
          .wasInterrupted();
  if (hasDerivatives) {
    OpPassManager infer(ModuleOp::getOperationName());
    infer.addPass(createInferShapes());
    if (failed(runPipeline(infer, module)))
      return signalPassFailure();
    done.clear();
    path.clear();
    bool hasBudget =
        llvm::any_of(module.getOps<func::FuncOp>(), [](func::FuncOp function) {
          return function->hasAttr(memoryBudgetAttrName);
        });
    Differentiator differentiator(module, markBackward || hasBudget);
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>()))
      if (failed(visit(function, differentiator)))
        return signalPassFailure();
  }
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isa<CustomVjpOp, CustomJvpOp>(op))
      op.erase();
}
