//===- tensor.h - A strided view of typed memory ----------------*- C++ -*-===//

#ifndef JITRT_TENSOR_TENSOR_H
#define JITRT_TENSOR_TENSOR_H

#include "jitrt/support/status.h"
#include "jitrt/tensor/dtype.h"
#include "jitrt/tensor/shape.h"
#include "jitrt/tensor/storage.h"

#include <initializer_list>
#include <span>
#include <string>

namespace jitrt {

/// An element type, extents, strides (in elements; may be zero or negative) and
/// a byte offset into a shared storage. Copying a Tensor shares its memory.
/// A default-constructed Tensor is undefined: only `isDefined` may be called.
class Tensor {
public:
  Tensor() = default;

  /// Row-major with uninitialised content.
  static Result<Tensor> empty(DType dtype, DimsRef sizes);
  static Result<Tensor> empty(DType dtype,
                              std::initializer_list<int64_t> sizes) {
    return empty(dtype, DimsRef(sizes.begin(), sizes.size()));
  }
  /// The same with the extents of another tensor.
  static Result<Tensor> emptyLike(const Tensor &other, DType dtype);
  /// Row-major, all bytes zero.
  static Result<Tensor> zeros(DType dtype, DimsRef sizes);
  static Result<Tensor> zeros(DType dtype,
                              std::initializer_list<int64_t> sizes) {
    return zeros(dtype, DimsRef(sizes.begin(), sizes.size()));
  }

  /// Row-major with a copy of `values`, whose number must be that of `sizes`.
  template <typename T>
  static Result<Tensor> copyOf(std::span<const T> values, DimsRef sizes) {
    return copyBytes(dtypeFor<T>, std::as_bytes(values), sizes);
  }
  template <typename T>
  static Result<Tensor> copyOf(std::initializer_list<T> values,
                               std::initializer_list<int64_t> sizes) {
    return copyOf(std::span<const T>(values.begin(), values.size()),
                  DimsRef(sizes.begin(), sizes.size()));
  }

  /// A view of `storage`. Fails if an element could lie outside of it or not be
  /// aligned to its size.
  static Result<Tensor> view(StorageRef storage, DType dtype, DimsRef sizes,
                             DimsRef strides, int64_t byteOffset = 0);

  bool isDefined() const { return static_cast<bool>(storageRef); }
  DType dtype() const { return elementType; }
  int64_t rank() const { return static_cast<int64_t>(extents.size()); }
  DimsRef sizes() const { return extents; }
  DimsRef strides() const { return elementStrides; }
  int64_t size(size_t dim) const { return extents[dim]; }
  int64_t stride(size_t dim) const { return elementStrides[dim]; }
  /// The number of elements.
  int64_t numel() const { return count; }
  /// The bytes of the elements, not of the storage.
  int64_t numBytes() const {
    return count * static_cast<int64_t>(dtypeSize(elementType));
  }
  int64_t byteOffset() const { return offset; }
  const StorageRef &storage() const { return storageRef; }

  /// True if the elements lie in row-major order without gaps. Strides of
  /// extents 0 and 1 do not matter.
  bool isContiguous() const {
    int64_t expected = 1;
    for (size_t i = extents.size(); i-- > 0;) {
      if (extents[i] != 1 && elementStrides[i] != expected)
        return count == 0;
      expected *= extents[i];
    }
    return true;
  }
  bool isReadOnly() const { return storageRef->isReadOnly(); }
  /// True if a write through this tensor is seen by nobody else.
  bool isUniquelyOwned() const {
    return !storageRef->isReadOnly() && storageRef->isUnique();
  }

  /// This tensor if contiguous, else a row-major copy.
  Result<Tensor> contiguous() const;
  /// A row-major copy with a storage of its own.
  Result<Tensor> clone() const;

  /// The first element's address.
  const void *data() const {
    return static_cast<const char *>(storageRef->data()) + offset;
  }
  /// As above, for writing: the storage must not be read-only.
  void *mutableData() {
    assert(!isReadOnly() && "write into read-only memory");
    return static_cast<char *>(storageRef->data()) + offset;
  }
  /// The first element's address, typed; T must be the type in memory.
  template <typename T> const T *dataAs() const {
    assert(dtypeFor<T> == elementType && "wrong element type");
    return static_cast<const T *>(data());
  }
  template <typename T> T *mutableDataAs() {
    assert(dtypeFor<T> == elementType && "wrong element type");
    return static_cast<T *>(mutableData());
  }
  /// The elements of a contiguous tensor.
  template <typename T> std::span<const T> elements() const {
    assert(isContiguous());
    return {dataAs<T>(), static_cast<size_t>(count)};
  }
  template <typename T> std::span<T> mutableElements() {
    assert(isContiguous());
    return {mutableDataAs<T>(), static_cast<size_t>(count)};
  }
  /// The element at a multi-index within the extents.
  template <typename T> T at(std::initializer_list<int64_t> index) const {
    assert(static_cast<int64_t>(index.size()) == rank());
    int64_t position = 0;
    size_t dim = 0;
    for (int64_t i : index) {
      assert(i >= 0 && i < extents[dim] && "index out of range");
      position += i * elementStrides[dim++];
    }
    return dataAs<T>()[position];
  }
  /// The bytes of a contiguous tensor.
  std::span<const std::byte> bytes() const {
    assert(isContiguous());
    return {static_cast<const std::byte *>(data()),
            static_cast<size_t>(numBytes())};
  }

  /// The type as in MLIR without "tensor<>": "2x3xf32", "f32".
  std::string typeString() const;

private:
  static Result<Tensor> allocate(DType dtype, DimsRef sizes, int64_t count);
  static Result<Tensor> copyBytes(DType dtype, std::span<const std::byte> bytes,
                                  DimsRef sizes);

  StorageRef storageRef;
  Dims extents;
  Dims elementStrides;
  int64_t offset = 0;
  int64_t count = 0;
  DType elementType = DType::F32;
};

/// "2x3xf32"; "?" for a negative extent.
std::string typeToString(DType dtype, DimsRef sizes);

} // namespace jitrt

#endif // JITRT_TENSOR_TENSOR_H
