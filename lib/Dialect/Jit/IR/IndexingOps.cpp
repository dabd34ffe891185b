//===- IndexingOps.cpp - indexing operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitIndexingOps.cpp.inc"

void JitDialect::registerIndexingOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitIndexingOps.cpp.inc"
      >();
}

static TensorType tensorType(Value value) {
  return cast<TensorType>(value.getType());
}

static Type i64Tensor(Type like) {
  return withElementType(like, IntegerType::get(like.getContext(), 64));
}

static std::string typeString(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

//===----------------------------------------------------------------------===//
// GatherOp, ScatterOp
//===----------------------------------------------------------------------===//

/// What `operand` holds at `indices` in `dims`.
static FailureOr<TensorType> gatheredType(std::optional<Location> location,
                                          StringRef name, Value operand,
                                          ValueRange indices,
                                          ArrayRef<int64_t> dims) {
  // gather_c1
  if (dims.empty())
    return inferenceError(location, name, "dims is empty");
  int64_t before = -1;
  for (int64_t dim : dims) {
    if (dim <= before)
      return inferenceError(location, name,
                            "dims is not increasing: " + Twine(dim) +
                                " after " + Twine(before));
    before = dim;
  }
  TensorType type = tensorType(operand);
  if (type.hasRank() && before >= type.getRank())
    return inferenceError(location, name,
                          "dim " + Twine(before) + " is not in [0, " +
                              Twine(type.getRank()) + ")");
  // gather_c2
  if (indices.size() != dims.size())
    return inferenceError(location, name,
                          "there are " + Twine(indices.size()) +
                              " index tensors, expected " + Twine(dims.size()) +
                              ", one for each of dims");
  // gather_c3
  SmallVector<int64_t> index;
  bool isRanked = type.hasRank();
  for (auto [number, tensor] : llvm::enumerate(indices)) {
    TensorType own = tensorType(tensor);
    if (!own.hasRank()) {
      isRanked = false;
      continue;
    }
    auto merged = broadcastShapes(index, own.getShape());
    if (failed(merged))
      return inferenceError(location, name,
                            "index tensors do not broadcast: #" +
                                Twine(number) + " is " +
                                shapeString(own.getShape()) +
                                ", those before it make " + shapeString(index));
    index = std::move(*merged);
  }
  if (!isRanked)
    return cast<TensorType>(UnrankedTensorType::get(type.getElementType()));
  SmallVector<int64_t> shape;
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    int64_t at = static_cast<int64_t>(dim);
    if (at == dims.front())
      shape.append(index);
    if (!llvm::is_contained(dims, at))
      shape.push_back(extent);
  }
  return withShape(type, shape);
}

LogicalResult GatherOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  auto type = gatheredType(location, getOperationName(), adaptor.getOperand(),
                           adaptor.getIndices(), adaptor.getDims());
  if (failed(type))
    return failure();
  results.push_back(*type);
  return success();
}

LogicalResult ScatterOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  // scatter_c1
  auto type = gatheredType(location, name, adaptor.getOperand(),
                           adaptor.getIndices(), adaptor.getDims());
  if (failed(type))
    return failure();
  // scatter_c2
  if (!areCompatible(*type, adaptor.getUpdates().getType()))
    return inferenceError(location, name,
                          "updates is " +
                              typeString(adaptor.getUpdates().getType()) +
                              ", expected " + typeString(*type));
  // scatter_c3
  if (type->getElementType().isInteger(1) &&
      adaptor.getMode() != ScatterMode::update)
    return inferenceError(location, name,
                          "mode " + stringifyScatterMode(adaptor.getMode()) +
                              " on i1, expected update");
  results.push_back(adaptor.getOperand().getType());
  return success();
}

//===----------------------------------------------------------------------===//
// SortOp, TopkOp
//===----------------------------------------------------------------------===//

LogicalResult SortOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  // sort_c1
  TensorType type = tensorType(adaptor.getOperand());
  if (type.hasRank() && failed(normalizeDim(location, getOperationName(),
                                            adaptor.getDim(), type.getRank())))
    return failure();
  results.push_back(type);
  results.push_back(i64Tensor(type));
  return success();
}

LogicalResult TopkOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  Type type = adaptor.getOperand().getType();
  int64_t k = adaptor.getK();
  // topk_c2
  if (k < 0)
    return inferenceError(location, name,
                          "k is " + Twine(k) + ", expected at least 0");
  if (auto ranked = dyn_cast<RankedTensorType>(type)) {
    // topk_c1
    auto dim = normalizeDim(location, name, adaptor.getDim(), ranked.getRank());
    if (failed(dim))
      return failure();
    // topk_c2
    if (!ranked.isDynamicDim(*dim) && k > ranked.getDimSize(*dim))
      return inferenceError(location, name,
                            "k is " + Twine(k) + ", expected at most " +
                                Twine(ranked.getDimSize(*dim)) +
                                ", the extent of dimension " + Twine(*dim));
    SmallVector<int64_t> shape(ranked.getShape());
    shape[*dim] = k;
    type = withShape(type, shape);
  }
  results.push_back(type);
  results.push_back(i64Tensor(type));
  return success();
}

//===----------------------------------------------------------------------===//
// NonzeroOp
//===----------------------------------------------------------------------===//

LogicalResult NonzeroOp::inferReturnTypes(MLIRContext *context,
                                          std::optional<Location>,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  TensorType type = tensorType(adaptor.getOperand());
  int64_t rank = type.hasRank() ? type.getRank() : ShapedType::kDynamic;
  results.push_back(RankedTensorType::get({ShapedType::kDynamic, rank},
                                          IntegerType::get(context, 64)));
  return success();
}

//===----------------------------------------------------------------------===//
// IndexSelectOp, TakeAlongOp, EmbeddingOp, MaskedFillOp
//===----------------------------------------------------------------------===//

LogicalResult IndexSelectOp::inferReturnTypes(MLIRContext *,
                                              std::optional<Location> location,
                                              Adaptor adaptor,
                                              SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  TensorType type = tensorType(adaptor.getOperand());
  TensorType index = tensorType(adaptor.getIndex());
  // index_select_c2
  if (index.hasRank() && index.getRank() != 1)
    return inferenceError(location, name,
                          "index has rank " + Twine(index.getRank()) +
                              ", expected 1");
  if (!type.hasRank()) {
    results.push_back(type);
    return success();
  }
  // index_select_c1
  auto dim = normalizeDim(location, name, adaptor.getDim(), type.getRank());
  if (failed(dim))
    return failure();
  SmallVector<int64_t> shape(type.getShape());
  shape[*dim] = index.hasRank() ? index.getDimSize(0) : ShapedType::kDynamic;
  results.push_back(withShape(type, shape));
  return success();
}

LogicalResult TakeAlongOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  TensorType type = tensorType(adaptor.getOperand());
  TensorType index = tensorType(adaptor.getIndex());
  FailureOr<int64_t> dim = adaptor.getDim();
  // take_along_c1
  if (type.hasRank()) {
    dim = normalizeDim(location, name, adaptor.getDim(), type.getRank());
    if (failed(dim))
      return failure();
  }
  // take_along_c2
  if (type.hasRank() && index.hasRank()) {
    if (type.getRank() != index.getRank())
      return inferenceError(location, name,
                            "index has rank " + Twine(index.getRank()) +
                                ", expected " + Twine(type.getRank()));
    for (int64_t at : llvm::seq(type.getRank()))
      if (at != *dim && !type.isDynamicDim(at) && !index.isDynamicDim(at) &&
          index.getDimSize(at) > type.getDimSize(at))
        return inferenceError(location, name,
                              "index dimension " + Twine(at) + " is " +
                                  Twine(index.getDimSize(at)) +
                                  ", expected at most " +
                                  Twine(type.getDimSize(at)));
  }
  results.push_back(withElementType(index, type.getElementType()));
  return success();
}

LogicalResult EmbeddingOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  TensorType weight = tensorType(adaptor.getWeight());
  TensorType indices = tensorType(adaptor.getIndices());
  // embedding_c1
  if (weight.hasRank() && weight.getRank() != 2)
    return inferenceError(location, getOperationName(),
                          "weight has rank " + Twine(weight.getRank()) +
                              ", expected 2");
  if (!indices.hasRank()) {
    results.push_back(UnrankedTensorType::get(weight.getElementType()));
    return success();
  }
  SmallVector<int64_t> shape(indices.getShape());
  shape.push_back(weight.hasRank() ? weight.getDimSize(1)
                                   : ShapedType::kDynamic);
  results.push_back(withShape(weight, shape));
  return success();
}

LogicalResult MaskedFillOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location> location,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  // masked_fill_c1
  TensorType type = tensorType(adaptor.getOperand());
  TensorType value = tensorType(adaptor.getValue());
  if (value.hasRank() && value.getRank() != 0)
    return inferenceError(location, name,
                          "value has rank " + Twine(value.getRank()) +
                              ", expected 0");
  if (value.getElementType() != type.getElementType())
    return inferenceError(
        location, name,
        "value has element type " + typeString(value.getElementType()) +
            ", expected " + typeString(type.getElementType()));
  // masked_fill_c2
  return inferBroadcastOf(location, name,
                          {adaptor.getOperand(), adaptor.getMask()},
                          type.getElementType(), results);
}
