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
#include "mlir/Dialect/Arith/IR/Arith.h"

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

/// The number of iterations of a countable loop.
static Value countTrips(OpBuilder &builder, LoopOp loop) {
  Value zero = arith::ConstantIndexOp::create(builder, loop.getLoc(), 0);
  return builder.createOrFold<arith::MaxSIOp>(loop.getLoc(), loop.getMax(),
                                              zero);
}

/// The state of `tape`, in front of `values`, which it is taken from.
static ValueRange takeState(const Tape &tape, ValueRange &values) {
  unsigned count = tape.getInits().size();
  ValueRange state = values.take_front(count);
  values = values.drop_front(count);
  return state;
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

LogicalResult ReverseMode::reverseLoop(LoopOp op, OpBuilder &builder) {
  Location loc = op.getLoc();
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

  // A loop that does not know the number of its iterations counts them.
  bool isCountable = op.isCountable();
  Value trips;
  if (isCountable) {
    OpBuilder before(op);
    trips = countTrips(before, op);
  } else {
    OpBuilder before(op);
    Value zero = arith::ConstantIndexOp::create(before, loc, 0);
    op = addCarries(op, zero, [&](OpBuilder &inner, ValueRange counts) {
      Value one = arith::ConstantIndexOp::create(inner, loc, 1);
      return SmallVector<Value>{
          arith::AddIOp::create(inner, loc, counts.front(), one)};
    });
    trips = op.getResults().back();
  }

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
