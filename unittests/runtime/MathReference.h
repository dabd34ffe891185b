//===- MathReference.h - Reference values of the math library ---*- C++ -*-===//
//
// References come from the C library's long double functions: 64 bits of
// mantissa on x86, 113 on most other targets.
//
//===----------------------------------------------------------------------===//
#ifndef JIT_UNITTESTS_RUNTIME_MATHREFERENCE_H
#define JIT_UNITTESTS_RUNTIME_MATHREFERENCE_H

#include "jitrt/math/math.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace jitrt::reference {

template <class T> T sigmoid(T x) {
  return x < 0 ? std::exp(x) / (1 + std::exp(x)) : 1 / (1 + std::exp(-x));
}
template <class T> T rsqrt(T x) { return 1 / std::sqrt(x); }

#define JITRT_MATH_REFERENCE(op)                                               \
  template <class T> T op(T x) { return std::op(x); }
JITRT_MATH_REFERENCE(exp)
JITRT_MATH_REFERENCE(exp2)
JITRT_MATH_REFERENCE(expm1)
JITRT_MATH_REFERENCE(log)
JITRT_MATH_REFERENCE(log2)
JITRT_MATH_REFERENCE(log1p)
JITRT_MATH_REFERENCE(sin)
JITRT_MATH_REFERENCE(cos)
JITRT_MATH_REFERENCE(tan)
JITRT_MATH_REFERENCE(asin)
JITRT_MATH_REFERENCE(acos)
JITRT_MATH_REFERENCE(atan)
JITRT_MATH_REFERENCE(sinh)
JITRT_MATH_REFERENCE(cosh)
JITRT_MATH_REFERENCE(tanh)
JITRT_MATH_REFERENCE(asinh)
JITRT_MATH_REFERENCE(acosh)
JITRT_MATH_REFERENCE(atanh)
JITRT_MATH_REFERENCE(erf)
#undef JITRT_MATH_REFERENCE

/// The error of `result` in units in the last place that T has at `expected`;
/// infinite where one is NaN or where a sign of zero is wrong.
template <class T> double ulpError(T result, long double expected) {
  using Limits = std::numeric_limits<T>;
  constexpr double wrong = std::numeric_limits<double>::infinity();
  if (std::isnan(expected) || std::isnan(result))
    return std::isnan(expected) && std::isnan(result) ? 0 : wrong;
  if (expected == 0)
    return result == 0 && std::signbit(result) == std::signbit(expected)
               ? 0
               : wrong;
  if (std::isinf(expected))
    return result == T(expected) ? 0 : wrong;
  int exponent = std::max(std::ilogb(expected), Limits::min_exponent - 1);
  long double ulp = std::ldexp(1.0L, exponent - (Limits::digits - 1));
  // An infinite result stands for the first number out of range.
  long double end = std::ldexp(1.0L, Limits::max_exponent);
  long double got =
      std::isinf(result) ? std::copysign(end, (long double)(result)) : result;
  if (std::isinf(result) && std::abs(expected) >= end)
    return std::signbit(expected) == std::signbit(result) ? 0 : wrong;
  return double(std::abs(got - expected) / ulp);
}

template <class T> struct Worst {
  double error = 0;
  T at = 0, result = 0;
  void add(T x, T got, long double expected) {
    double e = ulpError(got, expected);
    if (!(e <= error)) {
      error = e;
      at = x;
      result = got;
    }
  }
};

/// A sequence of well-spread numbers in [0, 1).
class Spread {
public:
  double next() {
    state += 0x9e3779b97f4a7c15;
    std::uint64_t x = state;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return double((x ^ x >> 31) >> 11) * 0x1p-53;
  }

private:
  std::uint64_t state = 0;
};

/// Calls f with doubles that cover all magnitudes, and densely those where
/// functions change most.
template <class F> void forEachDouble(std::int64_t count, F f) {
  Spread spread;
  for (std::int64_t i = 0; i < count; ++i) {
    auto bits = std::uint64_t(spread.next() * 0x1p53);
    f(std::bit_cast<double>(bits << 11 | (bits & 2047)));
    for (double range : {1.0, 2.0, 20.0, 100.0, 750.0, 1100.0})
      f((spread.next() * 2 - 1) * range);
    double sign = spread.next() < 0.5 ? -1 : 1;
    f(sign * std::exp2(spread.next() * 128 - 64));
  }
}

/// Calls f with every `stride`-th pattern of a float, and both zeros.
template <class F> void forEachFloat(std::uint64_t stride, F f) {
  for (std::uint64_t bits = 0; bits < 1ull << 32; bits += stride)
    f(std::bit_cast<float>(std::uint32_t(bits)));
  f(-0.0f);
}

} // namespace jitrt::reference

#endif // JIT_UNITTESTS_RUNTIME_MATHREFERENCE_H
