//===- ConvertBody.cpp - the scalar body of jit.convert -------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarBodies.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::jit;

/// The math library's conversion, for those that no single operation of arith
/// computes. f16 and bf16 are passed as their bits.
static Value callConvert(ImplicitLocOpBuilder &b, Value x, Type from, Type to) {
  std::string function;
  llvm::raw_string_ostream(function) << "convert_" << from << '_' << to;
  Type carried = b.getIntegerType(to.getIntOrFloatBitWidth());
  Value result = callMathFunction(b, function, carried, x);
  if (!isa<FloatType>(to))
    return result;
  return arith::BitcastOp::create(b, to, result);
}

static Value fromFloat(ImplicitLocOpBuilder &b, Value x, Type to) {
  Type from = x.getType();
  if (to.isInteger(1))
    return arith::CmpFOp::create(b, arith::CmpFPredicate::UNE, x,
                                 scalarConstant(b, from, 0));
  if (!isa<FloatType>(to))
    return callConvert(b, x, from, to);
  if (to.isF64() && !from.isF64())
    return arith::ExtFOp::create(b, to, x);
  if (to.isF32() && from.isF64())
    return arith::TruncFOp::create(b, to, x);
  // By way of f32 an f64 would be rounded twice.
  if (from.isF64() && !to.isF64())
    return callConvert(b, x, from, to);
  return x;
}

static Value integerToFloat(ImplicitLocOpBuilder &b, Value x, Type from,
                            Type to) {
  bool isHalf = to.isF16() || to.isBF16();
  // An i32 or i64 may have more digits than f32: rounded twice on this way.
  if (isHalf && from.getIntOrFloatBitWidth() > 16)
    return callConvert(b, x, from, to);
  Type type = isHalf ? b.getF32Type() : to;
  if (isUnsignedType(from))
    return arith::UIToFPOp::create(b, type, x);
  return arith::SIToFPOp::create(b, type, x);
}

static Value integerToInteger(ImplicitLocOpBuilder &b, Value x, Type from,
                              Type to) {
  if (to.isInteger(1))
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, x,
                                 scalarConstant(b, x.getType(), 0));
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  unsigned toWidth = to.getIntOrFloatBitWidth();
  Type type = b.getIntegerType(toWidth);
  if (fromWidth == toWidth)
    return x;
  if (fromWidth > toWidth)
    return arith::TruncIOp::create(b, type, x);
  if (isUnsignedType(from))
    return arith::ExtUIOp::create(b, type, x);
  return arith::ExtSIOp::create(b, type, x);
}

Value jit::convertScalar(ImplicitLocOpBuilder &b, Value x, Type from, Type to) {
  if (isFloat(x))
    return fromFloat(b, x, to);
  if (isa<FloatType>(to))
    return integerToFloat(b, x, from, to);
  return integerToInteger(b, x, from, to);
}

static Value emit(ConvertOp op, ImplicitLocOpBuilder &b, ValueRange args) {
  return convertScalar(b, args[0],
                       getElementTypeOrSelf(op.getOperand().getType()),
                       op.getDtype());
}

namespace {
JIT_DEFINE_ATTACH_BODIES
} // namespace

void jit::attachConvertBody(MLIRContext *context) {
  attachBodies<ConvertOp>(context);
}
