#include "jitrt/io/npy.h"

#include "TestFiles.h"
#include "jitrt/io/literal.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace jitrt;
using namespace jitrt::test;

namespace {

std::string load(const std::string &name) {
  Result<Tensor> tensor = readNpy(dataPath(name));
  if (tensor)
    return printLiteral(*tensor);
  // The path differs from machine to machine.
  std::string message = tensor.status().message();
  return message.substr(message.find("': ") + 3);
}

/// A version 1.0 array with the given header and data.
std::string npy(const std::string &header, const std::string &data = "") {
  std::string text = "\x93NUMPY";
  text += '\1';
  text += '\0';
  text += static_cast<char>(header.size() & 0xff);
  text += static_cast<char>(header.size() >> 8);
  return text + header + data;
}

std::string loadText(const std::string &text) {
  Result<Tensor> tensor = NpyReader(sourceOf(text)).next();
  return tensor ? printLiteral(*tensor)
                : tensor.status().message().substr(
                      std::string("cannot read 'test': ").size());
}

// What NumPy wrote: the values are those of data/make_goldens.py.
TEST(NpyTest, ReadsNumPyOrders) {
  EXPECT_EQ(load("f32_2x3.npy"), "2x3xf32=[0 0.5 1][1.5 2 2.5]");
  EXPECT_EQ(load("f64_fortran_2x3x4.npy"),
            "2x3x4xf64=[[0 1 2 3][10 11 12 13][20 21 22 23]]"
            "[[100 101 102 103][110 111 112 113][120 121 122 123]]");
  EXPECT_EQ(load("i32_rank0.npy"), "i32=-7");
  EXPECT_EQ(load("i16_2x0.npy"), "2x0xi16=");
}

TEST(NpyTest, ReadsAllVersions) {
  EXPECT_EQ(load("i64_version2.npy"), "3xi64=0 1 2");
  EXPECT_EQ(load("i64_version3.npy"), "3xi64=0 1 2");
}

// Nine arrays in one file; all but the first begin at any address.
TEST(NpyTest, ReadsAllTypesOneAfterAnother) {
  std::vector<Tensor> tensors = *readAllNpy(dataPath("all_dtypes.npy"));
  std::vector<std::string> texts;
  for (const Tensor &tensor : tensors)
    texts.push_back(printLiteral(tensor));
  EXPECT_EQ(texts,
            (std::vector<std::string>{
                "3xi1=1 0 1", "3xf16=-65504 1 65504",
                "3xf32=-3.4028235e+38 1 3.4028235e+38",
                "3xf64=-1.7976931348623157e+308 1 1.7976931348623157e+308",
                "3xi8=-128 1 127", "3xi16=-32768 1 32767",
                "3xi32=-2147483648 1 2147483647",
                "3xi64=-9223372036854775808 1 9223372036854775807",
                "3xui8=0 1 255"}));
}

TEST(NpyTest, NoUnsupportedTypes) {
  EXPECT_EQ(load("big_endian.npy"),
            "descr '>f4' is big endian, expected '<f4'");
  EXPECT_EQ(load("complex.npy"), "unsupported descr '<c8', expected one of <f8 "
                                 "<f4 <f2 <i8 <i4 <i2 |i1 |u1 |b1");
  EXPECT_TRUE(
      load("object.npy")
          .starts_with("descr '|O' holds Python objects, expected one of"));
  EXPECT_TRUE(load("structured.npy")
                  .starts_with("structured arrays are not supported"));
}

// An aligned array is used in place and keeps the file mapped.
TEST(NpyTest, MapsWithoutCopy) {
  Tensor tensor = *readNpy(dataPath("f32_2x3.npy"));
  EXPECT_TRUE(tensor.isReadOnly());
  EXPECT_TRUE(tensor.isContiguous());
  EXPECT_EQ(tensor.at<float>({1, 2}), 2.5f);
}

TEST(NpyTest, MessagesNameTheFile) {
  EXPECT_EQ(readNpy("/nonexistent/x.npy").status().message(),
            "cannot open '/nonexistent/x.npy': No such file or directory");
  EXPECT_EQ(readNpy("/nonexistent/x.npy").status().code(),
            StatusCode::NotFound);
  EXPECT_EQ(readNpy("/dev/zero").status().message(),
            "cannot open '/dev/zero': not a regular file, expected a regular "
            "file");
  NpyReader reader(sourceOf(npy("{'descr': '<f4', 'fortran_order': False, "
                                "'shape': (), }",
                                "1234")));
  EXPECT_TRUE(reader.next());
  EXPECT_EQ(reader.next().status().message(),
            "cannot read 'test': no array is left, the file holds 1");
}

TEST(NpyTest, HeaderLies) {
  auto shape = [](const std::string &text) {
    return npy("{'descr': '<f4', 'fortran_order': False, 'shape': " + text +
                   ", }",
               "12345678");
  };
  EXPECT_EQ(loadText(shape("(3,)")), "truncated: 3xf32 needs 12 bytes, got 8");
  EXPECT_EQ(loadText(shape("(-1,)")), "dimension 0 of the shape is -1, "
                                      "expected a non-negative extent");
  EXPECT_EQ(loadText(shape("(4294967296, 4294967296)")),
            "shape 4294967296x4294967296 with 4-byte elements exceeds 2^63-1 "
            "bytes");
  EXPECT_EQ(loadText(shape("(99999999999999999999,)")),
            "dimension 0 of the shape exceeds 2^63-1");
  EXPECT_TRUE(loadText(shape("(2)"))
                  .ends_with("expected ',' after the only "
                             "extent"));
  EXPECT_TRUE(loadText(shape("(2.0,)")).starts_with("malformed header"));
  std::string manyDims = "(";
  for (int i = 0; i < 65; ++i)
    manyDims += "1,";
  EXPECT_EQ(loadText(shape(manyDims + ")")),
            "rank is more than 64, the most supported");
}

TEST(NpyTest, MalformedHeaders) {
  EXPECT_EQ(loadText(""), "file is empty, expected a .npy array");
  EXPECT_EQ(loadText("\x93NUM"), "truncated inside of the magic string");
  EXPECT_EQ(loadText("PK\3\4 zipped"), "not a .npy array: wrong magic string");
  EXPECT_EQ(loadText(std::string("\x93NUMPY\4\0\0\0", 10)),
            "format version is 4.0, expected 1.0, 2.0 or 3.0");
  EXPECT_EQ(loadText(std::string("\x93NUMPY\1\0\xff\xff{}", 12)),
            "header length is 65535 bytes, only 2 are left");
  EXPECT_EQ(loadText(npy("{}")), "header lacks 'descr'");
  EXPECT_EQ(loadText(npy("{'descr': '<f4', 'fortran_order': False}")),
            "header lacks 'shape'");
  for (std::string header :
       {"", "[]", "{'descr'}", "{'descr': '<f4'", "{'descr': <f4}",
        "{'descr': '<f4', 'descr': '<f4'}", "{'x': 1}", "{'fortran_order': 1}",
        "{'fortran_order': Truest}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': ()} x"})
    EXPECT_TRUE(loadText(npy(header)).starts_with("malformed header"))
        << header;
}

// Keys in any order, either kind of quotes, no trailing comma, Python 2's L.
TEST(NpyTest, AcceptsEveryFormOfHeader) {
  EXPECT_EQ(loadText(npy("{\"shape\":(1L,2),'fortran_order':True,'descr':"
                         "'|u1'}",
                         "\1\2")),
            "1x2xui8=[1 2]");
}

TEST(NpyTest, NoTruthValuesBeyondOne) {
  EXPECT_EQ(loadText(npy("{'descr': '|b1', 'fortran_order': False, 'shape': "
                         "(2,), }",
                         "\1\2")),
            "element 1 of type i1 is 2, expected 0 or 1");
}

// Cut at any length, a file gives the arrays before the cut and then an error.
TEST(NpyTest, TruncatedAtEveryLength) {
  std::string valid = readText(dataPath("all_dtypes.npy"));
  std::vector<size_t> ends;
  for (size_t elementSize : {1, 2, 4, 8, 1, 2, 4, 8, 1})
    ends.push_back((ends.empty() ? 0 : ends.back()) + 128 + 3 * elementSize);
  ASSERT_EQ(ends.back(), valid.size());
  for (size_t length = 0; length < valid.size(); ++length) {
    NpyReader reader(sourceOf(valid.substr(0, length), length % 8));
    ptrdiff_t numRead = 0;
    while (reader.next())
      ++numRead;
    auto complete = std::upper_bound(ends.begin(), ends.end(), length);
    EXPECT_EQ(numRead, complete - ends.begin()) << length;
  }
}

// With any header byte changed, a file gives a value or an error; under a
// sanitizer, this also proves that nothing outside is read.
TEST(NpyTest, FlippedHeaderBytesNeverCrash) {
  std::string valid = readText(dataPath("f64_fortran_2x3x4.npy"));
  int numErrors = 0;
  for (size_t i = 0; i < 128; ++i)
    for (unsigned flip = 1; flip < 256; ++flip) {
      std::string damaged = valid;
      damaged[i] = static_cast<char>(damaged[i] ^ flip);
      Result<Tensor> tensor = NpyReader(sourceOf(damaged)).next();
      if (tensor)
        EXPECT_TRUE(printLiteral(*tensor).find('=') != std::string::npos);
      else
        ++numErrors;
    }
  // All but the padding and the quotes matter.
  EXPECT_GT(numErrors, 60 * 250);
}

// Written files read back, one array or several, in the order of the calls.
TEST(NpyTest, WriteAppendRead) {
  TempDir directory;
  std::string path = directory.path("x.npy");
  std::vector<Tensor> first = {*parseLiteral("2x2xf32=[1 2][3 4]"),
                               *parseLiteral("i1=1")};
  std::vector<Tensor> second = {*parseLiteral("3xf16=1.5"),
                                *parseLiteral("0x2xui8")};
  EXPECT_TRUE(appendNpy(path, first).isOk());
  EXPECT_TRUE(appendNpy(path, second).isOk());
  std::vector<Tensor> all = *readAllNpy(path);
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(printLiteral(all[0]), "2x2xf32=[1 2][3 4]");
  EXPECT_EQ(printLiteral(all[1]), "i1=1");
  EXPECT_EQ(printLiteral(all[2]), "3xf16=1.5 1.5 1.5");
  EXPECT_EQ(printLiteral(all[3]), "0x2xui8=");
  EXPECT_TRUE(writeNpy(path, second[0]).isOk());
  EXPECT_EQ(readAllNpy(path)->size(), 1u);
}

// bf16 has no descr; the message says what to use instead.
TEST(NpyTest, NoBFloat16) {
  TempDir directory;
  std::string path = directory.path("x.npy");
  EXPECT_EQ(writeNpy(path, *parseLiteral("bf16=1")).message(),
            "cannot write '" + path +
                "': the .npy format has no descr for bf16, use .safetensors, a "
                "raw file or a conversion to f32");
  EXPECT_EQ(directory.numEntries(), 0u);
}

// Appending to something else would produce a file that nobody can read.
TEST(NpyTest, NoAppendToForeignFile) {
  TempDir directory;
  std::string path = directory.path("x.npy");
  writeText(path, "text");
  std::vector<Tensor> tensors = {*parseLiteral("f32=1")};
  EXPECT_EQ(appendNpy(path, tensors).code(), StatusCode::DataLoss);
  EXPECT_EQ(readText(path), "text");
}

} // namespace
