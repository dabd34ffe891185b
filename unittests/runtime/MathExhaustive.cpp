//===- MathExhaustive.cpp - Measures the errors of the math library -------===//
//
// Prints the largest error of each unary function: over all 2^32 floats (a
// minute or more a function) against the C library's double functions, whose
// own error does not matter there, and over a sample of doubles against long
// double. Not part of the test suite; build and run the target math-exhaustive
// by hand.
//
// math-exhaustive [--stride=N] [--doubles=N] [op...]
//
//===----------------------------------------------------------------------===//
#include "MathReference.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

std::uint64_t stride = 1;
std::int64_t doubles = 2000000;
std::vector<std::string> wanted;

template <class F32, class F64, class Reference>
bool measure(const char *op, double bound32, double bound64, F32 f32, F64 f64,
             Reference reference) {
  if (!wanted.empty() &&
      std::find(wanted.begin(), wanted.end(), op) == wanted.end())
    return true;
  jitrt::reference::Worst<float> single;
  jitrt::reference::Worst<double> two;
  jitrt::reference::forEachFloat(stride, [&](float x) {
    double expected = reference(double(x));
    float result = f32(x);
    // Most are correctly rounded; the error of the others is measured.
    if (std::bit_cast<int>(result) != std::bit_cast<int>(float(expected)))
      single.add(x, result, expected);
  });
  jitrt::reference::forEachDouble(doubles, [&](double x) {
    two.add(x, f64(x), reference((long double)x));
  });
  bool good = single.error <= bound32 && two.error <= bound64;
  std::printf("%-8s f32 %.4f (bound %.1f) at %a: %a   f64 %.4f (bound %.1f) at "
              "%a: %a%s\n",
              op, single.error, bound32, single.at, single.result, two.error,
              bound64, two.at, two.result, good ? "" : "   EXCEEDED");
  std::fflush(stdout);
  return good;
}

} // namespace

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    if (!std::strncmp(argv[i], "--stride=", 9))
      stride = std::strtoull(argv[i] + 9, nullptr, 0);
    else if (!std::strncmp(argv[i], "--doubles=", 10))
      doubles = std::strtoll(argv[i] + 10, nullptr, 0);
    else
      wanted.push_back(argv[i]);
  }
  bool good = true;
#define JITRT_MATH_UNARY(op, bound_f32, bound_f64)                             \
  good &= measure(                                                             \
      #op, bound_f32, bound_f64, [](float x) { return jitrt::math::op(x); },   \
      [](double x) { return jitrt::math::op(x); },                             \
      [](auto x) { return jitrt::reference::op(x); });
#include "jitrt/math/math.def"
  return good ? 0 : 1;
}
