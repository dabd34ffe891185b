#include "jitrt/io/compare.h"

#include "jitrt/io/literal.h"

#include "gtest/gtest.h"

#include <limits>

using namespace jitrt;

namespace {

CompareResult compare(std::string_view actual, std::string_view expected,
                      const CompareOptions &options = {}) {
  return *compareTensors(*parseLiteral(actual), *parseLiteral(expected),
                         options);
}

TEST(CompareTest, TypesMustMatch) {
  EXPECT_EQ(compare("2xf32", "2xf64").message(),
            "type is 2xf32, expected 2xf64");
  EXPECT_EQ(compare("2xf32", "1x2xf32").message(),
            "type is 2xf32, expected 1x2xf32");
  EXPECT_FALSE(compare("0x2xf32", "2x0xf32").areEqual());
}

TEST(CompareTest, EmptyAndScalar) {
  EXPECT_TRUE(compare("0x3xf32", "0x3xf32").areEqual());
  EXPECT_TRUE(compare("f32=1", "f32=1").areEqual());
  EXPECT_EQ(compare("f32=1", "f32=2").message(),
            "element [] is 1, expected 2; 1 of 1 elements differ, max abs "
            "error 1, max rel error 0.5, max ulp error 8388608");
}

TEST(CompareTest, ReportsFirstAndWorst) {
  CompareResult result = compare("2x3xi32=1,2,3,4,9,16", "2x3xi32=1,2,3,4,5,6");
  EXPECT_FALSE(result.areEqual());
  EXPECT_EQ(result.firstIndex, (Dims{1, 1}));
  EXPECT_EQ(result.firstActual, "9");
  EXPECT_EQ(result.firstExpected, "5");
  EXPECT_EQ(result.numMismatches, 2);
  EXPECT_EQ(result.maxAbsError, 10);
}

// |actual - expected| <= atol + rtol * |expected|, the boundary included.
TEST(CompareTest, AbsoluteAndRelativeTolerance) {
  EXPECT_TRUE(compare("f64=1.5", "f64=1", {.atol = 0.5}).areEqual());
  EXPECT_FALSE(compare("f64=1.5", "f64=1", {.atol = 0.49}).areEqual());
  EXPECT_TRUE(compare("f64=-110", "f64=-100", {.rtol = 0.1}).areEqual());
  EXPECT_FALSE(compare("f64=-111", "f64=-100", {.rtol = 0.1}).areEqual());
  EXPECT_FALSE(compare("f64=1e-300", "f64=0", {.rtol = 1}).areEqual());
}

// One unit in the last place of each type: 2^-52, 2^-23, 2^-10 and 2^-7.
TEST(CompareTest, UlpPerType) {
  for (auto [actual, expected] : {std::pair("f64=0x1.0000000000001p0", "f64=1"),
                                  std::pair("f32=0x1.000002p0", "f32=1"),
                                  std::pair("f16=0x1.004p0", "f16=1"),
                                  std::pair("bf16=0x1.02p0", "bf16=1")}) {
    CompareResult result = compare(actual, expected, {.ulp = 1});
    EXPECT_TRUE(result.areEqual()) << actual;
    EXPECT_EQ(result.maxUlpError, 1u) << actual;
    EXPECT_FALSE(compare(actual, expected).areEqual()) << actual;
  }
}

// Across zero the distance is counted through it; -0 and 0 are one value.
TEST(CompareTest, UlpAcrossZero) {
  EXPECT_EQ(compare("f32=-1e-45", "f32=1e-45", {.ulp = 2}).maxUlpError, 2u);
  EXPECT_TRUE(compare("f32=-1e-45", "f32=1e-45", {.ulp = 2}).areEqual());
  EXPECT_TRUE(compare("f32=-0", "f32=0").areEqual());
}

TEST(CompareTest, NaN) {
  EXPECT_TRUE(compare("f32=nan", "f32=nan").areEqual());
  EXPECT_FALSE(compare("f32=nan", "f32=1", {.rtol = 9, .atol = 9}).areEqual());
  EXPECT_FALSE(compare("f32=1", "f32=nan", {.rtol = 9, .atol = 9}).areEqual());
  EXPECT_FALSE(compare("f16=-nan", "f16=nan", {.nanEqual = false}).areEqual());
  // Equal bits always agree.
  EXPECT_TRUE(compare("f32=nan", "f32=nan", {.nanEqual = false}).areEqual());
}

// No tolerance turns an infinity into something else.
TEST(CompareTest, Infinity) {
  CompareOptions loose{.rtol = 1, .atol = 1e300, .ulp = UINT64_MAX};
  EXPECT_TRUE(compare("f32=inf", "f32=inf").areEqual());
  EXPECT_FALSE(compare("f32=inf", "f32=-inf", loose).areEqual());
  EXPECT_FALSE(compare("f32=3e38", "f32=inf", loose).areEqual());
  EXPECT_FALSE(compare("f32=inf", "f32=3e38", loose).areEqual());
}

// Integers are exact under any tolerance, also where a double is not.
TEST(CompareTest, IntegersAreExact) {
  CompareOptions loose{.rtol = 1, .atol = 9, .ulp = 9};
  EXPECT_FALSE(compare("i64=9007199254740993", "i64=9007199254740992", loose)
                   .areEqual());
  CompareResult extreme =
      compare("i64=9223372036854775807", "i64=-9223372036854775808", loose);
  EXPECT_EQ(extreme.maxAbsError, 0x1p64);
  EXPECT_EQ(compare("ui8=0", "ui8=255").maxAbsError, 255);
  EXPECT_FALSE(compare("2xi1=1,0", "2xi1=1,1", loose).areEqual());
}

// Logical elements are compared, whatever the layout.
TEST(CompareTest, StridedAgainstContiguous) {
  Tensor a = *parseLiteral("2x3xi32=1,2,3,4,5,6");
  Tensor t = *Tensor::view(a.storage(), DType::I32, Dims{3, 2}, Dims{1, 3});
  Tensor expected = *parseLiteral("3x2xi32=1,4,2,5,3,6");
  EXPECT_TRUE(compareTensors(t, expected)->areEqual());
}

} // namespace
