//===- bitcode.cpp - The math library as C symbols ------------------------===//
//
// Compiled to LLVM bitcode that the compiler links into the modules it makes.
// f16 and bf16 are passed as their bits.
//
//===----------------------------------------------------------------------===//
#include "jitrt/math/math.h"

namespace {

namespace math = jitrt::math;

using f64 = double;
using f32 = float;
using f16 = math::Half;
using bf16 = math::BFloat;
using i64 = std::int64_t;
using i32 = std::int32_t;
using i16 = std::int16_t;
using i8 = std::int8_t;
using ui8 = std::uint8_t;

/// How a value of an element type is passed, and the way there and back.
template <class T> struct Passed {
  using Type = T;
  static T unpack(T x) { return x; }
  static T pack(T x) { return x; }
};
template <class T>
  requires std::is_same_v<T, f16> || std::is_same_v<T, bf16>
struct Passed<T> {
  using Type = std::uint16_t;
  static T unpack(std::uint16_t bits) { return {bits}; }
  static std::uint16_t pack(T x) { return x.bits; }
};

} // namespace

// Inlined into every caller, at any level of optimisation; the declaration
// before the definition keeps -Wmissing-prototypes quiet.
#define EXPORT(result, name, ...)                                              \
  extern "C" result name(__VA_ARGS__);                                         \
  extern "C" [[gnu::always_inline]] result name(__VA_ARGS__)

#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  EXPORT(float, jit_math_##op##_f32, float x) { return math::op(x); }          \
  EXPORT(double, jit_math_##op##_f64, double x) { return math::op(x); }
#define JITRT_MATH_BINARY(op, bound_f32, bound_f64)                            \
  EXPORT(float, jit_math_##op##_f32, float x, float y) {                       \
    return math::op(x, y);                                                     \
  }                                                                            \
  EXPORT(double, jit_math_##op##_f64, double x, double y) {                    \
    return math::op(x, y);                                                     \
  }
#define INTEGER_BINARY(op, type)                                               \
  EXPORT(type, jit_math_##op##_##type, type x, type y) {                       \
    return math::op(x, y);                                                     \
  }
#define JITRT_MATH_INTEGER_BINARY(op)                                          \
  INTEGER_BINARY(op, i64)                                                      \
  INTEGER_BINARY(op, i32)                                                      \
  INTEGER_BINARY(op, i16)                                                      \
  INTEGER_BINARY(op, i8)                                                       \
  INTEGER_BINARY(op, ui8)
#define JITRT_MATH_CONVERT(from, to)                                           \
  EXPORT(Passed<to>::Type, jit_math_convert_##from##_##to,                     \
         Passed<from>::Type x) {                                               \
    return Passed<to>::pack(math::convert<to>(Passed<from>::unpack(x)));       \
  }
#include "jitrt/math/math.def"

/// Words 0 and 1 of the block, and words 2 and 3; lowest first.
EXPORT(std::uint64_t, jit_math_philox_low_i64, std::uint64_t key,
       std::uint64_t counterLow, std::uint64_t counterHigh) {
  math::PhiloxBlock block = math::philox(key, counterLow, counterHigh);
  return block.word[0] | std::uint64_t(block.word[1]) << 32;
}
EXPORT(std::uint64_t, jit_math_philox_high_i64, std::uint64_t key,
       std::uint64_t counterLow, std::uint64_t counterHigh) {
  math::PhiloxBlock block = math::philox(key, counterLow, counterHigh);
  return block.word[2] | std::uint64_t(block.word[3]) << 32;
}
