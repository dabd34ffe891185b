//===- value.h - What the registers of a program hold -----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_VALUE_H
#define JITRT_KERNELS_VALUE_H

#include "jitrt/tensor/tensor.h"

#include <atomic>
#include <variant>
#include <vector>

namespace jitrt {

class Value;

/// A reference-counted list of values, which are tensors or host scalars. A
/// copy shares the elements; who holds the only reference may change them.
class List {
public:
  /// Without elements.
  List() = default;
  explicit List(std::vector<Value> elements);
  List(const List &other) : node(other.node) {
    if (node)
      node->count.fetch_add(1, std::memory_order_relaxed);
  }
  List(List &&other) noexcept : node(std::exchange(other.node, nullptr)) {}
  List &operator=(List other) noexcept {
    std::swap(node, other.node);
    return *this;
  }
  ~List();

  int64_t size() const;
  const Value &operator[](int64_t index) const;
  std::span<const Value> elements() const;
  /// True if nobody else sees a change of the elements.
  bool isUniquelyOwned() const {
    return !node || node->count.load(std::memory_order_acquire) == 1;
  }
  /// The elements, for a change: copied first unless uniquely owned.
  std::vector<Value> &mutableElements();

private:
  struct Node {
    std::atomic<uint32_t> count{1};
    std::vector<Value> elements;
  };
  Node *node = nullptr;
};

/// A tensor, a host scalar or a list. `index` and i64 are int64_t, f64 is
/// double, i1 is bool. A register that holds nothing is std::monostate.
class Value
    : public std::variant<std::monostate, int64_t, double, bool, Tensor, List> {
public:
  using variant::variant;
  using variant::operator=;

  bool isNone() const { return index() == 0; }
  bool isTensor() const { return std::holds_alternative<Tensor>(*this); }
  bool isList() const { return std::holds_alternative<List>(*this); }
  /// The content; the caller knows that it is of this kind.
  const Tensor &tensor() const { return *known<Tensor>(); }
  Tensor &tensor() { return *known<Tensor>(); }
  const List &list() const { return *known<List>(); }
  List &list() { return *known<List>(); }
  int64_t integer() const { return *known<int64_t>(); }
  double real() const { return *known<double>(); }
  bool boolean() const { return *known<bool>(); }

private:
  template <typename T> const T *known() const {
    const T *content = std::get_if<T>(this);
    assert(content && "a value of another kind");
    return content;
  }
  template <typename T> T *known() {
    T *content = std::get_if<T>(this);
    assert(content && "a value of another kind");
    return content;
  }
};

inline List::List(std::vector<Value> elements) : node(new Node) {
  node->elements = std::move(elements);
}
inline List::~List() {
  if (node && node->count.fetch_sub(1, std::memory_order_acq_rel) == 1)
    delete node;
}
inline int64_t List::size() const {
  return node ? static_cast<int64_t>(node->elements.size()) : 0;
}
inline const Value &List::operator[](int64_t index) const {
  assert(index >= 0 && index < size() && "index out of range");
  return node->elements[static_cast<size_t>(index)];
}
inline std::span<const Value> List::elements() const {
  return node ? std::span<const Value>(node->elements)
              : std::span<const Value>();
}
inline std::vector<Value> &List::mutableElements() {
  if (!node)
    node = new Node;
  else if (!isUniquelyOwned())
    *this = List(node->elements);
  return node->elements;
}

enum class ValueKind : uint8_t { Int, Float, Bool, Tensor, List };

/// The type of a register. Of a tensor `dtype` is known; the extents may be.
struct ValueType {
  ValueKind kind = ValueKind::Tensor;
  /// Of a tensor, or of the tensors that a list holds.
  DType dtype = DType::F32;
  /// Whether the rank of a tensor is known, and its extents: -1 for unknown
  /// ones.
  bool isRanked = false;
  Dims sizes;
  /// Of a list, the kind of its elements.
  ValueKind elementKind = ValueKind::Tensor;

  static ValueType tensor(DType dtype) {
    return {ValueKind::Tensor, dtype, false, {}, ValueKind::Tensor};
  }
  static ValueType tensor(DType dtype, DimsRef sizes) {
    return {ValueKind::Tensor, dtype, true, Dims(sizes), ValueKind::Tensor};
  }
  static ValueType scalar(ValueKind kind) {
    return {kind, DType::F32, false, {}, kind};
  }
  static ValueType listOf(const ValueType &element) {
    return {ValueKind::List, element.dtype, element.isRanked, element.sizes,
            element.kind};
  }
};

} // namespace jitrt

#endif // JITRT_KERNELS_VALUE_H
