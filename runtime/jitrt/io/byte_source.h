//===- byte_source.h - Tensors over the bytes of a file ---------*- C++ -*-===//

#ifndef JITRT_IO_BYTE_SOURCE_H
#define JITRT_IO_BYTE_SOURCE_H

#include "jitrt/support/mapped_file.h"
#include "jitrt/support/status.h"
#include "jitrt/tensor/tensor.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace jitrt {

/// Bytes to read from, what keeps them alive, and their name for messages.
struct ByteSource {
  std::string name;
  std::span<const std::byte> bytes;
  std::shared_ptr<const void> owner;

  /// Maps a file.
  static Result<ByteSource> openFile(std::string_view path);
};

/// A row-major tensor over `count` bytes from `offset`, which must lie inside
/// of `source` and be what the type needs. It refers to the source, read-only,
/// where the address is aligned for the type; otherwise the bytes are copied.
/// Truth values other than 0 and 1 are an error.
Result<Tensor> tensorOverBytes(const ByteSource &source, size_t offset,
                               DType dtype, DimsRef sizes);

} // namespace jitrt

#endif // JITRT_IO_BYTE_SOURCE_H
