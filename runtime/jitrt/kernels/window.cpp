//===- window.cpp - Reductions of sliding windows -------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/odometer.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"
#include "jitrt/kernels/window_geometry.h"

using namespace jitrt;

namespace {

struct WindowSum : Add {
  template <typename T> static constexpr T identity = T(0);
};
struct WindowMax : Maximum {
  template <typename T> static constexpr T identity = lowestValue<T>();
};

struct WindowShape {
  WindowGeometry geometry;
  Dims window;
};

/// Combines the window's elements in row-major order, for a row of the result
/// at a time; `in` and `out` are the first elements of the windowed dimensions.
template <typename Combine, typename T>
void slide(const WindowShape &shape, const Tensor &operand, const Dims &counts,
           const T *in, T *out) {
  using Acc = Computed<T>;
  const WindowGeometry &geometry = shape.geometry;
  size_t rank = geometry.rank(), first = operand.sizes().size() - rank;
  size_t last = rank - 1;
  int64_t extent = operand.size(first + last);
  int64_t step = operand.stride(first + last);
  int64_t stride = geometry.strides[last];
  Odometer rows;
  for (size_t dim = 0; dim < last; ++dim)
    rows.addDim(counts[dim], 0);
  std::vector<Acc> sums(static_cast<size_t>(counts[last]));
  do {
    std::ranges::fill(sums, Combine::template identity<Acc>);
    Odometer window;
    for (size_t dim = 0; dim < rank; ++dim)
      window.addDim(shape.window[dim], 0);
    do {
      int64_t offset = 0;
      bool isInside = true;
      for (size_t dim = 0; dim < last; ++dim) {
        int64_t element =
            geometry.elementAt(dim, operand.size(first + dim),
                               rows.at(dim) * geometry.strides[dim] +
                                   window.at(dim) * geometry.dilation[dim]);
        isInside &= element >= 0;
        offset += element * operand.stride(first + dim);
      }
      if (!isInside)
        continue;
      // Results e with 0 <= e * stride + shift < extent see an element.
      int64_t shift =
          window.at(last) * geometry.dilation[last] - geometry.paddingLow[last];
      int64_t begin = shift >= 0 ? 0 : (-shift - 1) / stride + 1;
      int64_t end = shift >= extent ? 0 : (extent - 1 - shift) / stride + 1;
      end = std::min(end, counts[last]);
      if (begin >= end)
        continue;
      const T *from = in + offset;
      for (int64_t e = begin; e < end; ++e) {
        Acc &sum = sums[static_cast<size_t>(e)];
        sum = Combine()(sum, load(from[(e * stride + shift) * step]));
      }
    } while (window.next());
    for (Acc sum : sums)
      *out++ = store<T>(sum);
  } while (rows.next());
}

template <typename Combine, typename T>
void slideAll(const WindowShape &shape, const Tensor &operand,
              const Dims &counts, Tensor &result) {
  size_t batch = operand.sizes().size() - shape.geometry.rank();
  Odometer images;
  for (size_t dim = 0; dim < batch; ++dim)
    images.addDimOf(operand, dim);
  T *out = result.mutableDataAs<T>();
  int64_t size = saturatingProduct(counts);
  do {
    slide<Combine, T>(shape, operand, counts,
                      operand.dataAs<T>() + images.offset(), out);
    out += size;
  } while (images.next());
}

using WindowLoop = void (*)(const WindowShape &, const Tensor &, const Dims &,
                            Tensor &);

Result<KernelPtr> makeReduceWindow(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  JITRT_ASSIGN_OR_RETURN(int64_t kind, spec.attributes.get<int64_t>("kind"));
  WindowShape shape;
  JITRT_ASSIGN_OR_RETURN(shape.window, spec.attributes.get<Dims>("window"));
  if (shape.window.empty() ||
      std::ranges::any_of(shape.window, [](int64_t each) { return each < 1; }))
    return invalidArgument(strCat("window of reduce_window is ",
                                  indexToString(shape.window),
                                  ", expected positive entries"));
  JITRT_ASSIGN_OR_RETURN(shape.geometry,
                         WindowGeometry::get(spec, shape.window.size()));
  // That is an attribute of conv only.
  shape.geometry.inputDilation = Dims(shape.window.size(), 1);
  DType dtype = spec.operands[0].dtype;
  WindowLoop loop = dispatchDType(dtype, [&]<typename T>() -> WindowLoop {
    if constexpr (std::is_same_v<T, Bool8>)
      return nullptr;
    else if (kind == 0)
      return slideAll<WindowMax, T>;
    else
      return kind == 1 ? slideAll<WindowSum, T> : nullptr;
  });
  if (!loop)
    return spec.unsupported(dtype);
  return makeKernel([shape = std::move(shape),
                     loop](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    size_t rank = shape.window.size();
    if (operand.sizes().size() < rank)
      return invalidArgument(strCat("operand has rank ", operand.rank(),
                                    ", expected at least ", rank));
    size_t batch = operand.sizes().size() - rank;
    JITRT_ASSIGN_OR_RETURN(
        Dims counts,
        shape.geometry.counts(operand.sizes().subspan(batch), shape.window));
    Dims sizes(operand.sizes());
    std::copy(counts.begin(), counts.end(),
              sizes.begin() + static_cast<std::ptrdiff_t>(batch));
    JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(operand.dtype(), sizes));
    if (result.numel() != 0)
      loop(shape, operand, counts, result);
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

} // namespace

void jitrt::registerWindowKernels(KernelRegistry &registry) {
  registry.add("reduce_window", makeReduceWindow);
}
