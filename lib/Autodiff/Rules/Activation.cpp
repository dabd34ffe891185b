//===- Activation.cpp - derivatives of activation functions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// 0 at 0 and below; NaN takes all.
struct ReluRule {
  static Value apply(ReluOp op, RuleBuilder &b, Value value) {
    Value x = op.getOperand();
    return b.select(LeOp::create(b, x, b.constant(x, 0)), Value(), value);
  }
  static LogicalResult vjp(ReluOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, apply(op, b, b.cotangent()));
    return success();
  }
  static LogicalResult jvp(ReluOp op, JvpBuilder &b) {
    b.setTangent(apply(op, b, b.tangent()));
    return success();
  }
};
} // namespace

void jit::attachActivationRules(MLIRContext *context) {
  attachRule<ReluRule, ReluOp>(context);
}
