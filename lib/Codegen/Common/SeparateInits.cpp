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

/// Whether the operation may write to the operand.
static bool isInit(OpOperand &use) {
  auto op = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
  return op && op.isDpsInit(&use);
}

/// Whether `value` has uses besides those that write to it.
static bool isRead(Value value) {
  return !llvm::all_of(value.getUses(), isInit);
}

/// Gives each use that writes to the result of `op` a copy of `op` in front of
/// it; the last of them takes `op` itself unless somebody reads it.
static void separate(Operation *op) {
  Value value = op->getResult(0);
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : value.getUses())
    if (isInit(use))
      uses.push_back(&use);
  if (uses.empty())
    return;
  for (OpOperand *use : ArrayRef(uses).drop_back(isRead(value) ? 0 : 1)) {
    OpBuilder builder(use->getOwner());
    use->set(builder.clone(*op)->getResult(0));
  }
}

namespace {
struct SeparateInits : public jit::impl::SeparateInitsBase<SeparateInits> {
  using SeparateInitsBase::SeparateInitsBase;

  void runOnOperation() override {
    // Copies of fills are uses of the empty tensors.
    SmallVector<Operation *> fills, empties;
    getOperation().walk([&](linalg::FillOp op) {
      if (op.getNumResults() == 1 &&
          op.getOutputs().front().getDefiningOp<tensor::EmptyOp>())
        fills.push_back(op);
    });
    getOperation().walk([&](tensor::EmptyOp op) { empties.push_back(op); });
    for (Operation *op : fills)
      separate(op);
    for (Operation *op : empties)
      separate(op);
  }
};
} // namespace
