//===- shape.h - Extents and strides ----------------------------*- C++ -*-===//

#ifndef JITRT_TENSOR_SHAPE_H
#define JITRT_TENSOR_SHAPE_H

#include "jitrt/support/status.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>

namespace jitrt {

/// A dimension list's read-only view: extents, strides or an index.
using DimsRef = std::span<const int64_t>;

/// An owned list of int64 of any length; up to six need no allocation.
class Dims {
public:
  Dims() = default;
  Dims(std::initializer_list<int64_t> values)
      : Dims(DimsRef(values.begin(), values.size())) {}
  explicit Dims(DimsRef values) {
    std::copy(values.begin(), values.end(), reset(values.size()));
  }
  Dims(size_t count, int64_t value) { std::fill_n(reset(count), count, value); }
  Dims(const Dims &other) { *this = other; }
  Dims(Dims &&other) noexcept { take(other); }
  Dims &operator=(const Dims &other) {
    if (this == &other)
      return *this;
    if (other.heap) {
      Dims copy{DimsRef(other)};
      take(copy);
    } else {
      heap.reset();
      copyLocal(other);
    }
    return *this;
  }
  Dims &operator=(Dims &&other) noexcept {
    if (this != &other)
      take(other);
    return *this;
  }
  ~Dims() = default;

  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  int64_t *data() { return heap ? heap.get() : local; }
  const int64_t *data() const { return heap ? heap.get() : local; }
  int64_t *begin() { return data(); }
  int64_t *end() { return data() + count; }
  const int64_t *begin() const { return data(); }
  const int64_t *end() const { return data() + count; }
  int64_t &operator[](size_t i) { return assert(i < count), data()[i]; }
  int64_t operator[](size_t i) const { return assert(i < count), data()[i]; }

  friend bool operator==(const Dims &a, DimsRef b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  friend bool operator==(const Dims &a, const Dims &b) {
    return a == DimsRef(b);
  }

private:
  static constexpr size_t inlineCapacity = 6;

  int64_t *reset(size_t newCount) {
    count = newCount;
    if (count > inlineCapacity)
      heap = std::make_unique_for_overwrite<int64_t[]>(count);
    return data();
  }
  void take(Dims &other) noexcept {
    heap = std::move(other.heap);
    copyLocal(other);
    other.count = 0;
  }
  /// All of it: a fixed size takes a few wide moves.
  void copyLocal(const Dims &other) noexcept {
    count = other.count;
    std::memcpy(local, other.local, sizeof(local));
  }

  size_t count = 0;
  std::unique_ptr<int64_t[]> heap;
  int64_t local[inlineCapacity] = {};
};

/// The highest rank that a tensor may have.
inline constexpr size_t maxRank = 64;

/// The number of elements of a tensor with these extents (1 for rank 0).
/// Fails if the rank exceeds `maxRank`, if an extent is negative or if the
/// product of the non-zero extents times `elementSize` exceeds int64: then
/// row-major byte strides would overflow.
Result<int64_t> checkedNumElements(DimsRef sizes, int64_t elementSize = 1);

/// Row-major strides in elements; an extent of 0 counts as 1. The extents must
/// satisfy `checkedNumElements`.
Dims rowMajorStrides(DimsRef sizes);

/// "2x3"; "?" for a negative extent; "" for rank 0.
std::string dimsToString(DimsRef sizes);

/// Row-major multi-index of the element at `linear`. The extents must not be 0.
Dims unravelIndex(int64_t linear, DimsRef sizes);

/// "[1,2]"; "[]" for rank 0.
std::string indexToString(DimsRef index);

} // namespace jitrt

#endif // JITRT_TENSOR_SHAPE_H
