// Any bytes are named tensors or an error; every byte of one can be read.

#include "jitrt/io/literal.h"
#include "jitrt/io/safetensors.h"

#include <cstdlib>

using namespace jitrt;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Result<SafetensorsFile> file = SafetensorsFile::parse(
      {"fuzz", std::as_bytes(std::span(data, size)), nullptr});
  if (!file)
    return 0;
  for (const SafetensorsFile::Entry &entry : file->entries()) {
    Result<Tensor> tensor = file->get(entry.name);
    if (tensor && (tensor->numBytes() > static_cast<int64_t>(size) ||
                   printLiteral(*tensor).empty()))
      std::abort();
  }
  return 0;
}
