//===- MathExhaustive.cpp - Measures the errors of the math library -------===//
//
// Prints the largest error of each unary function: of the double version over a
// sample against long double, then of the float version over all 2^32 floats
// against the double version, whose error is nothing there. A minute or less a
// function. Not part of the test suite; build and run the target
// math-exhaustive by hand.
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
  jitrt::reference::Worst<double> two;
  jitrt::reference::forEachDouble(doubles, [&](double x) {
    two.add(x, f64(x), reference((long double)(x)));
  });
  // In blocks, so that the functions vectorise.
  constexpr std::uint64_t block = 4096;
  static float x[block], result[block];
  static double expected[block];
  jitrt::reference::Worst<float> single;
  for (std::uint64_t start = 0; start < 1ull << 32; start += block * stride) {
    for (std::uint64_t i = 0; i < block; ++i)
      x[i] = std::bit_cast<float>(std::uint32_t(start + i * stride));
    for (std::uint64_t i = 0; i < block; ++i)
      result[i] = f32(x[i]);
    for (std::uint64_t i = 0; i < block; ++i)
      expected[i] = f64(double(x[i]));
    // Most are correctly rounded; the error of the others is measured.
    for (std::uint64_t i = 0; i < block; ++i)
      if (std::bit_cast<int>(result[i]) !=
          std::bit_cast<int>(float(expected[i])))
        single.add(x[i], result[i], expected[i]);
  }
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
