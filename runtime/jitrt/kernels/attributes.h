//===- attributes.h - The static attributes of an operation -----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_ATTRIBUTES_H
#define JITRT_KERNELS_ATTRIBUTES_H

#include "jitrt/support/strings.h"
#include "jitrt/tensor/tensor.h"

#include <variant>
#include <vector>

namespace jitrt {

/// Integers and enumerators are int64_t, `DenseI64ArrayAttr` is Dims, a unit
/// attribute that is present is true.
using AttributeValue =
    std::variant<bool, int64_t, double, std::string, DType, Dims, Tensor>;

/// Attributes by the names that the dialect gives them. Looked up when a kernel
/// is made, not when it runs.
class Attributes {
public:
  Attributes() = default;
  Attributes(std::initializer_list<std::pair<std::string, AttributeValue>> list)
      : entries(list) {}

  void set(std::string name, AttributeValue value) {
    entries.emplace_back(std::move(name), std::move(value));
  }

  /// The attribute, or null if it is absent or of another type.
  template <typename T> const T *find(std::string_view name) const {
    for (const auto &[key, value] : entries)
      if (key == name)
        return std::get_if<T>(&value);
    return nullptr;
  }
  /// The attribute, or an error that names it.
  template <typename T> Result<T> get(std::string_view name) const {
    if (const T *value = find<T>(name))
      return *value;
    return invalidArgument(
        strCat("attribute ", name, " is missing or has the wrong type"));
  }
  template <typename T> T getOr(std::string_view name, T otherwise) const {
    const T *value = find<T>(name);
    return value ? *value : std::move(otherwise);
  }
  /// Whether a unit attribute is present.
  bool has(std::string_view name) const { return getOr(name, false); }

private:
  std::vector<std::pair<std::string, AttributeValue>> entries;
};

} // namespace jitrt

#endif // JITRT_KERNELS_ATTRIBUTES_H
