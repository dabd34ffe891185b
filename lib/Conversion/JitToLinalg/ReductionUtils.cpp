//===- ReductionUtils.cpp - shapes of reductions --------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReductionUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

ReductionShape::ReductionShape(ImplicitLocOpBuilder &b, Value operand,
                               ArrayRef<int64_t> dims, bool keepdims,
                               RankedTensorType resultType)
    : operand(operand),
      rank(cast<RankedTensorType>(operand.getType()).getRank()), reduced(dims),
      keepdims(keepdims), resultType(resultType) {
  SmallVector<OpFoldResult> sizes = extentsOf(b, operand);
  SmallVector<OpFoldResult> resultSizes;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (!isReduced(dim))
      resultSizes.push_back(size);
    else if (keepdims)
      resultSizes.push_back(b.getIndexAttr(1));
  }
  if (resultType)
    refineSizes(b, resultSizes, resultType, "result");
  for (int64_t dim : llvm::seq(rank))
    if (!isReduced(dim))
      keptSizes.push_back(resultSizes[keepdims ? dim : keptSizes.size()]);
}

void ReductionShape::checkNotEmpty(ImplicitLocOpBuilder &b) const {
  Value zero;
  for (int64_t dim : reduced) {
    if (!cast<RankedTensorType>(operand.getType()).isDynamicDim(dim))
      continue;
    if (!zero)
      zero = arith::ConstantIndexOp::create(b, 0);
    Value extent = b.createOrFold<tensor::DimOp>(operand, dim);
    Value ok = arith::CmpIOp::create(b, arith::CmpIPredicate::ne, extent, zero);
    AssertOp::create(b, ok,
                     ("reduced dimension " + Twine(dim) +
                      " has extent 0, expected at least 1")
                         .str(),
                     ValueRange{}, ErrorCode::out_of_range);
  }
}

Value ReductionShape::filled(ImplicitLocOpBuilder &b, TypedAttr value) const {
  Value empty = tensor::EmptyOp::create(b, keptSizes, value.getType());
  Value scalar = arith::ConstantOp::create(b, value);
  return linalg::FillOp::create(b, scalar, empty).getResult(0);
}

AffineMap ReductionShape::operandMap(ImplicitLocOpBuilder &b) const {
  return b.getMultiDimIdentityMap(rank);
}

AffineMap ReductionShape::keptMap(ImplicitLocOpBuilder &b) const {
  SmallVector<AffineExpr> exprs;
  for (int64_t dim : llvm::seq(rank))
    if (!isReduced(dim))
      exprs.push_back(b.getAffineDimExpr(dim));
  return AffineMap::get(rank, 0, exprs, b.getContext());
}

SmallVector<utils::IteratorType> ReductionShape::iterators() const {
  SmallVector<utils::IteratorType> types;
  for (int64_t dim : llvm::seq(rank))
    types.push_back(isReduced(dim) ? utils::IteratorType::reduction
                                   : utils::IteratorType::parallel);
  return types;
}

Value ReductionShape::finish(ImplicitLocOpBuilder &b, Value kept) const {
  if (keepdims && !reduced.empty()) {
    // Each kept dimension takes the reduced ones before it along, the last one
    // also those after it.
    SmallVector<OpFoldResult> sizes;
    SmallVector<ReassociationIndices> groups(keptSizes.size());
    SmallVector<int64_t> shape;
    size_t group = 0;
    for (int64_t dim : llvm::seq(rank)) {
      bool isKept = !isReduced(dim);
      sizes.push_back(isKept ? keptSizes[group]
                             : OpFoldResult(b.getIndexAttr(1)));
      shape.push_back(
          getConstantIntValue(sizes.back()).value_or(ShapedType::kDynamic));
      if (!groups.empty())
        groups[std::min(group, groups.size() - 1)].push_back(dim);
      group += isKept;
    }
    Type element = cast<RankedTensorType>(kept.getType()).getElementType();
    kept = tensor::ExpandShapeOp::create(
        b, RankedTensorType::get(shape, element), kept, groups, sizes);
  }
  return castWithChecks(b, kept, resultType, "result");
}
