//===- IndexingDecompositions.cpp - what indexing composites mean -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

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
