//===- Reduction.cpp - lowers reductions ----------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction is a `linalg.generic` over the operand's dimensions in their
// order, so that elementwise producers fuse into it. Where the last dimension
// is reduced, the combining operation is marked: `--jit-lower-reductions` gives
// those the interleaved order that docs/Spec/Reduction.md fixes.
//
//===----------------------------------------------------------------------===//

#include "ReductionUtils.h"
#include "ScalarBodies.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// What is combined, and how
//===----------------------------------------------------------------------===//

namespace {
enum class Combiner { sum, prod, max, min, any, all };
} // namespace

static Combiner combinerOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, Combiner>(op)
      .Case<SumOp, CumSumOp>([](auto) { return Combiner::sum; })
      .Case<ProdOp, CumProdOp>([](auto) { return Combiner::prod; })
      .Case<MaxOp>([](auto) { return Combiner::max; })
      .Case<MinOp>([](auto) { return Combiner::min; })
      .Case<AnyOp>([](auto) { return Combiner::any; })
      .Case<AllOp>([](auto) { return Combiner::all; });
}

/// The type of the accumulator: f32 for f16 and bf16; i1 is stored in a byte
/// each and accumulated as one.
static Type accumulatorType(Type elementType) {
  MLIRContext *context = elementType.getContext();
  if (elementType.isF16() || elementType.isBF16())
    return Float32Type::get(context);
  if (elementType.isInteger(1))
    return IntegerType::get(context, 8);
  return elementType;
}

/// An element of the operand in the accumulator's type.
static Value widen(ImplicitLocOpBuilder &b, Value element, Type type) {
  if (element.getType() == type)
    return element;
  if (isFloat(element))
    return arith::ExtFOp::create(b, type, element);
  return arith::ExtUIOp::create(b, type, element);
}

/// The reverse of `widen`, rounding.
static Value narrow(ImplicitLocOpBuilder &b, Value accumulator, Type type) {
  if (accumulator.getType() == type)
    return accumulator;
  if (isFloat(accumulator))
    return arith::TruncFOp::create(b, type, accumulator);
  return arith::TruncIOp::create(b, type, accumulator);
}

/// The largest or smallest value of `type`, infinite for floats.
static TypedAttr extremeValue(Type type, bool isUnsigned, bool isLargest) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(
        floatType, APFloat::getInf(floatType.getFloatSemantics(), !isLargest));
  unsigned width = type.getIntOrFloatBitWidth();
  APInt value = isUnsigned ? (isLargest ? APInt::getMaxValue(width)
                                        : APInt::getMinValue(width))
                           : (isLargest ? APInt::getSignedMaxValue(width)
                                        : APInt::getSignedMinValue(width));
  return IntegerAttr::get(type, value);
}

static TypedAttr identityOf(Combiner combiner, Type type, bool isUnsigned) {
  OpBuilder b(type.getContext());
  switch (combiner) {
  case Combiner::sum:
  case Combiner::any:
    return b.getZeroAttr(type);
  case Combiner::prod:
  case Combiner::all:
    return b.getOneAttr(type);
  case Combiner::max:
    return extremeValue(type, isUnsigned, /*isLargest=*/false);
  case Combiner::min:
    return extremeValue(type, isUnsigned, /*isLargest=*/true);
  }
  llvm_unreachable("all combiners are handled");
}

static Value combine(ImplicitLocOpBuilder &b, Combiner combiner, Value element,
                     Value accumulator, bool isUnsigned) {
  bool onFloats = isFloat(accumulator);
  auto choose =
      [&]<typename FloatOp, typename SignedOp, typename UnsignedOp>() {
        if (onFloats)
          return FloatOp::create(b, accumulator, element)->getResult(0);
        if (isUnsigned)
          return UnsignedOp::create(b, accumulator, element)->getResult(0);
        return SignedOp::create(b, accumulator, element)->getResult(0);
      };
  switch (combiner) {
  case Combiner::sum:
    return choose.operator()<arith::AddFOp, arith::AddIOp, arith::AddIOp>();
  case Combiner::prod:
    return choose.operator()<arith::MulFOp, arith::MulIOp, arith::MulIOp>();
  case Combiner::max:
    return choose
        .operator()<arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>();
  case Combiner::min:
    return choose
        .operator()<arith::MinimumFOp, arith::MinSIOp, arith::MinUIOp>();
  case Combiner::any:
    return arith::OrIOp::create(b, accumulator, element);
  case Combiner::all:
    return arith::AndIOp::create(b, accumulator, element);
  }
  llvm_unreachable("all combiners are handled");
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
/// sum, prod, max, min, any, all.
template <typename OpTy> struct LowerReduce : OpConversionPattern<OpTy> {
  using OpConversionPattern<OpTy>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value operand = adaptor.getOperand();
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    auto resultType = dyn_cast<RankedTensorType>(
        this->getTypeConverter()->convertType(op.getType()));
    if (!type || !resultType)
      return rewriter.notifyMatchFailure(op, "operand or result is unranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    ReductionShape shape(b, operand, reducedDims(op.getDims(), type.getRank()),
                         op.getKeepdims(), resultType);
    if constexpr (std::is_same_v<OpTy, MaxOp> || std::is_same_v<OpTy, MinOp>)
      if (!op.getAllowEmpty())
        shape.checkNotEmpty(b);

    Combiner combiner = combinerOf(op);
    bool unsignedElements =
        isUnsignedType(getElementTypeOrSelf(op.getOperand().getType()));
    Type accumulator = accumulatorType(type.getElementType());
    Value init =
        shape.filled(b, identityOf(combiner, accumulator, unsignedElements));
    auto body = [&](OpBuilder &nested, Location loc, ValueRange args) {
      ImplicitLocOpBuilder bb(loc, nested);
      Value element = widen(bb, args[0], accumulator);
      Value combined =
          combine(bb, combiner, element, args[1], unsignedElements);
      if (shape.reducesLast())
        combined.getDefiningOp()->setAttr(interleavedAttrName,
                                          bb.getUnitAttr());
      linalg::YieldOp::create(bb, combined);
    };
    Value result = linalg::GenericOp::create(
                       b, init.getType(), operand, init,
                       ArrayRef{shape.operandMap(b), shape.keptMap(b)},
                       shape.iterators(), body)
                       .getResult(0);
    if (accumulator != type.getElementType())
      result =
          emitElementwise(b, result, type.getElementType(),
                          [&](ImplicitLocOpBuilder &bb, ValueRange args) {
                            return narrow(bb, args[0], type.getElementType());
                          });
    rewriter.replaceOp(op, shape.finish(b, result));
    return success();
  }
};

/// argmax, argmin: the best value so far and its index.
template <typename OpTy> struct LowerArg : OpConversionPattern<OpTy> {
  using OpConversionPattern<OpTy>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value operand = adaptor.getOperand();
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    auto resultType = dyn_cast<RankedTensorType>(op.getType());
    if (!type || !resultType)
      return rewriter.notifyMatchFailure(op, "operand or result is unranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    std::optional<ArrayRef<int64_t>> dims;
    int64_t dim = op.getDim().value_or(0);
    if (op.getDim())
      dims = dim;
    ReductionShape shape(b, operand, reducedDims(dims, type.getRank()),
                         op.getKeepdims(), resultType);
    shape.checkNotEmpty(b);

    constexpr bool isMax = std::is_same_v<OpTy, ArgMaxOp>;
    bool unsignedElements =
        isUnsignedType(getElementTypeOrSelf(op.getOperand().getType()));
    Type accumulator = accumulatorType(type.getElementType());
    Value bestInit = shape.filled(
        b, extremeValue(accumulator, unsignedElements, /*isLargest=*/!isMax));
    Value indexInit = shape.filled(b, b.getI64IntegerAttr(0));
    SmallVector<Value> extents;
    for (OpFoldResult extent : extentsOf(b, operand))
      extents.push_back(getValueOrCreateConstantIndexOp(b, b.getLoc(), extent));

    auto body = [&](OpBuilder &nested, Location loc, ValueRange args) {
      ImplicitLocOpBuilder bb(loc, nested);
      Value element = widen(bb, args[0], accumulator);
      Value better = isBetter(bb, element, args[1], isMax, unsignedElements);
      Value index = flatIndex(bb, shape.dims(), extents);
      index = arith::IndexCastOp::create(bb, bb.getI64Type(), index);
      Value best = arith::SelectOp::create(bb, better, element, args[1]);
      Value where = arith::SelectOp::create(bb, better, index, args[2]);
      linalg::YieldOp::create(bb, ValueRange{best, where});
    };
    AffineMap kept = shape.keptMap(b);
    Value result =
        linalg::GenericOp::create(
            b, TypeRange{bestInit.getType(), indexInit.getType()}, operand,
            ValueRange{bestInit, indexInit},
            ArrayRef{shape.operandMap(b), kept, kept}, shape.iterators(), body)
            .getResult(1);
    rewriter.replaceOp(op, shape.finish(b, result));
    return success();
  }

  /// Whether `element` comes before `best`, which was met earlier. A NaN comes
  /// before all but another one.
  static Value isBetter(ImplicitLocOpBuilder &b, Value element, Value best,
                        bool isMax, bool isUnsigned) {
    if (isFloat(element)) {
      Value beats = arith::CmpFOp::create(
          b, isMax ? arith::CmpFPredicate::UGT : arith::CmpFPredicate::ULT,
          element, best);
      Value isNumber =
          arith::CmpFOp::create(b, arith::CmpFPredicate::ORD, best, best);
      return arith::AndIOp::create(b, beats, isNumber);
    }
    arith::CmpIPredicate predicate =
        isMax ? (isUnsigned ? arith::CmpIPredicate::ugt
                            : arith::CmpIPredicate::sgt)
              : (isUnsigned ? arith::CmpIPredicate::ult
                            : arith::CmpIPredicate::slt);
    return arith::CmpIOp::create(b, predicate, element, best);
  }

  /// The row-major number of the iteration within the dimensions `dims`.
  static Value flatIndex(ImplicitLocOpBuilder &b, ArrayRef<int64_t> dims,
                         ArrayRef<Value> extents) {
    Value index;
    for (int64_t dim : dims) {
      Value own = linalg::IndexOp::create(b, dim);
      if (!index) {
        index = own;
        continue;
      }
      index = arith::MulIOp::create(b, index, extents[dim]);
      index = arith::AddIOp::create(b, index, own);
    }
    return index ? index : arith::ConstantIndexOp::create(b, 0).getResult();
  }
};

/// cumsum, cumprod: a reduction that also writes what it has so far.
template <typename OpTy> struct LowerScan : OpConversionPattern<OpTy> {
  using OpConversionPattern<OpTy>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value operand = adaptor.getOperand();
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    auto resultType = dyn_cast<RankedTensorType>(
        this->getTypeConverter()->convertType(op.getType()));
    if (!type || !resultType)
      return rewriter.notifyMatchFailure(op, "operand or result is unranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    int64_t dim = op.getDim();
    ReductionShape shape(b, operand, reducedDims(dim, type.getRank()));
    SmallVector<OpFoldResult> sizes = extentsOf(b, operand);
    refineSizes(b, sizes, resultType, "result");

    Combiner combiner = combinerOf(op);
    Type accumulator = accumulatorType(type.getElementType());
    Value init = shape.filled(
        b, identityOf(combiner, accumulator, /*isUnsigned=*/false));
    Value empty = tensor::EmptyOp::create(b, sizes, type.getElementType());
    auto body = [&](OpBuilder &nested, Location loc, ValueRange args) {
      ImplicitLocOpBuilder bb(loc, nested);
      Value element = widen(bb, args[0], accumulator);
      Value combined = combine(bb, combiner, element, args[2],
                               /*isUnsigned=*/false);
      Value written = narrow(bb, combined, type.getElementType());
      linalg::YieldOp::create(bb, ValueRange{written, combined});
    };
    AffineMap all = shape.operandMap(b);
    Value result =
        linalg::GenericOp::create(b, TypeRange{empty.getType(), init.getType()},
                                  operand, ValueRange{empty, init},
                                  ArrayRef{all, all, shape.keptMap(b)},
                                  shape.iterators(), body)
            .getResult(0);
    rewriter.replaceOp(op, castWithChecks(b, result, resultType, "result"));
    return success();
  }
};
} // namespace

void jit::populateJitToLinalgReductionPatterns(const TypeConverter &converter,
                                               RewritePatternSet &patterns) {
  patterns.add<LowerReduce<SumOp>, LowerReduce<ProdOp>, LowerReduce<MaxOp>,
               LowerReduce<MinOp>, LowerReduce<AnyOp>, LowerReduce<AllOp>,
               LowerArg<ArgMaxOp>, LowerArg<ArgMinOp>, LowerScan<CumSumOp>,
               LowerScan<CumProdOp>>(converter, patterns.getContext());
}
