//===- shape.cpp - Reshapes, transposes, slices ---------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Views of the operand's memory. Only a reshape whose order of elements no
// strides describe copies.
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/families.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"

using namespace jitrt;

/// Operands of kinds `front`, then as many integers as the lists want.
static Status expectLists(const KernelSpec &spec, std::string front,
                          std::initializer_list<const MixedList *> lists) {
  for (const MixedList *list : lists)
    front.append(list->numDynamic(), 'i');
  return spec.expect(front, "t");
}

static Status checkNotNegative(const MixedList &list, DimsRef sizes,
                               size_t dim) {
  if (!list.isDynamic(dim) || sizes[dim] >= 0)
    return Status::ok();
  return shapeMismatch(strCat("size in dimension ", dim, " is ", sizes[dim],
                              ", expected at least 0"));
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

/// Strides under which the elements of a strided tensor have other extents, in
/// the same row-major order; none if there are no such strides. The extents
/// hold as many elements, and more than none.
static std::optional<Dims> viewStrides(const Tensor &tensor, DimsRef sizes) {
  Dims strides(sizes.size(), 1);
  size_t next = sizes.size();
  int64_t dim = tensor.rank() - 1;
  while (dim >= 0) {
    // Dimensions that lie behind each other are one chunk.
    int64_t step = tensor.stride(static_cast<size_t>(dim));
    int64_t chunk = tensor.size(static_cast<size_t>(dim));
    while (--dim >= 0) {
      auto outer = static_cast<size_t>(dim);
      if (tensor.size(outer) != 1 && chunk != 1 &&
          tensor.stride(outer) != step * chunk)
        break;
      if (chunk == 1)
        step = tensor.stride(outer);
      chunk *= tensor.size(outer);
    }
    // Sizes from the end that fill the chunk.
    int64_t filled = 1;
    while (next > 0 && (filled < chunk || sizes[next - 1] == 1)) {
      --next;
      strides[next] = step * filled;
      filled *= sizes[next];
    }
    if (filled != chunk)
      return std::nullopt;
  }
  return strides;
}

static Result<Tensor> reshaped(const Tensor &tensor, DimsRef sizes) {
  if (tensor.isContiguous())
    return restrided(tensor, sizes, rowMajorStrides(sizes));
  if (std::optional<Dims> strides = viewStrides(tensor, sizes))
    return restrided(tensor, sizes, *strides);
  JITRT_ASSIGN_OR_RETURN(Tensor copy, asContiguous(tensor));
  return restrided(copy, sizes, rowMajorStrides(sizes));
}

/// Replaces the size -1, if there is one, and checks the number of elements.
static Status fitSizes(int64_t count, Dims &sizes, const MixedList &list) {
  int64_t *open = nullptr;
  for (size_t dim = 0; dim < sizes.size(); ++dim)
    if (!list.isDynamic(dim) && list[dim] == -1) {
      open = &sizes[dim];
      *open = 1;
    }
  int64_t held = saturatingProduct(sizes);
  if (!open) {
    if (held != count)
      return shapeMismatch(
          strCat("operand has ", count, " elements, sizes hold ", held));
    return Status::ok();
  }
  if (held == 0 || count % held != 0)
    return shapeMismatch(strCat("operand has ", count,
                                " elements, expected a multiple of ", held,
                                " that determines size -1"));
  *open = count / held;
  return Status::ok();
}

static Result<KernelPtr> makeReshape(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(MixedList list, MixedList::get(spec, "static_sizes"));
  JITRT_RETURN_IF_ERROR(expectLists(spec, "t", {&list}));
  return makeKernel([list = std::move(list)](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    size_t next = 1;
    Dims sizes = list.values(call, next);
    for (size_t dim = 0; dim < sizes.size(); ++dim)
      JITRT_RETURN_IF_ERROR(checkNotNegative(list, sizes, dim));
    JITRT_RETURN_IF_ERROR(fitSizes(operand.numel(), sizes, list));
    JITRT_ASSIGN_OR_RETURN(Tensor result, reshaped(operand, sizes));
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

//===----------------------------------------------------------------------===//
// Transpose, broadcast, slice
//===----------------------------------------------------------------------===//

static Result<KernelPtr> makeTranspose(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  JITRT_ASSIGN_OR_RETURN(Dims order, spec.attributes.get<Dims>("permutation"));
  std::vector<bool> seen(order.size(), false);
  for (int64_t &dim : order) {
    JITRT_ASSIGN_OR_RETURN(
        size_t normal,
        normalDim(dim, static_cast<int64_t>(order.size()), "permutation"));
    if (seen[normal])
      return invalidArgument(
          strCat("permutation names dimension ", normal, " twice"));
    seen[normal] = true;
    dim = static_cast<int64_t>(normal);
  }
  return makeKernel([order = std::move(order)](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    if (operand.sizes().size() != order.size())
      return invalidArgument(strCat("operand has rank ", operand.rank(),
                                    ", expected ", order.size()));
    Dims sizes(order.size(), 0), strides(order.size(), 0);
    for (size_t dim = 0; dim < order.size(); ++dim) {
      auto from = static_cast<size_t>(order[dim]);
      sizes[dim] = operand.size(from);
      strides[dim] = operand.stride(from);
    }
    JITRT_ASSIGN_OR_RETURN(Tensor result, restrided(operand, sizes, strides));
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

static Result<KernelPtr> makeBroadcastTo(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(MixedList list, MixedList::get(spec, "static_sizes"));
  JITRT_RETURN_IF_ERROR(expectLists(spec, "t", {&list}));
  return makeKernel([list = std::move(list)](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    size_t next = 1, ownRank = operand.sizes().size();
    Dims sizes = list.values(call, next), strides(sizes.size(), 0);
    if (ownRank > sizes.size())
      return invalidArgument(strCat("operand has rank ", ownRank,
                                    ", expected at most ", sizes.size()));
    size_t missing = sizes.size() - ownRank;
    for (size_t dim = 0; dim < sizes.size(); ++dim) {
      JITRT_RETURN_IF_ERROR(checkNotNegative(list, sizes, dim));
      if (dim < missing)
        continue;
      size_t own = dim - missing;
      int64_t extent = operand.size(own);
      if (!list.isDynamic(dim) && list[dim] == -1)
        sizes[dim] = extent;
      if (extent != 1 && extent != sizes[dim])
        return shapeMismatch(strCat("operand dimension ", own, " is ", extent,
                                    ", expected 1 or ", sizes[dim]));
      strides[dim] = extent == sizes[dim] ? operand.stride(own) : 0;
    }
    Result<Tensor> result = restrided(operand, sizes, strides);
    if (!result)
      return resourceExhausted(result.status().message());
    call.setResult(0, *std::move(result));
    return Status::ok();
  });
}

/// Checks one dimension of a slice; no step overflows, whatever the values.
static Status checkSlice(size_t dim, int64_t extent, int64_t offset,
                         int64_t size, int64_t stride) {
  if (stride < 1)
    return outOfRange(strCat("stride in dimension ", dim, " is ", stride,
                             ", expected at least 1"));
  if (offset < 0 || offset > extent)
    return outOfRange(strCat("offset ", offset, " in dimension ", dim,
                             " is not in [0, ", extent, "], the extent"));
  int64_t left = extent - offset;
  int64_t most = left == 0 ? 0 : (left - 1) / stride + 1;
  if (size < 0 || size > most)
    return outOfRange(strCat("size ", size, " in dimension ", dim,
                             " is not in [0, ", most, "], what the extent ",
                             extent, " leaves"));
  return Status::ok();
}

static Result<KernelPtr> makeSlice(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(MixedList offsets,
                         MixedList::get(spec, "static_offsets"));
  JITRT_ASSIGN_OR_RETURN(MixedList sizes, MixedList::get(spec, "static_sizes"));
  JITRT_ASSIGN_OR_RETURN(MixedList strides,
                         MixedList::get(spec, "static_strides"));
  JITRT_RETURN_IF_ERROR(expectLists(spec, "t", {&offsets, &sizes, &strides}));
  if (offsets.size() != sizes.size() || strides.size() != sizes.size())
    return invalidArgument("offsets, sizes and strides of slice differ in "
                           "number");
  return makeKernel([=](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    size_t next = 1;
    Dims begin = offsets.values(call, next), size = sizes.values(call, next);
    Dims step = strides.values(call, next);
    if (operand.sizes().size() != size.size())
      return invalidArgument(strCat("operand has rank ", operand.rank(),
                                    ", expected ", size.size()));
    int64_t offset = 0;
    bool isEmpty = false;
    for (size_t dim = 0; dim < size.size(); ++dim) {
      JITRT_RETURN_IF_ERROR(
          checkSlice(dim, operand.size(dim), begin[dim], size[dim], step[dim]));
      isEmpty |= size[dim] == 0;
      offset += begin[dim] * operand.stride(dim);
      // One element has no next one, and the product might overflow.
      step[dim] = size[dim] > 1 ? step[dim] * operand.stride(dim) : 1;
    }
    JITRT_ASSIGN_OR_RETURN(
        Tensor result, restrided(operand, size, step, isEmpty ? 0 : offset));
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

void jitrt::registerShapeKernels(KernelRegistry &registry) {
  registry.add("reshape", makeReshape);
  registry.add("transpose", makeTranspose);
  registry.add("broadcast_to", makeBroadcastTo);
  registry.add("slice", makeSlice);
  registerRearrangeKernels(registry);
}
