//===- special.h - Error function and reciprocal root -----------*- C++ -*-===//
#ifndef JITRT_MATH_SPECIAL_H
#define JITRT_MATH_SPECIAL_H

#include "jitrt/math/exp.h"

namespace jitrt::math {
namespace detail {

JITRT_MATH_INLINE float erfRatio(float z) {
  return polynomial<coefficients::erfRatio32>(z);
}
JITRT_MATH_INLINE double erfRatio(double z) {
  return polynomial<coefficients::erfRatio64>(z);
}
JITRT_MATH_INLINE float logErfc(float u) {
  return polynomial<coefficients::logErfc32>(u);
}
JITRT_MATH_INLINE double logErfc(double u) {
  return polynomial<coefficients::logErfc64>(u);
}

} // namespace detail

template <class T> JITRT_MATH_INLINE T erf(T x) {
  T a = absolute(x);
  T small = fma(a, detail::erfRatio(a * a), a);
  T bounded = detail::clamp(a, T(0.9), sizeof(T) == 4 ? T(4) : T(6));
  T large = T(1) - detail::assembleExp(
                       detail::expParts(-detail::logErfc(bounded - T(1))));
  return withSign(select(a < T(0.92), small, large), x);
}

/// 1 / sqrt(x), both rounded: the exact meaning, not an approximation.
template <class T> JITRT_MATH_INLINE T rsqrt(T x) { return T(1) / sqrt(x); }

} // namespace jitrt::math

#endif // JITRT_MATH_SPECIAL_H
