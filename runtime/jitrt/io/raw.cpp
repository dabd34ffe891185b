#include "jitrt/io/raw.h"

#include "jitrt/support/atomic_file.h"
#include "jitrt/support/strings.h"

#include <filesystem>

using namespace jitrt;

static Status sizeMismatch(std::string_view path, DType dtype, DimsRef sizes,
                           int64_t needed, size_t got) {
  return invalidArgument(strCat("cannot read ", quoted(path, 256), ": ",
                                typeToString(dtype, sizes), " needs ", needed,
                                " bytes, got ", got));
}

Result<RawReader> RawReader::open(std::string_view path) {
  JITRT_ASSIGN_OR_RETURN(ByteSource source, ByteSource::openFile(path));
  return RawReader(std::move(source));
}

Result<Tensor> RawReader::next(DType dtype, DimsRef sizes) {
  auto elementSize = static_cast<int64_t>(dtypeSize(dtype));
  JITRT_ASSIGN_OR_RETURN(int64_t count, checkedNumElements(sizes, elementSize));
  int64_t needed = count * elementSize;
  if (static_cast<uint64_t>(needed) > bytesLeft())
    return sizeMismatch(source.name, dtype, sizes, needed, bytesLeft());
  Result<Tensor> tensor = tensorOverBytes(source, position, dtype, sizes);
  if (!tensor)
    return Status(tensor.status().code(),
                  strCat("cannot read ", quoted(source.name, 256), ": ",
                         tensor.status().message()));
  position += static_cast<size_t>(needed);
  return tensor;
}

Result<Tensor> jitrt::readRaw(std::string_view path, DType dtype,
                              DimsRef sizes) {
  JITRT_ASSIGN_OR_RETURN(RawReader reader, RawReader::open(path));
  size_t total = reader.bytesLeft();
  JITRT_ASSIGN_OR_RETURN(Tensor tensor, reader.next(dtype, sizes));
  if (reader.bytesLeft() != 0)
    return sizeMismatch(path, dtype, sizes, tensor.numBytes(), total);
  return tensor;
}

static Status writeElements(std::string_view path,
                            std::span<const std::byte> before,
                            std::span<const Tensor> tensors) {
  JITRT_ASSIGN_OR_RETURN(AtomicFile file, AtomicFile::create(path));
  JITRT_RETURN_IF_ERROR(file.write(before));
  for (const Tensor &tensor : tensors) {
    JITRT_ASSIGN_OR_RETURN(Tensor packed, tensor.contiguous());
    JITRT_RETURN_IF_ERROR(file.write(packed.bytes()));
  }
  return file.commit();
}

Status jitrt::writeRaw(std::string_view path, std::span<const Tensor> tensors) {
  return writeElements(path, {}, tensors);
}

Status jitrt::appendRaw(std::string_view path,
                        std::span<const Tensor> tensors) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return writeRaw(path, tensors);
  JITRT_ASSIGN_OR_RETURN(ByteSource old, ByteSource::openFile(path));
  return writeElements(path, old.bytes, tensors);
}
