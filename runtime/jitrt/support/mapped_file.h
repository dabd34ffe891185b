//===- mapped_file.h - Read-only memory-mapped files ------------*- C++ -*-===//

#ifndef JITRT_SUPPORT_MAPPED_FILE_H
#define JITRT_SUPPORT_MAPPED_FILE_H

#include "jitrt/support/status.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace jitrt {

/// The bytes of a regular file, mapped read-only for as long as the object
/// lives. Whoever holds memory of the mapping keeps a shared_ptr to it. The
/// file may be replaced by a rename meanwhile, but must not be truncated in
/// place: then access raises SIGBUS, as with every mapping.
class MappedFile {
public:
  /// Fails if the file is missing, unreadable or not a regular file; the
  /// message names path and reason.
  static Result<std::shared_ptr<const MappedFile>> open(std::string_view path);

  ~MappedFile();
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  const std::string &path() const { return filePath; }
  std::span<const std::byte> bytes() const {
    return {static_cast<const std::byte *>(address), length};
  }

private:
  MappedFile(std::string path, void *address, size_t length)
      : filePath(std::move(path)), address(address), length(length) {}

  std::string filePath;
  void *address;
  size_t length;
};

/// "cannot <verb> '<path>': <text of errno>", with the status code that fits
/// `error`.
Status errnoStatus(std::string_view verb, std::string_view path, int error);

} // namespace jitrt

#endif // JITRT_SUPPORT_MAPPED_FILE_H
