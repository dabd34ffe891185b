//===- Decompositions.cpp - what decompositions share ---------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
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
  product = arith::SIToFPOp::create(builder, loc, elementType, product);
  return tensor::FromElementsOp::create(
      builder, loc, RankedTensorType::get({}, elementType), product);
}
