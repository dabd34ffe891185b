#include "jitrt/io/value_spec.h"

#include "TestFiles.h"

#include "gtest/gtest.h"

using namespace jitrt;
using namespace jitrt::test;

namespace {

std::string read(std::string_view text, const ExpectedType &expected) {
  Result<Tensor> tensor = parseInputSpec(text, expected, "input[0]");
  return tensor ? printLiteral(*tensor) : tensor.status().toString();
}

TEST(ValueSpecTest, LiteralsAgainstExpectedTypes) {
  ExpectedType type = ExpectedType::tensor(DType::F32, {2, -1});
  EXPECT_EQ(read("2x3xf32=1,2,3,4,5,6", type), "2x3xf32=[1 2 3][4 5 6]");
  EXPECT_EQ(read("2x2xf32", type), "2x2xf32=[0 0][0 0]");
  EXPECT_EQ(read("3x3xf32=1", type),
            "input[0]: type is 3x3xf32, expected 2x?xf32");
  EXPECT_EQ(read("2xf32=1", type), "input[0]: type is 2xf32, expected 2x?xf32");
  EXPECT_EQ(read("2x3xf64=1", type),
            "input[0]: type is 2x3xf64, expected 2x?xf32");
  EXPECT_EQ(read("5xi8=1", ExpectedType::any()), "5xi8=1 1 1 1 1");
  EXPECT_EQ(read("5xi8=1", ExpectedType::tensor(DType::F32)),
            "input[0]: type is 5xi8, expected *xf32");
}

// A bare number takes the type that the function expects.
TEST(ValueSpecTest, HostScalars) {
  EXPECT_EQ(read("3", ExpectedType::hostScalar(DType::I64)), "i64=3");
  EXPECT_EQ(read("-3", ExpectedType::hostScalar(DType::I64)), "i64=-3");
  EXPECT_EQ(read("index=3", ExpectedType::hostScalar(DType::I64)), "i64=3");
  EXPECT_EQ(read("i64=3", ExpectedType::hostScalar(DType::I64)), "i64=3");
  EXPECT_EQ(read("2.5", ExpectedType::hostScalar(DType::F64)), "f64=2.5");
  EXPECT_EQ(read("true", ExpectedType::hostScalar(DType::I1)), "i1=1");
  EXPECT_EQ(read("7", ExpectedType::tensor(DType::F16, {})), "f16=7");
  EXPECT_EQ(read("2.5", ExpectedType::hostScalar(DType::I64)),
            "input[0]: '2.5' is not a valid i64");
  EXPECT_EQ(read("f64=1", ExpectedType::hostScalar(DType::I64)),
            "input[0]: type is f64, expected scalar i64");
  EXPECT_EQ(read("3", ExpectedType::tensor(DType::F32, {2})),
            "input[0]: malformed type '3', expected e.g. 2x3xf32");
}

TEST(ValueSpecTest, NpyFiles) {
  std::string path = dataPath("f32_2x3.npy");
  EXPECT_EQ(read("@" + path, ExpectedType::tensor(DType::F32, {2, 3})),
            "2x3xf32=[0 0.5 1][1.5 2 2.5]");
  std::string error = read("@" + path, ExpectedType::tensor(DType::F64));
  EXPECT_TRUE(error.ends_with("f32_2x3.npy': type is 2x3xf32, expected *xf64"))
      << error;
  EXPECT_EQ(read("@/nonexistent.npy", ExpectedType::any()),
            "input[0]: cannot open '/nonexistent.npy': No such file or "
            "directory");
}

TEST(ValueSpecTest, SafetensorsFiles) {
  std::string path = dataPath("model.safetensors");
  EXPECT_EQ(read("@" + path + ":fc1.bias", ExpectedType::any()),
            "2xf32=0.5 -0.5");
  for (const std::string &text : {"@" + path, "@" + path + ":fc2"}) {
    std::string error = read(text, ExpectedType::any());
    EXPECT_NE(error.find("not found among 'fc1.weight', "), std::string::npos)
        << error;
  }
  EXPECT_TRUE(read("+" + path + ":mask", ExpectedType::any())
                  .ends_with("have names, expected @FILE:NAME"));
}

TEST(ValueSpecTest, RawFiles) {
  TempDir directory;
  std::string path = directory.path("x.bin");
  ASSERT_TRUE(writeRaw(path, *parseLiteral("4xi16=1,2,3,4")).isOk());
  EXPECT_EQ(read("2x2xi16=@" + path, ExpectedType::any()),
            "2x2xi16=[1 2][3 4]");
  EXPECT_EQ(read("5xi16=@" + path, ExpectedType::any()),
            "input[0]: cannot read '" + path +
                "': 5xi16 needs 10 bytes, got 8");
  EXPECT_EQ(read("3xi16=@" + path, ExpectedType::any()),
            "input[0]: cannot read '" + path + "': 2 bytes are left over");
  EXPECT_TRUE(
      read("@" + path, ExpectedType::any())
          .ends_with("a raw file needs a type, as in 2x3xf32=@" + path));
  EXPECT_TRUE(read("f32=@x.npy", ExpectedType::any())
                  .ends_with("expected @x.npy without a type"));
}

// "+" after the "=" is a sign before a number and a file otherwise.
TEST(ValueSpecTest, PlusSignOrFile) {
  EXPECT_EQ(read("f32=+1.5", ExpectedType::any()), "f32=1.5");
  EXPECT_EQ(read("f32=+.5", ExpectedType::any()), "f32=0.5");
  EXPECT_TRUE(read("f32=+missing.bin", ExpectedType::any())
                  .starts_with("input[0]: cannot open 'missing.bin'"));
}

// Several inputs share the position in each file.
TEST(ValueSpecTest, ReadsOnInOneFile) {
  TempDir directory;
  std::string npy = directory.path("x.npy"), raw = directory.path("x.bin");
  std::vector<Tensor> tensors = {*parseLiteral("f32=1"), *parseLiteral("f32=2"),
                                 *parseLiteral("f32=3")};
  ASSERT_TRUE(writeNpy(npy, tensors).isOk());
  ASSERT_TRUE(writeRaw(raw, tensors).isOk());
  auto readAll = [](std::vector<std::string> texts) {
    std::vector<ExpectedType> expected(3, ExpectedType::tensor(DType::F32));
    Result<std::vector<Tensor>> values = InputReader().readAll(texts, expected);
    std::string all;
    if (!values)
      return values.status().toString();
    for (const Tensor &value : *values)
      all += printLiteral(value) + ";";
    return all;
  };
  EXPECT_EQ(readAll({"@" + npy, "+" + npy, "+" + npy}), "f32=1;f32=2;f32=3;");
  EXPECT_EQ(readAll({"@" + npy, "@" + npy, "+" + npy}), "f32=1;f32=1;f32=2;");
  EXPECT_EQ(readAll({"*" + npy}), "f32=1;f32=2;f32=3;");
  EXPECT_EQ(readAll({"f32=@" + raw, "2xf32=+" + raw, "f32=5"}),
            "f32=1;2xf32=2 3;f32=5;");
  EXPECT_EQ(readAll({"f32=9", "*" + npy}),
            "got 4 values for input, expected 3");
  EXPECT_TRUE(readAll({"@" + npy, "f32=@" + raw, "f32=+" + raw})
                  .ends_with("4 bytes are left over"));
  EXPECT_TRUE(readAll({"*" + npy, "+" + npy})
                  .ends_with("no array is left, the file holds 3"));
  EXPECT_EQ(readAll({"f32=1", "i8=2", "f32=3"}),
            "input[1]: type is i8, expected *xf32");
}

TEST(ValueSpecTest, OutputSpecs) {
  using Kind = OutputSpec::Kind;
  EXPECT_EQ(parseOutputSpec("-")->kind, Kind::Print);
  EXPECT_EQ(parseOutputSpec("")->kind, Kind::Discard);
  EXPECT_EQ(parseOutputSpec("@y.npy")->kind, Kind::Npy);
  EXPECT_TRUE(parseOutputSpec("+y.npy")->append);
  EXPECT_EQ(parseOutputSpec("@y.bin")->kind, Kind::Raw);
  EXPECT_EQ(parseOutputSpec("@y.safetensors:a:b")->name, "a:b");
  EXPECT_EQ(parseOutputSpec("y.npy", "output[1]").status().toString(),
            "output[1]: malformed output 'y.npy', expected -, @FILE or +FILE");
  EXPECT_EQ(parseOutputSpec("@y.safetensors").status().message(),
            "malformed output '@y.safetensors', expected "
            "@FILE.safetensors:NAME");
  EXPECT_FALSE(parseOutputSpec("@"));
}

TEST(ValueSpecTest, WritesOutputs) {
  TempDir directory;
  auto spec = [&](std::string text) { return *parseOutputSpec(text); };
  std::string npy = directory.path("y.npy"),
              st = directory.path("y.safetensors");
  std::vector<OutputSpec> specs = {
      spec("@" + npy), spec("@" + st + ":a"), spec("-"),
      spec("+" + npy), spec("@" + st + ":b"), spec("")};
  std::vector<Tensor> tensors;
  for (const char *text : {"f32=0", "f32=1", "f32=2", "i8=3", "f32=4", "f32=5"})
    tensors.push_back(*parseLiteral(text));
  ASSERT_TRUE(writeOutputs(specs, tensors).isOk());
  EXPECT_EQ(printLiteral(readAllNpy(npy)->at(1)), "i8=3");
  EXPECT_EQ(read("@" + st + ":b", ExpectedType::any()), "f32=4");
  EXPECT_EQ(directory.numEntries(), 2u);
  specs[3] = spec("@" + npy);
  EXPECT_EQ(writeOutputs(specs, tensors).message(),
            "output[3] would overwrite '" + npy +
                "' written before, expected +" + npy);
}

} // namespace
