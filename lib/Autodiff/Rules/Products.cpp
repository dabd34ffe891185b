//===- Products.cpp - derivatives of products -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Nothing is divided: a zero factor has a derivative as any other, and so have
// several, of any order.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::jit;

/// `value` moved on by one along `dim`: `first` comes in, the last goes out.
static Value shift(RuleBuilder &b, Value value, int64_t dim, double first) {
  int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  SmallVector<OpFoldResult> none(rank, b.getIndexAttr(0)), low = none;
  low[dim] = b.getIndexAttr(1);
  Value padded =
      PadOp::create(b, value, b.constant(value, first), low, none, none);
  return sliceDim(b, b.getLoc(), padded, dim, b.getIndexAttr(0),
                  b.sizes(value)[dim]);
}

/// At each position the product of what is before it along `dim`.
static Value productBefore(RuleBuilder &b, Value value, int64_t dim) {
  return CumProdOp::create(b, shift(b, value, dim, 1), dim);
}

static Value reverse(RuleBuilder &b, Value value, int64_t dim) {
  return ReverseOp::create(b, value, dim);
}

/// At each position the product of all others along `dim`.
static Value productOfOthers(RuleBuilder &b, Value value, int64_t dim) {
  Value after = reverse(b, productBefore(b, reverse(b, value, dim), dim), dim);
  return b.mul(productBefore(b, value, dim), after);
}

/// `r` with `r[0] = added[0]` and `r[i] = factor[i] * r[i - 1] + added[i]`
/// along `dim`.
static Value linearRecurrence(RuleBuilder &b, Value factor, Value added,
                              int64_t dim) {
  Location loc = b.getLoc();
  SmallVector<OpFoldResult> sizes = b.sizes(factor);
  Value length = getValueOrCreateConstantIndexOp(b, loc, sizes[dim]);
  sizes.erase(sizes.begin() + dim);
  Value row = FullOp::create(b, b.constant(factor, 0), sizes);
  Value rows = b.zerosLike(added);
  Type types[] = {row.getType(), rows.getType()};
  auto loop = LoopOp::create(
      b, length, /*condition=*/Value(), ValueRange{row, rows}, types,
      [&](OpBuilder &body, Location, Value iteration, ValueRange carries) {
        ImplicitLocOpBuilder inner(loc, body);
        Value index = extentTensor(inner, loc, iteration, inner.getI64Type());
        auto read = [&](Value from) {
          return GatherOp::create(inner, from, index, ArrayRef<int64_t>{dim});
        };
        Value scaled = MulOp::create(inner, read(factor), carries[0]);
        Value next = castTo(
            inner, loc, AddOp::create(inner, scaled, read(added)), types[0]);
        Value all =
            ScatterOp::create(inner, carries[1], index, next,
                              ArrayRef<int64_t>{dim}, ScatterMode::update);
        ContinueOp::create(inner, Value(),
                           ValueRange{next, castTo(inner, loc, all, types[1])});
      });
  return loop.getResult(1);
}

namespace {

/// The factors of each product along one dimension, the last, and back.
class Factors {
public:
  Factors(RuleBuilder &b, ProdOp op) : b(b), op(op) {
    sizes = b.sizes(op.getOperand());
    int64_t rank = sizes.size();
    SmallVector<int64_t> reduced = reducedDims(op.getDims(), rank);
    for (int64_t dim : llvm::seq(rank))
      if (!llvm::is_contained(reduced, dim))
        permutation.push_back(dim);
    kept = permutation.size();
    llvm::append_range(permutation, reduced);
  }
  int64_t getDim() const { return kept; }

  Value flatten(Value value) {
    SmallVector<OpFoldResult> shape, factors;
    for (auto [position, dim] : llvm::enumerate(permutation))
      (int64_t(position) < kept ? shape : factors).push_back(sizes[dim]);
    shape.push_back(multiplyExtents(b, b.getLoc(), factors));
    return ReshapeOp::create(b, TransposeOp::create(b, value, permutation),
                             shape);
  }
  Value restore(Value value) {
    SmallVector<OpFoldResult> shape;
    for (int64_t dim : permutation)
      shape.push_back(sizes[dim]);
    return TransposeOp::create(b, ReshapeOp::create(b, value, shape),
                               invertPermutationVector(permutation));
  }
  /// A value of the result's shape, to broadcast against factors.
  Value beside(Value value) {
    SmallVector<OpFoldResult> shape;
    for (int64_t position : llvm::seq(kept))
      shape.push_back(sizes[permutation[position]]);
    shape.push_back(b.getIndexAttr(1));
    return ReshapeOp::create(b, value, shape);
  }

private:
  RuleBuilder &b;
  ProdOp op;
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> permutation;
  int64_t kept = 0;
};

struct ProdRule {
  static LogicalResult vjp(ProdOp op, VjpBuilder &b) {
    if (!b.needs(0))
      return success();
    Factors factors(b, op);
    Value others =
        productOfOthers(b, factors.flatten(op.getOperand()), factors.getDim());
    b.accumulate(0,
                 factors.restore(b.mul(factors.beside(b.cotangent()), others)));
    return success();
  }
  static LogicalResult jvp(ProdOp op, JvpBuilder &b) {
    Factors factors(b, op);
    Value others =
        productOfOthers(b, factors.flatten(op.getOperand()), factors.getDim());
    Value sum =
        SumOp::create(b, b.mul(factors.flatten(b.tangent()), others),
                      ArrayRef<int64_t>(factors.getDim()), /*keepdims=*/false);
    b.setTangent(b.reshapeLike(sum, op.getResult()));
    return success();
  }
};

/// By the product rule, one factor after the other.
struct CumProdRule {
  static LogicalResult vjp(CumProdOp op, VjpBuilder &b) {
    if (!b.needs(0))
      return success();
    Value x = op.getOperand();
    int64_t dim = normalDim(op);
    // Each result's cotangent times the factors between the two.
    Value later = shift(b, reverse(b, x, dim), dim, 0);
    Value sums =
        linearRecurrence(b, later, reverse(b, b.cotangent(), dim), dim);
    b.accumulate(0, b.mul(productBefore(b, x, dim), reverse(b, sums, dim)));
    return success();
  }
  static LogicalResult jvp(CumProdOp op, JvpBuilder &b) {
    Value x = op.getOperand();
    int64_t dim = normalDim(op);
    Value own = b.mul(productBefore(b, x, dim), b.tangent());
    b.setTangent(linearRecurrence(b, x, own, dim));
    return success();
  }
  static int64_t normalDim(CumProdOp op) {
    return *normalizeDim(op.getDim(),
                         cast<RankedTensorType>(op.getType()).getRank());
  }
};

} // namespace

void jit::attachProductRules(MLIRContext *context) {
  attachRule<ProdRule, ProdOp>(context);
  attachRule<CumProdRule, CumProdOp>(context);
}
