//===- MathBitcodeTest.cpp - The bitcode computes what the headers do -----===//
//
// An object made from the embedded bitcode defines every symbol of math.def,
// and its results are the headers' bit for bit.
//
//===----------------------------------------------------------------------===//
#include "MathReference.h"
#include "jitrt/math/bitcode.h"

#include <gtest/gtest.h>

namespace {

using namespace jitrt;
using f64 = double;
using f32 = float;
using f16 = math::Half;
using bf16 = math::BFloat;
using i64 = std::int64_t;
using i32 = std::int32_t;
using i16 = std::int16_t;
using i8 = std::int8_t;
using ui8 = std::uint8_t;

template <class T> struct Passed {
  using Type = T;
};
template <> struct Passed<f16> {
  using Type = std::uint16_t;
};
template <> struct Passed<bf16> {
  using Type = std::uint16_t;
};
template <class T> using PassedType = typename Passed<T>::Type;

} // namespace

extern "C" {
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  float jit_math_##op##_f32(float);                                            \
  double jit_math_##op##_f64(double);
#define JITRT_MATH_BINARY(op, bound_f32, bound_f64)                            \
  float jit_math_##op##_f32(float, float);                                     \
  double jit_math_##op##_f64(double, double);
#define JITRT_MATH_INTEGER_BINARY(op)                                          \
  i64 jit_math_##op##_i64(i64, i64);                                           \
  i32 jit_math_##op##_i32(i32, i32);                                           \
  i16 jit_math_##op##_i16(i16, i16);                                           \
  i8 jit_math_##op##_i8(i8, i8);                                               \
  ui8 jit_math_##op##_ui8(ui8, ui8);
#define JITRT_MATH_CONVERT(from, to)                                           \
  PassedType<to> jit_math_convert_##from##_##to(PassedType<from>);
#include "jitrt/math/math.def"
std::uint64_t jit_math_philox_low_i64(std::uint64_t, std::uint64_t,
                                      std::uint64_t);
std::uint64_t jit_math_philox_high_i64(std::uint64_t, std::uint64_t,
                                       std::uint64_t);
}

namespace {

/// Arguments of every type: any bits, and small numbers.
struct Arguments {
  reference::Spread spread;
  std::uint64_t bits() { return std::uint64_t(spread.next() * 0x1p53) << 11; }
  template <class T> T next(int i) {
    if constexpr (std::is_floating_point_v<T>)
      return i % 2 ? T(spread.next() * 40 - 20)
                   : std::bit_cast<T>(typename math::Format<T>::Bits(
                         bits() >> (64 - 8 * sizeof(T))));
    else if constexpr (std::is_integral_v<T>)
      return i % 2 ? T(spread.next() * 7) : T(bits() >> (64 - 8 * sizeof(T)));
    else
      return {std::uint16_t(bits() >> 48)};
  }
};

/// Whether two results are the same bits, any NaN being the same as another.
template <class T> bool sameBits(T a, T b) {
  if constexpr (std::is_floating_point_v<T>)
    return (a != a && b != b) || math::bitsOf(a) == math::bitsOf(b);
  else if constexpr (std::is_integral_v<T>)
    return a == b;
  else
    return a.bits == b.bits;
}

template <class T> auto pass(T x) {
  if constexpr (std::is_arithmetic_v<T>)
    return x;
  else
    return x.bits;
}

template <class T, class Compiled, class Header>
void compareUnary(const char *name, Compiled compiled, Header header) {
  Arguments arguments;
  for (int i = 0; i < 2000; ++i) {
    T x = arguments.next<T>(i);
    auto expected = header(x);
    decltype(expected) got = {compiled(pass(x))};
    ASSERT_TRUE(sameBits(got, expected)) << name << " of sample " << i;
  }
}

template <class T, class Compiled, class Header>
void compareBinary(const char *name, Compiled compiled, Header header) {
  Arguments arguments;
  for (int i = 0; i < 2000; ++i) {
    T x = arguments.next<T>(i), y = arguments.next<T>(i / 2);
    ASSERT_TRUE(sameBits<T>(compiled(x, y), header(x, y)))
        << name << " of sample " << i;
  }
}

TEST(MathBitcode, UnaryFunctionsAgreeWithHeaders) {
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  compareUnary<float>(#op, jit_math_##op##_f32,                                \
                      [](float x) { return math::op(x); });                    \
  compareUnary<double>(#op, jit_math_##op##_f64,                               \
                       [](double x) { return math::op(x); });
#include "jitrt/math/math.def"
}

TEST(MathBitcode, BinaryFunctionsAgreeWithHeaders) {
#define COMPARE(op, type)                                                      \
  compareBinary<type>(#op "_" #type, jit_math_##op##_##type,                   \
                      [](type x, type y) { return math::op(x, y); });
#define JITRT_MATH_BINARY(op, bound_f32, bound_f64)                            \
  COMPARE(op, f32) COMPARE(op, f64)
#define JITRT_MATH_INTEGER_BINARY(op)                                          \
  COMPARE(op, i64)                                                             \
  COMPARE(op, i32) COMPARE(op, i16) COMPARE(op, i8) COMPARE(op, ui8)
#include "jitrt/math/math.def"
}

TEST(MathBitcode, ConversionsAgreeWithHeaders) {
#define JITRT_MATH_CONVERT(from, to)                                           \
  compareUnary<from>(#from " to " #to, jit_math_convert_##from##_##to,         \
                     [](from x) { return math::convert<to>(x); });
#include "jitrt/math/math.def"
}

TEST(MathBitcode, PhiloxAgreesWithHeader) {
  math::PhiloxBlock block = math::philox(1, 2, 3);
  EXPECT_EQ(jit_math_philox_low_i64(1, 2, 3),
            block.word[0] | std::uint64_t(block.word[1]) << 32);
  EXPECT_EQ(jit_math_philox_high_i64(1, 2, 3),
            block.word[2] | std::uint64_t(block.word[3]) << 32);
}

// The array is a whole bitcode file: it starts with the magic number and is
// made of 32-bit words.
TEST(MathBitcode, IsEmbedded) {
  ASSERT_GT(jitrt_math_bitcode_size, 10000u);
  EXPECT_EQ(jitrt_math_bitcode_size % 4, 0u);
  const unsigned char magic[] = {'B', 'C', 0xc0, 0xde};
  EXPECT_TRUE(std::equal(magic, magic + 4, jitrt_math_bitcode));
}

} // namespace
