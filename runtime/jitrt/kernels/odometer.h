//===- odometer.h - Counts through indices ----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_ODOMETER_H
#define JITRT_KERNELS_ODOMETER_H

#include "jitrt/tensor/tensor.h"

namespace jitrt {

/// Some dimensions of a tensor, and the element offset of an index in them.
/// Runs through the indices in row-major order.
class Odometer {
public:
  void addDim(int64_t size, int64_t stride) {
    sizes[rank] = size;
    strides[rank] = stride;
    index[rank++] = 0;
  }
  void addDimOf(const Tensor &tensor, size_t dim) {
    addDim(tensor.size(dim), tensor.stride(dim));
  }

  /// The number of indices; 1 without dimensions.
  int64_t count() const {
    int64_t product = 1;
    for (size_t dim = 0; dim < rank; ++dim)
      product *= sizes[dim];
    return product;
  }

  int64_t offset() const { return position; }
  /// Goes to the next index; after the last one to the first, and false.
  bool next() {
    for (size_t dim = rank; dim-- > 0;) {
      position += strides[dim];
      if (++index[dim] < sizes[dim])
        return true;
      position -= strides[dim] * sizes[dim];
      index[dim] = 0;
    }
    return false;
  }
  int64_t at(size_t dim) const { return index[dim]; }

private:
  size_t rank = 0;
  int64_t position = 0;
  int64_t sizes[maxRank], strides[maxRank], index[maxRank];
};

} // namespace jitrt

#endif // JITRT_KERNELS_ODOMETER_H
