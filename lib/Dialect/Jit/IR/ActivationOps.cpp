//===- ActivationOps.cpp - activation functions of the jit dialect --------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/Builders.h"
#include <cmath>

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitActivationOps.cpp.inc"

void JitDialect::registerActivationOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitActivationOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Decompositions
//===----------------------------------------------------------------------===//

namespace {
/// Emits the program of one activation: the operand in its compute type,
/// constants of that type, and operations on them.
struct Emitter {
  Emitter(OpBuilder &builder, Operation *op)
      : builder(builder), op(op), loc(op->getLoc()),
        x(widenForCompute(builder, loc, op->getOperand(0))) {}

  Value constant(double value) { return scalarLike(builder, loc, x, value); }

  template <typename OpTy, typename... Args> Value emit(Args... args) {
    return OpTy::create(builder, loc, args...);
  }

  /// min(max(x + 3, 0), 6).
  Value clampedShift() {
    return emit<ClampOp>(emit<AddOp>(x, constant(3)), constant(0), constant(6));
  }

  /// ln(1 + e**value), without overflow and without loss for small results.
  Value softplus(Value value) {
    Value decay = emit<ExpOp>(emit<NegOp>(emit<AbsOp>(value)));
    return emit<AddOp>(emit<MaximumOp>(value, constant(0)),
                       emit<Log1pOp>(decay));
  }

  /// The values that replace the operation.
  SmallVector<Value> finish(Value value) {
    return {convertTo(builder, loc, value, op->getResult(0).getType())};
  }

  OpBuilder &builder;
  Operation *op;
  Location loc;
  Value x;
};
} // namespace

FailureOr<SmallVector<Value>> ReluOp::decompose(OpBuilder &builder) {
  Value zero = scalarLike(builder, getLoc(), getOperand(), 0);
  Value result =
      MaximumOp::create(builder, getLoc(), getType(), getOperand(), zero);
  return SmallVector<Value>{result};
}

FailureOr<SmallVector<Value>> LeakyReluOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  double slope = getNegativeSlope().convertToDouble();
  Value positive = e.emit<GtOp>(e.x, e.constant(0));
  Value below = e.emit<MulOp>(e.x, e.constant(slope));
  return e.finish(e.emit<SelectOp>(positive, e.x, below));
}

FailureOr<SmallVector<Value>> EluOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  double alpha = getAlpha().convertToDouble();
  Value positive = e.emit<GtOp>(e.x, e.constant(0));
  Value below = e.emit<MulOp>(e.emit<Expm1Op>(e.x), e.constant(alpha));
  return e.finish(e.emit<SelectOp>(positive, e.x, below));
}

FailureOr<SmallVector<Value>> SiluOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  return e.finish(e.emit<MulOp>(e.x, e.emit<SigmoidOp>(e.x)));
}

FailureOr<SmallVector<Value>> GeluOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  Value half = e.emit<MulOp>(e.x, e.constant(0.5));
  Value bent;
  if (getApproximate() == GeluApproximation::tanh) {
    Value cube = e.emit<MulOp>(e.emit<MulOp>(e.x, e.x), e.x);
    Value inner = e.emit<AddOp>(e.x, e.emit<MulOp>(cube, e.constant(0.044715)));
    bent =
        e.emit<TanhOp>(e.emit<MulOp>(inner, e.constant(std::sqrt(2 / M_PI))));
  } else {
    bent = e.emit<ErfOp>(e.emit<MulOp>(e.x, e.constant(M_SQRT1_2)));
  }
  return e.finish(e.emit<MulOp>(half, e.emit<AddOp>(bent, e.constant(1))));
}

FailureOr<SmallVector<Value>> SoftplusOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  double beta = getBeta().convertToDouble();
  double threshold = getThreshold().convertToDouble();
  Value scaled = e.emit<MulOp>(e.x, e.constant(beta));
  Value linear = e.emit<GtOp>(scaled, e.constant(threshold));
  Value smooth = e.emit<DivOp>(e.softplus(scaled), e.constant(beta));
  return e.finish(e.emit<SelectOp>(linear, e.x, smooth));
}

FailureOr<SmallVector<Value>> MishOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  return e.finish(e.emit<MulOp>(e.x, e.emit<TanhOp>(e.softplus(e.x))));
}

FailureOr<SmallVector<Value>> HardswishOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  Value scaled = e.emit<MulOp>(e.x, e.clampedShift());
  return e.finish(e.emit<DivOp>(scaled, e.constant(6)));
}

FailureOr<SmallVector<Value>> HardsigmoidOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  return e.finish(e.emit<DivOp>(e.clampedShift(), e.constant(6)));
}
