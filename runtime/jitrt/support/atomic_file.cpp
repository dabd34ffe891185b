#include "jitrt/support/atomic_file.h"

#include "jitrt/support/mapped_file.h"
#include "jitrt/support/strings.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace jitrt;

static std::string directoryOf(const std::string &path) {
  size_t slash = path.rfind('/');
  if (slash == std::string::npos)
    return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

AtomicFile::AtomicFile(AtomicFile &&other) noexcept
    : requestedPath(std::move(other.requestedPath)),
      finalPath(std::move(other.finalPath)),
      temporaryPath(std::exchange(other.temporaryPath, {})),
      isUnnamed(std::exchange(other.isUnnamed, false)),
      fd(std::exchange(other.fd, -1)) {}

AtomicFile &AtomicFile::operator=(AtomicFile &&other) noexcept {
  if (this != &other) {
    abandon();
    requestedPath = std::move(other.requestedPath);
    finalPath = std::move(other.finalPath);
    temporaryPath = std::exchange(other.temporaryPath, {});
    isUnnamed = std::exchange(other.isUnnamed, false);
    fd = std::exchange(other.fd, -1);
  }
  return *this;
}

bool AtomicFile::openUnnamed() {
  // Giving it a name takes /proc. Some file systems have no such files.
  if (::access("/proc/self/fd", X_OK) != 0)
    return false;
  fd = ::open(directoryOf(finalPath).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC,
              0666);
  isUnnamed = fd >= 0;
  return isUnnamed;
}

int AtomicFile::takeTemporaryName(
    const std::function<bool(const char *)> &tryName) {
  // The name does not contain the output's, which may already be as long as a
  // file name can be.
  static std::atomic<unsigned> counter{0};
  std::string prefix =
      strCat(directoryOf(finalPath), "/.jitrt-", ::getpid(), "-");
  for (int attempt = 0; attempt < 1000; ++attempt) {
    std::string candidate = strCat(prefix, counter.fetch_add(1), ".tmp");
    if (tryName(candidate.c_str())) {
      temporaryPath = std::move(candidate);
      return 0;
    }
    if (errno != EEXIST)
      return errno;
  }
  return EEXIST;
}

int AtomicFile::nameFile() {
  std::string self = strCat("/proc/self/fd/", fd);
  auto link = [&](const char *name) {
    return ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name,
                    AT_SYMLINK_FOLLOW) == 0;
  };
  // A link does not replace what is there, a rename does.
  if (link(finalPath.c_str()))
    return 0;
  return errno == EEXIST ? takeTemporaryName(link) : errno;
}

Result<AtomicFile> AtomicFile::create(std::string_view path) {
  AtomicFile file;
  file.requestedPath = path;
  file.finalPath = path;
  if (path.empty() || path.back() == '/')
    return invalidArgument(
        strCat("cannot write ", quoted(path, 256), ": not a file name"));

  struct stat info;
  bool exists = ::stat(file.finalPath.c_str(), &info) == 0;
  if (exists && S_ISDIR(info.st_mode))
    return errnoStatus("write", path, EISDIR);
  if (exists && !S_ISREG(info.st_mode)) {
    file.fd = ::open(file.finalPath.c_str(), O_WRONLY | O_CLOEXEC);
    if (file.fd < 0)
      return errnoStatus("write", path, errno);
    return file;
  }
  if (exists) {
    if (::access(file.finalPath.c_str(), W_OK) != 0)
      return errnoStatus("write", path, errno);
    if (char *resolved = ::realpath(file.finalPath.c_str(), nullptr)) {
      file.finalPath = resolved;
      ::free(resolved);
    }
  }

  if (!file.openUnnamed()) {
    int error = file.takeTemporaryName([&](const char *candidate) {
      file.fd =
          ::open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      return file.fd >= 0;
    });
    if (error != 0)
      return errnoStatus("write", path, error);
  }
  if (exists && ::fchmod(file.fd, info.st_mode & 07777) != 0)
    return errnoStatus("write", path, errno);
  return file;
}

Status AtomicFile::write(std::span<const std::byte> bytes) {
  if (fd < 0)
    return failedPrecondition(strCat("cannot write ",
                                     quoted(requestedPath, 256),
                                     ": file is already closed"));
  while (!bytes.empty()) {
    // write(2) transfers at most 2^31 - 4096 bytes at once.
    size_t chunk = std::min<size_t>(bytes.size(), size_t(1) << 30);
    ssize_t written = ::write(fd, bytes.data(), chunk);
    if (written < 0) {
      if (errno == EINTR)
        continue;
      Status error = errnoStatus("write", requestedPath, errno);
      abandon();
      return error;
    }
    bytes = bytes.subspan(static_cast<size_t>(written));
  }
  return Status::ok();
}

Status AtomicFile::commit() {
  if (fd < 0)
    return failedPrecondition(strCat("cannot write ",
                                     quoted(requestedPath, 256),
                                     ": file is already closed"));
  // Devices and pipes need not support fsync.
  bool isFile = isUnnamed || !temporaryPath.empty();
  bool failed = ::fsync(fd) != 0 && isFile;
  int error = errno;
  if (!failed && isUnnamed) {
    error = nameFile();
    failed = error != 0;
  }
  // Network file systems report a lack of space only here.
  if (::close(std::exchange(fd, -1)) != 0 && !failed) {
    failed = true;
    error = errno;
  }
  if (!failed && !temporaryPath.empty() &&
      ::rename(temporaryPath.c_str(), finalPath.c_str()) != 0) {
    failed = true;
    error = errno;
  }
  if (failed) {
    abandon();
    return errnoStatus("write", requestedPath, error);
  }
  if (isFile) {
    temporaryPath.clear();
    // Makes the rename itself survive a power failure. The content is safe
    // and visible already, so that failing here is not an error.
    int directory = ::open(directoryOf(finalPath).c_str(),
                           O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory >= 0) {
      ::fsync(directory);
      ::close(directory);
    }
  }
  return Status::ok();
}

void AtomicFile::abandon() noexcept {
  if (fd >= 0)
    ::close(std::exchange(fd, -1));
  isUnnamed = false;
  if (!temporaryPath.empty()) {
    ::unlink(temporaryPath.c_str());
    temporaryPath.clear();
  }
}

Status jitrt::writeFileAtomically(std::string_view path,
                                  std::span<const std::byte> bytes) {
  JITRT_ASSIGN_OR_RETURN(AtomicFile file, AtomicFile::create(path));
  JITRT_RETURN_IF_ERROR(file.write(bytes));
  return file.commit();
}
