//===- Windows.h - geometry of sliding windows ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What convolutions and pools share: how a window moves over dimensions that
// are dilated and padded first.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_WINDOWS_H
#define JIT_DIALECT_JIT_IR_WINDOWS_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/LLVM.h"
#include <optional>

namespace mlir::jit {

/// One entry a windowed dimension. Only paddings may be negative (they cut).
struct WindowGeometry {
  SmallVector<int64_t> strides, paddingLow, paddingHigh, dilation,
      inputDilation;

  int64_t rank() const { return strides.size(); }

  /// The extent of dimension `dim` after dilation and padding.
  int64_t paddedExtent(int64_t dim, int64_t extent) const;

  /// The extent that a window of `window` elements covers.
  int64_t windowExtent(int64_t dim, int64_t window) const;

  /// The number of positions of the window; negative when it doesn't fit.
  int64_t count(int64_t dim, int64_t extent, int64_t window) const;
};

/// Checks lists of one entry each for `rank` dimensions and completes empty
/// ones: strides and dilations by 1, paddings by 0. Emits an error that names
/// the list.
FailureOr<WindowGeometry>
makeWindowGeometry(std::optional<Location> location, StringRef opName,
                   int64_t rank, ArrayRef<int64_t> strides,
                   ArrayRef<int64_t> paddingLow, ArrayRef<int64_t> paddingHigh,
                   ArrayRef<int64_t> dilation,
                   ArrayRef<int64_t> inputDilation = {});

/// What `extent` elements cover that lie `distance` apart; none if that exceeds
/// 64 bits.
std::optional<int64_t> checkedDilation(int64_t extent, int64_t distance);
/// The sum; none if it exceeds 64 bits on the way.
std::optional<int64_t> checkedSum(ArrayRef<int64_t> terms);

/// The extents that `windows` make of `extents` (both may be dynamic). Emits an
/// error when a window is empty or does not fit, or positions exceed 64 bits.
FailureOr<SmallVector<int64_t>>
inferWindowCounts(std::optional<Location> location, StringRef opName,
                  const WindowGeometry &geometry, ArrayRef<int64_t> extents,
                  ArrayRef<int64_t> windows);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_WINDOWS_H
