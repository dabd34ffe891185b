//===- map_registration.h - Registers elementwise kernels -------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to the elementwise families.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_MAP_REGISTRATION_H
#define JITRT_KERNELS_MAP_REGISTRATION_H

#include "jitrt/kernels/map.h"

namespace jitrt {

/// Element types that a function admits.
struct Floats {
  template <typename T> static constexpr bool admits = isFloatType<T>;
};
struct Integers {
  template <typename T> static constexpr bool admits = std::is_integral_v<T>;
};
struct Bools {
  template <typename T> static constexpr bool admits = std::is_same_v<T, Bool8>;
};
struct Numbers {
  template <typename T> static constexpr bool admits = !Bools::admits<T>;
};
struct Bits {
  template <typename T> static constexpr bool admits = !Floats::admits<T>;
};
struct AnyElements {
  template <typename T> static constexpr bool admits = true;
};

/// The result has the operands' type, or is i1.
struct SameType {
  template <typename T> using Result = T;
};
struct TruthValue {
  template <typename T> using Result = Bool8;
};

namespace detail {
template <typename Function, typename R, typename T, size_t arity>
constexpr MapLoop loopOf() {
  if constexpr (arity == 1)
    return mapLoop<Function, R, T>;
  else if constexpr (arity == 2)
    return mapLoop<Function, R, T, T>;
  else
    return mapLoop<Function, R, T, T, T>;
}
} // namespace detail

/// Registers `Function` of `arity` operands of one element type.
template <typename Function, typename Admitted, size_t arity,
          typename ResultType = SameType>
void addMap(KernelRegistry &registry, std::string name) {
  registry.add(
      std::move(name), [](const KernelSpec &spec) -> Result<KernelPtr> {
        JITRT_RETURN_IF_ERROR(
            spec.expect(std::string_view("ttt").substr(0, arity), "t"));
        for (const ValueType &operand : spec.operands)
          if (operand.dtype != spec.operands[0].dtype)
            return invalidArgument(
                strCat(spec.name, " has operands of the element types ",
                       dtypeName(spec.operands[0].dtype), " and ",
                       dtypeName(operand.dtype), ", expected one"));
        DType dtype = spec.operands[0].dtype;
        return dispatchDType(dtype, [&]<typename T>() -> Result<KernelPtr> {
          if constexpr (Admitted::template admits<T>) {
            using R = typename ResultType::template Result<T>;
            return makeMapKernel(detail::loopOf<Function, R, T, arity>(), spec,
                                 dtypeFor<R>);
          } else {
            return spec.unsupported(dtype);
          }
        });
      });
}

} // namespace jitrt

#endif // JITRT_KERNELS_MAP_REGISTRATION_H
