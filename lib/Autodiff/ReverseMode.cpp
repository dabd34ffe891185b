//===- ReverseMode.cpp - the backward pass of a block ---------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReverseMode.h"
#include "Residuals.h"
#include "jit/Autodiff/Autodiff.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

ReverseMode::~ReverseMode() {
  for (Operation *op : retired)
    op->destroy();
}

void ReverseMode::retire(Operation *op, ValueRange replacements) {
  op->replaceAllUsesWith(replacements);
  op->dropAllReferences();
  op->remove();
  retired.push_back(op);
}

//===----------------------------------------------------------------------===//
// Cotangents
//===----------------------------------------------------------------------===//

Value ReverseMode::getCotangent(Value value) const {
  for (const Cotangents &scope : llvm::reverse(scopes))
    if (auto found = scope.find(value); found != scope.end())
      return found->second;
  return Value();
}

void ReverseMode::setCotangent(Value value, Value cotangent) {
  scopes.back()[value] = cotangent;
}

void ReverseMode::accumulate(OpBuilder &builder, Location loc, Value value,
                             Value cotangent) {
  if (!cotangent || !isActive(value))
    return;
  cotangent = castTo(builder, loc, cotangent, value.getType());
  if (Value current = getCotangent(value))
    cotangent = addDerivatives(builder, loc, current, cotangent);
  setCotangent(value, cotangent);
}

Value ReverseMode::getDenseCotangent(OpBuilder &builder, Location loc,
                                     Value value) {
  Value cotangent = getCotangent(value);
  return cotangent ? cotangent : zerosLike(builder, loc, value);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult ReverseMode::reverse(Block &block, OpBuilder &builder) {
  SmallVector<Operation *> ops;
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  for (Operation *op : llvm::reverse(ops))
    if (failed(reverse(op, builder)))
      return failure();
  return success();
}

LogicalResult ReverseMode::reverse(Operation *op, OpBuilder &builder) {
  if (llvm::none_of(op->getResults(),
                    [&](Value result) { return getCotangent(result); }))
    return success();
  if (auto branch = dyn_cast<IfOp>(op))
    return reverseIf(branch, builder);
  if (auto loop = dyn_cast<LoopOp>(op))
    return reverseLoop(loop, builder);
  CustomRules rules = differentiator.getCustomRules(op);
  if (rules.vjp)
    return reverseCustom(op, rules.vjp, builder);
  if (rules.jvp)
    return reverseTangent(op, rules.jvp, builder);
  if (auto call = dyn_cast<CallOpInterface>(op))
    return reverseCall(call, builder);
  if (auto rule = dyn_cast<DifferentiableOpInterface>(op)) {
    VjpBuilder vjp(op, builder, *this);
    return rule.buildVjp(vjp);
  }
  for (Value operand : op->getOperands())
    if (isActive(operand))
      return differentiator.reportMissing(op, operand);
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

SmallVector<Value> jit::argumentsOf(Operation *call) {
  if (auto custom = dyn_cast<CustomCallOp>(call))
    return SmallVector<Value>(custom.getInputs());
  return SmallVector<Value>(cast<CallOpInterface>(call).getArgOperands());
}

CallOp jit::createCall(OpBuilder &builder, Location loc, func::FuncOp function,
                       ValueRange operands) {
  SmallVector<Value> args;
  for (auto [operand, type] :
       llvm::zip_equal(operands, function.getArgumentTypes()))
    args.push_back(castTo(builder, loc, operand, type));
  return CallOp::create(builder, loc, function.getResultTypes(),
                        function.getName(), args, ArrayAttr(), ArrayAttr());
}

SmallVector<Value> jit::castAll(OpBuilder &builder, Location loc,
                                ValueRange values, TypeRange types) {
  SmallVector<Value> casts;
  for (auto [value, type] : llvm::zip_equal(values, types))
    casts.push_back(castTo(builder, loc, value, type));
  return casts;
}

/// `values` as the results of `op`, whose types may be known better.
static SmallVector<Value> castToResults(OpBuilder &builder, Operation *op,
                                        ValueRange values) {
  return castAll(builder, op->getLoc(), values.take_front(op->getNumResults()),
                 op->getResultTypes());
}

LogicalResult ReverseMode::reverseCall(CallOpInterface op, OpBuilder &builder) {
  Location loc = op.getLoc();
  SmallVector<bool> active, given;
  SmallVector<Value> args(op.getArgOperands()), cotangents;
  for (Value arg : args)
    active.push_back(isActive(arg));
  for (Value result : op->getResults()) {
    Value cotangent = getCotangent(result);
    given.push_back(static_cast<bool>(cotangent));
    if (cotangent)
      cotangents.push_back(cotangent);
  }
  if (llvm::none_of(active, [](bool each) { return each; }))
    return success();
  func::FuncOp callee = differentiator.getCallee(op);
  if (differentiator.isRepeated(callee))
    return reverseRepeated(op, callee, active, given, cotangents, builder);
  FailureOr<ReversePair> pair = differentiator.getPair(callee, active, given);
  if (failed(pair))
    return failure();
  if (!pair->forward)
    return differentiator.reportRecursion(op, active);

  OpBuilder before(op);
  CallOp forward = createCall(before, loc, pair->forward, args);
  SmallVector<Value> operands;
  for (unsigned index : pair->residuals)
    operands.push_back(index < args.size()
                           ? args[index]
                           : forward.getResult(index - args.size()));
  llvm::append_range(operands, cotangents);
  CallOp backward = createCall(builder, loc, pair->backward, operands);
  unsigned next = 0;
  for (auto [arg, isNeeded] : llvm::zip_equal(args, active))
    if (isNeeded)
      accumulate(builder, loc, arg, backward.getResult(next++));
  retire(op, castToResults(before, op, forward.getResults()));
  return success();
}

LogicalResult ReverseMode::reverseCustom(Operation *op, CustomVjpOp rule,
                                         OpBuilder &builder) {
  Location loc = op->getLoc();
  func::FuncOp forward = differentiator.getFunction(rule.getForward());
  func::FuncOp backward = differentiator.getFunction(rule.getBackward());
  SmallVector<Value> args = argumentsOf(op);

  OpBuilder before(op);
  CallOp replacement = createCall(before, loc, forward, args);
  SmallVector<Value> operands(
      replacement.getResults().drop_front(op->getNumResults()));
  for (Value result : op->getResults())
    if (isDifferentiableType(result.getType()))
      operands.push_back(getDenseCotangent(builder, loc, result));
  CallOp call = createCall(builder, loc, backward, operands);
  unsigned next = 0;
  for (Value arg : args)
    if (isDifferentiableType(arg.getType()))
      accumulate(builder, loc, arg, call.getResult(next++));
  retire(op, castToResults(before, op, replacement.getResults()));
  return success();
}

LogicalResult ReverseMode::reverseTangent(Operation *op, CustomJvpOp rule,
                                          OpBuilder &builder) {
  // The rule is linear in the tangents: its reverse derivative at zero
  // tangents, with respect to them, is its transpose.
  Location loc = op->getLoc();
  func::FuncOp tangent = differentiator.getFunction(rule.getTangent());
  SmallVector<Value> args = argumentsOf(op);
  OpBuilder before(op);
  SmallVector<bool> active(args.size(), false);
  SmallVector<Value> operands = args, targets;
  for (Value arg : args)
    if (isDifferentiableType(arg.getType())) {
      operands.push_back(zerosLike(before, loc, arg));
      targets.push_back(arg);
      active.push_back(true);
    }
  SmallVector<bool> given(op->getNumResults(), false);
  SmallVector<Value> cotangents;
  for (Value result : op->getResults())
    if (isDifferentiableType(result.getType())) {
      Value cotangent = getCotangent(result);
      given.push_back(static_cast<bool>(cotangent));
      if (cotangent)
        cotangents.push_back(cotangent);
    }
  FailureOr<ReversePair> pair = differentiator.getPair(tangent, active, given);
  if (failed(pair))
    return failure();
  CallOp forward = createCall(before, loc, pair->forward, operands);
  SmallVector<Value> backwardOperands;
  for (unsigned index : pair->residuals)
    backwardOperands.push_back(
        index < operands.size() ? operands[index]
                                : forward.getResult(index - operands.size()));
  llvm::append_range(backwardOperands, cotangents);
  CallOp backward = createCall(builder, loc, pair->backward, backwardOperands);
  for (auto [target, cotangent] :
       llvm::zip_equal(targets, backward.getResults()))
    accumulate(builder, loc, target, cotangent);
  retire(op, castToResults(before, op, forward.getResults()));
  return success();
}
