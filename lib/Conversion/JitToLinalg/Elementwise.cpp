//===- Elementwise.cpp - lowers elementwise operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// Any operation with a scalar body becomes one `linalg.generic`.
struct LowerElementwise : OpInterfaceConversionPattern<ScalarBodyOpInterface> {
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;

  LogicalResult
  matchAndRewrite(ScalarBodyOpInterface op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op->getResult(0).getType()));
    if (!type)
      return rewriter.notifyMatchFailure(op, "result is not ranked");
    ImplicitLocOpBuilder b(op->getLoc(), rewriter);
    Value result = emitElementwise(
        b, operands, type.getElementType(),
        [&](ImplicitLocOpBuilder &body, ValueRange args) {
          return op.buildScalarBody(body, args);
        });
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }
};
} // namespace

void jit::populateJitToLinalgElementwisePatterns(const TypeConverter &converter,
                                                 RewritePatternSet &patterns) {
  patterns.add<LowerElementwise>(converter, patterns.getContext());
}
