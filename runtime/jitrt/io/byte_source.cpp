#include "jitrt/io/byte_source.h"

#include "jitrt/support/strings.h"

#include <cstring>

using namespace jitrt;

Result<ByteSource> ByteSource::openFile(std::string_view path) {
  JITRT_ASSIGN_OR_RETURN(std::shared_ptr<const MappedFile> file,
                         MappedFile::open(path));
  std::span<const std::byte> bytes = file->bytes();
  return ByteSource{std::string(path), bytes, std::move(file)};
}

Result<Tensor> jitrt::tensorOverBytes(const ByteSource &source, size_t offset,
                                      DType dtype, DimsRef sizes) {
  JITRT_ASSIGN_OR_RETURN(
      int64_t count,
      checkedNumElements(sizes, static_cast<int64_t>(dtypeSize(dtype))));
  size_t numBytes = static_cast<size_t>(count) * dtypeSize(dtype);
  if (offset > source.bytes.size() || numBytes > source.bytes.size() - offset)
    return internalError(strCat("range of ", numBytes, " bytes at ", offset,
                                " exceeds ", quoted(source.name, 256)));
  std::span<const std::byte> data = source.bytes.subspan(offset, numBytes);
  if (dtype == DType::I1)
    for (size_t i = 0; i < data.size(); ++i)
      if (auto byte = std::to_integer<int>(data[i]); byte > 1)
        return dataLoss(strCat("element ", i, " of type i1 is ", byte,
                               ", expected 0 or 1"));

  auto address = reinterpret_cast<uintptr_t>(data.data());
  if (numBytes == 0 || address % dtypeSize(dtype) != 0) {
    JITRT_ASSIGN_OR_RETURN(Tensor copy, Tensor::empty(dtype, sizes));
    if (numBytes != 0)
      std::memcpy(copy.mutableData(), data.data(), numBytes);
    return copy;
  }
  StorageRef storage = Storage::external(
      const_cast<std::byte *>(data.data()), static_cast<int64_t>(numBytes),
      [owner = source.owner] {}, /*readOnly=*/true);
  return Tensor::view(std::move(storage), dtype, sizes, rowMajorStrides(sizes));
}
