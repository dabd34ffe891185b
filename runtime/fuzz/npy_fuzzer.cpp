// Any bytes are arrays or an error; every byte of an array can be read.

#include "jitrt/io/literal.h"
#include "jitrt/io/npy.h"

#include <cstdlib>

using namespace jitrt;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  NpyReader reader({"fuzz", std::as_bytes(std::span(data, size)), nullptr});
  while (!reader.atEnd()) {
    Result<Tensor> tensor = reader.next();
    if (!tensor)
      return 0;
    if (!tensor->isContiguous() ||
        tensor->numBytes() > static_cast<int64_t>(size) ||
        printLiteral(*tensor).empty())
      std::abort();
  }
  return 0;
}
