//===- remainder.h - Remainders of floating-point numbers -------*- C++ -*-===//
//
// fmod and remainder are exact and therefore loop, over the difference of the
// exponents.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_REMAINDER_H
#define JITRT_MATH_REMAINDER_H

#include "jitrt/math/base.h"

namespace jitrt::math {

/// x - trunc(x / y) y, exactly, with the sign of x.
template <class T>
  requires std::is_floating_point_v<T>
JITRT_MATH_OUTLINE T fmod(T x, T y) {
  using F = Format<T>;
  using Bits = typename F::Bits;
  constexpr int mantissaBits = F::mantissaBits;
  constexpr Bits mantissaMask = (Bits(1) << mantissaBits) - 1;
  T ax = absolute(x), ay = absolute(y);
  if (!(ax < infinity<T>) || !(ay > T(0)))
    return quietNaN<T>; // also for a NaN
  if (ax < ay)
    return x;
  auto exponentOf = [](T a) {
    int biased = int(bitsOf(a) >> mantissaBits);
    return biased ? biased : 1;
  };
  auto mantissaOf = [](T a) {
    std::uint64_t hidden = a >= F::minNormal ? mantissaMask + 1 : 0;
    return (bitsOf(a) & mantissaMask) | hidden;
  };
  constexpr int step =
      63 - mantissaBits; // what a shifted remainder has room for
  int exponent = exponentOf(ay), shift = exponentOf(ax) - exponent;
  std::uint64_t divisor = mantissaOf(ay), rest = mantissaOf(ax) % divisor;
  while (shift > 0 && rest) {
    int now = shift < step ? shift : step;
    rest = (rest << now) % divisor;
    shift -= now;
  }
  if (!rest)
    return withSign(T(0), x);
  int room = __builtin_clzll(rest) - step;
  int up = room < exponent - 1 ? room : exponent - 1;
  Bits bits = Bits(rest << up) + (Bits(exponent - 1 - up) << mantissaBits);
  return withSign(fromBits<T>(bits), x);
}

/// The remainder with the sign of the divisor, as in Python and PyTorch.
template <class T>
  requires std::is_floating_point_v<T>
JITRT_MATH_INLINE T remainder(T x, T y) {
  T rest = fmod(x, y);
  bool adjust = rest != T(0) && (rest < T(0)) != (y < T(0));
  return select(adjust, rest + y, rest);
}

/// The floor of x / y, as in PyTorch, and x / y for y = 0. Exact while it has
/// no more bits than T; past that x / y, rounded.
template <class T>
  requires std::is_floating_point_v<T>
JITRT_MATH_INLINE T floor_div(T x, T y) {
  T plain = x / y;
  T floor = __builtin_elementwise_floor(plain);
  // The division may have rounded up to the floor: then the rest has a sign
  // other than the divisor's.
  T rest = select(floor == T(0), x, fma(-floor, y, x));
  bool tooLarge = rest != T(0) && (rest < T(0)) != (y < T(0));
  bool exact = absolute(plain) < T(2) / Format<T>::epsilon;
  floor = select(exact && tooLarge, floor - T(1), floor);
  floor = select(absolute(x) < infinity<T>, floor, quietNaN<T>);
  return select(y == T(0), plain, floor);
}

} // namespace jitrt::math

#endif // JITRT_MATH_REMAINDER_H
