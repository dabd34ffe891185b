//===- LinearAlgebraRows.cpp - random products and convolutions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

static bool matmul(Generator &g, StringRef op) {
  Value lhs = g.tensor(Elements::Number, 2);
  SmallVector<int64_t> shape = g.partner(g.shapeOf(lhs).drop_back(2));
  shape.push_back(g.shapeOf(lhs).back());
  shape.push_back(g.extent());
  return g.make(op, {lhs, g.exactly(g.elementOf(lhs), shape)});
}

static bool linear(Generator &g, StringRef op) {
  Value input = g.tensor(Elements::Number, 1);
  int64_t outputs = g.extent();
  SmallVector<Value> operands = {
      input, g.exactly(g.elementOf(input), {outputs, g.shapeOf(input).back()})};
  if (g.random.chance(60))
    operands.push_back(g.exactly(g.elementOf(input), {outputs}));
  return g.make(op, operands);
}

static bool dot(Generator &g, StringRef op) {
  Value lhs = g.tensor(Elements::Number, 1, 1);
  return g.make(op, {lhs, g.exactly(g.typeOf(lhs))});
}

static bool outer(Generator &g, StringRef op) {
  Value lhs = g.tensor(Elements::Number, 1, 1);
  return g.make(op, {lhs, g.exactly(g.elementOf(lhs), {g.extent()})});
}

/// Letters drawn for each operand; equal letters have equal extents.
static bool einsum(Generator &g, StringRef op) {
  static const char *const equations[] = {
      "ij,jk->ik", "bij,bjk->bik", "i,j->ij",     "ii->i",        "ij->ji",
      "ij->",      "ij,ij->",      "bij,kj",      "ij,jk,kl->il", "i,i",
      "ii",        "ijk->kj",      "abc,cd->abd", "ij,i->j"};
  int64_t count = int64_t(std::size(equations));
  StringRef equation = equations[g.random.below(count)];
  Type element = g.element(Elements::Number);
  std::array<int64_t, 26> extents;
  for (int64_t &extent : extents)
    extent = std::min<int64_t>(g.extent(), 5);
  SmallVector<StringRef> groups;
  equation.split("->").first.split(groups, ',');
  SmallVector<Value> operands;
  for (StringRef group : groups) {
    SmallVector<int64_t> shape;
    for (char letter : group)
      shape.push_back(extents[size_t(letter - 'a')]);
    operands.push_back(g.exactly(element, shape));
  }
  return g.make(op, operands,
                g.attr("equation", g.builder.getStringAttr(equation)));
}

/// A list with one number a spatial dimension, or none at all.
static void addList(Generator &g, SmallVectorImpl<NamedAttribute> &attrs,
                    StringRef name, size_t rank, int64_t low, int64_t high) {
  if (g.random.chance(50))
    return;
  SmallVector<int64_t> values;
  for (size_t i = 0; i < rank; ++i)
    values.push_back(g.random.between(low, high));
  attrs.push_back(g.i64s(name, values));
}

namespace {
/// Extents of a small convolution.
struct ConvShapes {
  int64_t groups = 1, channels = 1, outputs = 1;
  SmallVector<int64_t> input, kernel;
};
} // namespace

static ConvShapes convShapes(Generator &g) {
  ConvShapes shapes;
  size_t rank = size_t(g.random.between(1, 3));
  shapes.groups = g.random.chance(70) ? 1 : g.random.between(1, 3);
  shapes.channels = g.random.between(g.random.chance(5) ? 0 : 1, 3);
  shapes.outputs = g.random.between(1, 3);
  for (size_t i = 0; i < rank; ++i) {
    shapes.kernel.push_back(g.random.between(1, 3));
    shapes.input.push_back(g.random.between(g.random.chance(5) ? 0 : 1, 7));
  }
  return shapes;
}

template <bool transposed> static bool conv(Generator &g, StringRef op) {
  ConvShapes shapes = convShapes(g);
  size_t rank = shapes.kernel.size();
  Type element = g.element(Elements::Number);
  SmallVector<int64_t> input = {g.random.between(0, 2),
                                shapes.groups * shapes.channels};
  SmallVector<int64_t> weight = {shapes.groups * shapes.outputs,
                                 shapes.channels};
  if (transposed)
    weight = {shapes.groups * shapes.channels, shapes.outputs};
  input.append(shapes.input);
  weight.append(shapes.kernel);
  SmallVector<NamedAttribute> attrs = {g.i64("groups", shapes.groups)};
  addList(g, attrs, "strides", rank, 1, 3);
  addList(g, attrs, "padding_low", rank, transposed ? 0 : -1, 2);
  addList(g, attrs, "padding_high", rank, transposed ? 0 : -1, 2);
  addList(g, attrs, "dilation", rank, 1, 2);
  if (transposed)
    addList(g, attrs, "output_padding", rank, 0, 1);
  else
    addList(g, attrs, "input_dilation", rank, 1, 2);
  return g.make(op, {g.exactly(element, input), g.exactly(element, weight)},
                attrs);
}

ArrayRef<OpRecipe> fuzz::linearAlgebraRows() {
  static const OpRecipe rows[] = {
      {"matmul", matmul, 5, ""},
      {"linear", linear, 3, ""},
      {"dot", dot, 2, ""},
      {"outer", outer, 2, ""},
      {"einsum", einsum, 3, ""},
      {"conv", conv<false>, 2, ""},
      {"conv_transpose", conv<true>, 1, ""},
  };
  return rows;
}
