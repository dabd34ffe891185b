//===- Shape.cpp - lowers shape operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `jit.reshape` is in `Reshape.cpp`. Slices become views; pads and concats are
// slices of their result that operands are inserted into, so that what makes an
// operand may write it there at once.
//
//===----------------------------------------------------------------------===//

#include "Reshape.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// The converted type of an operation's result, null if that is not ranked.
template <typename OpTy>
RankedTensorType resultType(const TypeConverter *converter, OpTy op) {
  return dyn_cast_or_null<RankedTensorType>(
      converter->convertType(op.getResult().getType()));
}
} // namespace

static ArrayRef<int64_t> rankedShape(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getShape();
}

static Value compare(ImplicitLocOpBuilder &b, arith::CmpIPredicate predicate,
                     Value lhs, Value rhs) {
  return b.createOrFold<arith::CmpIOp>(predicate, lhs, rhs);
}

/// Checks that a size which only the run time knows is at least `minimum`.
static void checkAtLeast(ImplicitLocOpBuilder &b, OpFoldResult size,
                         int64_t minimum, const Twine &what, int64_t dim,
                         ErrorCode code) {
  auto value = dyn_cast<Value>(size);
  if (!value)
    return;
  Value least = arith::ConstantIndexOp::create(b, minimum);
  emitCheck(b, compare(b, arith::CmpIPredicate::sge, value, least),
            what + " in dimension " + Twine(dim) +
                " is {0}, expected at least " + Twine(minimum),
            value, code);
}

/// `offsets`, but 0 where the size turns out to be 0: nothing has no place at
/// the end of a buffer whose extents become known later.
static SmallVector<OpFoldResult> placeOffsets(ImplicitLocOpBuilder &b,
                                              ArrayRef<OpFoldResult> offsets,
                                              ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> placed(offsets);
  for (auto [offset, size] : llvm::zip_equal(placed, sizes)) {
    auto count = dyn_cast<Value>(size);
    if (!count || getConstantIntValue(offset) == 0)
      continue;
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value isEmpty = compare(b, arith::CmpIPredicate::eq, count, zero);
    offset = arith::SelectOp::create(b, isEmpty, zero, asIndex(b, offset))
                 .getResult();
  }
  return placed;
}

static SmallVector<utils::IteratorType> parallel(int64_t rank) {
  return SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel);
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

namespace {
struct LowerTranspose : OpConversionPattern<TransposeOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(TransposeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RankedTensorType type = resultType(getTypeConverter(), op);
    Value operand = adaptor.getOperand();
    auto operandType = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || !operandType)
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<int64_t> permutation = op.getNormalPermutation();
    SmallVector<OpFoldResult> extents = extentsOf(b, operand), sizes;
    SmallVector<int64_t> longDims;
    for (int64_t dim : permutation) {
      sizes.push_back(extents[dim]);
      if (operandType.getDimSize(dim) != 1)
        longDims.push_back(dim);
    }
    refineSizes(b, sizes, type, "result");
    Value result;
    if (llvm::is_sorted(longDims)) {
      // Only extents of 1 move: the elements keep their order.
      result = emitReshape(b, operand, sizes, ValueRange{op.getOperand()});
    } else {
      SmallVector<int64_t> shape(permutation.size());
      for (auto [dim, size] : llvm::zip_equal(permutation, sizes))
        shape[dim] = getConstantIntValue(size).value_or(ShapedType::kDynamic);
      if (operandType.getShape() != ArrayRef(shape))
        operand =
            tensor::CastOp::create(b, withShape(operandType, shape), operand);
      Value empty =
          tensor::EmptyOp::create(b, sizes, operandType.getElementType());
      result = linalg::TransposeOp::create(b, operand, empty, permutation)
                   ->getResult(0);
    }
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// BroadcastTo
//===----------------------------------------------------------------------===//

struct LowerBroadcastTo : OpConversionPattern<BroadcastToOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(BroadcastToOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RankedTensorType type = resultType(getTypeConverter(), op);
    Value operand = adaptor.getOperand();
    auto operandType = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || !operandType)
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<OpFoldResult> sizes =
        getMixedValues(op.getStaticSizes(), adaptor.getSizes(), b.getContext());
    SmallVector<OpFoldResult> extents = extentsOf(b, operand);
    int64_t rank = sizes.size(), ownRank = extents.size();
    int64_t offset = rank - ownRank;
    SmallVector<bool> stretched(ownRank, false);
    for (int64_t dim : llvm::seq(rank)) {
      int64_t own = dim - offset;
      if (own >= 0 && isExtentOf(sizes[dim], own, {operand, op.getOperand()})) {
        sizes[dim] = extents[own];
        continue;
      }
      checkAtLeast(b, sizes[dim], 0, "size", dim, ErrorCode::shape_mismatch);
      if (own >= 0 && operandType.getDimSize(own) != 1)
        stretched[own] = fitSize(b, operandType, extents[own], own, sizes[dim]);
    }
    refineSizes(b, sizes, type, "result");
    operand = stretchOperand(b, operand, ArrayRef(sizes).take_back(ownRank),
                             stretched);
    rewriter.replaceOp(
        op, castWithChecks(b, repeat(b, operand, sizes), type, "result"));
    return success();
  }

  /// Checks that dimension `own` of the operand fits `size`, which is replaced
  /// where the operand knows it better. Returns whether the dimension may have
  /// to be repeated when the program runs.
  static bool fitSize(ImplicitLocOpBuilder &b, RankedTensorType type,
                      OpFoldResult extent, int64_t own, OpFoldResult &size) {
    Value actual = asIndex(b, extent), wanted = asIndex(b, size);
    Value ok = compare(b, arith::CmpIPredicate::eq, actual, wanted);
    bool isDynamic = type.isDynamicDim(own);
    if (isDynamic) {
      Value one = arith::ConstantIndexOp::create(b, 1);
      Value isOne = compare(b, arith::CmpIPredicate::eq, actual, one);
      ok = b.createOrFold<arith::OrIOp>(ok, isOne);
    } else {
      size = extent;
    }
    emitCheck(b, ok,
              "operand dimension " + Twine(own) + " is {0}, expected 1 or {1}",
              ValueRange{actual, wanted}, ErrorCode::shape_mismatch);
    return isDynamic && getConstantIntValue(size) != 1;
  }

  /// `operand`, each extent of which is 1 or the size, at `sizes`.
  static Value repeat(ImplicitLocOpBuilder &b, Value operand,
                      ArrayRef<OpFoldResult> sizes) {
    auto type = cast<RankedTensorType>(operand.getType());
    int64_t rank = sizes.size(), offset = rank - type.getRank();
    bool repeats = false;
    SmallVector<AffineExpr> exprs;
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      bool isLong = getConstantIntValue(size) != 1;
      int64_t own = static_cast<int64_t>(dim) - offset;
      if (own < 0) {
        repeats |= isLong;
        continue;
      }
      bool repeatsOwn = type.getDimSize(own) == 1 && isLong;
      repeats |= repeatsOwn;
      exprs.push_back(repeatsOwn ? b.getAffineConstantExpr(0)
                                 : b.getAffineDimExpr(dim));
    }
    if (!repeats)
      return emitReshape(b, operand, sizes);
    SmallVector<AffineMap> maps = {
        AffineMap::get(rank, 0, exprs, b.getContext()),
        b.getMultiDimIdentityMap(rank)};
    Value empty = tensor::EmptyOp::create(b, sizes, type.getElementType());
    return linalg::GenericOp::create(
               b, empty.getType(), operand, empty, maps, parallel(rank),
               [](OpBuilder &nested, Location loc, ValueRange args) {
                 linalg::YieldOp::create(nested, loc, args[0]);
               })
        .getResult(0);
  }
};

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

struct LowerSlice : OpConversionPattern<SliceOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(SliceOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RankedTensorType type = resultType(getTypeConverter(), op);
    Value operand = adaptor.getOperand();
    if (!type || !isa<RankedTensorType>(operand.getType()))
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<OpFoldResult> offsets = getMixedValues(
        op.getStaticOffsets(), adaptor.getOffsets(), b.getContext());
    SmallVector<OpFoldResult> sizes =
        getMixedValues(op.getStaticSizes(), adaptor.getSizes(), b.getContext());
    SmallVector<OpFoldResult> strides = getMixedValues(
        op.getStaticStrides(), adaptor.getStrides(), b.getContext());
    SmallVector<OpFoldResult> extents = extentsOf(b, operand);
    for (int64_t dim : llvm::seq<int64_t>(sizes.size())) {
      if (getConstantIntValue(offsets[dim]) == 0 &&
          getConstantIntValue(strides[dim]) == 1 &&
          isExtentOf(sizes[dim], dim, {operand, op.getOperand()}))
        continue;
      bool isStatic = llvm::all_of(
          ArrayRef{offsets[dim], sizes[dim], strides[dim], extents[dim]},
          [](OpFoldResult value) { return isa<Attribute>(value); });
      if (!isStatic)
        checkBounds(b, dim, extents[dim], offsets[dim], sizes[dim],
                    strides[dim]);
    }
    refineSizes(b, sizes, type, "result");
    Value result;
    if (isEmptySlice(extents, offsets, sizes))
      result = tensor::EmptyOp::create(b, sizes, type.getElementType());
    else
      result = tensor::ExtractSliceOp::create(
          b, operand, placeOffsets(b, offsets, sizes), sizes, strides);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  /// Whether nothing is taken; a view may not begin at the end.
  static bool isEmptySlice(ArrayRef<OpFoldResult> extents,
                           ArrayRef<OpFoldResult> offsets,
                           ArrayRef<OpFoldResult> sizes) {
    return llvm::any_of(
        llvm::zip_equal(extents, offsets, sizes), [](auto each) {
          auto [extent, offset, size] = each;
          std::optional<int64_t> end = getConstantIntValue(extent);
          std::optional<int64_t> begin = getConstantIntValue(offset);
          return getConstantIntValue(size) == 0 ||
                 (end && begin && *begin >= *end);
        });
  }

  /// Written so that no step overflows, whatever the values.
  static void checkBounds(ImplicitLocOpBuilder &b, int64_t dim,
                          OpFoldResult extent, OpFoldResult offset,
                          OpFoldResult size, OpFoldResult &stride) {
    Value n = asIndex(b, extent), begin = asIndex(b, offset);
    Value count = asIndex(b, size);
    checkAtLeast(b, stride, 1, "stride", dim, ErrorCode::out_of_range);
    // Negative values are large ones without a sign.
    emitCheck(b, compare(b, arith::CmpIPredicate::ule, begin, n),
              "offset {0} in dimension " + Twine(dim) +
                  " is not in [0, {1}], the extent",
              ValueRange{begin, n}, ErrorCode::out_of_range);
    Value most = b.createOrFold<arith::SubIOp>(n, begin);
    if (getConstantIntValue(stride) != 1) {
      Value one = arith::ConstantIndexOp::create(b, 1);
      Value zero = arith::ConstantIndexOp::create(b, 0);
      Value step = asIndex(b, stride);
      // Never a division by zero, not even where the check has failed.
      if (isa<Value>(stride))
        step = b.createOrFold<arith::MaxSIOp>(step, one);
      Value last = b.createOrFold<arith::SubIOp>(most, one);
      Value whole = arith::AddIOp::create(
          b, b.createOrFold<arith::DivUIOp>(last, step), one);
      Value isEmpty = compare(b, arith::CmpIPredicate::eq, most, zero);
      most = b.createOrFold<arith::SelectOp>(isEmpty, zero, whole);
    }
    emitCheck(b, compare(b, arith::CmpIPredicate::ule, count, most),
              "size {0} in dimension " + Twine(dim) +
                  " is not in [0, {1}], what the extent {2} leaves",
              ValueRange{count, most, n}, ErrorCode::out_of_range);
  }
};

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

struct LowerPad : OpConversionPattern<PadOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(PadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RankedTensorType type = resultType(getTypeConverter(), op);
    Value operand = adaptor.getOperand(), value = adaptor.getValue();
    if (!type || !isa<RankedTensorType>(operand.getType()) ||
        !isa<RankedTensorType>(value.getType()))
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    MLIRContext *context = b.getContext();
    SmallVector<OpFoldResult> low =
        getMixedValues(op.getStaticLow(), adaptor.getLow(), context);
    SmallVector<OpFoldResult> high =
        getMixedValues(op.getStaticHigh(), adaptor.getHigh(), context);
    SmallVector<OpFoldResult> interior =
        getMixedValues(op.getStaticInterior(), adaptor.getInterior(), context);
    SmallVector<OpFoldResult> extents = extentsOf(b, operand), sizes, strides;
    for (int64_t dim : llvm::seq<int64_t>(extents.size())) {
      ErrorCode code = ErrorCode::invalid_argument;
      checkAtLeast(b, low[dim], 0, "low", dim, code);
      checkAtLeast(b, high[dim], 0, "high", dim, code);
      checkAtLeast(b, interior[dim], 0, "interior", dim, code);
      sizes.push_back(
          paddedExtent(b, extents[dim], low[dim], high[dim], interior[dim]));
      strides.push_back(plus(b, interior[dim], b.getIndexAttr(1)));
    }
    refineSizes(b, sizes, type, "result");
    Value scalar = tensor::ExtractOp::create(b, value, ValueRange{});
    Value empty = tensor::EmptyOp::create(b, sizes, type.getElementType());
    Value filled = linalg::FillOp::create(b, scalar, empty).getResult(0);
    // There is no place for nothing at the end.
    Value result = filled;
    if (!llvm::is_contained(rankedShape(operand), 0) && !hasZero(sizes))
      result = tensor::InsertSliceOp::create(
          b, operand, filled, placeOffsets(b, low, extents), extents, strides);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  static OpFoldResult plus(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                           OpFoldResult rhs) {
    return getAsOpFoldResult(
        b.createOrFold<arith::AddIOp>(asIndex(b, lhs), asIndex(b, rhs)));
  }

  static OpFoldResult paddedExtent(ImplicitLocOpBuilder &b, OpFoldResult extent,
                                   OpFoldResult low, OpFoldResult high,
                                   OpFoldResult interior) {
    OpFoldResult size = plus(b, plus(b, extent, low), high);
    if (getConstantIntValue(interior) == 0)
      return size;
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value one = arith::ConstantIndexOp::create(b, 1);
    Value gaps = b.createOrFold<arith::SubIOp>(asIndex(b, extent), one);
    gaps = b.createOrFold<arith::MaxSIOp>(gaps, zero);
    Value inside = b.createOrFold<arith::MulIOp>(gaps, asIndex(b, interior));
    return plus(b, size, getAsOpFoldResult(inside));
  }
};

//===----------------------------------------------------------------------===//
// Concat
//===----------------------------------------------------------------------===//

struct LowerConcat : OpConversionPattern<ConcatOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ConcatOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RankedTensorType type = resultType(getTypeConverter(), op);
    if (!type || !llvm::all_of(adaptor.getOperands(), [](Value operand) {
          return isa<RankedTensorType>(operand.getType());
        }))
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    int64_t dim = op.getNormalDim();
    SmallVector<OpFoldResult> sizes =
        commonExtents(b, adaptor.getOperands(), dim);
    Value total = arith::ConstantIndexOp::create(b, 0);
    SmallVector<Value> starts;
    SmallVector<OpFoldResult> lengths;
    for (Value operand : adaptor.getOperands()) {
      starts.push_back(total);
      lengths.push_back(extentsOf(b, operand)[dim]);
      total = b.createOrFold<arith::AddIOp>(total, asIndex(b, lengths.back()));
    }
    sizes[dim] = getAsOpFoldResult(total);
    refineSizes(b, sizes, type, "result");
    SmallVector<OpFoldResult> extent = sizes;
    SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
    Value result = tensor::EmptyOp::create(b, sizes, type.getElementType());
    bool isEmpty = hasZero(sizes);
    for (auto [operand, start, length] :
         llvm::zip_equal(adaptor.getOperands(), starts, lengths)) {
      if (isEmpty)
        break;
      offsets[dim] = getAsOpFoldResult(start);
      extent[dim] = length;
      // There is no place for nothing at the end.
      std::optional<int64_t> begin = getConstantIntValue(offsets[dim]);
      std::optional<int64_t> end = getConstantIntValue(sizes[dim]);
      if (llvm::is_contained(rankedShape(operand), 0) ||
          (begin && end && *begin >= *end))
        continue;
      SmallVector<int64_t> shape = llvm::map_to_vector(extent, [](auto size) {
        return getConstantIntValue(size).value_or(ShapedType::kDynamic);
      });
      auto partType = RankedTensorType::get(shape, type.getElementType());
      Value part = operand;
      if (part.getType() != partType)
        part = tensor::CastOp::create(b, partType, part);
      result = tensor::InsertSliceOp::create(
          b, part, result, placeOffsets(b, offsets, extent), extent, strides);
    }
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  /// The extents that all operands have, checked, in all dimensions but `dim`.
  static SmallVector<OpFoldResult>
  commonExtents(ImplicitLocOpBuilder &b, ValueRange operands, int64_t dim) {
    Value first = operands.front();
    SmallVector<OpFoldResult> common = extentsOf(b, first);
    SmallVector<SmallVector<OpFoldResult>> all;
    for (Value operand : operands) {
      all.push_back(extentsOf(b, operand));
      for (auto [known, extent] : llvm::zip_equal(common, all.back()))
        if (isa<Attribute>(extent))
          known = extent;
    }
    for (auto [index, extents] : llvm::enumerate(all))
      for (auto [at, extent] : llvm::enumerate(extents)) {
        int64_t own = static_cast<int64_t>(at);
        if (own == dim || extent == common[at] ||
            (isa<Value>(common[at]) &&
             sameExtent(first, own, operands[index], own)))
          continue;
        Value actual = asIndex(b, extent), wanted = asIndex(b, common[at]);
        emitCheck(b, compare(b, arith::CmpIPredicate::eq, actual, wanted),
                  "operand #" + Twine(index) + " dimension " + Twine(at) +
                      " is {0}, expected {1}",
                  ValueRange{actual, wanted}, ErrorCode::shape_mismatch);
      }
    return common;
  }
};

//===----------------------------------------------------------------------===//
// Reverse
//===----------------------------------------------------------------------===//

struct LowerReverse : OpConversionPattern<ReverseOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ReverseOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RankedTensorType type = resultType(getTypeConverter(), op);
    Value operand = adaptor.getOperand();
    auto operandType = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || !operandType)
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<OpFoldResult> sizes = extentsOf(b, operand);
    int64_t rank = sizes.size();
    Value one = arith::ConstantIndexOp::create(b, 1);
    SmallVector<Value> last(rank);
    for (int64_t dim : op.getNormalDims())
      last[dim] = b.createOrFold<arith::SubIOp>(asIndex(b, sizes[dim]), one);
    refineSizes(b, sizes, type, "result");
    Value empty =
        tensor::EmptyOp::create(b, sizes, operandType.getElementType());
    auto generic = linalg::GenericOp::create(
        b, empty.getType(), ValueRange{}, empty,
        ArrayRef{b.getMultiDimIdentityMap(rank)}, parallel(rank),
        [&](OpBuilder &nested, Location loc, ValueRange) {
          ImplicitLocOpBuilder bb(loc, nested);
          SmallVector<Value> indices;
          for (int64_t dim : llvm::seq(rank)) {
            Value index = linalg::IndexOp::create(bb, dim);
            if (last[dim])
              index = arith::SubIOp::create(bb, last[dim], index);
            indices.push_back(index);
          }
          Value element = tensor::ExtractOp::create(bb, operand, indices);
          linalg::YieldOp::create(bb, element);
        });
    rewriter.replaceOp(op,
                       castWithChecks(b, generic.getResult(0), type, "result"));
    return success();
  }
};
} // namespace

void jit::populateJitToLinalgShapePatterns(const TypeConverter &converter,
                                           RewritePatternSet &patterns) {
  patterns.add<LowerBroadcastTo, LowerConcat, LowerPad, LowerReverse,
               LowerSlice, LowerTranspose>(converter, patterns.getContext());
  populateJitToLinalgReshapePatterns(converter, patterns);
}
