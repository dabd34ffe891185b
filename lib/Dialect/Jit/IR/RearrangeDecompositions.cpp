//===- RearrangeDecompositions.cpp - what shape composites mean -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

FailureOr<RankedTensorType> jit::rankedTypeOf(Operation *op, Value operand) {
  if (auto type = dyn_cast<RankedTensorType>(operand.getType()))
    return type;
  return op->emitOpError("cannot be decomposed before the rank of ")
         << operand.getType() << " is known; infer shapes first";
}

Value jit::sliceDim(OpBuilder &builder, Location loc, Value operand,
                    int64_t dim, OpFoldResult offset, OpFoldResult size,
                    int64_t stride, Type resultType) {
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, loc, operand);
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  offsets[dim] = offset;
  sizes[dim] = size;
  strides[dim] = builder.getIndexAttr(stride);
  auto slice = SliceOp::create(builder, loc, operand, offsets, sizes, strides);
  if (resultType)
    slice.getResult().setType(cast<TensorType>(resultType));
  return slice;
}

/// `operand` under `sizes`, declared as `type`.
static Value reshapeAs(OpBuilder &builder, Location loc, Type type,
                       Value operand, ArrayRef<OpFoldResult> sizes) {
  auto [integers, values] = decomposeMixedValues(sizes);
  return ReshapeOp::create(builder, loc, type, operand, values, integers);
}

/// `operand` declared as `type`, which is checked when the program runs.
static Value declareAs(OpBuilder &builder, Location loc, Value operand,
                       RankedTensorType type) {
  if (operand.getType() == type)
    return operand;
  SmallVector<int64_t> keep(type.getRank(), -1);
  return BroadcastToOp::create(builder, loc, type, operand, ValueRange{}, keep);
}

static Value asValue(OpBuilder &builder, Location loc, OpFoldResult size) {
  return getValueOrCreateConstantIndexOp(builder, loc, size);
}

//===----------------------------------------------------------------------===//
// SqueezeOp, UnsqueezeOp
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> SqueezeOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  Location loc = getLoc();
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(builder, loc, getOperand());
  SmallVector<int64_t> dims = llvm::map_to_vector(getDims(), [&](int64_t dim) {
    return *normalizeDim(dim, type->getRank());
  });
  Value one;
  SmallVector<OpFoldResult> sizes;
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim))) {
      sizes.push_back(extent);
      continue;
    }
    if (!type->isDynamicDim(dim))
      continue;
    if (!one)
      one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value actual = asValue(builder, loc, extent);
    Value ok = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                     actual, one);
    AssertOp::create(
        builder, loc, ok,
        ("operand dimension " + Twine(dim) + " is {0}, expected 1").str(),
        ValueRange{actual}, ErrorCode::shape_mismatch);
  }
  return SmallVector<Value>{
      reshapeAs(builder, loc, getType(), getOperand(), sizes)};
}

FailureOr<SmallVector<Value>> UnsqueezeOp::decompose(OpBuilder &builder) {
  if (failed(rankedTypeOf(*this, getOperand())))
    return failure();
  Location loc = getLoc();
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(builder, loc, getOperand());
  int64_t rank = extents.size() + getDims().size();
  SmallVector<OpFoldResult> sizes(rank);
  for (int64_t dim : getDims())
    sizes[*normalizeDim(dim, rank)] = builder.getIndexAttr(1);
  ArrayRef<OpFoldResult> rest = extents;
  for (OpFoldResult &size : sizes) {
    if (size)
      continue;
    size = rest.front();
    rest = rest.drop_front();
  }
  return SmallVector<Value>{
      reshapeAs(builder, loc, getType(), getOperand(), sizes)};
}

//===----------------------------------------------------------------------===//
// SplitOp, StackOp
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> SplitOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  Location loc = getLoc();
  int64_t dim = *normalizeDim(getDim(), type->getRank());
  int64_t sum = 0;
  for (int64_t size : getSizes())
    sum += size == -1 ? 0 : size;
  bool hasOpen = llvm::is_contained(getSizes(), -1);
  Value extent, total;
  if (type->isDynamicDim(dim)) {
    extent = tensor::DimOp::create(builder, loc, getOperand(), dim);
    total = arith::ConstantIndexOp::create(builder, loc, sum);
    Value ok = arith::CmpIOp::create(builder, loc,
                                     hasOpen ? arith::CmpIPredicate::sle
                                             : arith::CmpIPredicate::eq,
                                     total, extent);
    AssertOp::create(builder, loc, ok,
                     ("sizes add up to {0}, expected " +
                      Twine(hasOpen ? "at most " : "") + "{1}")
                         .str(),
                     ValueRange{total, extent}, ErrorCode::shape_mismatch);
  }
  OpFoldResult open;
  if (hasOpen && extent)
    open = arith::SubIOp::create(builder, loc, extent, total).getResult();
  else if (hasOpen)
    open = builder.getIndexAttr(type->getDimSize(dim) - sum);
  // Parts before the open one begin at a constant, those after it do not.
  SmallVector<Value> parts;
  int64_t begin = 0;
  Value base;
  for (auto [size, part] : llvm::zip_equal(getSizes(), getParts())) {
    OpFoldResult offset = builder.getIndexAttr(begin);
    if (base)
      offset = arith::AddIOp::create(
                   builder, loc, base,
                   arith::ConstantIndexOp::create(builder, loc, begin))
                   .getResult();
    OpFoldResult count = size == -1 ? open : builder.getIndexAttr(size);
    parts.push_back(sliceDim(builder, loc, getOperand(), dim, offset, count,
                             /*stride=*/1, part.getType()));
    if (size != -1)
      begin += size;
    else if (auto value = dyn_cast<Value>(open))
      base = value;
    else
      begin += *getConstantIntValue(open);
  }
  return parts;
}

FailureOr<SmallVector<Value>> StackOp::decompose(OpBuilder &builder) {
  SmallVector<Value> planes;
  int64_t dim = 0;
  for (Value operand : getOperands()) {
    auto type = rankedTypeOf(*this, operand);
    if (failed(type))
      return failure();
    dim = *normalizeDim(getDim(), type->getRank() + 1);
    planes.push_back(UnsqueezeOp::create(builder, getLoc(), operand, dim));
  }
  return SmallVector<Value>{
      ConcatOp::create(builder, getLoc(), getType(), planes, dim)};
}

//===----------------------------------------------------------------------===//
// TileOp, RollOp
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> TileOp::decompose(OpBuilder &builder) {
  if (failed(rankedTypeOf(*this, getOperand())))
    return failure();
  Location loc = getLoc();
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(builder, loc, getOperand());
  SmallVector<int64_t> repeats(getRepeats());
  while (extents.size() < repeats.size())
    extents.insert(extents.begin(), builder.getIndexAttr(1));
  while (repeats.size() < extents.size())
    repeats.insert(repeats.begin(), 1);
  // A repeated dimension gets an outer one of extent 1, which is stretched
  // and merged into it; an extent of 1 is stretched itself.
  SmallVector<OpFoldResult> apart, stretched, merged;
  for (auto [extent, repeat] : llvm::zip_equal(extents, repeats)) {
    OpFoldResult times = builder.getIndexAttr(repeat);
    std::optional<int64_t> known = getConstantIntValue(extent);
    if (repeat == 1 || known == 1) {
      apart.push_back(extent);
      stretched.push_back(repeat == 1 ? extent : times);
      merged.push_back(stretched.back());
      continue;
    }
    apart.append({builder.getIndexAttr(1), extent});
    stretched.append({times, extent});
    if (known)
      merged.push_back(builder.getIndexAttr(*known * repeat));
    else
      merged.push_back(arith::MulIOp::create(
                           builder, loc, asValue(builder, loc, extent),
                           arith::ConstantIndexOp::create(builder, loc, repeat))
                           .getResult());
  }
  Value result = ReshapeOp::create(builder, loc, getOperand(), apart);
  result = BroadcastToOp::create(builder, loc, result, stretched);
  return SmallVector<Value>{reshapeAs(builder, loc, getType(), result, merged)};
}

/// Where the last `shift mod extent` elements begin, and how many they are.
static std::pair<OpFoldResult, OpFoldResult> rollPoint(OpBuilder &builder,
                                                       Location loc,
                                                       OpFoldResult extent,
                                                       int64_t shift) {
  if (std::optional<int64_t> known = getConstantIntValue(extent)) {
    int64_t count = *known == 0 ? 0 : shift % *known;
    if (count < 0)
      count += *known;
    return {builder.getIndexAttr(*known - count), builder.getIndexAttr(count)};
  }
  Value size = cast<Value>(extent);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value modulus = arith::MaxSIOp::create(builder, loc, size, one);
  Value amount = arith::ConstantIndexOp::create(builder, loc, shift);
  Value count = arith::RemSIOp::create(builder, loc, amount, modulus);
  Value isNegative = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt, count, zero);
  Value wrapped = arith::AddIOp::create(builder, loc, count, modulus);
  count = arith::SelectOp::create(builder, loc, isNegative, wrapped, count);
  Value begin = arith::SubIOp::create(builder, loc, size, count);
  return {begin, count};
}

FailureOr<SmallVector<Value>> RollOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  Location loc = getLoc();
  Value result = getOperand();
  for (auto [shift, dim] : llvm::zip_equal(getShifts(), getDims())) {
    int64_t at = *normalizeDim(dim, type->getRank());
    auto [begin, count] = rollPoint(
        builder, loc, tensor::getMixedSize(builder, loc, result, at), shift);
    if (getConstantIntValue(count) == 0)
      continue;
    Value tail = sliceDim(builder, loc, result, at, begin, count);
    Value head =
        sliceDim(builder, loc, result, at, builder.getIndexAttr(0), begin);
    result = ConcatOp::create(builder, loc, result.getType(),
                              ValueRange{tail, head}, at);
  }
  return SmallVector<Value>{
      declareAs(builder, loc, result, cast<RankedTensorType>(getType()))};
}
