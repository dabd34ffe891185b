//===- safetensors.h - .safetensors files -----------------------*- C++ -*-===//
//
// Named tensors behind a JSON header. Opening checks the whole header: its
// length, unique names, shapes, and that the tensors' byte ranges lie inside of
// the file, fit their types and neither overlap nor leave gaps. Every message
// names the file.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_IO_SAFETENSORS_H
#define JITRT_IO_SAFETENSORS_H

#include "jitrt/io/byte_source.h"
#include "jitrt/support/status.h"
#include "jitrt/tensor/tensor.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace jitrt {

/// An open file. Tensors got from it keep the mapping alive by themselves.
class SafetensorsFile {
public:
  struct Entry {
    std::string name;
    std::string dtypeName;      ///< As in the file.
    std::optional<DType> dtype; ///< None if the type is not supported here.
    Dims sizes;
    size_t offset; ///< Of the first byte in the file.
    size_t numBytes;
  };

  SafetensorsFile(SafetensorsFile &&) = default;
  SafetensorsFile &operator=(SafetensorsFile &&) = default;

  static Result<SafetensorsFile> open(std::string_view path);
  static Result<SafetensorsFile> parse(ByteSource source);

  /// In the order of the header.
  std::span<const Entry> entries() const { return entryList; }
  /// The free-form strings under "__metadata__".
  std::span<const std::pair<std::string, std::string>> metadata() const {
    return metadataList;
  }

  /// The tensor of that name: read-only memory of the file where its alignment
  /// permits, else a copy. If there is none, the message lists the names.
  Result<Tensor> get(std::string_view name) const;

private:
  SafetensorsFile() = default;

  ByteSource source;
  std::vector<Entry> entryList;
  /// Refers to the names in `entryList`.
  std::unordered_map<std::string_view, size_t> indexOfName;
  std::vector<std::pair<std::string, std::string>> metadataList;
};

struct NamedTensor {
  std::string name;
  Tensor tensor;
};

/// Writes tensors of distinct names atomically. The data begins at a multiple
/// of 64 bytes and wider types come first, so that a reader need not copy.
Status writeSafetensors(
    std::string_view path, std::span<const NamedTensor> tensors,
    std::span<const std::pair<std::string, std::string>> metadata = {});

} // namespace jitrt

#endif // JITRT_IO_SAFETENSORS_H
