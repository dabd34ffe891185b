//===- Indexing.cpp - lowers indexing operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Indices are checked before anything is read: one pass finds the smallest and
// the largest. The loops clamp them nevertheless, so that they stay valid where
// a later pass runs them early. `jit.sort` is in `Sort.cpp`.
//
//===----------------------------------------------------------------------===//

#include "Sort.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

static RankedTensorType rankedType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isRanked(Value value) {
  return isa<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// The smallest index or 0, and the largest or -1.
static std::pair<Value, Value> indexBounds(ImplicitLocOpBuilder &b,
                                           Value indices) {
  RankedTensorType type = rankedType(indices);
  Type element = type.getElementType();
  auto fill = [&](int64_t value) -> Value {
    Value empty = tensor::EmptyOp::create(b, ArrayRef<OpFoldResult>{}, element);
    Value scalar = scalarConstant(b, element, value);
    return linalg::FillOp::create(b, scalar, empty).getResult(0);
  };
  int64_t rank = type.getRank();
  AffineMap none = AffineMap::get(rank, 0, b.getContext());
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  SmallVector<Value> initial = {fill(0), fill(-1)};
  auto generic = linalg::GenericOp::create(
      b, TypeRange(ValueRange(initial)), indices, initial,
      ArrayRef{b.getMultiDimIdentityMap(rank), none, none}, iterators,
      [](OpBuilder &nested, Location loc, ValueRange args) {
        ImplicitLocOpBuilder bb(loc, nested);
        Value least = arith::MinSIOp::create(bb, args[0], args[1]);
        Value most = arith::MaxSIOp::create(bb, args[0], args[2]);
        linalg::YieldOp::create(bb, ValueRange{least, most});
      });
  auto read = [&](Value scalar) -> Value {
    Value value = tensor::ExtractOp::create(b, scalar, ValueRange{});
    return arith::IndexCastOp::create(b, b.getIndexType(), value);
  };
  return {read(generic.getResult(0)), read(generic.getResult(1))};
}

/// Checks that each of `indices` is in [0, extent).
static void checkIndices(ImplicitLocOpBuilder &b, Value indices, Value extent,
                         int64_t dim) {
  auto [least, most] = indexBounds(b, indices);
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value isNegative =
      arith::CmpIOp::create(b, arith::CmpIPredicate::slt, least, zero);
  Value isLarge =
      arith::CmpIOp::create(b, arith::CmpIPredicate::sge, most, extent);
  Value isBad = arith::OrIOp::create(b, isNegative, isLarge);
  Value yes = arith::ConstantIntOp::create(b, 1, 1);
  Value ok = arith::XOrIOp::create(b, isBad, yes);
  Value culprit = arith::SelectOp::create(b, isNegative, least, most);
  emitCheck(b, ok,
            "index {0} is out of range for dimension " + Twine(dim) +
                " of extent {1}",
            ValueRange{culprit, extent}, ErrorCode::out_of_range);
}

namespace {
/// The indices of a gather or scatter, checked, and where they go. The result
/// of a gather, and the updates of a scatter, have the dimensions of the index
/// tensors at [begin, end), and the operand's other dimensions around them.
struct IndexedDims {
  IndexedDims(ImplicitLocOpBuilder &b, Value operand, ValueRange indices,
              ArrayRef<int64_t> dims)
      : tensors(indices), dims(dims), rank(rankedType(operand).getRank()) {
    SmallVector<OpFoldResult> extents = extentsOf(b, operand);
    for (auto [tensor, dim] : llvm::zip_equal(tensors, dims)) {
      Value extent = asIndex(b, extents[dim]);
      checkIndices(b, tensor, extent, dim);
      Value one = arith::ConstantIndexOp::create(b, 1);
      lasts.push_back(b.createOrFold<arith::SubIOp>(extent, one));
    }
    common = broadcastOperands(b, tensors);
    begin = dims.front();
    end = begin + common.size();
    for (auto [dim, extent] : llvm::enumerate(extents)) {
      if (static_cast<int64_t>(dim) == begin)
        llvm::append_range(sizes, common);
      if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
        sizes.push_back(extent);
    }
  }

  /// Where an index tensor is read at coordinates of `sizes`.
  AffineMap mapOf(ImplicitLocOpBuilder &b, Value tensor) const {
    RankedTensorType type = rankedType(tensor);
    int64_t first = common.size() - type.getRank();
    SmallVector<AffineExpr> exprs;
    for (int64_t dim : llvm::seq(type.getRank())) {
      bool repeats = type.getDimSize(dim) == 1 &&
                     getConstantIntValue(common[first + dim]) != 1;
      exprs.push_back(repeats ? b.getAffineConstantExpr(0)
                              : b.getAffineDimExpr(begin + first + dim));
    }
    return AffineMap::get(sizes.size(), 0, exprs, b.getContext());
  }

  /// An index as it is used: clamped to the extent.
  Value clamp(ImplicitLocOpBuilder &b, Value index, size_t number) const {
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value value = arith::IndexCastOp::create(b, b.getIndexType(), index);
    value = arith::MinSIOp::create(b, value, lasts[number]);
    return arith::MaxSIOp::create(b, value, zero);
  }

  /// The coordinates in the operand, from those in `sizes` and the indices.
  SmallVector<Value> coordinates(ValueRange outer, ValueRange indices) const {
    SmallVector<Value> result;
    size_t nextIndex = 0, nextOuter = 0;
    for (int64_t dim : llvm::seq(rank)) {
      if (nextIndex < dims.size() && dims[nextIndex] == dim) {
        result.push_back(indices[nextIndex++]);
        continue;
      }
      if (static_cast<int64_t>(nextOuter) == begin)
        nextOuter = end;
      result.push_back(outer[nextOuter++]);
    }
    return result;
  }

  SmallVector<Value> tensors;
  ArrayRef<int64_t> dims;
  int64_t rank, begin, end;
  /// The common shape of the index tensors, and the gathered shape.
  SmallVector<OpFoldResult> common, sizes;
  /// The last valid index of each of `dims`.
  SmallVector<Value> lasts;
};

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

struct LowerGather : OpConversionPattern<GatherOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(GatherOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type || !llvm::all_of(adaptor.getOperands(), isRanked))
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value operand = adaptor.getOperand();
    IndexedDims indexed(b, operand, adaptor.getIndices(), op.getDims());
    int64_t rank = indexed.sizes.size();
    SmallVector<AffineMap> maps;
    for (Value tensor : indexed.tensors)
      maps.push_back(indexed.mapOf(b, tensor));
    maps.push_back(b.getMultiDimIdentityMap(rank));
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    refineSizes(b, indexed.sizes, type, "result");
    Value empty =
        tensor::EmptyOp::create(b, indexed.sizes, type.getElementType());
    auto generic = linalg::GenericOp::create(
        b, empty.getType(), indexed.tensors, empty, maps, iterators,
        [&](OpBuilder &nested, Location loc, ValueRange args) {
          ImplicitLocOpBuilder bb(loc, nested);
          SmallVector<Value> indices, outer;
          for (auto [number, arg] : llvm::enumerate(args.drop_back()))
            indices.push_back(indexed.clamp(bb, arg, number));
          for (int64_t dim : llvm::seq(rank))
            outer.push_back(linalg::IndexOp::create(bb, dim));
          Value element = tensor::ExtractOp::create(
              bb, operand, indexed.coordinates(outer, indices));
          linalg::YieldOp::create(bb, element);
        });
    rewriter.replaceOp(op,
                       castWithChecks(b, generic.getResult(0), type, "result"));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

struct LowerScatter : OpConversionPattern<ScatterOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ScatterOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type || !llvm::all_of(adaptor.getOperands(), isRanked))
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value operand = castWithChecks(
        b, adaptor.getOperand(),
        cast<RankedTensorType>(meet(adaptor.getOperand().getType(), type)),
        "result");
    Value updates = adaptor.getUpdates();
    IndexedDims indexed(b, operand, adaptor.getIndices(), op.getDims());
    checkUpdates(b, updates, indexed.sizes);
    // Sums of halves are rounded once, at the end.
    Type element = type.getElementType(), sum = element;
    if (op.getMode() == ScatterMode::add &&
        (element.isF16() || element.isBF16()))
      sum = b.getF32Type();
    auto convert = [&](Value tensor, Type to) {
      return emitElementwise(
          b, tensor, to,
          [](ImplicitLocOpBuilder &, ValueRange args) { return args[0]; });
    };
    Value result = sum == element ? operand : convert(operand, sum);
    result = emitLoops(b, op, indexed, updates, result);
    if (sum != element)
      result = convert(result, element);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  static void checkUpdates(ImplicitLocOpBuilder &b, Value updates,
                           ArrayRef<OpFoldResult> sizes) {
    for (auto [dim, both] :
         llvm::enumerate(llvm::zip_equal(extentsOf(b, updates), sizes))) {
      auto [extent, size] = both;
      if (extent == size)
        continue;
      Value actual = asIndex(b, extent), wanted = asIndex(b, size);
      emitCheck(b,
                b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::eq, actual,
                                              wanted),
                "updates dimension " + Twine(dim) + " is {0}, expected {1}",
                ValueRange{actual, wanted}, ErrorCode::shape_mismatch);
    }
  }

  /// Loops over the updates in row-major order. The indices are read between
  /// the loops over their dimensions and those inside.
  static Value emitLoops(ImplicitLocOpBuilder &b, ScatterOp op,
                         const IndexedDims &indexed, Value updates,
                         Value initial) {
    auto range = [&](int64_t from, int64_t to) {
      SmallVector<Value> bounds;
      for (int64_t dim : llvm::seq(from, to))
        bounds.push_back(asIndex(b, indexed.sizes[dim]));
      return bounds;
    };
    int64_t rank = indexed.sizes.size();
    SmallVector<Value> outerEnds = range(0, indexed.end);
    SmallVector<Value> innerEnds = range(indexed.end, rank);
    auto inner = [&](ImplicitLocOpBuilder &bb, ValueRange outer, Value acc) {
      SmallVector<Value> indices;
      for (auto [number, tensor] : llvm::enumerate(indexed.tensors))
        indices.push_back(readIndex(bb, indexed, outer, tensor, number));
      return loopNest(
          bb, innerEnds, acc,
          [&](ImplicitLocOpBuilder &body, ValueRange window, Value target) {
            SmallVector<Value> at(outer);
            llvm::append_range(at, window);
            Value update = tensor::ExtractOp::create(body, updates, at);
            SmallVector<Value> where = indexed.coordinates(at, indices);
            Value value = combine(body, op, target, where, update);
            return tensor::InsertOp::create(body, value, target, where)
                .getResult();
          });
    };
    return loopNest(b, outerEnds, initial, inner);
  }

  static Value loopNest(
      ImplicitLocOpBuilder &b, ValueRange ends, Value initial,
      function_ref<Value(ImplicitLocOpBuilder &, ValueRange, Value)> body) {
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value one = arith::ConstantIndexOp::create(b, 1);
    SmallVector<Value> begins(ends.size(), zero), steps(ends.size(), one);
    scf::LoopNest nest = scf::buildLoopNest(
        b, b.getLoc(), begins, ends, steps, initial,
        [&](OpBuilder &nested, Location loc, ValueRange at, ValueRange acc) {
          ImplicitLocOpBuilder bb(loc, nested);
          return scf::ValueVector{body(bb, at, acc.front())};
        });
    return nest.results.front();
  }

  static Value readIndex(ImplicitLocOpBuilder &b, const IndexedDims &indexed,
                         ValueRange outer, Value tensor, size_t number) {
    SmallVector<Value> at;
    for (AffineExpr expr : indexed.mapOf(b, tensor).getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      at.push_back(dim ? outer[dim.getPosition()]
                       : arith::ConstantIndexOp::create(b, 0).getResult());
    }
    Value index = tensor::ExtractOp::create(b, tensor, at);
    return indexed.clamp(b, index, number);
  }

  static Value combine(ImplicitLocOpBuilder &b, ScatterOp op, Value target,
                       ArrayRef<Value> where, Value update) {
    if (op.getMode() == ScatterMode::update)
      return update;
    Value old = tensor::ExtractOp::create(b, target, where);
    bool isFloat = isa<FloatType>(update.getType());
    bool isUnsigned = getElementTypeOrSelf(op.getType()).isUnsignedInteger();
    switch (op.getMode()) {
    case ScatterMode::add:
      if (!isFloat)
        return arith::AddIOp::create(b, old, update);
      if (update.getType() != old.getType())
        update = arith::ExtFOp::create(b, old.getType(), update);
      return arith::AddFOp::create(b, old, update);
    case ScatterMode::max:
      if (isFloat)
        return arith::MaximumFOp::create(b, old, update);
      if (isUnsigned)
        return arith::MaxUIOp::create(b, old, update);
      return arith::MaxSIOp::create(b, old, update);
    case ScatterMode::min:
      if (isFloat)
        return arith::MinimumFOp::create(b, old, update);
      if (isUnsigned)
        return arith::MinUIOp::create(b, old, update);
      return arith::MinSIOp::create(b, old, update);
    case ScatterMode::update:
      break;
    }
    llvm_unreachable("update has returned");
  }
};

//===----------------------------------------------------------------------===//
// Nonzero
//===----------------------------------------------------------------------===//

struct LowerNonzero : OpConversionPattern<NonzeroOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(NonzeroOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    Value operand = adaptor.getOperand();
    if (!type || !isRanked(operand))
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    int64_t rank = rankedType(operand).getRank();
    Value count = emitCount(b, operand);
    SmallVector<OpFoldResult> sizes = {count, b.getIndexAttr(rank)};
    refineSizes(b, sizes, type, "result");
    Value empty = tensor::EmptyOp::create(b, sizes, b.getI64Type());
    Value result = emitRows(b, operand, empty);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  static Value isNonzero(ImplicitLocOpBuilder &b, Value element) {
    Value zero = scalarConstant(b, element.getType(), 0);
    if (isa<FloatType>(element.getType()))
      return arith::CmpFOp::create(b, arith::CmpFPredicate::UNE, element, zero);
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, element, zero);
  }

  static Value emitCount(ImplicitLocOpBuilder &b, Value operand) {
    int64_t rank = rankedType(operand).getRank();
    Type i64 = b.getI64Type();
    Value empty = tensor::EmptyOp::create(b, ArrayRef<OpFoldResult>{}, i64);
    Value zero = scalarConstant(b, i64, 0);
    Value initial = linalg::FillOp::create(b, zero, empty).getResult(0);
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::reduction);
    auto generic = linalg::GenericOp::create(
        b, initial.getType(), operand, initial,
        ArrayRef{b.getMultiDimIdentityMap(rank),
                 AffineMap::get(rank, 0, b.getContext())},
        iterators, [&](OpBuilder &nested, Location loc, ValueRange args) {
          ImplicitLocOpBuilder bb(loc, nested);
          Value flag = arith::ExtUIOp::create(bb, i64, isNonzero(bb, args[0]));
          Value sum = arith::AddIOp::create(bb, args[1], flag);
          linalg::YieldOp::create(bb, sum);
        });
    Value count =
        tensor::ExtractOp::create(b, generic.getResult(0), ValueRange{});
    return arith::IndexCastOp::create(b, b.getIndexType(), count);
  }

  /// Fills the rows of `target`, one for each element that is not zero.
  static Value emitRows(ImplicitLocOpBuilder &b, Value operand, Value target) {
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value one = arith::ConstantIndexOp::create(b, 1);
    SmallVector<Value> ends;
    for (OpFoldResult extent : extentsOf(b, operand))
      ends.push_back(asIndex(b, extent));
    SmallVector<Value> begins(ends.size(), zero), steps(ends.size(), one);
    auto row = [&](ImplicitLocOpBuilder &bb, ValueRange at, Value next,
                   Value rows) {
      for (auto [column, index] : llvm::enumerate(at)) {
        Value value = arith::IndexCastOp::create(bb, bb.getI64Type(), index);
        Value position = arith::ConstantIndexOp::create(bb, column);
        rows = tensor::InsertOp::create(bb, value, rows,
                                        ValueRange{next, position});
      }
      return rows;
    };
    scf::LoopNest nest = scf::buildLoopNest(
        b, b.getLoc(), begins, ends, steps, ValueRange{zero, target},
        [&](OpBuilder &nested, Location loc, ValueRange at, ValueRange acc) {
          ImplicitLocOpBuilder bb(loc, nested);
          Value flag =
              isNonzero(bb, tensor::ExtractOp::create(bb, operand, at));
          auto branch = scf::IfOp::create(
              bb, flag,
              [&](OpBuilder &then, Location) {
                ImplicitLocOpBuilder body(loc, then);
                Value rows = row(body, at, acc[0], acc[1]);
                Value next = arith::AddIOp::create(body, acc[0], one);
                scf::YieldOp::create(body, ValueRange{next, rows});
              },
              [&](OpBuilder &otherwise, Location) {
                scf::YieldOp::create(otherwise, loc, acc);
              });
          return scf::ValueVector(branch.getResults());
        });
    return nest.results[1];
  }
};
} // namespace

void jit::populateJitToLinalgIndexingPatterns(const TypeConverter &converter,
                                              RewritePatternSet &patterns) {
  patterns.add<LowerGather, LowerNonzero, LowerScatter>(converter,
                                                        patterns.getContext());
  populateJitToLinalgSortPatterns(converter, patterns);
}
