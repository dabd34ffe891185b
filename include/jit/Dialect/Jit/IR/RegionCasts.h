//===- RegionCasts.h - types of what flows between regions ------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_REGIONCASTS_H
#define JIT_DIALECT_JIT_IR_REGIONCASTS_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace mlir::jit {

/// Makes the values that flow into, out of and between the regions of `op` have
/// the very types of what they flow into, by casts. Returns whether one was
/// needed.
bool castAlongEdges(RewriterBase &rewriter, RegionBranchOpInterface op);

/// Replaces `op` by the content of `region`, one block without arguments, whose
/// terminator has the results.
void inlineRegion(RewriterBase &rewriter, Operation *op, Region &region);

/// A pattern that casts along edges, before the patterns of lower benefit,
/// which may replace what values flow into by the values.
template <typename OpTy> struct CastAlongEdges : OpRewritePattern<OpTy> {
  explicit CastAlongEdges(MLIRContext *context)
      : OpRewritePattern<OpTy>(context, /*benefit=*/10) {}
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!castAlongEdges(rewriter, op))
      return rewriter.notifyMatchFailure(op, "types agree");
    return success();
  }
};

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_REGIONCASTS_H
