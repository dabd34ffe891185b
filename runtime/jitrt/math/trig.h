//===- trig.h - Sine, cosine, tangent ---------------------------*- C++ -*-===//
//
// |x| = q pi/2 + r with |r| <= pi/4 (a little more at times). In single
// precision one branch-free reduction serves the whole range. In double
// precision arguments from 2^30 on take an out-of-line path.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_TRIG_H
#define JITRT_MATH_TRIG_H

#include "jitrt/math/base.h"
#include "jitrt/math/coefficients.h"

namespace jitrt::math {
namespace detail {

/// The remainder as a pair, and the quadrant in the two low bits.
struct Quadrant {
  double high, low;
  std::int32_t number;
};

/// For x >= 0. Multiplies x by 1 / (2 pi) piece by piece: each product with one
/// of the 29-bit pieces is exact, and so is dropping its whole turns. The parts
/// are added again after the quadrant is taken off, so that the sum stays exact
/// where it cancels.
JITRT_MATH_INLINE Quadrant reduceSingle(float x) {
  using namespace coefficients;
  double d = double(x);
  double p0 = d * inverseTwoPi[0], p1 = d * inverseTwoPi[1];
  double p2 = d * inverseTwoPi[2], p3 = d * inverseTwoPi[3];
  double p4 = d * inverseTwoPi[4];
  p0 -= roundEven(p0);
  p1 -= roundEven(p1);
  p2 -= roundEven(p2);
  p3 -= roundEven(p3);
  p4 -= roundEven(p4);
  Rounded<double> q = roundProduct(((p0 + p1) + (p2 + p3)) + p4, 4.0);
  double turns = fma(-0.25, q.value, p0);
  turns = (((turns + p1) + p2) + p3) + p4;
  turns = fma(d, inverseTwoPi[5], turns);
  return {turns * (2.0 * pi), 0.0, std::int32_t(q.integer)};
}

/// For 0 <= x < 2^30.
JITRT_MATH_INLINE Quadrant reduceMedium(double x) {
  constexpr double halfPi = pi / 2, halfPiLow = piLow / 2;
  constexpr double halfPiLowest = -0x1.f1976b7ed8fbcp-110;
  Rounded<double> n = roundProduct(x, 0x1.45f306dc9c883p-1);
  double partial = fma(-n.value, halfPi, x); // exact
  Pair<double> second = twoProduct(n.value, halfPiLow);
  Pair<double> sum = twoSum(partial, -second.high);
  double low = fma(-n.value, halfPiLowest, sum.low - second.low);
  Pair<double> r = fastTwoSum(sum.high, low);
  return {r.high, r.low, std::int32_t(n.integer)};
}

/// For finite x >= 2^30 (Payne and Hanek): multiplies the mantissa by those 192
/// digits of 2 / pi that matter.
JITRT_MATH_INLINE Quadrant reduceLarge(double x) {
  using Wide = unsigned __int128;
  std::uint64_t bits = bitsOf(x);
  std::uint64_t mantissa = (bits & 0xfffffffffffff) | 0x10000000000000;
  // x = mantissa * 2^exponent; digits before 2^(2 - exponent) give whole turns.
  int exponent = int(bits >> 52) - 1075;
  unsigned start = unsigned(exponent - 2 + 64);
  const std::uint64_t *word = coefficients::twoOverPi + start / 64;
  unsigned shift = start % 64;
  auto digits = [&](unsigned i) {
    return word[i] << shift | (word[i + 1] >> 1) >> (63 - shift);
  };
  Wide turns = (Wide(mantissa * digits(0)) << 64) + Wide(mantissa) * digits(1) +
               (Wide(mantissa) * digits(2) >> 64);
  Wide rounded = turns + (Wide(1) << 125);
  auto quadrant = std::int32_t(rounded >> 126);
  Wide rest = turns - (Wide(unsigned(quadrant)) << 126);
  bool negative = rest >> 127;
  rest = (negative ? -rest : rest) | 1;
  std::uint64_t top = std::uint64_t(rest >> 64);
  int zeros =
      top ? __builtin_clzll(top) : 64 + __builtin_clzll(std::uint64_t(rest));
  rest <<= zeros;
  double unit = powerOfTwo<double>(-128 - zeros);
  double high = double(std::int64_t(rest >> 75)) * (unit * 0x1p75);
  double low =
      double(std::int64_t((rest >> 22) & 0x1fffffffffffff)) * (unit * 0x1p22);
  Pair<double> r = twoProduct(high, 2 * pi);
  double rest2 = fma(low, 2 * pi, fma(high, 2 * piLow, r.low));
  r = fastTwoSum(r.high, rest2);
  return {negateIf(negative, r.high), negateIf(negative, r.low), quadrant};
}

/// Sine and cosine of the remainder, as pairs.
struct SinCos {
  Pair<double> sin, cos;
};
JITRT_MATH_INLINE SinCos sinCosKernel(double r, double low) {
  double z = r * r, half = 0.5 * z;
  double sinRest =
      fma(r * z, polynomial<coefficients::sinTail64>(z), fma(-half, low, low));
  Pair<double> one = fastTwoSum(1.0, -half);
  double squareLow = 0.5 * fma(r, r, -z);
  double cosRest = fma(z * z, polynomial<coefficients::cosTail64>(z),
                       (one.low - squareLow) - r * low);
  return {fastTwoSum(r, sinRest), fastTwoSum(one.high, cosRest)};
}

JITRT_MATH_INLINE double sinOf(Quadrant q) {
  SinCos k = sinCosKernel(q.high, q.low);
  return negateIf(q.number & 2, select(q.number & 1, k.cos.high, k.sin.high));
}
JITRT_MATH_INLINE double tanOf(Quadrant q) {
  SinCos k = sinCosKernel(q.high, q.low);
  bool odd = q.number & 1;
  double numerator = select(odd, -k.cos.high, k.sin.high);
  double numeratorLow = select(odd, -k.cos.low, k.sin.low);
  double denominator = select(odd, k.sin.high, k.cos.high);
  double denominatorLow = select(odd, k.sin.low, k.cos.low);
  double quotient = numerator / denominator;
  double rest = fma(-quotient, denominator, numerator) +
                (numeratorLow - quotient * denominatorLow);
  return quotient + rest / denominator;
}

JITRT_MATH_OUTLINE double sinLarge(double x) {
  if (!(x < infinity<double>))
    return quietNaN<double>;
  return sinOf(reduceLarge(x));
}
JITRT_MATH_OUTLINE double cosLarge(double x) {
  if (!(x < infinity<double>))
    return quietNaN<double>;
  Quadrant q = reduceLarge(x);
  return sinOf({q.high, q.low, q.number + 1});
}
JITRT_MATH_OUTLINE double tanLarge(double x) {
  if (!(x < infinity<double>))
    return quietNaN<double>;
  return tanOf(reduceLarge(x));
}

/// sin of the remainder plus `turn` quarter turns.
JITRT_MATH_INLINE float sinSingle(float x, int turn) {
  Quadrant q = reduceSingle(x);
  std::int32_t number = q.number + turn;
  float r = float(q.high), low = float(q.high - double(r));
  float z = r * r, half = 0.5f * z;
  float sine = r + fma(r * z, polynomial<coefficients::sinTail32>(z), low);
  Pair<float> one = fastTwoSum(1.0f, -half);
  float cosine = one.high + fma(z * z, polynomial<coefficients::cosTail32>(z),
                                fma(-r, low, one.low));
  return negateIf(number & 2, select(number & 1, cosine, sine));
}

} // namespace detail

JITRT_MATH_INLINE float sin(float x) {
  float result = detail::sinSingle(absolute(x), 0);
  return negateIf(bitsOf(x) >> 31, result);
}
JITRT_MATH_INLINE float cos(float x) {
  return detail::sinSingle(absolute(x), 1);
}
JITRT_MATH_INLINE float tan(float x) {
  detail::Quadrant q = detail::reduceSingle(absolute(x));
  double r = q.high, z = r * r;
  double sine = fma(r * z, polynomial<coefficients::sinTailShort>(z), r);
  double cosine =
      fma(z * z, polynomial<coefficients::cosTailShort>(z), fma(-0.5, z, 1.0));
  bool odd = q.number & 1;
  double numerator = select(odd, -cosine, sine);
  double denominator = select(odd, sine, cosine);
  return negateIf(bitsOf(x) >> 31, float(numerator / denominator));
}

JITRT_MATH_INLINE double sin(double x) {
  double a = absolute(x), result;
  if (__builtin_expect(a < 0x1p30, true))
    result = detail::sinOf(detail::reduceMedium(a));
  else
    result = detail::sinLarge(a);
  return negateIf(bitsOf(x) >> 63, result);
}
JITRT_MATH_INLINE double cos(double x) {
  double a = absolute(x);
  if (__builtin_expect(!(a < 0x1p30), false))
    return detail::cosLarge(a);
  detail::Quadrant q = detail::reduceMedium(a);
  return detail::sinOf({q.high, q.low, q.number + 1});
}
JITRT_MATH_INLINE double tan(double x) {
  double a = absolute(x), result;
  if (__builtin_expect(a < 0x1p30, true))
    result = detail::tanOf(detail::reduceMedium(a));
  else
    result = detail::tanLarge(a);
  return negateIf(bitsOf(x) >> 63, result);
}

} // namespace jitrt::math

#endif // JITRT_MATH_TRIG_H
