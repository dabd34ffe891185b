//===- FuseElementwise.cpp - fuses elementwise operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::jit {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-fuse-elementwise"

/// What a fused body may cost. More would gain nothing, since a body of this
/// size no longer waits for memory, and take time to compile: fusion copies the
/// body for each operation that it takes in.
static constexpr int64_t largestCost = 128;
/// A function of the math library, which is inlined.
static constexpr int64_t callCost = 8;

static int64_t costOf(Operation *op) {
  int64_t cost = 0;
  op->walk([&](Operation *inner) {
    cost += isa<func::CallOp>(inner) ? callCost : 1;
  });
  return cost;
}

/// Whether several of the dimensions that `op` merges into one are dynamic.
/// Moving it behind its user would split a buffer into them, which lowers only
/// where at most one is.
static bool mergesDynamicDims(tensor::CollapseShapeOp op) {
  return llvm::any_of(op.getReassociationIndices(),
                      [&](const ReassociationIndices &group) {
                        return llvm::count_if(group, [&](int64_t dim) {
                                 return op.getSrcType().isDynamicDim(dim);
                               }) > 1;
                      });
}

/// Whether fusing the producer of `operand` into its user computes each
/// element once: nothing else uses it, and the user reads each element in one
/// iteration only. Not where the body would become too large.
static bool computesOnce(OpOperand *operand) {
  Operation *producer = operand->get().getDefiningOp();
  auto user = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !producer->hasOneUse() || !user)
    return false;
  auto collapse = dyn_cast<tensor::CollapseShapeOp>(producer);
  if (collapse && mergesDynamicDims(collapse))
    return false;
  AffineMap map = user.getMatchingIndexingMap(operand);
  SmallVector<int64_t> extents = user.getStaticLoopRanges();
  for (unsigned loop : llvm::seq(map.getNumDims()))
    if (!map.isFunctionOfDim(loop) && extents[loop] != 1)
      return false;
  return costOf(producer) + costOf(user) <= largestCost;
}

/// Whether `op` does nothing but compute results: the math library, which it
/// may call, has no effects either.
static bool isPure(linalg::GenericOp op) {
  // Canonicalization takes all operands from what computes nothing of use.
  return (op->getNumOperands() == 0 || op.hasPureTensorSemantics()) &&
         llvm::all_of(*op.getBody(), [](Operation &inner) {
           auto call = dyn_cast<func::CallOp>(inner);
           return isMemoryEffectFree(&inner) ||
                  inner.hasTrait<OpTrait::IsTerminator>() ||
                  (call && call.getCallee().starts_with("jit_math_"));
         });
}

/// Erases what fusion leaves without a user: operations that call are not
/// found dead by others.
static void eraseUnused(Operation *root) {
  SmallVector<linalg::GenericOp> generics;
  root->walk([&](linalg::GenericOp op) { generics.push_back(op); });
  for (linalg::GenericOp op : llvm::reverse(generics))
    if (op->use_empty() && isPure(op))
      op.erase();
}

namespace {
struct FuseElementwise
    : public jit::impl::FuseElementwiseBase<FuseElementwise> {
  using FuseElementwiseBase::FuseElementwiseBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    linalg::populateElementwiseOpsFusionPatterns(patterns, computesOnce);
    linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, computesOnce);
    // What fusion leaves behind.
    affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
    linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
    context->getLoadedDialect<linalg::LinalgDialect>()
        ->getCanonicalizationPatterns(patterns);
    // Takes away the initial value of a reduction whose body has been folded,
    // which is its result where there is nothing to reduce.
    FrozenRewritePatternSet sound(
        std::move(patterns), {"(anonymous namespace)::RemoveOutsDependency"});
    if (failed(applyPatternsGreedily(
            getOperation(), sound,
            // Bottom up: users take in what they use.
            GreedyRewriteConfig().setUseTopDownTraversal())))
      return signalPassFailure();
    eraseUnused(getOperation());
  }
};
} // namespace
