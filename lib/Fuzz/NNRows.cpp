//===- NNRows.cpp - random operations of neural networks -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

/// An operand that may be left out; `segments` says whether it was.
static void maybe(Generator &g, SmallVectorImpl<Value> &operands,
                  SmallVectorImpl<int32_t> &segments, Type element,
                  ArrayRef<int64_t> shape) {
  segments.push_back(g.random.chance(60));
  if (segments.back())
    operands.push_back(g.exactly(element, shape));
}

static NamedAttribute epsilon(Generator &g) {
  static const double values[] = {1e-5, 1e-12, 0.1, 0.0};
  return g.f64("epsilon", g.random.pick<double>(values));
}

static bool layerNorm(Generator &g, StringRef op) {
  Value input = g.tensor(Elements::Float, 1);
  int64_t count = g.random.between(1, g.rankOf(input));
  ArrayRef<int64_t> normalized = g.shapeOf(input).take_back(count);
  SmallVector<Value> operands = {input};
  SmallVector<int32_t> segments = {1};
  maybe(g, operands, segments, g.elementOf(input), normalized);
  if (op == "layer_norm")
    maybe(g, operands, segments, g.elementOf(input), normalized);
  else
    segments.clear();
  return g.make(op, operands, {g.i64("normalized_dims", count), epsilon(g)},
                segments);
}

static bool batchNorm(Generator &g, StringRef op) {
  Value input = g.tensor(Elements::Float, 2);
  Type element = g.elementOf(input);
  int64_t channels = g.shapeOf(input)[1];
  SmallVector<Value> operands = {input};
  SmallVector<int32_t> segments = {1};
  if (op == "batch_norm")
    for (int i = 0; i < 2; ++i) {
      operands.push_back(g.exactly(element, {channels}));
      segments.push_back(1);
    }
  maybe(g, operands, segments, element, {channels});
  maybe(g, operands, segments, element, {channels});
  return g.make(op, operands, epsilon(g), segments);
}

static bool groupNorm(Generator &g, StringRef op) {
  int64_t groups = g.random.between(1, 3);
  SmallVector<int64_t> shape = g.shape(0, 2);
  int64_t channels = groups * g.random.between(1, 3);
  shape.insert(shape.begin(), {g.random.between(0, 3), channels});
  Type element = g.element(Elements::Float);
  SmallVector<Value> operands = {g.exactly(element, shape)};
  SmallVector<int32_t> segments = {1};
  maybe(g, operands, segments, element, {channels});
  maybe(g, operands, segments, element, {channels});
  return g.make(op, operands, {g.i64("groups", groups), epsilon(g)}, segments);
}

static bool mseLoss(Generator &g, StringRef op) {
  Value input = g.tensor(Elements::Float);
  Value target = g.exactly(g.elementOf(input), g.partner(g.shapeOf(input)));
  return g.make(op, {input, target},
                g.enumeration("reduction", g.random.below(3)));
}

static bool classLoss(Generator &g, StringRef op) {
  Value input = g.tensor(Elements::Float, 1);
  SmallVector<int64_t> shape(g.shapeOf(input));
  int64_t classes = shape.size() == 1 ? shape[0] : shape[1];
  shape.erase(shape.begin() + (shape.size() == 1 ? 0 : 1));
  SmallVector<Value> operands = {input, g.indices(shape, classes)};
  if (g.random.chance(40))
    operands.push_back(g.exactly(g.elementOf(input), {classes}));
  SmallVector<NamedAttribute> attrs = {
      g.enumeration("reduction", g.random.below(3)),
      g.i64("ignore_index", g.random.chance(50) ? -100 : g.random.below(3))};
  if (op == "cross_entropy" && g.random.chance(40))
    attrs.push_back(g.f64("label_smoothing", 0.125));
  return g.make(op, operands, attrs);
}

static bool attention(Generator &g, StringRef op) {
  Value query = g.tensor(Elements::Float, 2);
  Type element = g.elementOf(query);
  ArrayRef<int64_t> front = g.shapeOf(query).drop_back(2);
  int64_t keys = g.extent(), length = g.shapeOf(query).take_back(2)[0];
  SmallVector<int64_t> key = g.partner(front), value = g.partner(front);
  key.append({keys, g.shapeOf(query).back()});
  value.append({keys, g.extent()});
  SmallVector<Value> operands = {query, g.exactly(element, key),
                                 g.exactly(element, value)};
  if (g.random.chance(40))
    operands.push_back(
        g.exactly(g.random.chance(50) ? element : g.builder.getI1Type(),
                  g.partner({length, keys})));
  SmallVector<NamedAttribute> attrs;
  if (g.random.chance(30))
    attrs.push_back(g.unit("causal"));
  if (g.random.chance(30))
    attrs.push_back(g.f64("scale", 0.5));
  return g.make(op, operands, attrs);
}

/// lstm and gru: `gates` blocks of rows in each weight.
template <int64_t gates> static bool recurrent(Generator &g, StringRef op) {
  Type element = g.element(Elements::Float);
  int64_t time = g.random.between(0, 4), batch = g.random.between(0, 3);
  int64_t inputs = g.random.between(0, 4), hidden = g.random.between(1, 4);
  SmallVector<Value> operands = {g.exactly(element, {time, batch, inputs}),
                                 g.exactly(element, {batch, hidden})};
  if (gates == 4)
    operands.push_back(g.exactly(element, {batch, hidden}));
  operands.push_back(g.exactly(element, {gates * hidden, inputs}));
  operands.push_back(g.exactly(element, {gates * hidden, hidden}));
  SmallVector<int32_t> segments(operands.size(), 1);
  maybe(g, operands, segments, element, {gates * hidden});
  maybe(g, operands, segments, element, {gates * hidden});
  SmallVector<NamedAttribute> attrs;
  if (g.random.chance(40))
    attrs.push_back(g.unit("reverse"));
  return g.make(op, operands, attrs, segments);
}

ArrayRef<OpRecipe> fuzz::nnRows() {
  static const OpRecipe rows[] = {
      {"layer_norm", layerNorm, 1, ""},
      {"rms_norm", layerNorm, 2, ""},
      {"batch_norm", batchNorm, 1, ""},
      {"batch_norm_training", batchNorm, 1, ""},
      {"group_norm", groupNorm, 1, ""},
      {"mse_loss", mseLoss, 2, ""},
      {"nll_loss", classLoss, 2, ""},
      {"cross_entropy", classLoss, 1, ""},
      {"attention", attention, 1, ""},
      {"lstm", recurrent<4>, 1, ""},
      {"gru", recurrent<3>, 1, ""},
  };
  return rows;
}
