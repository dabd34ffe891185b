//===- ControlRows.cpp - random control flow -*- C++ -*-===//
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

/// A region of its own; `body` gives what ends it.
static void makeRegion(Generator &g, Region &region,
                       llvm::function_ref<SmallVector<Value>()> body) {
  g.scope([&] {
    g.builder.createBlock(&region);
    SmallVector<Value> results = body();
    YieldOp::create(g.builder, results);
  });
}

static void addResults(Generator &g, Operation *op) {
  for (Value result : op->getResults())
    g.add(result);
}

/// The branches yield values of the same types, made in either.
static bool makeIf(Generator &g, StringRef) {
  if (g.depth() >= Generator::maxDepth)
    return false;
  Value condition = g.condition();
  Region thenRegion, elseRegion;
  SmallVector<Type> types;
  makeRegion(g, thenRegion, [&] {
    g.makeOps(g.random.between(1, 4));
    SmallVector<Value> results = g.someValues(g.random.between(1, 3));
    for (Value result : results)
      types.push_back(result.getType());
    return results;
  });
  makeRegion(g, elseRegion, [&] {
    g.makeOps(g.random.between(0, 3));
    SmallVector<Value> results;
    for (Type type : types)
      results.push_back(g.exactly(cast<RankedTensorType>(type)));
    return results;
  });
  auto op = IfOp::create(g.builder, types, condition);
  op.getThenRegion().takeBody(thenRegion);
  op.getElseRegion().takeBody(elseRegion);
  addResults(g, op);
  return true;
}

/// A region that runs once.
template <typename Op> static bool makeOnce(Generator &g, StringRef) {
  if (g.depth() >= Generator::maxDepth)
    return false;
  if (std::is_same_v<Op, StageOp> && (g.depth() != 0 || g.inCallee()))
    return false;
  Region region;
  SmallVector<Type> types;
  makeRegion(g, region, [&] {
    g.makeOps(g.random.between(1, 3));
    SmallVector<Value> results = g.someValues(g.random.between(1, 2));
    for (Value result : results)
      types.push_back(result.getType());
    return results;
  });
  auto op = Op::create(g.builder, types);
  op.getBody().takeBody(region);
  addResults(g, op);
  return true;
}

/// A function of its own; the call gives it what its arguments need.
static bool makeCall(Generator &g, StringRef) {
  if (g.inCallee())
    return false;
  SmallVector<Argument> arguments;
  func::FuncOp callee = g.makeCallee(arguments);
  SmallVector<Value> operands;
  for (const Argument &argument : arguments) {
    if (argument.type.isIndex()) {
      operands.push_back(g.index(argument.low));
      continue;
    }
    auto tensor = dyn_cast<RankedTensorType>(argument.type);
    operands.push_back(!tensor ? g.condition()
                       : argument.hasRange
                           ? g.fresh(tensor, argument.low, argument.high)
                           : g.exactly(tensor));
  }
  auto op = CallOp::create(
      g.builder, callee.front().getTerminator()->getOperandTypes(),
      callee.getName(), operands, /*arg_attrs=*/ArrayAttr(),
      /*res_attrs=*/ArrayAttr());
  addResults(g, op);
  return true;
}

static bool makeBarrier(Generator &g, StringRef) {
  SmallVector<Value> values = g.someValues(g.random.between(1, 3));
  addResults(g, BarrierOp::create(g.builder, values, /*backward=*/false));
  return true;
}

/// Mostly true, by values that only the run knows.
static bool makeAssert(Generator &g, StringRef) {
  Value low = g.index(g.random.below(3)), high = g.index(3);
  Value condition = g.random.chance(20)
                        ? g.condition()
                        : Value(arith::CmpIOp::create(
                              g.builder, arith::CmpIPredicate::slt, low, high));
  AssertOp::create(
      g.builder, condition, g.builder.getStringAttr("{0} is not below {1}"),
      ValueRange{low, high},
      ErrorCodeAttr::get(g.builder.getContext(), ErrorCode::assertion_failed));
  return true;
}

ArrayRef<OpRecipe> fuzz::controlRows() {
  static const char lowered[] = "only the lowering makes it";
  static const char derivative[] =
      "other operations take its place before the paths part";
  static const OpRecipe rows[] = {
      {"if", makeIf, 12, ""},
      {"loop", makeLoop, 12, ""},
      {"checkpoint", makeOnce<CheckpointOp>, 2, ""},
      {"stage", makeOnce<StageOp>, 2, ""},
      {"barrier", makeBarrier, 2, ""},
      {"call", makeCall, 5, ""},
      {"assert", makeAssert, 2, ""},
      {"print", nullptr, 0, "its output is not compared"},
      {"custom_call", nullptr, 0, "what it does is not the compiler's"},
      {"kernel_call", nullptr, 0, lowered},
      {"refine_shape", nullptr, 0, lowered},
      {"drop", nullptr, 0, lowered},
      {"load", nullptr, 0, lowered},
      {"store", nullptr, 0, lowered},
      {"suspend", nullptr, 0, lowered},
      {"grad", nullptr, 0, derivative},
      {"vjp", nullptr, 0, derivative},
      {"jvp", nullptr, 0, derivative},
      {"custom_vjp", nullptr, 0, derivative},
      {"custom_jvp", nullptr, 0, derivative},
      {"yield", nullptr, 0, "ends regions that other rows make"},
      {"continue", nullptr, 0, "ends loops"},
  };
  return rows;
}
