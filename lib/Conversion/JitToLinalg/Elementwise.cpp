//===- Elementwise.cpp - lowers elementwise operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/IR/TypeUtilities.h"

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
        },
        !op.onlyMoves(), type);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }
};

/// A conversion to the same element type only changes what is known of the
/// shape.
struct LowerShapeConvert : OpConversionPattern<ConvertOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ConvertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (getElementTypeOrSelf(op.getOperand().getType()) != op.getDtype())
      return rewriter.notifyMatchFailure(op, "element type changes");
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type)
      return rewriter.notifyMatchFailure(op, "result is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    rewriter.replaceOp(op,
                       castWithChecks(b, adaptor.getOperand(), type, "result"));
    return success();
  }
};
} // namespace

void jit::populateJitToLinalgElementwisePatterns(const TypeConverter &converter,
                                                 RewritePatternSet &patterns) {
  patterns.add<LowerElementwise>(converter, patterns.getContext());
  patterns.add<LowerShapeConvert>(converter, patterns.getContext(),
                                  /*benefit=*/2);
}
