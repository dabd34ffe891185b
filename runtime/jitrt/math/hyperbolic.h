//===- hyperbolic.h - Hyperbolic functions, sigmoid -------------*- C++ -*-===//
#ifndef JITRT_MATH_HYPERBOLIC_H
#define JITRT_MATH_HYPERBOLIC_H

#include "jitrt/math/exp.h"
#include "jitrt/math/log.h"

namespace jitrt::math {
namespace detail {

/// p / (1 + p) for p >= 0, with a low part.
template <class T> JITRT_MATH_INLINE Pair<T> overOnePlus(Pair<T> p) {
  bool big = p.high >= T(4);
  Pair<T> denominator = twoSum(T(1), p.high);
  denominator.low += p.low;
  T numerator = select(big, T(1), p.high);
  T quotient = numerator / denominator.high;
  T rest = fma(-quotient, denominator.high, numerator) +
           (p.low - quotient * denominator.low);
  // Either the quotient, corrected by its rest, or one minus the quotient.
  Pair<T> complement = fastTwoSum(T(1), -quotient);
  return {select(big, complement.high, quotient),
          select(big, complement.low, rest * complement.high)};
}

} // namespace detail

template <class T> JITRT_MATH_INLINE T sinh(T x) {
  T a = absolute(x);
  T bounded = sizeof(T) == 4 ? detail::clamp(a, T(0), T(89.5))
                             : detail::clamp(a, T(0), T(710.5));
  // With q = (e^a - 1) / 4: sinh a = 2 (q + q / (4 q + 1)).
  Pair<T> q = detail::expm1Quarter(bounded);
  q = fastTwoSum(q.high, q.low);
  Pair<T> quotient = detail::overOnePlus(Pair<T>{T(4) * q.high, T(4) * q.low});
  Pair<T> sum = fastTwoSum(q.high, T(0.25) * quotient.high);
  T result = T(2) * (sum.high + (sum.low + fma(T(0.25), quotient.low, q.low)));
  return select(a < Format<T>::tiny, x, withSign(result, x));
}

template <class T> JITRT_MATH_INLINE T cosh(T x) {
  detail::ExpParts<T> e = detail::expParts(detail::clampForExp(absolute(x)));
  T quarter = detail::assembleExp(e, -2);
  return T(2) * (quarter + T(0.0625) / quarter);
}

template <class T> JITRT_MATH_INLINE T tanh(T x) {
  T a = absolute(x);
  T bounded = detail::clamp(a, T(0), sizeof(T) == 4 ? T(10) : T(20));
  // With h = (e^2a - 1) / 2: tanh a = h / (h + 1).
  Pair<T> q = detail::expm1Quarter(T(2) * bounded);
  Pair<T> h = fastTwoSum(T(2) * q.high, T(2) * q.low);
  Pair<T> quotient = detail::overOnePlus(h);
  T result = quotient.high + quotient.low;
  return select(a < Format<T>::tiny, x, withSign(result, x));
}

/// 1 / (1 + e^-x).
template <class T> JITRT_MATH_INLINE T sigmoid(T x) {
  // In [0, 1]: no overflow on either side.
  detail::ExpParts<T> parts =
      detail::expParts(detail::clampForExp(-absolute(x)));
  Pair<T> sum = fastTwoSum(T(1), parts.high);
  sum = fastTwoSum(sum.high, sum.low + parts.low);
  Pair<T> e = {scale(sum.high, parts.exponent), scale(sum.low, parts.exponent)};
  bool negative = x < T(0);
  Pair<T> denominator = fastTwoSum(T(1), e.high);
  denominator.low += e.low;
  T numerator = select(negative, e.high, T(1));
  T numeratorLow = select(negative, e.low, T(0));
  T quotient = numerator / denominator.high;
  T rest = fma(-quotient, denominator.high, numerator) +
           (numeratorLow - quotient * denominator.low);
  T inverse = select(negative, T(1) - quotient, quotient);
  return fma(rest, inverse, quotient);
}

JITRT_MATH_INLINE double asinh(double x) {
  double a = absolute(x);
  bool big = a >= 0x1p60; // asinh a = log(2 a) from here on
  double bounded = select(big, 1.0, a);
  double square = bounded * bounded;
  double b = square / (1.0 + sqrt(1.0 + square));
  Pair<double> sum = fastTwoSum(bounded, b);
  double result = detail::log1pPair(select(big, a, sum.high),
                                    select(big, 0.0, sum.low), big ? 1 : 0);
  result = select(a < infinity<double>, result, a); // also for a NaN
  return select(a < Format<double>::tiny, x, withSign(result, x));
}
JITRT_MATH_INLINE float asinh(float x) {
  float a = absolute(x);
  double d = double(a), square = d * d;
  float result =
      float(detail::log1pShort(d + square / (1.0 + sqrt(1.0 + square))));
  result = select(a < infinity<float>, result, a);
  return select(a < Format<float>::tiny, x, withSign(result, x));
}

JITRT_MATH_INLINE double acosh(double x) {
  bool big = x >= 0x1p60;
  double t = select(big, 1.0, x - 1.0); // exact
  // sqrt(x^2 - 1) with a low part.
  Pair<double> plus = fastTwoSum(select(big, 1.0, x), 1.0);
  Pair<double> product = twoProduct(t, plus.high);
  double low = fma(t, plus.low, product.low);
  double root = sqrt(product.high);
  double rootLow = (fma(-root, root, product.high) + low) / (root + root);
  rootLow = select(root > 0.0, rootLow, 0.0);
  Pair<double> sum = twoSum(t, root);
  double result =
      detail::log1pPair(select(big, x, sum.high),
                        select(big, 0.0, sum.low + rootLow), big ? 1 : 0);
  result = select(x == infinity<double>, x, result);
  return select(x >= 1.0, result, quietNaN<double>);
}
JITRT_MATH_INLINE float acosh(float x) {
  double t = double(x) - 1.0;
  float result = float(detail::log1pShort(t + sqrt(t * (t + 2.0))));
  result = select(x == infinity<float>, x, result);
  return select(x >= 1.0f, result, quietNaN<float>);
}

JITRT_MATH_INLINE double atanh(double x) {
  double a = absolute(x);
  double numerator = a + a, denominator = 1.0 - a;
  double lost = (1.0 - denominator) - a;
  double quotient = numerator / denominator;
  double low =
      (fma(-quotient, denominator, numerator) - quotient * lost) / denominator;
  double result = 0.5 * detail::log1pPair(quotient, low);
  result = select(a < 1.0, result,
                  select(a == 1.0, infinity<double>, quietNaN<double>));
  return select(a < Format<double>::tiny, x, withSign(result, x));
}
JITRT_MATH_INLINE float atanh(float x) {
  float a = absolute(x);
  double d = double(a);
  float result = float(0.5 * detail::log1pShort((d + d) / (1.0 - d)));
  result = select(a < 1.0f, result,
                  select(a == 1.0f, infinity<float>, quietNaN<float>));
  return select(a < Format<float>::tiny, x, withSign(result, x));
}

} // namespace jitrt::math

#endif // JITRT_MATH_HYPERBOLIC_H
