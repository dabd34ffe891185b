//===- Decompositions.cpp - what decompositions share ---------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

Value jit::scalarTensor(OpBuilder &builder, Location loc, Type elementType,
                        double value) {
  auto type = RankedTensorType::get({}, elementType);
  Attribute attr;
  if (auto floatType = dyn_cast<FloatType>(elementType))
    attr = builder.getFloatAttr(floatType, value);
  else
    attr = IntegerAttr::get(elementType,
                            APInt(elementType.getIntOrFloatBitWidth(),
                                  static_cast<int64_t>(value),
                                  /*isSigned=*/true, /*implicitTrunc=*/true));
  return ConstantOp::create(builder, loc, DenseElementsAttr::get(type, attr));
}

Value jit::scalarLike(OpBuilder &builder, Location loc, Value like,
                      double value) {
  return scalarTensor(builder, loc, getElementTypeOrSelf(like.getType()),
                      value);
}

Type jit::computeType(Type elementType) {
  if (elementType.isF16() || elementType.isBF16())
    return Float32Type::get(elementType.getContext());
  return elementType;
}

Value jit::widenForCompute(OpBuilder &builder, Location loc, Value operand) {
  Type element = getElementTypeOrSelf(operand.getType());
  Type wide = computeType(element);
  if (wide == element)
    return operand;
  return ConvertOp::create(builder, loc, operand, wide);
}

Value jit::convertTo(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return ConvertOp::create(builder, loc, type, value,
                           getElementTypeOrSelf(type));
}

Value jit::sizeProduct(OpBuilder &builder, Location loc, Value tensor,
                       ArrayRef<int64_t> dims, Type elementType) {
  auto type = cast<RankedTensorType>(tensor.getType());
  int64_t known = 1;
  Value product;
  for (int64_t dim : dims) {
    if (!type.isDynamicDim(dim)) {
      known *= type.getDimSize(dim);
      continue;
    }
    Value extent = tensor::DimOp::create(builder, loc, tensor, dim);
    product =
        product
            ? arith::MulIOp::create(builder, loc, product, extent).getResult()
            : extent;
  }
  if (!product)
    return scalarTensor(builder, loc, elementType, known);
  if (known != 1)
    product = arith::MulIOp::create(
        builder, loc, product,
        arith::ConstantIndexOp::create(builder, loc, known));
  product =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), product);
  // As a tensor: host scalars have no other floats than f64.
  Value count = tensor::FromElementsOp::create(
      builder, loc, RankedTensorType::get({}, product.getType()), product);
  return convertTo(builder, loc, count, RankedTensorType::get({}, elementType));
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

template <typename OpTy>
static OpFoldResult foldExtents(OpBuilder &builder, Location loc,
                                OpFoldResult lhs, OpFoldResult rhs) {
  return getAsOpFoldResult(builder.createOrFold<OpTy>(
      loc, getValueOrCreateConstantIndexOp(builder, loc, lhs),
      getValueOrCreateConstantIndexOp(builder, loc, rhs)));
}

OpFoldResult jit::addExtents(OpBuilder &builder, Location loc, OpFoldResult lhs,
                             OpFoldResult rhs) {
  auto left = getConstantIntValue(lhs), right = getConstantIntValue(rhs);
  if (left && right)
    return builder.getIndexAttr(*left + *right);
  return foldExtents<arith::AddIOp>(builder, loc, lhs, rhs);
}

OpFoldResult jit::multiplyExtents(OpBuilder &builder, Location loc,
                                  ArrayRef<OpFoldResult> extents) {
  int64_t known = 1;
  OpFoldResult unknown;
  for (OpFoldResult extent : extents) {
    if (auto value = getConstantIntValue(extent))
      known *= *value;
    else
      unknown = unknown
                    ? foldExtents<arith::MulIOp>(builder, loc, unknown, extent)
                    : extent;
  }
  if (!unknown)
    return builder.getIndexAttr(known);
  if (known == 1)
    return unknown;
  return foldExtents<arith::MulIOp>(builder, loc, unknown,
                                    builder.getIndexAttr(known));
}

OpFoldResult jit::divideExtent(OpBuilder &builder, Location loc,
                               OpFoldResult extent, int64_t divisor) {
  if (auto known = getConstantIntValue(extent))
    return builder.getIndexAttr(*known / divisor);
  return foldExtents<arith::DivUIOp>(builder, loc, extent,
                                     builder.getIndexAttr(divisor));
}

void jit::assertSameExtent(OpBuilder &builder, Location loc,
                           OpFoldResult actual, OpFoldResult expected,
                           const Twine &message) {
  if (isEqualConstantIntOrValue(actual, expected))
    return;
  Value left = getValueOrCreateConstantIndexOp(builder, loc, actual);
  Value right = getValueOrCreateConstantIndexOp(builder, loc, expected);
  Value ok = builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::eq,
                                                 left, right);
  AssertOp::create(builder, loc, ok, message.str(), ValueRange{left, right},
                   ErrorCode::shape_mismatch);
}

Value jit::lowestLike(OpBuilder &builder, Location loc, Value like) {
  Type element = getElementTypeOrSelf(like.getType());
  auto type = RankedTensorType::get({}, element);
  if (auto floatType = dyn_cast<FloatType>(element))
    return ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(type,
                               APFloat::getInf(floatType.getFloatSemantics(),
                                               /*Negative=*/true)));
  unsigned width = element.getIntOrFloatBitWidth();
  return ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(type, element.isUnsignedInteger()
                                       ? APInt::getZero(width)
                                       : APInt::getSignedMinValue(width)));
}

Value jit::extentTensor(OpBuilder &builder, Location loc, OpFoldResult extent,
                        Type elementType) {
  if (auto known = getConstantIntValue(extent))
    return scalarTensor(builder, loc, elementType, *known);
  Type i64 = builder.getI64Type();
  Value value =
      arith::IndexCastOp::create(builder, loc, i64, cast<Value>(extent));
  Value result = tensor::FromElementsOp::create(
      builder, loc, RankedTensorType::get({}, i64), value);
  return elementType == i64
             ? result
             : ConvertOp::create(builder, loc, result, elementType).getResult();
}
