//===- BinaryBodies.cpp - scalar bodies of binary operations --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarBodies.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// One arith operation for floats and one for integers of either sign.
template <typename FloatOp, typename IntOp>
static Value arithmetic(ImplicitLocOpBuilder &b, ValueRange args) {
  if (isFloat(args[0]))
    return FloatOp::create(b, args[0], args[1]);
  return IntOp::create(b, args[0], args[1]);
}

static Value emit(AddOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arithmetic<arith::AddFOp, arith::AddIOp>(b, args);
}
static Value emit(SubOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arithmetic<arith::SubFOp, arith::SubIOp>(b, args);
}
static Value emit(MulOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arithmetic<arith::MulFOp, arith::MulIOp>(b, args);
}

/// The math library's function on floats, or on integers of the op's
/// signedness.
static Value callTyped(Operation *op, ImplicitLocOpBuilder &b, StringRef name,
                       ValueRange args) {
  Type type = args[0].getType();
  if (!isFloat(args[0]) && isUnsigned(op))
    return callMathFunction(
        b, name + "_ui" + Twine(type.getIntOrFloatBitWidth()), type, args);
  return callMath(b, name, type, args);
}

static Value emit(DivOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isFloat(args[0]))
    return arith::DivFOp::create(b, args[0], args[1]);
  return callTyped(op, b, "div", args);
}
static Value emit(FloorDivOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return callTyped(op, b, "floor_div", args);
}
static Value emit(RemainderOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return callTyped(op, b, "remainder", args);
}
static Value emit(FmodOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return callTyped(op, b, isFloat(args[0]) ? "fmod" : "rem", args);
}
static Value emit(PowOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return callTyped(op, b, "pow", args);
}
static Value emit(Atan2Op op, ImplicitLocOpBuilder &b, ValueRange args) {
  return callTyped(op, b, "atan2", args);
}

static Value emit(MaximumOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isUnsigned(op))
    return arith::MaxUIOp::create(b, args[0], args[1]);
  return arithmetic<arith::MaximumFOp, arith::MaxSIOp>(b, args);
}
static Value emit(MinimumOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isUnsigned(op))
    return arith::MinUIOp::create(b, args[0], args[1]);
  return arithmetic<arith::MinimumFOp, arith::MinSIOp>(b, args);
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// A comparison by the predicate for floats, signed or unsigned integers.
static Value compare(Operation *op, ImplicitLocOpBuilder &b, ValueRange args,
                     arith::CmpFPredicate ofFloats,
                     arith::CmpIPredicate ofSigned,
                     arith::CmpIPredicate ofUnsigned) {
  if (isFloat(args[0]))
    return arith::CmpFOp::create(b, ofFloats, args[0], args[1]);
  return arith::CmpIOp::create(b, isUnsigned(op) ? ofUnsigned : ofSigned,
                               args[0], args[1]);
}

static Value emit(EqOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return compare(op, b, args, arith::CmpFPredicate::OEQ,
                 arith::CmpIPredicate::eq, arith::CmpIPredicate::eq);
}
static Value emit(NeOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return compare(op, b, args, arith::CmpFPredicate::UNE,
                 arith::CmpIPredicate::ne, arith::CmpIPredicate::ne);
}
static Value emit(LtOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return compare(op, b, args, arith::CmpFPredicate::OLT,
                 arith::CmpIPredicate::slt, arith::CmpIPredicate::ult);
}
static Value emit(LeOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return compare(op, b, args, arith::CmpFPredicate::OLE,
                 arith::CmpIPredicate::sle, arith::CmpIPredicate::ule);
}
static Value emit(GtOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return compare(op, b, args, arith::CmpFPredicate::OGT,
                 arith::CmpIPredicate::sgt, arith::CmpIPredicate::ugt);
}
static Value emit(GeOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return compare(op, b, args, arith::CmpFPredicate::OGE,
                 arith::CmpIPredicate::sge, arith::CmpIPredicate::uge);
}

//===----------------------------------------------------------------------===//
// Logic and bits
//===----------------------------------------------------------------------===//

static Value emit(LogicalAndOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::AndIOp::create(b, args[0], args[1]);
}
static Value emit(LogicalOrOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::OrIOp::create(b, args[0], args[1]);
}
static Value emit(LogicalXorOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::XOrIOp::create(b, args[0], args[1]);
}
static Value emit(BitwiseAndOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::AndIOp::create(b, args[0], args[1]);
}
static Value emit(BitwiseOrOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::OrIOp::create(b, args[0], args[1]);
}
static Value emit(BitwiseXorOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::XOrIOp::create(b, args[0], args[1]);
}

/// Whether a shift by `amount` is defined: as an unsigned number it is below
/// the width.
static Value isShift(ImplicitLocOpBuilder &b, Value amount) {
  Type type = amount.getType();
  Value width = scalarConstant(b, type, type.getIntOrFloatBitWidth());
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, amount, width);
}

static Value emit(ShiftLeftOp, ImplicitLocOpBuilder &b, ValueRange args) {
  Value inside = isShift(b, args[1]);
  Value zero = scalarConstant(b, args[0].getType(), 0);
  Value amount = arith::SelectOp::create(b, inside, args[1], zero);
  Value shifted = arith::ShLIOp::create(b, args[0], amount);
  return arith::SelectOp::create(b, inside, shifted, zero);
}

static Value emit(ShiftRightOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  Type type = args[0].getType();
  Value inside = isShift(b, args[1]);
  Value last = scalarConstant(b, type, type.getIntOrFloatBitWidth() - 1);
  Value amount = arith::SelectOp::create(b, inside, args[1], last);
  if (!isUnsigned(op))
    return arith::ShRSIOp::create(b, args[0], amount);
  Value shifted = arith::ShRUIOp::create(b, args[0], amount);
  return arith::SelectOp::create(b, inside, shifted,
                                 scalarConstant(b, type, 0));
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace {
JIT_DEFINE_ATTACH_BODIES
} // namespace

void jit::attachBinaryBodies(MLIRContext *context) {
  attachBodies<AddOp, Atan2Op, DivOp, FloorDivOp, FmodOp, MaximumOp, MinimumOp,
               MulOp, PowOp, RemainderOp, SubOp>(context);
  attachBodies<EqOp, GeOp, GtOp, LeOp, LtOp, NeOp>(context);
  attachBodies<BitwiseAndOp, BitwiseOrOp, BitwiseXorOp, LogicalAndOp,
               LogicalOrOp, LogicalXorOp, ShiftLeftOp, ShiftRightOp>(context);
}
