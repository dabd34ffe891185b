//===- scalar_ops.h - Arithmetic on host scalars ----------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_SCALAR_OPS_H
#define JITRT_VM_SCALAR_OPS_H

#include "jitrt/kernels/value.h"
#include "jitrt/math/integer.h"
#include "jitrt/math/remainder.h"

#include <bit>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

namespace jitrt {

enum class ScalarOp : uint8_t {
#define JITRT_UNARY(id, ...) id,
#define JITRT_BINARY(id, ...) id,
#include "jitrt/vm/scalar_ops.def"
};

/// Of an operation without that attribute.
inline constexpr int64_t noPredicate = -1;

/// The operation of that name, predicate and types, or none.
std::optional<ScalarOp> findScalarOp(std::string_view name, int64_t predicate,
                                     std::span<const ValueType> operands,
                                     std::span<const ValueType> results);

namespace scalar {

constexpr uint64_t bits(int64_t x) { return static_cast<uint64_t>(x); }
constexpr int64_t wrap(uint64_t x) { return static_cast<int64_t>(x); }

inline int64_t ceilDiv(int64_t x, int64_t y) {
  int64_t quotient = math::div(x, y), rest = math::rem(x, y);
  return quotient + (y != 0 && rest != 0 && (rest < 0) == (y < 0) ? 1 : 0);
}

/// NaN if either is; -0 is below +0.
inline double minimumOf(double x, double y) {
  if (x != x || y != y)
    return x + y;
  if (x == y)
    return std::signbit(x) ? x : y;
  return x < y ? x : y;
}

template <ValueKind kind> struct KindTraits;
template <> struct KindTraits<ValueKind::Int> {
  using Type = int64_t;
};
template <> struct KindTraits<ValueKind::Float> {
  using Type = double;
};
template <> struct KindTraits<ValueKind::Bool> {
  using Type = bool;
};
template <ValueKind kind> using TypeOf = typename KindTraits<kind>::Type;

#define JITRT_UNARY(id, name, predicate, operand, result, expression)          \
  inline TypeOf<ValueKind::result> eval##id(TypeOf<ValueKind::operand> x) {    \
    return expression;                                                         \
  }
#define JITRT_BINARY(id, name, predicate, operand, result, expression)         \
  inline TypeOf<ValueKind::result> eval##id(TypeOf<ValueKind::operand> x,      \
                                            TypeOf<ValueKind::operand> y) {    \
    return expression;                                                         \
  }
#include "jitrt/vm/scalar_ops.def"

} // namespace scalar
} // namespace jitrt

#endif // JITRT_VM_SCALAR_OPS_H
