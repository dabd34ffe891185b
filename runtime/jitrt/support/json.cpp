#include "jitrt/support/json.h"

#include "jitrt/support/strings.h"

#include <charconv>
#include <unordered_set>

using namespace jitrt;

const JsonValue *JsonValue::find(std::string_view key) const {
  for (size_t i = 0; i < keys.size(); ++i)
    if (keys[i] == key)
      return &elements[i];
  return nullptr;
}

bool jitrt::isValidUtf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    auto lead = static_cast<unsigned char>(text[i++]);
    if (lead < 0x80)
      continue;
    int extra = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4)
      return false;
    uint32_t codePoint = lead & (0x3f >> extra);
    for (int k = 0; k < extra; ++k, ++i) {
      if (i >= text.size() || (text[i] & 0xc0) != 0x80)
        return false;
      codePoint = codePoint << 6 | (text[i] & 0x3f);
    }
    static constexpr uint32_t smallest[] = {0, 0x80, 0x800, 0x10000};
    if (codePoint < smallest[extra] || codePoint > 0x10ffff ||
        (codePoint >= 0xd800 && codePoint <= 0xdfff))
      return false;
  }
  return true;
}

static void appendUtf8(std::string &out, uint32_t codePoint) {
  auto push = [&](uint32_t byte) { out += static_cast<char>(byte); };
  if (codePoint < 0x80) {
    push(codePoint);
  } else if (codePoint < 0x800) {
    push(0xc0 | codePoint >> 6);
    push(0x80 | (codePoint & 0x3f));
  } else if (codePoint < 0x10000) {
    push(0xe0 | codePoint >> 12);
    push(0x80 | (codePoint >> 6 & 0x3f));
    push(0x80 | (codePoint & 0x3f));
  } else {
    push(0xf0 | codePoint >> 18);
    push(0x80 | (codePoint >> 12 & 0x3f));
    push(0x80 | (codePoint >> 6 & 0x3f));
    push(0x80 | (codePoint & 0x3f));
  }
}

std::string jitrt::quoteJson(std::string_view text) {
  static constexpr char hexDigits[] = "0123456789abcdef";
  std::string out = "\"";
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += hexDigits[byte >> 4];
      out += hexDigits[byte & 15];
    } else {
      out += c;
    }
  }
  return out + '"';
}

namespace {

class Parser {
public:
  explicit Parser(std::string_view text) : text(text) {}

  Result<JsonValue> parseDocument() {
    JsonValue value;
    JITRT_RETURN_IF_ERROR(parseValue(value, 0));
    skipSpace();
    if (position != text.size())
      return fail("unexpected text after the value");
    return value;
  }

private:
  static constexpr int maxDepth = 64;

  Status fail(std::string_view what) const {
    return invalidArgument(
        strCat("malformed JSON at byte ", position, ": ", what));
  }

  void skipSpace() {
    while (position < text.size() &&
           (text[position] == ' ' || text[position] == '\t' ||
            text[position] == '\n' || text[position] == '\r'))
      ++position;
  }

  bool consume(std::string_view token) {
    if (text.substr(position, token.size()) != token)
      return false;
    position += token.size();
    return true;
  }

  Status parseValue(JsonValue &out, int depth) {
    skipSpace();
    if (depth > maxDepth)
      return fail("nested too deeply");
    if (position == text.size())
      return fail("expected a value, got the end");
    char c = text[position];
    if (c == '{')
      return parseObject(out, depth);
    if (c == '[')
      return parseArray(out, depth);
    if (c == '"') {
      out.kind = JsonValue::Kind::String;
      return parseString(out.string);
    }
    if (c == '-' || (c >= '0' && c <= '9'))
      return parseNumber(out);
    if (consume("null"))
      return Status::ok();
    bool isTrue = consume("true");
    if (!isTrue && !consume("false"))
      return fail("expected a value");
    out.kind = JsonValue::Kind::Boolean;
    out.boolean = isTrue;
    return Status::ok();
  }

  Status parseObject(JsonValue &out, int depth) {
    out.kind = JsonValue::Kind::Object;
    ++position;
    skipSpace();
    if (consume("}"))
      return Status::ok();
    std::unordered_set<std::string> seen;
    while (true) {
      skipSpace();
      std::string key;
      if (position == text.size() || text[position] != '"')
        return fail("expected a key");
      JITRT_RETURN_IF_ERROR(parseString(key));
      if (!seen.insert(key).second)
        return fail(strCat("duplicate key ", quoted(key)));
      skipSpace();
      if (!consume(":"))
        return fail("expected ':'");
      out.keys.push_back(std::move(key));
      out.elements.emplace_back();
      JITRT_RETURN_IF_ERROR(parseValue(out.elements.back(), depth + 1));
      skipSpace();
      if (consume("}"))
        return Status::ok();
      if (!consume(","))
        return fail("expected ',' or '}'");
    }
  }

  Status parseArray(JsonValue &out, int depth) {
    out.kind = JsonValue::Kind::Array;
    ++position;
    skipSpace();
    if (consume("]"))
      return Status::ok();
    while (true) {
      out.elements.emplace_back();
      JITRT_RETURN_IF_ERROR(parseValue(out.elements.back(), depth + 1));
      skipSpace();
      if (consume("]"))
        return Status::ok();
      if (!consume(","))
        return fail("expected ',' or ']'");
    }
  }

  Status parseHex4(uint32_t &out) {
    if (text.size() - position < 4)
      return fail("expected four hexadecimal digits");
    const char *begin = text.data() + position;
    auto [end, error] = std::from_chars(begin, begin + 4, out, 16);
    if (error != std::errc() || end != begin + 4)
      return fail("expected four hexadecimal digits");
    position += 4;
    return Status::ok();
  }

  Status parseEscape(std::string &out) {
    if (position == text.size())
      return fail("unterminated string");
    static constexpr std::string_view names = "\"\\/bfnrt";
    static constexpr std::string_view values = "\"\\/\b\f\n\r\t";
    char c = text[position++];
    if (size_t index = names.find(c); index != std::string_view::npos) {
      out += values[index];
      return Status::ok();
    }
    if (c != 'u')
      return fail("unknown escape");
    uint32_t codePoint;
    JITRT_RETURN_IF_ERROR(parseHex4(codePoint));
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
      uint32_t low = 0;
      if (codePoint >= 0xdc00 || !consume("\\u"))
        return fail("unpaired surrogate");
      JITRT_RETURN_IF_ERROR(parseHex4(low));
      if (low < 0xdc00 || low > 0xdfff)
        return fail("unpaired surrogate");
      codePoint = 0x10000 + ((codePoint - 0xd800) << 10) + (low - 0xdc00);
    }
    appendUtf8(out, codePoint);
    return Status::ok();
  }

  Status parseString(std::string &out) {
    ++position;
    while (true) {
      size_t start = position;
      while (position < text.size() && text[position] != '"' &&
             text[position] != '\\' &&
             static_cast<unsigned char>(text[position]) >= 0x20)
        ++position;
      std::string_view run = text.substr(start, position - start);
      if (!isValidUtf8(run))
        return fail("string is not valid UTF-8");
      out += run;
      if (position == text.size())
        return fail("unterminated string");
      char c = text[position++];
      if (c == '"')
        return Status::ok();
      if (c != '\\')
        return fail("control character in a string");
      JITRT_RETURN_IF_ERROR(parseEscape(out));
    }
  }

  size_t skipDigits() {
    size_t start = position;
    while (position < text.size() && text[position] >= '0' &&
           text[position] <= '9')
      ++position;
    return position - start;
  }

  Status parseNumber(JsonValue &out) {
    size_t start = position;
    consume("-");
    if (consume("0")) {
      if (skipDigits() != 0)
        return fail("number has a leading zero");
    } else if (skipDigits() == 0) {
      return fail("expected a digit");
    }
    bool isInteger = true;
    if (consume(".")) {
      isInteger = false;
      if (skipDigits() == 0)
        return fail("expected a digit after '.'");
    }
    if (consume("e") || consume("E")) {
      isInteger = false;
      if (!consume("+"))
        consume("-");
      if (skipDigits() == 0)
        return fail("expected a digit in the exponent");
    }
    const char *begin = text.data() + start, *end = text.data() + position;
    if (isInteger &&
        std::from_chars(begin, end, out.integer).ec == std::errc()) {
      out.kind = JsonValue::Kind::Integer;
      return Status::ok();
    }
    if (std::from_chars(begin, end, out.number).ec != std::errc())
      return fail("number is out of range");
    out.kind = JsonValue::Kind::Number;
    return Status::ok();
  }

  std::string_view text;
  size_t position = 0;
};

} // namespace

Result<JsonValue> jitrt::parseJson(std::string_view text) {
  return Parser(text).parseDocument();
}
