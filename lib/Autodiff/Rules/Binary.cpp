//===- Binary.cpp - derivatives of elementwise functions of several operands -*-
// C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::jit;

namespace {

struct AddRule {
  static LogicalResult vjp(AddOp, VjpBuilder &b) {
    b.accumulateSum(0, b.cotangent());
    b.accumulateSum(1, b.cotangent());
    return success();
  }
  static LogicalResult jvp(AddOp, JvpBuilder &b) {
    Value lhs = b.tangent(0), rhs = b.tangent(1);
    if (lhs && rhs)
      b.setTangent(b.add(lhs, rhs));
    else
      b.setTangentOf(lhs ? 0 : 1, lhs ? lhs : rhs);
    return success();
  }
};

struct SubRule {
  static LogicalResult vjp(SubOp, VjpBuilder &b) {
    b.accumulateSum(0, b.cotangent());
    if (b.needs(1))
      b.accumulateSum(1, b.neg(b.cotangent()));
    return success();
  }
  static LogicalResult jvp(SubOp, JvpBuilder &b) {
    Value lhs = b.tangent(0), rhs = b.tangent(1);
    if (lhs && rhs)
      b.setTangent(b.sub(lhs, rhs));
    else
      b.setTangentOf(lhs ? 0 : 1, lhs ? lhs : b.neg(rhs));
    return success();
  }
};

struct MulRule {
  static LogicalResult vjp(MulOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulateSum(0, b.mul(b.cotangent(), op.getRhs()));
    if (b.needs(1))
      b.accumulateSum(1, b.mul(b.cotangent(), op.getLhs()));
    return success();
  }
  static LogicalResult jvp(MulOp op, JvpBuilder &b) {
    b.setTangent(b.add(b.mul(b.tangent(0), op.getRhs()),
                       b.mul(op.getLhs(), b.tangent(1))));
    return success();
  }
};

/// Where the divisor is 0 derivatives are infinite or NaN, as the quotient is.
struct DivRule {
  static LogicalResult vjp(DivOp op, VjpBuilder &b) {
    if (!b.needs(0) && !b.needs(1))
      return success();
    Value scaled = b.div(b.cotangent(), op.getRhs());
    b.accumulateSum(0, scaled);
    if (b.needs(1))
      b.accumulateSum(1, b.neg(b.mul(scaled, op.getResult())));
    return success();
  }
  static LogicalResult jvp(DivOp op, JvpBuilder &b) {
    Value change = b.sub(b.tangent(0), b.mul(op.getResult(), b.tangent(1)));
    b.setTangent(b.div(change, op.getRhs()));
    return success();
  }
};

/// With respect to the base 0 where the exponent is 0; with respect to the
/// exponent 0 where the base is 0 and the exponent is not negative.
struct PowRule {
  static Value byBase(PowOp op, RuleBuilder &b) {
    Value x = op.getLhs(), y = op.getRhs(), one = b.constant(y, 1);
    DenseFPElementsAttr constant;
    if (matchPattern(y, m_Constant(&constant)) && constant.isSplat() &&
        constant.getSplatValue<APFloat>().convertToDouble() == 2)
      return b.mul(y, x);
    Value power = PowOp::create(b, x, b.sub(y, one));
    Value isZero = EqOp::create(b, y, b.constant(y, 0));
    return b.select(isZero, Value(), b.mul(y, power));
  }
  static Value byExponent(PowOp op, RuleBuilder &b) {
    Value x = op.getLhs(), y = op.getRhs(), zero = b.constant(x, 0);
    Value isFlat = LogicalAndOp::create(b, EqOp::create(b, x, zero),
                                        GeOp::create(b, y, zero));
    return b.select(isFlat, Value(),
                    b.mul(op.getResult(), LogOp::create(b, x)));
  }
  static LogicalResult vjp(PowOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulateSum(0, b.mul(b.cotangent(), byBase(op, b)));
    if (b.needs(1))
      b.accumulateSum(1, b.mul(b.cotangent(), byExponent(op, b)));
    return success();
  }
  static LogicalResult jvp(PowOp op, JvpBuilder &b) {
    Value sum;
    if (Value tangent = b.tangent(0))
      sum = b.mul(tangent, byBase(op, b));
    if (Value tangent = b.tangent(1))
      sum = b.add(sum, b.mul(tangent, byExponent(op, b)));
    b.setTangent(sum);
    return success();
  }
};

/// Divides by the square of the point's distance: NaN at the origin.
struct Atan2Rule {
  static LogicalResult vjp(Atan2Op op, VjpBuilder &b) {
    Value y = op.getLhs(), x = op.getRhs();
    Value scaled = b.div(b.cotangent(), b.add(b.mul(x, x), b.mul(y, y)));
    if (b.needs(0))
      b.accumulateSum(0, b.mul(scaled, x));
    if (b.needs(1))
      b.accumulateSum(1, b.neg(b.mul(scaled, y)));
    return success();
  }
  static LogicalResult jvp(Atan2Op op, JvpBuilder &b) {
    Value y = op.getLhs(), x = op.getRhs();
    Value change = b.sub(b.mul(x, b.tangent(0)), b.mul(y, b.tangent(1)));
    b.setTangent(b.div(change, b.add(b.mul(x, x), b.mul(y, y))));
    return success();
  }
};

/// Of equal operands each takes half; where one is NaN, each takes all.
template <typename OpTy, typename LosesOp> struct ExtremumRule {
  /// What operand `index` takes of `value`.
  static Value share(OpTy op, RuleBuilder &b, unsigned index, Value value) {
    if (!value)
      return Value();
    Value mine = op->getOperand(index), other = op->getOperand(1 - index);
    Value isTie = EqOp::create(b, mine, other);
    Value loses = LosesOp::create(b, mine, other);
    Value taken = b.select(isTie, b.mul(value, 0.5), value);
    return b.select(loses, Value(), taken);
  }
  static LogicalResult vjp(OpTy op, VjpBuilder &b) {
    for (unsigned index : {0, 1})
      if (b.needs(index))
        b.accumulateSum(index, share(op, b, index, b.cotangent()));
    return success();
  }
  static LogicalResult jvp(OpTy op, JvpBuilder &b) {
    b.setTangent(
        b.add(share(op, b, 0, b.tangent(0)), share(op, b, 1, b.tangent(1))));
    return success();
  }
};

/// `lhs - q * rhs` with an integer q, whose derivative is 0.
template <typename OpTy> struct RemainderRule {
  static Value quotient(OpTy op, RuleBuilder &b) {
    return RoundOp::create(
        b, b.div(b.sub(op.getLhs(), op.getResult()), op.getRhs()));
  }
  static LogicalResult vjp(OpTy op, VjpBuilder &b) {
    b.accumulateSum(0, b.cotangent());
    if (b.needs(1))
      b.accumulateSum(1, b.neg(b.mul(b.cotangent(), quotient(op, b))));
    return success();
  }
  static LogicalResult jvp(OpTy op, JvpBuilder &b) {
    if (!b.tangent(1)) {
      b.setTangentOf(0, b.tangent(0));
      return success();
    }
    b.setTangent(b.sub(b.tangent(0), b.mul(b.tangent(1), quotient(op, b))));
    return success();
  }
};

/// What is not chosen takes 0, whatever it is.
struct SelectRule {
  static LogicalResult vjp(SelectOp op, VjpBuilder &b) {
    if (b.needs(1))
      b.accumulateSum(1, b.select(op.getCondition(), b.cotangent(), Value()));
    if (b.needs(2))
      b.accumulateSum(2, b.select(op.getCondition(), Value(), b.cotangent()));
    return success();
  }
  static LogicalResult jvp(SelectOp op, JvpBuilder &b) {
    b.setTangent(
        b.broadcastLike(b.select(op.getCondition(), b.tangent(1), b.tangent(2)),
                        op.getResult()));
    return success();
  }
};

/// At a bound the operand takes all; where `low > high`, `high` does.
struct ClampRule {
  static Value share(ClampOp op, RuleBuilder &b, unsigned index, Value value) {
    if (!value)
      return Value();
    Value x = op.getOperand(), low = op.getLow(), high = op.getHigh();
    Value isEmpty = GtOp::create(b, low, high);
    Value isLow = LtOp::create(b, x, low), isHigh = GtOp::create(b, x, high);
    if (index == 2)
      return b.select(LogicalOrOp::create(b, isEmpty, isHigh), value, Value());
    Value taken = index == 1 ? b.select(isLow, value, Value())
                             : b.select(LogicalOrOp::create(b, isLow, isHigh),
                                        Value(), value);
    return b.select(isEmpty, Value(), taken);
  }
  static LogicalResult vjp(ClampOp op, VjpBuilder &b) {
    for (unsigned index : {0, 1, 2})
      if (b.needs(index))
        b.accumulateSum(index, share(op, b, index, b.cotangent()));
    return success();
  }
  static LogicalResult jvp(ClampOp op, JvpBuilder &b) {
    Value sum;
    for (unsigned index : {0, 1, 2})
      sum = b.add(sum, share(op, b, index, b.tangent(index)));
    b.setTangent(sum);
    return success();
  }
};

} // namespace

void jit::attachBinaryRules(MLIRContext *context) {
  attachRule<AddRule, AddOp>(context);
  attachRule<SubRule, SubOp>(context);
  attachRule<MulRule, MulOp>(context);
  attachRule<DivRule, DivOp>(context);
  attachRule<PowRule, PowOp>(context);
  attachRule<Atan2Rule, Atan2Op>(context);
  attachRule<ExtremumRule<MaximumOp, LtOp>, MaximumOp>(context);
  attachRule<ExtremumRule<MinimumOp, GtOp>, MinimumOp>(context);
  attachRule<RemainderRule<RemainderOp>, RemainderOp>(context);
  attachRule<RemainderRule<FmodOp>, FmodOp>(context);
  attachRule<SelectRule, SelectOp>(context);
  attachRule<ClampRule, ClampOp>(context);
}
