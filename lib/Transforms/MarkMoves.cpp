//===- MarkMoves.cpp - marks operands that give up their value ------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Analysis/Ownership.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"

namespace mlir::jit {
#define GEN_PASS_DEF_MARKMOVES
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-mark-moves"

/// Which operands of the operations of `block` are moved; operations without
/// such an operand are left out.
static DenseMap<Operation *, SmallVector<bool>> movesOf(Block &block) {
  DenseMap<Operation *, SmallVector<bool>> moves;
  forEachValue(block, [&](Value value) {
    if (!isOwned(value.getType()))
      return;
    ValueEnd end = endOf(value);
    if (end.kind != ValueEnd::Kind::Operand || isa<DropOp>(end.last))
      return;
    SmallVector<bool> &operands = moves[end.last];
    operands.resize(end.last->getNumOperands());
    operands[end.operand] = true;
  });
  return moves;
}

namespace {
struct MarkMoves : public jit::impl::MarkMovesBase<MarkMoves> {
  using MarkMovesBase::MarkMovesBase;

  void runOnOperation() override {
    if (failed(verifyStructured(getOperation())))
      return signalPassFailure();
    StringRef name = JitDialect::getMovesAttrName();
    forEachBlock(getOperation(), [&](Block &block) {
      auto moves = movesOf(block);
      for (Operation &op : block) {
        auto found = moves.find(&op);
        if (found == moves.end()) {
          op.removeDiscardableAttr(name);
          continue;
        }
        op.setDiscardableAttr(
            name, DenseBoolArrayAttr::get(&getContext(), found->second));
      }
    });
  }
};
} // namespace
