//===- elements.h - Element types in memory and in arithmetic ---*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_ELEMENTS_H
#define JITRT_KERNELS_ELEMENTS_H

#include "jitrt/math/convert.h"
#include "jitrt/tensor/dtype.h"

#include <limits>

namespace jitrt {

template <typename T>
inline constexpr bool isHalfType =
    std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>;
template <typename T>
inline constexpr bool isFloatType =
    isHalfType<T> || std::is_floating_point_v<T>;

/// What is computed with: f32 for f16 and bf16, bool for i1.
template <typename T>
using Computed =
    std::conditional_t<isHalfType<T>, float,
                       std::conditional_t<std::is_same_v<T, Bool8>, bool, T>>;

template <typename T> JITRT_MATH_INLINE Computed<T> load(T element) {
  if constexpr (isHalfType<T>)
    return math::toFloat(element);
  else if constexpr (std::is_same_v<T, Bool8>)
    return element.byte != 0;
  else
    return element;
}

/// Rounds f16 and bf16.
template <typename T> JITRT_MATH_INLINE T store(Computed<T> value) {
  if constexpr (std::is_same_v<T, Float16>)
    return math::toHalf(value);
  else if constexpr (std::is_same_v<T, BFloat16>)
    return math::toBFloat(value);
  else if constexpr (std::is_same_v<T, Bool8>)
    return {static_cast<uint8_t>(value)};
  else
    return value;
}

/// Calls `function.template operator()<T>()` with T an unsigned integer of
/// `size` bytes: for code that only moves elements.
template <typename Function>
decltype(auto) dispatchSize(size_t size, Function &&function) {
  switch (size) {
  case 1:
    return function.template operator()<uint8_t>();
  case 2:
    return function.template operator()<uint16_t>();
  case 4:
    return function.template operator()<uint32_t>();
  default:
    return function.template operator()<uint64_t>();
  }
}

//===----------------------------------------------------------------------===//
// Functions of scalars that several families share
//===----------------------------------------------------------------------===//

/// An unsigned type in which sums and products of T wrap.
template <typename T>
using Wrapping = std::conditional_t<sizeof(T) <= 4, uint32_t, uint64_t>;

struct Add {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    if constexpr (std::is_integral_v<T>)
      return T(Wrapping<T>(x) + Wrapping<T>(y));
    else
      return x + y;
  }
};
struct Multiply {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    if constexpr (std::is_integral_v<T>)
      return T(Wrapping<T>(x) * Wrapping<T>(y));
    else
      return x * y;
  }
};
/// NaN where either is; +0 is above -0.
struct Maximum {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    T larger = x > y ? x : y;
    if constexpr (std::is_floating_point_v<T>) {
      T same = math::fromBits<T>(math::bitsOf(x) & math::bitsOf(y));
      larger = x == y ? same : larger;
      larger = x != x ? x : larger;
    }
    return larger;
  }
};
struct Minimum {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    T smaller = x < y ? x : y;
    if constexpr (std::is_floating_point_v<T>) {
      T same = math::fromBits<T>(math::bitsOf(x) | math::bitsOf(y));
      smaller = x == y ? same : smaller;
      smaller = x != x ? x : smaller;
    }
    return smaller;
  }
};
struct LogicalOr {
  JITRT_MATH_INLINE bool operator()(bool x, bool y) const { return x | y; }
};
struct LogicalAnd {
  JITRT_MATH_INLINE bool operator()(bool x, bool y) const { return x & y; }
};

/// Below and above all others: infinite for floats.
template <typename T> constexpr T lowestValue() {
  if constexpr (std::is_floating_point_v<T>)
    return -std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::min();
}
template <typename T> constexpr T highestValue() {
  if constexpr (std::is_floating_point_v<T>)
    return std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::max();
}

} // namespace jitrt

#endif // JITRT_KERNELS_ELEMENTS_H
