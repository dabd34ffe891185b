//===- ForwardMode.cpp - tangents of a block ------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ForwardMode.h"
#include "ReverseMode.h"
#include "jit/Autodiff/Autodiff.h"

using namespace mlir;
using namespace mlir::jit;

ForwardMode::~ForwardMode() {
  for (Operation *op : retired)
    op->destroy();
}

void ForwardMode::retire(Operation *op, ValueRange replacements) {
  for (auto [result, replacement] :
       llvm::zip_equal(op->getResults(), replacements))
    if (Value tangent = getTangent(result))
      setTangent(replacement, tangent);
  op->replaceAllUsesWith(replacements);
  op->dropAllReferences();
  op->remove();
  retired.push_back(op);
}

Value ForwardMode::getDenseTangent(OpBuilder &builder, Location loc,
                                   Value value) {
  Value tangent = getTangent(value);
  return tangent ? tangent : zerosLike(builder, loc, value);
}

LogicalResult ForwardMode::forward(Block &block) {
  SmallVector<Operation *> ops;
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  for (Operation *op : ops)
    if (failed(forward(op)))
      return failure();
  return success();
}

LogicalResult ForwardMode::forward(Operation *op) {
  if (!activity.hasActiveResult(op))
    return success();
  if (auto branch = dyn_cast<IfOp>(op))
    return forwardIf(branch);
  if (auto loop = dyn_cast<LoopOp>(op))
    return forwardLoop(loop);
  if (llvm::none_of(op->getOperands(),
                    [&](Value operand) { return getTangent(operand); }))
    return success();
  CustomRules rules = differentiator.getCustomRules(op);
  if (rules.jvp)
    return forwardCustom(op, rules.jvp);
  auto isVaried = [&](Value value) { return activity.isVaried(value); };
  if (rules.vjp)
    return differentiator.explain(
        emitError(op->getLoc(), "cannot differentiate '")
            << op->getName()
            << "': it has a custom vjp and no custom jvp, which forward mode "
               "needs",
        op, *llvm::find_if(op->getOperands(), isVaried));
  if (auto call = dyn_cast<CallOpInterface>(op))
    return forwardCall(call);
  if (auto rule = dyn_cast<DifferentiableOpInterface>(op)) {
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    JvpBuilder jvp(op, builder, *this);
    return rule.buildJvp(jvp);
  }
  return differentiator.reportMissing(
      op, *llvm::find_if(op->getOperands(), isVaried));
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult ForwardMode::forwardIf(IfOp op) {
  for (Region &region : op->getRegions())
    if (failed(forward(region.front())))
      return failure();
  Operation *yields[] = {op.getThenYield(), op.getElseYield()};
  SmallVector<unsigned> active;
  SmallVector<Type> types(op.getResultTypes());
  for (OpResult result : op->getResults()) {
    unsigned index = result.getResultNumber();
    if (!activity.isActive(result) ||
        llvm::none_of(yields, [&](Operation *yield) {
          return getTangent(yield->getOperand(index));
        }))
      continue;
    active.push_back(index);
    types.push_back(result.getType());
  }
  if (active.empty())
    return success();
  for (Operation *yield : yields) {
    OpBuilder builder(yield);
    SmallVector<Value> values(yield->getOperands());
    for (unsigned index : active)
      values.push_back(
          getDenseTangent(builder, yield->getLoc(), yield->getOperand(index)));
    yield->setOperands(values);
  }
  OpBuilder builder(op);
  auto result = IfOp::create(builder, op.getLoc(), types, op.getCondition());
  result->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  result.getThenRegion().takeBody(op.getThenRegion());
  result.getElseRegion().takeBody(op.getElseRegion());
  for (auto [index, tangent] : llvm::zip_equal(
           active, result.getResults().drop_front(op.getNumResults())))
    setTangent(op.getResult(index), tangent);
  retire(op, result.getResults().take_front(op.getNumResults()));
  return success();
}

LogicalResult ForwardMode::forwardLoop(LoopOp op) {
  Location loc = op.getLoc();
  OpBuilder builder(op);
  SmallVector<unsigned> active;
  SmallVector<Value> inits(op.getInitialValues());
  SmallVector<Type> types(op.getResultTypes());
  for (auto [index, carry] : llvm::enumerate(op.getCarries()))
    if (activity.isActive(carry)) {
      Value init = inits[index];
      active.push_back(index);
      inits.push_back(getDenseTangent(builder, loc, init));
      types.push_back(carry.getType());
    }
  auto result = LoopOp::create(builder, loc, op.getMax(), op.getCondition(),
                               inits, types);
  result->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  result.getBody().takeBody(op.getBody());
  Block &body = result.getBody().front();
  for (unsigned index : active) {
    BlockArgument carry = body.getArgument(index + 1);
    setTangent(carry, body.addArgument(carry.getType(), loc));
  }
  if (failed(forward(body)))
    return failure();
  ContinueOp last = result.getContinue();
  OpBuilder inner(last);
  SmallVector<Value> next;
  for (unsigned index : active)
    next.push_back(getDenseTangent(inner, loc, last.getCarries()[index]));
  last->insertOperands(last->getNumOperands(), next);
  for (auto [index, tangent] : llvm::zip_equal(
           active, result.getResults().drop_front(op.getNumResults())))
    setTangent(op.getResult(index), tangent);
  retire(op, result.getResults().take_front(op.getNumResults()));
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

LogicalResult ForwardMode::forwardCall(CallOpInterface op) {
  func::FuncOp callee = differentiator.getCallee(op);
  SmallVector<bool> active;
  SmallVector<Value> operands(op.getArgOperands());
  for (Value arg : op.getArgOperands()) {
    Value tangent = getTangent(arg);
    active.push_back(static_cast<bool>(tangent));
    if (tangent)
      operands.push_back(tangent);
  }
  FailureOr<func::FuncOp> forward = differentiator.getForward(callee, active);
  if (failed(forward))
    return failure();
  if (!*forward)
    return differentiator.reportRecursion(op, active);
  OpBuilder builder(op);
  CallOp call = createCall(builder, op.getLoc(), *forward, operands);
  finishCall(op, call);
  return success();
}

LogicalResult ForwardMode::forwardCustom(Operation *op, CustomJvpOp rule) {
  OpBuilder builder(op);
  SmallVector<Value> operands = argumentsOf(op);
  for (Value arg : SmallVector<Value>(operands))
    if (isDifferentiableType(arg.getType()))
      operands.push_back(getDenseTangent(builder, op->getLoc(), arg));
  finishCall(op, createCall(builder, op->getLoc(),
                            differentiator.getFunction(rule.getTangent()),
                            operands));
  return success();
}

void ForwardMode::finishCall(Operation *op, CallOp call) {
  OpBuilder builder(op);
  unsigned next = op->getNumResults();
  SmallVector<Value> values;
  for (OpResult result : op->getResults()) {
    Type type = result.getType();
    values.push_back(castTo(builder, op->getLoc(),
                            call.getResult(result.getResultNumber()), type));
    if (isDifferentiableType(type))
      setTangent(result,
                 castTo(builder, op->getLoc(), call.getResult(next++), type));
  }
  retire(op, values);
}
