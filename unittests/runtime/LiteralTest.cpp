#include "jitrt/io/literal.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace jitrt;

namespace {

/// What a literal prints as after parsing, or the error.
std::string roundTrip(std::string_view text) {
  Result<Tensor> tensor = parseLiteral(text);
  return tensor ? printLiteral(*tensor) : tensor.status().message();
}

TEST(LiteralTest, FlatAndBracketedForms) {
  const char *printed = "2x3xf32=[1 2 3][4 5 6]";
  EXPECT_EQ(roundTrip("2x3xf32=1,2,3,4,5,6"), printed);
  EXPECT_EQ(roundTrip("2x3xf32=1 2 3 4 5 6"), printed);
  EXPECT_EQ(roundTrip("2x3xf32=[1 2 3][4 5 6]"), printed);
  EXPECT_EQ(roundTrip("2x3xf32=[[1, 2, 3], [4, 5, 6]]"), printed);
  EXPECT_EQ(roundTrip(printed), printed);
}

TEST(LiteralTest, HigherRanks) {
  EXPECT_EQ(roundTrip("2x1x2xi32=1,2,3,4"), "2x1x2xi32=[[1 2]][[3 4]]");
  EXPECT_EQ(roundTrip("3xi64=1,2,3"), "3xi64=1 2 3");
  EXPECT_EQ(roundTrip("1x1xf32=5"), "1x1xf32=[5]");
}

TEST(LiteralTest, RankZero) {
  EXPECT_EQ(roundTrip("f32=3"), "f32=3");
  EXPECT_EQ(roundTrip("i1=true"), "i1=1");
  EXPECT_EQ(roundTrip("f32="), "f32 needs 1 element, got 0");
  EXPECT_EQ(roundTrip("f32=[3]"), "brackets nest deeper than the rank of 0");
}

TEST(LiteralTest, ZeroExtents) {
  EXPECT_EQ(roundTrip("1x0xf32"), "1x0xf32=");
  EXPECT_EQ(roundTrip("1x0xf32="), "1x0xf32=");
  EXPECT_EQ(roundTrip("1x0xf32=[]"), "1x0xf32=");
  EXPECT_EQ(roundTrip("0xf32=1"), "0xf32 needs 0 elements, got 1");
}

// One bare element fills the tensor; no values at all mean zeros.
TEST(LiteralTest, SplatAndZeros) {
  EXPECT_EQ(roundTrip("4xf32=1.5"), "4xf32=1.5 1.5 1.5 1.5");
  EXPECT_EQ(roundTrip("2x2xi8=-3"), "2x2xi8=[-3 -3][-3 -3]");
  EXPECT_EQ(roundTrip("2xf16"), "2xf16=0 0");
  EXPECT_EQ(roundTrip("4xf32=[1.5]"),
            "bracket ending after element 0 holds 1 elements, expected 4");
}

TEST(LiteralTest, WrongNumberOfElements) {
  EXPECT_EQ(roundTrip("2x3xf32=1,2,3,4,5"), "2x3xf32 needs 6 elements, got 5");
  EXPECT_EQ(roundTrip("2xf32=1,2,3"), "2xf32 needs 2 elements, got 3");
  EXPECT_EQ(roundTrip("2xf32="), "2xf32 needs 2 elements, got 0");
}

// Brackets that contradict the shape are not ignored.
TEST(LiteralTest, NoContradictingBrackets) {
  EXPECT_EQ(roundTrip("2x2xi32=[1 2 3][4]"),
            "bracket ending after element 2 holds 3 elements, expected 2");
  EXPECT_EQ(roundTrip("2x2xi32=[1 2] 3 4"),
            "element 2 is nested in 0 brackets, expected 1");
  EXPECT_EQ(roundTrip("2x2x1xi32=[1 2][3 4]"),
            "elements are nested in 1 brackets, expected 2 or 3");
  EXPECT_EQ(roundTrip("2xi32=[1 2"), "'[' without a ']'");
  EXPECT_EQ(roundTrip("2xi32=1 2]"), "']' without a '['");
  EXPECT_EQ(roundTrip("1x2xi32=[][1 2]"), "empty brackets before element 0");
}

TEST(LiteralTest, NoStrayCommas) {
  EXPECT_EQ(roundTrip("2xi32=1,,2"), "stray ',' before element 1");
  EXPECT_EQ(roundTrip("2xi32=,1 2"), "stray ',' before element 0");
  EXPECT_EQ(roundTrip("2xi32=1,2,"), "values end with ','");
  EXPECT_EQ(roundTrip("1x2xi32=[1,2,]"), "stray ',' after element 1");
}

// Nothing wraps or saturates silently.
TEST(LiteralTest, IntegerRange) {
  EXPECT_EQ(roundTrip("2xi8=1,300"),
            "element 1: '300' is out of range for i8, expected -128 to 127");
  EXPECT_EQ(roundTrip("ui8=-1"),
            "element 0: '-1' is out of range for ui8, expected 0 to 255");
  EXPECT_EQ(roundTrip("2xi8=-128,127"), "2xi8=-128 127");
  EXPECT_EQ(roundTrip("2xi64=-9223372036854775808 9223372036854775807"),
            "2xi64=-9223372036854775808 9223372036854775807");
  EXPECT_FALSE(parseLiteral("i64=9223372036854775808"));
  EXPECT_FALSE(parseLiteral("i64=99999999999999999999999"));
  EXPECT_EQ(roundTrip("2xi16=0x7f,-0x80"), "2xi16=127 -128");
}

TEST(LiteralTest, MalformedElements) {
  for (std::string_view text :
       {"i32=1.5", "i32=x", "i32=", "i32=--1", "i32=+-1", "i32=0x", "i32=1e3",
        "f32=1.5x", "f32=--1", "f32=0x", "f32=0xinf", "f32=...", "i1=2",
        "i1=True", "f32=e5", "f32=-"})
    EXPECT_EQ(parseLiteral(text).status().code(), StatusCode::InvalidArgument)
        << text;
}

TEST(LiteralTest, SpecialFloats) {
  EXPECT_EQ(roundTrip("5xf32=nan,inf,-inf,-0,NaN"),
            "5xf32=nan inf -inf -0 nan");
  EXPECT_EQ(roundTrip("2xbf16=inf,nan"), "2xbf16=inf nan");
  EXPECT_EQ(roundTrip("2xf64=0x1.8p3,-0x.8p-1"), "2xf64=12 -0.25");
}

// Too large is an error, too small rounds to zero.
TEST(LiteralTest, FloatRange) {
  EXPECT_EQ(roundTrip("f32=1e39"), "element 0: '1e39' is out of range for f32, "
                                   "write inf if infinity is meant");
  EXPECT_EQ(roundTrip("f16=65520"), "element 0: '65520' is out of range for "
                                    "f16, write inf if infinity is meant");
  EXPECT_EQ(roundTrip("f16=65519"), "f16=65504");
  EXPECT_FALSE(parseLiteral("f64=1e400"));
  EXPECT_FALSE(parseLiteral("f64=1" + std::string(400, '0')));
  EXPECT_EQ(roundTrip("2xf64=1e-400,-1e-400"), "2xf64=0 -0");
  EXPECT_EQ(roundTrip("f64=0." + std::string(400, '0') + "1"), "f64=0");
  EXPECT_EQ(roundTrip("f32=1e-45"), "f32=1e-45");
}

// The printed form is the shortest that reads back to the same bits.
TEST(LiteralTest, FloatsRoundTripShortest) {
  EXPECT_EQ(roundTrip("f32=0.1"), "f32=0.1");
  EXPECT_EQ(roundTrip("f64=0.1"), "f64=0.1");
  EXPECT_EQ(roundTrip("f16=0.1"), "f16=0.1");
  EXPECT_EQ(roundTrip("bf16=3.14159"), "bf16=3.14");
  EXPECT_EQ(roundTrip("f32=16777216"), "f32=16777216");
  EXPECT_EQ(roundTrip("f64=0.30000000000000004"), "f64=0.30000000000000004");
}

// All 65536 bit patterns of both 16-bit types survive printing and parsing.
TEST(LiteralTest, HalvesRoundTripExhaustively) {
  for (DType dtype : {DType::F16, DType::BF16}) {
    for (uint32_t bits = 0; bits < 0x10000; ++bits) {
      Tensor in = *Tensor::empty(dtype, {});
      *static_cast<uint16_t *>(in.mutableData()) = static_cast<uint16_t>(bits);
      std::string text = printLiteral(in);
      Tensor out = *parseLiteral(text);
      auto readBack = *static_cast<const uint16_t *>(out.data());
      if (text.ends_with("nan"))
        continue;
      ASSERT_EQ(readBack, bits) << text;
    }
  }
}

TEST(LiteralTest, Elision) {
  Tensor flat = *parseLiteral("5xi32=1,2,3,4,5");
  EXPECT_EQ(printLiteral(flat, {.maxElements = 3}), "5xi32=1 2 3...");
  EXPECT_EQ(printLiteral(flat, {.maxElements = 5}), "5xi32=1 2 3 4 5");
  Tensor matrix = *parseLiteral("3x2xi32=1,2,3,4,5,6");
  EXPECT_EQ(printLiteral(matrix, {.maxElements = 3}), "3x2xi32=[1 2][3...]...");
  EXPECT_EQ(printLiteral(matrix, {.maxElements = 0}), "3x2xi32=...");
}

// A strided tensor prints its logical elements.
TEST(LiteralTest, PrintsStridedTensor) {
  Tensor a = *parseLiteral("2x3xi32=1,2,3,4,5,6");
  Tensor t = *Tensor::view(a.storage(), DType::I32, Dims{3, 2}, Dims{1, 3});
  EXPECT_EQ(printLiteral(t), "3x2xi32=[1 4][2 5][3 6]");
}

TEST(LiteralTest, MalformedTypes) {
  EXPECT_EQ(parseTensorType("2x3xf99").status().message(),
            "unknown element type 'f99' in '2x3xf99', expected one of f64 f32 "
            "f16 bf16 i64 i32 i16 i8 ui8 i1");
  EXPECT_EQ(parseTensorType("3").status().message(),
            "malformed type '3', expected e.g. 2x3xf32");
  for (std::string_view text : {"", "x", "2x", "2xx3xf32", "-1xf32", "2x?xf32",
                                "2 xf32", "99999999999999999999xf32"})
    EXPECT_FALSE(parseTensorType(text)) << text;
  EXPECT_FALSE(parseLiteral("4611686018427387904x4xi8=1"));
}

} // namespace
