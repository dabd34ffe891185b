//===- atomic_file.h - Files that appear whole or not at all ----*- C++ -*-===//

#ifndef JITRT_SUPPORT_ATOMIC_FILE_H
#define JITRT_SUPPORT_ATOMIC_FILE_H

#include "jitrt/support/status.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace jitrt {

/// Writes a file through a temporary in the same directory, which `commit`
/// flushes to disk and gives the output's path. Without a commit (an error, or
/// the object's death) the temporary is removed and whatever was at the path
/// stays as it was. The temporary has no name before `commit`, where the file
/// system can do that: then nothing is left either when the process is killed.
/// A symbolic link stays a link: its target is replaced.
/// A path that is a device or a FIFO cannot be replaced and is written
/// directly. Errors name the path and the reason. Not thread-safe; any number
/// of objects may exist.
class AtomicFile {
public:
  static Result<AtomicFile> create(std::string_view path);

  AtomicFile(AtomicFile &&other) noexcept;
  AtomicFile &operator=(AtomicFile &&other) noexcept;
  ~AtomicFile() { abandon(); }

  Status write(std::span<const std::byte> bytes);
  Status write(std::string_view text) {
    return write(std::as_bytes(std::span(text.data(), text.size())));
  }

  /// Makes the content visible at the path. Call once, last.
  Status commit();

private:
  AtomicFile() = default;
  void abandon() noexcept;
  bool openUnnamed();
  /// Tries names until one is free; returns 0 or the reason (an errno).
  int takeTemporaryName(const std::function<bool(const char *)> &tryName);
  /// Gives an unnamed file its path or, where that is taken, a temporary one.
  int nameFile();

  std::string requestedPath; ///< As given, for messages.
  std::string finalPath;     ///< With symbolic links resolved.
  std::string temporaryPath; ///< Empty when unnamed or writing directly.
  bool isUnnamed = false;
  int fd = -1;
};

/// Writes `bytes` to `path` atomically.
Status writeFileAtomically(std::string_view path,
                           std::span<const std::byte> bytes);

} // namespace jitrt

#endif // JITRT_SUPPORT_ATOMIC_FILE_H
