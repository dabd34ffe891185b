//===- raw.h - Bare elements in a file --------------------------*- C++ -*-===//
//
// Row-major elements in little endian without any header; i1 as one byte, 0 or
// 1. The type comes from elsewhere.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_IO_RAW_H
#define JITRT_IO_RAW_H

#include "jitrt/io/byte_source.h"
#include "jitrt/support/status.h"
#include "jitrt/tensor/tensor.h"

#include <span>
#include <string_view>

namespace jitrt {

/// Reads tensors one after another. They refer to the mapped file, read-only,
/// where alignment permits.
class RawReader {
public:
  static Result<RawReader> open(std::string_view path);
  explicit RawReader(ByteSource source) : source(std::move(source)) {}

  /// Fails, naming the file, if fewer bytes are left than the type needs.
  Result<Tensor> next(DType dtype, DimsRef sizes);
  size_t bytesLeft() const { return source.bytes.size() - position; }
  const std::string &name() const { return source.name; }

private:
  ByteSource source;
  size_t position = 0;
};

/// Reads a file that holds one tensor and nothing else.
Result<Tensor> readRaw(std::string_view path, DType dtype, DimsRef sizes);

/// Writes the elements of the tensors one after another, atomically.
Status writeRaw(std::string_view path, std::span<const Tensor> tensors);
inline Status writeRaw(std::string_view path, const Tensor &tensor) {
  return writeRaw(path, std::span(&tensor, 1));
}
/// Appends to a file, which is made if missing. It is rewritten, so that it is
/// never seen in between.
Status appendRaw(std::string_view path, std::span<const Tensor> tensors);

} // namespace jitrt

#endif // JITRT_IO_RAW_H
