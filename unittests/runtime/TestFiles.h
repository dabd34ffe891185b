//===- TestFiles.h - Files of and for tests ---------------------*- C++ -*-===//

#ifndef JIT_UNITTESTS_RUNTIME_TESTFILES_H
#define JIT_UNITTESTS_RUNTIME_TESTFILES_H

#include "jitrt/io/byte_source.h"

#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <stdlib.h>

namespace jitrt::test {

/// A golden made by data/make_goldens.py.
inline std::string dataPath(const std::string &name) {
  return std::string(JITRT_TEST_DATA_DIR) + "/" + name;
}

inline std::string readText(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

inline void writeText(const std::string &path, const std::string &text) {
  std::ofstream(path, std::ios::binary) << text;
}

/// A source over a copy of `text` on the heap of exactly its size, so that a
/// sanitizer sees every access beyond it.
inline ByteSource sourceOf(std::string_view text, size_t misalignment = 0) {
  auto copy = std::make_shared<std::unique_ptr<char[]>>(
      std::make_unique<char[]>(text.size() + misalignment));
  char *begin = copy->get() + misalignment;
  std::copy(text.begin(), text.end(), begin);
  return {"test", std::as_bytes(std::span(begin, text.size())), copy};
}

/// A directory that disappears with the test.
class TempDir {
public:
  TempDir() {
    std::string pattern = testing::TempDir() + "jitrt-XXXXXX";
    directory = ::mkdtemp(pattern.data());
  }
  ~TempDir() { std::filesystem::remove_all(directory); }
  TempDir(const TempDir &) = delete;
  TempDir &operator=(const TempDir &) = delete;

  std::string path(const std::string &name) const {
    return directory + "/" + name;
  }
  const std::string &root() const { return directory; }
  size_t numEntries() const {
    return static_cast<size_t>(
        std::distance(std::filesystem::directory_iterator(directory), {}));
  }

private:
  std::string directory;
};

} // namespace jitrt::test

#endif // JIT_UNITTESTS_RUNTIME_TESTFILES_H
