//===- FlattenStages.cpp - separates the stages of functions --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/RegionCasts.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <map>

namespace mlir::jit {
#define GEN_PASS_DEF_FLATTENSTAGES
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-flatten-stages"

namespace {
/// The uses of a value in stages behind the one that defines it, by stage.
using LaterUses = std::map<unsigned, SmallVector<OpOperand *>>;

/// A function's block that `jit.suspend` divides into stages.
class StagedBlock {
public:
  StagedBlock(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block) {
    for (Operation &op : block) {
      stages.try_emplace(&op, suspends.size());
      if (auto suspend = dyn_cast<SuspendOp>(op)) {
        suspends.push_back(suspend);
        starts.push_back(suspend);
      }
      if (auto store = dyn_cast<StoreOp>(op))
        slots = std::max<int64_t>(slots, store.getSlot() + 1);
    }
  }

  /// Takes all values that cross a stage's end out of the registers.
  void separate();

private:
  LaterUses laterUses(Value value);
  /// Makes `uses` use the result of the operation that `create` makes at the
  /// start of `stage`, behind those that were made there before.
  void replaceAtStart(unsigned stage, ArrayRef<OpOperand *> uses,
                      function_ref<Operation *()> create);
  /// Gives the uses of a constant constants of their stages.
  void repeatConstant(Operation *op);
  /// Stores `value` at the end of its stage, and loads it for its uses.
  void throughSlot(Value value);

  unsigned stageOf(Value value) {
    Operation *op = value.getDefiningOp();
    return op ? stages.lookup(op) : 0;
  }
  RewriterBase &rewriter;
  Block &block;
  SmallVector<SuspendOp> suspends;
  DenseMap<Operation *, unsigned> stages;
  /// For each stage but the first, the last operation of what was inserted at
  /// its start, or the suspension in front of it.
  SmallVector<Operation *> starts{nullptr};
  int64_t slots = 0;
};
} // namespace

LaterUses StagedBlock::laterUses(Value value) {
  LaterUses uses;
  unsigned own = stageOf(value);
  for (OpOperand &use : value.getUses()) {
    unsigned stage =
        stages.lookup(block.findAncestorOpInBlock(*use.getOwner()));
    if (stage != own)
      uses[stage].push_back(&use);
  }
  return uses;
}

void StagedBlock::replaceAtStart(unsigned stage, ArrayRef<OpOperand *> uses,
                                 function_ref<Operation *()> create) {
  rewriter.setInsertionPointAfter(starts[stage]);
  starts[stage] = create();
  for (OpOperand *use : uses)
    rewriter.modifyOpInPlace(use->getOwner(),
                             [&] { use->set(starts[stage]->getResult(0)); });
}

void StagedBlock::repeatConstant(Operation *op) {
  for (auto &[stage, uses] : laterUses(op->getResult(0))) {
    replaceAtStart(stage, uses, [&] { return rewriter.clone(*op); });
  }
  if (op->use_empty())
    rewriter.eraseOp(op);
}

void StagedBlock::throughSlot(Value value) {
  LaterUses uses = laterUses(value);
  if (uses.empty())
    return;
  int64_t slot = slots++;
  rewriter.setInsertionPoint(suspends[stageOf(value)]);
  StoreOp::create(rewriter, value.getLoc(), value, slot);
  for (auto &[stage, stageUses] : uses) {
    bool take = stage == uses.rbegin()->first;
    replaceAtStart(stage, stageUses, [&] {
      return LoadOp::create(rewriter, value.getLoc(), value.getType(), slot,
                            take);
    });
  }
}

void StagedBlock::separate() {
  SmallVector<Operation *> constants;
  SmallVector<Value> values(block.getArguments());
  for (Operation &op : block) {
    if (op.hasTrait<OpTrait::ConstantLike>())
      constants.push_back(&op);
    else
      llvm::append_range(values, op.getResults());
  }
  llvm::for_each(constants, [&](Operation *op) { repeatConstant(op); });
  llvm::for_each(values, [&](Value value) { throughSlot(value); });
}

namespace {
struct FlattenStages : public jit::impl::FlattenStagesBase<FlattenStages> {
  using FlattenStagesBase::FlattenStagesBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk<WalkOrder::PostOrder>(
        [&](CheckpointOp op) { inlineRegion(rewriter, op, op.getBody()); });
    WalkResult result = getOperation()->walk([&](FunctionOpInterface function) {
      return WalkResult(flatten(rewriter, function));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }

private:
  static LogicalResult flatten(RewriterBase &rewriter,
                               FunctionOpInterface function) {
    SmallVector<StageOp> stages;
    for (Block &block : function.getFunctionBody())
      llvm::append_range(stages, block.getOps<StageOp>());
    if (stages.empty())
      return success();
    if (!function.getFunctionBody().hasOneBlock())
      return function->emitOpError("has stages and ")
             << function.getFunctionBody().getBlocks().size()
             << " blocks, expected one block";
    for (StageOp stage : stages) {
      if (stage != stages.back()) {
        rewriter.setInsertionPointAfter(stage);
        SuspendOp::create(rewriter, stage.getLoc());
      }
      inlineRegion(rewriter, stage, stage.getBody());
    }
    StagedBlock(rewriter, function.getFunctionBody().front()).separate();
    return success();
  }
};
} // namespace
