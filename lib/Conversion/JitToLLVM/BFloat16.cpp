//===- BFloat16.cpp - bf16 conversions in integer arithmetic --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BFloat16.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

/// `like`, a scalar or vector type, with another element type.
static Type withElement(Type like, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(like))
    return shaped.clone(element);
  return element;
}

static Value constantLike(ImplicitLocOpBuilder &b, Type type, int64_t value) {
  TypedAttr attr = b.getIntegerAttr(getElementTypeOrSelf(type), value);
  if (auto shaped = dyn_cast<ShapedType>(type))
    attr = DenseElementsAttr::get(shaped, attr);
  return arith::ConstantOp::create(b, attr);
}

/// Rounds f32 to nearest even; a NaN keeps its sign and the upper bits of its
/// payload, and is made quiet.
static Value roundToBFloat16(ImplicitLocOpBuilder &b, Value x) {
  Type type = withElement(x.getType(), b.getI32Type());
  auto constant = [&](int64_t value) { return constantLike(b, type, value); };
  Value bits = arith::BitcastOp::create(b, type, x);
  Value upper = arith::ShRUIOp::create(b, bits, constant(16));
  Value odd = arith::AndIOp::create(b, upper, constant(1));
  Value raised = arith::AddIOp::create(
      b, arith::AddIOp::create(b, bits, constant(0x7fff)), odd);
  Value rounded = arith::ShRUIOp::create(b, raised, constant(16));
  Value quiet = arith::OrIOp::create(b, upper, constant(0x40));
  Value isNaN = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, x, x);
  Value chosen = arith::SelectOp::create(b, isNaN, quiet, rounded);
  Value narrow =
      arith::TruncIOp::create(b, withElement(type, b.getI16Type()), chosen);
  return arith::BitcastOp::create(b, withElement(type, b.getBF16Type()),
                                  narrow);
}

namespace {
struct ExpandTrunc : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isBF16() ||
        !getElementTypeOrSelf(op.getIn().getType()).isF32())
      return rewriter.notifyMatchFailure(op, "not f32 to bf16");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    rewriter.replaceOp(op, roundToBFloat16(b, op.getIn()));
    return success();
  }
};

/// The bits of a bf16 are the upper half of an f32's. An `fpext` would lead
/// LLVM to compute in bf16 (`ceil`, comparisons), and that back to rounding
/// calls.
struct ExpandExt : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    Type from = op.getIn().getType();
    Type to = getElementTypeOrSelf(op.getType());
    if (!getElementTypeOrSelf(from).isBF16() || !(to.isF32() || to.isF64()))
      return rewriter.notifyMatchFailure(op, "not bf16 to f32 or f64");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type type = withElement(from, b.getI32Type());
    Value bits = arith::BitcastOp::create(b, withElement(from, b.getI16Type()),
                                          op.getIn());
    Value wide = arith::ExtUIOp::create(b, type, bits);
    Value upper = arith::ShLIOp::create(b, wide, constantLike(b, type, 16));
    Value single =
        arith::BitcastOp::create(b, withElement(from, b.getF32Type()), upper);
    if (to.isF64())
      single = arith::ExtFOp::create(b, op.getType(), single);
    rewriter.replaceOp(op, single);
    return success();
  }
};

/// A choice between two bf16 is one between their bits.
struct SelectBits : OpRewritePattern<arith::SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::SelectOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isBF16())
      return rewriter.notifyMatchFailure(op, "not bf16");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type type = withElement(op.getType(), b.getI16Type());
    Value left = arith::BitcastOp::create(b, type, op.getTrueValue());
    Value right = arith::BitcastOp::create(b, type, op.getFalseValue());
    Value bits = arith::SelectOp::create(b, op.getCondition(), left, right);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), bits);
    return success();
  }
};

/// Integers of at most 16 bits are exact in f32 on the way to bf16.
struct ConstantBits : OpRewritePattern<arith::ConstantOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ConstantOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isBF16())
      return rewriter.notifyMatchFailure(op, "not bf16");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type type = withElement(op.getType(), b.getI16Type());
    TypedAttr bits;
    if (auto scalar = dyn_cast<FloatAttr>(op.getValue()))
      bits = b.getIntegerAttr(type, scalar.getValue().bitcastToAPInt());
    else
      bits = cast<DenseElementsAttr>(op.getValue()).bitcast(b.getI16Type());
    Value value = arith::ConstantOp::create(b, bits);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), value);
    return success();
  }
};

template <typename OpTy> struct ExpandFromInteger : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isBF16() ||
        getElementTypeOrSelf(op.getIn().getType()).getIntOrFloatBitWidth() > 16)
      return rewriter.notifyMatchFailure(op, "not a small integer to bf16");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value exact =
        OpTy::create(b, withElement(op.getType(), b.getF32Type()), op.getIn());
    rewriter.replaceOp(op, roundToBFloat16(b, exact));
    return success();
  }
};
} // namespace

void jit::populateBFloat16Patterns(RewritePatternSet &patterns) {
  patterns.add<ConstantBits, ExpandExt, ExpandTrunc, SelectBits,
               ExpandFromInteger<arith::SIToFPOp>,
               ExpandFromInteger<arith::UIToFPOp>>(patterns.getContext(),
                                                   /*benefit=*/10);
}
