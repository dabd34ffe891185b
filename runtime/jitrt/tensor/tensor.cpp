#include "jitrt/tensor/tensor.h"

#include "jitrt/support/strings.h"

#include <cstring>

using namespace jitrt;

Result<Tensor> Tensor::empty(DType dtype, DimsRef sizes) {
  JITRT_ASSIGN_OR_RETURN(
      int64_t count,
      checkedNumElements(sizes, static_cast<int64_t>(dtypeSize(dtype))));
  return allocate(dtype, sizes, count);
}

Result<Tensor> Tensor::emptyLike(const Tensor &other, DType dtype) {
  // Smaller elements of as many exceed nothing.
  if (dtypeSize(dtype) <= dtypeSize(other.elementType))
    return allocate(dtype, other.extents, other.count);
  return empty(dtype, other.extents);
}

Result<Tensor> Tensor::allocate(DType dtype, DimsRef sizes, int64_t count) {
  Result<StorageRef> storage =
      Storage::allocate(count * static_cast<int64_t>(dtypeSize(dtype)));
  if (!storage)
    return std::move(storage).status();
  Result<Tensor> tensor{Tensor()};
  tensor->storageRef = *std::move(storage);
  tensor->extents = Dims(sizes);
  tensor->elementStrides = rowMajorStrides(sizes);
  tensor->count = count;
  tensor->elementType = dtype;
  return tensor;
}

Result<Tensor> Tensor::zeros(DType dtype, DimsRef sizes) {
  JITRT_ASSIGN_OR_RETURN(Tensor tensor, empty(dtype, sizes));
  std::memset(tensor.mutableData(), 0, static_cast<size_t>(tensor.numBytes()));
  return tensor;
}

Result<Tensor> Tensor::copyBytes(DType dtype, std::span<const std::byte> bytes,
                                 DimsRef sizes) {
  JITRT_ASSIGN_OR_RETURN(Tensor tensor, empty(dtype, sizes));
  if (bytes.size() != static_cast<size_t>(tensor.numBytes()))
    return invalidArgument(strCat("shape ", dimsToString(sizes), " holds ",
                                  tensor.numel(), " elements, got ",
                                  bytes.size() / dtypeSize(dtype)));
  if (!bytes.empty())
    std::memcpy(tensor.mutableData(), bytes.data(), bytes.size());
  return tensor;
}

/// Fails unless all elements lie within [0, storageBytes).
static Status checkBounds(int64_t storageBytes, int64_t elementSize,
                          DimsRef sizes, DimsRef strides, int64_t byteOffset) {
  __int128 lowest = byteOffset, highest = byteOffset;
  for (size_t i = 0; i < sizes.size(); ++i) {
    // Extents and strides may each be near 2^63; their sum over dimensions is
    // cut off before it could exceed 128 bits.
    __int128 reach = static_cast<__int128>(sizes[i] - 1) * strides[i];
    if (reach > storageBytes || reach < -static_cast<__int128>(storageBytes))
      return outOfRange(
          strCat("dimension ", i, " of extent ", sizes[i], " and stride ",
                 strides[i], " exceeds a storage of ", storageBytes, " bytes"));
    (reach < 0 ? lowest : highest) += reach * elementSize;
  }
  if (lowest < 0 || highest + elementSize > storageBytes)
    return outOfRange(strCat("view of shape ", dimsToString(sizes),
                             " at byte offset ", byteOffset,
                             " exceeds a storage of ", storageBytes, " bytes"));
  return Status::ok();
}

Result<Tensor> Tensor::view(StorageRef storage, DType dtype, DimsRef sizes,
                            DimsRef strides, int64_t byteOffset) {
  auto elementSize = static_cast<int64_t>(dtypeSize(dtype));
  if (!storage)
    return invalidArgument("a view needs a storage");
  if (sizes.size() != strides.size())
    return invalidArgument(strCat("got ", strides.size(), " strides for ",
                                  sizes.size(), " dimensions"));
  Tensor tensor;
  JITRT_ASSIGN_OR_RETURN(tensor.count, checkedNumElements(sizes, elementSize));
  if (byteOffset < 0 || byteOffset > storage->numBytes())
    return outOfRange(strCat("byte offset ", byteOffset,
                             " lies outside of a storage of ",
                             storage->numBytes(), " bytes"));
  if (tensor.count != 0) {
    JITRT_RETURN_IF_ERROR(checkBounds(storage->numBytes(), elementSize, sizes,
                                      strides, byteOffset));
    auto address = reinterpret_cast<uintptr_t>(storage->data()) +
                   static_cast<uintptr_t>(byteOffset);
    if (address % static_cast<uintptr_t>(elementSize) != 0)
      return invalidArgument(strCat("data of type ", dtypeName(dtype),
                                    " is not aligned to ", elementSize,
                                    " bytes"));
  }
  tensor.storageRef = std::move(storage);
  tensor.extents = Dims(sizes);
  tensor.elementStrides = Dims(strides);
  tensor.offset = byteOffset;
  tensor.elementType = dtype;
  return tensor;
}

Result<Tensor> Tensor::contiguous() const {
  return isContiguous() ? Result<Tensor>(*this) : clone();
}

/// Copies a strided tensor of at least one element to row-major order, the
/// innermost dimension in a plain loop.
template <typename Unit>
static void copyStrided(Unit *to, const Unit *from, DimsRef sizes,
                        DimsRef strides) {
  if (sizes.empty()) {
    *to = *from;
    return;
  }
  size_t last = sizes.size() - 1;
  int64_t innerSize = sizes[last], innerStride = strides[last];
  Dims index(sizes.size(), 0);
  int64_t start = 0;
  while (true) {
    for (int64_t i = 0; i < innerSize; ++i)
      *to++ = from[start + i * innerStride];
    size_t dim = last;
    while (dim-- > 0) {
      // The stride of an extent of 1 is arbitrary and must not be added.
      if (sizes[dim] == 1)
        continue;
      start += strides[dim];
      if (++index[dim] < sizes[dim])
        break;
      start -= strides[dim] * sizes[dim];
      index[dim] = 0;
    }
    if (dim == static_cast<size_t>(-1))
      return;
  }
}

Result<Tensor> Tensor::clone() const {
  JITRT_ASSIGN_OR_RETURN(Tensor copy, empty(elementType, extents));
  if (count == 0)
    return copy;
  if (isContiguous()) {
    std::memcpy(copy.mutableData(), data(), static_cast<size_t>(numBytes()));
    return copy;
  }
  dispatchDType(elementType, [&]<typename T>() {
    copyStrided(copy.mutableDataAs<T>(), dataAs<T>(), extents, elementStrides);
  });
  return copy;
}

std::string Tensor::typeString() const {
  return typeToString(elementType, extents);
}

std::string jitrt::typeToString(DType dtype, DimsRef sizes) {
  std::string out = dimsToString(sizes);
  if (!out.empty())
    out += 'x';
  return out += dtypeName(dtype);
}
