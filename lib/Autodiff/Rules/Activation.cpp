//===- Activation.cpp - derivatives of activation functions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// 0 at 0 and below; NaN takes all.
struct ReluRule {
  static Value apply(ReluOp op, RuleBuilder &b, Value value) {
    Value x = op.getOperand();
    return b.select(LeOp::create(b, x, b.constant(x, 0)), Value(), value);
  }
  static LogicalResult vjp(ReluOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, apply(op, b, b.cotangent()));
    return success();
  }
  static LogicalResult jvp(ReluOp op, JvpBuilder &b) {
    b.setTangent(apply(op, b, b.tangent()));
    return success();
  }
};
} // namespace

/// `x > 0 ? onTrue : onFalse`.
static Value bySign(RuleBuilder &b, Value x, Value onTrue, Value onFalse) {
  return b.select(GtOp::create(b, x, b.constant(x, 0)), onTrue, onFalse);
}

void jit::attachActivationRules(MLIRContext *context) {
  attachRule<ReluRule, ReluOp>(context);
  // alpha at 0. The exponential is that of what is not positive, so that the
  // side that is not chosen has no infinity.
  attachUnary<EluOp, +[](RuleBuilder &b, EluOp op) -> Value {
    Value x = op.getOperand();
    Value below = ExpOp::create(b, bySign(b, x, Value(), x));
    return bySign(b, x, b.constant(x, 1),
                  b.mul(below, op.getAlpha().convertToDouble()));
  }>(context);
  // By decomposition the second derivative would be 0 at 0, where the two
  // halves meet.
  attachUnary<SoftplusOp, +[](RuleBuilder &b, SoftplusOp op) -> Value {
    Value x = op.getOperand();
    Value scaled = b.mul(x, op.getBeta().convertToDouble());
    Value threshold = b.constant(x, op.getThreshold().convertToDouble());
    return b.select(GtOp::create(b, scaled, threshold), b.constant(x, 1),
                    SigmoidOp::create(b, scaled));
  }>(context);
  // x * t has the derivative t + x * (1 - t**2) * sigmoid(x).
  attachUnary<MishOp, +[](RuleBuilder &b, MishOp op) -> Value {
    Value x = op.getOperand(), one = b.constant(x, 1);
    Value softplus = SoftplusOp::create(
        b, x.getType(), x, b.getF64FloatAttr(1),
        b.getF64FloatAttr(std::numeric_limits<double>::infinity()));
    Value t = TanhOp::create(b, softplus);
    Value slope =
        b.mul(b.mul(b.sub(one, t), b.add(one, t)), SigmoidOp::create(b, x));
    return b.add(t, b.mul(x, slope));
  }>(context);
  // 0 at both ends.
  attachUnary<HardsigmoidOp, +[](RuleBuilder &b, HardsigmoidOp op) -> Value {
    Value x = op.getOperand();
    Value isInside =
        LogicalAndOp::create(b, GtOp::create(b, x, b.constant(x, -3)),
                             LtOp::create(b, x, b.constant(x, 3)));
    return b.select(isInside, b.constant(x, 1.0 / 6), Value());
  }>(context);
}
