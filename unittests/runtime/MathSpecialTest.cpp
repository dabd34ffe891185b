//===- MathSpecialTest.cpp - Math functions at special arguments ----------===//
//
// Zeros keep their signs, infinities and domain errors give what C's Annex F
// says, NaN stays NaN, and tiny arguments are not flushed.
//
//===----------------------------------------------------------------------===//
#include "jitrt/math/math.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace {

using namespace jitrt;

template <class T> class MathSpecial : public testing::Test {
protected:
  static constexpr T inf = std::numeric_limits<T>::infinity();
  static constexpr T nan = std::numeric_limits<T>::quiet_NaN();
  static constexpr T least = std::numeric_limits<T>::denorm_min();
  static constexpr T largest = std::numeric_limits<T>::max();

  static void expectSame(T got, T expected) {
    EXPECT_EQ(got, expected);
    EXPECT_EQ(std::signbit(got), std::signbit(expected));
  }
};
using Types = testing::Types<float, double>;
TYPED_TEST_SUITE(MathSpecial, Types);

// A NaN argument of any unary function gives NaN, with either sign.
TYPED_TEST(MathSpecial, NaNStaysNaN) {
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  EXPECT_TRUE(std::isnan(math::op(this->nan))) << #op;                         \
  EXPECT_TRUE(std::isnan(math::op(-this->nan))) << #op;
#include "jitrt/math/math.def"
}

// Odd functions that are x near zero: signed zeros and subnormals map to
// themselves.
TYPED_TEST(MathSpecial, OddFunctionsKeepSmallArguments) {
  for (TypeParam x : {TypeParam(0), this->least, TypeParam(3) * this->least,
                      std::numeric_limits<TypeParam>::min()})
    for (TypeParam s : {x, -x}) {
      this->expectSame(math::expm1(s), s);
      this->expectSame(math::log1p(s), s);
      this->expectSame(math::sin(s), s);
      this->expectSame(math::tan(s), s);
      this->expectSame(math::asin(s), s);
      this->expectSame(math::atan(s), s);
      this->expectSame(math::sinh(s), s);
      this->expectSame(math::tanh(s), s);
      this->expectSame(math::asinh(s), s);
      this->expectSame(math::atanh(s), s);
    }
  this->expectSame(math::erf(-TypeParam(0)), -TypeParam(0));
}

TYPED_TEST(MathSpecial, ValuesAtInfinity) {
  auto inf = this->inf;
  using T = TypeParam;
  this->expectSame(math::exp(inf), inf);
  this->expectSame(math::exp(-inf), 0);
  this->expectSame(math::exp2(inf), inf);
  this->expectSame(math::exp2(-inf), 0);
  this->expectSame(math::expm1(inf), inf);
  this->expectSame(math::expm1(-inf), -1);
  this->expectSame(math::log(inf), inf);
  this->expectSame(math::log2(inf), inf);
  this->expectSame(math::log1p(inf), inf);
  this->expectSame(math::atan(inf), T(M_PI / 2));
  this->expectSame(math::atan(-inf), T(-M_PI / 2));
  this->expectSame(math::sinh(-inf), -inf);
  this->expectSame(math::cosh(-inf), inf);
  this->expectSame(math::tanh(-inf), -1);
  this->expectSame(math::asinh(-inf), -inf);
  this->expectSame(math::acosh(inf), inf);
  this->expectSame(math::erf(-inf), -1);
  this->expectSame(math::sigmoid(inf), 1);
  this->expectSame(math::sigmoid(-inf), 0);
  this->expectSame(math::rsqrt(inf), 0);
}

TYPED_TEST(MathSpecial, OutsideOfTheDomainIsNaN) {
  auto inf = this->inf;
  using T = TypeParam;
  for (T x : {T(-1), -this->least, -inf}) {
    EXPECT_TRUE(std::isnan(math::log(x)));
    EXPECT_TRUE(std::isnan(math::log2(x)));
    EXPECT_TRUE(std::isnan(math::rsqrt(x)));
  }
  for (T x : {T(-1.5), -inf})
    EXPECT_TRUE(std::isnan(math::log1p(x)));
  for (T x : {std::nextafter(T(1), T(2)), T(-2), inf, -inf}) {
    EXPECT_TRUE(std::isnan(math::asin(x)));
    EXPECT_TRUE(std::isnan(math::acos(x)));
    EXPECT_TRUE(std::isnan(math::atanh(x)));
  }
  EXPECT_TRUE(std::isnan(math::acosh(std::nextafter(T(1), T(0)))));
  for (T x : {inf, -inf}) {
    EXPECT_TRUE(std::isnan(math::sin(x)));
    EXPECT_TRUE(std::isnan(math::cos(x)));
    EXPECT_TRUE(std::isnan(math::tan(x)));
  }
}

TYPED_TEST(MathSpecial, PolesAndExactValues) {
  auto inf = this->inf;
  using T = TypeParam;
  for (T zero : {T(0), -T(0)}) {
    this->expectSame(math::log(zero), -inf);
    this->expectSame(math::log2(zero), -inf);
    this->expectSame(math::exp(zero), 1);
    this->expectSame(math::exp2(zero), 1);
    this->expectSame(math::cos(zero), 1);
    this->expectSame(math::cosh(zero), 1);
    this->expectSame(math::sigmoid(zero), T(0.5));
    this->expectSame(math::rsqrt(zero), std::copysign(inf, zero));
  }
  this->expectSame(math::log1p(T(-1)), -inf);
  this->expectSame(math::atanh(T(1)), inf);
  this->expectSame(math::atanh(T(-1)), -inf);
  this->expectSame(math::log(T(1)), 0);
  this->expectSame(math::acos(T(1)), 0);
  this->expectSame(math::acosh(T(1)), 0);
  for (int n = -30; n < 30; ++n) {
    this->expectSame(math::exp2(T(n)), std::ldexp(T(1), n));
    this->expectSame(math::log2(std::ldexp(T(1), n)), T(n));
  }
}

// Results just inside and outside of the range of numbers.
TYPED_TEST(MathSpecial, OverflowAndUnderflow) {
  using T = TypeParam;
  using Limits = std::numeric_limits<T>;
  this->expectSame(math::exp(this->largest), this->inf);
  this->expectSame(math::exp(-this->largest), 0);
  int top = Limits::max_exponent,
      bottom = Limits::min_exponent - Limits::digits;
  this->expectSame(math::exp2(T(top)), this->inf);
  EXPECT_LT(math::exp2(std::nextafter(T(top), T(0))), this->inf);
  this->expectSame(math::exp2(T(bottom)), this->least);
  this->expectSame(math::exp2(T(bottom - 1)), 0); // a tie, to even
  this->expectSame(math::sinh(-this->largest), -this->inf);
  EXPECT_EQ(math::log2(this->least), T(bottom));
}

} // namespace
