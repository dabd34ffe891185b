//===- Indexing.cpp - derivatives of indexing operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace mlir::jit;

namespace {

struct GatherRule {
  static LogicalResult vjp(GatherOp op, VjpBuilder &b) {
    b.update(0, [&](Value current) -> Value {
      if (!current)
        current = b.zerosLike(op.getOperand());
      return ScatterOp::create(b, current, op.getIndices(), b.cotangent(),
                               op.getDims(), ScatterMode::add);
    });
    return success();
  }
  static LogicalResult jvp(GatherOp op, JvpBuilder &b) {
    b.setTangent(
        GatherOp::create(b, b.tangent(0), op.getIndices(), op.getDims()));
    return success();
  }
};

/// Element and updates that are equal to the extremum share evenly. A NaN makes
/// the derivatives of what it was combined with NaN.
struct ScatterExtremumRule {
  struct Weights {
    Value operand, updates, count;
  };
  static Weights weights(ScatterOp op, RuleBuilder &b) {
    Value x = op.getOperand(), y = op.getResult();
    Value own = b.convertLike(EqOp::create(b, x, y), x);
    Value updated =
        b.convertLike(EqOp::create(b, op.getUpdates(), gather(op, b, y)), x);
    return {own, updated, add(op, b, own, updated)};
  }
  /// What `op` would read of `value` at its indices.
  static Value gather(ScatterOp op, RuleBuilder &b, Value value) {
    return GatherOp::create(b, value, op.getIndices(), op.getDims());
  }
  static Value add(ScatterOp op, RuleBuilder &b, Value value, Value updates) {
    return ScatterOp::create(b, value, op.getIndices(), updates, op.getDims(),
                             ScatterMode::add);
  }
  static LogicalResult vjp(ScatterOp op, VjpBuilder &b) {
    unsigned updates = 1 + op.getIndices().size();
    Weights each = weights(op, b);
    Value share = b.div(b.cotangent(), each.count);
    if (b.needs(0))
      b.accumulate(0, b.mul(each.operand, share));
    if (b.needs(updates))
      b.accumulate(updates, b.mul(each.updates, gather(op, b, share)));
    return success();
  }
  static LogicalResult jvp(ScatterOp op, JvpBuilder &b) {
    Weights each = weights(op, b);
    Value sum =
        add(op, b, b.mul(each.operand, b.denseTangent(0)),
            b.mul(each.updates, b.denseTangent(1 + op.getIndices().size())));
    b.setTangent(b.div(sum, each.count));
    return success();
  }
};

/// `update`: each of several updates of one element takes the element's
/// cotangent: indices must differ for one to take it.
struct ScatterRule {
  static bool isExtremum(ScatterOp op) {
    return op.getMode() == ScatterMode::max || op.getMode() == ScatterMode::min;
  }
  static LogicalResult vjp(ScatterOp op, VjpBuilder &b) {
    if (isExtremum(op))
      return ScatterExtremumRule::vjp(op, b);
    unsigned updates = 1 + op.getIndices().size();
    if (op.getMode() == ScatterMode::add)
      b.accumulate(0, b.cotangent());
    else if (b.needs(0))
      b.accumulate(0, ScatterOp::create(b, b.cotangent(), op.getIndices(),
                                        b.zerosLike(op.getUpdates()),
                                        op.getDims(), ScatterMode::update));
    if (b.needs(updates))
      b.accumulate(updates, GatherOp::create(b, b.cotangent(), op.getIndices(),
                                             op.getDims()));
    return success();
  }
  static LogicalResult jvp(ScatterOp op, JvpBuilder &b) {
    if (isExtremum(op))
      return ScatterExtremumRule::jvp(op, b);
    unsigned updates = 1 + op.getIndices().size();
    b.setTangent(ScatterOp::create(b, b.denseTangent(0), op.getIndices(),
                                   b.denseTangent(updates), op.getDims(),
                                   op.getMode()));
    return success();
  }
};

/// A permutation: each of equal elements takes what is at its place.
struct SortRule {
  static LogicalResult vjp(SortOp op, VjpBuilder &b) {
    Value g = b.cotangent(0);
    if (!g || !b.needs(0))
      return success();
    // Where each value was: the index along the dimension, its own in others.
    SmallVector<OpFoldResult> sizes = b.sizes(op.getOperand());
    int64_t rank = sizes.size(), dim = *normalizeDim(op.getDim(), rank);
    SmallVector<Value> indices;
    for (int64_t each : llvm::seq(rank)) {
      SmallVector<OpFoldResult> line(rank, b.getIndexAttr(1));
      line[each] = sizes[each];
      indices.push_back(
          each == dim
              ? op.getIndices()
              : IotaOp::create(b, line, each, b.getI64Type()).getResult());
    }
    b.accumulate(0, ScatterOp::create(b, b.zerosLike(op.getOperand()), indices,
                                      g, llvm::to_vector(llvm::seq(rank)),
                                      ScatterMode::update));
    return success();
  }
  static LogicalResult jvp(SortOp op, JvpBuilder &b) {
    b.setTangent(
        TakeAlongOp::create(b, b.tangent(), op.getIndices(), op.getDim()));
    return success();
  }
};

} // namespace

void jit::attachIndexingRules(MLIRContext *context) {
  attachRule<GatherRule, GatherOp>(context);
  attachRule<ScatterRule, ScatterOp>(context);
  attachRule<SortRule, SortOp>(context);
}
