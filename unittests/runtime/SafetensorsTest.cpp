#include "jitrt/io/safetensors.h"

#include "TestFiles.h"
#include "jitrt/io/literal.h"

#include "gtest/gtest.h"

using namespace jitrt;
using namespace jitrt::test;

namespace {

std::string file(const std::string &header, const std::string &data = "") {
  std::string text;
  for (size_t i = 0; i < 8; ++i)
    text += static_cast<char>(header.size() >> (8 * i) & 0xff);
  return text + header + data;
}

std::string errorOf(const std::string &text) {
  Result<SafetensorsFile> parsed = SafetensorsFile::parse(sourceOf(text));
  return parsed ? "ok"
                : parsed.status().message().substr(
                      std::string("cannot read 'test': ").size());
}

std::string entry(const std::string &name, const std::string &dtype,
                  const std::string &shape, const std::string &offsets) {
  return "\"" + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape +
         ",\"data_offsets\":" + offsets + "}";
}

// The values are those of data/make_goldens.py.
TEST(SafetensorsTest, ReadsByName) {
  SafetensorsFile model = *SafetensorsFile::open(dataPath("model.safetensors"));
  EXPECT_EQ(printLiteral(*model.get("fc1.weight")), "2x3xf32=[0 1 2][3 4 5]");
  EXPECT_EQ(printLiteral(*model.get("fc1.bias")), "2xf32=0.5 -0.5");
  EXPECT_EQ(printLiteral(*model.get("mask")), "3xi1=1 0 1");
  EXPECT_EQ(printLiteral(*model.get("scale")), "2xbf16=1.5 -2");
  EXPECT_EQ(printLiteral(*model.get("step")), "i64=1234567890123");
  EXPECT_EQ(printLiteral(*model.get("nothing")), "0x4xf64=");
}

TEST(SafetensorsTest, ListsEntriesAndMetadata) {
  SafetensorsFile model = *SafetensorsFile::open(dataPath("model.safetensors"));
  ASSERT_EQ(model.entries().size(), 7u);
  EXPECT_EQ(model.entries()[0].name, "fc1.weight");
  EXPECT_EQ(model.entries()[0].sizes, (Dims{2, 3}));
  ASSERT_EQ(model.metadata().size(), 1u);
  EXPECT_EQ(model.metadata()[0].second, "pt");
}

// Aligned data is used in place, other data is copied; either outlives the
// file object.
TEST(SafetensorsTest, MapsAlignedAndCopiesUnaligned) {
  Result<SafetensorsFile> model =
      SafetensorsFile::open(dataPath("model.safetensors"));
  Tensor aligned = *model->get("fc1.weight");
  Tensor unaligned = *model->get("fc1.bias");
  model = notFound("closed");
  EXPECT_TRUE(aligned.isReadOnly());
  EXPECT_FALSE(unaligned.isReadOnly());
  EXPECT_EQ(aligned.at<float>({1, 2}), 5);
  EXPECT_EQ(unaligned.at<float>({1}), -0.5f);
}

TEST(SafetensorsTest, MissingNameListsNames) {
  std::string path = dataPath("model.safetensors");
  SafetensorsFile model = *SafetensorsFile::open(path);
  EXPECT_EQ(model.get("fc2").status().code(), StatusCode::NotFound);
  EXPECT_TRUE(model.get("fc2").status().message().ends_with(
      ": not found among 'fc1.weight', 'mask', 'fc1.bias', 'scale', 'step', "
      "'nothing', 'other'"));
  SafetensorsFile empty = *SafetensorsFile::parse(sourceOf(file("{}")));
  EXPECT_EQ(empty.get("x").status().message(),
            "cannot read tensor 'x' of 'test': the file holds no tensors");
}

// Types unknown here matter only when such a tensor is wanted.
TEST(SafetensorsTest, UnsupportedTypeFailsOnGet) {
  SafetensorsFile model = *SafetensorsFile::open(dataPath("model.safetensors"));
  EXPECT_TRUE(model.get("other").status().message().ends_with(
      "unsupported dtype 'U16', expected one of F64 F32 F16 BF16 I64 I32 I16 "
      "I8 U8 BOOL"));
}

TEST(SafetensorsTest, HeaderLength) {
  EXPECT_EQ(errorOf("1234"), "file has 4 bytes, expected at least 8");
  EXPECT_EQ(errorOf(std::string("\x64\0\0\0\0\0\0\0{}", 10)),
            "header length is 100 bytes, only 2 are left");
  EXPECT_EQ(errorOf(std::string("\xff\xff\xff\xff\xff\xff\xff\xff{}", 10)),
            "header length is 18446744073709551615 bytes, expected at most "
            "100000000");
  EXPECT_EQ(errorOf(file(" {}")), "header does not begin with '{'");
}

TEST(SafetensorsTest, Offsets) {
  EXPECT_EQ(errorOf(file("{" + entry("a", "U8", "[4]", "[0,4]") + "}", "123")),
            "tensor 'a': data offsets 0 to 4 exceed the 3 bytes of data");
  EXPECT_EQ(
      errorOf(file("{" + entry("a", "U8", "[1]", "[2,1]") + "}", "123")),
      "tensor 'a': data offsets 2 to 1 are reversed, expected begin and end");
  EXPECT_EQ(
      errorOf(file("{" + entry("a", "F32", "[2]", "[0,4]") + "}", "1234")),
      "tensor 'a': 2xf32 needs 8 bytes, its data offsets give 4");
  EXPECT_EQ(errorOf(file("{" + entry("a", "U8", "[2]", "[0,2]") + "," +
                             entry("b", "U8", "[2]", "[1,3]") + "}",
                         "123")),
            "tensors 'a' and 'b' overlap at data byte 1");
  EXPECT_EQ(errorOf(file("{" + entry("a", "U8", "[1]", "[1,2]") + "}", "12")),
            "data bytes 0 to 1 belong to no tensor");
  EXPECT_EQ(errorOf(file("{" + entry("a", "U8", "[1]", "[0,1]") + "}", "12")),
            "data bytes 1 to 2 belong to no tensor");
}

TEST(SafetensorsTest, ShapeOverflowAndNegative) {
  EXPECT_TRUE(
      errorOf(file("{" + entry("a", "F32", "[4294967296,4294967296]", "[0,0]") +
                   "}"))
          .ends_with("exceeds 2^63-1 bytes"));
  EXPECT_EQ(errorOf(file("{" + entry("a", "F32", "[-1]", "[0,0]") + "}")),
            "tensor 'a': dimension 0 of shape is not a non-negative integer");
  EXPECT_EQ(
      errorOf(file("{" + entry("a", "F32", "[1.0]", "[0,4]") + "}", "1234")),
      "tensor 'a': dimension 0 of shape is not a non-negative integer");
}

TEST(SafetensorsTest, MalformedJson) {
  std::string a = entry("a", "U8", "[0]", "[0,0]");
  EXPECT_EQ(errorOf(file("{" + a + "," + a + "}")),
            "malformed JSON at byte 56: duplicate key 'a'");
  for (std::string header :
       {"{", "{}x", "{\"a\":}", "{\"a\":1,}", "{'a':1}", "{\"a\":01}",
        "{\"a\":\"\\x\"}", "{\"a\":\"\\ud800\"}", "{\"\xff\":1}",
        "{\"a\":\"\n\"}", "{\"a\":1e}", "{\"a\":-}", "{\"a\":nul}"})
    EXPECT_TRUE(errorOf(file(header)).starts_with("malformed JSON")) << header;
  EXPECT_TRUE(errorOf(file("{\"a\":" + std::string(100000, '[')))
                  .ends_with("nested too deeply"));
}

TEST(SafetensorsTest, MalformedEntries) {
  EXPECT_EQ(errorOf(file("{\"a\":1}")), "tensor 'a': is not an object");
  EXPECT_EQ(errorOf(file("{\"a\":{}}")), "tensor 'a': lacks a string 'dtype'");
  EXPECT_EQ(errorOf(file("{\"a\":{\"dtype\":\"U8\",\"shape\":[0]}}")),
            "tensor 'a': lacks a pair 'data_offsets'");
  EXPECT_EQ(errorOf(file("{\"__metadata__\":{\"a\":1}}")),
            "metadata 'a' is not a string");
}

// Escapes in names, including those beyond the basic plane.
TEST(SafetensorsTest, EscapedNames) {
  std::string name = "\\u0041\\n\\ud83d\\ude00";
  SafetensorsFile parsed = *SafetensorsFile::parse(
      sourceOf(file("{" + entry(name, "U8", "[0]", "[0,0]") + "}")));
  EXPECT_EQ(parsed.entries()[0].name, "A\n\xf0\x9f\x98\x80");
}

TEST(SafetensorsTest, DamagedFilesNeverCrash) {
  std::string valid = readText(dataPath("model.safetensors"));
  for (size_t length = 0; length < valid.size(); ++length)
    EXPECT_NE(errorOf(valid.substr(0, length)), "ok") << length;
  for (size_t i = 0; i < valid.size(); ++i)
    for (unsigned flip : {0x01u, 0x02u, 0x10u, 0x80u, 0xffu}) {
      std::string damaged = valid;
      damaged[i] = static_cast<char>(damaged[i] ^ flip);
      Result<SafetensorsFile> parsed =
          SafetensorsFile::parse(sourceOf(damaged));
      if (!parsed)
        continue;
      for (const SafetensorsFile::Entry &entry : parsed->entries())
        if (Result<Tensor> tensor = parsed->get(entry.name))
          EXPECT_EQ(static_cast<size_t>(tensor->numBytes()), entry.numBytes);
    }
}

TEST(SafetensorsTest, WriteRead) {
  TempDir directory;
  std::string path = directory.path("x.safetensors");
  std::vector<NamedTensor> tensors = {{"mask \"1\"", *parseLiteral("3xi1=1")},
                                      {"w", *parseLiteral("2xf64=1,2")},
                                      {"b", *parseLiteral("bf16=-3")},
                                      {"z", *parseLiteral("0xf32")}};
  std::vector<std::pair<std::string, std::string>> metadata = {{"k", "v\n"}};
  ASSERT_TRUE(writeSafetensors(path, tensors, metadata).isOk());
  SafetensorsFile read = *SafetensorsFile::open(path);
  for (const NamedTensor &named : tensors)
    EXPECT_EQ(printLiteral(*read.get(named.name)), printLiteral(named.tensor));
  EXPECT_TRUE(read.get("w")->isReadOnly()) << "wide types are aligned";
  EXPECT_EQ(read.entries()[0].offset % 64, 0u);
  EXPECT_EQ(read.metadata()[0].second, "v\n");
}

TEST(SafetensorsTest, NoAmbiguousNamesWritten) {
  TempDir directory;
  std::string path = directory.path("x.safetensors");
  Tensor value = *parseLiteral("f32=1");
  std::vector<NamedTensor> repeated = {{"a", value}, {"a", value}};
  EXPECT_TRUE(writeSafetensors(path, repeated)
                  .message()
                  .ends_with("tensor name 'a' is repeated"));
  std::vector<NamedTensor> reserved = {{"__metadata__", value}};
  EXPECT_TRUE(writeSafetensors(path, reserved)
                  .message()
                  .ends_with("tensor name '__metadata__' is reserved"));
  EXPECT_EQ(directory.numEntries(), 0u);
}

} // namespace
