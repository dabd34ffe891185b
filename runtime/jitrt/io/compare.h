//===- compare.h - Are two tensors equal enough? ----------------*- C++ -*-===//

#ifndef JITRT_IO_COMPARE_H
#define JITRT_IO_COMPARE_H

#include "jitrt/support/status.h"
#include "jitrt/tensor/tensor.h"

#include <optional>
#include <string>

namespace jitrt {

/// Two floats agree if their bits are equal, if they compare equal (0 and -0),
/// if |actual - expected| <= atol + rtol * |expected|, or if they lie at most
/// `ulp` representable values of their type apart. Integers and truth values
/// agree only if equal. An infinity agrees with nothing but itself.
struct CompareOptions {
  double rtol = 0;
  double atol = 0;
  uint64_t ulp = 0;
  bool nanEqual = true; ///< Any NaN agrees with any NaN.
};

struct CompareResult {
  /// Set if the types differ; then nothing else was compared.
  std::string typeMismatch;
  int64_t numElements = 0;
  int64_t numMismatches = 0;
  /// Of the first mismatch in row-major order.
  Dims firstIndex;
  std::string firstActual;
  std::string firstExpected;
  /// Over all pairs of finite floats, or of integers.
  double maxAbsError = 0;
  double maxRelError = 0; ///< |actual - expected| / |expected|.
  uint64_t maxUlpError = 0;

  bool areEqual() const { return typeMismatch.empty() && numMismatches == 0; }
  /// One line: what differs first, actual and expected, and how much in all.
  std::string message() const;
};

/// Compares shapes, types and elements. Fails only if memory runs out.
Result<CompareResult> compareTensors(const Tensor &actual,
                                     const Tensor &expected,
                                     const CompareOptions &options = {});

} // namespace jitrt

#endif // JITRT_IO_COMPARE_H
