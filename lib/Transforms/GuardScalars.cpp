//===- GuardScalars.cpp - total arithmetic on host scalars ----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

namespace mlir::jit {
#define GEN_PASS_DEF_GUARDSCALARS
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

namespace {
/// Emits in front of an operation what its operands are replaced by, and behind
/// it what its result is.
class Guard : public ImplicitLocOpBuilder {
public:
  explicit Guard(Operation *op)
      : ImplicitLocOpBuilder(op->getLoc(), op), op(op),
        result(op->getResult(0)) {
    for (OpOperand &use : result.getUses())
      uses.push_back(&use);
  }

  Value number(int64_t value) {
    Type type = op->getResult(0).getType();
    return arith::ConstantOp::create(*this, type, getIntegerAttr(type, value));
  }
  Value equals(Value value, int64_t constant) {
    return arith::CmpIOp::create(*this, arith::CmpIPredicate::eq, value,
                                 number(constant));
  }
  Value choose(Value condition, Value onTrue, Value onFalse) {
    return arith::SelectOp::create(*this, condition, onTrue, onFalse);
  }

  /// The result is `onTrue` where `condition` holds.
  void unless(Value condition, Value onTrue) {
    setInsertionPointAfterValue(result);
    result = choose(condition, onTrue, result);
    for (OpOperand *use : uses)
      use->set(result);
  }

private:
  Operation *op;
  Value result;
  /// Of the operation's result, as they were.
  SmallVector<OpOperand *> uses;
};
} // namespace

static void guardDivision(Operation *op, bool isSigned, bool isRemainder) {
  Value x = op->getOperand(0), y = op->getOperand(1);
  APInt divisor;
  if (matchPattern(y, m_ConstantInt(&divisor)) && !divisor.isZero() &&
      !divisor.isAllOnes())
    return;
  Guard b(op);
  Value isZero = b.equals(y, 0), isUnsafe = isZero, one = b.number(1), minusX;
  Value onZero = isRemainder ? x : b.number(-1);
  Value isMinusOne;
  if (isSigned) {
    isMinusOne = b.equals(y, -1);
    isUnsafe = arith::OrIOp::create(b, isZero, isMinusOne);
    minusX = arith::SubIOp::create(b, b.number(0), x);
  }
  // By 1 what is left is 0, as by -1.
  op->setOperand(1, b.choose(isUnsafe, one, y));
  if (isSigned && !isRemainder)
    b.unless(isMinusOne, minusX);
  b.unless(isZero, onZero);
}

static void guardShift(Operation *op, bool isArithmetic) {
  Value amount = op->getOperand(1);
  APInt known;
  constexpr int64_t width = 64;
  if (matchPattern(amount, m_ConstantInt(&known)) && known.ult(width))
    return;
  Guard b(op);
  Value isTooFar = arith::CmpIOp::create(b, arith::CmpIPredicate::ugt, amount,
                                         b.number(width - 1));
  op->setOperand(
      1, b.choose(isTooFar, b.number(isArithmetic ? width - 1 : 0), amount));
  if (isArithmetic)
    return;
  Value zero = b.number(0);
  b.unless(isTooFar, zero);
}

static void guardConversion(Operation *op, bool isSigned) {
  Value x = op->getOperand(0);
  Guard b(op);
  auto number = [&](double value) -> Value {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
  };
  auto compare = [&](arith::CmpFPredicate predicate, double bound) -> Value {
    return arith::CmpFOp::create(b, predicate, x, number(bound));
  };
  // 2^63 and 2^64, the first that do not fit.
  double end = isSigned ? 0x1p63 : 0x1p64, begin = isSigned ? -0x1p63 : 0;
  Value isAbove = compare(arith::CmpFPredicate::OGE, end);
  Value isInside =
      arith::AndIOp::create(b, compare(arith::CmpFPredicate::OGE, begin),
                            compare(arith::CmpFPredicate::OLT, end));
  Value isBelow = compare(arith::CmpFPredicate::OLT, begin);
  Value most = b.number(isSigned ? std::numeric_limits<int64_t>::max() : -1);
  Value least = b.number(isSigned ? std::numeric_limits<int64_t>::min() : 0);
  op->setOperand(0, b.choose(isInside, x, number(0)));
  b.unless(isAbove, most);
  b.unless(isBelow, least);
}

namespace {
struct GuardScalars : public jit::impl::GuardScalarsBase<GuardScalars> {
  using GuardScalarsBase::GuardScalarsBase;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<arith::ArithDialect>(op->getDialect()) &&
          op->getNumResults() == 1 &&
          (op->getResult(0).getType().isIndex() ||
           op->getResult(0).getType().isInteger(64)))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      if (isa<arith::DivSIOp, arith::FloorDivSIOp, arith::CeilDivSIOp>(op))
        guardDivision(op, /*isSigned=*/true, /*isRemainder=*/false);
      else if (isa<arith::DivUIOp, arith::CeilDivUIOp>(op))
        guardDivision(op, /*isSigned=*/false, /*isRemainder=*/false);
      else if (isa<arith::RemSIOp>(op))
        guardDivision(op, /*isSigned=*/true, /*isRemainder=*/true);
      else if (isa<arith::RemUIOp>(op))
        guardDivision(op, /*isSigned=*/false, /*isRemainder=*/true);
      else if (isa<arith::ShLIOp, arith::ShRUIOp>(op))
        guardShift(op, /*isArithmetic=*/false);
      else if (isa<arith::ShRSIOp>(op))
        guardShift(op, /*isArithmetic=*/true);
      else if (isa<arith::FPToSIOp>(op))
        guardConversion(op, /*isSigned=*/true);
      else if (isa<arith::FPToUIOp>(op))
        guardConversion(op, /*isSigned=*/false);
    }
  }
};
} // namespace
