//===- Windows.cpp - geometry of sliding windows -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Windows.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "llvm/Support/MathExtras.h"

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
