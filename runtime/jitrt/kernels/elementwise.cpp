//===- elementwise.cpp - Comparisons, selection, conversion ---------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/families.h"
#include "jitrt/kernels/map_registration.h"

using namespace jitrt;

namespace {

#define JITRT_COMPARISON(name, op)                                             \
  struct name {                                                                \
    template <typename T> JITRT_MATH_INLINE bool operator()(T x, T y) const {  \
      return x op y;                                                           \
    }                                                                          \
  };
JITRT_COMPARISON(Equal, ==)
JITRT_COMPARISON(NotEqual, !=)
JITRT_COMPARISON(Less, <)
JITRT_COMPARISON(LessEqual, <=)
JITRT_COMPARISON(Greater, >)
JITRT_COMPARISON(GreaterEqual, >=)

struct Clamp {
  template <typename T>
  JITRT_MATH_INLINE T operator()(T x, T low, T high) const {
    return Minimum()(Maximum()(x, low), high);
  }
};

/// Elements are moved as they are, so T is an integer of their size.
struct Select {
  template <typename T>
  JITRT_MATH_INLINE T operator()(bool condition, T onTrue, T onFalse) const {
    return condition ? onTrue : onFalse;
  }
};

template <typename To> struct ConvertTo {
  template <typename From>
  JITRT_MATH_INLINE Computed<To> operator()(From x) const {
    return math::convert<Computed<To>>(x);
  }
};

/// One rounding to f16 or bf16, which `store` would make two of.
template <typename To, typename From>
void convertLoop(void *result, const void *const *inputs, int64_t count) {
  auto *out = static_cast<To *>(result);
  auto *in = static_cast<const From *>(inputs[0]);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < count; ++i)
    out[i] = math::convert<To>(load(in[i]));
}

} // namespace

static Result<KernelPtr> makeSelect(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("ttt", "t"));
  DType dtype = spec.operands[1].dtype;
  if (spec.operands[0].dtype != DType::I1 || spec.operands[2].dtype != dtype)
    return invalidArgument(strCat(
        "select has operands of the element types ",
        dtypeName(spec.operands[0].dtype), ", ", dtypeName(dtype), " and ",
        dtypeName(spec.operands[2].dtype), ", expected i1 and one other"));
  MapLoop loop = dispatchSize(dtypeSize(dtype), []<typename T>() -> MapLoop {
    return mapLoop<Select, T, Bool8, T, T>;
  });
  return makeMapKernel(loop, spec, dtype);
}

template <typename To> static MapLoop convertLoopFrom(DType from) {
  return dispatchDType(from, []<typename From>() -> MapLoop {
    if constexpr (isHalfType<To>)
      return convertLoop<To, From>;
    else
      return mapLoop<ConvertTo<To>, To, From>;
  });
}

static Result<KernelPtr> makeConvert(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  JITRT_ASSIGN_OR_RETURN(DType to, spec.attributes.get<DType>("dtype"));
  DType from = spec.operands[0].dtype;
  if (from == to)
    return makeKernel([](KernelCall &call) {
      call.setResult(0, call.take(0));
      return Status::ok();
    });
  MapLoop loop = dispatchDType(
      to, [&]<typename To>() { return convertLoopFrom<To>(from); });
  return makeMapKernel(loop, spec, to);
}

void jitrt::registerElementwiseKernels(KernelRegistry &registry) {
  registerUnaryKernels(registry);
  registerBinaryKernels(registry);
  addMap<Equal, AnyElements, 2, TruthValue>(registry, "eq");
  addMap<NotEqual, AnyElements, 2, TruthValue>(registry, "ne");
  addMap<Less, AnyElements, 2, TruthValue>(registry, "lt");
  addMap<LessEqual, AnyElements, 2, TruthValue>(registry, "le");
  addMap<Greater, AnyElements, 2, TruthValue>(registry, "gt");
  addMap<GreaterEqual, AnyElements, 2, TruthValue>(registry, "ge");
  addMap<Clamp, Numbers, 3>(registry, "clamp");
  registry.add("select", makeSelect);
  registry.add("convert", makeConvert);
}
