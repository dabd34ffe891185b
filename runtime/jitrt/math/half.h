//===- half.h - Conversions of f16 and bf16 ---------------------*- C++ -*-===//
//
// f16 and bf16 are bit patterns in wrapper types. Every conversion rounds once,
// to nearest even; a NaN stays one, is made quiet, and keeps the upper bits of
// its payload and its sign.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_HALF_H
#define JITRT_MATH_HALF_H

#include "jitrt/math/base.h"

namespace jitrt::math {

/// IEEE binary16.
struct Half {
  std::uint16_t bits;
};
/// The upper half of an IEEE binary32.
struct BFloat {
  std::uint16_t bits;
};

JITRT_MATH_INLINE float toFloat(Half h) {
  std::uint32_t sign = std::uint32_t(h.bits & 0x8000) << 16;
  std::uint32_t rest = std::uint32_t(h.bits & 0x7fff) << 13;
  std::uint32_t normal = rest + (112u << 23);
  // An exponent of 1 puts the subnormal's bits behind 2^-14, taken off again.
  std::uint32_t subnormal = bitsOf(fromBits<float>(rest + (113u << 23)) -
                                   fromBits<float>(113u << 23));
  bool special = rest >= 0x7c00u << 13, isNaN = rest > 0x7c00u << 13;
  std::uint32_t result = select(rest < 1u << 23, subnormal, normal);
  result += special ? 112u << 23 : 0u;
  result |= isNaN ? 1u << 22 : 0u;
  return fromBits<float>(result | sign);
}

JITRT_MATH_INLINE float toFloat(BFloat b) {
  std::uint32_t bits = std::uint32_t(b.bits) << 16;
  bool isNaN = (bits & 0x7fffffff) > 0x7f800000;
  return fromBits<float>(bits | (isNaN ? 1u << 22 : 0u));
}

namespace detail {

/// Rounds float or double to f16.
template <class T> JITRT_MATH_INLINE std::uint16_t roundToHalf(T x) {
  using F = Format<T>;
  using Bits = typename F::Bits;
  constexpr int dropped = F::mantissaBits - 10;
  constexpr Bits infinityBits = Bits(2 * F::bias + 1) << F::mantissaBits;
  Bits all = bitsOf(x), a = all & ~signBit<T>;
  auto sign = std::uint16_t(all >> (sizeof(T) * 8 - 16) & 0x8000);
  // Normal results: move the exponent's bias, then round the bits away.
  Bits moved = a - (Bits(F::bias - 15) << F::mantissaBits);
  Bits odd = moved >> dropped & 1;
  Bits normal = (moved + ((Bits(1) << (dropped - 1)) - 1) + odd) >> dropped;
  // Subnormal results: a number whose ulp is 2^-24 rounds x when added.
  T anchor = T(Bits(1) << F::mantissaBits) * T(0x1p-24);
  Bits subnormal = bitsOf(fromBits<T>(a) + anchor) - bitsOf(anchor);
  Bits result = select(a < bitsOf(T(0x1p-14)), subnormal, normal);
  result = select(a >= bitsOf(T(0x1p16)), Bits(0x7c00), result);
  Bits payload = 0x7e00 | (a >> dropped & 0x3ff);
  result = select(a > infinityBits, payload, result);
  return std::uint16_t(result) | sign;
}

/// double to float, away from even: the lowest bit tells that bits were lost,
/// so that rounding the result again to fewer bits is right.
JITRT_MATH_INLINE float roundToOdd(double x) {
  float nearest = float(x);
  double back = double(nearest);
  std::uint32_t bits = bitsOf(nearest);
  bool even = !(bits & 1), inexact = back != x && x == x;
  std::uint32_t towards = select(absolute(back) < absolute(x), 1u, -1u);
  return fromBits<float>(bits + (even && inexact ? towards : 0u));
}

} // namespace detail

JITRT_MATH_INLINE Half toHalf(float x) { return {detail::roundToHalf(x)}; }
JITRT_MATH_INLINE Half toHalf(double x) { return {detail::roundToHalf(x)}; }

JITRT_MATH_INLINE BFloat toBFloat(float x) {
  std::uint32_t bits = bitsOf(x);
  std::uint32_t rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  std::uint32_t quiet = bits >> 16 | 0x40;
  return {std::uint16_t(select(x != x, quiet, rounded))};
}
JITRT_MATH_INLINE BFloat toBFloat(double x) {
  // Not every target's conversion to float keeps a NaN's sign and payload.
  std::uint64_t bits = bitsOf(x);
  std::uint64_t quiet = (bits >> 48 & 0x8000) | 0x7fc0 | (bits >> 45 & 0x7f);
  std::uint16_t rounded = toBFloat(detail::roundToOdd(x)).bits;
  return {select(x != x, std::uint16_t(quiet), rounded)};
}

namespace detail {

/// An integer as a double from which one rounding to f16 or bf16 is right:
/// bits past a double's precision are kept as one sticky bit.
template <class T> JITRT_MATH_INLINE double stickyDouble(T x) {
  if constexpr (sizeof(T) < 8)
    return double(x);
  else {
    T low = x & 2047, high = x - low;
    T sticky = high + (low ? T(1024) : T(0));
    bool wide = x >= T(1) << 53 || x <= -(T(1) << 53);
    return double(select(wide, sticky, x));
  }
}

} // namespace detail
} // namespace jitrt::math

#endif // JITRT_MATH_HALF_H
