//===- ReductionOps.cpp - reduction operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitReductionOps.cpp.inc"

void JitDialect::registerReductionOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitReductionOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Result types
//===----------------------------------------------------------------------===//

SmallVector<int64_t> jit::reducedDims(std::optional<ArrayRef<int64_t>> dims,
                                      int64_t rank) {
  if (!dims)
    return llvm::to_vector(llvm::seq(rank));
  SmallVector<int64_t> result;
  for (int64_t dim : *dims)
    result.push_back(*normalizeDim(dim, rank));
  llvm::sort(result);
  return result;
}

/// reduction_c1
static FailureOr<int64_t> checkedDim(std::optional<Location> location,
                                     StringRef opName, int64_t dim,
                                     int64_t rank) {
  FailureOr<int64_t> normal = normalizeDim(dim, rank);
  if (failed(normal))
    return inferenceError(location, opName,
                          "dimension is " + Twine(dim) + ", expected one in [" +
                              Twine(-rank) + ", " + Twine(rank) + ")");
  return normal;
}

/// The result of reducing the dimensions that are set in `reduced`.
static LogicalResult reduceShape(std::optional<Location> location,
                                 StringRef opName, RankedTensorType operand,
                                 const llvm::SmallBitVector &reduced,
                                 bool keepdims, bool nonEmpty, Type elementType,
                                 SmallVectorImpl<Type> &results) {
  SmallVector<int64_t> shape;
  for (auto [dim, extent] : llvm::enumerate(operand.getShape())) {
    if (!reduced.test(dim)) {
      shape.push_back(extent);
      continue;
    }
    if (nonEmpty && extent == 0) // reduction_c3
      return inferenceError(location, opName,
                            "reduced dimension " + Twine(dim) +
                                " has extent 0, expected at least 1");
    if (keepdims)
      shape.push_back(1);
  }
  results.push_back(RankedTensorType::get(shape, elementType));
  return success();
}

LogicalResult jit::inferReduction(std::optional<Location> location,
                                  StringRef opName, Value operand,
                                  DenseI64ArrayAttr dims, bool keepdims,
                                  bool nonEmpty,
                                  SmallVectorImpl<Type> &results) {
  Type element = getElementTypeOrSelf(operand.getType());
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (!type) {
    if (!dims && !keepdims)
      results.push_back(RankedTensorType::get({}, element));
    else
      results.push_back(UnrankedTensorType::get(element));
    return success();
  }
  llvm::SmallBitVector reduced(type.getRank(), /*t=*/!dims);
  for (int64_t dim : dims ? dims.asArrayRef() : ArrayRef<int64_t>()) {
    auto normal = checkedDim(location, opName, dim, type.getRank());
    if (failed(normal))
      return failure();
    if (reduced.test(*normal)) // reduction_c2
      return inferenceError(location, opName,
                            "dimension " + Twine(*normal) +
                                " is reduced twice, expected once");
    reduced.set(*normal);
  }
  return reduceShape(location, opName, type, reduced, keepdims, nonEmpty,
                     element, results);
}

LogicalResult jit::inferArgReduction(std::optional<Location> location,
                                     StringRef opName, Value operand,
                                     IntegerAttr dim, bool keepdims,
                                     SmallVectorImpl<Type> &results) {
  Type element = IntegerType::get(operand.getContext(), 64);
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (!type) {
    if (!dim && !keepdims)
      results.push_back(RankedTensorType::get({}, element));
    else
      results.push_back(UnrankedTensorType::get(element));
    return success();
  }
  llvm::SmallBitVector reduced(type.getRank(), /*t=*/!dim);
  if (dim) {
    auto normal = checkedDim(location, opName, dim.getInt(), type.getRank());
    if (failed(normal))
      return failure();
    reduced.set(*normal);
  }
  return reduceShape(location, opName, type, reduced, keepdims,
                     /*nonEmpty=*/true, element, results);
}

LogicalResult jit::inferAlongDim(std::optional<Location> location,
                                 StringRef opName, Value operand, int64_t dim,
                                 SmallVectorImpl<Type> &results) {
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (type && failed(checkedDim(location, opName, dim, type.getRank())))
    return failure();
  results.push_back(operand.getType());
  return success();
}

//===----------------------------------------------------------------------===//
// Folders
//===----------------------------------------------------------------------===//

/// The operand, when all that is reduced is single elements and no type
/// changes. A float sum is no such identity: 0 + -0 is +0.
template <typename OpTy>
static OpFoldResult foldSingleElements(OpTy op, ArrayRef<int64_t> dims) {
  auto type = dyn_cast<RankedTensorType>(op.getOperand().getType());
  if (!type || type != op.getType())
    return {};
  bool isFloatSum = isa<SumOp, CumSumOp>(op.getOperation()) &&
                    isa<FloatType>(type.getElementType());
  if (isFloatSum || llvm::any_of(dims, [&](int64_t dim) {
        return type.getDimSize(dim) != 1;
      }))
    return {};
  return op.getOperand();
}

template <typename OpTy> static OpFoldResult foldReduction(OpTy op) {
  auto type = dyn_cast<RankedTensorType>(op.getOperand().getType());
  if (!type)
    return {};
  return foldSingleElements(op, reducedDims(op.getDims(), type.getRank()));
}

template <typename OpTy> static OpFoldResult foldScan(OpTy op) {
  auto type = dyn_cast<RankedTensorType>(op.getOperand().getType());
  if (!type)
    return {};
  int64_t dim = op.getDim();
  return foldSingleElements(op, reducedDims(dim, type.getRank()));
}

OpFoldResult SumOp::fold(FoldAdaptor) { return foldReduction(*this); }
OpFoldResult ProdOp::fold(FoldAdaptor) { return foldReduction(*this); }
OpFoldResult MaxOp::fold(FoldAdaptor) { return foldReduction(*this); }
OpFoldResult MinOp::fold(FoldAdaptor) { return foldReduction(*this); }
OpFoldResult AnyOp::fold(FoldAdaptor) { return foldReduction(*this); }
OpFoldResult AllOp::fold(FoldAdaptor) { return foldReduction(*this); }
OpFoldResult CumSumOp::fold(FoldAdaptor) { return foldScan(*this); }
OpFoldResult CumProdOp::fold(FoldAdaptor) { return foldScan(*this); }
