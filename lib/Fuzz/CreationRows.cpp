//===- CreationRows.cpp - random creation operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

static NamedAttribute dtype(Generator &g, Elements set) {
  return g.attr("dtype", TypeAttr::get(g.element(set)));
}

/// Given values, or one value everywhere.
static bool constant(Generator &g, StringRef op) {
  Type element = g.element(Elements::Any);
  auto type = RankedTensorType::get(g.shape(0, 3), element);
  DenseElementsAttr value;
  int64_t number = g.random.between(-3, 3);
  if (isa<FloatType>(element))
    value = DenseElementsAttr::get(
        type, g.builder.getFloatAttr(element, double(number) * 0.5));
  else
    value = DenseElementsAttr::get(
        type, APInt(element.getIntOrFloatBitWidth(), uint64_t(number),
                    /*isSigned=*/false, /*implicitTrunc=*/true));
  return g.make(op, {}, g.attr("value", value));
}

/// Sizes and an element type.
template <Elements set, int64_t minRank = 0, int64_t maxRank = 3>
static bool fill(Generator &g, StringRef op) {
  return g.makeSized(op, {}, SizeList{"sizes", g.shape(minRank, maxRank)},
                     dtype(g, set));
}

static bool full(Generator &g, StringRef op) {
  Value value = g.tensor(Elements::Any, 0, 0);
  return g.makeSized(op, value, SizeList{"sizes", g.shape(0, 3)});
}

static bool iota(Generator &g, StringRef op) {
  SmallVector<int64_t> shape = g.shape(1, 3);
  return g.makeSized(
      op, {}, SizeList{"sizes", shape},
      {g.i64("dim", g.dim(shape.size())), dtype(g, Elements::Number)});
}

static bool arange(Generator &g, StringRef op) {
  Value start = g.tensor(Elements::Number, 0, 0);
  Value step = g.exactly(g.typeOf(start));
  return g.makeSized(op, {start, step}, SizeList{"sizes", g.shape(1, 1)});
}

static bool randomBits(Generator &g, StringRef op) {
  Type element =
      g.random.chance(50) ? g.builder.getI32Type() : g.builder.getI64Type();
  return g.makeSized(op, g.key(), SizeList{"sizes", g.shape(0, 3)},
                     {g.i64("stream", g.random.between(-1, 3)),
                      g.attr("dtype", TypeAttr::get(element))});
}

static bool randomFloats(Generator &g, StringRef op) {
  return g.makeSized(op, g.key(), SizeList{"sizes", g.shape(0, 3)},
                     dtype(g, Elements::Float));
}

static bool dropout(Generator &g, StringRef op) {
  static const double shares[] = {0.0, 0.5, 0.25, 1.0};
  Value operand = g.tensor(Elements::Float);
  return g.make(op, {operand, g.key()},
                g.f64("p", g.random.pick<double>(shares)));
}

static bool oneHot(Generator &g, StringRef op) {
  int64_t classes = g.random.between(1, 9);
  Value indices = g.indices(g.shape(0, 2), classes);
  return g.makeSized(op, indices, SizeList{"sizes", {classes}},
                     dtype(g, Elements::Any));
}

ArrayRef<OpRecipe> fuzz::creationRows() {
  static const OpRecipe rows[] = {
      {"constant", constant, 6, ""},
      {"zeros", fill<Elements::Any>, 2, ""},
      {"ones", fill<Elements::Any>, 2, ""},
      {"eye", fill<Elements::Any, 2, 2>, 2, ""},
      {"full", full, 3, ""},
      {"iota", iota, 4, ""},
      {"arange", arange, 3, ""},
      {"random_bits", randomBits, 2, ""},
      {"rand_uniform", randomFloats, 2, ""},
      {"rand_normal", randomFloats, 2, ""},
      {"dropout", dropout, 2, ""},
      {"one_hot", oneHot, 2, ""},
  };
  return rows;
}
