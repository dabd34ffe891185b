//===- MathIntegerTest.cpp - Total integer arithmetic ---------------------===//
#include "jitrt/math/convert.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace {

using namespace jitrt;

template <class T> class MathInteger : public testing::Test {
protected:
  using Limits = std::numeric_limits<T>;
  static constexpr T least = Limits::min(), greatest = Limits::max();
  /// All values of one byte, and a spread with the ends for others.
  static std::vector<T> values() {
    std::vector<T> result;
    if constexpr (sizeof(T) == 1)
      for (int i = least; i <= greatest; ++i)
        result.push_back(T(i));
    else
      for (int i = -20; i <= 20; ++i)
        for (T base : {T(0), least, greatest, T(greatest / 3)})
          result.push_back(T(std::uint64_t(base) + std::uint64_t(i)));
    return result;
  }
};
using Types = testing::Types<std::int8_t, std::uint8_t, std::int16_t,
                             std::int32_t, std::int64_t>;
TYPED_TEST_SUITE(MathInteger, Types);

// Quotients and remainders against the same in a type of twice the width.
TYPED_TEST(MathInteger, DivisionOfAnyPair) {
  using T = TypeParam;
  using Wide = __int128;
  for (T x : this->values())
    for (T y : this->values()) {
      if (y == 0)
        continue;
      Wide quotient = Wide(x) / Wide(y), rest = Wide(x) % Wide(y);
      bool adjust = rest != 0 && (rest < 0) != (y < 0);
      ASSERT_EQ(math::div(x, y), T(quotient)) << +x << ", " << +y;
      ASSERT_EQ(math::rem(x, y), T(rest)) << +x << ", " << +y;
      ASSERT_EQ(math::floor_div(x, y), T(quotient - adjust))
          << +x << ", " << +y;
      ASSERT_EQ(math::remainder(x, y), T(adjust ? rest + y : rest))
          << +x << ", " << +y;
    }
}

TYPED_TEST(MathInteger, DivisionByZeroHasAllBitsSet) {
  using T = TypeParam;
  for (T x : this->values()) {
    EXPECT_EQ(math::div(x, T(0)), T(-1));
    EXPECT_EQ(math::floor_div(x, T(0)), T(-1));
    EXPECT_EQ(math::rem(x, T(0)), x);
    EXPECT_EQ(math::remainder(x, T(0)), x);
  }
}

// Powers by repeated multiplication, which wraps.
TYPED_TEST(MathInteger, PowWraps) {
  using T = TypeParam;
  for (T x : this->values()) {
    std::uint64_t expected = 1;
    for (int y = 0; y < 70; ++y) {
      ASSERT_EQ(math::pow(x, T(y)), T(expected)) << +x << ", " << y;
      expected *= std::uint64_t(x);
    }
  }
}

TYPED_TEST(MathInteger, NegativeExponentIsTheReciprocal) {
  using T = TypeParam;
  if (!std::is_signed_v<T>) {
    // No exponent is negative: -1 is the largest, and odd.
    EXPECT_EQ(math::pow(T(-1), T(-1)), T(-1));
    return;
  }
  for (T y : {T(-1), T(-2), this->least}) {
    EXPECT_EQ(math::pow(T(1), y), T(1));
    EXPECT_EQ(math::pow(T(-1), y), y % 2 ? T(-1) : T(1));
    EXPECT_EQ(math::pow(T(0), y), T(-1));
    EXPECT_EQ(math::pow(T(2), y), T(0));
    EXPECT_EQ(math::pow(T(-3), y), T(0));
  }
}

template <class T, class F> void expectSaturates() {
  using Limits = std::numeric_limits<T>;
  F inf = std::numeric_limits<F>::infinity();
  F end = std::ldexp(F(1), Limits::digits); // the first number too large
  EXPECT_EQ(math::saturate<T>(std::numeric_limits<F>::quiet_NaN()), T(0));
  EXPECT_EQ(math::saturate<T>(inf), Limits::max());
  EXPECT_EQ(math::saturate<T>(-inf), Limits::min());
  EXPECT_EQ(math::saturate<T>(end), Limits::max());
  EXPECT_EQ(math::saturate<T>(F(Limits::min())), Limits::min());
  F below = std::nextafter(end, F(0));
  EXPECT_EQ(math::saturate<T>(below), T(below));
  EXPECT_EQ(math::saturate<T>(F(2.9)), T(2));
  EXPECT_EQ(math::saturate<T>(F(-0.9)), T(0));
  EXPECT_EQ(math::saturate<T>(F(-2.9)), std::is_signed_v<T> ? T(-2) : T(0));
}

TYPED_TEST(MathInteger, FloatsSaturate) {
  expectSaturates<TypeParam, float>();
  expectSaturates<TypeParam, double>();
}

} // namespace
