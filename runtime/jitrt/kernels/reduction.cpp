//===- reduction.cpp - Sums, products, extrema along dimensions -----------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order in which elements are combined is that of docs/Spec/Reduction.md.
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
// What is combined
//===----------------------------------------------------------------------===//

struct Sum : Add {
  template <typename T> static constexpr T identity = T(0);
  template <typename T>
  static constexpr bool admits = !std::is_same_v<T, Bool8>;
};
struct Product : Multiply {
  template <typename T> static constexpr T identity = T(1);
  template <typename T>
  static constexpr bool admits = !std::is_same_v<T, Bool8>;
};
struct Largest : Maximum {
  template <typename T> static constexpr T identity = lowestValue<T>();
  template <typename T>
  static constexpr bool admits = !std::is_same_v<T, Bool8>;
};
struct Smallest : Minimum {
  template <typename T> static constexpr T identity = highestValue<T>();
  template <typename T>
  static constexpr bool admits = !std::is_same_v<T, Bool8>;
};
struct Any : LogicalOr {
  template <typename T> static constexpr T identity = false;
  template <typename T> static constexpr bool admits = std::is_same_v<T, Bool8>;
};
struct All : LogicalAnd {
  template <typename T> static constexpr T identity = true;
  template <typename T> static constexpr bool admits = std::is_same_v<T, Bool8>;
};

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

constexpr int64_t lanes = 32;

/// Combines a row into the partial results, element i into number i mod 32.
template <typename Combine, typename T>
void combineRow(Computed<T> *partial, const T *row, int64_t count,
                int64_t stride) {
  int64_t i = 0;
  if (stride == 1) {
    for (; i + lanes <= count; i += lanes)
#pragma clang loop vectorize(assume_safety)
      for (int64_t lane = 0; lane < lanes; ++lane)
        partial[lane] = Combine()(partial[lane], load(row[i + lane]));
  } else {
    for (; i + lanes <= count; i += lanes)
      for (int64_t lane = 0; lane < lanes; ++lane)
        partial[lane] =
            Combine()(partial[lane], load(row[(i + lane) * stride]));
  }
  for (int64_t lane = 0; i < count; ++i, ++lane)
    partial[lane] = Combine()(partial[lane], load(row[i * stride]));
}

/// The last dimension is reduced: partial results and a halving tree.
template <typename Combine, typename T>
void reduceLast(const Tensor &operand, const ReducedDims &dims,
                Tensor &result) {
  using Acc = Computed<T>;
  size_t last = operand.sizes().size() - 1;
  int64_t count = operand.size(last), stride = operand.stride(last);
  Odometer kept = dims.kept(operand, last), rows = dims.reduced(operand, last);
  bool isEmpty = operand.numel() == 0;
  const T *data = operand.dataAs<T>();
  for (T &out : result.mutableElements<T>()) {
    Acc partial[lanes];
    std::fill_n(partial, lanes, Combine::template identity<Acc>);
    if (!isEmpty)
      do
        combineRow<Combine, T>(partial, data + kept.offset() + rows.offset(),
                               count, stride);
      while (rows.next());
    for (int64_t width = lanes / 2; width > 0; width /= 2)
      for (int64_t i = 0; i < width; ++i)
        partial[i] = Combine()(partial[i], partial[i + width]);
    out = store<T>(partial[0]);
    kept.next();
  }
}

/// The last dimension stays: one after the other, for a block of results at a
/// time.
template <typename Combine, typename T>
void reduceOuter(const Tensor &operand, const ReducedDims &dims,
                 Tensor &result) {
  using Acc = Computed<T>;
  constexpr int64_t blockSize = 256;
  size_t rank = operand.sizes().size();
  int64_t count = rank ? operand.size(rank - 1) : 1;
  int64_t stride = rank ? operand.stride(rank - 1) : 1;
  size_t outer = rank ? rank - 1 : 0;
  Odometer kept = dims.kept(operand, outer);
  Odometer reduced = dims.reduced(operand, outer);
  bool isEmpty = operand.numel() == 0;
  const T *data = operand.dataAs<T>();
  T *out = result.mutableDataAs<T>();
  for (int64_t done = 0; done < result.numel(); done += count) {
    for (int64_t begin = 0; begin < count; begin += blockSize) {
      int64_t length = std::min(blockSize, count - begin);
      Acc partial[blockSize];
      std::fill_n(partial, length, Combine::template identity<Acc>);
      if (!isEmpty)
        do {
          const T *row =
              data + kept.offset() + reduced.offset() + begin * stride;
          if (stride == 1) {
#pragma clang loop vectorize(assume_safety)
            for (int64_t i = 0; i < length; ++i)
              partial[i] = Combine()(partial[i], load(row[i]));
          } else {
            for (int64_t i = 0; i < length; ++i)
              partial[i] = Combine()(partial[i], load(row[i * stride]));
          }
        } while (reduced.next());
      for (int64_t i = 0; i < length; ++i)
        out[done + begin + i] = store<T>(partial[i]);
    }
    kept.next();
  }
}

using ReduceLoop = void (*)(const Tensor &, const ReducedDims &, Tensor &);

template <typename Combine, typename T>
void reduce(const Tensor &operand, const ReducedDims &dims, Tensor &result) {
  if (operand.rank() > 0 && dims.isReduced(operand.sizes().size() - 1))
    reduceLast<Combine, T>(operand, dims, result);
  else
    reduceOuter<Combine, T>(operand, dims, result);
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

template <typename Combine>
Result<KernelPtr> makeReduction(const KernelSpec &spec, bool needsElements) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  DType dtype = spec.operands[0].dtype;
  ReduceLoop loop = dispatchDType(dtype, []<typename T>() -> ReduceLoop {
    if constexpr (Combine::template admits<T>)
      return reduce<Combine, T>;
    else
      return nullptr;
  });
  if (!loop)
    return spec.unsupported(dtype);
  std::optional<Dims> dims;
  if (const Dims *given = spec.attributes.find<Dims>("dims"))
    dims = *given;
  bool keepdims = spec.attributes.has("keepdims");
  bool check = needsElements && !spec.attributes.has("allow_empty");
  return makeKernel([=](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(ReducedDims reduced,
                           ReducedDims::get(operand, dims, keepdims));
    if (check)
      JITRT_RETURN_IF_ERROR(reduced.checkNotEmpty(operand));
    JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(dtype, reduced.sizes()));
    loop(operand, reduced, result);
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

template <typename Combine>
void addReduction(KernelRegistry &registry, std::string name,
                  bool needsElements = false) {
  registry.add(std::move(name), [needsElements](const KernelSpec &spec) {
    return makeReduction<Combine>(spec, needsElements);
  });
}

} // namespace

void jitrt::registerReductionKernels(KernelRegistry &registry) {
  addReduction<Sum>(registry, "sum");
  addReduction<Product>(registry, "prod");
  addReduction<Largest>(registry, "max", /*needsElements=*/true);
  addReduction<Smallest>(registry, "min", /*needsElements=*/true);
  addReduction<Any>(registry, "any");
  addReduction<All>(registry, "all");
  registerScanKernels(registry);
}
