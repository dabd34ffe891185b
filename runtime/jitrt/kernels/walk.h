//===- walk.h - Visits strided tensors together -----------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_WALK_H
#define JITRT_KERNELS_WALK_H

#include "jitrt/kernels/value.h"

namespace jitrt {

/// Visits the elements of a few operands at the same indices, in row-major
/// order, a row at a time. Dimensions that lie behind each other in all
/// operands are one.
class Walk {
public:
  static constexpr size_t maxOperands = 5;

  explicit Walk(DimsRef sizes);

  /// Adds a tensor whose extents are those of the walk, aligned at the last
  /// dimension, or 1, which is repeated.
  void add(const Tensor &tensor) {
    add(tensor.data(), tensor.sizes(), tensor.strides(),
        static_cast<int64_t>(dtypeSize(tensor.dtype())));
  }
  /// Strides count elements of `elementSize` bytes. The memory is written if
  /// the caller of `rows` writes it.
  void add(const void *data, DimsRef sizes, DimsRef strides,
           int64_t elementSize);

  /// Calls `row(pointers, byteStrides, count)` for each row; not at all if
  /// there is no element. Ends the phase of adding.
  template <typename Row> void rows(Row &&row) {
    if (isEmpty)
      return;
    merge();
    int64_t index[maxRank] = {};
    int64_t inner = rank == 0 ? 1 : extents[rank - 1];
    size_t outer = rank == 0 ? 0 : rank - 1;
    while (true) {
      row(static_cast<char *const *>(pointers),
          static_cast<const int64_t *>(byteStrides[outer]), inner);
      size_t dim = outer;
      while (dim-- > 0) {
        if (++index[dim] < extents[dim]) {
          for (size_t i = 0; i < count; ++i)
            pointers[i] += byteStrides[dim][i];
          break;
        }
        index[dim] = 0;
        for (size_t i = 0; i < count; ++i)
          pointers[i] -= byteStrides[dim][i] * (extents[dim] - 1);
      }
      if (dim == SIZE_MAX)
        return;
    }
  }

private:
  void merge();

  size_t rank, count = 0;
  bool isEmpty = false;
  int64_t extents[maxRank + 1];
  int64_t byteStrides[maxRank + 1][maxOperands];
  char *pointers[maxOperands];
};

/// Copies elements, whatever the strides; `to` is written and has the extents
/// of `from` or, aligned at the last dimension, larger ones where `from` has 1.
void copyElements(void *to, DimsRef toSizes, DimsRef toStrides,
                  const Tensor &from);
/// Copies into a tensor, which nobody else reads.
inline void copyElements(Tensor &to, const Tensor &from) {
  copyElements(to.mutableData(), to.sizes(), to.strides(), from);
}

/// `tensor`, or a row-major copy if its elements do not lie so.
Result<Tensor> asContiguous(const Tensor &tensor);

/// The extents that the operands' broadcast to but for the last `trailing`
/// ones, which are left out. `types` say what was known before: an error names
/// the extent that contradicts.
Result<Dims> broadcastSizes(std::span<const Tensor *const> operands,
                            std::span<const ValueType> types,
                            size_t trailing = 0);

/// A dimension in [-rank, rank) counted from the front, or an error that names
/// the attribute.
Result<size_t> normalDim(int64_t dim, int64_t rank, std::string_view name);

/// A view with other extents and strides on the same storage; the caller knows
/// that it lies inside.
Result<Tensor> restrided(const Tensor &tensor, DimsRef sizes, DimsRef strides,
                         int64_t elementOffset = 0);

} // namespace jitrt

#endif // JITRT_KERNELS_WALK_H
