//===- ScalarBodies.cpp - scalar bodies of elementwise operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

static bool isFloat(Value value) { return isa<FloatType>(value.getType()); }

/// Whether the op's first operand has unsigned integer elements.
static bool isUnsigned(Operation *op) {
  return getElementTypeOrSelf(op->getOperand(0)).isUnsignedInteger() ||
         getElementTypeOrSelf(op->getOperand(0)).isInteger(1);
}

static Value emit(NegOp, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isFloat(args[0]))
    return arith::NegFOp::create(b, args[0]);
  return arith::SubIOp::create(b, scalarConstant(b, args[0].getType(), 0),
                               args[0]);
}

static Value emit(ExpOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return callMath(b, "exp", args[0].getType(), args);
}

static Value emit(AddOp, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isFloat(args[0]))
    return arith::AddFOp::create(b, args[0], args[1]);
  return arith::AddIOp::create(b, args[0], args[1]);
}

static Value emit(MaximumOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isFloat(args[0]))
    return arith::MaximumFOp::create(b, args[0], args[1]);
  if (isUnsigned(op))
    return arith::MaxUIOp::create(b, args[0], args[1]);
  return arith::MaxSIOp::create(b, args[0], args[1]);
}

static Value emit(LtOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  if (isFloat(args[0]))
    return arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, args[0],
                                 args[1]);
  return arith::CmpIOp::create(b,
                               isUnsigned(op) ? arith::CmpIPredicate::ult
                                              : arith::CmpIPredicate::slt,
                               args[0], args[1]);
}

static Value emit(SelectOp, ImplicitLocOpBuilder &b, ValueRange args) {
  return arith::SelectOp::create(b, args[0], args[1], args[2]);
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace {
/// Attaches the overload of `emit` for `OpTy`.
template <typename OpTy>
struct Body : ScalarBodyOpInterface::ExternalModel<Body<OpTy>, OpTy> {
  Value buildScalarBody(Operation *op, ImplicitLocOpBuilder &b,
                        ValueRange args) const {
    return emit(cast<OpTy>(op), b, args);
  }
};
} // namespace

template <typename... Ops>
static void attachBodies(MLIRContext *context) {
  (Ops::template attachInterface<Body<Ops>>(*context), ...);
}

void jit::registerScalarBodies(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, JitDialect *) {
    attachBodies<AddOp, ExpOp, LtOp, MaximumOp, NegOp, SelectOp>(context);
  });
}
