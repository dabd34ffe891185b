#include "jitrt/io/element_text.h"

#include "jitrt/support/strings.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <type_traits>

#include <locale.h>
#include <stdlib.h>

using namespace jitrt;

template <typename T> static T roundToHalf(double value) {
  if constexpr (std::is_same_v<T, Float16>)
    return math::toHalf(value);
  else
    return math::toBFloat(value);
}

static Status malformed(std::string_view text, DType dtype) {
  return invalidArgument(
      strCat(quoted(text), " is not a valid ", dtypeName(dtype)));
}

/// Splits off a sign and "0x"; returns false if nothing is left.
static bool splitPrefix(std::string_view &text, bool &isNegative, bool &isHex) {
  isNegative = isHex = false;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    isNegative = text[0] == '-';
    text.remove_prefix(1);
  }
  if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
    isHex = true;
    text.remove_prefix(2);
  }
  // from_chars accepts a sign of its own.
  return !text.empty() && text[0] != '-' && text[0] != '+';
}

/// Decides whether a literal that from_chars calls out of range is too small
/// (then it rounds to zero) or too large, which from_chars does not tell.
static bool underflows(std::string_view digits, bool isHex) {
  static locale_t cLocale = ::newlocale(LC_ALL_MASK, "C", nullptr);
  std::string copy = strCat(isHex ? "0x" : "", digits);
  return std::fabs(::strtod_l(copy.c_str(), nullptr, cLocale)) < 1;
}

/// Parses to float or double; the caller rounds on to narrower types.
template <typename T>
static Status parseFloat(std::string_view text, DType dtype, T &value) {
  std::string_view digits = text;
  bool isNegative, isHex;
  if (!splitPrefix(digits, isNegative, isHex))
    return malformed(text, dtype);
  const char *begin = digits.data(), *end = begin + digits.size();
  value = 0;
  auto [stop, error] = std::from_chars(begin, end, value,
                                       isHex ? std::chars_format::hex
                                             : std::chars_format::general);
  bool isNamed = !isHex && (*begin == 'i' || *begin == 'I' || *begin == 'n' ||
                            *begin == 'N');
  if (error == std::errc::invalid_argument || stop != end ||
      (isHex && !std::isfinite(value)))
    return malformed(text, dtype);
  if (error == std::errc::result_out_of_range)
    value =
        underflows(digits, isHex) ? T(0) : std::numeric_limits<T>::infinity();
  if (std::isinf(value) && !isNamed)
    return outOfRange(strCat(quoted(text), " is out of range for ",
                             dtypeName(dtype),
                             ", write inf if infinity is meant"));
  if (isNegative)
    value = -value;
  return Status::ok();
}

template <typename T>
static Status parseInteger(std::string_view text, DType dtype, T &value) {
  std::string_view digits = text;
  bool isNegative, isHex;
  if (!splitPrefix(digits, isNegative, isHex))
    return malformed(text, dtype);
  uint64_t magnitude;
  const char *begin = digits.data(), *end = begin + digits.size();
  auto [stop, error] = std::from_chars(begin, end, magnitude, isHex ? 16 : 10);
  if (error == std::errc::invalid_argument || stop != end)
    return malformed(text, dtype);
  constexpr auto lowest = std::numeric_limits<T>::min();
  constexpr auto highest = std::numeric_limits<T>::max();
  uint64_t limit = static_cast<uint64_t>(highest);
  if (isNegative)
    limit = std::is_signed_v<T> ? limit + 1 : 0;
  if (error != std::errc() || magnitude > limit)
    return outOfRange(strCat(quoted(text), " is out of range for ",
                             dtypeName(dtype), ", expected ", +lowest, " to ",
                             +highest));
  value = static_cast<T>(isNegative ? -magnitude : magnitude);
  return Status::ok();
}

Status jitrt::parseElement(std::string_view text, DType dtype, void *out) {
  return dispatchDType(dtype, [&]<typename T>() -> Status {
    T &element = *static_cast<T *>(out);
    if constexpr (std::is_same_v<T, Bool8>) {
      bool isTrue = text == "true" || text == "1";
      if (!isTrue && text != "false" && text != "0")
        return invalidArgument(strCat(
            quoted(text), " is not a valid i1, expected true, false, 1 or 0"));
      element.byte = isTrue;
      return Status::ok();
    } else if constexpr (std::is_integral_v<T>) {
      return parseInteger(text, dtype, element);
    } else if constexpr (std::is_floating_point_v<T>) {
      return parseFloat(text, dtype, element);
    } else {
      double value;
      JITRT_RETURN_IF_ERROR(parseFloat(text, dtype, value));
      element = roundToHalf<T>(value);
      if (std::isinf(math::toFloat(element)) && std::isfinite(value))
        return outOfRange(strCat(quoted(text), " is out of range for ",
                                 dtypeName(dtype),
                                 ", write inf if infinity is meant"));
      return Status::ok();
    }
  });
}

/// The shortest text that rounds to `value`, which is finite: the fewest
/// digits, or the exact value where that is no longer (65504, not 6.55e+04).
template <typename T> static std::string shortestHalf(T value) {
  float wide = math::toFloat(value);
  char buffer[32];
  char *const limit = buffer + sizeof(buffer);
  std::string exact(buffer, std::to_chars(buffer, limit, wide).ptr);
  // Five digits tell all binary16 values apart, four all bfloat16 values.
  for (int digits = 1; digits <= 5; ++digits) {
    char *end =
        std::to_chars(buffer, limit, wide, std::chars_format::general, digits)
            .ptr;
    double readBack = 0;
    std::from_chars(buffer, end, readBack);
    if (roundToHalf<T>(readBack).bits == value.bits &&
        static_cast<size_t>(end - buffer) < exact.size())
      return std::string(buffer, end);
  }
  return exact;
}

void jitrt::appendElement(std::string &out, DType dtype, const void *element) {
  dispatchDType(dtype, [&]<typename T>() {
    T value = *static_cast<const T *>(element);
    char buffer[32];
    char *const limit = buffer + sizeof(buffer);
    char *end = buffer;
    if constexpr (std::is_same_v<T, Bool8>) {
      *end++ = value ? '1' : '0';
    } else if constexpr (std::is_integral_v<T>) {
      end = std::to_chars(buffer, limit, value).ptr;
    } else if constexpr (std::is_floating_point_v<T>) {
      // The sign of a NaN carries no meaning.
      end = std::to_chars(buffer, limit,
                          std::isnan(value) ? std::fabs(value) : value)
                .ptr;
    } else {
      double wide = math::toFloat(value);
      if (!std::isfinite(wide))
        return appendElement(out, DType::F64, &wide);
      out += shortestHalf(value);
      return;
    }
    out.append(buffer, end);
  });
}
