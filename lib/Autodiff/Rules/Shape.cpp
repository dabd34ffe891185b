//===- Shape.cpp - derivatives of operations that move elements -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::jit;

/// The tangent of an operation that is linear in its first operand, and has no
/// other that is differentiable.
static LogicalResult linearJvp(JvpBuilder &b) {
  SmallVector<Value> operands(b.getOp()->getOperands());
  operands[0] = b.tangent(0);
  b.setTangent(b.cloneWith(operands)->getResult(0));
  return success();
}

namespace {

struct ReshapeRule {
  static LogicalResult vjp(ReshapeOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.reshapeLike(b.cotangent(), op.getOperand()));
    return success();
  }
  static LogicalResult jvp(ReshapeOp, JvpBuilder &b) { return linearJvp(b); }
};

struct TransposeRule {
  static LogicalResult vjp(TransposeOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, TransposeOp::create(
                          b, b.cotangent(),
                          invertPermutationVector(op.getNormalPermutation())));
    return success();
  }
  static LogicalResult jvp(TransposeOp, JvpBuilder &b) { return linearJvp(b); }
};

struct BroadcastToRule {
  static LogicalResult vjp(BroadcastToOp, VjpBuilder &b) {
    b.accumulateSum(0, b.cotangent());
    return success();
  }
  static LogicalResult jvp(BroadcastToOp, JvpBuilder &b) {
    return linearJvp(b);
  }
};

struct ReverseRule {
  static LogicalResult vjp(ReverseOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, ReverseOp::create(b, b.cotangent(), op.getDims()));
    return success();
  }
  static LogicalResult jvp(ReverseOp, JvpBuilder &b) { return linearJvp(b); }
};

struct FullRule {
  static LogicalResult vjp(FullOp, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, SumOp::create(b, b.cotangent(), std::nullopt,
                                    /*keepdims=*/false));
    return success();
  }
  static LogicalResult jvp(FullOp, JvpBuilder &b) { return linearJvp(b); }
};

/// The positions `offset + i * stride` of a slice's elements along a dimension,
/// to broadcast along dimension `position` of `rank`.
Value slicePositions(RuleBuilder &b, OpFoldResult offset, OpFoldResult stride,
                     OpFoldResult size, int64_t position, int64_t rank) {
  Type i64 = b.getI64Type();
  SmallVector<OpFoldResult> shape(rank, b.getIndexAttr(1));
  shape[position] = size;
  Value index = IotaOp::create(b, shape, position, i64);
  if (!isConstantIntValue(stride, 1))
    index = MulOp::create(b, index, extentTensor(b, b.getLoc(), stride, i64));
  return AddOp::create(b, index, extentTensor(b, b.getLoc(), offset, i64));
}

/// The cotangent is zero outside of the slice. A loop that reads its input
/// slice by slice costs as much as the slices.
struct SliceRule {
  /// Whether the slice has all of the operand along `dim`.
  static bool isWhole(SliceOp op, int64_t dim) {
    return isConstantIntValue(op.getMixedOffsets()[dim], 0) &&
           isConstantIntValue(op.getMixedStrides()[dim], 1) &&
           haveSameExtent(op.getResult(), dim, op.getOperand(), dim);
  }
  static Value addInto(SliceOp op, VjpBuilder &b, Value current) {
    auto type = cast<RankedTensorType>(op.getOperand().getType());
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets(),
                              sizes = op.getMixedSizes(),
                              strides = op.getMixedStrides();
    SmallVector<int64_t> cut;
    for (int64_t dim : llvm::seq(type.getRank()))
      if (!isWhole(op, dim))
        cut.push_back(dim);
    if (cut.empty())
      return b.add(current, b.cotangent());
    // Indices of one operation stand together.
    auto dims = llvm::to_vector(llvm::seq(cut.front(), cut.back() + 1));
    SmallVector<Value> indices;
    for (auto [position, dim] : llvm::enumerate(dims))
      indices.push_back(slicePositions(b, offsets[dim], strides[dim],
                                       sizes[dim], position, dims.size()));
    return ScatterOp::create(b, current, indices, b.cotangent(), dims,
                             ScatterMode::add);
  }
  /// `extent - (offset + (size - 1) * stride + 1)`.
  static OpFoldResult after(VjpBuilder &b, OpFoldResult extent,
                            OpFoldResult offset, OpFoldResult size,
                            OpFoldResult stride) {
    Location loc = b.getLoc();
    OpFoldResult last = multiplyExtents(
        b, loc, {addExtents(b, loc, size, b.getIndexAttr(-1)), stride});
    OpFoldResult end =
        addExtents(b, loc, addExtents(b, loc, offset, last), b.getIndexAttr(1));
    return b.sub(extent, end);
  }
  static Value surround(SliceOp op, VjpBuilder &b) {
    SmallVector<OpFoldResult> extents = b.sizes(op.getOperand()),
                              offsets = op.getMixedOffsets(),
                              sizes = op.getMixedSizes(),
                              strides = op.getMixedStrides();
    SmallVector<OpFoldResult> high, interior;
    for (int64_t dim : llvm::seq<int64_t>(extents.size())) {
      high.push_back(isWhole(op, dim) ? OpFoldResult(b.getIndexAttr(0))
                                      : after(b, extents[dim], offsets[dim],
                                              sizes[dim], strides[dim]));
      interior.push_back(
          addExtents(b, b.getLoc(), strides[dim], b.getIndexAttr(-1)));
    }
    return PadOp::create(b, b.cotangent(), b.constant(op.getOperand(), 0),
                         offsets, high, interior);
  }
  /// Whether there may be no last element, whose position `after` is from.
  static bool isEmptyPossible(SliceOp op) {
    SmallVector<OpFoldResult> sizes = op.getMixedSizes();
    return llvm::any_of(llvm::seq<int64_t>(sizes.size()), [&](int64_t dim) {
      auto known = getConstantIntValue(sizes[dim]);
      return (!known || *known == 0) && !isWhole(op, dim);
    });
  }
  static LogicalResult vjp(SliceOp op, VjpBuilder &b) {
    // What comes from outside of a region, of a loop's body for one, is updated
    // in place.
    bool isCaptured =
        op.getOperand().getParentRegion() != op->getParentRegion();
    if (!isEmptyPossible(op) && !(isCaptured && b.hasCotangent(0))) {
      if (b.needs(0))
        b.accumulate(0, surround(op, b));
      return success();
    }
    b.update(0, [&](Value current) {
      return addInto(op, b, current ? current : b.zerosLike(op.getOperand()));
    });
    return success();
  }
  static LogicalResult jvp(SliceOp, JvpBuilder &b) { return linearJvp(b); }
};

struct PadRule {
  static Value inner(PadOp op, RuleBuilder &b, Value value) {
    SmallVector<OpFoldResult> strides;
    for (OpFoldResult interior : op.getMixedInterior())
      strides.push_back(addExtents(b, b.getLoc(), interior, b.getIndexAttr(1)));
    return SliceOp::create(b, value, op.getMixedLow(), b.sizes(op.getOperand()),
                           strides);
  }
  static LogicalResult vjp(PadOp op, VjpBuilder &b) {
    Value g = b.cotangent();
    if (b.needs(0))
      b.accumulate(0, inner(op, b, g));
    if (b.needs(1)) {
      // Without a difference of sums, which cancels: what is not of the operand
      // is summed.
      Value zeros = b.zerosLike(op.getOperand());
      Value one = b.constant(g, 1);
      Value outside = PadOp::create(b, zeros, one, op.getMixedLow(),
                                    op.getMixedHigh(), op.getMixedInterior());
      Value isOutside = EqOp::create(b, outside, one);
      b.accumulate(1, SumOp::create(b, b.select(isOutside, g, Value()),
                                    std::nullopt, /*keepdims=*/false));
    }
    return success();
  }
  static LogicalResult jvp(PadOp op, JvpBuilder &b) {
    SmallVector<Value> operands(op->getOperands());
    operands[0] = b.denseTangent(0);
    operands[1] = b.denseTangent(1);
    b.setTangent(b.cloneWith(operands)->getResult(0));
    return success();
  }
};

struct ConcatRule {
  static LogicalResult vjp(ConcatOp op, VjpBuilder &b) {
    int64_t dim = op.getNormalDim();
    int64_t rank = cast<RankedTensorType>(op.getType()).getRank();
    SmallVector<OpFoldResult> offsets(rank, b.getIndexAttr(0)),
        strides(rank, b.getIndexAttr(1));
    for (auto [index, operand] : llvm::enumerate(op.getOperands())) {
      SmallVector<OpFoldResult> sizes = b.sizes(operand);
      if (b.needs(index))
        b.accumulate(
            index, SliceOp::create(b, b.cotangent(), offsets, sizes, strides));
      offsets[dim] = addExtents(b, b.getLoc(), offsets[dim], sizes[dim]);
    }
    return success();
  }
  static LogicalResult jvp(ConcatOp op, JvpBuilder &b) {
    SmallVector<Value> operands;
    for (unsigned index : llvm::seq(op->getNumOperands()))
      operands.push_back(b.denseTangent(index));
    b.setTangent(b.cloneWith(operands)->getResult(0));
    return success();
  }
};

} // namespace

void jit::attachShapeRules(MLIRContext *context) {
  attachRule<ReshapeRule, ReshapeOp>(context);
  attachRule<TransposeRule, TransposeOp>(context);
  attachRule<BroadcastToRule, BroadcastToOp>(context);
  attachRule<ReverseRule, ReverseOp>(context);
  attachRule<FullRule, FullOp>(context);
  attachRule<SliceRule, SliceOp>(context);
  attachRule<PadRule, PadOp>(context);
  attachRule<ConcatRule, ConcatOp>(context);
}
