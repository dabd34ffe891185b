// Prints, for each function of the math library, a digest of its results on a
// fixed sample of arguments: any bit patterns, and numbers of ordinary size.
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef double f64;
typedef float f32;
typedef uint16_t f16;
typedef uint16_t bf16;
typedef int64_t i64;
typedef int32_t i32;
typedef int16_t i16;
typedef int8_t i8;
typedef uint8_t ui8;

static uint64_t state, digest;

static uint64_t next_bits(void) {
  uint64_t x = state += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

static void add(uint64_t bits) { digest = (digest ^ bits) * 0x100000001b3; }

// Any NaN is the same as another.
#define FLOAT_SAMPLE(type, bits_type, unit)                                    \
  static type next_##type(int i) {                                             \
    bits_type bits = (bits_type)next_bits();                                   \
    type x;                                                                    \
    memcpy(&x, &bits, sizeof x);                                               \
    return i & 1 ? (type)(int32_t)bits * (type)unit : x;                       \
  }                                                                            \
  static void add_##type(type x) {                                             \
    bits_type bits;                                                            \
    memcpy(&bits, &x, sizeof x);                                               \
    add(x == x ? bits : 1);                                                    \
  }
FLOAT_SAMPLE(f32, uint32_t, 0x1p-27)
FLOAT_SAMPLE(f64, uint64_t, 0x1p-27)

#define INTEGER_SAMPLE(type)                                                   \
  static type next_##type(int i) {                                             \
    return (type)(i & 1 ? next_bits() % 7 : next_bits());                      \
  }                                                                            \
  static void add_##type(type x) { add((uint64_t)x); }
INTEGER_SAMPLE(i64)
INTEGER_SAMPLE(i32)
INTEGER_SAMPLE(i16)
INTEGER_SAMPLE(i8)
INTEGER_SAMPLE(ui8)
INTEGER_SAMPLE(f16)
INTEGER_SAMPLE(bf16)

#define UNARY(name, from, to)                                                  \
  to name(from);                                                               \
  static void digest_##name(void) {                                            \
    state = digest = 0;                                                        \
    for (int i = 0; i < 4000; ++i)                                             \
      add_##to(name(next_##from(i)));                                          \
    printf(#name " %016" PRIx64 "\n", digest);                                 \
  }
#define BINARY(name, type)                                                     \
  type name(type, type);                                                       \
  static void digest_##name(void) {                                            \
    state = digest = 0;                                                        \
    for (int i = 0; i < 4000; ++i) {                                           \
      type x = next_##type(i), y = next_##type(i >> 1);                        \
      add_##type(name(x, y));                                                  \
    }                                                                          \
    printf(#name " %016" PRIx64 "\n", digest);                                 \
  }
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  UNARY(jit_math_##op##_f32, f32, f32)                                         \
  UNARY(jit_math_##op##_f64, f64, f64)
#define JITRT_MATH_BINARY(op, bound_f32, bound_f64)                            \
  BINARY(jit_math_##op##_f32, f32)                                             \
  BINARY(jit_math_##op##_f64, f64)
#define JITRT_MATH_INTEGER_BINARY(op)                                          \
  BINARY(jit_math_##op##_i64, i64)                                             \
  BINARY(jit_math_##op##_i32, i32)                                             \
  BINARY(jit_math_##op##_i16, i16)                                             \
  BINARY(jit_math_##op##_i8, i8)                                               \
  BINARY(jit_math_##op##_ui8, ui8)
#define JITRT_MATH_CONVERT(from, to)                                           \
  UNARY(jit_math_convert_##from##_##to, from, to)
#include "jitrt/math/math.def"

int main(void) {
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  digest_jit_math_##op##_f32();                                                \
  digest_jit_math_##op##_f64();
#define JITRT_MATH_BINARY(op, bound_f32, bound_f64)                            \
  digest_jit_math_##op##_f32();                                                \
  digest_jit_math_##op##_f64();
#define JITRT_MATH_INTEGER_BINARY(op)                                          \
  digest_jit_math_##op##_i64();                                                \
  digest_jit_math_##op##_i32();                                                \
  digest_jit_math_##op##_i16();                                                \
  digest_jit_math_##op##_i8();                                                 \
  digest_jit_math_##op##_ui8();
#define JITRT_MATH_CONVERT(from, to) digest_jit_math_convert_##from##_##to();
#include "jitrt/math/math.def"
  return 0;
}
