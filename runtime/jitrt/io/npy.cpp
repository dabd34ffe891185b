#include "jitrt/io/npy.h"

#include "jitrt/io/npy_header.h"
#include "jitrt/support/atomic_file.h"
#include "jitrt/support/strings.h"

#include <filesystem>

using namespace jitrt;

static Status inFile(std::string_view path, size_t arrayIndex,
                     const Status &status) {
  std::string array =
      arrayIndex == 0 ? std::string() : strCat(", array ", arrayIndex);
  return Status(status.code(), strCat("cannot read ", quoted(path, 256), array,
                                      ": ", status.message()));
}

Result<NpyReader> NpyReader::open(std::string_view path) {
  JITRT_ASSIGN_OR_RETURN(ByteSource source, ByteSource::openFile(path));
  return NpyReader(std::move(source));
}

/// Strides of the column-major (Fortran) order.
static Dims columnMajorStrides(DimsRef sizes) {
  Dims strides(sizes.size(), 1);
  for (size_t i = 1; i < sizes.size(); ++i)
    strides[i] = strides[i - 1] * std::max<int64_t>(sizes[i - 1], 1);
  return strides;
}

static Result<Tensor> readArray(const ByteSource &source, size_t &position) {
  std::span<const std::byte> rest = source.bytes.subspan(position);
  JITRT_ASSIGN_OR_RETURN(NpyHeader header, parseNpyHeader(rest));
  auto elementSize = static_cast<int64_t>(dtypeSize(header.dtype));
  JITRT_ASSIGN_OR_RETURN(int64_t count,
                         checkedNumElements(header.sizes, elementSize));
  size_t numBytes = static_cast<size_t>(count * elementSize);
  if (numBytes > rest.size() - header.dataOffset)
    return dataLoss(strCat(
        "truncated: ", typeToString(header.dtype, header.sizes), " needs ",
        numBytes, " bytes, got ", rest.size() - header.dataOffset));
  JITRT_ASSIGN_OR_RETURN(Tensor tensor,
                         tensorOverBytes(source, position + header.dataOffset,
                                         header.dtype, header.sizes));
  if (header.isFortranOrder && header.sizes.size() > 1) {
    JITRT_ASSIGN_OR_RETURN(
        Tensor transposed,
        Tensor::view(tensor.storage(), header.dtype, header.sizes,
                     columnMajorStrides(header.sizes), tensor.byteOffset()));
    JITRT_ASSIGN_OR_RETURN(tensor, transposed.contiguous());
  }
  position += header.dataOffset + numBytes;
  return tensor;
}

Result<Tensor> NpyReader::next() {
  if (atEnd() && arraysRead != 0)
    return outOfRange(strCat("cannot read ", quoted(source.name, 256),
                             ": no array is left, the file holds ",
                             arraysRead));
  Result<Tensor> tensor = readArray(source, position);
  if (!tensor)
    return inFile(source.name, arraysRead, tensor.status());
  ++arraysRead;
  return tensor;
}

Result<Tensor> jitrt::readNpy(std::string_view path) {
  JITRT_ASSIGN_OR_RETURN(NpyReader reader, NpyReader::open(path));
  return reader.next();
}

Result<std::vector<Tensor>> jitrt::readAllNpy(std::string_view path) {
  JITRT_ASSIGN_OR_RETURN(NpyReader reader, NpyReader::open(path));
  std::vector<Tensor> tensors;
  do {
    JITRT_ASSIGN_OR_RETURN(Tensor tensor, reader.next());
    tensors.push_back(std::move(tensor));
  } while (!reader.atEnd());
  return tensors;
}

static Status writeArrays(AtomicFile &file, std::string_view path,
                          std::span<const Tensor> tensors) {
  for (const Tensor &tensor : tensors) {
    Result<std::string> header =
        formatNpyHeader(tensor.dtype(), tensor.sizes());
    if (!header)
      return Status(header.status().code(),
                    strCat("cannot write ", quoted(path, 256), ": ",
                           header.status().message()));
    JITRT_ASSIGN_OR_RETURN(Tensor packed, tensor.contiguous());
    JITRT_RETURN_IF_ERROR(file.write(*header));
    JITRT_RETURN_IF_ERROR(file.write(packed.bytes()));
  }
  return file.commit();
}

Status jitrt::writeNpy(std::string_view path, std::span<const Tensor> tensors) {
  JITRT_ASSIGN_OR_RETURN(AtomicFile file, AtomicFile::create(path));
  return writeArrays(file, path, tensors);
}

Status jitrt::appendNpy(std::string_view path,
                        std::span<const Tensor> tensors) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return writeNpy(path, tensors);
  JITRT_ASSIGN_OR_RETURN(ByteSource old, ByteSource::openFile(path));
  NpyReader reader(old);
  while (!reader.atEnd())
    JITRT_RETURN_IF_ERROR(reader.next().status());
  JITRT_ASSIGN_OR_RETURN(AtomicFile file, AtomicFile::create(path));
  JITRT_RETURN_IF_ERROR(file.write(old.bytes));
  return writeArrays(file, path, tensors);
}
