//===- Norms.cpp - derivatives of norms and deviations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Roots have an infinite derivative at 0, where norms and deviations have
// subgradients: 0 is taken. Derivatives are of the form weight * cotangent.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include <cmath>

using namespace mlir;
using namespace mlir::jit;

template <typename OpTy> static Value sumAs(RuleBuilder &b, OpTy op, Value x) {
  return SumOp::create(b, x, op.getDims(), op.getKeepdims());
}

/// `numerator / denominator`, 0 where `isZero`, and so is its derivative.
static Value divideUnless(RuleBuilder &b, Value isZero, Value numerator,
                          Value denominator) {
  Value divisor = b.select(isZero, b.constant(denominator, 1), denominator);
  return b.select(isZero, Value(), b.div(numerator, divisor));
}

namespace {

struct NormRule {
  /// Where an element is 0 its weight is 0, for all p; of equal extrema each
  /// has its share. Quotients do not overflow where p >= 1. Null for p = 0.
  static Value weights(NormOp op, RuleBuilder &b) {
    double p = op.getP().convertToDouble();
    Value x = op.getOperand();
    if (p == 0)
      return Value();
    if (p == 1)
      return SignOp::create(b, x);
    Value norm = keepDims(b, op, op.getResult());
    if (std::isinf(p)) {
      Value isExtremum = EqOp::create(b, AbsOp::create(b, x), norm);
      Value ones = b.convertLike(isExtremum, x);
      Value count = SumOp::create(b, ones, op.getDims(), /*keepdims=*/true);
      return b.mul(SignOp::create(b, x), b.div(ones, count));
    }
    Value zero = b.constant(x, 0);
    Value isNothing = EqOp::create(b, norm, zero);
    Value quotient = divideUnless(b, isNothing, x, norm);
    if (p == 2)
      return quotient;
    Value isZero = EqOp::create(b, quotient, zero);
    Value base = b.select(isZero, b.constant(x, 1), AbsOp::create(b, quotient));
    Value power = PowOp::create(b, base, b.constant(x, p - 1));
    return b.select(isZero, Value(), b.mul(SignOp::create(b, x), power));
  }
  static LogicalResult vjp(NormOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.mul(weights(op, b), keepDims(b, op, b.cotangent())));
    return success();
  }
  static LogicalResult jvp(NormOp op, JvpBuilder &b) {
    if (Value each = b.mul(weights(op, b), b.tangent()))
      b.setTangent(sumAs(b, op, each));
    return success();
  }
};

struct StdRule {
  /// `(x - mean) / ((n - correction) * std)`, whose sum is 0: the mean adds
  /// nothing.
  static Value weights(StdOp op, RuleBuilder &b) {
    Value x = op.getOperand();
    auto type = cast<RankedTensorType>(x.getType());
    Value count =
        sizeProduct(b, b.getLoc(), x, reducedDims(op.getDims(), type.getRank()),
                    type.getElementType());
    Value freedom = MaximumOp::create(
        b, b.sub(count, b.constant(x, op.getCorrection())), b.constant(x, 0));
    Value mean = MeanOp::create(b, x, op.getDims(), /*keepdims=*/true);
    Value deviation = keepDims(b, op, op.getResult());
    Value isNothing = EqOp::create(b, deviation, b.constant(x, 0));
    return divideUnless(b, isNothing, b.div(b.sub(x, mean), freedom),
                        deviation);
  }
  static LogicalResult vjp(StdOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.mul(weights(op, b), keepDims(b, op, b.cotangent())));
    return success();
  }
  static LogicalResult jvp(StdOp op, JvpBuilder &b) {
    b.setTangent(sumAs(b, op, b.mul(weights(op, b), b.tangent())));
    return success();
  }
};

} // namespace

void jit::attachNormRules(MLIRContext *context) {
  attachRule<NormRule, NormOp>(context);
  attachRule<StdRule, StdOp>(context);
}
