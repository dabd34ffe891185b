//===- LoopRow.cpp - random loops -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <functional>

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

namespace {
/// A value that a loop carries, and what is made of it.
struct Carry {
  Value init;
  Type type;
  /// Adds what the body may use.
  std::function<void(Value carry)> enter;
  /// The value of the next iteration.
  std::function<Value(Value carry)> next;
  /// Adds what operations behind the loop may use. `trips` are none where the
  /// data decides.
  std::function<void(Value result, std::optional<int64_t> trips)> leave;
};
} // namespace

/// Keeps its type, and often changes places with others.
static Carry plainCarry(Generator &g) {
  Carry carry;
  carry.init = g.someValues(1).front();
  auto type = Generator::typeOf(carry.init);
  carry.type = type;
  carry.enter = [&g](Value value) { g.add(value); };
  carry.next = [&g, type](Value) { return g.exactly(type); };
  carry.leave = [&g](Value value, std::optional<int64_t>) { g.add(value); };
  return carry;
}

//===----------------------------------------------------------------------===//
// Tensors that change their extents
//===----------------------------------------------------------------------===//

/// Adds something of known extents: the sum along `dim`.
static void addSum(Generator &g, Value value, int64_t dim) {
  g.make(g.random.chance(70) ? "sum" : "prod", value, g.i64s("dims", dim));
}

/// `value` without the first element along `dim`; an error where there is none.
static Value dropFirst(Generator &g, Value value, int64_t dim) {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  for (int64_t i = 0; i < Generator::rankOf(value); ++i) {
    offsets.push_back(g.builder.getIndexAttr(i == dim));
    sizes.push_back(g.builder.getIndexAttr(Generator::shapeOf(value)[i]));
    strides.push_back(g.builder.getIndexAttr(1));
  }
  Value at = arith::ConstantIndexOp::create(g.builder, dim);
  Value one = arith::ConstantIndexOp::create(g.builder, 1);
  Value extent = tensor::DimOp::create(g.builder, value, at);
  sizes[dim] = Value(arith::SubIOp::create(g.builder, extent, one));
  return SliceOp::create(g.builder, value, offsets, sizes, strides);
}

/// An extent grows, doubles or shrinks with each iteration.
static Carry changingCarry(Generator &g) {
  enum { Grow, Double, Shrink };
  Carry carry;
  carry.init = g.tensor(Elements::Number, 1, 3);
  SmallVector<int64_t> shape(Generator::shapeOf(carry.init));
  Type element = Generator::elementOf(carry.init);
  int64_t dim = g.random.below(shape.size());
  int64_t change = g.random.pick<int64_t>({Grow, Grow, Double, Shrink});
  SmallVector<int64_t> unknown(shape);
  unknown[dim] = ShapedType::kDynamic;
  auto type = RankedTensorType::get(unknown, element);
  carry.type = type;
  carry.enter = [&g, dim](Value value) { addSum(g, value, dim); };
  carry.next = [&g, shape, element, type, dim, change](Value value) {
    if (change == Shrink)
      return dropFirst(g, value, dim);
    SmallVector<int64_t> more(shape);
    more[dim] = g.random.between(0, 2);
    Value piece = change == Double ? value : g.exactly(element, more);
    return Value(ConcatOp::create(g.builder, type, ValueRange{value, piece},
                                  g.builder.getI64IntegerAttr(dim)));
  };
  carry.leave = [&g, shape, dim, change](Value value, std::optional<int64_t>) {
    addSum(g, value, dim);
    if (change == Shrink)
      return;
    SmallVector<int64_t> zeros(shape.size(), 0), ones(shape.size(), 1);
    g.makeSized("slice", value,
                {{"offsets", zeros}, {"sizes", shape}, {"strides", ones}});
  };
  return carry;
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// A list that each iteration makes longer, or an element of which it replaces.
static Carry listCarry(Generator &g) {
  Carry carry;
  ListValue list = someList(g);
  bool append = list.elements.empty() || g.random.chance(60);
  int64_t at = list.elements.empty() ? 0 : g.random.below(list.elements.size());
  auto newElement = std::make_shared<RankedTensorType>();
  carry.init = list.value;
  carry.type = list.value.getType();
  // A replaced element may have other extents in the next iteration.
  auto look = [&g, list, append, at](Value value) {
    if (append && !list.elements.empty())
      addElement(g, list, value, at);
    else
      addLength(g, value);
  };
  carry.enter = look;
  carry.next = [&g, list, append, at, newElement](Value value) -> Value {
    Value element = elementFor(g, list);
    *newElement = Generator::typeOf(element);
    if (append)
      return ListAppendOp::create(g.builder, value.getType(), value, element);
    return ListSetOp::create(g.builder, value.getType(), value, g.index(at),
                             element);
  };
  carry.leave = [&g, list, append, at, look,
                 newElement](Value value, std::optional<int64_t> trips) {
    look(value);
    if (!trips)
      return;
    ListValue result = list;
    result.value = value;
    if (append)
      result.elements.append(*trips, *newElement);
    else if (*trips > 0)
      result.elements[at] = *newElement;
    g.lists.push_back(result);
  };
  return carry;
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

static SmallVector<Carry> makeCarries(Generator &g) {
  SmallVector<Carry> carries;
  for (int64_t i = g.random.between(1, 3); i > 0; --i) {
    int64_t kind = g.random.below(10);
    carries.push_back(kind < 2   ? changingCarry(g)
                      : kind < 4 ? listCarry(g)
                                 : plainCarry(g));
  }
  return carries;
}

/// Counted, with a condition on data, or both; at most four trips, often none.
bool fuzz::makeLoop(Generator &g, StringRef) {
  if (g.depth() >= Generator::maxDepth)
    return false;
  bool counted = g.random.chance(75);
  bool conditional = !counted || g.random.chance(30);
  int64_t trips = g.random.between(g.random.chance(10) ? -1 : 0, 4);
  Value max = counted ? g.index(trips) : Value();
  Value condition =
      conditional && g.random.chance(50) ? g.condition() : Value();
  SmallVector<Carry> carries = makeCarries(g);
  SmallVector<Value> inits;
  SmallVector<Type> types;
  for (const Carry &carry : carries) {
    inits.push_back(carry.init);
    types.push_back(carry.type);
  }
  auto op = LoopOp::create(g.builder, max, condition, inits, types);
  // The scope restores where the builder stands.
  g.scope([&] {
    g.builder.setInsertionPointToStart(&op.getBody().front());
    Value iteration = op.getIteration();
    Value number = arith::IndexCastOp::create(g.builder, g.builder.getI64Type(),
                                              iteration);
    g.add(tensor::FromElementsOp::create(
        g.builder, RankedTensorType::get({}, g.builder.getI64Type()), number));
    for (auto [carry, value] : llvm::zip(carries, op.getCarries()))
      carry.enter(value);
    g.makeOps(g.random.between(1, 4));
    Value next;
    if (!counted) {
      Value last = arith::ConstantIndexOp::create(g.builder, trips - 1);
      next = arith::CmpIOp::create(g.builder, arith::CmpIPredicate::slt,
                                   iteration, last);
      if (g.random.chance(50))
        next = arith::AndIOp::create(g.builder, next, g.condition());
    } else if (conditional) {
      next = g.condition();
    }
    SmallVector<Value> values;
    for (auto [carry, value] : llvm::zip(carries, op.getCarries()))
      values.push_back(carry.next(value));
    ContinueOp::create(g.builder, next, values);
  });
  std::optional<int64_t> known;
  if (!conditional)
    known = std::max<int64_t>(trips, 0);
  for (auto [carry, result] : llvm::zip(carries, op.getResults()))
    carry.leave(result, known);
  return true;
}
