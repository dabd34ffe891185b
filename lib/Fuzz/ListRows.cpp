//===- ListRows.cpp - random operations on lists -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

static ListType listOf(RankedTensorType element) {
  return ListType::get(element);
}

static RankedTensorType elementType(const ListValue &list) {
  return cast<RankedTensorType>(
      cast<ListType>(list.value.getType()).getElementType());
}

/// Tensors of one element type and rank whose extents may differ.
static RankedTensorType cover(ArrayRef<RankedTensorType> types) {
  Type result = types.front();
  for (RankedTensorType type : types)
    result = join(result, type);
  return cast<RankedTensorType>(result);
}

void fuzz::addLength(Generator &g, Value list) {
  Value count = ListLenOp::create(g.builder, g.builder.getIndexType(), list);
  Type i64 = g.builder.getI64Type();
  Value number = arith::IndexCastOp::create(g.builder, i64, count);
  g.add(tensor::FromElementsOp::create(g.builder,
                                       RankedTensorType::get({}, i64), number));
}

void fuzz::addElement(Generator &g, const ListValue &list, Value value,
                      int64_t at) {
  Operation *made = g.make("list_get", {value, g.index(at)});
  if (made && made->getResult(0).getType() != list.elements[at]) {
    made->getResult(0).setType(list.elements[at]);
    g.add(made->getResult(0));
  }
}

/// The list joins those there are, and something is seen of it: an element, or
/// how many there are.
static void addList(Generator &g, ListValue list) {
  int64_t length = int64_t(list.elements.size());
  if (length != 0 && g.random.chance(70)) {
    addElement(g, list, list.value, g.random.below(length));
  } else {
    addLength(g, list.value);
  }
  g.lists.push_back(std::move(list));
}

static bool construct(Generator &g, StringRef) {
  Value first = g.tensor(Elements::Any, 0, 3);
  SmallVector<Value> elements = {first};
  for (int64_t i = g.random.below(3); i > 0; --i) {
    SmallVector<int64_t> shape(g.shapeOf(first));
    for (int64_t &extent : shape)
      if (g.random.chance(20))
        extent = g.extent();
    if (!g.typeOf(first).clone(shape).hasStaticShape() ||
        g.typeOf(first).clone(shape).getNumElements() > g.maxElements)
      return false;
    elements.push_back(g.exactly(g.elementOf(first), shape));
  }
  ListValue list;
  for (Value element : elements)
    list.elements.push_back(g.typeOf(element));
  RankedTensorType type = cover(list.elements);
  if (g.random.chance(10)) {
    elements.clear();
    list.elements.clear();
  }
  list.value = ListConstructOp::create(g.builder, listOf(type), elements);
  addList(g, std::move(list));
  return true;
}

ListValue fuzz::someList(Generator &g) {
  while (g.lists.empty())
    construct(g, "");
  return g.random.pick<ListValue>(g.lists);
}

Value fuzz::elementFor(Generator &g, const ListValue &list) {
  RankedTensorType type = elementType(list);
  SmallVector<int64_t> shape(type.getShape());
  for (int64_t &extent : shape)
    if (ShapedType::isDynamic(extent))
      extent = g.random.between(0, 5);
  return g.exactly(type.getElementType(), shape);
}

static bool append(Generator &g, StringRef op) {
  ListValue list = someList(g);
  Value element = elementFor(g, list);
  list.elements.push_back(g.typeOf(element));
  Operation *made = g.make(op, {list.value, element});
  if (!made)
    return false;
  list.value = made->getResult(0);
  addList(g, std::move(list));
  return true;
}

/// A position of either sign.
static int64_t position(Generator &g, const ListValue &list) {
  int64_t length = list.elements.size();
  return g.random.between(-length, length - 1);
}

static bool getElement(Generator &g, StringRef op) {
  ListValue list = someList(g);
  if (list.elements.empty())
    return false;
  int64_t at = position(g, list);
  Operation *made = g.make(op, {list.value, g.index(at)});
  if (!made)
    return false;
  RankedTensorType type =
      list.elements[at < 0 ? at + list.elements.size() : at];
  Value result = made->getResult(0);
  if (result.getType() != type) {
    result.setType(type);
    g.add(result);
  }
  return true;
}

static bool setElement(Generator &g, StringRef op) {
  ListValue list = someList(g);
  if (list.elements.empty())
    return false;
  int64_t at = position(g, list);
  Value element = elementFor(g, list);
  Operation *made = g.make(op, {list.value, g.index(at), element});
  if (!made)
    return false;
  list.elements[at < 0 ? at + list.elements.size() : at] = g.typeOf(element);
  list.value = made->getResult(0);
  addList(g, std::move(list));
  return true;
}

static bool length(Generator &g, StringRef) {
  addLength(g, someList(g).value);
  return true;
}

/// To a type that knows fewer extents.
static bool castList(Generator &g, StringRef) {
  ListValue list = someList(g);
  RankedTensorType type = elementType(list);
  SmallVector<int64_t> shape(type.getShape());
  for (int64_t &extent : shape)
    if (g.random.chance(50))
      extent = ShapedType::kDynamic;
  list.value =
      ListCastOp::create(g.builder, listOf(type.clone(shape)), list.value);
  addList(g, std::move(list));
  return true;
}

ArrayRef<OpRecipe> fuzz::listRows() {
  static const OpRecipe rows[] = {
      {"list_construct", construct, 3, ""}, {"list_append", append, 3, ""},
      {"list_get", getElement, 5, ""},      {"list_set", setElement, 3, ""},
      {"list_len", length, 2, ""},          {"list_cast", castList, 2, ""},
  };
  return rows;
}
