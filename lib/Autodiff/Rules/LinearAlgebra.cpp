//===- LinearAlgebra.cpp - derivatives of contractions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"

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

/// Needs no transposed weight.
struct LinearRule {
  /// `value` as a matrix, its last dimension kept.
  static Value toMatrix(RuleBuilder &b, Value value) {
    SmallVector<OpFoldResult> sizes = b.sizes(value);
    if (sizes.size() == 2)
      return value;
    OpFoldResult rows =
        multiplyExtents(b, b.getLoc(), ArrayRef(sizes).drop_back());
    return ReshapeOp::create(b, value, {rows, sizes.back()});
  }
  static LogicalResult vjp(LinearOp op, VjpBuilder &b) {
    Value g = toMatrix(b, b.cotangent());
    if (b.needs(0))
      b.accumulate(0, b.reshapeLike(MatmulOp::create(b, g, op.getWeight()),
                                    op.getInput()));
    if (b.needs(1))
      b.accumulate(
          1, MatmulOp::create(b, transposed(b, g), toMatrix(b, op.getInput())));
    if (op.getBias() && b.needs(2))
      b.accumulate(2, SumOp::create(b, g, ArrayRef<int64_t>{0},
                                    /*keepdims=*/false));
    return success();
  }
  static LogicalResult jvp(LinearOp op, JvpBuilder &b) {
    Value sum;
    if (Value tangent = b.tangent(0))
      sum = LinearOp::create(b, tangent, op.getWeight(), Value());
    if (Value tangent = b.tangent(1))
      sum = b.add(sum, LinearOp::create(b, op.getInput(), tangent, Value()));
    if (Value tangent = op.getBias() ? b.tangent(2) : Value())
      sum =
          sum ? b.add(sum, tangent) : b.broadcastLike(tangent, op.getResult());
    b.setTangent(sum);
    return success();
  }
};
} // namespace

void jit::attachLinearAlgebraRules(MLIRContext *context) {
  attachRule<MatmulRule, MatmulOp>(context);
  attachRule<LinearRule, LinearOp>(context);
}
