//===- WindowOps.cpp - operations on sliding windows -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/Windows.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitWindowOps.cpp.inc"

void JitDialect::registerWindowOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitWindowOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// ReduceWindowOp, MaxPoolOp, AvgPoolOp
//===----------------------------------------------------------------------===//

/// Infers the result of a window over the last dimensions of `operand`. The
/// list of windows is called `windowName` in errors.
static LogicalResult
inferWindow(std::optional<Location> location, StringRef opName, Value operand,
            StringRef windowName, ArrayRef<int64_t> window,
            ArrayRef<int64_t> strides, ArrayRef<int64_t> paddingLow,
            ArrayRef<int64_t> paddingHigh, ArrayRef<int64_t> dilation,
            SmallVectorImpl<Type> &results) {
  auto type = cast<TensorType>(operand.getType());
  int64_t rank = window.size();
  if (rank == 0 || (type.hasRank() && rank > type.getRank()))
    return inferenceError(
        location, opName,
        windowName + " has " + Twine(rank) + " entries, expected 1 or more" +
            (type.hasRank() ? ", at most the operand's rank " +
                                  std::to_string(type.getRank())
                            : std::string()));
  for (int64_t entry : window)
    if (entry <= 0)
      return inferenceError(location, opName,
                            windowName + " has entry " + Twine(entry) +
                                ", expected positive ones");
  auto geometry = makeWindowGeometry(location, opName, rank, strides,
                                     paddingLow, paddingHigh, dilation);
  if (failed(geometry)) // reduce_window_c2
    return failure();
  SmallVector<int64_t> extents(rank, ShapedType::kDynamic);
  if (type.hasRank())
    extents.assign(type.getShape().end() - rank, type.getShape().end());
  auto counts = inferWindowCounts(location, opName, *geometry, extents, window);
  if (failed(counts)) // reduce_window_c3
    return failure();
  if (!type.hasRank()) {
    results.push_back(type);
    return success();
  }
  SmallVector<int64_t> shape(type.getShape().drop_back(rank));
  shape.append(*counts);
  results.push_back(withShape(type, shape));
  return success();
}

LogicalResult ReduceWindowOp::inferReturnTypes(MLIRContext *,
                                               std::optional<Location> location,
                                               Adaptor adaptor,
                                               SmallVectorImpl<Type> &results) {
  return inferWindow(location, getOperationName(), adaptor.getOperand(),
                     "window", adaptor.getWindow(), adaptor.getStrides(),
                     adaptor.getPaddingLow(), adaptor.getPaddingHigh(),
                     adaptor.getDilation(), results);
}

/// The strides of a pool: its kernel's size when there are none.
static ArrayRef<int64_t> poolStrides(ArrayRef<int64_t> strides,
                                     ArrayRef<int64_t> kernel) {
  return strides.empty() ? kernel : strides;
}

LogicalResult MaxPoolOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  return inferWindow(location, getOperationName(), adaptor.getOperand(),
                     "kernel_size", adaptor.getKernelSize(),
                     poolStrides(adaptor.getStrides(), adaptor.getKernelSize()),
                     adaptor.getPaddingLow(), adaptor.getPaddingHigh(),
                     adaptor.getDilation(), results);
}

LogicalResult AvgPoolOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  return inferWindow(location, getOperationName(), adaptor.getOperand(),
                     "kernel_size", adaptor.getKernelSize(),
                     poolStrides(adaptor.getStrides(), adaptor.getKernelSize()),
                     adaptor.getPaddingLow(), adaptor.getPaddingHigh(), {},
                     results);
}

//===----------------------------------------------------------------------===//
// AdaptiveMaxPoolOp, AdaptiveAvgPoolOp, ResizeOp
//===----------------------------------------------------------------------===//

/// Infers the result of replacing the last extents of `operand` by `sizes`,
/// called `listName` in errors. No static extent that is replaced may be 0
/// unless the result is empty there too.
static LogicalResult inferLastExtents(std::optional<Location> location,
                                      StringRef opName, Value operand,
                                      StringRef listName,
                                      ArrayRef<int64_t> sizes,
                                      SmallVectorImpl<Type> &results) {
  auto type = cast<TensorType>(operand.getType());
  int64_t rank = sizes.size();
  if (rank == 0 || (type.hasRank() && rank > type.getRank()))
    return inferenceError(
        location, opName,
        listName + " has " + Twine(rank) + " entries, expected 1 or more" +
            (type.hasRank() ? ", at most the operand's rank " +
                                  std::to_string(type.getRank())
                            : std::string()));
  for (int64_t size : sizes)
    if (!ShapedType::isDynamic(size) && size < 0)
      return inferenceError(location, opName,
                            listName + " has entry " + Twine(size) +
                                ", expected none below 0");
  if (!type.hasRank()) {
    results.push_back(type);
    return success();
  }
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    int64_t &extent = shape[shape.size() - rank + dim];
    if (extent == 0)
      return inferenceError(location, opName,
                            "operand has extent 0 in dimension " +
                                Twine(shape.size() - rank + dim) +
                                ", expected 1 or more");
    extent = size;
  }
  results.push_back(withShape(type, shape));
  return success();
}

LogicalResult AdaptiveMaxPoolOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  return inferLastExtents(location, getOperationName(), adaptor.getOperand(),
                          "output_size", adaptor.getOutputSize(), results);
}

LogicalResult AdaptiveAvgPoolOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  return inferLastExtents(location, getOperationName(), adaptor.getOperand(),
                          "output_size", adaptor.getOutputSize(), results);
}

LogicalResult ResizeOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  ArrayRef<int64_t> sizes = adaptor.getStaticSizes();
  if (auto scales = adaptor.getScales()) { // resize_c1
    if (scales->size() != sizes.size())
      return inferenceError(location, name,
                            "scales has " + Twine(scales->size()) +
                                " entries, expected " + Twine(sizes.size()) +
                                ", one a size");
    for (double scale : *scales)
      if (!(scale > 0))
        return inferenceError(location, name,
                              "scales has entry " + std::to_string(scale) +
                                  ", expected positive ones");
  }
  if (adaptor.getAlignCorners() &&
      adaptor.getMode() != ResizeMode::linear) // resize_c2
    return inferenceError(location, name,
                          "align_corners with mode " +
                              stringifyResizeMode(adaptor.getMode()) +
                              ", expected mode linear");
  int64_t dynamic = llvm::count_if(
      sizes, [](int64_t size) { return ShapedType::isDynamic(size); });
  if (dynamic != static_cast<int64_t>(adaptor.getSizes().size()))
    return inferenceError(location, name,
                          "has " + Twine(adaptor.getSizes().size()) +
                              " run-time sizes, expected " + Twine(dynamic));
  return inferLastExtents(location, name, adaptor.getOperand(), "sizes", sizes,
                          results);
}
