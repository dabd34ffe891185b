// Runs a fuzz target on the files of folders, without a fuzzer: usage:
// jitrt-replay-<format> FOLDER...

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv) {
  std::vector<std::filesystem::path> files;
  for (int i = 1; i < argc; ++i) {
    std::error_code error;
    for (const auto &entry :
         std::filesystem::directory_iterator(argv[i], error))
      files.push_back(entry.path());
    if (error) {
      std::fprintf(stderr, "error: cannot read folder '%s': %s\n", argv[i],
                   error.message().c_str());
      return 1;
    }
  }
  std::sort(files.begin(), files.end());
  for (const std::filesystem::path &file : files) {
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(stream), {});
    if (!stream) {
      std::fprintf(stderr, "error: cannot read '%s'\n", file.c_str());
      return 1;
    }
    // The last line names what a crash was about.
    std::printf("%s\n", file.c_str());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(bytes.data()),
                           bytes.size());
  }
  if (files.empty())
    std::fprintf(stderr, "error: no files, expected a corpus\n");
  return files.empty();
}
