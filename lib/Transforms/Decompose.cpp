//===- Decompose.cpp - replaces composites by primitives -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::jit {
#define GEN_PASS_DEF_DECOMPOSE
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-decompose"

/// Errors of what a decomposition checks name the operation of the program.
static void nameAssertions(Operation *made, Operation *composite) {
  made->walk([&](AssertOp op) {
    if (!isa<FusedLocWith<StringAttr>>(op.getLoc()))
      op->setLoc(
          FusedLoc::get(op.getContext(), op.getLoc(),
                        StringAttr::get(op.getContext(),
                                        composite->getName().getStringRef())));
  });
}

namespace {
struct Decompose : public jit::impl::DecomposeBase<Decompose> {
  using DecomposeBase::DecomposeBase;

  void runOnOperation() override {
    llvm::StringSet<> kept;
    kept.insert_range(keep);

    SmallVector<Operation *> worklist;
    auto collect = [&](Operation *op) {
      if (isa<DecomposeOpInterface>(op) &&
          !kept.contains(op->getName().getStringRef()))
        worklist.push_back(op);
    };
    getOperation()->walk(collect);

    IRRewriter rewriter(&getContext());
    while (!worklist.empty()) {
      Operation *op = worklist.pop_back_val();
      Operation *before = op->getPrevNode();
      rewriter.setInsertionPoint(op);
      auto values = cast<DecomposeOpInterface>(op).decompose(rewriter);
      if (failed(values))
        return signalPassFailure();
      Operation *first =
          before ? before->getNextNode() : &op->getBlock()->front();
      for (; first != op; first = first->getNextNode()) {
        first->walk(collect);
        nameAssertions(first, op);
      }
      rewriter.replaceOp(op, *values);
    }
  }
};
} // namespace
