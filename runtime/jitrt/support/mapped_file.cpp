#include "jitrt/support/mapped_file.h"

#include "jitrt/support/strings.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace jitrt;

static StatusCode codeOfErrno(int error) {
  switch (error) {
  case ENOENT:
  case ENOTDIR:
    return StatusCode::NotFound;
  case EACCES:
  case EPERM:
  case EROFS:
    return StatusCode::PermissionDenied;
  case ENOSPC:
  case EDQUOT:
  case EFBIG:
  case ENOMEM:
  case EMFILE:
  case ENFILE:
    return StatusCode::ResourceExhausted;
  case EISDIR:
  case EINVAL:
  case ENAMETOOLONG:
  case ELOOP:
    return StatusCode::InvalidArgument;
  default:
    return StatusCode::Unavailable;
  }
}

Status jitrt::errnoStatus(std::string_view verb, std::string_view path,
                          int error) {
  return {codeOfErrno(error),
          strCat("cannot ", verb, " ", quoted(path, 256), ": ",
                 std::generic_category().message(error))};
}

Result<std::shared_ptr<const MappedFile>>
MappedFile::open(std::string_view pathView) {
  std::string path(pathView);
  // O_NONBLOCK: opening a FIFO must not wait for a writer.
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return errnoStatus("open", path, errno);
  struct FdCloser {
    int fd;
    ~FdCloser() { ::close(fd); }
  } closer{fd};

  struct stat info;
  if (::fstat(fd, &info) != 0)
    return errnoStatus("open", path, errno);
  if (!S_ISREG(info.st_mode))
    return invalidArgument(
        strCat("cannot open ", quoted(path, 256), ": ",
               S_ISDIR(info.st_mode) ? "is a directory" : "not a regular file",
               ", expected a regular file"));
  size_t length = static_cast<size_t>(info.st_size);
  void *address = nullptr;
  if (length != 0) {
    address = ::mmap(nullptr, length, PROT_READ, MAP_PRIVATE, fd, 0);
    if (address == MAP_FAILED)
      return errnoStatus("map", path, errno);
  }
  return std::shared_ptr<const MappedFile>(
      new MappedFile(std::move(path), address, length));
}

MappedFile::~MappedFile() {
  if (address)
    ::munmap(address, length);
}
