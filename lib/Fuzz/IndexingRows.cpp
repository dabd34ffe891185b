//===- IndexingRows.cpp - random operations on indices -*- C++ -*-===//
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
/// Indices for some dimensions of an operand, as gather and scatter take them.
struct Indexing {
  SmallVector<Value> indices;
  SmallVector<int64_t> dims;
};
} // namespace

static Indexing makeIndexing(Generator &g, Value operand) {
  Indexing result;
  int64_t rank = g.rankOf(operand);
  for (int64_t dim = 0; dim < rank; ++dim)
    if (g.random.chance(50))
      result.dims.push_back(dim);
  if (result.dims.empty())
    result.dims.push_back(g.random.below(rank));
  SmallVector<int64_t> shape = g.shape(0, 2);
  for (int64_t dim : result.dims)
    result.indices.push_back(
        g.indices(g.partner(shape), g.shapeOf(operand)[dim]));
  return result;
}

static bool gather(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  auto [indices, dims] = makeIndexing(g, operand);
  indices.insert(indices.begin(), operand);
  return g.make(op, indices, g.i64s("dims", dims));
}

/// Updates have the type of a gather of the same indices, which is made for it.
static bool scatter(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  auto [indices, dims] = makeIndexing(g, operand);
  SmallVector<Value> operands(indices);
  operands.insert(operands.begin(), operand);
  Operation *gather = g.make("gather", operands, g.i64s("dims", dims));
  if (!gather)
    return false;
  operands.push_back(g.exactly(g.typeOf(gather->getResult(0))));
  int64_t mode = g.elementOf(operand).isInteger(1) ? 0 : g.random.below(4);
  return g.make(op, operands,
                {g.i64s("dims", dims), g.enumeration("mode", mode)});
}

static bool sort(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  SmallVector<NamedAttribute> attrs = {g.i64("dim", g.dim(g.rankOf(operand)))};
  if (g.random.chance(50))
    attrs.push_back(g.unit("descending"));
  return g.make(op, operand, attrs);
}

static bool topk(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  int64_t rank = g.rankOf(operand), dim = g.dim(rank);
  int64_t extent = g.shapeOf(operand)[dim < 0 ? dim + rank : dim];
  SmallVector<NamedAttribute> attrs = {g.i64("dim", dim),
                                       g.i64("k", g.random.between(0, extent))};
  if (g.random.chance(50))
    attrs.push_back(g.unit("smallest"));
  return g.make(op, operand, attrs);
}

/// How many rows there are is known when the program runs; what can be said for
/// sure of them is their sum.
static bool nonzero(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  Operation *rows = g.make(op, operand);
  return rows && g.make("sum", rows->getResult(0),
                        g.i64s("dims", ArrayRef<int64_t>{0}));
}

static bool indexSelect(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  int64_t rank = g.rankOf(operand), dim = g.dim(rank);
  int64_t extent = g.shapeOf(operand)[dim < 0 ? dim + rank : dim];
  Value index = g.indices(g.shape(1, 1), extent);
  return g.make(op, {operand, index}, g.i64("dim", dim));
}

static bool takeAlong(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  int64_t rank = g.rankOf(operand), dim = g.random.below(rank);
  SmallVector<int64_t> shape(g.shapeOf(operand));
  for (int64_t &extent : shape)
    if (g.random.chance(30))
      extent = g.random.between(0, extent);
  int64_t extent = g.shapeOf(operand)[dim];
  shape[dim] = g.extent();
  Value index = g.indices(shape, extent);
  return g.make(op, {operand, index},
                g.i64("dim", g.random.chance(30) ? dim - rank : dim));
}

static bool embedding(Generator &g, StringRef op) {
  Value weight = g.tensor(Elements::Any, 2, 2);
  return g.make(op, {weight, g.indices(g.shape(0, 2), g.shapeOf(weight)[0])});
}

static bool maskedFill(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  Value mask = g.exactly(g.builder.getI1Type(), g.partner(g.shapeOf(operand)));
  return g.make(op, {operand, mask, g.exactly(g.elementOf(operand), {})});
}

ArrayRef<OpRecipe> fuzz::indexingRows() {
  static const OpRecipe rows[] = {
      {"gather", gather, 5, ""},
      {"scatter", scatter, 5, ""},
      {"sort", sort, 4, ""},
      {"topk", topk, 3, ""},
      {"nonzero", nonzero, 3, ""},
      {"index_select", indexSelect, 3, ""},
      {"take_along", takeAlong, 3, ""},
      {"embedding", embedding, 2, ""},
      {"masked_fill", maskedFill, 3, ""},
  };
  return rows;
}
