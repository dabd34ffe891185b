//===- base.h - Building blocks of the math library -------------*- C++ -*-===//
//
// The functions of this library are one definition for the interpreter and for
// native code, so they call nothing, set no errno, and are written without
// branches (with exceptions that are said where they occur): a loop that calls
// them vectorises. All steps are IEEE operations with one rounding each, in the
// default rounding mode; hence results are the same bits on every target.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_BASE_H
#define JITRT_MATH_BASE_H

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#define JITRT_MATH_INLINE [[gnu::always_inline]] inline
// Rare and looping parts, which a caller's loop should not absorb.
#define JITRT_MATH_OUTLINE [[gnu::noinline, gnu::const]] inline

namespace jitrt::math {

template <class T> struct Format;

template <> struct Format<float> {
  using Bits = std::uint32_t;
  using Int = std::int32_t;
  static constexpr int mantissaBits = 23;
  static constexpr int bias = 127;
  static constexpr float minNormal = 0x1p-126f;
  static constexpr float epsilon = 0x1p-23f;
  /// Adding it leaves the nearest integer in the low bits of the sum.
  static constexpr float roundingShift = 0x1.8p23f;
  static constexpr float tiny =
      0x1p-26f; ///< x * x / 2 is below half an ulp of x
  static constexpr float log2e = 0x1.715476p+0f;
  static constexpr float log2eLow = 0x1.4ae0cp-26f;
  static constexpr float ln2 = 0x1.62e43p-1f;
  static constexpr float ln2Low = -0x1.05c61p-29f;
  /// Few enough bits for exact products with any exponent.
  static constexpr float ln2Short = 0x1.62e4p-1f;
  static constexpr float ln2ShortLow = 0x1.7f7d1cp-20f;
};

template <> struct Format<double> {
  using Bits = std::uint64_t;
  using Int = std::int64_t;
  static constexpr int mantissaBits = 52;
  static constexpr int bias = 1023;
  static constexpr double minNormal = 0x1p-1022;
  static constexpr double epsilon = 0x1p-52;
  static constexpr double roundingShift = 0x1.8p52;
  static constexpr double tiny = 0x1p-55;
  static constexpr double log2e = 0x1.71547652b82fep+0;
  static constexpr double log2eLow = 0x1.777d0ffda0d24p-56;
  static constexpr double ln2 = 0x1.62e42fefa39efp-1;
  static constexpr double ln2Low = 0x1.abc9e3b39803fp-56;
  static constexpr double ln2Short = 0x1.62e42fefa3p-1;
  static constexpr double ln2ShortLow = 0x1.3de6af278ece6p-42;
};

template <class T> inline constexpr T infinity = T(__builtin_inf());
template <class T> inline constexpr T quietNaN = T(__builtin_nan(""));

inline constexpr double pi = 0x1.921fb54442d18p+1;
inline constexpr double piLow = 0x1.1a62633145c07p-53;

template <class T> JITRT_MATH_INLINE typename Format<T>::Bits bitsOf(T x) {
  return std::bit_cast<typename Format<T>::Bits>(x);
}
template <class T> JITRT_MATH_INLINE T fromBits(typename Format<T>::Bits bits) {
  return std::bit_cast<T>(bits);
}
template <class T>
inline constexpr auto signBit =
    typename Format<T>::Bits(1) << (sizeof(T) * 8 - 1);

// These become LLVM's intrinsics whatever the flags of the translation unit.
template <class T> JITRT_MATH_INLINE T fma(T a, T b, T c) {
  return __builtin_elementwise_fma(a, b, c);
}
template <class T> JITRT_MATH_INLINE T sqrt(T x) {
  return __builtin_elementwise_sqrt(x);
}
template <class T> JITRT_MATH_INLINE T absolute(T x) {
  return __builtin_elementwise_abs(x);
}
template <class T> JITRT_MATH_INLINE T withSign(T magnitude, T sign) {
  return __builtin_elementwise_copysign(magnitude, sign);
}
template <class T> JITRT_MATH_INLINE T roundEven(T x) {
  return __builtin_elementwise_roundeven(x);
}

/// Both values are computed first, so that this is a select and not a branch.
template <class T> JITRT_MATH_INLINE T select(bool condition, T a, T b) {
  return condition ? a : b;
}

/// x with its sign flipped where `flip` is set.
template <class T> JITRT_MATH_INLINE T negateIf(bool flip, T x) {
  return select(flip, -x, x);
}

/// 2^n for an exponent n of a normal number.
template <class T> JITRT_MATH_INLINE T powerOfTwo(typename Format<T>::Int n) {
  using F = Format<T>;
  return fromBits<T>(typename F::Bits(n + F::bias) << F::mantissaBits);
}

/// x * 2^n, rounded once, for a normal x near one and any n within twice the
/// range of exponents.
template <class T> JITRT_MATH_INLINE T scale(T x, typename Format<T>::Int n) {
  typename Format<T>::Int half = n >> 1;
  return x * powerOfTwo<T>(half) * powerOfTwo<T>(n - half);
}

/// The nearest integer to a * b, as a number and as an integer. Neither is
/// meaningful, but nothing traps, when |a * b| exceeds 2^(mantissa bits - 1).
template <class T> struct Rounded {
  T value;
  typename Format<T>::Int integer;
};
template <class T> JITRT_MATH_INLINE Rounded<T> roundProduct(T a, T b) {
  T shifted = fma(a, b, Format<T>::roundingShift);
  return {shifted - Format<T>::roundingShift,
          typename Format<T>::Int(bitsOf(shifted) -
                                  bitsOf(Format<T>::roundingShift))};
}

/// An unevaluated sum with |low| at most about an ulp of high.
template <class T> struct Pair {
  T high, low;
};

/// a + b exactly, if a is zero or |a| >= |b|.
template <class T> JITRT_MATH_INLINE Pair<T> fastTwoSum(T a, T b) {
  T sum = a + b;
  return {sum, (a - sum) + b};
}

/// a + b exactly.
template <class T> JITRT_MATH_INLINE Pair<T> twoSum(T a, T b) {
  T sum = a + b;
  T second = sum - a;
  return {sum, (a - (sum - second)) + (b - second)};
}

/// a * b exactly, if nothing underflows.
template <class T> JITRT_MATH_INLINE Pair<T> twoProduct(T a, T b) {
  T product = a * b;
  return {product, fma(a, b, -product)};
}

/// The polynomial with these coefficients, lowest degree first, at x.
template <const auto &coefficients, std::size_t first = 0, class T>
JITRT_MATH_INLINE T polynomial(T x) {
  constexpr std::size_t count = sizeof(coefficients) / sizeof(coefficients[0]);
  constexpr T c = coefficients[first];
  if constexpr (first + 1 == count)
    return c;
  else
    return fma(polynomial<coefficients, first + 1>(x), x, c);
}

} // namespace jitrt::math

#endif // JITRT_MATH_BASE_H
