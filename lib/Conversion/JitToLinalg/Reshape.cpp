//===- Reshape.cpp - lowers reshapes to views -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reshape is a `tensor.collapse_shape`, a `tensor.expand_shape` or both, over
// as few dimensions as can be: those at either end that stay are left alone.
//
//===----------------------------------------------------------------------===//

#include "Reshape.h"
#include "ExtentEquality.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::jit;

static RankedTensorType rankedType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static int64_t staticSize(OpFoldResult size) {
  return getConstantIntValue(size).value_or(ShapedType::kDynamic);
}

bool jit::isExtentOf(OpFoldResult size, int64_t dim, ArrayRef<Value> tensors) {
  if (std::optional<int64_t> known = getConstantIntValue(size))
    return *known == -1 || llvm::any_of(tensors, [&](Value tensor) {
      return rankedType(tensor).getDimSize(dim) == *known;
    });
  Value value = cast<Value>(size);
  auto read = value.getDefiningOp<tensor::DimOp>();
  return llvm::any_of(tensors, [&](Value tensor) {
    if (read && read.getSource() == tensor && read.getConstantIndex() == dim)
      return true;
    auto expand = tensor.getDefiningOp<tensor::ExpandShapeOp>();
    if (expand && expand.getMixedOutputShape()[dim] == size)
      return true;
    return areKnownEqual(size, {tensor, dim});
  });
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// `tensor`, whose extents are those of `shape` where both are known.
static Value castShape(ImplicitLocOpBuilder &b, Value tensor,
                       ArrayRef<int64_t> shape) {
  RankedTensorType type = rankedType(tensor);
  auto wanted = RankedTensorType::get(shape, type.getElementType());
  if (type == wanted)
    return tensor;
  return tensor::CastOp::create(b, wanted, tensor);
}

/// The product of extents, `?` if one is.
static int64_t product(ArrayRef<int64_t> extents) {
  int64_t result = 1;
  for (int64_t extent : extents) {
    if (ShapedType::isDynamic(extent))
      return extent;
    result *= extent;
  }
  return result;
}

/// Groups dimensions [0, rank) so that [begin, end) are one group and each of
/// the others its own.
static SmallVector<ReassociationIndices> groupRange(int64_t rank, int64_t begin,
                                                    int64_t end) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (dim <= begin || dim >= end)
      groups.emplace_back();
    groups.back().push_back(dim);
  }
  return groups;
}

/// Merges dimensions [begin, end) into one.
static Value collapseRange(ImplicitLocOpBuilder &b, Value tensor, int64_t begin,
                           int64_t end) {
  if (end - begin == 1)
    return tensor;
  auto groups = groupRange(rankedType(tensor).getRank(), begin, end);
  return tensor::CollapseShapeOp::create(b, tensor, groups);
}

/// Splits dimension `dim` into `sizes`, of which there is at least one.
static Value expandDim(ImplicitLocOpBuilder &b, Value tensor, int64_t dim,
                       ArrayRef<OpFoldResult> sizes) {
  int64_t count = sizes.size();
  SmallVector<int64_t> inner = llvm::map_to_vector(sizes, staticSize);
  SmallVector<int64_t> shape(rankedType(tensor).getShape());
  shape[dim] = product(inner);
  tensor = castShape(b, tensor, shape);
  if (count == 1)
    return tensor;
  SmallVector<OpFoldResult> newSizes = extentsOf(b, tensor);
  newSizes.erase(newSizes.begin() + dim);
  newSizes.insert(newSizes.begin() + dim, sizes.begin(), sizes.end());
  shape.erase(shape.begin() + dim);
  shape.insert(shape.begin() + dim, inner.begin(), inner.end());
  auto type = RankedTensorType::get(shape, rankedType(tensor).getElementType());
  auto groups = groupRange(shape.size(), dim, dim + count);
  return tensor::ExpandShapeOp::create(b, type, tensor, groups, newSizes);
}

/// Several unknown sizes in one group: a view whose shape is data.
static Value reshapeByShape(ImplicitLocOpBuilder &b, Value tensor,
                            ArrayRef<OpFoldResult> sizes,
                            RankedTensorType type) {
  SmallVector<Value> extents = llvm::map_to_vector(
      sizes, [&](OpFoldResult size) { return asIndex(b, size); });
  Value shape = tensor::FromElementsOp::create(b, extents);
  return tensor::ReshapeOp::create(b, type, tensor, shape);
}

/// From or to rank 0: all extents are 1 when the program runs.
static Value reshapeScalar(ImplicitLocOpBuilder &b, Value tensor,
                           ArrayRef<int64_t> shape) {
  RankedTensorType type = rankedType(tensor);
  if (shape.empty()) {
    tensor = castShape(b, tensor, SmallVector<int64_t>(type.getRank(), 1));
    return tensor::CollapseShapeOp::create(b, tensor,
                                           ArrayRef<ReassociationIndices>{});
  }
  SmallVector<int64_t> ones(shape.size(), 1);
  auto expanded = RankedTensorType::get(ones, type.getElementType());
  tensor = tensor::ExpandShapeOp::create(b, expanded, tensor,
                                         ArrayRef<ReassociationIndices>{});
  return castShape(b, tensor, shape);
}

/// A static reshape of a tensor with elements: the finest grouping, if one of
/// the shapes groups the other.
static Value reshapeStatic(ImplicitLocOpBuilder &b, Value tensor,
                           RankedTensorType type) {
  if (rankedType(tensor).getRank() == type.getRank())
    return {};
  auto groups = getReassociationIndicesForReshape(rankedType(tensor), type);
  if (!groups)
    return {};
  if (rankedType(tensor).getRank() > type.getRank())
    return tensor::CollapseShapeOp::create(b, type, tensor, *groups);
  return tensor::ExpandShapeOp::create(b, type, tensor, *groups);
}

Value jit::emitReshape(ImplicitLocOpBuilder &b, Value tensor,
                       ArrayRef<OpFoldResult> sizes, ValueRange aliases) {
  RankedTensorType from = rankedType(tensor);
  SmallVector<int64_t> shape = llvm::map_to_vector(sizes, staticSize);
  auto to = RankedTensorType::get(shape, from.getElementType());
  if (from == to && to.hasStaticShape())
    return tensor;
  // There is nothing to view; extents of 0 also defeat the grouping below.
  if (llvm::is_contained(from.getShape(), 0) || llvm::is_contained(shape, 0))
    return tensor::EmptyOp::create(b, sizes, from.getElementType());
  if (from.getRank() == 0 || shape.empty())
    return from == to ? tensor : reshapeScalar(b, tensor, shape);
  if (from.hasStaticShape() && to.hasStaticShape())
    if (Value view = reshapeStatic(b, tensor, to))
      return view;

  // Dimensions at either end that stay.
  SmallVector<Value> names(aliases);
  names.push_back(tensor);
  int64_t rank = from.getRank(), newRank = shape.size();
  int64_t least = std::min(rank, newRank), head = 0, tail = 0;
  while (head < least && isExtentOf(sizes[head], head, names))
    ++head;
  while (tail < least - head &&
         isExtentOf(sizes[newRank - tail - 1], rank - tail - 1, names))
    ++tail;
  if (head + tail == rank && rank == newRank)
    return castShape(b, tensor, shape);
  // There has to be a dimension to split, and one to merge into.
  if (head + tail == least) {
    if (head > 0)
      --head;
    else
      --tail;
  }
  // Parts that differ hold as many elements only where there are none at all.
  int64_t before = product(from.getShape().slice(head, rank - head - tail));
  int64_t after = product(ArrayRef(shape).slice(head, newRank - head - tail));
  if (before != after && !ShapedType::isDynamic(before) &&
      !ShapedType::isDynamic(after))
    return tensor::EmptyOp::create(b, sizes, from.getElementType());
  ArrayRef<OpFoldResult> split = sizes.slice(head, newRank - head - tail);
  if (llvm::count_if(split,
                     [](OpFoldResult size) { return isa<Value>(size); }) > 1)
    return reshapeByShape(b, tensor, sizes, to);
  tensor = collapseRange(b, tensor, head, rank - tail);
  tensor = expandDim(b, tensor, head, split);
  return castShape(b, tensor, shape);
}

//===----------------------------------------------------------------------===//
// ReshapeOp
//===----------------------------------------------------------------------===//

/// The product of those that are static, at most the largest index.
static int64_t multiplyStatic(ArrayRef<OpFoldResult> sizes) {
  int64_t known = 1;
  for (OpFoldResult size : sizes)
    if (llvm::MulOverflow(known, getConstantIntValue(size).value_or(1), known))
      known = std::numeric_limits<int64_t>::max();
  return known;
}

/// The product of two sizes, the largest index where it does not fit: no tensor
/// has that many elements.
static Value multiply(ImplicitLocOpBuilder &b, Value lhs, Value rhs) {
  if (getConstantIntValue(lhs) == 1)
    return rhs;
  if (getConstantIntValue(rhs) == 1)
    return lhs;
  Type type = b.getI64Type();
  auto product = arith::MulUIExtendedOp::create(
      b, arith::IndexCastOp::create(b, type, lhs),
      arith::IndexCastOp::create(b, type, rhs));
  Value zero = arith::ConstantIntOp::create(b, type, 0);
  Value fits =
      arith::AndIOp::create(b,
                            arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                                  product.getHigh(), zero),
                            arith::CmpIOp::create(b, arith::CmpIPredicate::sge,
                                                  product.getLow(), zero));
  Value most = arith::ConstantIntOp::create(
      b, type, std::numeric_limits<int64_t>::max());
  return arith::IndexCastOp::create(
      b, b.getIndexType(),
      arith::SelectOp::create(b, fits, product.getLow(), most));
}

/// The product of sizes.
static Value multiply(ImplicitLocOpBuilder &b, ArrayRef<OpFoldResult> sizes) {
  Value result = arith::ConstantIndexOp::create(b, multiplyStatic(sizes));
  for (OpFoldResult size : sizes)
    if (!getConstantIntValue(size))
      result = multiply(b, cast<Value>(size), result);
  return result;
}

namespace {
struct LowerReshape : OpConversionPattern<ReshapeOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ReshapeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    Value operand = adaptor.getOperand();
    if (!type || !isa<RankedTensorType>(operand.getType()))
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<OpFoldResult> sizes =
        getMixedValues(op.getStaticSizes(), adaptor.getSizes(), b.getContext());
    SmallVector<OpFoldResult> extents = extentsOf(b, operand);
    checkSizes(b, op, operand, sizes);
    auto *open = llvm::find_if(sizes, [](OpFoldResult size) {
      return getConstantIntValue(size) == -1;
    });
    if (open != sizes.end())
      inferOpenSize(b, extents, sizes, *open);
    else
      checkCount(b, op, operand, extents, sizes);
    refineSizes(b, sizes, type, "result");
    Value result = emitReshape(b, operand, sizes, op.getOperand());
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  static bool isAnExtent(ReshapeOp op, Value operand, OpFoldResult size) {
    return llvm::any_of(
        llvm::seq(rankedType(operand).getRank()), [&](int64_t dim) {
          return isExtentOf(size, dim, {operand, op.getOperand()});
        });
  }

  /// No size that only the run time knows is negative.
  static void checkSizes(ImplicitLocOpBuilder &b, ReshapeOp op, Value operand,
                         ArrayRef<OpFoldResult> sizes) {
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      auto value = dyn_cast<Value>(size);
      if (!value || isAnExtent(op, operand, size))
        continue;
      Value zero = arith::ConstantIndexOp::create(b, 0);
      Value ok =
          b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::sge, value, zero);
      emitCheck(b, ok,
                "size in dimension " + Twine(dim) +
                    " is {0}, expected at least 0",
                value, ErrorCode::shape_mismatch);
    }
  }

  /// Replaces the size -1 by what the others leave.
  static void inferOpenSize(ImplicitLocOpBuilder &b,
                            ArrayRef<OpFoldResult> extents,
                            MutableArrayRef<OpFoldResult> sizes,
                            OpFoldResult &open) {
    open = b.getIndexAttr(1);
    bool isStatic = llvm::all_of(
        sizes, [](OpFoldResult size) { return isa<Attribute>(size); });
    int64_t known = multiplyStatic(extents), rest = multiplyStatic(sizes);
    if (isStatic && known % rest == 0) {
      // The static extents alone are a multiple.
      SmallVector<OpFoldResult> factors =
          llvm::to_vector(llvm::make_filter_range(
              extents, [](OpFoldResult extent) { return isa<Value>(extent); }));
      factors.push_back(b.getIndexAttr(known / rest));
      open = getAsOpFoldResult(multiply(b, factors));
      return;
    }
    Value count = multiply(b, extents), others = multiply(b, sizes);
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value one = arith::ConstantIndexOp::create(b, 1);
    Value divisor = b.createOrFold<arith::MaxSIOp>(others, one);
    Value left = b.createOrFold<arith::RemUIOp>(count, divisor);
    Value divides =
        b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::eq, left, zero);
    Value isSome =
        b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ne, others, zero);
    emitCheck(b, b.createOrFold<arith::AndIOp>(divides, isSome),
              "operand has {0} elements, expected a multiple of {1} that "
              "determines size -1",
              ValueRange{count, others}, ErrorCode::shape_mismatch);
    open = getAsOpFoldResult(b.createOrFold<arith::DivUIOp>(count, divisor));
  }

  /// Checks that `sizes` hold as many elements as there are.
  static void checkCount(ImplicitLocOpBuilder &b, ReshapeOp op, Value operand,
                         ArrayRef<OpFoldResult> extents,
                         ArrayRef<OpFoldResult> sizes) {
    // Factors that both have need no check.
    SmallVector<OpFoldResult> before, after(sizes);
    for (auto [dim, extent] : llvm::enumerate(extents)) {
      auto *same = llvm::find_if(after, [&](OpFoldResult size) {
        return isa<Value>(size) &&
               isExtentOf(size, dim, {operand, op.getOperand()});
      });
      if (isa<Value>(extent) && same != after.end())
        after.erase(same);
      else
        before.push_back(extent);
    }
    auto isStatic = [](OpFoldResult size) { return isa<Attribute>(size); };
    if (llvm::all_of(before, isStatic) && llvm::all_of(after, isStatic) &&
        multiplyStatic(before) == multiplyStatic(after))
      return;
    Value count = multiply(b, extents), wanted = multiply(b, sizes);
    Value ok =
        b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::eq, count, wanted);
    emitCheck(b, ok, "operand has {0} elements, sizes hold {1}",
              ValueRange{count, wanted}, ErrorCode::shape_mismatch);
  }
};
} // namespace

void jit::populateJitToLinalgReshapePatterns(const TypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<LowerReshape>(converter, patterns.getContext());
}
