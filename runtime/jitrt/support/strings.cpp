#include "jitrt/support/strings.h"

using namespace jitrt;

/// Appends `c`, a control character as '\xNN'.
static void appendVisible(std::string &out, char c) {
  static constexpr char hexDigits[] = "0123456789abcdef";
  auto byte = static_cast<unsigned char>(c);
  if (byte >= 0x20 && byte != 0x7f) {
    out += c;
    return;
  }
  out += "\\x";
  out += hexDigits[byte >> 4];
  out += hexDigits[byte & 15];
}

std::string jitrt::oneLine(std::string_view text) {
  std::string out;
  for (char c : text)
    appendVisible(out, c == '\n' ? ' ' : c);
  return out;
}

std::string jitrt::quoted(std::string_view text, size_t maxLength) {
  std::string out = "'";
  for (char c : text.substr(0, maxLength))
    appendVisible(out, c);
  if (text.size() > maxLength)
    out += "...";
  return out + "'";
}
