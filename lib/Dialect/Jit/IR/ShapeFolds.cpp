//===- ShapeFolds.cpp - folds and canonical forms of shape primitives -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Structural identities only. None removes a check that may fail: an operation
// goes away only when its types and attributes show that it is valid.
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::jit;

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape();
}

/// Whether all shapes and all sizes are known, so that verification has
/// checked everything.
static bool cannotFail(Operation *op) {
  return llvm::all_of(op->getOperandTypes(), isStatic) &&
         llvm::all_of(op->getResultTypes(), isStatic);
}

static bool allEqual(ArrayRef<int64_t> values, int64_t value) {
  return llvm::all_of(values, [&](int64_t each) { return each == value; });
}

//===----------------------------------------------------------------------===//
// Constant sizes
//===----------------------------------------------------------------------===//

namespace {
/// A list of integers (an attribute) and values (operands).
struct MixedList {
  StringAttr integers;
  MutableOperandRange values;
};
} // namespace

static SmallVector<MixedList> mixedLists(ReshapeOp op) {
  return {{op.getStaticSizesAttrName(), op.getSizesMutable()}};
}

static SmallVector<MixedList> mixedLists(BroadcastToOp op) {
  return {{op.getStaticSizesAttrName(), op.getSizesMutable()}};
}

static SmallVector<MixedList> mixedLists(SliceOp op) {
  return {{op.getStaticOffsetsAttrName(), op.getOffsetsMutable()},
          {op.getStaticSizesAttrName(), op.getSizesMutable()},
          {op.getStaticStridesAttrName(), op.getStridesMutable()}};
}

static SmallVector<MixedList> mixedLists(PadOp op) {
  return {{op.getStaticLowAttrName(), op.getLowMutable()},
          {op.getStaticHighAttrName(), op.getHighMutable()},
          {op.getStaticInteriorAttrName(), op.getInteriorMutable()}};
}

/// Moves constants among the values of `list` to its integers.
static bool useConstants(Operation *op, MixedList list) {
  auto integers = op->getAttrOfType<DenseI64ArrayAttr>(list.integers);
  SmallVector<int64_t> newIntegers(integers.asArrayRef());
  SmallVector<Value> newValues;
  unsigned next = 0;
  bool changed = false;
  for (int64_t &integer : newIntegers) {
    if (!ShapedType::isDynamic(integer))
      continue;
    Value value = list.values[next++].get();
    std::optional<int64_t> known = getConstantIntValue(value);
    // A negative value is an error at run time, not a -1 of the attribute.
    if (known && *known >= 0) {
      integer = *known;
      changed = true;
    } else {
      newValues.push_back(value);
    }
  }
  if (!changed)
    return false;
  list.values.assign(newValues);
  op->setAttr(list.integers,
              DenseI64ArrayAttr::get(op->getContext(), newIntegers));
  return true;
}

namespace {
/// Example: `jit.reshape %x to [%c4, 2]` with `%c4` constant is rewritten into
/// `jit.reshape %x to [4, 2]`. What would not verify is left to fail at run
/// time, where it may never be reached.
template <typename OpTy> struct UseConstantSizes : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    auto clone = cast<OpTy>(op->clone());
    bool changed = false;
    for (size_t i = 0, e = mixedLists(clone).size(); i < e; ++i)
      changed |= useConstants(clone, mixedLists(clone)[i]);
    SmallVector<Type> types;
    if (!changed ||
        failed(OpTy::inferReturnTypes(
            op.getContext(), std::nullopt, clone->getOperands(),
            clone->getAttrDictionary(), clone->getPropertiesStorage(),
            clone->getRegions(), types)) ||
        !areCompatible(types, clone->getResultTypes())) {
      clone->erase();
      return rewriter.notifyMatchFailure(op, "no valid constant size");
    }
    rewriter.insert(clone);
    rewriter.replaceOp(op, clone->getResults());
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// ReshapeOp
//===----------------------------------------------------------------------===//

OpFoldResult ReshapeOp::fold(FoldAdaptor) {
  if (getOperand().getType() != getType())
    return {};
  if (cannotFail(*this))
    return getOperand();
  // All extents but one are kept, so the -1 keeps that one.
  auto type = dyn_cast<RankedTensorType>(getType());
  if (type && getSizes().empty() && type.getNumDynamicDims() == 1 &&
      llvm::is_contained(getStaticSizes(), -1) &&
      llvm::all_of_zip(type.getShape(), getStaticSizes(),
                       [](int64_t extent, int64_t size) {
                         return extent == size ||
                                (ShapedType::isDynamic(extent) && size == -1);
                       }))
    return getOperand();
  return {};
}

namespace {
/// Example: `jit.reshape (jit.reshape %x to [6]) to [3, 2]` is rewritten into
/// `jit.reshape %x to [3, 2]`.
struct MergeReshapes : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ReshapeOp>();
    if (!inner || !cannotFail(inner))
      return rewriter.notifyMatchFailure(op, "operand is no static reshape");
    rewriter.modifyOpInPlace(
        op, [&] { op.getOperandMutable().assign(inner.getOperand()); });
    return success();
  }
};
} // namespace

void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<MergeReshapes, UseConstantSizes<ReshapeOp>>(context);
}

//===----------------------------------------------------------------------===//
// TransposeOp
//===----------------------------------------------------------------------===//

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  if (getOperand().getType() != getType())
    return {};
  for (auto [index, dim] : llvm::enumerate(getNormalPermutation()))
    if (static_cast<int64_t>(index) != dim)
      return {};
  return getOperand();
}

namespace {
/// Example: `jit.transpose (jit.transpose %x dims = [1, 2, 0]) dims = [1, 0,
/// 2]` is rewritten into `jit.transpose %x dims = [2, 1, 0]`.
struct MergeTransposes : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<TransposeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "operand is no transpose");
    SmallVector<int64_t> first = inner.getNormalPermutation();
    SmallVector<int64_t> merged;
    for (int64_t dim : op.getNormalPermutation())
      merged.push_back(first[dim]);
    rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(),
                                             inner.getOperand(), merged);
    return success();
  }
};
} // namespace

void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  patterns.add<MergeTransposes>(context);
}

//===----------------------------------------------------------------------===//
// BroadcastToOp
//===----------------------------------------------------------------------===//

OpFoldResult BroadcastToOp::fold(FoldAdaptor) {
  if (getOperand().getType() == getType() &&
      (cannotFail(*this) || allEqual(getStaticSizes(), -1)))
    return getOperand();
  return {};
}

namespace {
/// Example: `jit.broadcast_to (jit.broadcast_to %x to [2, 1]) to [2, 3]` is
/// rewritten into `jit.broadcast_to %x to [2, 3]`.
struct MergeBroadcasts : OpRewritePattern<BroadcastToOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastToOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<BroadcastToOp>();
    if (!inner || !cannotFail(inner) || !cannotFail(op))
      return rewriter.notifyMatchFailure(op, "no two static broadcasts");
    auto type = cast<RankedTensorType>(op.getType());
    rewriter.replaceOpWithNewOp<BroadcastToOp>(op, type, inner.getOperand(),
                                               ValueRange{}, type.getShape());
    return success();
  }
};
} // namespace

void BroadcastToOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                MLIRContext *context) {
  patterns.add<MergeBroadcasts, UseConstantSizes<BroadcastToOp>>(context);
}

//===----------------------------------------------------------------------===//
// SliceOp
//===----------------------------------------------------------------------===//

OpFoldResult SliceOp::fold(FoldAdaptor) {
  // With offsets of 0 and strides of 1, the whole is what has the extents.
  if (getOperand().getType() == getType() && cannotFail(*this) &&
      allEqual(getStaticOffsets(), 0) && allEqual(getStaticStrides(), 1))
    return getOperand();
  return {};
}

namespace {
/// Example: `jit.slice (jit.slice %x[2] [6] [2])[1] [2] [2]` is rewritten into
/// `jit.slice %x[4] [2] [4]`.
struct MergeSlices : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<SliceOp>();
    if (!inner || !cannotFail(inner) || !cannotFail(op))
      return rewriter.notifyMatchFailure(op, "no two static slices");
    SmallVector<int64_t> offsets, strides;
    for (auto [offset, stride, size, innerOffset, innerStride] :
         llvm::zip_equal(op.getStaticOffsets(), op.getStaticStrides(),
                         op.getStaticSizes(), inner.getStaticOffsets(),
                         inner.getStaticStrides())) {
      // Where nothing, or one element, is taken, offset or stride do not
      // matter, and their products might not be valid.
      offsets.push_back(size == 0 ? 0 : innerOffset + offset * innerStride);
      strides.push_back(size <= 1 ? 1 : stride * innerStride);
    }
    rewriter.replaceOpWithNewOp<SliceOp>(
        op, op.getType(), inner.getOperand(), ValueRange{}, ValueRange{},
        ValueRange{}, offsets, op.getStaticSizes(), strides);
    return success();
  }
};
} // namespace

void SliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<MergeSlices, UseConstantSizes<SliceOp>>(context);
}

//===----------------------------------------------------------------------===//
// PadOp
//===----------------------------------------------------------------------===//

OpFoldResult PadOp::fold(FoldAdaptor) {
  if (getOperand().getType() == getType() && allEqual(getStaticLow(), 0) &&
      allEqual(getStaticHigh(), 0) && allEqual(getStaticInterior(), 0))
    return getOperand();
  return {};
}

void PadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<UseConstantSizes<PadOp>>(context);
}

//===----------------------------------------------------------------------===//
// ConcatOp
//===----------------------------------------------------------------------===//

OpFoldResult ConcatOp::fold(FoldAdaptor) {
  if (getOperands().size() == 1 && getOperands().front().getType() == getType())
    return getOperands().front();
  return {};
}

namespace {
/// Example: `jit.concat %a, %none, (jit.concat %b, %c dim = 0) dim = 0` with
/// `%none` of extent 0 is rewritten into `jit.concat %a, %b, %c dim = 0`.
struct FlattenConcat : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op,
                                PatternRewriter &rewriter) const override {
    if (!llvm::all_of(op.getOperands(), [](Value operand) {
          return isa<RankedTensorType>(operand.getType());
        }))
      return rewriter.notifyMatchFailure(op, "an operand is unranked");
    int64_t dim = op.getNormalDim();
    SmallVector<Value> operands;
    bool changed = false;
    for (Value operand : op.getOperands()) {
      auto inner = operand.getDefiningOp<ConcatOp>();
      bool isEmpty =
          isStatic(operand.getType()) &&
          cast<RankedTensorType>(operand.getType()).getDimSize(dim) == 0;
      if (isEmpty && isStatic(op.getType()) && cannotFail(op)) {
        changed = true;
      } else if (inner && inner->hasOneUse() && cannotFail(inner) &&
                 inner.getNormalDim() == dim) {
        llvm::append_range(operands, inner.getOperands());
        changed = true;
      } else {
        operands.push_back(operand);
      }
    }
    if (!changed || operands.empty())
      return rewriter.notifyMatchFailure(op, "nothing to flatten");
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), operands, dim);
    return success();
  }
};
} // namespace

void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<FlattenConcat>(context);
}

//===----------------------------------------------------------------------===//
// ReverseOp
//===----------------------------------------------------------------------===//

OpFoldResult ReverseOp::fold(FoldAdaptor) {
  auto type = dyn_cast<RankedTensorType>(getOperand().getType());
  if (!type)
    return {};
  // An extent of 0 or 1 has no order.
  if (type == getType() && llvm::all_of(getNormalDims(), [&](int64_t dim) {
        return !type.isDynamicDim(dim) && type.getDimSize(dim) <= 1;
      }))
    return getOperand();
  // Twice is not at all.
  auto inner = getOperand().getDefiningOp<ReverseOp>();
  if (!inner || inner.getOperand().getType() != getType())
    return {};
  SmallVector<int64_t> dims = getNormalDims(), before = inner.getNormalDims();
  llvm::sort(dims);
  llvm::sort(before);
  return dims == before ? OpFoldResult(inner.getOperand()) : OpFoldResult();
}
