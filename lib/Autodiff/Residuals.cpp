//===- Residuals.cpp - what a backward pass uses of a forward pass --------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Residuals.h"
#include "Extents.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

static bool isInside(Region &region, Value value) {
  return region.isAncestor(value.getParentRegion());
}

/// Whether keeping the result costs more than computing it again from the
/// operands.
static bool isCheap(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() ||
         isa<tensor::CastOp, BroadcastToOp, FullOp, ZerosOp, OnesOp, IotaOp>(
             op);
}

namespace {
class Finder {
public:
  Finder(Region &forward, Region &backward, IRMapping &known)
      : forward(forward), known(known),
        builder(OpBuilder::atBlockBegin(&backward.front())) {
    // Behind what `known` consists of.
    for (auto &entry : known.getValueMap())
      if (Operation *op = entry.second.getDefiningOp();
          op && op->getBlock() == &backward.front() &&
          !op->isBeforeInBlock(&*builder.getInsertionPoint()))
        builder.setInsertionPointAfter(op);
  }

  void localize(Operation *op) {
    if (auto dim = dyn_cast<tensor::DimOp>(op); dim && moveForward(dim))
      return;
    if (auto length = dyn_cast<ListLenOp>(op); length && moveForward(length))
      return;
    for (OpOperand &operand : op->getOpOperands())
      if (isInside(forward, operand.get()))
        operand.set(getLocal(operand.get()));
  }

  llvm::SetVector<Value> residuals;

private:
  /// The value that stands for `value` in the backward region: itself where it
  /// is a residual.
  Value getLocal(Value value) {
    if (!isInside(forward, value))
      return value;
    if (Value local = known.lookupOrNull(value))
      return local;
    Operation *op = value.getDefiningOp();
    if (!op || !isCheap(op)) {
      residuals.insert(value);
      return value;
    }
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getLocal(operand));
    Operation *clone = builder.clone(*op);
    clone->setOperands(operands);
    known.map(op->getResults(), clone->getResults());
    return known.lookup(value);
  }

  /// An extent is kept, not the tensor.
  bool moveForward(tensor::DimOp dim) {
    Value source = dim.getSource();
    auto index = dim.getConstantIndex();
    if (!isInside(forward, source) || !index ||
        !isa<RankedTensorType>(source.getType()))
      return false;
    OpBuilder before(dim);
    Extent extent = traceExtent(source, *index);
    if (extent.value && isInside(forward, extent.value) && extent.dim >= 0) {
      before.setInsertionPointAfterValue(extent.value);
      extent = {before.createOrFold<tensor::DimOp>(dim.getLoc(), extent.value,
                                                   extent.dim),
                -1, 0};
      before.setInsertionPoint(dim);
    }
    Value value = getValueOrCreateConstantIndexOp(
        before, dim.getLoc(), materialize(before, dim.getLoc(), extent));
    dim.getResult().replaceAllUsesWith(
        isInside(forward, value) ? getLocal(value) : value);
    erase(dim);
    return true;
  }

  /// A length is kept, not the list.
  bool moveForward(ListLenOp length) {
    Value list = length.getList();
    if (!isInside(forward, list))
      return false;
    OpBuilder after(length);
    after.setInsertionPointAfterValue(list);
    Value value = ListLenOp::create(after, length.getLoc(), list);
    length.getResult().replaceAllUsesWith(getLocal(value));
    erase(length);
    return true;
  }

  /// Also where the builder stands at it.
  void erase(Operation *op) {
    if (builder.getInsertionBlock() == op->getBlock() &&
        builder.getInsertionPoint() == Block::iterator(op))
      builder.setInsertionPointAfter(op);
    op->erase();
  }

  Region &forward;
  IRMapping &known;
  OpBuilder builder;
};
} // namespace

llvm::SetVector<Value> jit::findResiduals(Region &forward, Region &backward,
                                          IRMapping &known) {
  Finder finder(forward, backward, known);
  SmallVector<Operation *> ops;
  backward.walk([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    finder.localize(op);
  return finder.residuals;
}

void jit::replaceInRegion(Value residual, Value local, Region &backward) {
  residual.replaceUsesWithIf(local, [&](OpOperand &use) {
    return backward.isAncestor(use.getOwner()->getParentRegion());
  });
}
