//===- DesugarTripCounts.cpp - counters become carried values -------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::jit {
#define GEN_PASS_DEF_DESUGARTRIPCOUNTS
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-desugar-trip-counts"

/// `(number < max) and condition`, where a part that is null is true. What is
/// constant is computed here: each operation costs an instruction a trip.
static Value goesOn(OpBuilder &builder, Location loc, Value number, Value max,
                    Value condition) {
  if (!max)
    return condition ? condition
                     : arith::ConstantOp::create(builder, loc,
                                                 builder.getBoolAttr(true));
  Value below = builder.createOrFold<arith::CmpIOp>(
      loc, arith::CmpIPredicate::slt, number, max);
  return condition ? builder.createOrFold<arith::AndIOp>(loc, below, condition)
                   : below;
}

/// Whether the loop has no counter, and its conditions are explicit.
static bool isDesugared(LoopOp loop) {
  return !loop.getMax() && loop.getCondition() &&
         loop.getContinue().getCondition() && loop.getIteration().use_empty();
}

/// Replaces `loop` by one that knows only "while", whose counter, where it
/// needs one, is carried in front of the other values.
static void desugar(RewriterBase &rewriter, LoopOp loop) {
  Location loc = loop.getLoc();
  Value max = loop.getMax();
  bool counts = max || !loop.getIteration().use_empty();
  SmallVector<Value> inits;
  SmallVector<Type> types;
  Value zero, one;
  rewriter.setInsertionPoint(loop);
  if (counts) {
    zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    one = arith::ConstantIndexOp::create(rewriter, loc, 1);
    inits.push_back(zero);
    types.push_back(rewriter.getIndexType());
  }
  llvm::append_range(inits, loop.getInitialValues());
  llvm::append_range(types, loop.getResultTypes());
  Value first = goesOn(rewriter, loc, zero, max, loop.getCondition());
  auto result =
      LoopOp::create(rewriter, loc, /*max=*/Value(), first, inits, types);
  result->setDiscardableAttrs(loop->getDiscardableAttrDictionary());

  Block &body = result.getBody().front();
  // Without a counter nothing uses the iteration number, whatever replaces it.
  SmallVector<Value> arguments{body.getArgument(counts ? 1 : 0)};
  llvm::append_range(arguments, result.getCarries().drop_front(counts));
  rewriter.mergeBlocks(&loop.getBody().front(), &body, arguments);

  ContinueOp last = result.getContinue();
  rewriter.setInsertionPoint(last);
  SmallVector<Value> carries;
  Value next;
  if (counts) {
    next = arith::AddIOp::create(rewriter, last.getLoc(), arguments[0], one);
    carries.push_back(next);
  }
  llvm::append_range(carries, last.getCarries());
  Value again = goesOn(rewriter, last.getLoc(), next, max, last.getCondition());
  auto newLast = ContinueOp::create(rewriter, last.getLoc(), again, carries);
  newLast->setDiscardableAttrs(last->getDiscardableAttrDictionary());
  rewriter.eraseOp(last);
  rewriter.replaceOp(loop, result.getResults().drop_front(counts));
}

namespace {
struct DesugarTripCounts
    : public jit::impl::DesugarTripCountsBase<DesugarTripCounts> {
  using DesugarTripCountsBase::DesugarTripCountsBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk<WalkOrder::PostOrder>([&](LoopOp loop) {
      if (!isDesugared(loop))
        desugar(rewriter, loop);
    });
  }
};
} // namespace
