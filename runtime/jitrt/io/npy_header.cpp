#include "jitrt/io/npy_header.h"

#include "jitrt/support/strings.h"

#include <charconv>
#include <optional>
#include <vector>

using namespace jitrt;

static constexpr std::string_view magic = "\x93NUMPY";

static std::string supportedDescrs() {
  std::string list;
  for (const DTypeInfo &entry : dtypeTable)
    if (!entry.npyDescr.empty())
      list += strCat(list.empty() ? "" : " ", entry.npyDescr);
  return list;
}

static Result<DType> parseDescr(std::string_view descr) {
  std::string_view code = descr;
  char order = '|';
  if (!code.empty() &&
      std::string_view("<>=|").find(code[0]) != std::string_view::npos) {
    order = code[0];
    code.remove_prefix(1);
  }
  for (const DTypeInfo &entry : dtypeTable) {
    if (entry.npyDescr.empty() || code != entry.npyDescr.substr(1))
      continue;
    // Single bytes have no order, whatever the file says.
    if (entry.size == 1 || order == '<')
      return entry.dtype;
    if (order == '>')
      return unimplemented(strCat("descr ", quoted(descr),
                                  " is big endian, expected ",
                                  quoted(entry.npyDescr)));
  }
  if (code.starts_with('O'))
    return unimplemented(strCat("descr ", quoted(descr),
                                " holds Python objects, expected one of ",
                                supportedDescrs()));
  return unimplemented(strCat("unsupported descr ", quoted(descr),
                              ", expected one of ", supportedDescrs()));
}

namespace {

/// Parses the header's Python literal: a dict of 'descr', 'fortran_order' and
/// 'shape' in any order.
class DictParser {
public:
  explicit DictParser(std::string_view text) : text(text) {}

  Result<NpyHeader> run() {
    JITRT_RETURN_IF_ERROR(expect('{'));
    while (!consume('}')) {
      JITRT_ASSIGN_OR_RETURN(std::string_view key, parseString());
      JITRT_RETURN_IF_ERROR(expect(':'));
      JITRT_RETURN_IF_ERROR(parseEntry(key));
      if (consume(','))
        continue;
      JITRT_RETURN_IF_ERROR(expect('}'));
      break;
    }
    skipSpace();
    if (position != text.size())
      return fail("text after the closing '}'");
    if (!descr || !fortranOrder || !shape)
      return dataLoss(strCat("header lacks ", !descr ? "'descr'"
                                              : !fortranOrder
                                                  ? "'fortran_order'"
                                                  : "'shape'"));
    JITRT_ASSIGN_OR_RETURN(DType dtype, parseDescr(*descr));
    return NpyHeader{dtype, Dims(*shape), *fortranOrder, 0};
  }

private:
  Status fail(std::string_view what) const {
    return dataLoss(
        strCat("malformed header at character ", position, ": ", what));
  }

  void skipSpace() {
    position =
        std::min(text.find_first_not_of(" \t\n\r", position), text.size());
  }
  bool consume(char c) {
    skipSpace();
    if (position == text.size() || text[position] != c)
      return false;
    ++position;
    return true;
  }
  Status expect(char c) {
    return consume(c) ? Status::ok() : fail(strCat("expected '", c, "'"));
  }

  Result<std::string_view> parseString() {
    skipSpace();
    char quote = position < text.size() ? text[position] : '\0';
    if (quote != '\'' && quote != '"')
      return fail("expected a string");
    size_t start = ++position;
    size_t end = text.find(quote, start);
    if (end == std::string_view::npos)
      return fail("unterminated string");
    position = end + 1;
    return text.substr(start, end - start);
  }

  Status parseEntry(std::string_view key) {
    bool isRepeated = false;
    if (key == "descr") {
      isRepeated = descr.has_value();
      skipSpace();
      if (position < text.size() && text[position] == '[')
        return unimplemented(strCat("structured arrays are not supported, "
                                    "expected a descr of ",
                                    supportedDescrs()));
      JITRT_ASSIGN_OR_RETURN(descr, parseString());
    } else if (key == "fortran_order") {
      isRepeated = fortranOrder.has_value();
      skipSpace();
      std::string_view rest = text.substr(position);
      fortranOrder = rest.starts_with("True");
      if (!*fortranOrder && !rest.starts_with("False"))
        return fail("expected True or False");
      position += *fortranOrder ? 4 : 5;
    } else if (key == "shape") {
      isRepeated = shape.has_value();
      JITRT_RETURN_IF_ERROR(parseShape());
    } else {
      return fail(strCat("unknown key ", quoted(key)));
    }
    return isRepeated ? fail(strCat("repeated key ", quoted(key)))
                      : Status::ok();
  }

  Status parseShape() {
    shape.emplace();
    JITRT_RETURN_IF_ERROR(expect('('));
    while (!consume(')')) {
      skipSpace();
      int64_t extent;
      const char *begin = text.data() + position;
      const char *end = text.data() + text.size();
      auto [stop, error] = std::from_chars(begin, end, extent);
      if (error == std::errc::result_out_of_range)
        return outOfRange(strCat("dimension ", shape->size(),
                                 " of the shape exceeds 2^63-1"));
      if (error != std::errc())
        return fail("expected an extent");
      if (extent < 0)
        return dataLoss(strCat("dimension ", shape->size(), " of the shape is ",
                               extent, ", expected a non-negative extent"));
      if (shape->size() == maxRank)
        return unimplemented(
            strCat("rank is more than ", maxRank, ", the most supported"));
      shape->push_back(extent);
      position += static_cast<size_t>(stop - begin);
      // Files written under Python 2 have long literals.
      if (position < text.size() && text[position] == 'L')
        ++position;
      if (consume(','))
        continue;
      // (3) is a number in Python, only (3,) is a tuple.
      if (shape->size() == 1)
        return fail("expected ',' after the only extent");
      return expect(')');
    }
    return Status::ok();
  }

  std::string_view text;
  size_t position = 0;
  std::optional<std::string_view> descr;
  std::optional<bool> fortranOrder;
  std::optional<std::vector<int64_t>> shape;
};

} // namespace

Result<NpyHeader> jitrt::parseNpyHeader(std::span<const std::byte> bytes) {
  std::string_view text(reinterpret_cast<const char *>(bytes.data()),
                        bytes.size());
  if (text.empty())
    return dataLoss("file is empty, expected a .npy array");
  if (!text.starts_with(magic))
    return dataLoss(text.size() < magic.size() && magic.starts_with(text)
                        ? "truncated inside of the magic string"
                        : "not a .npy array: wrong magic string");
  if (text.size() < 8)
    return dataLoss("truncated inside of the version");
  int major = std::to_integer<int>(bytes[6]);
  int minor = std::to_integer<int>(bytes[7]);
  if (major < 1 || major > 3 || minor != 0)
    return unimplemented(strCat("format version is ", major, ".", minor,
                                ", expected 1.0, 2.0 or 3.0"));
  size_t lengthBytes = major == 1 ? 2 : 4;
  if (text.size() < 8 + lengthBytes)
    return dataLoss("truncated inside of the header length");
  size_t headerLength = 0;
  for (size_t i = 0; i < lengthBytes; ++i)
    headerLength |= std::to_integer<size_t>(bytes[8 + i]) << (8 * i);
  size_t start = 8 + lengthBytes;
  if (headerLength > text.size() - start)
    return dataLoss(strCat("header length is ", headerLength, " bytes, only ",
                           text.size() - start, " are left"));
  JITRT_ASSIGN_OR_RETURN(NpyHeader header,
                         DictParser(text.substr(start, headerLength)).run());
  header.dataOffset = start + headerLength;
  return header;
}

Result<std::string> jitrt::formatNpyHeader(DType dtype, DimsRef sizes) {
  std::string_view descr = info(dtype).npyDescr;
  if (descr.empty())
    return unimplemented(
        strCat("the .npy format has no descr for ", dtypeName(dtype),
               ", use .safetensors, a raw file or a conversion to f32"));
  std::string dict =
      strCat("{'descr': '", descr, "', 'fortran_order': False, 'shape': (");
  for (size_t i = 0; i < sizes.size(); ++i)
    dict += strCat(i == 0 ? "" : ", ", sizes[i]);
  dict += sizes.size() == 1 ? ",), }" : "), }";

  // Both versions: the data starts at a multiple of 64 bytes and the header
  // ends with a newline.
  bool isShort = dict.size() + 64 < 0xffff;
  size_t preamble = isShort ? 10 : 12;
  size_t padding = 63 - (preamble + dict.size()) % 64;
  dict.append(padding, ' ');
  dict += '\n';
  std::string header(magic);
  header += isShort ? '\1' : '\2';
  header += '\0';
  for (size_t i = 0; i < preamble - 8; ++i)
    header += static_cast<char>(dict.size() >> (8 * i) & 0xff);
  return header + dict;
}
