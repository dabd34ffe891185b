#include "jitrt/io/value_spec.h"

#include "jitrt/io/element_text.h"
#include "jitrt/support/strings.h"

#include <filesystem>

using namespace jitrt;

static constexpr std::string_view safetensorsSuffix = ".safetensors";

std::string ExpectedType::toString() const {
  if (!dtype)
    return "any type";
  if (isHostScalar)
    return strCat("scalar ", dtypeName(*dtype));
  if (!sizes)
    return strCat("*x", dtypeName(*dtype));
  return typeToString(*dtype, *sizes);
}

Status ExpectedType::check(DType otherDType, DimsRef otherSizes) const {
  bool fits = !dtype || *dtype == otherDType;
  if (sizes) {
    fits &= sizes->size() == otherSizes.size();
    for (size_t i = 0; fits && i < otherSizes.size(); ++i)
      fits &= (*sizes)[i] < 0 || (*sizes)[i] == otherSizes[i];
  }
  if (fits)
    return Status::ok();
  return invalidArgument(strCat("type is ",
                                typeToString(otherDType, otherSizes),
                                ", expected ", toString()));
}

namespace {
/// "@w.safetensors:name" without the '@', split.
struct FileName {
  std::string_view path;
  std::optional<std::string_view> tensorName;
  bool isSafetensors;
};
} // namespace

static FileName splitFileName(std::string_view text) {
  // A directory may be called x.safetensors, but not with a colon after it.
  size_t colon = text.find(strCat(safetensorsSuffix, ":"));
  if (colon == std::string_view::npos)
    return {text, std::nullopt, text.ends_with(safetensorsSuffix)};
  colon += safetensorsSuffix.size();
  return {text.substr(0, colon), text.substr(colon + 1), true};
}

Result<NpyReader *> InputReader::npyReader(std::string_view path, bool rewind) {
  auto found = npyReaders.find(path);
  if (found == npyReaders.end() || rewind) {
    JITRT_ASSIGN_OR_RETURN(NpyReader reader, NpyReader::open(path));
    found =
        npyReaders.insert_or_assign(std::string(path), std::move(reader)).first;
  }
  return &found->second;
}

/// Reads '@' or '+' and a file that tells the type itself.
Result<Tensor> InputReader::readFile(std::string_view text) {
  FileName file = splitFileName(text.substr(1));
  if (!file.isSafetensors) {
    JITRT_ASSIGN_OR_RETURN(NpyReader * reader,
                           npyReader(file.path, text[0] == '@'));
    Result<Tensor> tensor = reader->next();
    if (!tensor && !file.path.ends_with(".npy"))
      return Status(tensor.status().code(),
                    strCat(tensor.status().message(),
                           "; a raw file needs a type, as in 2x3xf32=", text));
    return tensor;
  }
  if (text[0] == '+')
    return invalidArgument(strCat(quoted(text, 256),
                                  ": tensors of a .safetensors file have "
                                  "names, expected @FILE:NAME"));
  auto found = safetensorsFiles.find(file.path);
  if (found == safetensorsFiles.end()) {
    JITRT_ASSIGN_OR_RETURN(SafetensorsFile opened,
                           SafetensorsFile::open(file.path));
    found = safetensorsFiles.emplace(file.path, std::move(opened)).first;
  }
  return found->second.get(file.tensorName.value_or(""));
}

/// Reads '@' or '+' and a file of bare elements.
Result<Tensor> InputReader::readRawFile(std::string_view text,
                                        const TensorType &type) {
  std::string_view path = text.substr(1);
  for (std::string_view suffix : {std::string_view(".npy"), safetensorsSuffix})
    if (splitFileName(path).path.ends_with(suffix))
      return invalidArgument(
          strCat(quoted(path, 256), " tells its type itself, expected ",
                 text.substr(0, 1), path, " without a type"));
  auto found = rawReaders.find(path);
  if (found == rawReaders.end() || text[0] == '@') {
    JITRT_ASSIGN_OR_RETURN(RawReader reader, RawReader::open(path));
    found =
        rawReaders.insert_or_assign(std::string(path), std::move(reader)).first;
  }
  return found->second.next(type.dtype, type.sizes);
}

/// "f32=+1" is a number, "f32=+x.bin" a file.
static bool looksLikeNumber(std::string_view text) {
  return text.size() > 1 && text[0] == '+' &&
         std::string_view("0123456789.").find(text[1]) !=
             std::string_view::npos;
}

static bool isFileText(std::string_view text) {
  return text.starts_with('@') || text.starts_with('+');
}

Result<Tensor> InputReader::readUnlocated(std::string_view text,
                                          const ExpectedType &expected) {
  if (text.starts_with('*'))
    return invalidArgument(
        strCat(quoted(text, 256),
               " stands for any number of values, expected one value"));
  if (isFileText(text)) {
    JITRT_ASSIGN_OR_RETURN(Tensor tensor, readFile(text));
    if (Status status = expected.check(tensor.dtype(), tensor.sizes());
        !status.isOk())
      return Status(status.code(), strCat(quoted(text.substr(1), 256), ": ",
                                          status.message()));
    return tensor;
  }

  size_t equals = text.find('=');
  bool hasType = equals != std::string_view::npos;
  bool isScalar = expected.dtype && expected.sizes && expected.sizes->empty();
  if (isScalar && !hasType && !parseDType(text)) {
    JITRT_ASSIGN_OR_RETURN(Tensor tensor, Tensor::empty(*expected.dtype, {}));
    JITRT_RETURN_IF_ERROR(
        parseElement(text, *expected.dtype, tensor.mutableData()));
    return tensor;
  }
  std::string_view typeText = text.substr(0, equals);
  bool isIndex = expected.isHostScalar && expected.dtype == DType::I64 &&
                 typeText == "index";
  JITRT_ASSIGN_OR_RETURN(TensorType type,
                         parseTensorType(isIndex ? "i64" : typeText));
  JITRT_RETURN_IF_ERROR(expected.check(type.dtype, type.sizes));
  if (!hasType)
    return Tensor::zeros(type.dtype, type.sizes);
  std::string_view values = text.substr(equals + 1);
  if (isFileText(values) && !looksLikeNumber(values))
    return readRawFile(values, type);
  return parseValues(values, type.dtype, type.sizes);
}

Result<Tensor> InputReader::read(std::string_view text,
                                 const ExpectedType &expected,
                                 std::string_view where) {
  Result<Tensor> tensor = readUnlocated(text, expected);
  if (!tensor)
    return std::move(tensor).status().withLocation(where);
  return tensor;
}

Result<std::vector<Tensor>>
InputReader::readAll(std::span<const std::string> texts,
                     std::span<const ExpectedType> expected,
                     std::string_view flag) {
  std::vector<Tensor> tensors;
  auto next = [&] {
    return tensors.size() < expected.size() ? expected[tensors.size()]
                                            : ExpectedType::any();
  };
  for (size_t i = 0; i < texts.size(); ++i) {
    std::string where = strCat(flag, "[", i, "]");
    std::string_view text = texts[i];
    if (!text.starts_with('*')) {
      JITRT_ASSIGN_OR_RETURN(Tensor tensor, read(text, next(), where));
      tensors.push_back(std::move(tensor));
      continue;
    }
    Result<NpyReader *> reader = npyReader(text.substr(1), /*rewind=*/true);
    if (!reader)
      return std::move(reader).status().withLocation(where);
    std::string nextText = strCat("+", text.substr(1));
    do {
      JITRT_ASSIGN_OR_RETURN(Tensor tensor, read(nextText, next(), where));
      tensors.push_back(std::move(tensor));
    } while (!(*reader)->atEnd());
  }
  if (tensors.size() != expected.size())
    return invalidArgument(strCat("got ", tensors.size(), " values for ", flag,
                                  ", expected ", expected.size()));
  JITRT_RETURN_IF_ERROR(finish());
  return tensors;
}

Status InputReader::finish() const {
  for (const auto &[path, reader] : rawReaders)
    if (reader.bytesLeft() != 0)
      return invalidArgument(strCat("cannot read ", quoted(path, 256), ": ",
                                    reader.bytesLeft(),
                                    " bytes are left over"));
  return Status::ok();
}

Result<Tensor> jitrt::parseInputSpec(std::string_view text,
                                     const ExpectedType &expected,
                                     std::string_view where) {
  InputReader reader;
  JITRT_ASSIGN_OR_RETURN(Tensor tensor, reader.read(text, expected, where));
  if (Status status = reader.finish(); !status.isOk())
    return std::move(status).withLocation(where);
  return tensor;
}

Result<OutputSpec> jitrt::parseOutputSpec(std::string_view text,
                                          std::string_view where) {
  OutputSpec spec;
  if (text.empty()) {
    spec.kind = OutputSpec::Kind::Discard;
    return spec;
  }
  if (text == "-")
    return spec;
  auto fail = [&](std::string_view expected) {
    return invalidArgument(strCat("malformed output ", quoted(text, 256),
                                  ", expected ", expected))
        .withLocation(where);
  };
  if (!isFileText(text) || text.size() == 1)
    return fail("-, @FILE or +FILE");
  spec.append = text[0] == '+';
  FileName file = splitFileName(text.substr(1));
  spec.path = file.path;
  if (!file.isSafetensors) {
    spec.kind = file.path.ends_with(".npy") ? OutputSpec::Kind::Npy
                                            : OutputSpec::Kind::Raw;
    return spec;
  }
  if (spec.append || !file.tensorName || file.tensorName->empty())
    return fail("@FILE.safetensors:NAME");
  spec.kind = OutputSpec::Kind::Safetensors;
  spec.name = *file.tensorName;
  return spec;
}

namespace {
/// The tensors that go to one file.
struct OutputFile {
  std::string path;
  OutputSpec::Kind kind;
  bool append;
  std::vector<Tensor> tensors;
  std::vector<std::string> names;
};
} // namespace

/// Equal for two spellings of one path.
static std::string sameFileKey(const std::string &path) {
  std::error_code error;
  auto canonical = std::filesystem::weakly_canonical(
      std::filesystem::absolute(path, error), error);
  return error ? path : canonical.string();
}

static Status writeOutputFile(const OutputFile &file) {
  const std::string &path = file.path;
  switch (file.kind) {
  case OutputSpec::Kind::Npy:
    return file.append ? appendNpy(path, file.tensors)
                       : writeNpy(path, file.tensors);
  case OutputSpec::Kind::Raw:
    return file.append ? appendRaw(path, file.tensors)
                       : writeRaw(path, file.tensors);
  case OutputSpec::Kind::Safetensors: {
    std::vector<NamedTensor> named;
    for (size_t i = 0; i < file.tensors.size(); ++i)
      named.push_back({file.names[i], file.tensors[i]});
    return writeSafetensors(path, named);
  }
  case OutputSpec::Kind::Discard:
  case OutputSpec::Kind::Print:
    break;
  }
  return internalError("output has no file");
}

Status jitrt::writeOutputs(std::span<const OutputSpec> specs,
                           std::span<const Tensor> tensors) {
  if (specs.size() != tensors.size())
    return invalidArgument(
        strCat("got ", specs.size(), " outputs, expected ", tensors.size()));
  std::map<std::string, OutputFile> files;
  for (size_t i = 0; i < specs.size(); ++i) {
    const OutputSpec &spec = specs[i];
    if (spec.kind == OutputSpec::Kind::Print ||
        spec.kind == OutputSpec::Kind::Discard)
      continue;
    auto [file, isNew] = files.try_emplace(
        sameFileKey(spec.path),
        OutputFile{spec.path, spec.kind, spec.append, {}, {}});
    if (!isNew && !spec.append && spec.kind != OutputSpec::Kind::Safetensors)
      return invalidArgument(strCat("output[", i, "] would overwrite ",
                                    quoted(spec.path, 256),
                                    " written before, expected +", spec.path));
    file->second.tensors.push_back(tensors[i]);
    file->second.names.push_back(spec.name);
  }
  for (const auto &[key, file] : files)
    JITRT_RETURN_IF_ERROR(writeOutputFile(file));
  return Status::ok();
}
