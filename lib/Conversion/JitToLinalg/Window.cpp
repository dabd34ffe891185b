//===- Window.cpp - lowers operations on sliding windows -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "jit/Conversion/JitToLinalg/Windows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

using utils::IteratorType;

namespace {
struct LowerReduceWindow : OpConversionPattern<ReduceWindowOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ReduceWindowOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type)
      return rewriter.notifyMatchFailure(op, "result is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value operand = adaptor.getOperand();
    ArrayRef<int64_t> window = op.getWindow();
    int64_t rank = window.size(), batch = type.getRank() - rank;
    auto geometry = makeWindowGeometry(std::nullopt, "", rank, op.getStrides(),
                                       op.getPaddingLow(), op.getPaddingHigh(),
                                       op.getDilation());
    if (failed(geometry))
      return rewriter.notifyMatchFailure(op, "lists do not fit");

    SmallVector<OpFoldResult> sizes = extentsOf(b, operand);
    SmallVector<OpFoldResult> windows =
        getAsIndexOpFoldResult(b.getContext(), window);
    SmallVector<OpFoldResult> counts = emitWindowCounts(
        b, *geometry, ArrayRef(sizes).drop_front(batch), windows);
    sizes.truncate(batch);
    sizes.append(counts);
    refineSizes(b, sizes, type, "result");

    // Neutral elements at padded positions are as good as leaving them out.
    bool isSum = op.getKind() == WindowKind::sum;
    Type element = type.getElementType();
    bool isUnsigned = cast<TensorType>(op.getOperand().getType())
                          .getElementType()
                          .isUnsignedInteger();
    operand = emitPadded(b, operand, *geometry,
                         neutral(b, element, isSum, isUnsigned));
    Type accumulator = isSum && isHalf(element) ? b.getF32Type() : element;
    Value init =
        emitFilled(b, sizes, neutral(b, accumulator, isSum, isUnsigned));
    // linalg takes the extents of the window from an operand.
    Value shape = tensor::EmptyOp::create(b, windows, element);

    // Loops: batch, positions but the last, window, last position.
    int64_t loops = batch + 2 * rank;
    SmallVector<AffineExpr> in, kernel, out;
    for (int64_t dim : llvm::seq(batch + rank - 1))
      out.push_back(b.getAffineDimExpr(dim));
    out.push_back(b.getAffineDimExpr(loops - 1));
    in.assign(out.begin(), out.begin() + batch);
    for (int64_t dim : llvm::seq(rank)) {
      AffineExpr offset = b.getAffineDimExpr(batch + rank - 1 + dim);
      kernel.push_back(offset);
      in.push_back(out[batch + dim] * geometry->strides[dim] +
                   offset * geometry->dilation[dim]);
    }
    SmallVector<AffineMap> maps;
    for (ArrayRef<AffineExpr> exprs :
         {ArrayRef(in), ArrayRef(kernel), ArrayRef(out)})
      maps.push_back(AffineMap::get(loops, 0, exprs, b.getContext()));
    SmallVector<IteratorType> iterators(loops, IteratorType::parallel);
    for (int64_t dim : llvm::seq(rank))
      iterators[batch + rank - 1 + dim] = IteratorType::reduction;
    Value result =
        linalg::GenericOp::create(
            b, init.getType(), ValueRange{operand, shape}, init, maps,
            iterators,
            [&](OpBuilder &nested, Location loc, ValueRange args) {
              ImplicitLocOpBuilder bb(loc, nested);
              linalg::YieldOp::create(
                  bb, combine(bb, isSum, isUnsigned, args[2], args[0]));
            })
            .getResult(0);
    if (accumulator != element)
      result = emitElementwise(
          b, result, element,
          [](ImplicitLocOpBuilder &, ValueRange args) { return args[0]; });
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  /// What a window without positions gives.
  static Value neutral(ImplicitLocOpBuilder &b, Type type, bool isSum,
                       bool isUnsigned) {
    if (isSum)
      return scalarConstant(b, type, 0);
    if (auto floatType = dyn_cast<FloatType>(type))
      return arith::ConstantOp::create(
          b, b.getFloatAttr(floatType,
                            APFloat::getInf(floatType.getFloatSemantics(),
                                            /*Negative=*/true)));
    unsigned width = type.getIntOrFloatBitWidth();
    return arith::ConstantOp::create(
        b,
        b.getIntegerAttr(type, isUnsigned ? APInt::getZero(width)
                                          : APInt::getSignedMinValue(width)));
  }

  static Value combine(ImplicitLocOpBuilder &b, bool isSum, bool isUnsigned,
                       Value accumulator, Value value) {
    Type type = accumulator.getType();
    if (value.getType() != type)
      value = arith::ExtFOp::create(b, type, value);
    if (isa<FloatType>(type)) {
      if (isSum)
        return arith::AddFOp::create(b, accumulator, value);
      return arith::MaximumFOp::create(b, accumulator, value);
    }
    if (isSum)
      return arith::AddIOp::create(b, accumulator, value);
    if (isUnsigned)
      return arith::MaxUIOp::create(b, accumulator, value);
    return arith::MaxSIOp::create(b, accumulator, value);
  }
};
} // namespace

void jit::populateJitToLinalgWindowPatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<LowerReduceWindow>(converter, patterns.getContext());
}
