#include "jitrt/tensor/dlpack_exchange.h"

#include "jitrt/support/strings.h"

#include <functional>

using namespace jitrt;

static Result<DType> dtypeOf(const DLDataType &type) {
  if (type.lanes == 1)
    for (const DTypeInfo &entry : dtypeTable)
      if (entry.dlpackCode == type.code && entry.dlpackBits == type.bits)
        return entry.dtype;
  return unimplemented(strCat("DLPack type with code ", +type.code, ", ",
                              +type.bits, " bits and ", type.lanes,
                              " lanes is not supported"));
}

static Result<Tensor> importTensor(const DLTensor &source,
                                   std::function<void()> deleter,
                                   bool readOnly) {
  DLDeviceType device = source.device.device_type;
  if (device != kDLCPU && device != kDLCUDAHost && device != kDLROCMHost)
    return unimplemented(strCat("DLPack tensor is on device type ",
                                static_cast<int>(device),
                                ", expected host memory"));
  JITRT_ASSIGN_OR_RETURN(DType dtype, dtypeOf(source.dtype));
  if (source.ndim < 0 || (source.ndim > 0 && !source.shape))
    return invalidArgument(strCat("DLPack tensor of rank ", source.ndim,
                                  source.shape ? "" : " without a shape"));
  DimsRef sizes(source.shape, static_cast<size_t>(source.ndim));
  auto elementSize = static_cast<int64_t>(dtypeSize(dtype));
  JITRT_ASSIGN_OR_RETURN(int64_t count, checkedNumElements(sizes, elementSize));
  Dims strides = source.strides ? Dims(DimsRef(source.strides, sizes.size()))
                                : rowMajorStrides(sizes);
  if (count != 0 && !source.data)
    return invalidArgument("DLPack tensor has elements but no data");

  // The struct does not tell the size of the memory: it is what the strides
  // reach, from the lowest element to the highest.
  __int128 lowest = 0, highest = 0;
  if (count != 0)
    for (size_t i = 0; i < sizes.size(); ++i) {
      __int128 reach = static_cast<__int128>(sizes[i] - 1) * strides[i];
      (reach < 0 ? lowest : highest) += reach;
      if (lowest < -(INT64_MAX / elementSize) ||
          highest >= INT64_MAX / elementSize)
        return outOfRange(strCat("DLPack tensor of shape ", dimsToString(sizes),
                                 ": stride ", strides[i], " of dimension ", i,
                                 " is out of range"));
    }
  auto lowBytes = static_cast<int64_t>(-lowest) * elementSize;
  __int128 span = count == 0 ? 0 : (highest - lowest + 1) * elementSize;
  if (span > INT64_MAX)
    return outOfRange(strCat("DLPack tensor of shape ", dimsToString(sizes),
                             " spans more than 2^63-1 bytes"));
  char *base = static_cast<char *>(source.data);
  if (base)
    base += source.byte_offset - static_cast<uint64_t>(lowBytes);
  StorageRef storage =
      Storage::external(base, static_cast<int64_t>(span), {}, readOnly);
  JITRT_ASSIGN_OR_RETURN(
      Tensor tensor, Tensor::view(storage, dtype, sizes, strides, lowBytes));
  if (dtype == DType::I1) {
    JITRT_ASSIGN_OR_RETURN(Tensor packed, tensor.contiguous());
    for (Bool8 value : packed.elements<Bool8>())
      if (value.byte > 1)
        return invalidArgument(strCat("DLPack tensor of truth values holds ",
                                      +value.byte, ", expected 0 or 1"));
  }
  // Only now that nothing can fail: on an error the caller keeps the tensor.
  storage->setDeleter(std::move(deleter));
  return tensor;
}

Result<Tensor> jitrt::fromDlpack(DLManagedTensor *managed) {
  return importTensor(
      managed->dl_tensor,
      [managed] {
        if (managed->deleter)
          managed->deleter(managed);
      },
      /*readOnly=*/false);
}

Result<Tensor> jitrt::fromDlpack(DLManagedTensorVersioned *managed) {
  if (managed->version.major != DLPACK_MAJOR_VERSION)
    return unimplemented(strCat("DLPack version is ", managed->version.major,
                                ".", managed->version.minor, ", expected ",
                                DLPACK_MAJOR_VERSION, ".x"));
  return importTensor(
      managed->dl_tensor,
      [managed] {
        if (managed->deleter)
          managed->deleter(managed);
      },
      (managed->flags & DLPACK_FLAG_BITMASK_READ_ONLY) != 0);
}

Result<Tensor> jitrt::borrowDlpack(const DLTensor &view) {
  return importTensor(view, {}, /*readOnly=*/false);
}

namespace {
/// Keeps the exported tensor alive along with the arrays that DLTensor points
/// to.
template <typename Managed> struct Exported {
  Tensor tensor;
  Managed managed{};
};
} // namespace

template <typename Managed> static Managed *exportTensor(const Tensor &source) {
  auto *exported = new Exported<Managed>{source};
  Tensor &tensor = exported->tensor;
  const DTypeInfo &type = info(tensor.dtype());
  DLTensor &out = exported->managed.dl_tensor;
  // Some consumers ignore byte_offset, so that it is part of the address.
  out.data = const_cast<void *>(static_cast<const Tensor &>(tensor).data());
  out.device = {kDLCPU, 0};
  out.ndim = static_cast<int32_t>(tensor.rank());
  out.dtype = {type.dlpackCode, type.dlpackBits, 1};
  // The format has no const; consumers do not write to either array.
  out.shape = const_cast<int64_t *>(tensor.sizes().data());
  out.strides = const_cast<int64_t *>(tensor.strides().data());
  exported->managed.manager_ctx = exported;
  exported->managed.deleter = [](Managed *self) {
    delete static_cast<Exported<Managed> *>(self->manager_ctx);
  };
  return &exported->managed;
}

Result<DLManagedTensor *> jitrt::toDlpack(const Tensor &tensor) {
  if (tensor.isReadOnly())
    return failedPrecondition(
        "cannot export read-only memory as an unversioned DLPack tensor: use "
        "the versioned form or a copy");
  return exportTensor<DLManagedTensor>(tensor);
}

Result<DLManagedTensorVersioned *>
jitrt::toDlpackVersioned(const Tensor &tensor) {
  auto *managed = exportTensor<DLManagedTensorVersioned>(tensor);
  managed->version = {DLPACK_MAJOR_VERSION, DLPACK_MINOR_VERSION};
  if (tensor.isReadOnly())
    managed->flags |= DLPACK_FLAG_BITMASK_READ_ONLY;
  return managed;
}
