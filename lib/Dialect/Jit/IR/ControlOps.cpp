//===- ControlOps.cpp - control operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::jit;

#include "jit/Dialect/Jit/IR/JitEnums.cpp.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitControlOps.cpp.inc"

void JitDialect::registerControlOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitControlOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// AssertOp
//===----------------------------------------------------------------------===//

LogicalResult AssertOp::verify() {
  // Placeholders are {0}..{9}; a brace that starts none is itself.
  StringRef text = getMessage();
  for (size_t at = text.find('{'); at != StringRef::npos;
       at = text.find('{', at + 1)) {
    if (at + 2 >= text.size() || !llvm::isDigit(text[at + 1]) || text[at + 2] != '}')
      continue;
    size_t index = text[at + 1] - '0';
    if (index >= getArguments().size())
      return emitOpError("message names argument {")
             << index << "}, but there are " << getArguments().size()
             << " arguments";
  }
  return success();
}

namespace {
/// A check that is known to hold is no check.
struct RemoveTrueAssert : OpRewritePattern<AssertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AssertOp op,
                                PatternRewriter &rewriter) const override {
    if (!matchPattern(op.getCondition(), m_One()))
      return rewriter.notifyMatchFailure(op, "condition is not constant true");
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void AssertOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<RemoveTrueAssert>(context);
}
