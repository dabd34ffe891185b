//===- Differences.cpp - derivatives by differences -----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Differences.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>
#include <cmath>
#include <limits>

using namespace mlir::jit;

/// A multiple of what one rounding does: programs round often.
static constexpr double roundings = 64 * std::numeric_limits<double>::epsilon();

namespace {
/// The two sides of the origin at one distance.
struct Sides {
  double step;
  Samples below, above;

  double central(size_t i) const {
    return (above[i].value - below[i].value) / (2 * step);
  }
  double noise(size_t i) const {
    return roundings * (above[i].magnitude + below[i].magnitude) / step;
  }
};
} // namespace

static jitrt::Result<Sides> sample(Line line, double step) {
  auto below = line(-step);
  if (!below)
    return below.status();
  auto above = line(step);
  if (!above)
    return above.status();
  return Sides{step, std::move(*below), std::move(*above)};
}

/// Whether `derivative` is within the tolerance of `difference`, which is off
/// by up to `noise`.
static bool isClose(double derivative, double difference, double noise,
                    Tolerance tolerance) {
  double scale = std::max(std::abs(derivative), std::abs(difference));
  return std::abs(derivative - difference) <=
         tolerance.atol + tolerance.rtol * scale + noise;
}

/// Of a number whose central differences have no limit that is `derivative`:
/// whether they have one at all.
static Agreement judge(size_t i, double derivative, const Samples &origin,
                       const Sides &far, const Sides &near,
                       Tolerance tolerance) {
  auto left = [&](const Sides &sides) {
    return (origin[i].value - sides.below[i].value) / sides.step;
  };
  auto right = [&](const Sides &sides) {
    return (sides.above[i].value - origin[i].value) / sides.step;
  };
  double gap = std::abs(right(near) - left(near));
  double wide = std::abs(right(far) - left(far));
  if (!std::isfinite(gap) || !std::isfinite(wide))
    return Agreement::Nonsmooth;
  double noise = 4 * near.noise(i);
  // Of a smooth function the gap shrinks as the step does.
  if (gap <= noise + tolerance.atol || gap < 0.75 * wide)
    return Agreement::No;
  // It grows without limit where the function jumps or has an infinite slope.
  if (gap > 1.2 * wide)
    return Agreement::Nonsmooth;
  double low = std::min(left(near), right(near));
  double high = std::max(left(near), right(near));
  double margin = tolerance.atol +
                  tolerance.rtol * std::max(std::abs(low), std::abs(high)) +
                  noise + std::abs(gap - wide);
  return derivative >= low - margin && derivative <= high + margin
             ? Agreement::Nonsmooth
             : Agreement::No;
}

jitrt::Result<std::vector<Comparison>>
mlir::jit::compareWithDifferences(Line line, llvm::ArrayRef<double> derivatives,
                                  Tolerance tolerance) {
  auto origin = line(0);
  if (!origin)
    return origin.status();
  std::vector<Comparison> result(derivatives.size());
  auto open = llvm::to_vector(llvm::seq<size_t>(derivatives.size()));
  constexpr double infinity = std::numeric_limits<double>::infinity();
  std::vector<double> closest(derivatives.size(), infinity);
  // The difference that the one before it confirms best.
  struct Confirmed {
    double last = NAN, value = NAN, change = infinity;
  };
  std::vector<Confirmed> confirmed(derivatives.size());
  for (int exponent : {-10, -14, -18, -22}) {
    double step = std::ldexp(1.0, exponent);
    auto far = sample(line, step);
    if (!far)
      return far.status();
    auto near = sample(line, step / 2);
    if (!near)
      return near.status();
    llvm::erase_if(open, [&](size_t i) {
      double difference = (4 * near->central(i) - far->central(i)) / 3;
      double error = std::abs(difference - derivatives[i]);
      if (!(error > closest[i])) {
        closest[i] = error;
        result[i].difference = difference;
      }
      Confirmed &best = confirmed[i];
      if (double change = std::abs(difference - best.last);
          change < best.change) {
        best.change = change;
        best.value = difference;
      }
      best.last = difference;
      if (!isClose(derivatives[i], difference, 4 * near->noise(i), tolerance))
        return false;
      result[i].agreement = Agreement::Yes;
      return true;
    });
    if (open.empty())
      return result;
    if (exponent == -22)
      for (size_t i : open) {
        bool isTold = !(std::abs(derivatives[i] - confirmed[i].value) <=
                        4 * confirmed[i].change);
        result[i].agreement =
            isTold ? judge(i, derivatives[i], *origin, *far, *near, tolerance)
                   : Agreement::Nonsmooth;
      }
  }
  return result;
}
