//===- window_geometry.h - Windows over padded tensors ----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_WINDOW_GEOMETRY_H
#define JITRT_KERNELS_WINDOW_GEOMETRY_H

#include "jitrt/kernels/kernel.h"

namespace jitrt {

/// One entry a windowed dimension. Only paddings may be negative (they cut).
struct WindowGeometry {
  Dims strides, paddingLow, paddingHigh, dilation, inputDilation;

  /// The lists of an operation; those that are absent or empty are completed.
  static Result<WindowGeometry> get(const KernelSpec &spec, size_t rank) {
    WindowGeometry geometry;
    auto read = [&](std::string_view name, int64_t otherwise,
                    bool isPositive) -> Result<Dims> {
      Dims list = spec.attributes.getOr(name, Dims());
      if (list.empty())
        list = Dims(rank, otherwise);
      if (list.size() != rank)
        return invalidArgument(strCat(name, " has ", list.size(),
                                      " entries, expected ", rank,
                                      ", one a windowed dimension"));
      for (int64_t entry : list)
        if (isPositive && entry <= 0)
          return invalidArgument(
              strCat(name, " has entry ", entry, ", expected positive ones"));
      return list;
    };
    JITRT_ASSIGN_OR_RETURN(geometry.strides, read("strides", 1, true));
    JITRT_ASSIGN_OR_RETURN(geometry.paddingLow, read("padding_low", 0, false));
    JITRT_ASSIGN_OR_RETURN(geometry.paddingHigh,
                           read("padding_high", 0, false));
    JITRT_ASSIGN_OR_RETURN(geometry.dilation, read("dilation", 1, true));
    JITRT_ASSIGN_OR_RETURN(geometry.inputDilation,
                           read("input_dilation", 1, true));
    return geometry;
  }

  size_t rank() const { return strides.size(); }

  /// The extent after dilation, before padding; `counts` has checked it.
  int64_t dilatedExtent(size_t dim, int64_t extent) const {
    return extent == 0 ? 0 : (extent - 1) * inputDilation[dim] + 1;
  }

  /// How often the window fits, in each dimension. Fails also if a position
  /// could overflow: none that code computes from `counts` does.
  Result<Dims> counts(DimsRef extents, DimsRef windows) const {
    Dims result(rank(), 0);
    for (size_t dim = 0; dim < rank(); ++dim) {
      if (windows[dim] < 1)
        return shapeMismatch(
            strCat("window is empty in windowed dimension ", dim));
      int64_t covered, dilated, low = paddingLow[dim], high = paddingHigh[dim];
      int64_t first, last, padded;
      // Positions in the operand are in [-low, dilated + high).
      if (dilate(windows[dim], dilation[dim], covered) ||
          dilate(extents[dim], inputDilation[dim], dilated) ||
          __builtin_sub_overflow(0, low, &first) ||
          __builtin_add_overflow(dilated, high, &last) ||
          __builtin_sub_overflow(last, first, &padded))
        return invalidArgument(
            strCat("windowed dimension ", dim, " overflows 64 bits: extent ",
                   extents[dim], " with input dilation ", inputDilation[dim],
                   " and padding ", low, " and ", high, ", window ",
                   windows[dim], " with dilation ", dilation[dim]));
      if (padded < covered)
        return shapeMismatch(strCat(
            "window covers ", covered, " of the padded extent ", padded,
            " in windowed dimension ", dim, ", expected at most that extent"));
      result[dim] = (padded - covered) / strides[dim] + 1;
    }
    return result;
  }

  /// The element that position `place` of the dilated, padded operand shows
  /// along `dim`, or -1 for a position between or outside of the elements.
  int64_t elementAt(size_t dim, int64_t extent, int64_t place) const {
    int64_t position = place - paddingLow[dim];
    if (position < 0 || position >= dilatedExtent(dim, extent) ||
        position % inputDilation[dim] != 0)
      return -1;
    return position / inputDilation[dim];
  }

private:
  /// What `extent` elements cover at a distance; true if that overflows.
  static bool dilate(int64_t extent, int64_t distance, int64_t &covered) {
    covered = 0;
    return extent > 0 &&
           (__builtin_mul_overflow(extent - 1, distance, &covered) ||
            __builtin_add_overflow(covered, 1, &covered));
  }
};

} // namespace jitrt

#endif // JITRT_KERNELS_WINDOW_GEOMETRY_H
