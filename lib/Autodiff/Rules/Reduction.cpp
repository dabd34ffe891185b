//===- Reduction.cpp - derivatives of reductions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

template <typename OpTy> static Value sumAs(RuleBuilder &b, OpTy op, Value x) {
  return SumOp::create(b, x, op.getDims(), op.getKeepdims());
}

namespace {

struct SumRule {
  static LogicalResult vjp(SumOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(
          0, b.broadcastLike(keepDims(b, op, b.cotangent()), op.getOperand()));
    return success();
  }
  static LogicalResult jvp(SumOp op, JvpBuilder &b) {
    b.setTangent(sumAs(b, op, b.tangent()));
    return success();
  }
};

/// Equal extrema share evenly. A NaN makes the derivatives of what was reduced
/// with it NaN.
template <typename OpTy> struct ExtremumRule {
  static std::pair<Value, Value> weights(OpTy op, RuleBuilder &b) {
    Value x = op.getOperand();
    Value isExtremum = EqOp::create(b, x, keepDims(b, op, op.getResult()));
    Value weight = b.convertLike(isExtremum, x);
    return {weight, sumAs(b, op, weight)};
  }
  static LogicalResult vjp(OpTy op, VjpBuilder &b) {
    if (!b.needs(0))
      return success();
    auto [weight, count] = weights(op, b);
    Value share = keepDims(b, op, b.div(b.cotangent(), count));
    b.accumulate(0, b.mul(weight, share));
    return success();
  }
  static LogicalResult jvp(OpTy op, JvpBuilder &b) {
    auto [weight, count] = weights(op, b);
    b.setTangent(b.div(sumAs(b, op, b.mul(weight, b.tangent())), count));
    return success();
  }
};

struct CumSumRule {
  static LogicalResult vjp(CumSumOp op, VjpBuilder &b) {
    if (!b.needs(0))
      return success();
    int64_t dim = op.getDim();
    Value reversed = ReverseOp::create(b, b.cotangent(), dim);
    Value sums = CumSumOp::create(b, reversed, dim);
    b.accumulate(0, ReverseOp::create(b, sums, dim));
    return success();
  }
  static LogicalResult jvp(CumSumOp op, JvpBuilder &b) {
    b.setTangent(CumSumOp::create(b, b.tangent(), op.getDim()));
    return success();
  }
};

/// The weights are the softmax, from the result: no overflow. A row that is all
/// -inf has the derivative 0.
struct LogSumExpRule {
  static Value weights(LogSumExpOp op, RuleBuilder &b) {
    Value x = op.getOperand(), y = keepDims(b, op, op.getResult());
    Value lowest = b.constant(y, -std::numeric_limits<double>::infinity());
    Value shifted = b.sub(x, y);
    return b.select(EqOp::create(b, y, lowest), Value(),
                    ExpOp::create(b, shifted));
  }
  static LogicalResult vjp(LogSumExpOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.mul(keepDims(b, op, b.cotangent()), weights(op, b)));
    return success();
  }
  static LogicalResult jvp(LogSumExpOp op, JvpBuilder &b) {
    b.setTangent(sumAs(b, op, b.mul(weights(op, b), b.tangent())));
    return success();
  }
};

/// The sum over the dimension of `op`, kept.
template <typename OpTy> Value sumAlong(RuleBuilder &b, OpTy op, Value value) {
  return SumOp::create(b, value, ArrayRef<int64_t>(op.getDim()),
                       /*keepdims=*/true);
}

struct SoftmaxRule {
  static Value apply(SoftmaxOp op, RuleBuilder &b, Value value) {
    Value y = op.getResult();
    Value product = b.mul(value, y);
    return b.sub(product, b.mul(y, sumAlong(b, op, product)));
  }
  static LogicalResult vjp(SoftmaxOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, apply(op, b, b.cotangent()));
    return success();
  }
  static LogicalResult jvp(SoftmaxOp op, JvpBuilder &b) {
    b.setTangent(apply(op, b, b.tangent()));
    return success();
  }
};

struct LogSoftmaxRule {
  static LogicalResult vjp(LogSoftmaxOp op, VjpBuilder &b) {
    if (!b.needs(0))
      return success();
    Value g = b.cotangent(), y = ExpOp::create(b, op.getResult());
    b.accumulate(0, b.sub(g, b.mul(y, sumAlong(b, op, g))));
    return success();
  }
  static LogicalResult jvp(LogSoftmaxOp op, JvpBuilder &b) {
    Value t = b.tangent(), y = ExpOp::create(b, op.getResult());
    b.setTangent(b.sub(t, sumAlong(b, op, b.mul(y, t))));
    return success();
  }
};

} // namespace

void jit::attachReductionRules(MLIRContext *context) {
  attachRule<SumRule, SumOp>(context);
  attachRule<ExtremumRule<MaxOp>, MaxOp>(context);
  attachRule<ExtremumRule<MinOp>, MinOp>(context);
  attachRule<CumSumRule, CumSumOp>(context);
  attachRule<LogSumExpRule, LogSumExpOp>(context);
  attachRule<SoftmaxRule, SoftmaxOp>(context);
  attachRule<LogSoftmaxRule, LogSoftmaxOp>(context);
}
