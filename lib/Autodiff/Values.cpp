//===- Values.cpp - zeros and sums of derivatives -------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Autodiff/RuleBuilder.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

Value jit::buildList(OpBuilder &builder, Location loc, Type type, Value length,
                     function_ref<Value(OpBuilder &, Value index)> element) {
  Value empty = ListConstructOp::create(builder, loc, type, ValueRange());
  auto loop = LoopOp::create(
      builder, loc, length, /*condition=*/Value(), empty, TypeRange(type),
      [&](OpBuilder &body, Location, Value index, ValueRange carries) {
        Value next = ListAppendOp::create(body, loc, type, carries.front(),
                                          element(body, index));
        ContinueOp::create(body, loc, Value(), next);
      });
  return loop.getResult(0);
}

static Value getElement(OpBuilder &builder, Location loc, Value list,
                        Value index) {
  Type type = cast<ListType>(list.getType()).getElementType();
  return ListGetOp::create(builder, loc, type, list, index);
}

Value jit::makePlaceholder(OpBuilder &builder, Location loc, Type type) {
  if (isa<ListType>(type))
    return ListConstructOp::create(builder, loc, type, ValueRange());
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return arith::ConstantOp::create(
        builder, loc, cast<TypedAttr>(builder.getZeroAttr(type)));
  Value zero = scalarTensor(builder, loc, tensor.getElementType(), 0);
  if (tensor.getRank() == 0)
    return zero;
  SmallVector<OpFoldResult> sizes;
  for (int64_t extent : tensor.getShape())
    sizes.push_back(
        builder.getIndexAttr(ShapedType::isDynamic(extent) ? 0 : extent));
  return castTo(builder, loc, FullOp::create(builder, loc, zero, sizes), type);
}

Value jit::zerosLike(OpBuilder &builder, Location loc, Value value) {
  Type type = value.getType();
  if (type.isF64())
    return arith::ConstantOp::create(builder, loc, builder.getF64FloatAttr(0));
  if (auto list = dyn_cast<ListType>(type)) {
    Value length = ListLenOp::create(builder, loc, value);
    return buildList(
        builder, loc, list, length, [&](OpBuilder &body, Value index) {
          return zerosLike(body, loc, getElement(body, loc, value, index));
        });
  }
  auto tensor = cast<RankedTensorType>(type);
  Value zero = scalarTensor(builder, loc, tensor.getElementType(), 0);
  if (tensor.getRank() == 0)
    return zero;
  Value result = FullOp::create(builder, loc, zero,
                                tensor::getMixedSizes(builder, loc, value));
  return castTo(builder, loc, result, type);
}

Value jit::trimCotangent(OpBuilder &builder, Location loc, Value cotangent,
                         Value value) {
  auto list = dyn_cast<ListType>(value.getType());
  if (!list)
    return cotangent;
  return buildList(builder, loc, list, ListLenOp::create(builder, loc, value),
                   [&](OpBuilder &body, Value index) {
                     return getElement(body, loc, cotangent, index);
                   });
}

Value jit::addDerivatives(OpBuilder &builder, Location loc, Value lhs,
                          Value rhs) {
  Type type = lhs.getType();
  if (type.isF64())
    return arith::AddFOp::create(builder, loc, lhs, rhs);
  if (auto list = dyn_cast<ListType>(type)) {
    Value length = ListLenOp::create(builder, loc, lhs);
    return buildList(
        builder, loc, list, length, [&](OpBuilder &body, Value index) {
          return addDerivatives(body, loc, getElement(body, loc, lhs, index),
                                getElement(body, loc, rhs, index));
        });
  }
  Value sum = AddOp::create(builder, loc, lhs, rhs);
  return castTo(builder, loc, sum, type);
}

//===----------------------------------------------------------------------===//
// Sums over what broadcasting repeated
//===----------------------------------------------------------------------===//

static Value sumOver(OpBuilder &builder, Location loc, Value value,
                     ArrayRef<int64_t> dims, bool keepdims) {
  if (dims.empty())
    return value;
  return SumOp::create(builder, loc, value,
                       std::optional<ArrayRef<int64_t>>(dims), keepdims);
}

/// `value` summed over `dim` where the extent of `like` is 1, else itself.
static Value sumUnlessSame(OpBuilder &builder, Location loc, Value value,
                           Value like, int64_t dim) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = ShapedType::kDynamic;
  Type result = type.clone(shape);
  Value mine = tensor::DimOp::create(builder, loc, value, dim);
  Value theirs = tensor::DimOp::create(builder, loc, like, dim);
  Value differs = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                        mine, theirs);
  auto branch = IfOp::create(builder, loc, TypeRange(result), differs);
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&branch.getThenRegion());
  Value sum = sumOver(builder, loc, value, dim, /*keepdims=*/true);
  YieldOp::create(builder, loc, castTo(builder, loc, sum, result));
  builder.createBlock(&branch.getElseRegion());
  YieldOp::create(builder, loc, castTo(builder, loc, value, result));
  return branch.getResult(0);
}

Value jit::sumToShapeOf(OpBuilder &builder, Location loc, Value value,
                        Value like, Value shape, int64_t same) {
  auto target = cast<RankedTensorType>(like.getType());
  int64_t extra =
      cast<RankedTensorType>(value.getType()).getRank() - target.getRank();
  value = sumOver(builder, loc, value, llvm::to_vector(llvm::seq(extra)),
                  /*keepdims=*/false);
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> repeated, unknown;
  for (int64_t dim : llvm::seq(target.getRank() - same)) {
    int64_t mine = type.getDimSize(dim), theirs = target.getDimSize(dim);
    if (mine == 1 || (theirs != 1 && !ShapedType::isDynamic(theirs)))
      continue;
    if (theirs == 1)
      repeated.push_back(dim);
    else if (!haveSameExtent(shape, extra + dim, like, dim))
      unknown.push_back(dim);
  }
  value = sumOver(builder, loc, value, repeated, /*keepdims=*/true);
  for (int64_t dim : unknown)
    value = sumUnlessSame(builder, loc, value, like, dim);
  return castTo(builder, loc, value, target);
}
