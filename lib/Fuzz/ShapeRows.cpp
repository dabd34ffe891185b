//===- ShapeRows.cpp - random operations that move elements -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

/// The elements in another shape, one size of which may be -1.
static bool reshape(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  int64_t rest = g.typeOf(operand).getNumElements();
  SmallVector<int64_t> sizes;
  bool isEmpty = rest == 0;
  while (rest > 1 && sizes.size() < 3) {
    SmallVector<int64_t> divisors;
    for (int64_t i = 1; i <= std::min<int64_t>(rest, 64); ++i)
      if (rest % i == 0)
        divisors.push_back(i);
    sizes.push_back(g.random.pick<int64_t>(divisors));
    rest /= sizes.back();
  }
  if (isEmpty || rest > 1 || g.random.chance(30))
    sizes.insert(sizes.begin() + g.random.below(sizes.size() + 1), rest);
  if (!isEmpty && !sizes.empty() && g.random.chance(30))
    sizes[g.random.below(sizes.size())] = -1;
  return g.makeSized(op, operand, SizeList{"sizes", sizes});
}

static bool transpose(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  int64_t rank = g.rankOf(operand);
  SmallVector<int64_t> permutation;
  for (int64_t i = 0; i < rank; ++i)
    permutation.insert(permutation.begin() + g.random.below(i + 1),
                       g.random.chance(20) ? i - rank : i);
  return g.make(op, operand, g.i64s("permutation", permutation));
}

static bool broadcastTo(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 0, 3);
  SmallVector<int64_t> sizes(g.shapeOf(operand));
  for (int64_t &size : sizes) {
    if (size == 1 && g.random.chance(60))
      size = g.extent();
    if (g.random.chance(15))
      size = -1;
  }
  SmallVector<int64_t> front = g.shape(0, 2);
  sizes.insert(sizes.begin(), front.begin(), front.end());
  return g.makeSized(op, operand, SizeList{"sizes", sizes});
}

static bool slice(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  SizeList offsets{"offsets", {}}, sizes{"sizes", {}}, strides{"strides", {}};
  for (int64_t extent : g.shapeOf(operand)) {
    int64_t offset = g.random.between(0, extent);
    int64_t stride = g.random.chance(60) ? 1 : g.random.between(1, 3);
    int64_t most = (extent - offset + stride - 1) / stride;
    offsets.values.push_back(offset);
    sizes.values.push_back(g.random.between(0, most));
    strides.values.push_back(stride);
  }
  return g.makeSized(op, operand, {offsets, sizes, strides});
}

static bool pad(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  Value value = g.exactly(g.elementOf(operand), {});
  SizeList low{"low", {}}, high{"high", {}}, interior{"interior", {}};
  for (SizeList *list : {&low, &high, &interior})
    for (int64_t i = 0; i < g.rankOf(operand); ++i)
      list->values.push_back(g.random.chance(50) ? 0 : g.random.between(0, 3));
  return g.makeSized(op, {operand, value}, {low, high, interior});
}

static bool concat(Generator &g, StringRef op) {
  SmallVector<Value> operands = {g.tensor(Elements::Any, 1)};
  SmallVector<int64_t> shape(g.shapeOf(operands[0]));
  int64_t dim = g.dim(shape.size());
  for (int64_t i = g.random.below(3); i > 0; --i) {
    shape[dim < 0 ? dim + shape.size() : dim] = g.extent();
    operands.push_back(g.exactly(g.elementOf(operands[0]), shape));
  }
  return g.make(op, operands, g.i64("dim", dim));
}

static bool stack(Generator &g, StringRef op) {
  SmallVector<Value> operands = {g.tensor(Elements::Any, 0, 3)};
  for (int64_t i = g.random.below(3); i > 0; --i)
    operands.push_back(g.exactly(g.typeOf(operands[0])));
  return g.make(op, operands, g.i64("dim", g.dim(g.rankOf(operands[0]) + 1)));
}

static bool reverse(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  return g.make(op, operand, g.i64s("dims", g.dims(g.rankOf(operand))));
}

static bool squeeze(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any);
  SmallVector<int64_t> dims;
  for (auto [dim, extent] : llvm::enumerate(g.shapeOf(operand)))
    if (extent == 1 && g.random.chance(70))
      dims.push_back(g.random.chance(30) ? int64_t(dim) - g.rankOf(operand)
                                         : int64_t(dim));
  return g.make(op, operand, g.i64s("dims", dims));
}

static bool unsqueeze(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 0, 3);
  SmallVector<int64_t> dims;
  int64_t more = g.random.between(0, 2), rank = g.rankOf(operand) + more;
  for (int64_t dim : g.dims(rank))
    if (int64_t(dims.size()) < more)
      dims.push_back(dim);
  return g.make(op, operand, g.i64s("dims", dims));
}

static bool split(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  int64_t dim = g.dim(g.rankOf(operand));
  int64_t rest = g.shapeOf(operand)[dim < 0 ? dim + g.rankOf(operand) : dim];
  SmallVector<int64_t> sizes;
  while (sizes.size() < 3 && g.random.chance(60)) {
    sizes.push_back(g.random.between(0, rest));
    rest -= sizes.back();
  }
  sizes.push_back(rest);
  if (g.random.chance(40))
    sizes[g.random.below(sizes.size())] = -1;
  return g.make(op, operand, {g.i64("dim", dim), g.i64s("sizes", sizes)});
}

static bool tile(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 0, 3);
  SmallVector<int64_t> repeats;
  for (int64_t i = g.random.between(0, 4); i > 0; --i)
    repeats.push_back(g.random.chance(50) ? 1 : g.random.between(0, 3));
  return g.make(op, operand, g.i64s("repeats", repeats));
}

static bool roll(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Any, 1);
  SmallVector<int64_t> shifts, dims;
  for (int64_t i = g.random.below(3); i > 0; --i) {
    shifts.push_back(g.random.between(-9, 9));
    dims.push_back(g.dim(g.rankOf(operand)));
  }
  return g.make(op, operand, {g.i64s("shifts", shifts), g.i64s("dims", dims)});
}

ArrayRef<OpRecipe> fuzz::shapeRows() {
  static const OpRecipe rows[] = {
      {"reshape", reshape, 8, ""},
      {"transpose", transpose, 6, ""},
      {"broadcast_to", broadcastTo, 6, ""},
      {"slice", slice, 6, ""},
      {"pad", pad, 4, ""},
      {"concat", concat, 3, ""},
      {"reverse", reverse, 3, ""},
      {"squeeze", squeeze, 3, ""},
      {"unsqueeze", unsqueeze, 3, ""},
      {"split", split, 3, ""},
      {"stack", stack, 3, ""},
      {"tile", tile, 3, ""},
      {"roll", roll, 3, ""},
  };
  return rows;
}
