//===- walk.cpp - Visits strided tensors together -------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/walk.h"

#include "jitrt/kernels/elements.h"
#include "jitrt/support/strings.h"

#include <cstring>

using namespace jitrt;

//===----------------------------------------------------------------------===//
// Walk
//===----------------------------------------------------------------------===//

Walk::Walk(DimsRef sizes) : rank(sizes.size()) {
  for (size_t dim = 0; dim < rank; ++dim) {
    extents[dim] = sizes[dim];
    isEmpty |= sizes[dim] == 0;
  }
}

void Walk::add(const void *data, DimsRef sizes, DimsRef strides,
               int64_t elementSize) {
  assert(count < maxOperands && sizes.size() <= rank);
  size_t missing = rank - sizes.size();
  pointers[count] = const_cast<char *>(static_cast<const char *>(data));
  for (size_t dim = 0; dim < rank; ++dim) {
    bool repeats =
        dim < missing || (sizes[dim - missing] == 1 && extents[dim] != 1);
    byteStrides[dim][count] =
        repeats ? 0 : strides[dim - missing] * elementSize;
  }
  ++count;
}

void Walk::merge() {
  size_t kept = 0;
  for (size_t dim = 0; dim < rank; ++dim) {
    if (extents[dim] == 1)
      continue;
    bool follows = kept > 0;
    for (size_t i = 0; i < count && follows; ++i)
      follows = byteStrides[kept - 1][i] == byteStrides[dim][i] * extents[dim];
    size_t target = follows ? kept - 1 : kept++;
    extents[target] = (follows ? extents[target] : 1) * extents[dim];
    std::copy_n(byteStrides[dim], count, byteStrides[target]);
  }
  rank = kept;
  if (rank == 0)
    std::fill_n(byteStrides[0], count, 0);
}

//===----------------------------------------------------------------------===//
// Copies and views
//===----------------------------------------------------------------------===//

template <typename Unit>
static void copyRow(char *to, int64_t toStride, const char *from,
                    int64_t fromStride, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    *reinterpret_cast<Unit *>(to + i * toStride) =
        *reinterpret_cast<const Unit *>(from + i * fromStride);
}

void jitrt::copyElements(void *to, DimsRef toSizes, DimsRef toStrides,
                         const Tensor &from) {
  auto size = static_cast<int64_t>(dtypeSize(from.dtype()));
  Walk walk(toSizes);
  walk.add(to, toSizes, toStrides, size);
  walk.add(from);
  dispatchSize(static_cast<size_t>(size), [&]<typename Unit>() {
    walk.rows([&](char *const *at, const int64_t *strides, int64_t count) {
      if (strides[0] == size && strides[1] == size)
        std::memcpy(at[0], at[1], static_cast<size_t>(count * size));
      else
        copyRow<Unit>(at[0], strides[0], at[1], strides[1], count);
    });
  });
}

Result<Tensor> jitrt::asContiguous(const Tensor &tensor) {
  if (tensor.isContiguous())
    return tensor;
  JITRT_ASSIGN_OR_RETURN(Tensor copy,
                         Tensor::empty(tensor.dtype(), tensor.sizes()));
  copyElements(copy, tensor);
  return copy;
}

Result<Tensor> jitrt::restrided(const Tensor &tensor, DimsRef sizes,
                                DimsRef strides, int64_t elementOffset) {
  auto size = static_cast<int64_t>(dtypeSize(tensor.dtype()));
  return Tensor::view(tensor.storage(), tensor.dtype(), sizes, strides,
                      tensor.byteOffset() + elementOffset * size);
}

Result<size_t> jitrt::normalDim(int64_t dim, int64_t rank,
                                std::string_view name) {
  if (dim < -rank || dim >= rank)
    return invalidArgument(strCat(name, " is ", dim, ", expected one in [",
                                  -rank, ", ", rank, ")"));
  return static_cast<size_t>(dim < 0 ? dim + rank : dim);
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

/// The extents of `dim`, counted from the last one, that are not 1 differ:
/// expects the one that types knew, as compiled code does.
static Status broadcastError(std::span<const Tensor *const> operands,
                             std::span<const ValueType> types, size_t fromEnd) {
  int64_t wanted = -1, first = 1;
  for (size_t i = 0; i < operands.size(); ++i) {
    size_t rank = operands[i]->sizes().size();
    if (fromEnd >= rank)
      continue;
    int64_t extent = operands[i]->size(rank - 1 - fromEnd);
    if (first == 1)
      first = extent;
    if (i < types.size() && types[i].isRanked &&
        types[i].sizes.size() == rank && extent != 1 &&
        types[i].sizes[rank - 1 - fromEnd] >= 0)
      wanted = extent;
  }
  if (wanted < 0)
    wanted = first;
  for (size_t i = 0; i < operands.size(); ++i) {
    size_t rank = operands[i]->sizes().size();
    if (fromEnd >= rank)
      continue;
    int64_t extent = operands[i]->size(rank - 1 - fromEnd);
    if (extent != 1 && extent != wanted)
      return shapeMismatch(strCat("operand #", i, " dimension ",
                                  rank - 1 - fromEnd, " is ", extent,
                                  ", expected 1 or ", wanted));
  }
  return internalError("operands broadcast after all");
}

Result<Dims> jitrt::broadcastSizes(std::span<const Tensor *const> operands,
                                   std::span<const ValueType> types,
                                   size_t trailing) {
  size_t rank = 0;
  for (const Tensor *operand : operands)
    rank = std::max(rank, operand->sizes().size());
  Dims sizes(rank - trailing, 1);
  for (size_t dim = 0; dim < sizes.size(); ++dim)
    for (const Tensor *operand : operands) {
      size_t missing = rank - operand->sizes().size();
      if (dim < missing)
        continue;
      int64_t extent = operand->size(dim - missing);
      if (extent == 1 || extent == sizes[dim])
        continue;
      if (sizes[dim] != 1)
        return broadcastError(operands, types, rank - 1 - dim);
      sizes[dim] = extent;
    }
  return sizes;
}
