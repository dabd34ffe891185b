//===- FuseElementwise.cpp - fuses elementwise operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::jit {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-fuse-elementwise"

/// Whether fusing the producer of `operand` into its user computes each
/// element once: nothing else uses it, and the user reads each element in one
/// iteration only.
static bool computesOnce(OpOperand *operand) {
  Operation *producer = operand->get().getDefiningOp();
  auto user = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !producer->hasOneUse() || !user)
    return false;
  AffineMap map = user.getMatchingIndexingMap(operand);
  SmallVector<int64_t> extents = user.getStaticLoopRanges();
  for (unsigned loop : llvm::seq(map.getNumDims()))
    if (!map.isFunctionOfDim(loop) && extents[loop] != 1)
      return false;
  return true;
}

namespace {
struct FuseElementwise : public jit::impl::FuseElementwiseBase<FuseElementwise> {
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
    if (failed(applyPatternsGreedily(
            getOperation(), std::move(patterns),
            // Bottom up: users take in what they use.
            GreedyRewriteConfig().setUseTopDownTraversal())))
      return signalPassFailure();
  }
};
} // namespace
