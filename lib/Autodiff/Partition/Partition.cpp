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
    budget = memoryBudget;
    if (auto own = function->getAttrOfType<IntegerAttr>(memoryBudgetAttrName))
      budget = own.getInt();
    SmallVector<Block *> blocks = findBlocks(function);
    for (Block *block : blocks)
      if (failed(partition(*block)))
        return signalPassFailure();
    function.walk([](BarrierOp op) {
      if (!op.getBackward())
        return;
      op.replaceAllUsesWith(op.getValues());
      op.erase();
    });
  }

private:
  int64_t budget = 0;

  LogicalResult partition(Block &block) {
    Schedule schedule(block);
    if (budget > 0 && failed(requireKnownBytes(block)))
      return failure();
    Schedule::Repeated repeated = schedule.findCheapest();
    if (budget > 0) {
      // That may have lengthened lives of operands.
      if (schedule.findPeak({}).bytes < schedule.findPeak(repeated).bytes)
        repeated.clear();
      Schedule::Peak peak = schedule.keepBudget(repeated, budget);
      if (peak.bytes > budget)
        return getOperation().emitError("the memory budget is ")
               << budget << " bytes, the least peak found is " << peak.bytes
               << " bytes";
    }
    int64_t flops = 0, kept = 0;
    for (Operation *op : repeated)
      flops += countFlops(op);
    for (Operation *op : schedule.findKept(repeated))
      for (Type type : op->getResultTypes())
        kept += countBytes(type);
    Builder builder(&getContext());
    getOperation()->setAttr(
        "jit.memory_plan",
        builder.getDictionaryAttr(
            {builder.getNamedAttr(
                 "peak_bytes",
                 builder.getI64IntegerAttr(schedule.findPeak(repeated).bytes)),
             builder.getNamedAttr("kept_bytes",
                                  builder.getI64IntegerAttr(kept)),
             builder.getNamedAttr("repeated_flops",
                                  builder.getI64IntegerAttr(flops))}));
    schedule.apply(repeated);
    return success();
  }

  LogicalResult requireKnownBytes(Block &block) {
    WalkResult outcome = block.walk([](Operation *op) {
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
};
} // namespace
