//===- ReverseCheckpoints.cpp - backward passes that run forward again ----===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A checkpointed region is a function; its backward pass runs the function
// again, on the arguments that it had.
//
// A loop of which only some states may be kept is run again piece by piece. The
// stack of states begins with the initial one. To go one iteration back, the
// loop runs from the last state kept to that iteration, and keeps further
// states on its way where binomial checkpointing wants them: with s states at
// hand, C(s + t, s) iterations cost t runs of each at most. (Griewank and
// Walther, Algorithm 799: Revolve, ACM TOMS 26(1), 2000.)
//
//===----------------------------------------------------------------------===//

#include "ReverseMode.h"
#include "Tape.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::jit;

/// Copies of the tensors and lists among `values` whose computations are not
/// merged with those of `values`, and not done earlier than those of `after`.
static SmallVector<Value> separate(OpBuilder &builder, Location loc,
                                   ValueRange values, ValueRange after) {
  SmallVector<Value> operands;
  for (Value value : values)
    if (isa<TensorType, ListType>(value.getType()))
      operands.push_back(value);
  unsigned count = operands.size();
  llvm::append_range(operands, after);
  auto barrier = BarrierOp::create(builder, loc, operands, /*backward=*/false);
  ValueRange copies = barrier.getResults().take_front(count);
  SmallVector<Value> results;
  for (Value value : values) {
    if (!isa<TensorType, ListType>(value.getType())) {
      results.push_back(value);
      continue;
    }
    results.push_back(copies.front());
    copies = copies.drop_front();
  }
  llvm::append_range(results, barrier.getResults().drop_front(count));
  return results;
}

LogicalResult
ReverseMode::reverseRepeated(CallOpInterface op, func::FuncOp callee,
                             ArrayRef<bool> active, ArrayRef<bool> given,
                             ValueRange cotangents, OpBuilder &builder) {
  Location loc = op.getLoc();
  SmallVector<Value> args(op.getArgOperands());
  ReverseRequest request;
  request.active.assign(active.begin(), active.end());
  request.given.assign(given.begin(), given.end());
  request.isRepeated = true;
  SmallVector<Value> begun;
  for (auto [arg, isNeeded] : llvm::zip_equal(args, active)) {
    Value cotangent = isNeeded ? getCotangent(arg) : Value();
    request.accumulating.push_back(static_cast<bool>(cotangent));
    if (cotangent)
      begun.push_back(cotangent);
  }
  FailureOr<func::FuncOp> backward = differentiator.getReverse(callee, request);
  if (failed(backward))
    return failure();
  SmallVector<Value> operands = separate(builder, loc, args, cotangents);
  llvm::append_range(operands, begun);
  CallOp call = createCall(builder, loc, *backward, operands);
  unsigned next = 0;
  for (auto [arg, isNeeded] : llvm::zip_equal(args, active))
    if (isNeeded)
      setCotangent(arg, call.getResult(next++));
  return success();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// Arithmetic on indices.
class IndexBuilder : public ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  Value number(int64_t value) {
    return arith::ConstantIndexOp::create(*this, value);
  }
  Value add(Value lhs, Value rhs) {
    return createOrFold<arith::AddIOp>(lhs, rhs);
  }
  Value sub(Value lhs, Value rhs) {
    return createOrFold<arith::SubIOp>(lhs, rhs);
  }
  Value mul(Value lhs, Value rhs) {
    return createOrFold<arith::MulIOp>(lhs, rhs);
  }
  /// Of numbers that are not negative.
  Value div(Value lhs, Value rhs) {
    return createOrFold<arith::DivUIOp>(lhs, rhs);
  }
  Value less(Value lhs, Value rhs) {
    return arith::CmpIOp::create(*this, arith::CmpIPredicate::slt, lhs, rhs);
  }
  Value choose(Value condition, Value onTrue, Value onFalse) {
    return arith::SelectOp::create(*this, condition, onTrue, onFalse);
  }
};

/// The stack of states: the iteration that each is the state before, and the
/// values that the loop carries there.
class StateStack {
public:
  /// Room for `slots` states, and one that is written where none is kept.
  /// Fails where a carried value cannot be kept in a slot.
  LogicalResult create(OpBuilder &builder, LoopOp loop, Value slots);

  SmallVector<Value> getInits() const {
    SmallVector<Value> result;
    for (const std::unique_ptr<Tape> &tape : tapes)
      llvm::append_range(result, tape->getInits());
    return result;
  }

  SmallVector<Value> write(OpBuilder &builder, Location loc, ValueRange stack,
                           Value slot, Value iteration,
                           ValueRange state) const {
    SmallVector<Value> values{iteration}, result;
    llvm::append_range(values, state);
    for (auto [tape, value] : llvm::zip_equal(tapes, values))
      llvm::append_range(
          result,
          tape->write(builder, loc, takeState(*tape, stack), slot, value));
    return result;
  }

  Value readIteration(OpBuilder &builder, Location loc, ValueRange stack,
                      Value slot) const {
    return tapes.front()->read(builder, loc, takeState(*tapes.front(), stack),
                               slot);
  }

  SmallVector<Value> readState(OpBuilder &builder, Location loc,
                               ValueRange stack, Value slot) const {
    SmallVector<Value> result;
    for (const std::unique_ptr<Tape> &tape : tapes)
      result.push_back(tape->read(builder, loc, takeState(*tape, stack), slot));
    result.erase(result.begin());
    return result;
  }

private:
  SmallVector<std::unique_ptr<Tape>> tapes;
};
} // namespace

LogicalResult StateStack::create(OpBuilder &builder, LoopOp loop, Value slots) {
  Location loc = loop.getLoc();
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value rows = arith::AddIOp::create(builder, loc, slots, one);
  tapes.push_back(Tape::createSlots(builder, loc, loop.getIteration(),
                                    loop.getBody(), rows));
  for (Value carry : loop.getCarries()) {
    tapes.push_back(
        Tape::createSlots(builder, loc, carry, loop.getBody(), rows));
    if (!tapes.back())
      return loop.emitError("cannot checkpoint 'jit.loop': it carries ")
             << carry.getType() << ", expected tensors and host scalars";
  }
  return success();
}

/// How far to run from a state before the next one is kept: with `free` slots
/// left, and `length` iterations, two at least, up to the one to go back.
static Value nextState(IndexBuilder &b, Value length, Value free) {
  Location loc = b.getLoc();
  Value zero = b.number(0), one = b.number(1);
  Value hasFree = b.less(zero, free);
  // The state that the run begins with counts.
  Value states = b.add(free, one);
  // The least t for which `reach` = C(states + t, states) is `length` or more;
  // with it the reach for t - 1 and t - 2.
  Type index = b.getIndexType();
  auto search = LoopOp::create(
      b, loc, /*max=*/Value(), hasFree, ValueRange{zero, one, zero, zero},
      TypeRange{index, index, index, index},
      [&](OpBuilder &body, Location, Value, ValueRange carries) {
        IndexBuilder inner(loc, body);
        Value t = inner.add(carries[0], one);
        Value reach = inner.div(inner.mul(carries[1], inner.add(states, t)), t);
        ContinueOp::create(body, loc, inner.less(reach, length),
                           ValueRange{t, reach, carries[1], carries[2]});
      });
  Value t = search.getResult(0), reach = search.getResult(1),
        twoLess = search.getResult(3);
  Value oneStateLess = b.div(b.mul(reach, states), b.add(states, t));
  Value steps = arith::MaxSIOp::create(b, twoLess, b.sub(length, oneStateLess));
  steps = arith::MaxSIOp::create(b, steps, one);
  return b.choose(hasFree, steps, b.sub(length, one));
}

namespace {
/// The parts of a loop that runs again: all that its backward pass is made of.
struct RepeatedLoop {
  const OutlinedRegion &step;
  /// The backward pass of `step`.
  func::FuncOp backward;
  const StateStack &stack;
  /// How many values the stack has.
  unsigned numStackValues;
  Value trips, slots;

  /// A loop from the state `from`, that before iteration `first`, to that
  /// before `last`. It carries the iteration, the number of states that are
  /// kept, the stack, and the state.
  LoopOp runTo(IndexBuilder &b, Value first, Value last, Value count,
               ValueRange kept, ValueRange from) const;

  /// One iteration back: takes the cotangents, the number of states that are
  /// kept and the stack to those before.
  SmallVector<Value> stepBack(IndexBuilder &b, Value number,
                              ValueRange cotangents, Value count,
                              ValueRange kept) const;

private:
  /// `steps` iterations of the loop from `at` on.
  LoopOp advance(IndexBuilder &b, Value at, Value steps,
                 ValueRange state) const;
};
} // namespace

LoopOp RepeatedLoop::advance(IndexBuilder &b, Value at, Value steps,
                             ValueRange state) const {
  return LoopOp::create(
      b, b.getLoc(), steps, /*condition=*/Value(), state, state.getTypes(),
      [&](OpBuilder &body, Location loc, Value done, ValueRange carries) {
        SmallVector<Value> operands{arith::AddIOp::create(body, loc, at, done)};
        llvm::append_range(operands, carries);
        llvm::append_range(operands, step.captured);
        CallOp call = createCall(body, loc, step.function, operands);
        ContinueOp::create(
            body, loc, Value(),
            castAll(body, loc, call.getResults(), carries.getTypes()));
      });
}

LoopOp RepeatedLoop::runTo(IndexBuilder &b, Value first, Value last,
                           Value count, ValueRange kept,
                           ValueRange from) const {
  SmallVector<Value> inits{first, count};
  llvm::append_range(inits, kept);
  llvm::append_range(inits, from);
  return LoopOp::create(
      b, b.getLoc(), /*max=*/Value(), b.less(first, last), inits,
      ValueRange(inits).getTypes(),
      [&](OpBuilder &body, Location loc, Value, ValueRange carries) {
        IndexBuilder b(loc, body);
        Value at = carries[0], count = carries[1];
        ValueRange kept = carries.slice(2, numStackValues);
        Value free = b.sub(slots, count);
        Value length = b.add(b.sub(last, at), b.number(1));
        Value steps = nextState(b, length, free);
        LoopOp reached =
            advance(b, at, steps, carries.drop_front(2 + numStackValues));
        Value next = b.add(at, steps);
        // The state before `last` is used at once, and need not be kept.
        Value isLeft = b.less(next, last);
        Value isKept =
            arith::AndIOp::create(b, b.less(b.number(0), free), isLeft);
        Value slot = b.choose(isKept, count, slots);
        SmallVector<Value> results{
            next, b.choose(isKept, b.add(count, b.number(1)), count)};
        llvm::append_range(results, stack.write(b, loc, kept, slot, next,
                                                reached.getResults()));
        llvm::append_range(results, reached.getResults());
        ContinueOp::create(b, loc, isLeft, results);
      });
}

SmallVector<Value> RepeatedLoop::stepBack(IndexBuilder &b, Value number,
                                          ValueRange cotangents, Value count,
                                          ValueRange kept) const {
  Location loc = b.getLoc();
  Value one = b.number(1);
  Value iteration = b.sub(b.sub(trips, one), number);
  Value top = b.sub(count, one);
  LoopOp reached = runTo(b, stack.readIteration(b, loc, kept, top), iteration,
                         count, kept, stack.readState(b, loc, kept, top));
  count = reached.getResult(1);
  kept = ValueRange(reached.getResults()).slice(2, numStackValues);

  SmallVector<Value> operands{iteration};
  llvm::append_range(operands,
                     reached.getResults().drop_front(2 + numStackValues));
  llvm::append_range(operands, step.captured);
  llvm::append_range(operands, cotangents);
  CallOp call = createCall(b, loc, backward, operands);

  // The state before `iteration`, if it was kept, has been of use.
  Value last = b.sub(count, one);
  Value isUsed =
      arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                            stack.readIteration(b, loc, kept, last), iteration);
  SmallVector<Value> results =
      castAll(b, loc, call.getResults(), cotangents.getTypes());
  results.push_back(b.choose(isUsed, last, count));
  llvm::append_range(results, kept);
  return results;
}

LogicalResult ReverseMode::reverseCheckpointed(LoopOp op, Value slots,
                                               OpBuilder &builder) {
  Location loc = op.getLoc();
  unsigned numCarries = op.getNumResults();
  OutlinedRegion step = differentiator.outline(
      op.getBody(), op->getParentOfType<func::FuncOp>().getName() + ".step");
  step.function.walk([](PrintOp print) { print.erase(); });

  // The backward pass of one iteration.
  ReverseRequest request;
  request.isRepeated = true;
  SmallVector<unsigned> active;
  SmallVector<Value> inits;
  request.active.push_back(false);
  for (auto [index, carry] : llvm::enumerate(op.getCarries())) {
    bool isNeeded = isActive(carry);
    request.active.push_back(isNeeded);
    request.given.push_back(isNeeded);
    if (!isNeeded)
      continue;
    active.push_back(index);
    inits.push_back(getDenseCotangent(builder, loc, op.getResult(index)));
  }
  request.accumulating.assign(1 + numCarries, false);
  SmallVector<Value> captured;
  for (Value value : step.captured) {
    bool isNeeded = isActive(value);
    request.active.push_back(isNeeded);
    request.accumulating.push_back(isNeeded);
    if (!isNeeded)
      continue;
    captured.push_back(value);
    inits.push_back(getDenseCotangent(builder, loc, value));
  }
  FailureOr<func::FuncOp> backward =
      differentiator.getReverse(step.function, request);
  if (failed(backward))
    return failure();
  unsigned numCotangents = inits.size();

  StateStack stack;
  if (failed(stack.create(builder, op, slots)))
    return failure();
  Value trips = countIterations(op);

  IndexBuilder b(loc, builder);
  Value zero = b.number(0), one = b.number(1);
  SmallVector<Value> initial;
  for (unsigned index : llvm::seq(numCarries))
    initial.push_back(castTo(b, loc, op.getInitialValues()[index],
                             op.getCarries()[index].getType()));
  SmallVector<Value> states =
      stack.write(b, loc, stack.getInits(), zero, zero, initial);
  inits.push_back(one);
  llvm::append_range(inits, states);

  RepeatedLoop repeated{step,  *backward,
                        stack, static_cast<unsigned>(states.size()),
                        trips, slots};
  auto result = LoopOp::create(
      builder, loc, trips, /*condition=*/Value(), inits,
      ValueRange(inits).getTypes(),
      [&](OpBuilder &body, Location, Value number, ValueRange carries) {
        IndexBuilder b(loc, body);
        SmallVector<Value> next = repeated.stepBack(
            b, number, carries.take_front(numCotangents),
            carries[numCotangents], carries.drop_front(numCotangents + 1));
        ContinueOp::create(b, loc, Value(), next);
      });

  ValueRange results = result.getResults();
  for (auto [value, cotangent] :
       llvm::zip_equal(captured, results.slice(active.size(), captured.size())))
    setCotangent(value, cotangent);
  for (auto [index, cotangent] :
       llvm::zip_equal(active, results.take_front(active.size())))
    accumulate(builder, loc, op.getInitialValues()[index], cotangent);
  return success();
}
