//===- Unary.cpp - derivatives of elementwise functions of one operand -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

/// As `UnaryRule`, for derivatives of the form `1 / denominator`.
template <typename OpTy, Value (*denominator)(RuleBuilder &, OpTy)>
struct QuotientRule {
  static LogicalResult vjp(OpTy op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.div(b.cotangent(), denominator(b, op)));
    return success();
  }
  static LogicalResult jvp(OpTy op, JvpBuilder &b) {
    b.setTangent(b.div(b.tangent(), denominator(b, op)));
    return success();
  }
};

template <typename OpTy, Value (*denominator)(RuleBuilder &, OpTy)>
static void attachQuotient(MLIRContext *context) {
  attachRule<QuotientRule<OpTy, denominator>, OpTy>(context);
}

namespace {
struct NegRule {
  static LogicalResult vjp(NegOp, VjpBuilder &b) {
    b.accumulate(0, b.neg(b.cotangent()));
    return success();
  }
  static LogicalResult jvp(NegOp, JvpBuilder &b) {
    b.setTangent(b.neg(b.tangent()));
    return success();
  }
};

struct ConvertRule {
  static LogicalResult vjp(ConvertOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.convertLike(b.cotangent(), op.getOperand()));
    return success();
  }
  static LogicalResult jvp(ConvertOp op, JvpBuilder &b) {
    b.setTangent(b.convertLike(b.tangent(), op.getResult()));
    return success();
  }
};
} // namespace

/// `(1 - x) * (1 + x)`, without the cancellation of `1 - x * x`.
static Value oneMinusSquare(RuleBuilder &b, Value x) {
  Value one = b.constant(x, 1);
  return b.mul(b.sub(one, x), b.add(one, x));
}

static Value onePlusSquare(RuleBuilder &b, Value x) {
  return b.add(b.constant(x, 1), b.mul(x, x));
}

static void attachPowers(MLIRContext *context) {
  attachQuotient<SqrtOp, +[](RuleBuilder &b, SqrtOp op) -> Value {
    return b.mul(op.getResult(), 2.0);
  }>(context);
  attachUnary<RsqrtOp, +[](RuleBuilder &b, RsqrtOp op) -> Value {
    Value y = op.getResult();
    return b.mul(b.mul(b.mul(y, y), y), -0.5);
  }>(context);
  attachUnary<ReciprocalOp, +[](RuleBuilder &b, ReciprocalOp op) -> Value {
    return b.neg(b.mul(op.getResult(), op.getResult()));
  }>(context);
  attachUnary<ExpOp, +[](RuleBuilder &, ExpOp op) -> Value {
    return op.getResult();
  }>(context);
  attachUnary<Exp2Op, +[](RuleBuilder &b, Exp2Op op) -> Value {
    return b.mul(op.getResult(), llvm::numbers::ln2);
  }>(context);
  attachUnary<Expm1Op, +[](RuleBuilder &b, Expm1Op op) -> Value {
    return b.add(op.getResult(), b.constant(op.getResult(), 1));
  }>(context);
  attachQuotient<LogOp, +[](RuleBuilder &, LogOp op) -> Value {
    return op.getOperand();
  }>(context);
  attachQuotient<Log2Op, +[](RuleBuilder &b, Log2Op op) -> Value {
    return b.mul(op.getOperand(), llvm::numbers::ln2);
  }>(context);
  attachQuotient<Log1pOp, +[](RuleBuilder &b, Log1pOp op) -> Value {
    return b.add(op.getOperand(), b.constant(op.getOperand(), 1));
  }>(context);
}

static void attachTrigonometry(MLIRContext *context) {
  attachUnary<SinOp, +[](RuleBuilder &b, SinOp op) -> Value {
    return CosOp::create(b, op.getOperand());
  }>(context);
  attachUnary<CosOp, +[](RuleBuilder &b, CosOp op) -> Value {
    return b.neg(SinOp::create(b, op.getOperand()));
  }>(context);
  attachUnary<TanOp, +[](RuleBuilder &b, TanOp op) -> Value {
    return onePlusSquare(b, op.getResult());
  }>(context);
  attachUnary<AsinOp, +[](RuleBuilder &b, AsinOp op) -> Value {
    return RsqrtOp::create(b, oneMinusSquare(b, op.getOperand()));
  }>(context);
  attachUnary<AcosOp, +[](RuleBuilder &b, AcosOp op) -> Value {
    return b.neg(RsqrtOp::create(b, oneMinusSquare(b, op.getOperand())));
  }>(context);
  attachQuotient<AtanOp, +[](RuleBuilder &b, AtanOp op) -> Value {
    return onePlusSquare(b, op.getOperand());
  }>(context);
  attachUnary<SinhOp, +[](RuleBuilder &b, SinhOp op) -> Value {
    return CoshOp::create(b, op.getOperand());
  }>(context);
  attachUnary<CoshOp, +[](RuleBuilder &b, CoshOp op) -> Value {
    return SinhOp::create(b, op.getOperand());
  }>(context);
  attachUnary<TanhOp, +[](RuleBuilder &b, TanhOp op) -> Value {
    return oneMinusSquare(b, op.getResult());
  }>(context);
  attachUnary<AsinhOp, +[](RuleBuilder &b, AsinhOp op) -> Value {
    return RsqrtOp::create(b, onePlusSquare(b, op.getOperand()));
  }>(context);
  attachUnary<AcoshOp, +[](RuleBuilder &b, AcoshOp op) -> Value {
    return RsqrtOp::create(b, b.neg(oneMinusSquare(b, op.getOperand())));
  }>(context);
  attachQuotient<AtanhOp, +[](RuleBuilder &b, AtanhOp op) -> Value {
    return oneMinusSquare(b, op.getOperand());
  }>(context);
}

void jit::attachUnaryRules(MLIRContext *context) {
  attachRule<NegRule, NegOp>(context);
  attachRule<ConvertRule, ConvertOp>(context);
  // 0 at 0.
  attachUnary<AbsOp, +[](RuleBuilder &b, AbsOp op) -> Value {
    return SignOp::create(b, op.getOperand());
  }>(context);
  attachPowers(context);
  attachTrigonometry(context);
  attachUnary<ErfOp, +[](RuleBuilder &b, ErfOp op) -> Value {
    Value x = op.getOperand();
    Value density = ExpOp::create(b, b.neg(b.mul(x, x)));
    return b.mul(density, 2 * llvm::numbers::inv_sqrtpi);
  }>(context);
  attachUnary<SigmoidOp, +[](RuleBuilder &b, SigmoidOp op) -> Value {
    Value y = op.getResult();
    return b.mul(y, b.sub(b.constant(y, 1), y));
  }>(context);
}
