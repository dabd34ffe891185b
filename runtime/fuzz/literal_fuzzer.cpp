// Any text is a value or an error; a value prints and parses to the same bytes.

#include "jitrt/io/literal.h"

#include <cstdlib>
#include <cstring>

using namespace jitrt;

static bool holdsNaN(const Tensor &tensor) {
  return printLiteral(tensor, {.maxElements = INT64_MAX}).find("nan") !=
         std::string::npos;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string_view text(reinterpret_cast<const char *>(data), size);
  // A splat of many elements is valid but would only test the allocator.
  Result<TensorType> type = parseTensorType(text.substr(0, text.find('=')));
  if (!type)
    return 0;
  Result<int64_t> count = checkedNumElements(type->sizes);
  if (count && *count > 4096)
    return 0;
  Result<Tensor> tensor = parseLiteral(text);
  if (!tensor || holdsNaN(*tensor))
    return 0;
  Result<Tensor> again =
      parseLiteral(printLiteral(*tensor, {.maxElements = INT64_MAX}));
  if (!again || again->typeString() != tensor->typeString() ||
      std::memcmp(again->data(), tensor->data(),
                  static_cast<size_t>(tensor->numBytes())) != 0)
    std::abort();
  return 0;
}
