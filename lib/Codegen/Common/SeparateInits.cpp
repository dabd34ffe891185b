//===- SeparateInits.cpp - initial tensors that operations do not share ---===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::jit {
#define GEN_PASS_DEF_SEPARATEINITS
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

namespace {
struct SeparateInits : public jit::impl::SeparateInitsBase<SeparateInits> {
  using SeparateInitsBase::SeparateInitsBase;

  void runOnOperation() override {
    // Copies of fills are uses of the empty tensors.
    separate([](Operation *op) {
      auto fill = dyn_cast<linalg::FillOp>(op);
      return fill && fill.getNumResults() == 1 &&
             fill.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
    });
    separate([](Operation *op) { return isa<tensor::EmptyOp>(op); });
  }

private:
  /// What operations of a block write to instead of an initial tensor, and how
  /// many have so far.
  struct Group {
    Value init;
    unsigned size = 0;
  };

  /// Gives groups of operations that write to what `isShared` holds for copies
  /// of it.
  void separate(llvm::function_ref<bool(Operation *)> isShared) {
    DenseMap<std::pair<Operation *, Block *>, Group> groups;
    getOperation().walk<WalkOrder::PreOrder>(
        [&](DestinationStyleOpInterface op) {
          for (OpOperand &init : op.getDpsInitsMutable()) {
            Operation *source = init.get().getDefiningOp();
            if (!source || !isShared(source))
              continue;
            Group &group = groups[{source, op->getBlock()}];
            if (!group.init)
              group.init = init.get();
            if (group.size == share) {
              OpBuilder builder(op);
              group = {builder.clone(*source)->getResult(0), 0};
            }
            init.set(group.init);
            ++group.size;
          }
        });
  }
};
} // namespace
