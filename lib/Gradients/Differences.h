//===- Differences.h - derivatives by differences ---------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_GRADIENTS_DIFFERENCES_H
#define JIT_LIB_GRADIENTS_DIFFERENCES_H

#include "jitrt/support/status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace mlir::jit {

/// A number, and the sum of the magnitudes that it is a sum of: what rounding
/// does to it is in proportion to that.
struct Sample {
  double value = 0, magnitude = 0;
};

using Samples = std::vector<Sample>;

/// What a line through the domain meets at distance `step` from its origin.
using Line = llvm::function_ref<jitrt::Result<Samples>(double step)>;

enum class Agreement {
  /// The derivative is that of the differences.
  Yes,
  No,
  /// Differences do not tell: they have no limit, or are not close enough to
  /// it; the derivative is between those of the two sides where they have one
  /// each.
  Nonsmooth
};

struct Comparison {
  Agreement agreement = Agreement::No;
  /// The differences' closest to the derivative.
  double difference = 0;
};

struct Tolerance {
  double rtol, atol;
};

/// Compares the derivatives of each number along the line with central
/// differences, extrapolated, of steps from 2^-10 down to 2^-22.
jitrt::Result<std::vector<Comparison>>
compareWithDifferences(Line line, llvm::ArrayRef<double> derivatives,
                       Tolerance tolerance);

} // namespace mlir::jit

#endif // JIT_LIB_GRADIENTS_DIFFERENCES_H
