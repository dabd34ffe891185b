//===- UnrollLoops.cpp - replaces small loops by their iterations ---------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::jit {
#define GEN_PASS_DEF_UNROLLLOOPS
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-unroll-loops"

/// `values` at the types of the loop's carried values.
static SmallVector<Value> castToCarries(OpBuilder &builder, LoopOp loop,
                                        ValueRange values) {
  SmallVector<Value> result;
  for (auto [value, type] : llvm::zip_equal(values, loop.getResultTypes()))
    result.push_back(castTo(builder, loop.getLoc(), value, type));
  return result;
}

/// Replaces `loop` by `trips` copies of its body.
static void unroll(RewriterBase &rewriter, LoopOp loop, uint64_t trips) {
  rewriter.setInsertionPoint(loop);
  SmallVector<Value> carries =
      castToCarries(rewriter, loop, loop.getInitialValues());
  ContinueOp terminator = loop.getContinue();
  for (uint64_t trip : llvm::seq(trips)) {
    IRMapping mapping;
    mapping.map(loop.getIteration(),
                arith::ConstantIndexOp::create(rewriter, loop.getLoc(), trip));
    mapping.map(loop.getCarries(), carries);
    for (Operation &op : loop.getBody().front().without_terminator())
      rewriter.clone(op, mapping);
    SmallVector<Value> next;
    for (Value value : terminator.getCarries())
      next.push_back(mapping.lookupOrDefault(value));
    carries = castToCarries(rewriter, loop, next);
  }
  rewriter.replaceOp(loop, carries);
}

namespace {
struct UnrollLoops : public jit::impl::UnrollLoopsBase<UnrollLoops> {
  using UnrollLoopsBase::UnrollLoopsBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    // Inner loops first: what they become counts in the outer ones.
    getOperation()->walk<WalkOrder::PostOrder>([&](LoopOp loop) {
      std::optional<APInt> trips = loop.getStaticTripCount();
      if (!trips || trips->ugt(maxTrips))
        return;
      uint64_t size = 0;
      loop.getBody().walk([&](Operation *) { ++size; });
      if (size * trips->getZExtValue() > maxOps)
        return;
      unroll(rewriter, loop, trips->getZExtValue());
    });
  }
};
} // namespace
