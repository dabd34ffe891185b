//===- Check.cpp - derivatives of the check dialect -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Check/IR/Check.h"
#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// The identity; what hides the value need not hide its derivative.
struct OpaqueRule {
  static LogicalResult vjp(check::OpaqueOp, VjpBuilder &b) {
    b.accumulate(0, b.cotangent());
    return success();
  }
  static LogicalResult jvp(check::OpaqueOp, JvpBuilder &b) {
    b.setTangent(b.tangent());
    return success();
  }
};
} // namespace

void jit::attachCheckRules(MLIRContext *context) {
  attachRule<OpaqueRule, check::OpaqueOp>(context);
  attachInactive<check::ExpectEqOp, check::ExpectCloseOp,
                 check::ExpectAlmostEqOp>(context);
}
