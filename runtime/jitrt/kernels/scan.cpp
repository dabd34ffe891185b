//===- scan.cpp - Positions of extrema, cumulative sums -------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/families.h"
#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/reduced_dims.h"
#include "jitrt/kernels/sizes.h"

using namespace jitrt;

namespace {

//===----------------------------------------------------------------------===//
// argmax, argmin
//===----------------------------------------------------------------------===//

struct Above {
  template <typename T> static constexpr T worst = lowestValue<T>();
  template <typename T> bool operator()(T x, T y) const { return x > y; }
};
struct Below {
  template <typename T> static constexpr T worst = highestValue<T>();
  template <typename T> bool operator()(T x, T y) const { return x < y; }
};

/// Whether `element` comes before `best`, which was met earlier: a NaN before
/// all but another one.
template <typename Compare, typename T> bool isBetter(T element, T best) {
  if constexpr (std::is_floating_point_v<T>)
    if (element != element)
      return best == best;
  return Compare()(element, best);
}

template <typename Compare, typename T>
void findPositions(const Tensor &operand, const ReducedDims &dims,
                   Tensor &result) {
  using Acc = Computed<T>;
  size_t rank = operand.sizes().size();
  Odometer kept = dims.kept(operand, rank);
  Odometer reduced = dims.reduced(operand, rank);
  const T *data = operand.dataAs<T>();
  for (int64_t &out : result.mutableElements<int64_t>()) {
    Acc best = Compare::template worst<Acc>;
    int64_t where = 0, position = 0;
    do {
      Acc element = load(data[kept.offset() + reduced.offset()]);
      if (isBetter<Compare>(element, best)) {
        best = element;
        where = position;
      }
      ++position;
    } while (reduced.next());
    out = where;
    kept.next();
  }
}

using PositionLoop = void (*)(const Tensor &, const ReducedDims &, Tensor &);

template <typename Compare>
Result<KernelPtr> makePosition(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  DType dtype = spec.operands[0].dtype;
  PositionLoop loop = dispatchDType(dtype, []<typename T>() -> PositionLoop {
    if constexpr (std::is_same_v<T, Bool8>)
      return nullptr;
    else
      return findPositions<Compare, T>;
  });
  if (!loop)
    return spec.unsupported(dtype);
  std::optional<Dims> dims;
  if (const auto *dim = spec.attributes.find<int64_t>("dim"))
    dims = Dims{*dim};
  bool keepdims = spec.attributes.has("keepdims");
  return makeKernel([=](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(ReducedDims reduced,
                           ReducedDims::get(operand, dims, keepdims));
    JITRT_RETURN_IF_ERROR(reduced.checkNotEmpty(operand));
    JITRT_ASSIGN_OR_RETURN(Tensor result,
                           allocate(DType::I64, reduced.sizes()));
    loop(operand, reduced, result);
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

//===----------------------------------------------------------------------===//
// cumsum, cumprod
//===----------------------------------------------------------------------===//

struct FromZero : Add {
  template <typename T> static constexpr T identity = T(0);
};
struct FromOne : Multiply {
  template <typename T> static constexpr T identity = T(1);
};

/// `out` is row-major and may be the operand's memory. Lines run beside each
/// other where `dim` is not the last dimension.
template <typename Combine, typename T>
void scan(const Tensor &operand, size_t dim, T *out) {
  using Acc = Computed<T>;
  constexpr int64_t blockSize = 128;
  int64_t length = operand.size(dim), step = operand.stride(dim);
  Dims outStrides = rowMajorStrides(operand.sizes());
  int64_t outStep = outStrides[dim];
  size_t last = operand.sizes().size() - 1;
  bool isBeside = dim != last;
  int64_t width = isBeside ? operand.size(last) : 1;
  int64_t beside = isBeside ? operand.stride(last) : 0;
  Odometer from, to;
  for (size_t other = 0; other < last; ++other)
    if (other != dim) {
      from.addDimOf(operand, other);
      to.addDim(operand.size(other), outStrides[other]);
    }
  const T *data = operand.dataAs<T>();
  do {
    for (int64_t begin = 0; begin < width; begin += blockSize) {
      int64_t count = std::min(blockSize, width - begin);
      Acc sums[blockSize];
      std::fill_n(sums, count, Combine::template identity<Acc>);
      const T *in = data + from.offset() + begin * beside;
      T *at = out + to.offset() + begin;
      for (int64_t i = 0; i < length; ++i, in += step, at += outStep)
        for (int64_t j = 0; j < count; ++j) {
          sums[j] = Combine()(sums[j], load(in[j * beside]));
          at[j] = store<T>(sums[j]);
        }
    }
    from.next();
  } while (to.next());
}

template <typename Combine> Result<KernelPtr> makeScan(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  JITRT_ASSIGN_OR_RETURN(int64_t given, spec.attributes.get<int64_t>("dim"));
  DType dtype = spec.operands[0].dtype;
  if (dtype == DType::I1)
    return spec.unsupported(dtype);
  return makeKernel([=](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(size_t dim, normalDim(given, operand.rank(), "dim"));
    bool inPlace = call.isOverwritable(0);
    Tensor result = operand;
    if (!inPlace) {
      JITRT_ASSIGN_OR_RETURN(result, allocate(dtype, operand.sizes()));
    }
    if (operand.numel() != 0)
      dispatchDType(dtype, [&]<typename T>() {
        if constexpr (!std::is_same_v<T, Bool8>)
          scan<Combine, T>(operand, dim, result.mutableDataAs<T>());
      });
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

} // namespace

void jitrt::registerScanKernels(KernelRegistry &registry) {
  registry.add("argmax", makePosition<Above>);
  registry.add("argmin", makePosition<Below>);
  registry.add("cumsum", makeScan<FromZero>);
  registry.add("cumprod", makeScan<FromOne>);
}
