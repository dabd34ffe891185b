//===- power.h - Powers of floating-point numbers ---------------*- C++ -*-===//
#ifndef JITRT_MATH_POWER_H
#define JITRT_MATH_POWER_H

#include "jitrt/math/exp.h"
#include "jitrt/math/log.h"

namespace jitrt::math {
namespace detail {

/// log x to about 2^-66 of its value, for finite x > 0.
JITRT_MATH_INLINE Pair<double> logPair(double x) {
  using F = Format<double>;
  constexpr double twoThirds = 0x1.5555555555555p-1;
  constexpr double twoThirdsLow = 0x1.5555555555555p-55;
  LogParts<double> parts = logParts(x);
  double n = double(std::int32_t(parts.exponent));
  double f = parts.mantissa - 1.0;
  // s = f / (2 + f) and its square z, as pairs.
  Pair<double> d = fastTwoSum(2.0, f);
  double inverse = 1.0 / d.high;
  double s = f * inverse;
  double sLow = (fma(-s, d.high, f) - s * d.low) * inverse;
  Pair<double> z = twoProduct(s, s);
  z.low = fma(s + s, sLow, z.low);
  // log(1 + f) = 2 s + s z (2/3 + z tail(z)).
  Pair<double> t = fastTwoSum(
      twoThirds, z.high * polynomial<coefficients::atanhTailLong>(z.high));
  t.low += twoThirdsLow;
  Pair<double> w = twoProduct(z.high, t.high);
  w.low += fma(z.high, t.low, z.low * t.high);
  Pair<double> v = twoProduct(s, w.high);
  v.low += fma(s, w.low, sLow * w.high);
  Pair<double> logMantissa = fastTwoSum(s + s, v.high);
  logMantissa.low += fma(2.0, sLow, v.low);
  Pair<double> sum = fastTwoSum(n * F::ln2Short, logMantissa.high);
  sum.low += fma(n, F::ln2ShortLow, logMantissa.low);
  return fastTwoSum(sum.high, sum.low);
}

/// C's results of pow for arguments outside of 0 < |x| < inf, |y| < inf, and
/// the sign; `result` is |x|^y.
template <class T> JITRT_MATH_INLINE T powSpecial(T x, T y, T result) {
  T a = absolute(x), halfY = y * T(0.5);
  bool integer = roundEven(y) == y;
  bool odd = integer && roundEven(halfY) != halfY;
  bool limit = a == T(0) || a == infinity<T> || absolute(y) == infinity<T>;
  T atLimit = select((a > T(1)) == (y > T(0)), infinity<T>, T(0));
  atLimit = select(a == T(1), T(1), atLimit);
  result = select(limit, atLimit, result);
  bool negative = bitsOf(x) & signBit<T>;
  result = select(negative && !integer && !limit, quietNaN<T>, result);
  result = negateIf(negative && odd, result);
  result = select(x != x || y != y, quietNaN<T>, result);
  return select(y == T(0) || x == T(1), T(1), result);
}

} // namespace detail

JITRT_MATH_INLINE double pow(double x, double y) {
  Pair<double> l = detail::logPair(absolute(x));
  // Larger exponents give 0, 1 or infinity all the same.
  double bounded = detail::clamp(y, -0x1p65, 0x1p65);
  Pair<double> p = twoProduct(bounded, l.high);
  p.low = fma(bounded, l.low, p.low);
  double high = detail::clampForExp(p.high);
  double low = select(high == p.high, p.low, 0.0);
  detail::ExpParts<double> e = detail::expParts(high);
  double extra = fma(low, e.high + e.low, low);
  return detail::powSpecial(x, y, detail::assembleExp(e, 0, extra));
}

JITRT_MATH_INLINE float pow(float x, float y) {
  detail::LogParts<double> parts = detail::logParts(absolute(double(x)));
  double f = parts.mantissa - 1.0;
  double log2 = fma(f + detail::logCorrection(f), Format<double>::log2e,
                    double(std::int32_t(parts.exponent)));
  double product = detail::clamp(double(y) * log2, -160.0, 130.0);
  Rounded<double> n = roundProduct(product, 1.0);
  double r = (product - n.value) * Format<double>::ln2;
  double e = fma(r * r, polynomial<coefficients::expTailShort>(r), r) + 1.0;
  float result = float(e * powerOfTwo<double>(n.integer));
  return detail::powSpecial(x, y, result);
}

} // namespace jitrt::math

#endif // JITRT_MATH_POWER_H
