#include "jitrt/support/atomic_file.h"

#include "TestFiles.h"

#include "gtest/gtest.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace jitrt;
using namespace jitrt::test;

namespace {

Status writeWhole(const std::string &path, std::string_view text) {
  return writeFileAtomically(
      path, std::as_bytes(std::span(text.data(), text.size())));
}

TEST(AtomicFileTest, CommitCreatesFile) {
  TempDir directory;
  std::string path = directory.path("x");
  ASSERT_TRUE(writeWhole(path, "hello").isOk());
  EXPECT_EQ(readText(path), "hello");
  EXPECT_EQ(directory.numEntries(), 1u);
}

// Until the commit, the old content is there; without one, it stays.
TEST(AtomicFileTest, AbandonedWriteLeavesOldContent) {
  TempDir directory;
  std::string path = directory.path("x");
  writeText(path, "old");
  {
    AtomicFile file = *AtomicFile::create(path);
    ASSERT_TRUE(file.write("new").isOk());
    EXPECT_EQ(readText(path), "old");
  }
  EXPECT_EQ(readText(path), "old");
  EXPECT_EQ(directory.numEntries(), 1u);
}

TEST(AtomicFileTest, MovedFileCommitsOnce) {
  TempDir directory;
  std::string path = directory.path("x");
  AtomicFile first = *AtomicFile::create(path);
  ASSERT_TRUE(first.write("a").isOk());
  AtomicFile second = std::move(first);
  ASSERT_TRUE(second.write("b").isOk());
  ASSERT_TRUE(second.commit().isOk());
  EXPECT_EQ(readText(path), "ab");
  EXPECT_EQ(second.commit().code(), StatusCode::FailedPrecondition);
  EXPECT_EQ(second.write("c").code(), StatusCode::FailedPrecondition);
}

// A device is written directly: replacing /dev/full by a file would be absurd.
TEST(AtomicFileTest, FullDeviceIsAnError) {
  Status status = writeWhole("/dev/full", "x");
  EXPECT_EQ(status.code(), StatusCode::ResourceExhausted);
  EXPECT_EQ(status.message(),
            "cannot write '/dev/full': No space left on device");
  struct stat info;
  ASSERT_EQ(::stat("/dev/full", &info), 0);
  EXPECT_TRUE(S_ISCHR(info.st_mode));
  EXPECT_TRUE(writeWhole("/dev/null", "x").isOk());
}

// A write that fails halfway leaves neither a file nor a temporary behind. The
// limit on file sizes stands for a full disk.
TEST(AtomicFileTest, FailedWriteLeavesNothing) {
  TempDir directory;
  std::string path = directory.path("x");
  struct rlimit old;
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &old), 0);
  auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
  struct rlimit limit = {4096, old.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &limit), 0);
  Status status = writeWhole(path, std::string(10000, 'x'));
  ::setrlimit(RLIMIT_FSIZE, &old);
  std::signal(SIGXFSZ, oldHandler);
  EXPECT_EQ(status.code(), StatusCode::ResourceExhausted);
  EXPECT_EQ(status.message(), "cannot write '" + path + "': File too large");
  EXPECT_EQ(directory.numEntries(), 0u);
}

// A process that is killed in mid-write leaves what was there, and no
// temporary.
TEST(AtomicFileTest, KilledWriterLeavesNothing) {
  TempDir directory;
  std::string path = directory.path("x");
  if (int fd = ::open(directory.root().c_str(), O_TMPFILE | O_WRONLY); fd >= 0)
    ::close(fd);
  else
    GTEST_SKIP() << "the file system has no unnamed files";
  writeText(path, "old");
  pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    AtomicFile file = *AtomicFile::create(path);
    if (file.write(std::string(1 << 20, 'x')).isOk())
      ::raise(SIGKILL);
    ::_exit(0);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(readText(path), "old");
  EXPECT_EQ(directory.numEntries(), 1u);
}

TEST(AtomicFileTest, BadPaths) {
  TempDir directory;
  EXPECT_EQ(writeWhole(directory.path("no/x"), "x").code(),
            StatusCode::NotFound);
  EXPECT_EQ(writeWhole(directory.root(), "x").message(),
            "cannot write '" + directory.root() + "': Is a directory");
  EXPECT_EQ(writeWhole("", "x").code(), StatusCode::InvalidArgument);
  EXPECT_EQ(writeWhole(directory.path("x/"), "x").code(),
            StatusCode::InvalidArgument);
}

// The longest possible name works: the temporary's does not contain it.
TEST(AtomicFileTest, LongestName) {
  TempDir directory;
  EXPECT_TRUE(writeWhole(directory.path(std::string(255, 'n')), "x").isOk());
  EXPECT_FALSE(writeWhole(directory.path(std::string(256, 'n')), "x").isOk());
  EXPECT_EQ(directory.numEntries(), 1u);
}

// A link stays a link and the mode of a replaced file stays its mode.
TEST(AtomicFileTest, KeepsLinkAndMode) {
  TempDir directory;
  std::string path = directory.path("x"), link = directory.path("link");
  writeText(path, "old");
  ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
  std::filesystem::create_symlink("x", link);
  ASSERT_TRUE(writeWhole(link, "new").isOk());
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(readText(path), "new");
  struct stat info;
  ASSERT_EQ(::stat(path.c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777, 0640u);
}

// A mapped input may be overwritten by the output: the mapping stays.
TEST(AtomicFileTest, ReplacingMappedFileKeepsMapping) {
  TempDir directory;
  std::string path = directory.path("x");
  writeText(path, "old");
  std::shared_ptr<const MappedFile> mapped = *MappedFile::open(path);
  ASSERT_TRUE(writeWhole(path, "new!").isOk());
  EXPECT_EQ(std::to_integer<char>(mapped->bytes()[0]), 'o');
  EXPECT_EQ(mapped->bytes().size(), 3u);
}

} // namespace
