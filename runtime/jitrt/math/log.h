//===- log.h - Logarithms ---------------------------------------*- C++ -*-===//
//
// x = 2^n (1 + f) with 1 + f between sqrt(1/2) and sqrt(2), and
// log(1 + f) = f + c(f), where c is of the order of f^2.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_LOG_H
#define JITRT_MATH_LOG_H

#include "jitrt/math/base.h"
#include "jitrt/math/coefficients.h"

namespace jitrt::math {
namespace detail {

template <class T> struct LogParts {
  T mantissa;
  typename Format<T>::Int exponent;
};

/// For finite x > 0; anything else gives a meaningless pair.
template <class T> JITRT_MATH_INLINE LogParts<T> logParts(T x) {
  using F = Format<T>;
  using Bits = typename F::Bits;
  constexpr int lift = F::mantissaBits + 1;
  bool subnormal = x < F::minNormal;
  T lifted = x * T(Bits(1) << lift);
  Bits bits = bitsOf(select(subnormal, lifted, x));
  constexpr Bits rootHalf =
      sizeof(T) == 4 ? Bits(0x3f3504f3) : Bits(0x3fe6a09e667f3bcd);
  constexpr Bits mantissaMask = (Bits(1) << F::mantissaBits) - 1;
  bits -= rootHalf;
  auto exponent = typename F::Int(bits) >> F::mantissaBits;
  return {fromBits<T>((bits & mantissaMask) + rootHalf),
          exponent - (subnormal ? lift : 0)};
}

/// log(1 + f) - f + f^2/2, given halfSquare = f^2/2.
JITRT_MATH_INLINE float logRest(float f, float halfSquare) {
  return (halfSquare + halfSquare) * f * polynomial<coefficients::logTail32>(f);
}
JITRT_MATH_INLINE double logRest(double f, double halfSquare) {
  double s = f / (2.0 + f), z = s * s;
  return s * (halfSquare + z * polynomial<coefficients::atanhTail64>(z));
}

/// log(1 + f) - f.
JITRT_MATH_INLINE float logCorrection(float f) {
  return (f * f) * fma(f, polynomial<coefficients::logTail32>(f), -0.5f);
}
JITRT_MATH_INLINE double logCorrection(double f) {
  double halfSquare = 0.5 * f * f;
  return logRest(f, halfSquare) - halfSquare;
}
/// The same to the accuracy that results in single precision need.
JITRT_MATH_INLINE double logCorrectionShort(double f) {
  double s = f / (2.0 + f), z = s * s, halfSquare = 0.5 * f * f;
  double tail = z * polynomial<coefficients::atanhTailShort>(z);
  return fma(s, halfSquare + tail, -halfSquare);
}

/// n ln 2 + f + c.
template <class T> JITRT_MATH_INLINE T assembleLog(T n, T f, T c) {
  using F = Format<T>;
  Pair<T> sum = fastTwoSum(n * F::ln2Short, f);
  return sum.high + (sum.low + fma(n, F::ln2ShortLow, c));
}

/// The results outside of 0 < x < inf.
template <class T> JITRT_MATH_INLINE T logSpecial(T x, T result) {
  result = select(x == infinity<T>, infinity<T>, result);
  T outside = select(x == T(0), -infinity<T>, quietNaN<T>);
  return select(x > T(0), result, outside);
}

/// log(1 + a + low) + extra ln 2 for a > -1; a low below half an ulp of 1 + a.
JITRT_MATH_INLINE double log1pPair(double a, double low, int extra = 0) {
  Pair<double> u = twoSum(1.0, a);
  LogParts<double> parts = logParts(u.high);
  double f = parts.mantissa - 1.0;
  // What u lost, relative to the mantissa; past 2^64 it does not matter.
  bool relevant = parts.exponent < 64;
  double lost =
      (u.low + low) * powerOfTwo<double>(relevant ? -parts.exponent : 0);
  lost = select(relevant, lost, 0.0);
  double c = fma(lost, fma(f, f - 1.0, 1.0), logCorrection(f));
  return assembleLog(double(std::int32_t(parts.exponent) + extra), f, c);
}

/// log(1 + a) for results in single precision, a > -1.
JITRT_MATH_INLINE double log1pShort(double a) {
  LogParts<double> parts = logParts(1.0 + a);
  double f = select(parts.exponent == 0, a, parts.mantissa - 1.0);
  return assembleLog(double(std::int32_t(parts.exponent)), f,
                     logCorrectionShort(f));
}

} // namespace detail

template <class T> JITRT_MATH_INLINE T log(T x) {
  detail::LogParts<T> parts = detail::logParts(x);
  T f = parts.mantissa - T(1);
  T n = T(std::int32_t(parts.exponent));
  return detail::logSpecial(
      x, detail::assembleLog(n, f, detail::logCorrection(f)));
}

template <class T> JITRT_MATH_INLINE T log2(T x) {
  using F = Format<T>;
  detail::LogParts<T> parts = detail::logParts(x);
  T f = parts.mantissa - T(1);
  T n = T(std::int32_t(parts.exponent));
  // f - f^2/2 without error, then the rest, all times log2(e).
  Pair<T> halfSquare = twoProduct(T(0.5) * f, f);
  Pair<T> main = fastTwoSum(f, -halfSquare.high);
  T rest = detail::logRest(f, halfSquare.high) + (main.low - halfSquare.low);
  Pair<T> y = twoProduct(main.high, F::log2e);
  T low = y.low + fma(rest, F::log2e, main.high * F::log2eLow);
  Pair<T> sum = fastTwoSum(n, y.high);
  return detail::logSpecial(x, sum.high + (sum.low + low));
}

JITRT_MATH_INLINE double log1p(double x) {
  double result = detail::logSpecial(1.0 + x, detail::log1pPair(x, 0.0));
  return select(absolute(x) < Format<double>::tiny, x, result);
}
JITRT_MATH_INLINE float log1p(float x) {
  float result =
      detail::logSpecial(1.0f + x, float(detail::log1pShort(double(x))));
  return select(absolute(x) < Format<float>::tiny, x, result);
}

} // namespace jitrt::math

#endif // JITRT_MATH_LOG_H
