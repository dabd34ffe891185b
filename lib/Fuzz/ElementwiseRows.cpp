//===- ElementwiseRows.cpp - random elementwise operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

/// One tensor of any shape.
template <Elements set> static bool unary(Generator &g, StringRef op) {
  return g.make(op, g.tensor(set));
}

/// Two tensors of one element type whose shapes broadcast.
template <Elements set> static bool binary(Generator &g, StringRef op) {
  Value lhs = g.tensor(set);
  Value rhs = g.exactly(g.elementOf(lhs), g.partner(g.shapeOf(lhs)));
  if (g.random.chance(50))
    std::swap(lhs, rhs);
  return g.make(op, {lhs, rhs});
}

static bool select(Generator &g, StringRef op) {
  Value onTrue = g.tensor(Elements::Any);
  Value onFalse = g.exactly(g.elementOf(onTrue), g.partner(g.shapeOf(onTrue)));
  Value condition =
      g.exactly(g.builder.getI1Type(), g.partner(g.shapeOf(onTrue)));
  return g.make(op, {condition, onTrue, onFalse});
}

static bool clamp(Generator &g, StringRef op) {
  Value operand = g.tensor(Elements::Number);
  Type element = g.elementOf(operand);
  Value low = g.exactly(element, g.partner(g.shapeOf(operand)));
  Value high = g.exactly(element, g.partner(g.shapeOf(operand)));
  return g.make(op, {operand, low, high});
}

/// Any element type to any other.
static bool convert(Generator &g, StringRef op) {
  return g.make(op, g.tensor(Elements::Any),
                g.attr("dtype", TypeAttr::get(g.element(Elements::Any))));
}

/// A float attribute near what networks use, seldom an odd one.
static double parameter(Generator &g) {
  static const double values[] = {0.01, 0.5, 1.0, 2.0, 20.0, -0.25, 0.0, 0.1};
  return g.random.pick<double>(values);
}

static bool leakyRelu(Generator &g, StringRef op) {
  return g.make(op, g.tensor(Elements::Float),
                g.f64("negative_slope", parameter(g)));
}

static bool elu(Generator &g, StringRef op) {
  return g.make(op, g.tensor(Elements::Float), g.f64("alpha", parameter(g)));
}

static bool gelu(Generator &g, StringRef op) {
  return g.make(op, g.tensor(Elements::Float),
                g.enumeration("approximate", g.random.below(2)));
}

static bool softplus(Generator &g, StringRef op) {
  return g.make(
      op, g.tensor(Elements::Float),
      {g.f64("beta", parameter(g)), g.f64("threshold", parameter(g))});
}

ArrayRef<OpRecipe> fuzz::elementwiseRows() {
  static const OpRecipe rows[] = {
      {"neg", unary<Elements::Number>, 4, ""},
      {"abs", unary<Elements::Number>, 4, ""},
      {"sign", unary<Elements::Number>, 4, ""},
      {"floor", unary<Elements::Float>, 4, ""},
      {"ceil", unary<Elements::Float>, 4, ""},
      {"round", unary<Elements::Float>, 4, ""},
      {"trunc", unary<Elements::Float>, 4, ""},
      {"sqrt", unary<Elements::Float>, 4, ""},
      {"rsqrt", unary<Elements::Float>, 4, ""},
      {"reciprocal", unary<Elements::Float>, 4, ""},
      {"exp", unary<Elements::Float>, 4, ""},
      {"exp2", unary<Elements::Float>, 3, ""},
      {"expm1", unary<Elements::Float>, 3, ""},
      {"log", unary<Elements::Float>, 3, ""},
      {"log2", unary<Elements::Float>, 3, ""},
      {"log1p", unary<Elements::Float>, 3, ""},
      {"sin", unary<Elements::Float>, 2, ""},
      {"cos", unary<Elements::Float>, 2, ""},
      {"tan", unary<Elements::Float>, 2, ""},
      {"asin", unary<Elements::Float>, 2, ""},
      {"acos", unary<Elements::Float>, 2, ""},
      {"atan", unary<Elements::Float>, 2, ""},
      {"sinh", unary<Elements::Float>, 2, ""},
      {"cosh", unary<Elements::Float>, 2, ""},
      {"tanh", unary<Elements::Float>, 4, ""},
      {"asinh", unary<Elements::Float>, 2, ""},
      {"acosh", unary<Elements::Float>, 2, ""},
      {"atanh", unary<Elements::Float>, 2, ""},
      {"erf", unary<Elements::Float>, 2, ""},
      {"sigmoid", unary<Elements::Float>, 3, ""},
      {"logical_not", unary<Elements::Bool>, 4, ""},
      {"bitwise_not", unary<Elements::Bits>, 4, ""},
      {"isnan", unary<Elements::Float>, 4, ""},
      {"isinf", unary<Elements::Float>, 4, ""},
      {"isfinite", unary<Elements::Float>, 4, ""},
      {"stop_gradient", unary<Elements::Any>, 2, ""},
      {"add", binary<Elements::Number>, 10, ""},
      {"sub", binary<Elements::Number>, 8, ""},
      {"mul", binary<Elements::Number>, 8, ""},
      {"div", binary<Elements::Number>, 8, ""},
      {"floor_div", binary<Elements::Number>, 4, ""},
      {"remainder", binary<Elements::Number>, 4, ""},
      {"fmod", binary<Elements::Number>, 4, ""},
      {"pow", binary<Elements::Number>, 3, ""},
      {"atan2", binary<Elements::Float>, 2, ""},
      {"maximum", binary<Elements::Any>, 5, ""},
      {"minimum", binary<Elements::Any>, 5, ""},
      {"eq", binary<Elements::Any>, 4, ""},
      {"ne", binary<Elements::Any>, 4, ""},
      {"lt", binary<Elements::Any>, 4, ""},
      {"le", binary<Elements::Any>, 4, ""},
      {"gt", binary<Elements::Any>, 4, ""},
      {"ge", binary<Elements::Any>, 4, ""},
      {"logical_and", binary<Elements::Bool>, 4, ""},
      {"logical_or", binary<Elements::Bool>, 4, ""},
      {"logical_xor", binary<Elements::Bool>, 4, ""},
      {"bitwise_and", binary<Elements::Bits>, 4, ""},
      {"bitwise_or", binary<Elements::Bits>, 4, ""},
      {"bitwise_xor", binary<Elements::Bits>, 4, ""},
      {"shift_left", binary<Elements::Int>, 4, ""},
      {"shift_right", binary<Elements::Int>, 4, ""},
      {"select", select, 8, ""},
      {"clamp", clamp, 4, ""},
      {"convert", convert, 14, ""},
      {"relu", unary<Elements::Number>, 4, ""},
      {"leaky_relu", leakyRelu, 2, ""},
      {"elu", elu, 2, ""},
      {"silu", unary<Elements::Float>, 2, ""},
      {"gelu", gelu, 2, ""},
      {"softplus", softplus, 2, ""},
      {"mish", unary<Elements::Float>, 2, ""},
      {"hardswish", unary<Elements::Float>, 2, ""},
      {"hardsigmoid", unary<Elements::Float>, 2, ""},
  };
  return rows;
}
