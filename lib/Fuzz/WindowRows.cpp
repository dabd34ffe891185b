//===- WindowRows.cpp - random operations on windows -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

namespace {
/// An operand and a window over its last dimensions.
struct Windowed {
  Value operand;
  SmallVector<int64_t> window;
  SmallVector<NamedAttribute> attrs;
};
} // namespace

static Windowed makeWindow(Generator &g, Elements set, bool hasDilation) {
  Windowed result;
  result.operand = g.tensor(set, 1);
  int64_t rank =
      g.random.between(1, std::min<int64_t>(3, g.rankOf(result.operand)));
  SmallVector<int64_t> strides, low, high, dilation;
  for (int64_t extent : g.shapeOf(result.operand).take_back(rank)) {
    result.window.push_back(
        g.random.between(1, std::clamp<int64_t>(extent, 1, 4)));
    strides.push_back(g.random.between(1, 3));
    low.push_back(g.random.between(-1, 2));
    high.push_back(g.random.between(-1, 2));
    dilation.push_back(g.random.between(1, 2));
  }
  if (g.random.chance(60))
    result.attrs.push_back(g.i64s("strides", strides));
  if (g.random.chance(40)) {
    result.attrs.push_back(g.i64s("padding_low", low));
    result.attrs.push_back(g.i64s("padding_high", high));
  }
  if (hasDilation && g.random.chance(30))
    result.attrs.push_back(g.i64s("dilation", dilation));
  return result;
}

static bool reduceWindow(Generator &g, StringRef op) {
  Windowed made = makeWindow(g, Elements::Number, true);
  made.attrs.push_back(g.i64s("window", made.window));
  made.attrs.push_back(g.enumeration("kind", g.random.below(2)));
  return g.make(op, made.operand, made.attrs);
}

static bool maxPool(Generator &g, StringRef op) {
  Windowed made = makeWindow(g, Elements::Number, true);
  made.attrs.push_back(g.i64s("kernel_size", made.window));
  return g.make(op, made.operand, made.attrs);
}

static bool avgPool(Generator &g, StringRef op) {
  Windowed made = makeWindow(g, Elements::Float, false);
  made.attrs.push_back(g.i64s("kernel_size", made.window));
  made.attrs.push_back(
      g.attr("count_include_pad", g.builder.getBoolAttr(g.random.chance(50))));
  return g.make(op, made.operand, made.attrs);
}

template <Elements set> static bool adaptivePool(Generator &g, StringRef op) {
  Value operand = g.tensor(set, 1);
  SmallVector<int64_t> sizes;
  int64_t rank = g.random.between(1, std::min<int64_t>(3, g.rankOf(operand)));
  for (int64_t i = 0; i < rank; ++i)
    sizes.push_back(g.random.between(g.random.chance(5) ? 0 : 1, 5));
  return g.make(op, operand, g.i64s("output_size", sizes));
}

static bool resize(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Float, 1);
  SmallVector<int64_t> sizes;
  SmallVector<double> scales;
  int64_t rank = g.random.between(1, std::min<int64_t>(3, g.rankOf(operand)));
  for (int64_t i = 0; i < rank; ++i) {
    sizes.push_back(g.random.between(g.random.chance(5) ? 0 : 1, 9));
    scales.push_back(double(g.random.between(1, 12)) * 0.25);
  }
  int64_t mode = g.random.below(2);
  SmallVector<NamedAttribute> attrs = {g.enumeration("mode", mode)};
  if (mode == 1 && g.random.chance(40))
    attrs.push_back(g.unit("align_corners"));
  if (g.random.chance(40))
    attrs.push_back(g.attr("scales", g.builder.getDenseF64ArrayAttr(scales)));
  return g.makeSized(op, operand, SizeList{"sizes", sizes}, attrs);
}

ArrayRef<OpRecipe> fuzz::windowRows() {
  static const OpRecipe rows[] = {
      {"reduce_window", reduceWindow, 3, ""},
      {"max_pool", maxPool, 2, ""},
      {"avg_pool", avgPool, 2, ""},
      {"adaptive_max_pool", adaptivePool<Elements::Number>, 2, ""},
      {"adaptive_avg_pool", adaptivePool<Elements::Float>, 2, ""},
      {"resize", resize, 2, ""},
  };
  return rows;
}
