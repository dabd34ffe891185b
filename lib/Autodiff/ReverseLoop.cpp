//===- ReverseLoop.cpp - the backward pass of jit.loop --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The backward pass of a loop is a counted loop over its iterations, the last
// one first. It carries the cotangents of the carried values, and those of the
// values from outside that the body uses. The forward loop leaves what the
// backward pass uses of its body on tapes, and counts its iterations where
// they are not known before.
//
//===----------------------------------------------------------------------===//

#include "Residuals.h"
#include "ReverseMode.h"
#include "Tape.h"
#include "jit/Dialect/Jit/IR/Checkpoints.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

/// Active values from outside of the loop that its body uses.
static llvm::SetVector<Value> findCaptured(LoopOp loop,
                                           const Activity &activity) {
  llvm::SetVector<Value> captured;
  loop.getBody().walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (activity.isActive(operand) &&
          !loop.getBody().isAncestor(operand.getParentRegion()))
        captured.insert(operand);
  });
  return captured;
}

/// The bytes of what `op` carries, at its beginning.
static Value sizeOfState(OpBuilder &builder, LoopOp op) {
  Location loc = op.getLoc();
  Value total = arith::ConstantIndexOp::create(builder, loc, 0);
  for (Value value : op.getInitialValues()) {
    auto tensor = dyn_cast<RankedTensorType>(value.getType());
    Type element = tensor ? tensor.getElementType() : value.getType();
    int64_t width = element.isIntOrFloat()
                        ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8)
                        : sizeof(int64_t);
    Value bytes = arith::ConstantIndexOp::create(builder, loc, width);
    if (tensor)
      for (OpFoldResult size : tensor::getMixedSizes(builder, loc, value))
        bytes = builder.createOrFold<arith::MulIOp>(
            loc, bytes, getValueOrCreateConstantIndexOp(builder, loc, size));
    total = builder.createOrFold<arith::AddIOp>(loc, total, bytes);
  }
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  return arith::MaxSIOp::create(builder, loc, total, one);
}

LoopOp ReverseMode::addCarries(
    LoopOp op, ValueRange extra,
    function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> next) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  SmallVector<Value> inits(op.getInitialValues());
  SmallVector<Type> types(op.getResultTypes());
  llvm::append_range(inits, extra);
  llvm::append_range(types, extra.getTypes());
  auto result = LoopOp::create(builder, loc, op.getMax(), op.getCondition(),
                               inits, types);
  result->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  result.getBody().takeBody(op.getBody());
  Block &body = result.getBody().front();
  SmallVector<Value> carries;
  for (Value value : extra)
    carries.push_back(body.addArgument(value.getType(), loc));
  ContinueOp last = result.getContinue();
  OpBuilder inner(last);
  last->insertOperands(last->getNumOperands(), next(inner, carries));
  retire(op, result.getResults().take_front(op.getNumResults()));
  return result;
}

Value ReverseMode::countIterations(LoopOp &op) {
  Location loc = op.getLoc();
  OpBuilder before(op);
  Value zero = arith::ConstantIndexOp::create(before, loc, 0);
  if (op.isCountable())
    return before.createOrFold<arith::MaxSIOp>(loc, op.getMax(), zero);
  op = addCarries(op, zero, [&](OpBuilder &inner, ValueRange counts) {
    Value one = arith::ConstantIndexOp::create(inner, loc, 1);
    return SmallVector<Value>{
        arith::AddIOp::create(inner, loc, counts.front(), one)};
  });
  return op.getResults().back();
}

/// How many states of `op` may be kept; a null value where there is no limit.
static Value findSlots(OpBuilder &builder, LoopOp op) {
  Location loc = op.getLoc();
  auto limit = [&](StringRef name) -> Value {
    auto number = op->getAttrOfType<IntegerAttr>(name);
    return number
               ? arith::ConstantIndexOp::create(builder, loc, number.getInt())
                     .getResult()
               : Value();
  };
  if (Value slots = limit(checkpointSlotsAttrName))
    return slots;
  Value bytes = limit(checkpointBytesAttrName);
  if (!bytes)
    return Value();
  Value slots =
      arith::DivUIOp::create(builder, loc, bytes, sizeOfState(builder, op));
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  return arith::MaxSIOp::create(builder, loc, slots, one);
}

LogicalResult ReverseMode::reverseLoop(LoopOp op, OpBuilder &builder) {
  Location loc = op.getLoc();
  if (Value slots = findSlots(builder, op))
    return reverseCheckpointed(op, slots, builder);
  SmallVector<unsigned> active;
  for (auto [index, carry] : llvm::enumerate(op.getCarries()))
    if (isActive(carry))
      active.push_back(index);
  llvm::SetVector<Value> captured = findCaptured(op, activity);

  // Values that flow from the backward pass of one iteration to the next.
  SmallVector<Value> inits;
  SmallVector<Type> types;
  for (unsigned index : active) {
    inits.push_back(getDenseCotangent(builder, loc, op.getResult(index)));
    types.push_back(op.getResult(index).getType());
  }
  for (Value value : captured) {
    inits.push_back(getDenseCotangent(builder, loc, value));
    types.push_back(value.getType());
  }

  bool isCountable = op.isCountable();
  Value trips = countIterations(op);

  // The backward loop, written with the values of the forward body.
  auto result =
      LoopOp::create(builder, loc, trips, /*condition=*/Value(), inits, types);
  auto inner = OpBuilder::atBlockEnd(&result.getBody().front());
  Value one = arith::ConstantIndexOp::create(inner, loc, 1);
  Value left = arith::SubIOp::create(inner, loc, trips, one);
  Value iteration =
      arith::SubIOp::create(inner, loc, left, result.getIteration());
  Cotangents initial;
  for (auto [value, argument] :
       llvm::zip_equal(captured, result.getCarries().drop_front(active.size())))
    initial.insert({value, argument});
  SmallVector<Value> seeds(op.getNumResults());
  for (auto [position, index] : llvm::enumerate(active))
    seeds[index] = result.getCarries()[position];
  auto cotangents = reverseNested(op.getBody().front(), inner, initial,
                                  op.getContinue().getCarries(), seeds);
  if (failed(cotangents))
    return failure();
  SmallVector<Value> next;
  for (unsigned index : active) {
    Value carry = op.getCarries()[index];
    Value cotangent = cotangents->lookup(carry);
    next.push_back(cotangent ? cotangent : zerosLike(inner, loc, carry));
  }
  for (Value value : captured)
    next.push_back(cotangents->lookup(value));
  ContinueOp::create(inner, loc, Value(), next);

  // Tapes for what it uses.
  IRMapping known;
  known.map(op.getIteration(), iteration);
  llvm::SetVector<Value> residuals =
      findResiduals(op.getBody(), result.getBody(), known);
  if (!residuals.empty()) {
    OpBuilder before(op);
    SmallVector<std::unique_ptr<Tape>> tapes;
    SmallVector<Value> states;
    for (Value value : residuals) {
      tapes.push_back(Tape::create(before, loc, value, op.getBody(),
                                   isCountable ? trips : Value()));
      llvm::append_range(states, tapes.back()->getInits());
    }
    unsigned first = op.getNumResults();
    op = addCarries(op, states, [&](OpBuilder &at, ValueRange carries) {
      SmallVector<Value> written;
      Value number = at.getBlock()->getArgument(0);
      for (auto [tape, value] : llvm::zip_equal(tapes, residuals))
        llvm::append_range(
            written,
            tape->write(at, loc, takeState(*tape, carries), number, value));
      return written;
    });
    OpBuilder reads(iteration.getContext());
    reads.setInsertionPointAfterValue(iteration);
    ValueRange kept = op.getResults().drop_front(first);
    for (auto [tape, value] : llvm::zip_equal(tapes, residuals))
      replaceInRegion(value,
                      tape->read(reads, loc, takeState(*tape, kept), iteration),
                      result.getBody());
  }

  // What was carried of captured values began with what they had.
  ValueRange results = result.getResults();
  for (auto [value, cotangent] :
       llvm::zip_equal(captured, results.drop_front(active.size())))
    setCotangent(value, cotangent);
  for (auto [index, cotangent] :
       llvm::zip_equal(active, results.take_front(active.size())))
    accumulate(builder, loc, op.getInitialValues()[index], cotangent);
  return success();
}
