//===- sizes.h - Lists of sizes, known and given at run time ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_SIZES_H
#define JITRT_KERNELS_SIZES_H

#include "jitrt/kernels/kernel.h"

#include <algorithm>
#include <limits>

namespace jitrt {

/// An attribute `static_x` of the dialect: integers, with `dynamic` where the
/// next `index` operand is meant.
class MixedList {
public:
  static constexpr int64_t dynamic = std::numeric_limits<int64_t>::min();

  MixedList() = default;
  explicit MixedList(Dims statics) : statics(std::move(statics)) {}
  static Result<MixedList> get(const KernelSpec &spec, std::string_view name) {
    JITRT_ASSIGN_OR_RETURN(Dims statics, spec.attributes.get<Dims>(name));
    return MixedList(std::move(statics));
  }

  size_t size() const { return statics.size(); }
  size_t numDynamic() const {
    return static_cast<size_t>(
        std::count(statics.begin(), statics.end(), dynamic));
  }
  bool isDynamic(size_t i) const { return statics[i] == dynamic; }
  int64_t operator[](size_t i) const { return statics[i]; }

  /// All entries; `operand` is the first operand to take, and is moved on.
  Dims values(const KernelCall &call, size_t &operand) const {
    Dims result = statics;
    for (int64_t &entry : result)
      if (entry == dynamic)
        entry = call.integer(operand++);
    return result;
  }

private:
  Dims statics;
};

/// Row-major memory for a result. Sizes whose product overflows are more than
/// there is memory for.
inline Result<Tensor> allocate(DType dtype, DimsRef sizes) {
  Result<Tensor> tensor = Tensor::empty(dtype, sizes);
  if (!tensor && tensor.status().code() == StatusCode::OutOfRange)
    return resourceExhausted(tensor.status().message());
  return tensor;
}

/// The product of sizes that are not negative, the largest integer if it is
/// above.
inline int64_t saturatingProduct(DimsRef sizes) {
  int64_t product = 1;
  bool overflows = false;
  for (int64_t size : sizes) {
    if (size == 0)
      return 0;
    overflows |= __builtin_mul_overflow(product, size, &product);
  }
  return overflows ? std::numeric_limits<int64_t>::max() : product;
}

} // namespace jitrt

#endif // JITRT_KERNELS_SIZES_H
