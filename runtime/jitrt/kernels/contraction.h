//===- contraction.h - Blocked products of matrices -------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// result[i, j] = sum over k of lhs[i, k] * rhs[k, j], from +0, k ascending,
// each step one fused multiply-add. Blocks of rows and columns are computed at
// once and keep their sums in vector registers while k runs: the order never
// changes. Integers are multiplied without a sign, which wraps alike.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_CONTRACTION_H
#define JITRT_KERNELS_CONTRACTION_H

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/sizes.h"

#include <cstring>

namespace jitrt {

/// What is multiplied and summed.
inline constexpr DTypeClass numberClasses[] = {
    DTypeClass::Float, DTypeClass::SignedInteger, DTypeClass::UnsignedInteger};

/// What elements of type T are summed in.
template <typename T>
using Summed =
    std::conditional_t<isFloatType<T>, Computed<T>,
                       std::conditional_t<sizeof(T) <= 4, uint32_t, uint64_t>>;

template <typename T> JITRT_MATH_INLINE Summed<T> loadSummed(T element) {
  return Summed<T>(load(element));
}
template <typename T> JITRT_MATH_INLINE T storeSummed(Summed<T> sum) {
  if constexpr (isFloatType<T>)
    return store<T>(sum);
  else
    return T(sum);
}

/// Columns of a block: two vectors of 32 bytes.
inline constexpr int64_t blockBytes = 64;
template <typename Acc>
inline constexpr int64_t blockColumns = blockBytes / sizeof(Acc);
inline constexpr int64_t blockRows = 4;

/// Room for `depth` rows of a block's columns, zeros.
inline Result<StorageRef> panelBuffer(int64_t depth) {
  JITRT_ASSIGN_OR_RETURN(StorageRef buffer, Storage::allocate(saturatingProduct(
                                                Dims{depth, blockBytes})));
  std::memset(buffer->data(), 0, static_cast<size_t>(buffer->numBytes()));
  return buffer;
}

namespace detail {
template <typename Acc> struct VectorOf {
  typedef Acc Type __attribute__((vector_size(32)));
};

/// `Rows` rows of `lhs` by a panel of `rhs`, whose row k is the blockColumns
/// elements from `panel + k * panelStride`, into `sums`.
template <int Rows, typename Acc>
void multiplyBlock(const Acc *lhs, int64_t rowStride, int64_t kStride,
                   const Acc *panel, int64_t panelStride, int64_t depth,
                   Acc *sums) {
  using Vector = typename VectorOf<Acc>::Type;
  constexpr int64_t width = sizeof(Vector) / sizeof(Acc);
  Vector total[Rows][2] = {};
  for (int64_t k = 0; k < depth; ++k) {
    Vector right[2];
    __builtin_memcpy(&right[0], panel + k * panelStride, sizeof(Vector));
    __builtin_memcpy(&right[1], panel + k * panelStride + width,
                     sizeof(Vector));
#pragma clang loop unroll(full)
    for (int row = 0; row < Rows; ++row) {
      Acc scalar = lhs[row * rowStride + k * kStride];
      Vector left;
#pragma clang loop unroll(full)
      for (int64_t lane = 0; lane < width; ++lane)
        left[lane] = scalar;
#pragma clang loop unroll(full)
      for (int half = 0; half < 2; ++half)
        if constexpr (std::is_floating_point_v<Acc>)
          total[row][half] =
              __builtin_elementwise_fma(left, right[half], total[row][half]);
        else
          total[row][half] += left * right[half];
    }
  }
  __builtin_memcpy(sums, total, sizeof(total));
}
} // namespace detail

/// Multiplies a matrix of `rows` x `depth` by one of `depth` x `columns`.
///
/// `panelOf(begin, count)` gives the columns [begin, begin + count) of the
/// right one as a pointer and the distance of its rows, perhaps in a
/// `panelBuffer`; where count is below blockColumns, the rest may be any
/// numbers. `write(row, begin, count, sums)` takes sums of a row.
template <typename Acc, typename PanelOf, typename Write>
void multiplyMatrices(const Acc *lhs, int64_t rowStride, int64_t kStride,
                      int64_t rows, int64_t depth, int64_t columns,
                      PanelOf &&panelOf, Write &&write) {
  constexpr int64_t width = blockColumns<Acc>;
  Acc sums[blockRows * width];
  for (int64_t begin = 0; begin < columns; begin += width) {
    int64_t count = std::min(width, columns - begin);
    auto [panel, panelStride] = panelOf(begin, count);
    int64_t row = 0;
    for (; row + blockRows <= rows; row += blockRows) {
      detail::multiplyBlock<blockRows>(lhs + row * rowStride, rowStride,
                                       kStride, panel, panelStride, depth,
                                       sums);
      for (int64_t i = 0; i < blockRows; ++i)
        write(row + i, begin, count, sums + i * width);
    }
    for (; row < rows; ++row) {
      detail::multiplyBlock<1>(lhs + row * rowStride, rowStride, kStride, panel,
                               panelStride, depth, sums);
      write(row, begin, count, sums);
    }
  }
}

/// A matrix with strides in the type that is summed in: itself where types are
/// the same, else a row-major copy.
template <typename T> class SummedMatrix {
public:
  /// Room for the copies of matrices of that size.
  Status reserve(int64_t rows, int64_t columns) {
    if constexpr (!std::is_same_v<T, Summed<T>>) {
      JITRT_ASSIGN_OR_RETURN(
          buffer, Storage::allocate(saturatingProduct(
                      Dims{rows, columns, int64_t(sizeof(Summed<T>))})));
    }
    return Status::ok();
  }

  void fill(const T *from, int64_t rows, int64_t columns, int64_t rowStep,
            int64_t columnStep) {
    if constexpr (std::is_same_v<T, Summed<T>>) {
      data = from;
      rowStride = rowStep;
      columnStride = columnStep;
    } else {
      auto *to = static_cast<Summed<T> *>(buffer->data());
      data = to;
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < columns; ++j)
          *to++ = loadSummed(from[i * rowStep + j * columnStep]);
      rowStride = columns;
      columnStride = 1;
    }
  }

  const Summed<T> *data = nullptr;
  int64_t rowStride = 0, columnStride = 0;

private:
  StorageRef buffer;
};

} // namespace jitrt

#endif // JITRT_KERNELS_CONTRACTION_H
