//===- Control.cpp - derivatives of operations that move values -----------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
struct BarrierRule {
  static LogicalResult vjp(BarrierOp op, VjpBuilder &b) {
    for (unsigned index : llvm::seq(op->getNumOperands()))
      b.accumulate(index, b.cotangent(index));
    return success();
  }
  static LogicalResult jvp(BarrierOp op, JvpBuilder &b) {
    for (unsigned index : llvm::seq(op->getNumOperands()))
      b.setTangent(index, b.tangent(index));
    return success();
  }
};
} // namespace

void jit::attachControlRules(MLIRContext *context) {
  attachRule<BarrierRule, BarrierOp>(context);
}
