//===- ForwardLists.cpp - takes elements from where they were put ---------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::jit {
#define GEN_PASS_DEF_FORWARDLISTS
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-forward-lists"

/// The number of elements, where the operations that make the list tell it.
static std::optional<int64_t> knownLength(Value list) {
  int64_t appended = 0;
  while (Operation *op = list.getDefiningOp()) {
    if (auto construct = dyn_cast<ListConstructOp>(op))
      return construct.getElements().size() + appended;
    if (auto append = dyn_cast<ListAppendOp>(op)) {
      ++appended;
      list = append.getList();
    } else if (auto set = dyn_cast<ListSetOp>(op)) {
      list = set.getList();
    } else if (auto cast = dyn_cast<ListCastOp>(op)) {
      list = cast.getList();
    } else {
      break;
    }
  }
  return std::nullopt;
}

/// A constant `index` into `list`, counted from the front, where it is in
/// range.
static std::optional<int64_t> knownIndex(Value list, Value index) {
  APInt value;
  std::optional<int64_t> length = knownLength(list);
  if (!length || !matchPattern(index, m_ConstantInt(&value)))
    return std::nullopt;
  int64_t position = value.getSExtValue();
  if (position < 0)
    position += *length;
  if (position < 0 || position >= *length)
    return std::nullopt;
  return position;
}

namespace {
/// `list_get` of a list whose making is seen: the element, or `list_get` of the
/// list before it was changed elsewhere.
struct ForwardGet : OpRewritePattern<ListGetOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ListGetOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<int64_t> index = knownIndex(op.getList(), op.getIndex());
    if (!index)
      return rewriter.notifyMatchFailure(op, "index or length is not known");
    Operation *source = op.getList().getDefiningOp();
    if (auto construct = dyn_cast<ListConstructOp>(source))
      return replace(op, construct.getElements()[*index], rewriter);
    if (auto cast = dyn_cast<ListCastOp>(source))
      return lookIn(op, cast.getList(), *index, rewriter);
    if (auto append = dyn_cast<ListAppendOp>(source)) {
      if (*index == *knownLength(append.getList()))
        return replace(op, append.getElement(), rewriter);
      return lookIn(op, append.getList(), *index, rewriter);
    }
    auto set = cast<ListSetOp>(source);
    std::optional<int64_t> changed = knownIndex(set.getList(), set.getIndex());
    if (!changed)
      return rewriter.notifyMatchFailure(op, "index that was set is not known");
    if (*changed == *index)
      return replace(op, set.getElement(), rewriter);
    return lookIn(op, set.getList(), *index, rewriter);
  }

private:
  static LogicalResult replace(ListGetOp op, Value element,
                               PatternRewriter &rewriter) {
    if (!areCompatible(element.getType(), op.getType()))
      return rewriter.notifyMatchFailure(op, "types contradict");
    rewriter.replaceOp(op,
                       castTo(rewriter, op.getLoc(), element, op.getType()));
    return success();
  }

  static LogicalResult lookIn(ListGetOp op, Value list, int64_t index,
                              PatternRewriter &rewriter) {
    Value constant =
        arith::ConstantIndexOp::create(rewriter, op.getLoc(), index);
    rewriter.modifyOpInPlace(op, [&] {
      op.getListMutable().set(list);
      op.getIndexMutable().set(constant);
    });
    return success();
  }
};

/// The length of a list whose making is seen is a constant, or follows from
/// that of the list it was made of.
struct ForwardLen : OpRewritePattern<ListLenOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ListLenOp op,
                                PatternRewriter &rewriter) const override {
    if (std::optional<int64_t> length = knownLength(op.getList())) {
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, *length);
      return success();
    }
    Operation *source = op.getList().getDefiningOp();
    if (auto append = dyn_cast_or_null<ListAppendOp>(source)) {
      Value length = ListLenOp::create(rewriter, op.getLoc(), append.getList());
      Value one = arith::ConstantIndexOp::create(rewriter, op.getLoc(), 1);
      rewriter.replaceOpWithNewOp<arith::AddIOp>(op, length, one);
      return success();
    }
    if (!isa_and_nonnull<ListSetOp, ListCastOp>(source))
      return rewriter.notifyMatchFailure(op, "list comes from elsewhere");
    rewriter.modifyOpInPlace(
        op, [&] { op.getListMutable().set(source->getOperand(0)); });
    return success();
  }
};

struct ForwardLists : public jit::impl::ForwardListsBase<ForwardLists> {
  using ForwardListsBase::ForwardListsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ForwardGet, ForwardLen>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
