//===- Partition.cpp - what is kept for the backward pass -----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"
#include "jit/Autodiff/Passes.h"
#include "jit/Dialect/Jit/IR/Checkpoints.h"
#include "jit/Dialect/Jit/IR/Jit.h"

namespace mlir::jit {
#define GEN_PASS_DEF_PARTITION
#include "jit/Autodiff/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

/// The blocks in which a backward pass begins, those inside others first.
static SmallVector<Block *> findBlocks(func::FuncOp function) {
  llvm::SetVector<Block *> blocks;
  function.walk([&](BarrierOp op) {
    if (op.getBackward())
      blocks.insert(op->getBlock());
  });
  return blocks.takeVector();
}

namespace {
struct Partition : public jit::impl::PartitionBase<Partition> {
  using PartitionBase::PartitionBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    budget = memoryBudget;
    if (auto own = function->getAttrOfType<IntegerAttr>(memoryBudgetAttrName))
      budget = own.getInt();
    keptBytes = repeatedFlops = 0;
    SmallVector<Block *> blocks = findBlocks(function);
    if (blocks.empty() && budget <= 0)
      return;
    if (budget > 0 && failed(requireKnownBytes()))
      return signalPassFailure();
    for (Block *block : blocks)
      partition(*block);
    // Of the whole function: a backward pass may be in a loop of it.
    int64_t peak = Schedule(function.front()).findPeak({}).bytes;
    if (budget > 0 && peak > budget) {
      function.emitError("the memory budget is ")
          << budget << " bytes, the least peak found is " << peak << " bytes";
      return signalPassFailure();
    }
    Builder builder(&getContext());
    auto number = [&](StringRef name, int64_t value) {
      return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
    };
    function->setAttr(
        memoryPlanAttrName,
        builder.getDictionaryAttr({number("peak_bytes", peak),
                                   number("kept_bytes", keptBytes),
                                   number("repeated_flops", repeatedFlops)}));
    function.walk([](BarrierOp op) {
      if (!op.getBackward())
        return;
      op.replaceAllUsesWith(op.getValues());
      op.erase();
    });
  }

private:
  void partition(Block &block) {
    Schedule schedule(block);
    Schedule::Repeated repeated = schedule.findCheapest();
    if (budget > 0) {
      // That may have lengthened lives of operands.
      if (schedule.findPeak({}).bytes < schedule.findPeak(repeated).bytes)
        repeated.clear();
      schedule.keepBudget(repeated, budget);
    }
    for (Operation *op : repeated)
      repeatedFlops += countFlops(op);
    for (Operation *op : schedule.findKept(repeated))
      keptBytes += estimateResultBytes(op);
    schedule.apply(repeated);
  }

  LogicalResult requireKnownBytes() {
    WalkResult outcome = getOperation().walk([](Operation *op) {
      for (OpResult result : op->getResults())
        if (!hasKnownBytes(result.getType())) {
          op->emitOpError("result #")
              << result.getResultNumber() << " is " << result.getType()
              << ", expected static extents for a memory budget";
          return WalkResult::interrupt();
        }
      return WalkResult::advance();
    });
    return failure(outcome.wasInterrupted());
  }

  int64_t budget = 0, keptBytes = 0, repeatedFlops = 0;
};
} // namespace
