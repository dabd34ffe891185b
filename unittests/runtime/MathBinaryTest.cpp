//===- MathBinaryTest.cpp - Powers, angles and remainders -----------------===//
#include "MathReference.h"

#include <gtest/gtest.h>

namespace {

using namespace jitrt;

template <class T> class MathBinary : public testing::Test {
protected:
  static bool same(T a, T b) {
    return (std::isnan(a) && std::isnan(b)) ||
           (a == b && std::signbit(a) == std::signbit(b));
  }
  static constexpr double boundOf(std::string_view name) {
#define JITRT_MATH_BINARY(op, bound_f32, bound_f64)                            \
  if (name == #op)                                                             \
    return sizeof(T) == 4 ? bound_f32 : bound_f64;
#include "jitrt/math/math.def"
    return -1;
  }
};
using Types = testing::Types<float, double>;
TYPED_TEST_SUITE(MathBinary, Types);

// Bases of all magnitudes with exponents up to overflow, and bases near one
// with large exponents, where the logarithm must be accurate.
TYPED_TEST(MathBinary, PowIsWithinItsBound) {
  using T = TypeParam;
  reference::Worst<T> worst;
  reference::Spread spread;
  double reach = std::numeric_limits<T>::max_exponent;
  auto check = [&](double x, double y) {
    worst.add(T(x), math::pow(T(x), T(y)),
              std::pow((long double)T(x), (long double)T(y)));
  };
  for (int i = 0; i < 200000; ++i) {
    double x = std::exp2(spread.next() * 40 - 20);
    check(x, (spread.next() * 2 - 1) * reach /
                 std::max(0.05, std::abs(std::log2(x))));
    check(1 + (spread.next() - 0.5) * 1e-3, (spread.next() - 0.5) * 2e6);
    check(double(std::bit_cast<T>(typename math::Format<T>::Bits(
              spread.next() * std::exp2(sizeof(T) * 8 - 1)))),
          (spread.next() - 0.5) * 4);
  }
  EXPECT_LE(worst.error, TestFixture::boundOf("pow"))
      << "pow(" << worst.at << ", y) = " << worst.result;
}

TYPED_TEST(MathBinary, Atan2IsWithinItsBound) {
  using T = TypeParam;
  reference::Worst<T> worst;
  reference::Spread spread;
  auto any = [&] {
    return std::bit_cast<T>(typename math::Format<T>::Bits(
        spread.next() * std::exp2(sizeof(T) * 8)));
  };
  auto check = [&](T y, T x) {
    worst.add(y, math::atan2(y, x),
              std::atan2((long double)(y), (long double)(x)));
  };
  for (int i = 0; i < 200000; ++i) {
    check(T(spread.next() * 2 - 1), T(spread.next() * 2 - 1));
    check(any(), any());
    check(any(), T(spread.next() * 2 - 1));
    T x = any();
    check(x * T(spread.next()), x);
  }
  EXPECT_LE(worst.error, TestFixture::boundOf("atan2"))
      << "atan2(" << worst.at << ", x) = " << worst.result;
}

// All pairs of special values, against the C library, whose results for them
// are those of Annex F.
TYPED_TEST(MathBinary, SpecialPairs) {
  using T = TypeParam;
  using Limits = std::numeric_limits<T>;
  T inf = Limits::infinity(), odd = std::exp2(T(Limits::digits)) - 1;
  for (T x : {T(0), T(0.5), T(1), T(2), T(2.5), T(3), odd, odd + 1, odd * 4,
              Limits::max(), Limits::min(), Limits::denorm_min(), inf,
              Limits::quiet_NaN()})
    for (T y : {T(0), T(0.5), T(1), T(2), T(2.5), T(3), odd, odd + 1, odd * 4,
                Limits::max(), Limits::min(), Limits::denorm_min(), inf,
                Limits::quiet_NaN()})
      for (T a : {x, -x})
        for (T b : {y, -y}) {
          T power = math::pow(a, b), angle = math::atan2(a, b);
          // The C library's own rounding may differ by one ulp.
          EXPECT_LE(reference::ulpError(power, std::pow(a, b)), 1.0)
              << "pow(" << a << ", " << b << ") = " << power;
          EXPECT_LE(reference::ulpError(angle, std::atan2(a, b)), 1.0)
              << "atan2(" << a << ", " << b << ") = " << angle;
          EXPECT_TRUE(TestFixture::same(math::fmod(a, b), std::fmod(a, b)))
              << "fmod(" << a << ", " << b << ") = " << math::fmod(a, b);
        }
}

TYPED_TEST(MathBinary, FmodIsExact) {
  using T = TypeParam;
  reference::Spread spread;
  auto any = [&] {
    return std::bit_cast<T>(typename math::Format<T>::Bits(
        spread.next() * std::exp2(sizeof(T) * 8)));
  };
  auto check = [&](T x, T y) {
    EXPECT_TRUE(TestFixture::same(math::fmod(x, y), std::fmod(x, y)))
        << x << ", " << y;
  };
  for (int i = 0; i < 50000; ++i) {
    check(any(), any());
    check(T(spread.next() * 1000), T(spread.next() - 0.5));
  }
}

// Against long double, where remainders are exact and so are the quotients used
// here; its rounding of a sum makes up for the small allowance.
TYPED_TEST(MathBinary, FloorDivisionAndRemainderAreWithinTheirBounds) {
  using T = TypeParam;
  reference::Worst<T> quotients, rests;
  reference::Spread spread;
  double range = std::exp2(62 - std::numeric_limits<T>::digits);
  for (int i = 0; i < 100000; ++i) {
    T y = T((spread.next() * 2 - 1) * (i % 2 ? 1e3 : 1e-3));
    T x = T(y * std::exp2(spread.next() * std::log2(range)) *
            (spread.next() < 0.5 ? -1 : 1));
    long double rest = std::fmod((long double)(x), (long double)(y));
    long double quotient = ((long double)(x)-rest) / y;
    bool adjust = rest != 0 && (rest < 0) != (y < 0);
    quotients.add(x, math::floor_div(x, y), quotient - adjust);
    rests.add(x, math::remainder(x, y), adjust ? rest + y : rest);
  }
  EXPECT_LE(quotients.error, TestFixture::boundOf("floor_div"));
  EXPECT_LE(rests.error, TestFixture::boundOf("remainder") + 1e-3);
}

// Python's signs: the remainder has the divisor's, and
// x = floor_div * y + remainder.
TYPED_TEST(MathBinary, FloorDivisionAndRemainder) {
  using T = TypeParam;
  struct {
    T x, y, quotient, rest;
  } cases[] = {{7, 3, 2, 1},           {-7, 3, -3, 2},
               {7, -3, -3, -2},        {-7, -3, 2, -1},
               {6, 3, 2, 0},           {-6, 3, -2, -T(0)},
               {T(5.5), 2, 2, T(1.5)}, {T(-0.5), 2, -1, T(1.5)}};
  for (auto c : cases) {
    EXPECT_EQ(math::floor_div(c.x, c.y), c.quotient) << c.x << ", " << c.y;
    EXPECT_TRUE(TestFixture::same(math::remainder(c.x, c.y), c.rest))
        << c.x << ", " << c.y;
  }
  T inf = std::numeric_limits<T>::infinity();
  EXPECT_EQ(math::floor_div(T(1), T(0)), inf);
  EXPECT_EQ(math::floor_div(T(-1), T(0)), -inf);
  EXPECT_TRUE(std::isnan(math::floor_div(T(0), T(0))));
  EXPECT_TRUE(std::isnan(math::remainder(T(1), T(0))));
  EXPECT_TRUE(std::isnan(math::remainder(inf, T(1))));
  EXPECT_EQ(math::floor_div(T(-1), inf), T(-1));
  EXPECT_TRUE(TestFixture::same(math::floor_div(T(1), -T(2) * inf), T(-1)));
  EXPECT_TRUE(TestFixture::same(math::floor_div(T(1), inf), T(0)));
  EXPECT_TRUE(TestFixture::same(math::floor_div(-T(0), T(1)), -T(0)));
  EXPECT_TRUE(std::isnan(math::floor_div(inf, T(1))));
  EXPECT_EQ(math::remainder(T(1), inf), T(1));
  EXPECT_EQ(math::remainder(T(-1), inf), inf);
}

} // namespace
