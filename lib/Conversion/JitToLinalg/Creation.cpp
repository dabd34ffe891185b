//===- Creation.cpp - lowers creation operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarBodies.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
struct LowerConstant : OpConversionPattern<ConstantOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type =
        cast<RankedTensorType>(getTypeConverter()->convertType(op.getType()));
    ElementsAttr value = op.getValue();
    if (type != op.getType()) {
      auto dense = dyn_cast<DenseElementsAttr>(value);
      if (!dense)
        return rewriter.notifyMatchFailure(op, "unsigned value is not dense");
      value = dense.bitcast(type.getElementType());
    }
    // Data of the program otherwise, which one value repeated need not be.
    constexpr int64_t maxRepeated = 1 << 16;
    auto splat = dyn_cast<SplatElementsAttr>(value);
    if (splat && type.getNumElements() > maxRepeated) {
      Value scalar = arith::ConstantOp::create(
          rewriter, op.getLoc(), splat.getSplatValue<TypedAttr>());
      Value empty =
          tensor::EmptyOp::create(rewriter, op.getLoc(), type, ValueRange{});
      rewriter.replaceOpWithNewOp<linalg::FillOp>(op, scalar, empty);
      return success();
    }
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, type, value);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// The result's extents: `sizes`, checked not to be negative and to be those
/// that `type` knows.
static SmallVector<OpFoldResult> checkedSizes(ImplicitLocOpBuilder &b,
                                              ArrayRef<OpFoldResult> sizes,
                                              RankedTensorType type) {
  SmallVector<OpFoldResult> result(sizes);
  Value zero;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    auto value = dyn_cast<Value>(size);
    if (!value)
      continue;
    if (!zero)
      zero = arith::ConstantIndexOp::create(b, 0);
    Value ok =
        b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::sge, value, zero);
    emitCheck(b, ok, "size " + Twine(dim) + " is {0}, expected at least 0",
              ValueRange{value}, ErrorCode::invalid_argument);
  }
  refineSizes(b, result, type, "result");
  return result;
}

/// Tensors whose elements `body` computes from the indices.
static SmallVector<Value> generate(
    ImplicitLocOpBuilder &b, ArrayRef<OpFoldResult> sizes,
    ArrayRef<Type> elementTypes,
    function_ref<SmallVector<Value>(ImplicitLocOpBuilder &, ValueRange)> body) {
  SmallVector<Value> inits;
  SmallVector<Type> types;
  for (Type type : elementTypes) {
    inits.push_back(tensor::EmptyOp::create(b, sizes, type));
    types.push_back(inits.back().getType());
  }
  int64_t rank = sizes.size();
  SmallVector<AffineMap> maps(inits.size(), b.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, types, ValueRange{}, inits, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange) {
        ImplicitLocOpBuilder bb(loc, nested);
        SmallVector<Value> indices;
        for (int64_t dim : llvm::seq(rank))
          indices.push_back(linalg::IndexOp::create(bb, dim));
        linalg::YieldOp::create(bb, body(bb, indices));
      });
  return SmallVector<Value>(generic.getResults());
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

struct LowerFull : OpConversionPattern<FullOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(FullOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type || !isa<RankedTensorType>(adaptor.getValue().getType()))
      return rewriter.notifyMatchFailure(op, "value or result is unranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<OpFoldResult> sizes = checkedSizes(b, op.getMixedSizes(), type);
    Value scalar =
        tensor::ExtractOp::create(b, adaptor.getValue(), ValueRange{});
    Value empty = tensor::EmptyOp::create(b, sizes, type.getElementType());
    Value result = linalg::FillOp::create(b, scalar, empty).getResult(0);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }
};

struct LowerIota : OpConversionPattern<IotaOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(IotaOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type)
      return rewriter.notifyMatchFailure(op, "result is unranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<OpFoldResult> sizes = checkedSizes(b, op.getMixedSizes(), type);
    int64_t dim = *normalizeDim(op.getDim(), sizes.size());
    Type element = type.getElementType();
    Value result =
        generate(b, sizes, element,
                 [&](ImplicitLocOpBuilder &bb, ValueRange indices) {
                   Type i64 = bb.getI64Type();
                   Value index =
                       arith::IndexCastOp::create(bb, i64, indices[dim]);
                   Value value = convertScalar(bb, index, i64, op.getDtype());
                   if (value.getType() != element)
                     value = arith::TruncFOp::create(bb, element, value);
                   return SmallVector<Value>{value};
                 })
            .front();
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }
};

/// Blocks of the generator first, each in two halves of 64 bits; then every
/// element takes its words.
struct LowerRandomBits : OpConversionPattern<RandomBitsOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(RandomBitsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type || !isa<RankedTensorType>(adaptor.getKey().getType()))
      return rewriter.notifyMatchFailure(op, "key or result is unranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<OpFoldResult> sizes = checkedSizes(b, op.getMixedSizes(), type);
    Value key = tensor::ExtractOp::create(b, adaptor.getKey(), ValueRange{});
    SmallVector<Value> blocks =
        makeBlocks(b, key, op.getStream(), sizes, type.getElementType());
    Value result = generate(b, sizes, type.getElementType(),
                            [&](ImplicitLocOpBuilder &bb, ValueRange indices) {
                              return SmallVector<Value>{takeWords(
                                  bb, blocks, flatIndex(bb, indices, sizes),
                                  type.getElementType())};
                            })
                       .front();
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  /// The low and the high halves of all blocks that the elements need.
  static SmallVector<Value> makeBlocks(ImplicitLocOpBuilder &b, Value key,
                                       int64_t stream,
                                       ArrayRef<OpFoldResult> sizes,
                                       Type elementType) {
    int64_t perBlock = 128 / elementType.getIntOrFloatBitWidth();
    Value count = b.createOrFold<arith::ConstantIndexOp>(1);
    for (OpFoldResult size : sizes)
      count = b.createOrFold<arith::MulIOp>(count, asIndex(b, size));
    count = b.createOrFold<arith::CeilDivUIOp>(
        count, arith::ConstantIndexOp::create(b, perBlock));
    OpFoldResult blocks = getAsOpFoldResult(count);
    Type i64 = b.getI64Type();
    return generate(b, blocks, {i64, i64},
                    [&](ImplicitLocOpBuilder &bb, ValueRange indices) {
                      Value block =
                          arith::IndexCastOp::create(bb, i64, indices[0]);
                      Value high = arith::ConstantOp::create(
                          bb, bb.getI64IntegerAttr(stream));
                      return SmallVector<Value>{
                          callMath(bb, "philox_low", i64, {key, block, high}),
                          callMath(bb, "philox_high", i64, {key, block, high})};
                    });
  }

  /// The row-major number of the element at `indices`.
  static Value flatIndex(ImplicitLocOpBuilder &b, ValueRange indices,
                         ArrayRef<OpFoldResult> sizes) {
    Value flat = arith::ConstantIndexOp::create(b, 0);
    for (auto [index, size] : llvm::zip(indices, sizes)) {
      flat = b.createOrFold<arith::MulIOp>(flat, asIndex(b, size));
      flat = b.createOrFold<arith::AddIOp>(flat, index);
    }
    return flat;
  }

  /// Element number `flat` from the blocks' halves.
  static Value takeWords(ImplicitLocOpBuilder &b, ArrayRef<Value> blocks,
                         Value flat, Type elementType) {
    Type i64 = b.getI64Type();
    bool isWord = elementType.isInteger(32);
    Value one = arith::ConstantIndexOp::create(b, 1);
    Value half = isWord ? arith::ShRUIOp::create(b, flat, one) : flat;
    Value block = arith::ShRUIOp::create(b, half, one);
    Value low = tensor::ExtractOp::create(b, blocks[0], block);
    Value high = tensor::ExtractOp::create(b, blocks[1], block);
    Value isHigh = arith::TruncIOp::create(
        b, b.getI1Type(), arith::IndexCastOp::create(b, i64, half));
    Value bits = arith::SelectOp::create(b, isHigh, high, low);
    if (!isWord)
      return bits;
    Value word =
        arith::IndexCastOp::create(b, i64, arith::AndIOp::create(b, flat, one));
    Value shift = arith::MulIOp::create(
        b, word, arith::ConstantOp::create(b, b.getI64IntegerAttr(32)));
    bits = arith::ShRUIOp::create(b, bits, shift);
    return arith::TruncIOp::create(b, elementType, bits);
  }
};
} // namespace

void jit::populateJitToLinalgCreationPatterns(const TypeConverter &converter,
                                              RewritePatternSet &patterns) {
  patterns.add<LowerConstant, LowerFull, LowerIota, LowerRandomBits>(
      converter, patterns.getContext());
}
