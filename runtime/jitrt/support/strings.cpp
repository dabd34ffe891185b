#include "jitrt/support/strings.h"

using namespace jitrt;

std::string jitrt::quoted(std::string_view text, size_t maxLength) {
  static constexpr char hexDigits[] = "0123456789abcdef";
  std::string out = "'";
  for (char c : text.substr(0, maxLength)) {
    auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) {
      out += "\\x";
      out += hexDigits[byte >> 4];
      out += hexDigits[byte & 15];
    } else {
      out += c;
    }
  }
  if (text.size() > maxLength)
    out += "...";
  return out + "'";
}
