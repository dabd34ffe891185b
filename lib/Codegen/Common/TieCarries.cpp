//===- TieCarries.cpp - extents that no iteration changes -----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::jit {
#define GEN_PASS_DEF_TIECARRIES
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-tie-carries"

/// Marks a slice of a whole tensor that only says what its extents are.
static constexpr llvm::StringLiteral tieAttrName = "jit.tie";

/// The arguments of the region that computes the next carried values.
static ArrayRef<BlockArgument> bodyArguments(LoopLikeOpInterface loop) {
  if (auto whileLoop = dyn_cast<scf::WhileOp>(loop.getOperation()))
    return whileLoop.getAfterArguments();
  return loop.getRegionIterArgs();
}

/// Whether the carried values reach the body, and leave the loop, as they are.
static bool passesThrough(LoopLikeOpInterface loop) {
  auto whileLoop = dyn_cast<scf::WhileOp>(loop.getOperation());
  return !whileLoop || llvm::equal(whileLoop.getConditionOp().getArgs(),
                                   whileLoop.getBeforeArguments());
}

namespace {
struct TieCarries : public jit::impl::TieCarriesBase<TieCarries> {
  using TieCarriesBase::TieCarriesBase;

  FrozenRewritePatternSet patterns;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(all);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      op.getCanonicalizationPatterns(all, context);
    memref::populateResolveRankedShapedTypeResultDimsPatterns(all);
    patterns =
        FrozenRewritePatternSet(std::move(all), {unsoundCarryPattern.str()});
    return success();
  }

  void runOnOperation() override {
    SmallVector<LoopLikeOpInterface> loops;
    getOperation()->walk([&](Operation *op) {
      if (isa<scf::ForOp, scf::WhileOp>(op))
        loops.push_back(cast<LoopLikeOpInterface>(op));
    });
    bool changed = false;
    for (LoopLikeOpInterface loop : loops)
      changed |= tieLoop(loop);
    if (!changed)
      return;
    // What is behind a loop knows its results' extents now.
    simplify(getOperation());
    SmallVector<tensor::ExtractSliceOp> ties;
    getOperation()->walk([&](tensor::ExtractSliceOp op) {
      if (op->hasAttr(tieAttrName))
        ties.push_back(op);
    });
    for (tensor::ExtractSliceOp tie : ties) {
      OpBuilder b(tie);
      Value source = tie.getSource();
      if (source.getType() != tie.getType())
        source = tensor::CastOp::create(b, tie.getLoc(), tie.getType(), source);
      tie.replaceAllUsesWith(source);
      tie.erase();
    }
  }

private:
  void simplify(Operation *root) {
    IRRewriter rewriter(root->getContext());
    DominanceInfo dominance(root);
    eliminateCommonSubExpressions(rewriter, dominance, root);
    SmallVector<Operation *> ops;
    for (Region &region : root->getRegions())
      region.walk([&](Operation *op) { ops.push_back(op); });
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
    (void)applyOpPatternsGreedily(ops, patterns, config);
  }

  /// Makes all uses of `value` use a slice of it that has the extents `sizes`.
  static void tie(OpBuilder &b, Value value, ArrayRef<OpFoldResult> sizes) {
    SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
    auto slice = tensor::ExtractSliceOp::create(b, value.getLoc(), value,
                                                offsets, sizes, strides);
    slice->setAttr(tieAttrName, b.getUnitAttr());
    Value tied = slice;
    if (tied.getType() != value.getType())
      tied = tensor::CastOp::create(b, value.getLoc(), value.getType(), tied);
    value.replaceAllUsesExcept(tied, slice);
  }

  /// Supposes that carried tensors keep the extents of their initial values,
  /// simplifies a copy of the loop accordingly, and sees whether the extents of
  /// the next ones follow. Until all that are supposed do.
  bool tieLoop(LoopLikeOpInterface loop) {
    if (!passesThrough(loop))
      return false;
    SmallVector<unsigned> candidates;
    for (auto [index, init] : llvm::enumerate(loop.getInits())) {
      auto type =
          dyn_cast<RankedTensorType>(bodyArguments(loop)[index].getType());
      if (type && !type.hasStaticShape())
        candidates.push_back(index);
    }
    while (!candidates.empty()) {
      OpBuilder b(loop);
      DenseMap<unsigned, SmallVector<OpFoldResult>> sizes;
      for (unsigned index : candidates)
        sizes[index] =
            tensor::getMixedSizes(b, loop.getLoc(), loop.getInits()[index]);
      auto copy = cast<LoopLikeOpInterface>(b.clone(*loop));
      b.setInsertionPointToStart(bodyArguments(copy).front().getOwner());
      for (unsigned index : candidates)
        tie(b, bodyArguments(copy)[index], sizes[index]);
      simplify(copy);
      SmallVector<unsigned> kept;
      for (unsigned index : candidates)
        if (hasExtents(copy.getYieldedValues()[index], sizes[index]))
          kept.push_back(index);
      if (kept.size() == candidates.size()) {
        b.setInsertionPointAfter(copy);
        loop->replaceAllUsesWith(copy->getResults());
        for (unsigned index : kept)
          tie(b, copy->getResult(index), sizes[index]);
        loop->erase();
        return true;
      }
      copy->erase();
      candidates = std::move(kept);
    }
    return false;
  }

  static bool hasExtents(Value tensor, ArrayRef<OpFoldResult> sizes) {
    auto type = cast<RankedTensorType>(tensor.getType());
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      if (!type.isDynamicDim(dim) &&
          getConstantIntValue(size) == type.getDimSize(dim))
        continue;
      FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual(
          ValueBoundsConstraintSet::Variable(tensor, dim),
          ValueBoundsConstraintSet::Variable(size));
      if (failed(equal) || !*equal)
        return false;
    }
    return true;
  }
};
} // namespace
