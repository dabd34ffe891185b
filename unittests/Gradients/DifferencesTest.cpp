//===- DifferencesTest.cpp - what differences tell of a derivative --------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Differences.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace mlir::jit;

/// Compares one number, f(step), with a derivative at 0.
template <typename F> static Agreement compare(F f, double derivative) {
  auto line = [&](double step) -> jitrt::Result<Samples> {
    double value = f(step);
    return Samples{{value, std::abs(value)}};
  };
  auto result = compareWithDifferences(line, derivative, {1e-5, 1e-7});
  EXPECT_TRUE(bool(result));
  return result->front().agreement;
}

TEST(DifferencesTest, smooth) {
  auto f = [](double t) { return std::exp(2 * t); };
  EXPECT_EQ(compare(f, 2), Agreement::Yes);
  EXPECT_EQ(compare(f, 2.001), Agreement::No);
  EXPECT_EQ(compare(f, NAN), Agreement::No);
}

// Steps become small enough for a kink that is near.
TEST(DifferencesTest, nearAKink) {
  auto f = [](double t) { return std::abs(t - 1e-4); };
  EXPECT_EQ(compare(f, -1), Agreement::Yes);
  EXPECT_EQ(compare(f, 1), Agreement::No);
}

// At a kink every slope between the two sides is right, and no other.
TEST(DifferencesTest, atAKink) {
  auto f = [](double t) { return t > 0 ? 3 * t : t; };
  EXPECT_EQ(compare(f, 1), Agreement::Nonsmooth);
  EXPECT_EQ(compare(f, 2), Agreement::Yes);
  EXPECT_EQ(compare(f, 3), Agreement::Nonsmooth);
  EXPECT_EQ(compare(f, 3.1), Agreement::No);
  EXPECT_EQ(compare(f, 0.9), Agreement::No);
}

// A jump and an infinite slope have no derivative to compare with.
TEST(DifferencesTest, noLimit) {
  EXPECT_EQ(compare([](double t) { return t < 0 ? 0.0 : 1.0; }, 5),
            Agreement::Nonsmooth);
  EXPECT_EQ(compare([](double t) { return std::sqrt(std::abs(t)); }, 0),
            Agreement::Yes);
  EXPECT_EQ(compare([](double t) { return std::sqrt(t); }, 0),
            Agreement::Nonsmooth);
}

// What rounding makes of a large number is no difference.
TEST(DifferencesTest, rounding) {
  EXPECT_EQ(compare([](double t) { return 1e12 + t; }, 1), Agreement::Yes);
}
