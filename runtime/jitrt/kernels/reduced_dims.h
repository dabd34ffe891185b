//===- reduced_dims.h - Shapes of reductions --------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_REDUCED_DIMS_H
#define JITRT_KERNELS_REDUCED_DIMS_H

#include "jitrt/kernels/odometer.h"
#include "jitrt/kernels/walk.h"
#include "jitrt/support/strings.h"

namespace jitrt {

/// Which dimensions of an operand are reduced, and the result's extents.
class ReducedDims {
public:
  /// Without `dims` all are reduced.
  static Result<ReducedDims>
  get(const Tensor &operand, const std::optional<Dims> &dims, bool keepdims) {
    ReducedDims result;
    size_t rank = operand.sizes().size();
    std::fill_n(result.flags, rank, !dims);
    if (dims)
      for (int64_t given : *dims) {
        JITRT_ASSIGN_OR_RETURN(size_t dim,
                               normalDim(given, operand.rank(), "dims"));
        if (result.flags[dim])
          return invalidArgument(strCat("dims name dimension ", dim, " twice"));
        result.flags[dim] = true;
      }
    int64_t sizes[maxRank];
    size_t count = 0;
    for (size_t dim = 0; dim < rank; ++dim)
      if (!result.flags[dim])
        sizes[count++] = operand.size(dim);
      else if (keepdims)
        sizes[count++] = 1;
    result.resultSizes = Dims(DimsRef(sizes, count));
    return result;
  }

  bool isReduced(size_t dim) const { return flags[dim]; }
  const Dims &sizes() const { return resultSizes; }

  /// Fails if a reduced dimension has no element.
  Status checkNotEmpty(const Tensor &operand) const {
    for (size_t dim = 0; dim < operand.sizes().size(); ++dim)
      if (flags[dim] && operand.size(dim) == 0)
        return outOfRange(strCat("reduced dimension ", dim,
                                 " has extent 0, expected at least 1"));
    return Status::ok();
  }

  /// The kept or the reduced ones of the first `rank` dimensions.
  Odometer kept(const Tensor &operand, size_t rank) const {
    return select(operand, rank, false);
  }
  Odometer reduced(const Tensor &operand, size_t rank) const {
    return select(operand, rank, true);
  }

private:
  Odometer select(const Tensor &operand, size_t rank, bool flag) const {
    Odometer result;
    for (size_t dim = 0; dim < rank; ++dim)
      if (flags[dim] == flag)
        result.addDimOf(operand, dim);
    return result;
  }

  bool flags[maxRank];
  Dims resultSizes;
};

} // namespace jitrt

#endif // JITRT_KERNELS_REDUCED_DIMS_H
