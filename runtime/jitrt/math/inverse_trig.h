//===- inverse_trig.h - Inverse trigonometric functions ---------*- C++ -*-===//
#ifndef JITRT_MATH_INVERSE_TRIG_H
#define JITRT_MATH_INVERSE_TRIG_H

#include "jitrt/math/base.h"
#include "jitrt/math/coefficients.h"

namespace jitrt::math {
namespace detail {

/// asin of `root`, which is |x| below one half and sqrt((1 - |x|) / 2) above;
/// `square` is its square, `low` what the root lost.
struct AsinParts {
  double root, low, tail;
  bool large;
};
template <const auto &coefficients>
JITRT_MATH_INLINE AsinParts asinParts(double a) {
  bool large = a >= 0.5;
  double half = 0.5 * (1.0 - a); // exact where it is used
  double root = sqrt(half);
  double lost = fma(-root, root, half) / (root + root);
  lost = select(root > 0.0, lost, 0.0);
  double s = select(large, root, a);
  double z = select(large, half, a * a);
  double low = select(large, lost, 0.0);
  return {s, low, fma(s * z, polynomial<coefficients>(z), low), large};
}

template <const auto &coefficients> JITRT_MATH_INLINE double asin(double x) {
  double a = absolute(x);
  AsinParts p = asinParts<coefficients>(a);
  // pi/2 - 2 (root + tail), the first subtraction without error.
  Pair<double> sum = fastTwoSum(pi / 2, -2.0 * p.root);
  double large = sum.high + (sum.low + fma(-2.0, p.tail, piLow / 2));
  double result = select(p.large, large, p.root + p.tail);
  return withSign(select(a <= 1.0, result, quietNaN<double>), x);
}

template <const auto &coefficients> JITRT_MATH_INLINE double acos(double x) {
  double a = absolute(x);
  AsinParts p = asinParts<coefficients>(a);
  double nearOne = 2.0 * (p.root + p.tail);
  // pi - 2 asin(root), or pi/2 - asin(x).
  double base = select(p.large, pi, pi / 2);
  double baseLow = select(p.large, piLow, piLow / 2);
  double factor = select(p.large, 2.0, withSign(1.0, x));
  Pair<double> sum = fastTwoSum(base, -(factor * p.root));
  double other = sum.high + (sum.low + fma(-factor, p.tail, baseLow));
  double result = select(a >= 0.5 && x > 0.0, nearOne, other);
  return select(a <= 1.0, result, quietNaN<double>);
}

/// atan(numerator / denominator) for nonnegative arguments, not both zero or
/// infinite. Reduces to |t| <= tan(pi/8) and one of the bases 0, pi/4, pi/2.
template <const auto &coefficients>
JITRT_MATH_INLINE Pair<double> atanRatio(double numerator, double denominator) {
  constexpr double tanPi8 = 0x1.a827999fcef32p-2;
  bool swap = numerator > denominator;
  double small = select(swap, denominator, numerator);
  double large = select(swap, numerator, denominator);
  bool diagonal = small > large * tanPi8;
  Pair<double> difference = fastTwoSum(large, -small);
  Pair<double> sum = fastTwoSum(large, small);
  double n = select(diagonal, -difference.high, small);
  double d = select(diagonal, sum.high, large);
  double nLow = select(diagonal, -difference.low, 0.0);
  double dLow = select(diagonal, sum.low, 0.0);
  double t = n / d;
  // The rounding of t, and of the sums it came from.
  double low = (fma(-t, d, n) + (nLow - t * dLow)) / d;
  double z = t * t;
  double rest = fma(t * z, polynomial<coefficients>(z), low);
  double sign = select(swap, -1.0, 1.0);
  double base = select(diagonal, pi / 4, select(swap, pi / 2, 0.0));
  double baseLow = select(diagonal, piLow / 4, select(swap, piLow / 2, 0.0));
  // base + sign (t + rest), left as a pair for callers that add to it.
  Pair<double> result = fastTwoSum(base, sign * t);
  return {result.high, result.low + fma(sign, rest, baseLow)};
}

/// The angle in the upper half plane, given that in the first quadrant.
template <class T>
JITRT_MATH_INLINE double placeAngle(T x, Pair<double> angle) {
  bool left = bitsOf(x) & signBit<T>;
  Pair<double> sum = fastTwoSum(pi, -angle.high);
  double mirrored = sum.high + (sum.low + (piLow - angle.low));
  return select(left, mirrored, angle.high + angle.low);
}

} // namespace detail

JITRT_MATH_INLINE double asin(double x) {
  return detail::asin<coefficients::asinTail64>(x);
}
JITRT_MATH_INLINE float asin(float x) {
  return float(detail::asin<coefficients::asinTailShort>(double(x)));
}
JITRT_MATH_INLINE double acos(double x) {
  return detail::acos<coefficients::asinTail64>(x);
}
JITRT_MATH_INLINE float acos(float x) {
  return float(detail::acos<coefficients::asinTailShort>(double(x)));
}

JITRT_MATH_INLINE double atan(double x) {
  // Past 2^60 the angle is pi/2, and below 2^-30 it is x.
  double a = absolute(x);
  double bounded = select(a > 0x1p60, 0x1p60, a);
  Pair<double> angle =
      detail::atanRatio<coefficients::atanTail64>(bounded, 1.0);
  double result = withSign(angle.high + angle.low, x);
  return select(a < 0x1p-30, x, result);
}
JITRT_MATH_INLINE float atan(float x) {
  double a = absolute(double(x));
  double bounded = select(a > 0x1p60, 0x1p60, a);
  Pair<double> angle =
      detail::atanRatio<coefficients::atanTailShort>(bounded, 1.0);
  return withSign(float(angle.high + angle.low), x);
}

/// The angle of the point (x, y), with C's results for zeros and infinities.
JITRT_MATH_INLINE double atan2(double y, double x) {
  double ay = absolute(y), ax = absolute(x);
  bool bothInfinite = ay == infinity<double> && ax == infinity<double>;
  bool bothZero = ay == 0.0 && ax == 0.0;
  bool anyInfinite = ay == infinity<double> || ax == infinity<double>;
  // Infinite arguments stand for their direction.
  double n = select(anyInfinite, select(ay == infinity<double>, 1.0, 0.0), ay);
  double d = select(anyInfinite, select(ax == infinity<double>, 1.0, 0.0), ax);
  d = select(bothZero, 1.0, d);
  n = select(bothInfinite, 1.0, n);
  // Away from the ends of the range of exponents, so that sums do not overflow
  // and residuals do not vanish.
  double larger = select(n > d, n, d);
  double factor = select(larger > 0x1p900, 0x1p-120,
                         select(larger < 0x1p-900, 0x1p120, 1.0));
  n *= factor;
  d *= factor;
  Pair<double> angle = detail::atanRatio<coefficients::atanTail64>(n, d);
  // A quotient of extreme size, whose low part may be wrong or lost.
  bool flat = n < d * 0x1p-60, steep = d < n * 0x1p-60;
  double quotient = n / d;
  angle.high = select(flat, quotient, select(steep, pi / 2, angle.high));
  angle.low = select(flat, 0.0, select(steep, piLow / 2, angle.low));
  double result = withSign(detail::placeAngle(x, angle), y);
  return select(x != x || y != y, quietNaN<double>, result);
}
JITRT_MATH_INLINE float atan2(float y, float x) {
  double ay = absolute(double(y)), ax = absolute(double(x));
  bool bothZero = ay == 0.0 && ax == 0.0;
  // Finite stand-ins for infinity, whose quotient with any number is as good.
  double n = select(ay == infinity<double>, 0x1p400, ay);
  double d = select(ax == infinity<double>, 0x1p400, ax);
  d = select(bothZero, 1.0, d);
  Pair<double> angle = detail::atanRatio<coefficients::atanTailShort>(n, d);
  float result = float(detail::placeAngle(x, angle));
  return select(x != x || y != y, quietNaN<float>, withSign(result, y));
}

} // namespace jitrt::math

#endif // JITRT_MATH_INVERSE_TRIG_H
