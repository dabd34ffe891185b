//===- Rules.h - how derivative rules are written ---------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_RULES_RULES_H
#define JIT_LIB_AUTODIFF_RULES_RULES_H

#include "jit/Autodiff/Autodiff.h"
#include "jit/Dialect/Jit/IR/Jit.h"

namespace mlir::jit {

//===----------------------------------------------------------------------===//
// Kinds of rules
//===----------------------------------------------------------------------===//

/// A rule written out. `RuleT` has the functions
///   static LogicalResult vjp(OpTy op, VjpBuilder &b);
///   static LogicalResult jvp(OpTy op, JvpBuilder &b);
template <typename RuleT, typename OpTy>
struct RuleModel
    : DifferentiableOpInterface::ExternalModel<RuleModel<RuleT, OpTy>, OpTy> {
  LogicalResult buildVjp(Operation *op, VjpBuilder &b) const {
    return RuleT::vjp(cast<OpTy>(op), b);
  }
  LogicalResult buildJvp(Operation *op, JvpBuilder &b) const {
    return RuleT::jvp(cast<OpTy>(op), b);
  }
};

/// `attachRule<AddRule, AddOp, SubOp>(context)`
template <typename RuleT, typename... OpTys>
void attachRule(MLIRContext *context) {
  (OpTys::template attachInterface<RuleModel<RuleT, OpTys>>(*context), ...);
}

/// An operation whose derivative is zero: of integers, of truth values, or
/// piecewise constant.
template <typename OpTy>
struct InactiveModel
    : DifferentiableOpInterface::ExternalModel<InactiveModel<OpTy>, OpTy> {
  bool isInactive(Operation *) const { return true; }
  LogicalResult buildVjp(Operation *, VjpBuilder &) const { return success(); }
  LogicalResult buildJvp(Operation *, JvpBuilder &) const { return success(); }
};

/// `attachInactive<FloorOp, CeilOp>(context)`
template <typename... OpTys> void attachInactive(MLIRContext *context) {
  (OpTys::template attachInterface<InactiveModel<OpTys>>(*context), ...);
}

/// An elementwise function of one operand: `derivative(builder, op)` emits the
/// derivative at each element, from the operand `op->getOperand(0)` or from the
/// result, whichever the function computes anyway. It broadcasts to the
/// operand's shape.
template <typename OpTy, Value (*derivative)(RuleBuilder &, OpTy)>
struct UnaryRule {
  static LogicalResult vjp(OpTy op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.mul(b.cotangent(), derivative(b, op)));
    return success();
  }
  static LogicalResult jvp(OpTy op, JvpBuilder &b) {
    b.setTangent(b.mul(b.tangent(), derivative(b, op)));
    return success();
  }
};

/// `attachUnary<ExpOp, +[](RuleBuilder &b, ExpOp op) -> Value {...}>(context)`
template <typename OpTy, Value (*derivative)(RuleBuilder &, OpTy)>
void attachUnary(MLIRContext *context) {
  attachRule<UnaryRule<OpTy, derivative>, OpTy>(context);
}

/// `value`, a result of the reduction `op`, with the reduced dimensions of
/// extent 1: it broadcasts against the operand. Null stays null.
template <typename OpTy> Value keepDims(RuleBuilder &b, OpTy op, Value value) {
  if (!value || op.getKeepdims())
    return value;
  SmallVector<OpFoldResult> sizes = b.sizes(op.getOperand());
  for (int64_t dim : reducedDims(op.getDims(), sizes.size()))
    sizes[dim] = b.getIndexAttr(1);
  return ReshapeOp::create(b, value, sizes);
}

//===----------------------------------------------------------------------===//
// Families, each in the file of its name
//===----------------------------------------------------------------------===//

void attachActivationRules(MLIRContext *context);
void attachCheckRules(MLIRContext *context);
void attachControlRules(MLIRContext *context);
void attachConvolutionRules(MLIRContext *context);
void attachIndexingRules(MLIRContext *context);
void attachListRules(MLIRContext *context);
void attachNormRules(MLIRContext *context);
void attachProductRules(MLIRContext *context);
void attachUnaryRules(MLIRContext *context);
void attachWindowRules(MLIRContext *context);
void attachBinaryRules(MLIRContext *context);
void attachInactiveRules(MLIRContext *context);
void attachShapeRules(MLIRContext *context);
void attachReductionRules(MLIRContext *context);
void attachLinearAlgebraRules(MLIRContext *context);
void attachScalarRules(MLIRContext *context);

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_RULES_RULES_H
