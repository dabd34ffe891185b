//===- Windows.cpp - geometry of sliding windows -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Windows.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::jit;

int64_t WindowGeometry::paddedExtent(int64_t dim, int64_t extent) const {
  int64_t dilated = extent == 0 ? 0 : (extent - 1) * inputDilation[dim] + 1;
  return dilated + paddingLow[dim] + paddingHigh[dim];
}

int64_t WindowGeometry::windowExtent(int64_t dim, int64_t window) const {
  return (window - 1) * dilation[dim] + 1;
}

int64_t WindowGeometry::count(int64_t dim, int64_t extent,
                              int64_t window) const {
  int64_t room = paddedExtent(dim, extent) - windowExtent(dim, window);
  return room < 0 ? -1 : room / strides[dim] + 1;
}

FailureOr<WindowGeometry> jit::makeWindowGeometry(
    std::optional<Location> location, StringRef opName, int64_t rank,
    ArrayRef<int64_t> strides, ArrayRef<int64_t> paddingLow,
    ArrayRef<int64_t> paddingHigh, ArrayRef<int64_t> dilation,
    ArrayRef<int64_t> inputDilation) {
  WindowGeometry geometry;
  auto complete = [&](StringRef name, ArrayRef<int64_t> given,
                      int64_t otherwise, bool positive,
                      SmallVector<int64_t> &list) -> LogicalResult {
    list.assign(given.begin(), given.end());
    if (given.empty())
      list.assign(rank, otherwise);
    if (static_cast<int64_t>(list.size()) != rank)
      return inferenceError(location, opName,
                            name + " has " + Twine(list.size()) +
                                " entries, expected " + Twine(rank) +
                                ", one a windowed dimension");
    for (int64_t entry : list)
      if (positive && entry <= 0)
        return inferenceError(location, opName,
                              name + " has entry " + Twine(entry) +
                                  ", expected positive ones");
    return success();
  };
  if (failed(complete("strides", strides, 1, true, geometry.strides)) ||
      failed(
          complete("padding_low", paddingLow, 0, false, geometry.paddingLow)) ||
      failed(complete("padding_high", paddingHigh, 0, false,
                      geometry.paddingHigh)) ||
      failed(complete("dilation", dilation, 1, true, geometry.dilation)) ||
      failed(complete("input_dilation", inputDilation, 1, true,
                      geometry.inputDilation)))
    return failure();
  return geometry;
}

std::optional<int64_t> jit::checkedDilation(int64_t extent, int64_t distance) {
  int64_t covered;
  if (extent == 0)
    return 0;
  if (llvm::MulOverflow(extent - 1, distance, covered) ||
      llvm::AddOverflow<int64_t>(covered, 1, covered))
    return std::nullopt;
  return covered;
}

std::optional<int64_t> jit::checkedSum(ArrayRef<int64_t> terms) {
  int64_t sum = 0;
  for (int64_t term : terms)
    if (llvm::AddOverflow(sum, term, sum))
      return std::nullopt;
  return sum;
}

/// Fails if a position of the window or of the padded operand could exceed 64
/// bits; what is dynamic counts as 1.
static LogicalResult checkPositions(std::optional<Location> location,
                                    StringRef opName,
                                    const WindowGeometry &geometry, int64_t dim,
                                    int64_t extent, int64_t window) {
  auto known = [](int64_t size) {
    return ShapedType::isDynamic(size) ? 1 : size;
  };
  int64_t low = geometry.paddingLow[dim], high = geometry.paddingHigh[dim];
  std::optional<int64_t> dilated =
      checkedDilation(known(extent), geometry.inputDilation[dim]);
  if (checkedDilation(known(window), geometry.dilation[dim]) && dilated &&
      low != std::numeric_limits<int64_t>::min() &&
      checkedSum({*dilated, high, low}))
    return success();
  auto text = [](int64_t size) {
    return ShapedType::isDynamic(size) ? "?" : std::to_string(size);
  };
  return inferenceError(
      location, opName,
      "windowed dimension " + Twine(dim) + " overflows 64 bits: extent " +
          text(extent) + " with input dilation " +
          Twine(geometry.inputDilation[dim]) + " and padding " + Twine(low) +
          " and " + Twine(high) + ", window " + text(window) +
          " with dilation " + Twine(geometry.dilation[dim]));
}

FailureOr<SmallVector<int64_t>>
jit::inferWindowCounts(std::optional<Location> location, StringRef opName,
                       const WindowGeometry &geometry,
                       ArrayRef<int64_t> extents, ArrayRef<int64_t> windows) {
  SmallVector<int64_t> counts;
  for (int64_t dim : llvm::seq(geometry.rank())) {
    int64_t extent = extents[dim], window = windows[dim];
    if (window == 0)
      return inferenceError(location, opName,
                            "window is empty in windowed dimension " +
                                Twine(dim));
    if (failed(checkPositions(location, opName, geometry, dim, extent, window)))
      return failure();
    if (ShapedType::isDynamic(extent) || ShapedType::isDynamic(window)) {
      counts.push_back(ShapedType::kDynamic);
      continue;
    }
    int64_t count = geometry.count(dim, extent, window);
    if (count < 0)
      return inferenceError(location, opName,
                            "window covers " +
                                Twine(geometry.windowExtent(dim, window)) +
                                " of the padded extent " +
                                Twine(geometry.paddedExtent(dim, extent)) +
                                " in windowed dimension " + Twine(dim) +
                                ", expected at most that extent");
    counts.push_back(count);
  }
  return counts;
}
