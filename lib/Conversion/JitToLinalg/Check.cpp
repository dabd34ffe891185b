//===- Check.cpp - lowers check operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Check/IR/Check.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::check;

//===----------------------------------------------------------------------===//
// Comparing scalars
//===----------------------------------------------------------------------===//

/// The bits of a scalar as an integer.
static Value bitsOf(ImplicitLocOpBuilder &b, Value scalar) {
  auto type = dyn_cast<FloatType>(scalar.getType());
  if (!type)
    return scalar;
  return arith::BitcastOp::create(b, b.getIntegerType(type.getWidth()), scalar);
}

static Value compare(ImplicitLocOpBuilder &b, arith::CmpIPredicate predicate,
                     Value lhs, Value rhs) {
  return arith::CmpIOp::create(b, predicate, lhs, rhs);
}

static Value isNaN(ImplicitLocOpBuilder &b, Value scalar) {
  return arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, scalar, scalar);
}

/// Both are NaN, or `close` and neither is.
static Value orBothNaN(ImplicitLocOpBuilder &b, Value lhs, Value rhs,
                       Value close) {
  Value left = isNaN(b, lhs), right = isNaN(b, rhs);
  Value both = arith::AndIOp::create(b, left, right);
  Value either = arith::OrIOp::create(b, left, right);
  return arith::SelectOp::create(b, either, both, close);
}

static Value emitSame(ExpectEqOp, ImplicitLocOpBuilder &b, Value actual,
                      Value expected) {
  Value same = compare(b, arith::CmpIPredicate::eq, bitsOf(b, actual),
                       bitsOf(b, expected));
  if (!isa<FloatType>(actual.getType()))
    return same;
  return orBothNaN(b, actual, expected, same);
}

/// Maps floats to integers so that neighbours are neighbours and both zeros
/// are 0.
static Value orderedBits(ImplicitLocOpBuilder &b, Value scalar) {
  Value bits = bitsOf(b, scalar);
  auto type = cast<IntegerType>(bits.getType());
  Value least = arith::ConstantOp::create(
      b, b.getIntegerAttr(type, APInt::getSignedMinValue(type.getWidth())));
  Value negative = compare(b, arith::CmpIPredicate::slt, bits,
                           jit::scalarConstant(b, type, 0));
  Value mirrored = arith::SubIOp::create(b, least, bits);
  return arith::SelectOp::create(b, negative, mirrored, bits);
}

static Value emitSame(ExpectCloseOp op, ImplicitLocOpBuilder &b, Value actual,
                      Value expected) {
  Value left = orderedBits(b, actual), right = orderedBits(b, expected);
  Value larger = arith::MaxSIOp::create(b, left, right);
  Value smaller = arith::MinSIOp::create(b, left, right);
  // The distance of two n-bit values fits n bits, unsigned.
  Value distance = arith::SubIOp::create(b, larger, smaller);
  if (!distance.getType().isInteger(64))
    distance = arith::ExtUIOp::create(b, b.getI64Type(), distance);
  Value bound = arith::ConstantOp::create(b, op.getMaxUlpAttr());
  return orBothNaN(b, actual, expected,
                   compare(b, arith::CmpIPredicate::ule, distance, bound));
}

static Value toF64(ImplicitLocOpBuilder &b, Value scalar) {
  if (scalar.getType().isF64())
    return scalar;
  return arith::ExtFOp::create(b, b.getF64Type(), scalar);
}

static Value emitSame(ExpectAlmostEqOp op, ImplicitLocOpBuilder &b,
                      Value actual, Value expected) {
  Value left = toF64(b, actual), right = toF64(b, expected);
  Value same = arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ, left, right);
  Value distance =
      math::AbsFOp::create(b, arith::SubFOp::create(b, left, right));
  Value bound = arith::AddFOp::create(
      b, arith::ConstantOp::create(b, op.getAtolAttr()),
      arith::MulFOp::create(b, arith::ConstantOp::create(b, op.getRtolAttr()),
                            math::AbsFOp::create(b, right)));
  Value infinite = arith::CmpFOp::create(
      b, arith::CmpFPredicate::OEQ, math::AbsFOp::create(b, right),
      arith::ConstantOp::create(
          b, b.getFloatAttr(b.getF64Type(),
                            std::numeric_limits<double>::infinity())));
  Value near =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OLE, distance, bound);
  near = arith::SelectOp::create(b, infinite, same, near);
  return orBothNaN(b, actual, expected, arith::OrIOp::create(b, same, near));
}

//===----------------------------------------------------------------------===//
// Expectations
//===----------------------------------------------------------------------===//

/// A scalar as one of the types that a message may show.
static Value forMessage(ImplicitLocOpBuilder &b, Value scalar,
                        bool isUnsigned) {
  Type type = scalar.getType();
  if (isa<FloatType>(type))
    return toF64(b, scalar);
  if (type.isIndex() || type.isInteger(64) || type.isInteger(1))
    return scalar;
  if (isUnsigned)
    return arith::ExtUIOp::create(b, b.getI64Type(), scalar);
  return arith::ExtSIOp::create(b, b.getI64Type(), scalar);
}

/// The row-major position of the first element for which `same` is false, -1
/// if there is none.
static Value firstDifference(
    ImplicitLocOpBuilder &b, Value actual, Value expected,
    function_ref<Value(ImplicitLocOpBuilder &, Value, Value)> same) {
  auto type = cast<RankedTensorType>(actual.getType());
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> extents = extentsOf(b, actual);
  Value none = arith::ConstantIndexOp::create(b, -1);
  Value init = tensor::FromElementsOp::create(
      b, RankedTensorType::get({}, b.getIndexType()), none);
  SmallVector<AffineMap> maps{b.getMultiDimIdentityMap(rank),
                              AffineMap::get(rank, 0, b.getContext())};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  // `expected` is read by index: extents that turn out to differ at compile
  // time are for the program to find, not for linalg's verifier.
  auto generic = linalg::GenericOp::create(
      b, init.getType(), actual, init, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        ImplicitLocOpBuilder bb(loc, nested);
        Value position = arith::ConstantIndexOp::create(bb, 0);
        SmallVector<Value> indices;
        for (int64_t dim : llvm::seq(rank)) {
          Value extent = getValueOrCreateConstantIndexOp(bb, loc, extents[dim]);
          indices.push_back(linalg::IndexOp::create(bb, dim));
          position = arith::AddIOp::create(
              bb, arith::MulIOp::create(bb, position, extent), indices.back());
        }
        Value other = tensor::ExtractOp::create(bb, expected, indices);
        Value differs =
            arith::XOrIOp::create(bb, same(bb, args[0], other),
                                  jit::scalarConstant(bb, bb.getI1Type(), 1));
        Value isFirst = arith::AndIOp::create(
            bb, differs, compare(bb, arith::CmpIPredicate::eq, args[1], none));
        linalg::YieldOp::create(
            bb, arith::SelectOp::create(bb, isFirst, position, args[1])
                    .getResult());
      });
  return tensor::ExtractOp::create(b, generic.getResult(0), ValueRange{});
}

namespace {
template <typename OpTy> struct LowerExpect : OpConversionPattern<OpTy> {
  using OpConversionPattern<OpTy>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value actual = adaptor.getActual(), expected = adaptor.getExpected();
    if (isa<UnrankedTensorType>(actual.getType()))
      return rewriter.notifyMatchFailure(op, "operands are not ranked");
    bool isUnsigned =
        getElementTypeOrSelf(op.getActual().getType()).isUnsignedInteger();
    auto type = dyn_cast<RankedTensorType>(actual.getType());
    if (!type) {
      AssertOp::create(b, emitSame(op, b, actual, expected),
                       "value is {0}, expected {1}",
                       ValueRange{forMessage(b, actual, false),
                                  forMessage(b, expected, false)},
                       ErrorCode::assertion_failed);
      rewriter.eraseOp(op);
      return success();
    }
    for (int64_t dim : llvm::seq(type.getRank())) {
      if (!type.isDynamicDim(dim))
        continue;
      Value left = b.createOrFold<tensor::DimOp>(actual, dim);
      Value right = b.createOrFold<tensor::DimOp>(expected, dim);
      AssertOp::create(
          b, compare(b, arith::CmpIPredicate::eq, left, right),
          ("dimension " + Twine(dim) + " is {0}, expected {1}").str(),
          ValueRange{left, right}, ErrorCode::assertion_failed);
    }
    Value position =
        firstDifference(b, actual, expected,
                        [&](ImplicitLocOpBuilder &bb, Value left, Value right) {
                          return emitSame(op, bb, left, right);
                        });
    Value differs = compare(b, arith::CmpIPredicate::sge, position,
                            arith::ConstantIndexOp::create(b, 0));
    scf::IfOp::create(b, differs, [&](OpBuilder &nested, Location loc) {
      ImplicitLocOpBuilder bb(loc, nested);
      SmallVector<Value> indices(type.getRank());
      Value rest = position;
      for (int64_t dim = type.getRank(); dim-- > 0;) {
        Value extent = bb.createOrFold<tensor::DimOp>(actual, dim);
        indices[dim] = arith::RemUIOp::create(bb, rest, extent);
        rest = arith::DivUIOp::create(bb, rest, extent);
      }
      Value left = tensor::ExtractOp::create(bb, actual, indices);
      Value right = tensor::ExtractOp::create(bb, expected, indices);
      SmallVector<Value> values(indices.begin(), indices.end());
      std::string message = "element [";
      for (int64_t dim : llvm::seq(type.getRank()))
        message += (dim ? ", {" : "{") + std::to_string(dim) + "}";
      int64_t next = values.size();
      message += "] is {" + std::to_string(next) + "}, expected {" +
                 std::to_string(next + 1) + "}";
      values.push_back(forMessage(bb, left, isUnsigned));
      values.push_back(forMessage(bb, right, isUnsigned));
      if (values.size() > 10) { // More than a message can name.
        values.clear();
        message = "tensors differ";
      }
      AssertOp::create(bb, jit::scalarConstant(bb, bb.getI1Type(), 0), message,
                       values, ErrorCode::assertion_failed);
      scf::YieldOp::create(bb);
    });
    rewriter.eraseOp(op);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Opaque
//===----------------------------------------------------------------------===//

/// Passes a scalar through an empty piece of inline assembly. That it has no
/// side effects lets fusion drop what it has copied elsewhere.
static Value hide(ImplicitLocOpBuilder &b, Value scalar) {
  Type type = scalar.getType(), i64 = b.getI64Type();
  Value bits = bitsOf(b, scalar);
  Type bitsType = bits.getType();
  if (bitsType.isIndex())
    bits = arith::IndexCastOp::create(b, i64, bits);
  else if (bitsType != i64)
    bits = arith::ExtUIOp::create(b, i64, bits);
  auto hidden = LLVM::InlineAsmOp::create(
      b, i64, bits, "", "=r,0", /*has_side_effects=*/false,
      /*is_align_stack=*/false, LLVM::tailcallkind::TailCallKind::None,
      /*asm_dialect=*/nullptr, /*operand_attrs=*/nullptr);
  Value result = hidden.getResult(0);
  if (bitsType.isIndex())
    return arith::IndexCastOp::create(b, bitsType, result);
  if (bitsType != i64)
    result = arith::TruncIOp::create(b, bitsType, result);
  if (bitsType != type)
    result = arith::BitcastOp::create(b, type, result);
  return result;
}

struct LowerOpaque : OpConversionPattern<OpaqueOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(OpaqueOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value operand = adaptor.getOperand();
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type) {
      if (isa<TensorType>(operand.getType()))
        return rewriter.notifyMatchFailure(op, "operand is not ranked");
      rewriter.replaceOp(op, hide(b, operand));
      return success();
    }
    // Extents that the result does not know become opaque as well.
    auto resultType = dyn_cast<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!resultType)
      return rewriter.notifyMatchFailure(op, "result is not ranked");
    SmallVector<int64_t> shape(type.getShape());
    SmallVector<OpFoldResult> sizes;
    for (int64_t dim : llvm::seq(type.getRank())) {
      Value extent = b.createOrFold<tensor::DimOp>(operand, dim);
      if (resultType.isDynamicDim(dim)) {
        sizes.push_back(hide(b, extent));
        shape[dim] = ShapedType::kDynamic;
      } else {
        sizes.push_back(b.getIndexAttr(resultType.getDimSize(dim)));
        shape[dim] = resultType.getDimSize(dim);
      }
    }
    Type hiddenType = type.clone(shape);
    Value source = castWithChecks(b, operand, resultType, "operand");
    Value empty = tensor::EmptyOp::create(b, sizes, type.getElementType());
    AffineMap identity = b.getMultiDimIdentityMap(type.getRank());
    SmallVector<utils::IteratorType> iterators(type.getRank(),
                                               utils::IteratorType::parallel);
    // The operand is read by index, so that its extents say nothing about the
    // result's.
    auto generic = linalg::GenericOp::create(
        b, hiddenType, ValueRange{}, empty, ArrayRef{identity}, iterators,
        [&](OpBuilder &nested, Location loc, ValueRange) {
          ImplicitLocOpBuilder bb(loc, nested);
          SmallVector<Value> indices;
          for (int64_t dim : llvm::seq(type.getRank()))
            indices.push_back(linalg::IndexOp::create(bb, dim));
          Value element = tensor::ExtractOp::create(bb, source, indices);
          linalg::YieldOp::create(bb, hide(bb, element));
        });
    Value result = generic.getResult(0);
    if (result.getType() != resultType)
      result = tensor::CastOp::create(b, resultType, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

void jit::populateCheckToLinalgPatterns(const TypeConverter &converter,
                                        RewritePatternSet &patterns) {
  patterns.add<LowerExpect<ExpectEqOp>, LowerExpect<ExpectCloseOp>,
               LowerExpect<ExpectAlmostEqOp>, LowerOpaque>(
      converter, patterns.getContext());
}
