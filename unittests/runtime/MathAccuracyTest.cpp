//===- MathAccuracyTest.cpp - Error bounds of the math library ------------===//
//
// Each unary function, over a dense sample of all arguments, is within the
// bound that math.def states. MathExhaustive.cpp does the same for all floats.
//
//===----------------------------------------------------------------------===//
#include "MathReference.h"

#include <gtest/gtest.h>

namespace {

using namespace jitrt;

struct Function {
  const char *name;
  double boundSingle, boundDouble;
  float (*single)(float);
  double (*twice)(double);
  long double (*reference)(long double);
};

void PrintTo(const Function &function, std::ostream *stream) {
  *stream << function.name;
}

const Function functions[] = {
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  {#op,                                                                        \
   bound_f32,                                                                  \
   bound_f64,                                                                  \
   [](float x) { return math::op(x); },                                        \
   [](double x) { return math::op(x); },                                       \
   [](long double x) { return reference::op(x); }},
#include "jitrt/math/math.def"
};

class MathAccuracy : public testing::TestWithParam<Function> {};

TEST_P(MathAccuracy, Float) {
  reference::Worst<float> worst;
  reference::forEachFloat(9973, [&](float x) {
    worst.add(x, GetParam().single(x), GetParam().reference(x));
  });
  EXPECT_LE(worst.error, GetParam().boundSingle)
      << GetParam().name << "(" << worst.at << ") = " << worst.result;
}

TEST_P(MathAccuracy, Double) {
  reference::Worst<double> worst;
  reference::forEachDouble(50000, [&](double x) {
    worst.add(x, GetParam().twice(x), GetParam().reference(x));
  });
  EXPECT_LE(worst.error, GetParam().boundDouble)
      << GetParam().name << "(" << worst.at << ") = " << worst.result;
}

INSTANTIATE_TEST_SUITE_P(AllUnary, MathAccuracy, testing::ValuesIn(functions),
                         [](const auto &info) {
                           return std::string(info.param.name);
                         });

} // namespace
