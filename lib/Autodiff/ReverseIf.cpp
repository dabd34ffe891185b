//===- ReverseIf.cpp - the backward pass of jit.if ------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The backward pass of an `if` is an `if` on the same condition: that the
// forward pass took the branch is kept by keeping the condition. Residuals of
// the two branches share results of the forward `if` where types allow; where
// not, the other branch yields next to nothing.
//
//===----------------------------------------------------------------------===//

#include "Residuals.h"
#include "ReverseMode.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

/// The type in which a branch without the residual yields it: one that admits
/// a value without elements, unless the residual is small.
static Type placeholderType(Type type) {
  constexpr int64_t smallest = 16;
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor ||
      (tensor.hasStaticShape() && tensor.getNumElements() <= smallest))
    return type;
  return tensor.clone(
      SmallVector<int64_t>(tensor.getRank(), ShapedType::kDynamic));
}

namespace {
/// One residual result of the forward `if`: what each branch yields for it,
/// null for nothing.
struct Slot {
  Type type;
  Value values[2];
};
} // namespace

static SmallVector<Slot> pairUp(ArrayRef<llvm::SetVector<Value>> residuals) {
  SmallVector<Slot> slots;
  for (Value value : residuals[0])
    slots.push_back({value.getType(), {value, Value()}});
  for (Value value : residuals[1]) {
    auto *free = llvm::find_if(slots, [&](const Slot &slot) {
      return !slot.values[1] && slot.type == value.getType();
    });
    if (free != slots.end())
      free->values[1] = value;
    else
      slots.push_back({value.getType(), {Value(), value}});
  }
  for (Slot &slot : slots)
    if (!slot.values[0] || !slot.values[1])
      slot.type = placeholderType(slot.type);
  return slots;
}

LogicalResult ReverseMode::reverseIf(IfOp op, OpBuilder &builder) {
  Location loc = op.getLoc();
  SmallVector<Value> seeds;
  for (Value result : op.getResults())
    seeds.push_back(getCotangent(result));

  // The two backward branches, in an operation that has no results yet.
  auto draft = IfOp::create(builder, loc, TypeRange(), op.getCondition());
  Region *backward[] = {&draft.getThenRegion(), &draft.getElseRegion()};
  Cotangents cotangents[2];
  llvm::MapVector<Value, Type> targets;
  for (int side : {0, 1}) {
    OpBuilder inner(op.getContext());
    inner.createBlock(backward[side]);
    Block &block = op->getRegion(side).front();
    auto result = reverseNested(block, inner, {},
                                block.getTerminator()->getOperands(), seeds);
    if (failed(result))
      return failure();
    for (auto &[value, cotangent] : *result)
      if (cotangent && !op->isAncestor(value.getParentRegion()->getParentOp()))
        targets.insert({value, value.getType()});
    cotangents[side] = std::move(*result);
  }
  // A branch that adds nothing hands on what there is.
  SmallVector<Type> types;
  SmallVector<Value> yields[2];
  for (auto &[value, type] : targets) {
    types.push_back(type);
    for (int side : {0, 1}) {
      Value own = cotangents[side].lookup(value);
      if (!own)
        own = getCotangent(value);
      if (!own) {
        auto inner = OpBuilder::atBlockEnd(&backward[side]->front());
        own = zerosLike(inner, loc, value);
      }
      yields[side].push_back(own);
    }
  }
  auto result = IfOp::create(builder, loc, types, op.getCondition());
  llvm::SetVector<Value> residuals[2];
  for (int side : {0, 1}) {
    auto inner = OpBuilder::atBlockEnd(&backward[side]->front());
    YieldOp::create(inner, loc, yields[side]);
    Region &region = result->getRegion(side);
    region.takeBody(*backward[side]);
    IRMapping known;
    residuals[side] = findResiduals(op->getRegion(side), region, known);
  }
  draft.erase();

  // The forward operation with the residuals as results.
  SmallVector<Slot> slots = pairUp(residuals);
  if (!slots.empty()) {
    OpBuilder before(op);
    SmallVector<Type> forwardTypes(op.getResultTypes());
    for (Slot &slot : slots)
      forwardTypes.push_back(slot.type);
    auto forward = IfOp::create(before, loc, forwardTypes, op.getCondition());
    forward->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    for (int side : {0, 1}) {
      Region &region = forward->getRegion(side);
      region.takeBody(op->getRegion(side));
      Operation *yield = region.front().getTerminator();
      OpBuilder inner(yield);
      SmallVector<Value> values(yield->getOperands());
      for (Slot &slot : slots)
        values.push_back(slot.values[side]
                             ? castTo(inner, loc, slot.values[side], slot.type)
                             : makePlaceholder(inner, loc, slot.type));
      yield->setOperands(values);
    }
    for (auto [slot, kept] : llvm::zip_equal(
             slots, forward.getResults().drop_front(op.getNumResults())))
      for (int side : {0, 1}) {
        Value value = slot.values[side];
        if (!value)
          continue;
        Region &region = result->getRegion(side);
        auto inner = OpBuilder::atBlockBegin(&region.front());
        replaceInRegion(value, castTo(inner, loc, kept, value.getType()),
                        region);
      }
    retire(op, forward.getResults().take_front(op.getNumResults()));
  }
  for (auto [entry, cotangent] : llvm::zip_equal(targets, result.getResults()))
    setCotangent(entry.first, cotangent);
  return success();
}

FailureOr<ReverseMode::Cotangents>
ReverseMode::reverseNested(Block &block, OpBuilder &builder,
                           const Cotangents &initial, ValueRange values,
                           ValueRange seeds) {
  scopes.push_back(initial);
  for (auto [value, seed] : llvm::zip_equal(values, seeds))
    if (seed)
      accumulate(builder, block.getTerminator()->getLoc(), value, seed);
  LogicalResult outcome = reverse(block, builder);
  Cotangents result = scopes.pop_back_val();
  if (failed(outcome))
    return failure();
  return result;
}
