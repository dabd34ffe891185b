//===- ElementwiseOps.cpp - elementwise operations of the jit dialect -----===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Folding.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitElementwiseOps.cpp.inc"

void JitDialect::registerElementwiseOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitElementwiseOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Unary operations
//===----------------------------------------------------------------------===//

/// f(f(x)) is x.
template <typename OpTy> static OpFoldResult foldInvolution(OpTy op) {
  auto inner = op.getOperand().template getDefiningOp<OpTy>();
  return inner ? foldTo(op, inner.getOperand()) : OpFoldResult();
}

/// f(f(x)) is f(x).
template <typename OpTy> static OpFoldResult foldIdempotent(OpTy op) {
  return op.getOperand().template getDefiningOp<OpTy>()
             ? foldTo(op, op.getOperand())
             : OpFoldResult();
}

/// Whether all elements of `value` are integers, infinite or NaN because it
/// has been rounded.
static bool isRounded(Value value) {
  return isa_and_present<FloorOp, CeilOp, RoundOp, TruncOp>(
      value.getDefiningOp());
}

template <typename OpTy> static OpFoldResult foldRounding(OpTy op) {
  return isRounded(op.getOperand()) ? foldTo(op, op.getOperand())
                                    : OpFoldResult();
}

OpFoldResult NegOp::fold(FoldAdaptor) { return foldInvolution(*this); }
OpFoldResult LogicalNotOp::fold(FoldAdaptor) { return foldInvolution(*this); }
OpFoldResult BitwiseNotOp::fold(FoldAdaptor) { return foldInvolution(*this); }
OpFoldResult AbsOp::fold(FoldAdaptor) { return foldIdempotent(*this); }
OpFoldResult FloorOp::fold(FoldAdaptor) { return foldRounding(*this); }
OpFoldResult CeilOp::fold(FoldAdaptor) { return foldRounding(*this); }
OpFoldResult RoundOp::fold(FoldAdaptor) { return foldRounding(*this); }
OpFoldResult TruncOp::fold(FoldAdaptor) { return foldRounding(*this); }

//===----------------------------------------------------------------------===//
// SelectOp
//===----------------------------------------------------------------------===//

OpFoldResult SelectOp::fold(FoldAdaptor adaptor) {
  if (getOnTrue() == getOnFalse())
    return foldTo(*this, getOnTrue());
  if (isSplat(adaptor.getCondition(), 1))
    return foldTo(*this, getOnTrue());
  if (isSplat(adaptor.getCondition(), 0))
    return foldTo(*this, getOnFalse());
  return {};
}

//===----------------------------------------------------------------------===//
// ConvertOp
//===----------------------------------------------------------------------===//

LogicalResult ConvertOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  Type dtype = adaptor.getDtype();
  if (!TensorType::isValidElementType(dtype)) {
    std::string text;
    llvm::raw_string_ostream(text)
        << "dtype is " << dtype << ", expected the element type of a tensor";
    return inferenceError(location, getOperationName(), text);
  }
  results.push_back(withElementType(adaptor.getOperand().getType(), dtype));
  return success();
}

OpFoldResult ConvertOp::fold(FoldAdaptor) {
  return foldTo(*this, getOperand());
}

/// Whether every value of the integer type `from` is one of `to`.
static bool integerHolds(Type from, Type to) {
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  unsigned toWidth = to.getIntOrFloatBitWidth();
  bool fromUnsigned = from.isUnsignedInteger() || from.isInteger(1);
  bool toUnsigned = to.isUnsignedInteger() || to.isInteger(1);
  if (fromUnsigned == toUnsigned)
    return fromWidth <= toWidth;
  return fromUnsigned && fromWidth < toWidth;
}

/// Whether every value of `from` is one of `to`.
static bool holds(Type from, Type to) {
  auto toFloat = dyn_cast<FloatType>(to);
  if (auto fromFloat = dyn_cast<FloatType>(from)) {
    if (!toFloat)
      return false;
    const llvm::fltSemantics &inner = fromFloat.getFloatSemantics();
    const llvm::fltSemantics &outer = toFloat.getFloatSemantics();
    return llvm::APFloat::isRepresentableBy(inner, outer);
  }
  if (!toFloat)
    return integerHolds(from, to);
  unsigned width = from.getIntOrFloatBitWidth();
  bool isSigned = !from.isUnsignedInteger() && !from.isInteger(1);
  return width - isSigned <= toFloat.getFPMantissaWidth();
}

namespace {
/// A conversion that loses nothing before another one is skipped.
/// Example: f16 to f32 to f16 is rewritten into nothing.
struct SkipExactConvert : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ConvertOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "operand is not a conversion");
    Type from = getElementTypeOrSelf(inner.getOperand().getType());
    Type middle = inner.getDtype(), to = op.getDtype();
    if (!holds(from, middle))
      return rewriter.notifyMatchFailure(op, "first conversion loses values");
    // Out of range, integers wrap, but floats saturate.
    if (!isa<FloatType>(from) && isa<FloatType>(middle) &&
        !isa<FloatType>(to) && !to.isInteger(1) && !holds(from, to))
      return rewriter.notifyMatchFailure(op, "saturates instead of wrapping");
    if (!areCompatible(withElementType(inner.getOperand().getType(), to),
                       op.getType()))
      return rewriter.notifyMatchFailure(op, "shapes contradict");
    rewriter.replaceOpWithNewOp<ConvertOp>(op, op.getType(), inner.getOperand(),
                                           to);
    return success();
  }
};
} // namespace

void ConvertOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<SkipExactConvert>(context);
}
