//===- strings.h - Building one-line messages -------------------*- C++ -*-===//

#ifndef JITRT_SUPPORT_STRINGS_H
#define JITRT_SUPPORT_STRINGS_H

#include <concepts>
#include <string>
#include <string_view>

namespace jitrt {

namespace detail {
inline void appendPiece(std::string &out, std::string_view piece) {
  out += piece;
}
inline void appendPiece(std::string &out, char piece) { out += piece; }
template <typename T>
  requires(std::integral<T> && !std::same_as<T, char> && !std::same_as<T, bool>)
void appendPiece(std::string &out, T piece) {
  out += std::to_string(piece);
}
} // namespace detail

/// Concatenates strings, characters and decimal integers.
template <typename... Pieces> std::string strCat(const Pieces &...pieces) {
  std::string out;
  (detail::appendPiece(out, pieces), ...);
  return out;
}

/// `text` in single quotes for a message: control characters become '\xNN' and
/// whatever exceeds `maxLength` bytes becomes "...", so that foreign input
/// cannot break the one-line form.
std::string quoted(std::string_view text, size_t maxLength = 64);

/// `text` as part of a one-line message: line breaks become spaces, other
/// control characters '\xNN'.
std::string oneLine(std::string_view text);

} // namespace jitrt

#endif // JITRT_SUPPORT_STRINGS_H
