//===- integer.h - Total integer arithmetic ---------------------*- C++ -*-===//
//
// Arithmetic wraps in two's complement and no argument traps: x / 0 has all
// bits set, x rem 0 is x, MIN / -1 is MIN.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_INTEGER_H
#define JITRT_MATH_INTEGER_H

#include "jitrt/math/base.h"

namespace jitrt::math {
namespace detail {

template <class T>
inline constexpr T minimum =
    std::is_signed_v<T> ? T(std::make_unsigned_t<T>(1) << (sizeof(T) * 8 - 1))
                        : T(0);
template <class T> inline constexpr T maximum = T(~minimum<T>);

/// The divisor, or one where division would trap; x / 1 is MIN for MIN / -1.
template <class T> JITRT_MATH_INLINE T safeDivisor(T x, T y) {
  bool overflow = std::is_signed_v<T> && x == minimum<T> && y == T(-1);
  return select(y == 0 || overflow, T(1), y);
}

} // namespace detail

/// x / y, towards zero.
template <class T>
  requires std::is_integral_v<T>
JITRT_MATH_INLINE T div(T x, T y) {
  T quotient = T(x / detail::safeDivisor(x, y));
  return select(y == 0, T(-1), quotient);
}

/// x - div(x, y) y, with the sign of x.
template <class T>
  requires std::is_integral_v<T>
JITRT_MATH_INLINE T rem(T x, T y) {
  T rest = T(x % detail::safeDivisor(x, y));
  return select(y == 0, x, rest);
}

/// The floor of x / y.
template <class T>
  requires std::is_integral_v<T>
JITRT_MATH_INLINE T floor_div(T x, T y) {
  T quotient = div(x, y), rest = rem(x, y);
  bool adjust = y != 0 && rest != 0 && (rest < 0) != (y < 0);
  return T(quotient - (adjust ? 1 : 0));
}

/// The remainder with the sign of the divisor, as in Python; x for y = 0.
template <class T>
  requires std::is_integral_v<T>
JITRT_MATH_INLINE T remainder(T x, T y) {
  T rest = rem(x, y);
  bool adjust = y != 0 && rest != 0 && (rest < 0) != (y < 0);
  return T(rest + (adjust ? y : T(0)));
}

/// x^y, wrapping. A negative exponent gives 1 / x^-y, towards zero.
template <class T>
  requires std::is_integral_v<T>
JITRT_MATH_OUTLINE T pow(T x, T y) {
  if (y < 0) {
    if (x == 0)
      return T(-1);
    if (x == 1 || x == T(-1))
      return y & 1 ? x : T(1);
    return T(0);
  }
  std::uint64_t result = 1, base = std::uint64_t(x);
  for (auto rest = std::make_unsigned_t<T>(y); rest; rest >>= 1) {
    if (rest & 1)
      result *= base;
    base *= base;
  }
  return T(result);
}

/// Float to integer, towards zero; out of range saturates and NaN gives 0.
template <class To, class From>
  requires std::is_integral_v<To> && std::is_floating_point_v<From>
JITRT_MATH_INLINE To saturate(From x) {
  // Both ends are powers of two (or zero): exact in any format.
  constexpr From low = From(detail::minimum<To>);
  constexpr From high = From(detail::maximum<To> / 2 + 1) * From(2);
  bool inside = x >= low && x < high;
  To result = To(select(inside, x, From(0)));
  result = select(x >= high, detail::maximum<To>, result);
  return select(x < low, detail::minimum<To>, result);
}

} // namespace jitrt::math

#endif // JITRT_MATH_INTEGER_H
