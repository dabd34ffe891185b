//===- binary.cpp - Arithmetic, logic and shifts --------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/families.h"
#include "jitrt/kernels/map_registration.h"
#include "jitrt/math/math.h"

using namespace jitrt;

namespace {

struct Subtract {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    if constexpr (std::is_integral_v<T>)
      return T(Wrapping<T>(x) - Wrapping<T>(y));
    else
      return x - y;
  }
};
struct Divide {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    if constexpr (std::is_integral_v<T>)
      return math::div(x, y);
    else
      return x / y;
  }
};
struct Fmod {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    if constexpr (std::is_integral_v<T>)
      return math::rem(x, y);
    else
      return math::fmod(x, y);
  }
};

// A function object for each function of the math library.
#define JITRT_FUNCTION(name)                                                   \
  struct Function_##name {                                                     \
    template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {     \
      return math::name(x, y);                                                 \
    }                                                                          \
  };
JITRT_FUNCTION(floor_div)
JITRT_FUNCTION(remainder)
JITRT_FUNCTION(pow)
JITRT_FUNCTION(atan2)

#define JITRT_OPERATOR(name, op)                                               \
  struct name {                                                                \
    template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {     \
      return T(x op y);                                                        \
    }                                                                          \
  };
JITRT_OPERATOR(And, &)
JITRT_OPERATOR(Or, |)
JITRT_OPERATOR(Xor, ^)

/// Whether a shift by y is by fewer bits than T has.
template <typename T> JITRT_MATH_INLINE bool isShift(T y) {
  return std::make_unsigned_t<T>(y) < sizeof(T) * 8;
}
struct ShiftLeft {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    Wrapping<T> amount = isShift(y) ? Wrapping<T>(y) : 0;
    T shifted = T(Wrapping<T>(x) << amount);
    return isShift(y) ? shifted : T(0);
  }
};
struct ShiftRight {
  template <typename T> JITRT_MATH_INLINE T operator()(T x, T y) const {
    Wrapping<T> amount = isShift(y) ? Wrapping<T>(y) : sizeof(T) * 8 - 1;
    T shifted = T(x >> amount);
    if constexpr (std::is_signed_v<T>)
      return shifted;
    else
      return isShift(y) ? shifted : T(0);
  }
};

} // namespace

void jitrt::registerBinaryKernels(KernelRegistry &registry) {
  addMap<Add, Numbers, 2>(registry, "add");
  addMap<Subtract, Numbers, 2>(registry, "sub");
  addMap<Multiply, Numbers, 2>(registry, "mul");
  addMap<Divide, Numbers, 2>(registry, "div");
  addMap<Function_floor_div, Numbers, 2>(registry, "floor_div");
  addMap<Function_remainder, Numbers, 2>(registry, "remainder");
  addMap<Fmod, Numbers, 2>(registry, "fmod");
  addMap<Function_pow, Numbers, 2>(registry, "pow");
  addMap<Function_atan2, Floats, 2>(registry, "atan2");
  addMap<Maximum, AnyElements, 2>(registry, "maximum");
  addMap<Minimum, AnyElements, 2>(registry, "minimum");
  addMap<LogicalAnd, Bools, 2>(registry, "logical_and");
  addMap<LogicalOr, Bools, 2>(registry, "logical_or");
  addMap<Xor, Bools, 2>(registry, "logical_xor");
  addMap<And, Bits, 2>(registry, "bitwise_and");
  addMap<Or, Bits, 2>(registry, "bitwise_or");
  addMap<Xor, Bits, 2>(registry, "bitwise_xor");
  addMap<ShiftLeft, Integers, 2>(registry, "shift_left");
  addMap<ShiftRight, Integers, 2>(registry, "shift_right");
}
