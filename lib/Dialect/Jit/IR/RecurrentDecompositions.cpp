//===- RecurrentDecompositions.cpp - what lstm and gru mean ---------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// A recurrent layer with `gates` gates, in the compute type.
struct Recurrence {
  OpBuilder &builder;
  Location loc;
  int64_t gates;
  bool isReversed;

  Value widen(Value value) {
    return value ? widenForCompute(builder, loc, value) : value;
  }
  Value add(Value lhs, Value rhs) {
    return AddOp::create(builder, loc, lhs, rhs);
  }
  Value mul(Value lhs, Value rhs) {
    return MulOp::create(builder, loc, lhs, rhs);
  }
  Value sigmoid(Value value) { return SigmoidOp::create(builder, loc, value); }
  Value tanh(Value value) { return TanhOp::create(builder, loc, value); }
  Value linear(Value value, Value weight, Value bias) {
    return LinearOp::create(builder, loc, value, weight, bias);
  }
  /// Gate `number` of [N, gates * H].
  Value gate(Value value, int64_t number, OpFoldResult hidden) {
    return sliceDim(
        builder, loc, value, 1,
        multiplyExtents(builder, loc, {hidden, builder.getIndexAttr(number)}),
        hidden);
  }

  /// Runs over the steps of `input` [T, N, I]. `cell` gets the input's share
  /// of a step's gates and the state, and returns the next one, h first.
  /// Returns all h, [T, N, H], and then the last state.
  SmallVector<Value>
  run(Value input, Value weight, Value bias, SmallVector<Value> state,
      function_ref<SmallVector<Value>(Value, ValueRange)> cell) {
    // The inputs' share of all steps is one product.
    Value shares = linear(input, weight, bias);
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, loc, shares);
    Value steps = getValueOrCreateConstantIndexOp(builder, loc, sizes[0]);
    SmallVector<OpFoldResult> outputSizes{
        sizes[0], sizes[1],
        tensor::getMixedSize(builder, loc, state.front(), 1)};
    Value outputs = BroadcastToOp::create(
        builder, loc, scalarLike(builder, loc, shares, 0), outputSizes);

    SmallVector<Value> inits{outputs};
    llvm::append_range(inits, state);
    // A step cannot be taken from nothing, even if it never is.
    if (getConstantIntValue(sizes[0]) == 0)
      return inits;
    SmallVector<Type> types(ValueRange(inits).getTypes());
    auto loop = LoopOp::create(
        builder, loc, steps, /*condition=*/Value(), inits, types,
        [&](OpBuilder &, Location, Value iteration, ValueRange carried) {
          Value step = iteration;
          if (isReversed) {
            Value last = arith::SubIOp::create(
                builder, loc, steps,
                arith::ConstantIndexOp::create(builder, loc, 1));
            step = arith::SubIOp::create(builder, loc, last, iteration);
          }
          Value share =
              sliceDim(builder, loc, shares, 0, step, builder.getIndexAttr(1));
          share = ReshapeOp::create(builder, loc, share,
                                    ArrayRef(sizes).drop_front());
          SmallVector<Value> next = cell(share, carried.drop_front());
          SmallVector<OpFoldResult> one{builder.getIndexAttr(1)};
          Value index = ReshapeOp::create(
              builder, loc,
              extentTensor(builder, loc, step, builder.getI64Type()), one);
          SmallVector<OpFoldResult> rowSizes{builder.getIndexAttr(1),
                                             outputSizes[1], outputSizes[2]};
          Value row = ReshapeOp::create(builder, loc, next.front(), rowSizes);
          Value written = ScatterOp::create(
              builder, loc, carried.front(), ValueRange{index}, row,
              ArrayRef<int64_t>{0}, ScatterMode::update);
          next.insert(next.begin(), written);
          for (auto [value, type] : llvm::zip_equal(next, types))
            value = convertTo(builder, loc, value, type);
          ContinueOp::create(builder, loc, Value(), next);
        });
    return SmallVector<Value>(loop.getResults());
  }
};
} // namespace

/// Fails unless all operands are ranked.
static LogicalResult expectRanked(Operation *op) {
  for (Value operand : op->getOperands())
    if (failed(rankedTypeOf(op, operand)))
      return failure();
  return success();
}

/// `values` with the result types of `op`.
static SmallVector<Value> withResultTypes(OpBuilder &builder, Operation *op,
                                          ValueRange values) {
  SmallVector<Value> results;
  for (auto [value, type] : llvm::zip_equal(values, op->getResultTypes()))
    results.push_back(convertTo(builder, op->getLoc(), value, type));
  return results;
}

FailureOr<SmallVector<Value>> LstmOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Recurrence r{builder, getLoc(), 4, getReverse()};
  Value weight = r.widen(getWeightHh()), bias = r.widen(getBiasHh());
  OpFoldResult hidden = tensor::getMixedSize(builder, getLoc(), weight, 1);
  SmallVector<Value> results =
      r.run(r.widen(getInput()), r.widen(getWeightIh()), r.widen(getBiasIh()),
            {r.widen(getH0()), r.widen(getC0())},
            [&](Value share, ValueRange state) -> SmallVector<Value> {
              Value gates = r.add(share, r.linear(state[0], weight, bias));
              Value input = r.sigmoid(r.gate(gates, 0, hidden));
              Value forget = r.sigmoid(r.gate(gates, 1, hidden));
              Value update = r.tanh(r.gate(gates, 2, hidden));
              Value output = r.sigmoid(r.gate(gates, 3, hidden));
              Value cell = r.add(r.mul(forget, state[1]), r.mul(input, update));
              return {r.mul(output, r.tanh(cell)), cell};
            });
  return withResultTypes(builder, *this, results);
}

FailureOr<SmallVector<Value>> GruOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Recurrence r{builder, getLoc(), 3, getReverse()};
  Value weight = r.widen(getWeightHh()), bias = r.widen(getBiasHh());
  OpFoldResult hidden = tensor::getMixedSize(builder, getLoc(), weight, 1);
  SmallVector<Value> results = r.run(
      r.widen(getInput()), r.widen(getWeightIh()), r.widen(getBiasIh()),
      {r.widen(getH0())},
      [&](Value share, ValueRange state) -> SmallVector<Value> {
        Value own = r.linear(state[0], weight, bias);
        Value reset =
            r.sigmoid(r.add(r.gate(share, 0, hidden), r.gate(own, 0, hidden)));
        Value update =
            r.sigmoid(r.add(r.gate(share, 1, hidden), r.gate(own, 1, hidden)));
        Value fresh = r.tanh(r.add(r.gate(share, 2, hidden),
                                   r.mul(reset, r.gate(own, 2, hidden))));
        Value one = scalarLike(builder, getLoc(), update, 1);
        Value rest = SubOp::create(builder, getLoc(), one, update);
        return {r.add(r.mul(rest, fresh), r.mul(update, state[0]))};
      });
  return withResultTypes(builder, *this, results);
}
