#include "jitrt/io/safetensors.h"

#include "jitrt/support/atomic_file.h"
#include "jitrt/support/json.h"
#include "jitrt/support/strings.h"

#include <algorithm>
#include <numeric>
#include <unordered_set>

using namespace jitrt;

using Entry = SafetensorsFile::Entry;
using Metadata = std::vector<std::pair<std::string, std::string>>;

// The format's own limit on the size of a header.
static constexpr uint64_t maxHeaderLength = 100'000'000;
static constexpr std::string_view metadataKey = "__metadata__";

static Result<int64_t> nonNegative(const JsonValue &value,
                                   std::string_view what) {
  if (!value.is(JsonValue::Kind::Integer) || value.integer < 0)
    return dataLoss(strCat(what, " is not a non-negative integer"));
  return value.integer;
}

/// Parses {"dtype": ..., "shape": [...], "data_offsets": [begin, end]}. The
/// entry's offset is relative to the data section.
static Result<Entry> parseEntry(const std::string &name, const JsonValue &value,
                                size_t dataSize) {
  if (!value.is(JsonValue::Kind::Object))
    return dataLoss("is not an object");
  const JsonValue *dtype = value.find("dtype");
  const JsonValue *shape = value.find("shape");
  const JsonValue *offsets = value.find("data_offsets");
  if (!dtype || !dtype->is(JsonValue::Kind::String))
    return dataLoss("lacks a string 'dtype'");
  if (!shape || !shape->is(JsonValue::Kind::Array))
    return dataLoss("lacks an array 'shape'");
  if (!offsets || !offsets->is(JsonValue::Kind::Array) ||
      offsets->elements.size() != 2)
    return dataLoss("lacks a pair 'data_offsets'");
  if (value.keys.size() != 3)
    return dataLoss("has keys other than dtype, shape and data_offsets");

  Dims sizes(shape->elements.size(), 0);
  for (size_t i = 0; i < sizes.size(); ++i) {
    JITRT_ASSIGN_OR_RETURN(
        sizes[i],
        nonNegative(shape->elements[i], strCat("dimension ", i, " of shape")));
  }
  JITRT_ASSIGN_OR_RETURN(int64_t begin,
                         nonNegative(offsets->elements[0], "data offset"));
  JITRT_ASSIGN_OR_RETURN(int64_t end,
                         nonNegative(offsets->elements[1], "data offset"));
  if (begin > end)
    return dataLoss(strCat("data offsets ", begin, " to ", end,
                           " are reversed, expected begin and end"));
  if (static_cast<uint64_t>(end) > dataSize)
    return dataLoss(strCat("data offsets ", begin, " to ", end, " exceed the ",
                           dataSize, " bytes of data"));

  Entry entry{name,
              dtype->string,
              {},
              std::move(sizes),
              static_cast<size_t>(begin),
              static_cast<size_t>(end - begin)};
  for (const DTypeInfo &known : dtypeTable)
    if (known.safetensorsName == dtype->string)
      entry.dtype = known.dtype;
  // The size of an unknown type is unknown; its shape is still checked.
  auto elementSize =
      static_cast<int64_t>(entry.dtype ? dtypeSize(*entry.dtype) : 1);
  JITRT_ASSIGN_OR_RETURN(int64_t count,
                         checkedNumElements(entry.sizes, elementSize));
  auto needed = static_cast<size_t>(count * elementSize);
  if (entry.dtype && needed != entry.numBytes)
    return dataLoss(strCat(typeToString(*entry.dtype, entry.sizes), " needs ",
                           needed, " bytes, its data offsets give ",
                           entry.numBytes));
  return entry;
}

/// Checks that the tensors cover the data section exactly once.
static Status checkLayout(std::span<const Entry> entries, size_t dataSize) {
  std::vector<const Entry *> sorted;
  for (const Entry &entry : entries)
    sorted.push_back(&entry);
  std::sort(sorted.begin(), sorted.end(), [](const Entry *a, const Entry *b) {
    return std::pair(a->offset, a->numBytes) <
           std::pair(b->offset, b->numBytes);
  });
  size_t position = 0;
  for (size_t i = 0; i < sorted.size(); ++i) {
    const Entry &entry = *sorted[i];
    if (entry.offset < position)
      return dataLoss(strCat("tensors ", quoted(sorted[i - 1]->name), " and ",
                             quoted(entry.name), " overlap at data byte ",
                             entry.offset));
    if (entry.offset > position)
      return dataLoss(strCat("data bytes ", position, " to ", entry.offset,
                             " belong to no tensor"));
    position += entry.numBytes;
  }
  if (position != dataSize)
    return dataLoss(strCat("data bytes ", position, " to ", dataSize,
                           " belong to no tensor"));
  return Status::ok();
}

static Result<Metadata> parseMetadata(const JsonValue &value) {
  if (!value.is(JsonValue::Kind::Object))
    return dataLoss("'__metadata__' is not an object");
  Metadata metadata;
  for (size_t i = 0; i < value.keys.size(); ++i) {
    const std::string &key = value.keys[i];
    const JsonValue &text = value.elements[i];
    if (!text.is(JsonValue::Kind::String))
      return dataLoss(strCat("metadata ", quoted(key), " is not a string"));
    metadata.emplace_back(key, text.string);
  }
  return metadata;
}

/// Returns the header's text and sets `dataStart`.
static Result<std::string_view> headerText(std::span<const std::byte> bytes,
                                           size_t &dataStart) {
  if (bytes.size() < 8)
    return dataLoss(
        strCat("file has ", bytes.size(), " bytes, expected at least 8"));
  uint64_t length = 0;
  for (size_t i = 0; i < 8; ++i)
    length |= std::to_integer<uint64_t>(bytes[i]) << (8 * i);
  if (length > maxHeaderLength)
    return dataLoss(strCat("header length is ", length,
                           " bytes, expected at most ", maxHeaderLength));
  if (length > bytes.size() - 8)
    return dataLoss(strCat("header length is ", length, " bytes, only ",
                           bytes.size() - 8, " are left"));
  std::string_view text(reinterpret_cast<const char *>(bytes.data()) + 8,
                        length);
  if (!text.starts_with('{'))
    return dataLoss("header does not begin with '{'");
  dataStart = 8 + length;
  return text;
}

static Status parseHeader(std::span<const std::byte> bytes,
                          std::vector<Entry> &entries, Metadata &metadata) {
  size_t dataStart = 0;
  JITRT_ASSIGN_OR_RETURN(std::string_view text, headerText(bytes, dataStart));
  Result<JsonValue> header = parseJson(text);
  if (!header)
    return dataLoss(header.status().message());
  size_t dataSize = bytes.size() - dataStart;
  for (size_t i = 0; i < header->keys.size(); ++i) {
    const std::string &name = header->keys[i];
    const JsonValue &value = header->elements[i];
    if (name == metadataKey) {
      JITRT_ASSIGN_OR_RETURN(metadata, parseMetadata(value));
      continue;
    }
    Result<Entry> entry = parseEntry(name, value, dataSize);
    if (!entry)
      return Status(entry.status().code(), strCat("tensor ", quoted(name), ": ",
                                                  entry.status().message()));
    entries.push_back(*std::move(entry));
  }
  JITRT_RETURN_IF_ERROR(checkLayout(entries, dataSize));
  for (Entry &entry : entries)
    entry.offset += dataStart;
  return Status::ok();
}

Result<SafetensorsFile> SafetensorsFile::parse(ByteSource source) {
  SafetensorsFile file;
  if (Status status =
          parseHeader(source.bytes, file.entryList, file.metadataList);
      !status.isOk())
    return Status(status.code(),
                  strCat("cannot read ", quoted(source.name, 256), ": ",
                         status.message()));
  file.source = std::move(source);
  for (size_t i = 0; i < file.entryList.size(); ++i)
    file.indexOfName.emplace(file.entryList[i].name, i);
  return file;
}

Result<SafetensorsFile> SafetensorsFile::open(std::string_view path) {
  JITRT_ASSIGN_OR_RETURN(ByteSource source, ByteSource::openFile(path));
  return parse(std::move(source));
}

Result<Tensor> SafetensorsFile::get(std::string_view name) const {
  auto fail = [&](StatusCode code, std::string_view message) {
    return Status(code, strCat("cannot read tensor ", quoted(name, 256), " of ",
                               quoted(source.name, 256), ": ", message));
  };
  auto found = indexOfName.find(name);
  if (found == indexOfName.end()) {
    constexpr size_t maxNames = 32;
    std::string names;
    for (size_t i = 0; i < std::min(entryList.size(), maxNames); ++i)
      names += strCat(i == 0 ? "" : ", ", quoted(entryList[i].name, 256));
    if (entryList.size() > maxNames)
      names += strCat(" and ", entryList.size() - maxNames, " more");
    return fail(StatusCode::NotFound, entryList.empty()
                                          ? "the file holds no tensors"
                                          : strCat("not found among ", names));
  }
  const Entry &entry = entryList[found->second];
  if (!entry.dtype) {
    std::string known;
    for (const DTypeInfo &type : dtypeTable)
      known += strCat(known.empty() ? "" : " ", type.safetensorsName);
    return fail(StatusCode::Unimplemented,
                strCat("unsupported dtype ", quoted(entry.dtypeName),
                       ", expected one of ", known));
  }
  Result<Tensor> tensor =
      tensorOverBytes(source, entry.offset, *entry.dtype, entry.sizes);
  if (!tensor)
    return fail(tensor.status().code(), tensor.status().message());
  return tensor;
}

/// The header's JSON for tensors laid out in the given order.
static std::string
formatHeader(std::span<const NamedTensor> tensors,
             std::span<const size_t> order,
             std::span<const Metadata::value_type> metadata) {
  std::string json = "{";
  if (!metadata.empty()) {
    json += strCat(quoteJson(metadataKey), ":{");
    for (size_t i = 0; i < metadata.size(); ++i)
      json += strCat(i == 0 ? "" : ",", quoteJson(metadata[i].first), ":",
                     quoteJson(metadata[i].second));
    json += '}';
  }
  int64_t offset = 0;
  for (size_t i : order) {
    const Tensor &tensor = tensors[i].tensor;
    std::string shape;
    for (int64_t extent : tensor.sizes())
      shape += strCat(shape.empty() ? "" : ",", extent);
    json += strCat(json.size() == 1 ? "" : ",", quoteJson(tensors[i].name),
                   ":{\"dtype\":\"", info(tensor.dtype()).safetensorsName,
                   "\",\"shape\":[", shape, "],\"data_offsets\":[", offset, ",",
                   offset + tensor.numBytes(), "]}");
    offset += tensor.numBytes();
  }
  json += '}';
  // The length field precedes the text; both end at a multiple of 64 bytes.
  json.append(63 - (8 + json.size() + 63) % 64, ' ');
  std::string out;
  for (size_t i = 0; i < 8; ++i)
    out += static_cast<char>(json.size() >> (8 * i) & 0xff);
  return out + json;
}

static Status checkNames(std::span<const NamedTensor> tensors,
                         std::span<const Metadata::value_type> metadata) {
  std::unordered_set<std::string_view> names{metadataKey};
  for (const NamedTensor &named : tensors) {
    if (!isValidUtf8(named.name))
      return invalidArgument(
          strCat("tensor name ", quoted(named.name), " is not valid UTF-8"));
    if (!names.insert(named.name).second)
      return invalidArgument(
          strCat("tensor name ", quoted(named.name),
                 named.name == metadataKey ? " is reserved" : " is repeated"));
  }
  std::unordered_set<std::string_view> keys;
  for (const auto &[key, text] : metadata)
    if (!isValidUtf8(key) || !isValidUtf8(text) || !keys.insert(key).second)
      return invalidArgument(
          strCat("metadata ", quoted(key), " is repeated or not valid UTF-8"));
  return Status::ok();
}

Status jitrt::writeSafetensors(std::string_view path,
                               std::span<const NamedTensor> tensors,
                               std::span<const Metadata::value_type> metadata) {
  if (Status status = checkNames(tensors, metadata); !status.isOk())
    return Status(status.code(), strCat("cannot write ", quoted(path, 256),
                                        ": ", status.message()));
  std::vector<size_t> order(tensors.size());
  std::iota(order.begin(), order.end(), size_t(0));
  auto key = [&](size_t i) {
    return std::pair(-static_cast<int>(dtypeSize(tensors[i].tensor.dtype())),
                     i);
  };
  std::sort(order.begin(), order.end(),
            [&](size_t a, size_t b) { return key(a) < key(b); });
  std::string header = formatHeader(tensors, order, metadata);
  if (header.size() - 8 > maxHeaderLength)
    return invalidArgument(strCat("cannot write ", quoted(path, 256),
                                  ": header of ", header.size() - 8,
                                  " bytes exceeds ", maxHeaderLength));
  JITRT_ASSIGN_OR_RETURN(AtomicFile file, AtomicFile::create(path));
  JITRT_RETURN_IF_ERROR(file.write(header));
  for (size_t i : order) {
    JITRT_ASSIGN_OR_RETURN(Tensor packed, tensors[i].tensor.contiguous());
    JITRT_RETURN_IF_ERROR(file.write(packed.bytes()));
  }
  return file.commit();
}
