//===- ReductionRows.cpp - random reductions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

/// `dims`, which may be absent, and `keepdims`.
static SmallVector<NamedAttribute> reducedDims(Generator &g, Value operand) {
  SmallVector<NamedAttribute> attrs;
  if (g.random.chance(75))
    attrs.push_back(g.i64s("dims", g.dims(g.rankOf(operand))));
  if (g.random.chance(30))
    attrs.push_back(g.unit("keepdims"));
  return attrs;
}

template <Elements set> static bool reduce(Generator &g, StringRef op) {
  Value operand = g.tensor(set);
  return g.make(op, operand, reducedDims(g, operand));
}

static bool extremum(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Number);
  SmallVector<NamedAttribute> attrs = reducedDims(g, operand);
  if (g.random.chance(30))
    attrs.push_back(g.unit("allow_empty"));
  return g.make(op, operand, attrs);
}

static bool argExtremum(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Number);
  SmallVector<NamedAttribute> attrs;
  if (g.rankOf(operand) != 0 && g.random.chance(75))
    attrs.push_back(g.i64("dim", g.dim(g.rankOf(operand))));
  if (g.random.chance(30))
    attrs.push_back(g.unit("keepdims"));
  return g.make(op, operand, attrs);
}

static bool moment(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Float);
  SmallVector<NamedAttribute> attrs = reducedDims(g, operand);
  attrs.push_back(g.i64("correction", g.random.between(0, 2)));
  return g.make(op, operand, attrs);
}

static bool norm(Generator &g, StringRef op) {
  double infinity = std::numeric_limits<double>::infinity();
  const double orders[] = {2.0, 1.0, 0.0, infinity, -infinity, 3.0, 0.5, -1.0};
  Value operand = g.tensor(Elements::Float);
  SmallVector<NamedAttribute> attrs = reducedDims(g, operand);
  attrs.push_back(g.f64("p", g.random.pick<double>(orders)));
  return g.make(op, operand, attrs);
}

/// Along one dimension; the shape stays.
template <Elements set> static bool alongDim(Generator &g, StringRef op) {
  Value operand = g.tensor(set, 1);
  return g.make(op, operand, g.i64("dim", g.dim(g.rankOf(operand))));
}

ArrayRef<OpRecipe> fuzz::reductionRows() {
  static const OpRecipe rows[] = {
      {"sum", reduce<Elements::Number>, 8, ""},
      {"prod", reduce<Elements::Number>, 4, ""},
      {"max", extremum, 5, ""},
      {"min", extremum, 5, ""},
      {"any", reduce<Elements::Bool>, 3, ""},
      {"all", reduce<Elements::Bool>, 3, ""},
      {"argmax", argExtremum, 4, ""},
      {"argmin", argExtremum, 4, ""},
      {"cumsum", alongDim<Elements::Number>, 4, ""},
      {"cumprod", alongDim<Elements::Number>, 4, ""},
      {"mean", reduce<Elements::Float>, 3, ""},
      {"var", moment, 2, ""},
      {"std", moment, 2, ""},
      {"logsumexp", reduce<Elements::Float>, 2, ""},
      {"norm", norm, 3, ""},
      {"softmax", alongDim<Elements::Float>, 3, ""},
      {"log_softmax", alongDim<Elements::Float>, 2, ""},
  };
  return rows;
}
