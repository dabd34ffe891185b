//===- exp.h - Exponential functions ----------------------------*- C++ -*-===//
//
// e^x = 2^n e^r with n = round(x / ln 2). The reduced argument r carries a low
// part, and 1 + r is added without error, so that the result's only rounding of
// note is the last.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_EXP_H
#define JITRT_MATH_EXP_H

#include "jitrt/math/base.h"
#include "jitrt/math/coefficients.h"

namespace jitrt::math {
namespace detail {

/// (e^r - 1 - r) / r^2.
JITRT_MATH_INLINE float expTail(float r) {
  return polynomial<coefficients::expTail32>(r);
}
JITRT_MATH_INLINE double expTail(double r) {
  return polynomial<coefficients::expTail64>(r);
}

/// e^x = 2^exponent (1 + high + low), |high| <= ln(2) / 2.
template <class T> struct ExpParts {
  T high, low;
  typename Format<T>::Int exponent;
};

template <class T> JITRT_MATH_INLINE ExpParts<T> expParts(T x) {
  using F = Format<T>;
  Rounded<T> n = roundProduct(x, F::log2e);
  T partial = fma(-n.value, F::ln2, x); // exact
  T rest = n.value * F::ln2Low;
  T r = partial - rest;
  T low = (partial - r) - rest;
  return {r, fma(r * r, expTail(r), low), n.integer};
}

template <class T> JITRT_MATH_INLINE ExpParts<T> exp2Parts(T x) {
  using F = Format<T>;
  Rounded<T> n = roundProduct(x, T(1));
  T fraction = x - n.value;
  Pair<T> r = twoProduct(fraction, F::ln2);
  T low = fma(fraction, F::ln2Low, r.low);
  return {r.high, fma(r.high * r.high, expTail(r.high), low), n.integer};
}

/// 2^(exponent + shift) (1 + high + low + extra).
template <class T>
JITRT_MATH_INLINE T assembleExp(ExpParts<T> e, int shift = 0, T extra = 0) {
  Pair<T> sum = fastTwoSum(T(1), e.high);
  return scale(sum.high + (sum.low + (e.low + extra)),
               typename Format<T>::Int(e.exponent + shift));
}

/// Bounds past which the result is zero or infinite; NaN passes.
template <class T> JITRT_MATH_INLINE T clamp(T x, T low, T high) {
  x = select(x < low, low, x);
  return select(x > high, high, x);
}
template <class T> JITRT_MATH_INLINE T clampForExp(T x) {
  return sizeof(T) == 4 ? clamp(x, T(-105), T(91)) : clamp(x, T(-747), T(713));
}

/// (e^x - 1) / 4 for x >= -50; a quarter so that its users do not overflow
/// early. For |x| below Format::tiny low bits may be lost.
template <class T> JITRT_MATH_INLINE Pair<T> expm1Quarter(T x) {
  ExpParts<T> e = expParts(x);
  T factor = powerOfTwo<T>(e.exponent - 2);
  Pair<T> whole = fastTwoSum(factor, T(-0.25));
  Pair<T> sum = fastTwoSum(whole.high, factor * e.high);
  return {sum.high, fma(factor, e.low, sum.low + whole.low)};
}

} // namespace detail

template <class T> JITRT_MATH_INLINE T exp(T x) {
  return detail::assembleExp(detail::expParts(detail::clampForExp(x)));
}

template <class T> JITRT_MATH_INLINE T exp2(T x) {
  T bounded = sizeof(T) == 4 ? detail::clamp(x, T(-151), T(129))
                             : detail::clamp(x, T(-1077), T(1025));
  return detail::assembleExp(detail::exp2Parts(bounded));
}

template <class T> JITRT_MATH_INLINE T expm1(T x) {
  T bounded = sizeof(T) == 4 ? detail::clamp(x, T(-40), T(88.8))
                             : detail::clamp(x, T(-40), T(709.8));
  Pair<T> quarter = detail::expm1Quarter(bounded);
  T result = (quarter.high + quarter.low) * T(4);
  return select(absolute(x) < Format<T>::tiny, x, result);
}

} // namespace jitrt::math

#endif // JITRT_MATH_EXP_H
