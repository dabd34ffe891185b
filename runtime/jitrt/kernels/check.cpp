//===- check.cpp - What tests expect --------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/failure_text.h"
#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/refine.h"
#include "jitrt/support/strings.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>

using namespace jitrt;

template <typename T>
static constexpr bool isFloating =
    std::is_floating_point_v<T> || std::is_same_v<T, Float16> ||
    std::is_same_v<T, BFloat16>;

template <typename T> static double asDouble(T value) {
  if constexpr (std::is_floating_point_v<T>)
    return static_cast<double>(value);
  else
    return math::toFloat(value);
}

/// The letter and the bits by which a message shows a value.
template <typename T> static std::pair<char, int64_t> forMessage(T value) {
  if constexpr (isFloating<T>)
    return {'f', std::bit_cast<int64_t>(asDouble(value))};
  else if constexpr (std::is_same_v<T, Bool8> || std::is_same_v<T, bool>)
    return {'b', bool(value)};
  else
    return {'i', static_cast<int64_t>(value)};
}

//===----------------------------------------------------------------------===//
// Comparing elements
//===----------------------------------------------------------------------===//

/// `close` where neither is NaN, true where both are.
template <typename T, typename Close>
static bool orBothNaN(T actual, T expected, Close close) {
  bool left = std::isnan(asDouble(actual)),
       right = std::isnan(asDouble(expected));
  return left || right ? left && right : close();
}

namespace {
struct IsEqual {
  template <typename T> bool operator()(T actual, T expected) const {
    auto same = [&] { return std::memcmp(&actual, &expected, sizeof(T)) == 0; };
    if constexpr (isFloating<T>)
      return orBothNaN(actual, expected, same);
    else
      return same();
  }
};

struct IsClose {
  uint64_t maxUlp;

  /// Neighbours are neighbours, and both zeros are 0.
  template <typename T> static int64_t ordered(T value) {
    using Bits = std::conditional_t<
        sizeof(T) == 8, int64_t,
        std::conditional_t<sizeof(T) == 4, int32_t, int16_t>>;
    int64_t bits = std::bit_cast<Bits>(value);
    constexpr int64_t least = std::numeric_limits<Bits>::min();
    return bits < 0 ? static_cast<int64_t>(static_cast<uint64_t>(least) -
                                           static_cast<uint64_t>(bits))
                    : bits;
  }
  template <typename T> bool operator()(T actual, T expected) const {
    return orBothNaN(actual, expected, [&] {
      int64_t left = ordered(actual), right = ordered(expected);
      auto larger = static_cast<uint64_t>(std::max(left, right));
      return larger - static_cast<uint64_t>(std::min(left, right)) <= maxUlp;
    });
  }
};

struct IsAlmostEqual {
  double rtol, atol;
  template <typename T> bool operator()(T actual, T expected) const {
    return orBothNaN(actual, expected, [&] {
      double left = asDouble(actual), right = asDouble(expected);
      return left == right ||
             (!std::isinf(right) &&
              std::fabs(left - right) <= atol + rtol * std::fabs(right));
    });
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

template <typename T>
static Status differ(const std::string &what, T actual, T expected) {
  auto [kind, left] = forMessage(actual);
  auto [sameKind, right] = forMessage(expected);
  return {StatusCode::AssertionFailed,
          failureText(what + " is {0}, expected {1}", {kind, sameKind},
                      {left, right})};
}

/// "element [1, 2]", by its row-major position.
static std::string describeElement(size_t position, DimsRef sizes) {
  std::string text = "element [";
  for (int64_t index : unravelIndex(static_cast<int64_t>(position), sizes))
    text += strCat(text.back() == '[' ? "" : ", ", index);
  return text + "]";
}

/// Fails at the first element in row-major order for which `same` is false.
template <typename Same>
static Status compare(const Tensor &actual, const Tensor &expected,
                      const Same &same) {
  if (actual.rank() != expected.rank())
    return differ("rank", actual.rank(), expected.rank());
  for (size_t dim = 0; dim < actual.sizes().size(); ++dim)
    if (actual.size(dim) != expected.size(dim))
      return differ(strCat("dimension ", dim), actual.size(dim),
                    expected.size(dim));
  JITRT_ASSIGN_OR_RETURN(Tensor xs, actual.contiguous());
  JITRT_ASSIGN_OR_RETURN(Tensor ys, expected.contiguous());
  Status status;
  dispatchDType(actual.dtype(), [&]<typename T>() {
    if constexpr (isFloating<T> || std::is_same_v<Same, IsEqual>) {
      std::span<const T> left = xs.elements<T>(), right = ys.elements<T>();
      for (size_t i = 0; i < left.size(); ++i)
        if (!same(left[i], right[i])) {
          // Compiled code has no room for more numbers in a message.
          status = actual.rank() > 8
                       ? Status(StatusCode::AssertionFailed, "tensors differ")
                       : differ(describeElement(i, actual.sizes()), left[i],
                                right[i]);
          return;
        }
    }
  });
  return status;
}

template <typename Same>
static Result<KernelPtr> makeExpect(const KernelSpec &spec, Same same) {
  JITRT_RETURN_IF_ERROR(spec.expect("vv", ""));
  ValueKind kind = spec.operands[0].kind;
  if (spec.operands[1].kind != kind || kind == ValueKind::List)
    return invalidArgument(strCat("operands of ", spec.name,
                                  " are no two tensors or scalars of a kind"));
  if (kind == ValueKind::Tensor) {
    if (spec.operands[0].dtype != spec.operands[1].dtype)
      return invalidArgument(
          strCat("operands of ", spec.name, " have different element types"));
    if (!std::is_same_v<Same, IsEqual> &&
        info(spec.operands[0].dtype).typeClass != DTypeClass::Float)
      return spec.unsupported(spec.operands[0].dtype);
    return makeKernel([same](KernelCall &call) {
      return compare(call.tensor(0), call.tensor(1), same);
    });
  }
  if constexpr (!std::is_same_v<Same, IsEqual>)
    return invalidArgument(strCat("operands of ", spec.name, " are scalars"));
  else
    return makeKernel([kind](KernelCall &call) {
      auto check = [](auto actual, auto expected) {
        return IsEqual()(actual, expected) ? Status::ok()
                                           : differ("value", actual, expected);
      };
      if (kind == ValueKind::Float)
        return check(call.real(0), call.real(1));
      if (kind == ValueKind::Bool)
        return check(call.boolean(0), call.boolean(1));
      return check(call.integer(0), call.integer(1));
    });
}

static Result<KernelPtr> makeExpectEq(const KernelSpec &spec) {
  return makeExpect(spec, IsEqual());
}

static Result<KernelPtr> makeExpectClose(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(int64_t bound,
                         spec.attributes.get<int64_t>("max_ulp"));
  if (bound < 0)
    return invalidArgument(strCat("max_ulp is ", bound));
  return makeExpect(spec, IsClose{static_cast<uint64_t>(bound)});
}

static Result<KernelPtr> makeExpectAlmostEq(const KernelSpec &spec) {
  return makeExpect(spec,
                    IsAlmostEqual{spec.attributes.getOr<double>("rtol", 1e-5),
                                  spec.attributes.getOr<double>("atol", 1e-8)});
}

void jitrt::registerCheckKernels(KernelRegistry &registry) {
  registry.add("check.expect_eq", makeExpectEq);
  registry.add("check.expect_close", makeExpectClose);
  registry.add("check.expect_almost_eq", makeExpectAlmostEq);
}
