//===- json.h - A strict reader of JSON -------------------------*- C++ -*-===//

#ifndef JITRT_SUPPORT_JSON_H
#define JITRT_SUPPORT_JSON_H

#include "jitrt/support/status.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace jitrt {

/// A JSON value. Only the member that `kind` names is meaningful.
struct JsonValue {
  enum class Kind : uint8_t {
    Null,
    Boolean,
    Integer, ///< Written without fraction or exponent and within int64.
    Number,  ///< Every other number.
    String,
    Array,
    Object
  };

  Kind kind = Kind::Null;
  bool boolean = false;
  int64_t integer = 0;
  double number = 0;
  std::string string;              ///< Valid UTF-8.
  std::vector<JsonValue> elements; ///< Of an array, or an object's values.
  std::vector<std::string> keys;   ///< Of an object's elements, in order.

  bool is(Kind other) const { return kind == other; }
  /// The value of that key or null. Linear in the number of keys.
  const JsonValue *find(std::string_view key) const;
};

/// Parses a whole RFC 8259 text. Stricter than the RFC: keys of an object must
/// be distinct, strings must be valid UTF-8, and nesting is limited to 64
/// levels. The error gives the byte offset.
Result<JsonValue> parseJson(std::string_view text);

/// `text`, which must be valid UTF-8, as a JSON string with its quotes.
std::string quoteJson(std::string_view text);

/// True if `text` is well-formed UTF-8 (no surrogates, no overlong forms).
bool isValidUtf8(std::string_view text);

} // namespace jitrt

#endif // JITRT_SUPPORT_JSON_H
