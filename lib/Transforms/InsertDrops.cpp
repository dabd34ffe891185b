//===- InsertDrops.cpp - releases values that no last use does ------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Analysis/Ownership.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"

namespace mlir::jit {
#define GEN_PASS_DEF_INSERTDROPS
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-insert-drops"

/// The values of `block` to drop after each of its operations, and (null) at
/// its start.
static llvm::MapVector<Operation *, SmallVector<Value>> dropsOf(Block &block) {
  llvm::MapVector<Operation *, SmallVector<Value>> drops;
  forEachValue(block, [&](Value value) {
    if (!isOwned(value.getType()))
      return;
    ValueEnd end = endOf(value);
    if (end.kind == ValueEnd::Kind::Unused)
      drops[value.getDefiningOp()].push_back(value);
    else if (end.kind == ValueEnd::Kind::Region)
      drops[end.last].push_back(value);
  });
  return drops;
}

namespace {
struct InsertDrops : public jit::impl::InsertDropsBase<InsertDrops> {
  using InsertDropsBase::InsertDropsBase;

  void runOnOperation() override {
    if (failed(verifyStructured(getOperation())))
      return signalPassFailure();
    OpBuilder builder(&getContext());
    forEachBlock(getOperation(), [&](Block &block) {
      for (auto &[op, values] : dropsOf(block)) {
        if (op)
          builder.setInsertionPointAfter(op);
        else
          builder.setInsertionPointToStart(&block);
        DropOp::create(
            builder, op ? op->getLoc() : block.getParentOp()->getLoc(), values);
      }
    });
  }
};
} // namespace
