//===- sort.cpp - Sorts along a dimension ---------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/odometer.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"

using namespace jitrt;

namespace {

/// Whether x comes before y in ascending order; NaN is above all others.
template <typename T> bool isBelow(T x, T y) {
  if constexpr (std::is_floating_point_v<T>)
    return x < y || (y != y && x == x);
  else
    return x < y;
}

/// Sorts each line of `operand` along `dim` into `values` and `indices`, which
/// are row-major. Keys are compared in the type of computation and moved as
/// they are.
template <typename T>
void sortLines(const Tensor &operand, size_t dim, bool descending,
               Tensor &values, Tensor &indices) {
  int64_t length = operand.size(dim), step = operand.stride(dim);
  int64_t outStep = values.stride(dim);
  Odometer from, to;
  for (size_t other = 0; other < operand.sizes().size(); ++other)
    if (other != dim) {
      from.addDimOf(operand, other);
      to.addDimOf(values, other);
    }
  struct Entry {
    Computed<T> key;
    int64_t index;
  };
  std::vector<Entry> line(static_cast<size_t>(length));
  const T *data = operand.dataAs<T>();
  do {
    const T *in = data + from.offset();
    for (int64_t i = 0; i < length; ++i)
      line[static_cast<size_t>(i)] = {load(in[i * step]), i};
    // Positions decide between equal keys: the order is that of a stable sort.
    std::sort(line.begin(), line.end(), [&](const Entry &x, const Entry &y) {
      const Entry &low = descending ? y : x, &high = descending ? x : y;
      if (isBelow(low.key, high.key))
        return true;
      return !isBelow(high.key, low.key) && x.index < y.index;
    });
    T *outValues = values.mutableDataAs<T>() + to.offset();
    int64_t *outIndices = indices.mutableDataAs<int64_t>() + to.offset();
    for (int64_t i = 0; i < length; ++i) {
      int64_t index = line[static_cast<size_t>(i)].index;
      outValues[i * outStep] = in[index * step];
      outIndices[i * outStep] = index;
    }
    from.next();
  } while (to.next());
}

Result<KernelPtr> makeSort(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "tt"));
  JITRT_ASSIGN_OR_RETURN(int64_t given, spec.attributes.get<int64_t>("dim"));
  bool descending = spec.attributes.has("descending");
  return makeKernel([=](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(size_t dim, normalDim(given, operand.rank(), "dim"));
    JITRT_ASSIGN_OR_RETURN(Tensor values,
                           allocate(operand.dtype(), operand.sizes()));
    JITRT_ASSIGN_OR_RETURN(Tensor indices,
                           allocate(DType::I64, operand.sizes()));
    if (operand.numel() != 0)
      dispatchDType(operand.dtype(), [&]<typename T>() {
        sortLines<T>(operand, dim, descending, values, indices);
      });
    call.setResult(0, std::move(values));
    call.setResult(1, std::move(indices));
    return Status::ok();
  });
}

} // namespace

void jitrt::registerSortKernels(KernelRegistry &registry) {
  registry.add("sort", makeSort);
}
