#include "jitrt/io/literal.h"

#include "jitrt/io/element_text.h"
#include "jitrt/support/strings.h"

#include <charconv>
#include <cstring>
#include <vector>

using namespace jitrt;

Result<TensorType> jitrt::parseTensorType(std::string_view text) {
  Status malformed = invalidArgument(
      strCat("malformed type ", quoted(text), ", expected e.g. 2x3xf32"));
  int64_t extents[maxRank];
  size_t rank = 0;
  std::string_view rest = text;
  while (!rest.empty() && rest[0] >= '0' && rest[0] <= '9') {
    if (rank == maxRank)
      return invalidArgument(
          strCat("type ", quoted(text), " has a rank of more than ", maxRank));
    const char *end = rest.data() + rest.size();
    auto [stop, error] = std::from_chars(rest.data(), end, extents[rank]);
    if (error != std::errc())
      return outOfRange(strCat("extent ", rank, " of type ", quoted(text),
                               " exceeds 2^63-1"));
    ++rank;
    if (stop == end || *stop != 'x')
      return malformed;
    rest.remove_prefix(static_cast<size_t>(stop + 1 - rest.data()));
  }
  std::optional<DType> dtype = parseDType(rest);
  if (!dtype) {
    std::string known;
    for (const DTypeInfo &entry : dtypeTable)
      known += strCat(known.empty() ? "" : " ", entry.name);
    return invalidArgument(strCat("unknown element type ", quoted(rest), " in ",
                                  quoted(text), ", expected one of ", known));
  }
  return TensorType{*dtype, Dims(DimsRef(extents, rank))};
}

namespace {

/// Splits the text of values into elements and checks brackets and commas.
class ValueSplitter {
public:
  ValueSplitter(std::string_view text, DimsRef sizes)
      : text(text), sizes(sizes) {}

  Status run() {
    for (size_t i = 0; i < text.size();) {
      char c = text[i];
      if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
        ++i;
      } else if (c == ',') {
        if (!afterValue)
          return invalidArgument(
              strCat("stray ',' before element ", elements.size()));
        afterValue = false;
        afterComma = true;
        ++i;
      } else if (c == '[') {
        JITRT_RETURN_IF_ERROR(open());
        ++i;
      } else if (c == ']') {
        JITRT_RETURN_IF_ERROR(close());
        ++i;
      } else {
        size_t end = std::min(text.find_first_of(" \t\n\r,[]", i), text.size());
        JITRT_RETURN_IF_ERROR(addElement(text.substr(i, end - i)));
        i = end;
      }
    }
    if (afterComma)
      return invalidArgument("values end with ','");
    if (!starts.empty())
      return invalidArgument("'[' without a ']'");
    return Status::ok();
  }

  std::vector<std::string_view> elements;
  bool hasBrackets = false;

private:
  Status open() {
    hasBrackets = true;
    afterValue = afterComma = false;
    if (starts.size() == sizes.size())
      return invalidArgument(
          strCat("brackets nest deeper than the rank of ", sizes.size()));
    starts.push_back(elements.size());
    return Status::ok();
  }

  Status close() {
    if (starts.empty())
      return invalidArgument("']' without a '['");
    if (afterComma)
      return invalidArgument(
          strCat("stray ',' after element ", elements.size() - 1));
    afterValue = true;
    size_t level = starts.size() - 1;
    auto got = static_cast<int64_t>(elements.size() - starts.back());
    starts.pop_back();
    if (elements.empty()) {
      hasEmptyBrackets = true;
      return Status::ok();
    }
    // With `depth` brackets around every element the innermost pair holds one
    // row, whose dimensions are those that come after the bracketed ones.
    size_t depth = elementDepth;
    size_t firstDim = sizes.size() - depth + level;
    int64_t expected = 1;
    for (int64_t extent : sizes.subspan(std::min(firstDim, sizes.size())))
      expected *= extent;
    if (got != expected)
      return invalidArgument(strCat("bracket ending after element ",
                                    elements.size() - 1, " holds ", got,
                                    " elements, expected ", expected));
    return Status::ok();
  }

  Status addElement(std::string_view element) {
    if (elements.empty()) {
      elementDepth = starts.size();
      if (hasEmptyBrackets)
        return invalidArgument("empty brackets before element 0");
      if (elementDepth != 0 && elementDepth + 1 < sizes.size())
        return invalidArgument(strCat("elements are nested in ", elementDepth,
                                      " brackets, expected ", sizes.size() - 1,
                                      " or ", sizes.size()));
    } else if (starts.size() != elementDepth) {
      return invalidArgument(strCat("element ", elements.size(),
                                    " is nested in ", starts.size(),
                                    " brackets, expected ", elementDepth));
    }
    elements.push_back(element);
    afterValue = true;
    afterComma = false;
    return Status::ok();
  }

  std::string_view text;
  DimsRef sizes;
  /// For each open bracket the number of elements before it.
  std::vector<size_t> starts;
  size_t elementDepth = 0;
  bool hasEmptyBrackets = false;
  bool afterValue = false;
  bool afterComma = false;
};

} // namespace

Result<Tensor> jitrt::parseValues(std::string_view text, DType dtype,
                                  DimsRef sizes) {
  auto elementSize = static_cast<int64_t>(dtypeSize(dtype));
  JITRT_ASSIGN_OR_RETURN(int64_t count, checkedNumElements(sizes, elementSize));
  ValueSplitter splitter(text, sizes);
  JITRT_RETURN_IF_ERROR(splitter.run());
  const std::vector<std::string_view> &elements = splitter.elements;
  bool isSplat = elements.size() == 1 && count > 1 && !splitter.hasBrackets;
  if (!isSplat && elements.size() != static_cast<size_t>(count))
    return invalidArgument(strCat(typeToString(dtype, sizes), " needs ", count,
                                  count == 1 ? " element" : " elements",
                                  ", got ", elements.size()));

  JITRT_ASSIGN_OR_RETURN(Tensor tensor, Tensor::empty(dtype, sizes));
  char *out = static_cast<char *>(tensor.mutableData());
  for (size_t i = 0; i < elements.size(); ++i, out += elementSize)
    if (Status status = parseElement(elements[i], dtype, out); !status.isOk())
      return Status(status.code(),
                    strCat("element ", i, ": ", status.message()));
  if (isSplat)
    dispatchDType(dtype, [&]<typename T>() {
      std::span<T> values = tensor.mutableElements<T>();
      std::fill(values.begin() + 1, values.end(), values[0]);
    });
  return tensor;
}

Result<Tensor> jitrt::parseLiteral(std::string_view text) {
  size_t equals = text.find('=');
  JITRT_ASSIGN_OR_RETURN(TensorType type,
                         parseTensorType(text.substr(0, equals)));
  if (equals == std::string_view::npos)
    return Tensor::zeros(type.dtype, type.sizes);
  return parseValues(text.substr(equals + 1), type.dtype, type.sizes);
}

namespace {

class LiteralPrinter {
public:
  LiteralPrinter(const Tensor &tensor, int64_t budget)
      : tensor(tensor), budget(budget) {}

  std::string run() {
    out = tensor.typeString() + "=";
    if (tensor.numel() != 0)
      print(0, static_cast<const char *>(tensor.data()));
    return std::move(out);
  }

private:
  void print(size_t dim, const char *element) {
    auto rank = static_cast<size_t>(tensor.rank());
    if (dim == rank) {
      --budget;
      appendElement(out, tensor.dtype(), element);
      return;
    }
    auto elementSize = static_cast<int64_t>(dtypeSize(tensor.dtype()));
    bool isInnermost = dim + 1 == rank;
    for (int64_t i = 0; i < tensor.size(dim); ++i) {
      if (budget <= 0) {
        out += "...";
        return;
      }
      if (isInnermost && i != 0)
        out += ' ';
      if (!isInnermost)
        out += '[';
      print(dim + 1, element + i * tensor.stride(dim) * elementSize);
      if (!isInnermost)
        out += ']';
    }
  }

  const Tensor &tensor;
  int64_t budget;
  std::string out;
};

} // namespace

std::string jitrt::printLiteral(const Tensor &tensor,
                                const PrintOptions &options) {
  // A scalar is never worth eliding.
  int64_t budget = tensor.rank() == 0 ? 1 : options.maxElements;
  return LiteralPrinter(tensor, budget).run();
}
