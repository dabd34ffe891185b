//===- map.h - Elementwise kernels ------------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_MAP_H
#define JITRT_KERNELS_MAP_H

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/kernel.h"

namespace jitrt {

/// Computes `count` elements that lie one after the other, inputs and result
/// alike. The result may be one of the inputs.
using MapLoop = void (*)(void *result, const void *const *inputs,
                         int64_t count);

inline constexpr size_t maxMapInputs = 3;

/// A kernel for a function of one to three broadcast operands, whose types are
/// those of the specification; writes over a moved operand.
KernelPtr makeMapKernel(MapLoop loop, const KernelSpec &spec, DType resultType);

/// The loop of a function object on scalars; the result type is R in memory.
template <typename Function, typename R, typename... Inputs>
void mapLoop(void *result, const void *const *inputs, int64_t count) {
  [&]<size_t... I>(std::index_sequence<I...>) {
    auto *out = static_cast<R *>(result);
    std::tuple<const Inputs *...> in(static_cast<const Inputs *>(inputs[I])...);
    // An input that is the result is so at the same index.
#pragma clang loop vectorize(assume_safety)
    for (int64_t i = 0; i < count; ++i)
      out[i] = store<R>(Function()(load(std::get<I>(in)[i])...));
  }(std::index_sequence_for<Inputs...>());
}

} // namespace jitrt

#endif // JITRT_KERNELS_MAP_H
