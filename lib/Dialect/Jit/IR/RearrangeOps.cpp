//===- RearrangeOps.cpp - composites of the shape family -===//
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
#include "jit/Dialect/Jit/IR/JitRearrangeOps.cpp.inc"

void JitDialect::registerRearrangeOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitRearrangeOps.cpp.inc"
      >();
}

static bool isDynamic(int64_t extent) { return ShapedType::isDynamic(extent); }

//===----------------------------------------------------------------------===//
// SqueezeOp
//===----------------------------------------------------------------------===//

LogicalResult SqueezeOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  auto type = cast<TensorType>(adaptor.getOperand().getType());
  if (!type.hasRank()) {
    results.push_back(type);
    return success();
  }
  // squeeze_c1
  auto dims = normalizeDims(location, name, adaptor.getDims(), type.getRank());
  if (failed(dims))
    return failure();
  SmallVector<int64_t> shape;
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    if (!llvm::is_contained(*dims, static_cast<int64_t>(dim))) {
      shape.push_back(extent);
      continue;
    }
    // squeeze_c2
    if (!isDynamic(extent) && extent != 1)
      return inferenceError(location, name,
                            "operand dimension " + Twine(dim) + " is " +
                                Twine(extent) + ", expected 1");
  }
  results.push_back(withShape(type, shape));
  return success();
}

//===----------------------------------------------------------------------===//
// UnsqueezeOp
//===----------------------------------------------------------------------===//

LogicalResult UnsqueezeOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  auto type = cast<TensorType>(adaptor.getOperand().getType());
  if (!type.hasRank()) {
    results.push_back(type);
    return success();
  }
  // unsqueeze_c1
  int64_t rank = type.getRank() + adaptor.getDims().size();
  auto dims =
      normalizeDims(location, getOperationName(), adaptor.getDims(), rank);
  if (failed(dims))
    return failure();
  ArrayRef<int64_t> rest = type.getShape();
  SmallVector<int64_t> shape;
  for (int64_t dim : llvm::seq(rank)) {
    if (llvm::is_contained(*dims, dim)) {
      shape.push_back(1);
      continue;
    }
    shape.push_back(rest.front());
    rest = rest.drop_front();
  }
  results.push_back(withShape(type, shape));
  return success();
}

//===----------------------------------------------------------------------===//
// SplitOp
//===----------------------------------------------------------------------===//

LogicalResult SplitOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  auto type = cast<TensorType>(adaptor.getOperand().getType());
  // split_c2
  SmallVector<int64_t> sizes(adaptor.getSizes());
  if (sizes.empty())
    return inferenceError(location, name, "sizes is empty");
  if (llvm::count(sizes, -1) > 1)
    return inferenceError(location, name, "more than one size is -1");
  int64_t sum = 0;
  for (int64_t size : sizes) {
    if (size < -1)
      return inferenceError(
          location, name, "size is " + Twine(size) + ", expected at least -1");
    sum += size == -1 ? 0 : size;
  }
  if (!type.hasRank()) {
    results.append(sizes.size(), type);
    return success();
  }
  // split_c1
  auto dim = normalizeDim(location, name, adaptor.getDim(), type.getRank());
  if (failed(dim))
    return failure();
  // split_c3
  int64_t extent = type.getDimSize(*dim);
  int64_t *open = llvm::find(sizes, -1);
  bool hasOpen = open != sizes.end();
  if (!isDynamic(extent) && (hasOpen ? sum > extent : sum != extent))
    return inferenceError(location, name,
                          "sizes add up to " + Twine(sum) + ", expected " +
                              (hasOpen ? "at most " : "") + Twine(extent));
  if (hasOpen)
    *open = isDynamic(extent) ? ShapedType::kDynamic : extent - sum;
  for (int64_t size : sizes) {
    SmallVector<int64_t> shape(type.getShape());
    shape[*dim] = size;
    results.push_back(withShape(type, shape));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// StackOp
//===----------------------------------------------------------------------===//

LogicalResult StackOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  // stack_c1
  if (adaptor.getOperands().empty())
    return inferenceError(location, name, "has no operands");
  Type common = adaptor.getOperands().front().getType();
  for (auto [index, operand] : llvm::enumerate(adaptor.getOperands())) {
    Type both = meet(common, operand.getType());
    if (!both) {
      std::string text;
      llvm::raw_string_ostream(text)
          << "operand #" << index << " is " << operand.getType()
          << ", expected " << common;
      return inferenceError(location, name, text);
    }
    common = both;
  }
  auto type = cast<TensorType>(common);
  if (!type.hasRank()) {
    results.push_back(type);
    return success();
  }
  // stack_c2
  auto dim = normalizeDim(location, name, adaptor.getDim(), type.getRank() + 1);
  if (failed(dim))
    return failure();
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin() + *dim, adaptor.getOperands().size());
  results.push_back(withShape(type, shape));
  return success();
}

//===----------------------------------------------------------------------===//
// TileOp
//===----------------------------------------------------------------------===//

LogicalResult TileOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  // tile_c1
  SmallVector<int64_t> repeats(adaptor.getRepeats());
  for (int64_t repeat : repeats)
    if (repeat < 0)
      return inferenceError(location, getOperationName(),
                            "repeats has " + Twine(repeat) +
                                ", expected at least 0");
  auto type = cast<TensorType>(adaptor.getOperand().getType());
  if (!type.hasRank()) {
    results.push_back(type);
    return success();
  }
  SmallVector<int64_t> shape(type.getShape());
  while (shape.size() < repeats.size())
    shape.insert(shape.begin(), 1);
  while (repeats.size() < shape.size())
    repeats.insert(repeats.begin(), 1);
  for (auto [extent, repeat] : llvm::zip_equal(shape, repeats)) {
    if (repeat == 0)
      extent = 0;
    else if (!isDynamic(extent) && llvm::MulOverflow(extent, repeat, extent))
      return inferenceError(location, getOperationName(),
                            "extent times repeat " + Twine(repeat) +
                                " does not fit in 64 bits");
  }
  results.push_back(withShape(type, shape));
  return success();
}

//===----------------------------------------------------------------------===//
// RollOp
//===----------------------------------------------------------------------===//

LogicalResult RollOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  // roll_c1
  if (adaptor.getShifts().size() != adaptor.getDims().size())
    return inferenceError(location, name,
                          "there are " + Twine(adaptor.getShifts().size()) +
                              " shifts, expected " +
                              Twine(adaptor.getDims().size()) +
                              ", one for each of dims");
  // roll_c2
  auto type = cast<TensorType>(adaptor.getOperand().getType());
  if (type.hasRank())
    for (int64_t dim : adaptor.getDims())
      if (failed(normalizeDim(location, name, dim, type.getRank())))
        return failure();
  results.push_back(type);
  return success();
}
