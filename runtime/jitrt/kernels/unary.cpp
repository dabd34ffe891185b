//===- unary.cpp - Elementwise kernels of one operand ---------------------===//
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

struct Negate {
  template <typename T> JITRT_MATH_INLINE T operator()(T x) const {
    if constexpr (std::is_integral_v<T>)
      return T(Wrapping<T>(0) - Wrapping<T>(x));
    else
      return -x;
  }
};
struct Absolute {
  template <typename T> JITRT_MATH_INLINE T operator()(T x) const {
    if constexpr (std::is_integral_v<T>)
      return x < 0 ? Negate()(x) : x;
    else
      return math::absolute(x);
  }
};
struct Sign {
  template <typename T> JITRT_MATH_INLINE T operator()(T x) const {
    return x > 0 ? T(1) : x < 0 ? T(-1) : T(0);
  }
};
struct Reciprocal {
  template <typename T> JITRT_MATH_INLINE T operator()(T x) const {
    return T(1) / x;
  }
};
struct Complement {
  template <typename T> JITRT_MATH_INLINE T operator()(T x) const {
    if constexpr (std::is_same_v<T, bool>)
      return !x;
    else
      return T(~x);
  }
};
struct IsNaN {
  template <typename T> JITRT_MATH_INLINE bool operator()(T x) const {
    return x != x;
  }
};
struct IsInf {
  template <typename T> JITRT_MATH_INLINE bool operator()(T x) const {
    return math::absolute(x) == math::infinity<T>;
  }
};
struct IsFinite {
  template <typename T> JITRT_MATH_INLINE bool operator()(T x) const {
    return math::absolute(x) < math::infinity<T>;
  }
};

// A function object for each function of the math library, and each rounding.
#define JITRT_FUNCTION(name, expression)                                       \
  struct Function_##name {                                                     \
    template <typename T> JITRT_MATH_INLINE T operator()(T x) const {          \
      return expression;                                                       \
    }                                                                          \
  };
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  JITRT_FUNCTION(op, math::op(x))
#include "jitrt/math/math.def"
JITRT_FUNCTION(floor, __builtin_elementwise_floor(x))
JITRT_FUNCTION(ceil, __builtin_elementwise_ceil(x))
JITRT_FUNCTION(trunc, __builtin_elementwise_trunc(x))
JITRT_FUNCTION(round, math::roundEven(x))
JITRT_FUNCTION(sqrt, math::sqrt(x))

} // namespace

void jitrt::registerUnaryKernels(KernelRegistry &registry) {
  addMap<Negate, Numbers, 1>(registry, "neg");
  addMap<Absolute, Numbers, 1>(registry, "abs");
  addMap<Sign, Numbers, 1>(registry, "sign");
  addMap<Reciprocal, Floats, 1>(registry, "reciprocal");
  addMap<Function_floor, Floats, 1>(registry, "floor");
  addMap<Function_ceil, Floats, 1>(registry, "ceil");
  addMap<Function_trunc, Floats, 1>(registry, "trunc");
  addMap<Function_round, Floats, 1>(registry, "round");
  addMap<Function_sqrt, Floats, 1>(registry, "sqrt");
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  addMap<Function_##op, Floats, 1>(registry, #op);
#include "jitrt/math/math.def"
  addMap<Complement, Bools, 1>(registry, "logical_not");
  addMap<Complement, Bits, 1>(registry, "bitwise_not");
  addMap<IsNaN, Floats, 1, TruthValue>(registry, "isnan");
  addMap<IsInf, Floats, 1, TruthValue>(registry, "isinf");
  addMap<IsFinite, Floats, 1, TruthValue>(registry, "isfinite");
}
