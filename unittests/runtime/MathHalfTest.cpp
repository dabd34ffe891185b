//===- MathHalfTest.cpp - Conversions of f16 and bf16 ---------------------===//
#include "MathReference.h"

#include <gtest/gtest.h>

namespace {

using namespace jitrt;
using math::BFloat;
using math::Half;

/// What tells f16 and bf16 apart, for a definition of their values that is
/// independent of the library's.
struct HalfFormat {
  using Type = Half;
  static constexpr int digits = 11, minExponent = -14, maxExponent = 15;
};
struct BFloatFormat {
  using Type = BFloat;
  static constexpr int digits = 8, minExponent = -126, maxExponent = 127;
};

template <class F> class MathHalf : public testing::Test {
protected:
  static constexpr int fieldBits = F::digits - 1;
  static constexpr unsigned exponentMask = (1u << (15 - fieldBits)) - 1;

  static double valueOf(unsigned bits) {
    unsigned exponent = bits >> fieldBits & exponentMask;
    double fraction = double(bits & ((1u << fieldBits) - 1));
    double magnitude =
        exponent == exponentMask
            ? (fraction != 0 ? std::nan("") : HUGE_VAL)
            : std::ldexp(fraction + (exponent ? 1 << fieldBits : 0),
                         int(std::max(exponent, 1u)) - 1 + F::minExponent -
                             fieldBits);
    return bits & 0x8000 ? -magnitude : magnitude;
  }

  /// x rounded to the format, to nearest even, by the C library's rounding of
  /// numbers scaled so that an ulp is one.
  static double rounded(long double x) {
    if (x == 0 || !std::isfinite(x))
      return double(x);
    int exponent = std::max(std::ilogb(x), F::minExponent);
    int ulp = exponent - F::digits + 1;
    double result =
        double(std::ldexp(std::nearbyint(std::ldexp(x, -ulp)), ulp));
    return std::abs(result) >= std::ldexp(1.0, F::maxExponent + 1)
               ? std::copysign(HUGE_VAL, result)
               : result;
  }

  template <class From> static void expectRounds(From x) {
    double got = valueOf(math::convert<typename F::Type>(x).bits);
    double expected = rounded((long double)(x));
    if (std::isnan(expected)) {
      EXPECT_TRUE(std::isnan(got));
      return;
    }
    EXPECT_EQ(got, expected) << x;
    EXPECT_EQ(std::signbit(got), std::signbit(expected)) << x;
  }
};
using Formats = testing::Types<HalfFormat, BFloatFormat>;
TYPED_TEST_SUITE(MathHalf, Formats);

// Every pattern widens to its value, and narrows back to itself, a NaN made
// quiet with its payload.
TYPED_TEST(MathHalf, EveryPatternRoundTrips) {
  using Type = typename TypeParam::Type;
  for (unsigned bits = 0; bits < 1 << 16; ++bits) {
    float wide = math::toFloat(Type{std::uint16_t(bits)});
    double value = TestFixture::valueOf(bits);
    unsigned quiet = std::isnan(value) ? 1u << (TypeParam::digits - 2) : 0;
    if (!std::isnan(value)) {
      ASSERT_EQ(double(wide), value) << bits;
    } else {
      ASSERT_TRUE(std::isnan(wide)) << bits;
    }
    ASSERT_EQ(math::convert<Type>(wide).bits, bits | quiet);
    ASSERT_EQ(math::convert<Type>(double(wide)).bits, bits | quiet);
  }
}

TYPED_TEST(MathHalf, FloatsRoundOnce) {
  reference::forEachFloat(19997, [](float x) { TestFixture::expectRounds(x); });
}

// Doubles at, and next to, numbers half way between two neighbours: rounding to
// float on the way would move them.
TYPED_TEST(MathHalf, DoublesRoundOnce) {
  for (unsigned bits = 0; bits < 0x7f80; bits += 7) {
    double low = TestFixture::valueOf(bits);
    double high = TestFixture::valueOf(bits + 1);
    if (!std::isfinite(high))
      continue;
    double middle = low + (high - low) / 2;
    for (double x : {low, middle, std::nextafter(middle, 0),
                     std::nextafter(middle, HUGE_VAL)}) {
      TestFixture::expectRounds(x);
      TestFixture::expectRounds(-x);
    }
  }
  for (double x :
       {65519.0, 65520.0, 3.3961775292304957e38, 3.4e38, 1e300, 1e-300})
    TestFixture::expectRounds(x);
}

TYPED_TEST(MathHalf, IntegersRoundOnce) {
  for (std::int64_t x = 1; x > 0 && x < std::int64_t(1) << 61; x *= 2)
    for (std::int64_t step : {0, 1, -1})
      for (std::int64_t part : {x, x + x / 128, x + x / 256, x + x / 2048}) {
        TestFixture::expectRounds(part + step);
        TestFixture::expectRounds(-(part + step));
      }
  TestFixture::expectRounds(std::numeric_limits<std::int64_t>::min());
  TestFixture::expectRounds(std::numeric_limits<std::int64_t>::max());
  for (std::int32_t x : {16777217, 2147483647, 65519, 65520, 2049, 2051})
    TestFixture::expectRounds(x);
}

} // namespace
