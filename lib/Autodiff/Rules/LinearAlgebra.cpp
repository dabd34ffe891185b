//===- LinearAlgebra.cpp - derivatives of contractions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

/// The matrices of `value` transposed.
static Value transposed(RuleBuilder &b, Value value) {
  auto permutation = llvm::to_vector(
      llvm::seq(cast<RankedTensorType>(value.getType()).getRank()));
  std::swap(permutation.end()[-1], permutation.end()[-2]);
  return TransposeOp::create(b, value, permutation);
}

namespace {
struct MatmulRule {
  static LogicalResult vjp(MatmulOp op, VjpBuilder &b) {
    Value g = b.cotangent();
    if (b.needs(0))
      b.accumulateSum(0, MatmulOp::create(b, g, transposed(b, op.getRhs())),
                      /*same=*/2);
    if (b.needs(1))
      b.accumulateSum(1, MatmulOp::create(b, transposed(b, op.getLhs()), g),
                      /*same=*/2);
    return success();
  }
  static LogicalResult jvp(MatmulOp op, JvpBuilder &b) {
    Value sum;
    if (Value tangent = b.tangent(0))
      sum = MatmulOp::create(b, tangent, op.getRhs());
    if (Value tangent = b.tangent(1))
      sum = b.add(sum, MatmulOp::create(b, op.getLhs(), tangent));
    b.setTangent(sum);
    return success();
  }
};
} // namespace

void jit::attachLinearAlgebraRules(MLIRContext *context) {
  attachRule<MatmulRule, MatmulOp>(context);
}
