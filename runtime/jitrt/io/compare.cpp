#include "jitrt/io/compare.h"

#include "jitrt/io/element_text.h"
#include "jitrt/support/strings.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <type_traits>

using namespace jitrt;

template <typename T>
static constexpr bool isHalf =
    std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>;

template <typename T> static double asDouble(T value) {
  if constexpr (isHalf<T>)
    return math::toFloat(value);
  else
    return static_cast<double>(value);
}

/// The number of representable values between two finite floats of one type;
/// 0 and -0 count as one value.
template <typename T> static uint64_t ulpDistance(T a, T b) {
  using Bits = std::conditional_t<
      sizeof(T) == 8, uint64_t,
      std::conditional_t<sizeof(T) == 4, uint32_t, uint16_t>>;
  auto ordered = [](T value) {
    auto bits = std::bit_cast<Bits>(value);
    constexpr Bits sign = Bits(1) << (8 * sizeof(T) - 1);
    auto magnitude = static_cast<int64_t>(bits & Bits(~sign));
    return bits & sign ? -magnitude : magnitude;
  };
  int64_t x = ordered(a), y = ordered(b);
  return x > y ? static_cast<uint64_t>(x) - static_cast<uint64_t>(y)
               : static_cast<uint64_t>(y) - static_cast<uint64_t>(x);
}

/// Compares one pair and adds its errors to `result`.
template <typename T>
static bool agree(T actual, T expected, const CompareOptions &options,
                  CompareResult &result) {
  if (std::memcmp(&actual, &expected, sizeof(T)) == 0)
    return true;
  if constexpr (std::is_same_v<T, Bool8>) {
    result.maxAbsError = 1;
    return false;
  } else if constexpr (std::is_integral_v<T>) {
    uint64_t difference = actual > expected
                              ? uint64_t(actual) - uint64_t(expected)
                              : uint64_t(expected) - uint64_t(actual);
    auto error = static_cast<double>(difference);
    result.maxAbsError = std::max(result.maxAbsError, error);
    result.maxRelError =
        std::max(result.maxRelError, error / std::fabs(double(expected)));
    return false;
  } else {
    double x = asDouble(actual), y = asDouble(expected);
    if (std::isnan(x) && std::isnan(y))
      return options.nanEqual;
    if (!std::isfinite(x) || !std::isfinite(y))
      return false;
    double error = std::fabs(x - y);
    uint64_t ulps = ulpDistance(actual, expected);
    result.maxAbsError = std::max(result.maxAbsError, error);
    if (error != 0)
      result.maxRelError = std::max(result.maxRelError, error / std::fabs(y));
    result.maxUlpError = std::max(result.maxUlpError, ulps);
    return error <= options.atol + options.rtol * std::fabs(y) ||
           ulps <= options.ulp;
  }
}

template <typename T>
static void compareElements(const Tensor &actual, const Tensor &expected,
                            const CompareOptions &options,
                            CompareResult &result) {
  std::span<const T> xs = actual.elements<T>(), ys = expected.elements<T>();
  for (size_t i = 0; i < xs.size(); ++i) {
    if (agree(xs[i], ys[i], options, result))
      continue;
    if (result.numMismatches++ == 0) {
      result.firstIndex = unravelIndex(static_cast<int64_t>(i), actual.sizes());
      appendElement(result.firstActual, actual.dtype(), &xs[i]);
      appendElement(result.firstExpected, expected.dtype(), &ys[i]);
    }
  }
}

Result<CompareResult> jitrt::compareTensors(const Tensor &actual,
                                            const Tensor &expected,
                                            const CompareOptions &options) {
  CompareResult result;
  if (actual.dtype() != expected.dtype() ||
      !std::ranges::equal(actual.sizes(), expected.sizes())) {
    result.typeMismatch = strCat("type is ", actual.typeString(), ", expected ",
                                 expected.typeString());
    return result;
  }
  result.numElements = actual.numel();
  if (result.numElements == 0)
    return result;
  JITRT_ASSIGN_OR_RETURN(Tensor xs, actual.contiguous());
  JITRT_ASSIGN_OR_RETURN(Tensor ys, expected.contiguous());
  dispatchDType(actual.dtype(), [&]<typename T>() {
    compareElements<T>(xs, ys, options, result);
  });
  return result;
}

static std::string shortNumber(double value) {
  char buffer[32];
  std::snprintf(buffer, sizeof(buffer), "%.3g", value);
  return buffer;
}

std::string CompareResult::message() const {
  if (!typeMismatch.empty())
    return typeMismatch;
  if (numMismatches == 0)
    return strCat("all ", numElements, " elements agree");
  return strCat("element ", indexToString(firstIndex), " is ", firstActual,
                ", expected ", firstExpected, "; ", numMismatches, " of ",
                numElements, " elements differ, max abs error ",
                shortNumber(maxAbsError), ", max rel error ",
                shortNumber(maxRelError), ", max ulp error ", maxUlpError);
}
