//===- UnaryBodies.cpp - scalar bodies of unary and ternary operations ----===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarBodies.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <limits>

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Sign and rounding
//===----------------------------------------------------------------------===//

static Value negate(ImplicitLocOpBuilder &b, Value x) {
  if (isFloat(x))
    return arith::NegFOp::create(b, x);
  return arith::SubIOp::create(b, scalarConstant(b, x.getType(), 0), x);
}

static Value emit(NegOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return negate(b, args[0]);
}

static Value emit(AbsOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isFloat(args[0]))
    return math::AbsFOp::create(b, args[0]);
  if (isUnsigned(op))
    return args[0];
  // The smallest value is its own negative, and the larger of the two.
  return arith::MaxSIOp::create(b, args[0], negate(b, args[0]));
}

static Value emit(SignOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  Value x = args[0];
  Value zero = scalarConstant(b, x.getType(), 0);
  Value one = scalarConstant(b, x.getType(), 1);
  Value above, below;
  if (isFloat(x)) {
    above = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, x, zero);
    below = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, x, zero);
  } else if (isUnsigned(op)) {
    above = arith::CmpIOp::create(b, arith::CmpIPredicate::ne, x, zero);
    return arith::SelectOp::create(b, above, one, zero);
  } else {
    above = arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, x, zero);
    below = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, x, zero);
  }
  Value minusOne = scalarConstant(b, x.getType(), -1);
  Value rest = arith::SelectOp::create(b, below, minusOne, zero);
  return arith::SelectOp::create(b, above, one, rest);
}

static Value emit(FloorOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return math::FloorOp::create(b, args[0]);
}
static Value emit(CeilOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return math::CeilOp::create(b, args[0]);
}
static Value emit(RoundOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return math::RoundEvenOp::create(b, args[0]);
}
static Value emit(TruncOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return math::TruncOp::create(b, args[0]);
}

//===----------------------------------------------------------------------===//
// Real functions
//===----------------------------------------------------------------------===//

static Value emit(SqrtOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return math::SqrtOp::create(b, args[0]);
}
static Value emit(ReciprocalOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::DivFOp::create(b, scalarConstant(b, args[0].getType(), 1),
                               args[0]);
}

/// The others are functions of the math library, by the same name.
template <typename OpTy>
static Value emit(OpTy, ImplicitLocOpBuilder &b, ValueRange args) {
  StringRef name = OpTy::getOperationName();
  name.consume_front("jit.");
  return callMath(b, name, args[0].getType(), args);
}

//===----------------------------------------------------------------------===//
// Bits and predicates
//===----------------------------------------------------------------------===//

static Value complement(ImplicitLocOpBuilder &b, Value x) {
  return arith::XOrIOp::create(b, x, scalarConstant(b, x.getType(), -1));
}

static Value emit(LogicalNotOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return complement(b, args[0]);
}
static Value emit(BitwiseNotOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return complement(b, args[0]);
}

static Value emit(IsNanOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, args[0], args[0]);
}

/// Compares the absolute value with infinity.
static Value compareWithInfinity(ImplicitLocOpBuilder &b,
                                 arith::CmpFPredicate predicate, Value x) {
  Value infinity =
      scalarConstant(b, x.getType(), std::numeric_limits<double>::infinity());
  return arith::CmpFOp::create(b, predicate, math::AbsFOp::create(b, x),
                               infinity);
}
static Value emit(IsInfOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return compareWithInfinity(b, arith::CmpFPredicate::OEQ, args[0]);
}
static Value emit(IsFiniteOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return compareWithInfinity(b, arith::CmpFPredicate::OLT, args[0]);
}

//===----------------------------------------------------------------------===//
// Ternary operations
//===----------------------------------------------------------------------===//

static Value emit(SelectOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::SelectOp::create(b, args[0], args[1], args[2]);
}

static Value emit(ClampOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  Value x = args[0], low = args[1], high = args[2];
  if (isFloat(x))
    return arith::MinimumFOp::create(b, arith::MaximumFOp::create(b, x, low),
                                     high);
  if (isUnsigned(op))
    return arith::MinUIOp::create(b, arith::MaxUIOp::create(b, x, low), high);
  return arith::MinSIOp::create(b, arith::MaxSIOp::create(b, x, low), high);
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace {
JIT_DEFINE_ATTACH_BODIES
} // namespace

void jit::attachUnaryBodies(MLIRContext *context) {
  attachBodies<AbsOp, CeilOp, FloorOp, NegOp, ReciprocalOp, RoundOp, SignOp,
               SqrtOp, TruncOp>(context);
  attachBodies<AcosOp, AcoshOp, AsinOp, AsinhOp, AtanOp, AtanhOp, CosOp, CoshOp,
               ErfOp, Exp2Op, ExpOp, Expm1Op, Log1pOp, Log2Op, LogOp, RsqrtOp,
               SigmoidOp, SinOp, SinhOp, TanOp, TanhOp>(context);
  attachBodies<BitwiseNotOp, IsFiniteOp, IsInfOp, IsNanOp, LogicalNotOp>(
      context);
  attachBodies<ClampOp, SelectOp>(context);
}
