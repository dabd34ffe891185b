//===- IndexingDecompositions.cpp - what indexing composites mean -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

FailureOr<SmallVector<Value>> IndexSelectOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  int64_t dim = *normalizeDim(getDim(), type->getRank());
  return SmallVector<Value>{GatherOp::create(builder, getLoc(), getType(),
                                             getOperand(), getIndex(), dim)};
}

FailureOr<SmallVector<Value>> TakeAlongOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type) || failed(rankedTypeOf(*this, getIndex())))
    return failure();
  int64_t rank = type->getRank();
  int64_t dim = *normalizeDim(getDim(), rank);
  // Each element is gathered by all of its indices: in `dim` the given one,
  // elsewhere its own, which broadcasts from a single line.
  ImplicitLocOpBuilder b(getLoc(), builder);
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(b, getLoc(), getIndex());
  Type element = getElementTypeOrSelf(getIndex().getType());
  SmallVector<Value> indices;
  for (int64_t each : llvm::seq(rank)) {
    if (each == dim) {
      indices.push_back(getIndex());
      continue;
    }
    SmallVector<OpFoldResult> line(rank, b.getIndexAttr(1));
    line[each] = extents[each];
    indices.push_back(IotaOp::create(b, line, each, element));
  }
  return SmallVector<Value>{
      GatherOp::create(b, getType(), getOperand(), indices,
                       llvm::to_vector(llvm::seq<int64_t>(0, rank)))};
}

FailureOr<SmallVector<Value>> EmbeddingOp::decompose(OpBuilder &builder) {
  return SmallVector<Value>{GatherOp::create(builder, getLoc(), getType(),
                                             getWeight(), getIndices(),
                                             ArrayRef<int64_t>{0})};
}

FailureOr<SmallVector<Value>> TopkOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  int64_t dim = *normalizeDim(getDim(), type->getRank());
  auto sort = SortOp::create(builder, getLoc(), getOperand(), dim,
                             /*descending=*/!getSmallest());
  SmallVector<Value> results;
  for (auto [sorted, result] :
       llvm::zip_equal(sort.getResults(), getOperation()->getResults()))
    results.push_back(
        sliceDim(builder, getLoc(), sorted, dim, builder.getIndexAttr(0),
                 builder.getIndexAttr(getK()), /*stride=*/1, result.getType()));
  return results;
}

FailureOr<SmallVector<Value>> MaskedFillOp::decompose(OpBuilder &builder) {
  return SmallVector<Value>{SelectOp::create(
      builder, getLoc(), getType(), getMask(), getValue(), getOperand())};
}
