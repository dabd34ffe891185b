//===- Sort.cpp - lowers sorting to loops -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bottom-up merge sort of each line along the dimension. A line is copied to
// `main`; then runs of 1, 2, 4, ... elements are merged from `main` to `spare`
// and back, two levels at a time, so that the result is in `main` again. A
// merge takes one element a step without a branch that depends on the data.
//
//===----------------------------------------------------------------------===//

#include "Sort.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// Builds the loops that sort lines of `length` elements.
class LineSorter {
public:
  LineSorter(Type element, bool isUnsigned, bool isDescending, Value length)
      : element(element), isUnsigned(isUnsigned), isDescending(isDescending),
        length(length) {}

  /// Sorts `main` (keys, numbers) with the help of `spare` (likewise). Gives
  /// main and spare again.
  SmallVector<Value> sort(ImplicitLocOpBuilder &b, ValueRange mainAndSpare);

private:
  /// Merges neighbouring runs of `width` elements from `from` to `to`.
  SmallVector<Value> mergeLevel(ImplicitLocOpBuilder &b, ValueRange from,
                                ValueRange to, Value width);
  /// Merges [begin, middle) and [middle, end).
  SmallVector<Value> mergeRuns(ImplicitLocOpBuilder &b, ValueRange from,
                               ValueRange to, Value begin, Value middle,
                               Value end);
  /// Whether key `lhs` comes before `rhs` and does not equal it.
  Value precedes(ImplicitLocOpBuilder &b, Value lhs, Value rhs);

  Type element;
  bool isUnsigned, isDescending;
  Value length;
};
} // namespace

static Value indexConstant(ImplicitLocOpBuilder &b, int64_t value) {
  return arith::ConstantIndexOp::create(b, value);
}

static SmallVector<Value> forLoop(
    ImplicitLocOpBuilder &b, Value begin, Value end, Value step,
    ValueRange initial,
    function_ref<SmallVector<Value>(ImplicitLocOpBuilder &, Value, ValueRange)>
        body) {
  auto loop = scf::ForOp::create(
      b, begin, end, step, initial,
      [&](OpBuilder &nested, Location loc, Value at, ValueRange carried) {
        ImplicitLocOpBuilder bb(loc, nested);
        scf::YieldOp::create(bb, body(bb, at, carried));
      });
  return SmallVector<Value>(loop.getResults());
}

Value LineSorter::precedes(ImplicitLocOpBuilder &b, Value lhs, Value rhs) {
  if (isDescending)
    std::swap(lhs, rhs);
  if (!isa<FloatType>(element))
    return arith::CmpIOp::create(
        b, isUnsigned ? arith::CmpIPredicate::ult : arith::CmpIPredicate::slt,
        lhs, rhs);
  if (element.getIntOrFloatBitWidth() < 32) {
    lhs = arith::ExtFOp::create(b, b.getF32Type(), lhs);
    rhs = arith::ExtFOp::create(b, b.getF32Type(), rhs);
  }
  // NaN is greater than everything else, and equal to itself.
  Value isLess = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, lhs, rhs);
  Value isNumber =
      arith::CmpFOp::create(b, arith::CmpFPredicate::ORD, lhs, lhs);
  Value isNaN = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, rhs, rhs);
  Value beforeNaN = arith::AndIOp::create(b, isNumber, isNaN);
  return arith::OrIOp::create(b, isLess, beforeNaN);
}

SmallVector<Value> LineSorter::mergeRuns(ImplicitLocOpBuilder &b,
                                         ValueRange from, ValueRange to,
                                         Value begin, Value middle, Value end) {
  Value one = indexConstant(b, 1), zero = indexConstant(b, 0);
  Value last = arith::SubIOp::create(b, length, one);
  SmallVector<Value> initial = {begin, middle, to[0], to[1]};
  auto merged = forLoop(
      b, begin, end, one, initial,
      [&](ImplicitLocOpBuilder &bb, Value at, ValueRange carried) {
        Value left = carried[0], right = carried[1];
        // A run that is used up is not read: its place may not exist.
        Value safeLeft = arith::MinSIOp::create(bb, left, last);
        Value safeRight = arith::MinSIOp::create(bb, right, last);
        Value leftKey = tensor::ExtractOp::create(bb, from[0], safeLeft);
        Value rightKey = tensor::ExtractOp::create(bb, from[0], safeRight);
        Value noLeft =
            arith::CmpIOp::create(bb, arith::CmpIPredicate::sge, left, middle);
        Value someRight =
            arith::CmpIOp::create(bb, arith::CmpIPredicate::slt, right, end);
        Value isBefore = precedes(bb, rightKey, leftKey);
        Value wants = arith::OrIOp::create(bb, noLeft, isBefore);
        Value takesRight = arith::AndIOp::create(bb, someRight, wants);
        Value key = arith::SelectOp::create(bb, takesRight, rightKey, leftKey);
        Value place =
            arith::SelectOp::create(bb, takesRight, safeRight, safeLeft);
        Value number = tensor::ExtractOp::create(bb, from[1], place);
        Value keys = tensor::InsertOp::create(bb, key, carried[2], at);
        Value numbers = tensor::InsertOp::create(bb, number, carried[3], at);
        Value stepRight = arith::SelectOp::create(bb, takesRight, one, zero);
        Value stepLeft = arith::SelectOp::create(bb, takesRight, zero, one);
        return SmallVector<Value>{arith::AddIOp::create(bb, left, stepLeft),
                                  arith::AddIOp::create(bb, right, stepRight),
                                  keys, numbers};
      });
  return {merged[2], merged[3]};
}

SmallVector<Value> LineSorter::mergeLevel(ImplicitLocOpBuilder &b,
                                          ValueRange from, ValueRange to,
                                          Value width) {
  Value zero = indexConstant(b, 0);
  Value pair = arith::AddIOp::create(b, width, width);
  return forLoop(
      b, zero, length, pair, to,
      [&](ImplicitLocOpBuilder &bb, Value begin, ValueRange carried) {
        Value middle = arith::AddIOp::create(bb, begin, width);
        middle = arith::MinSIOp::create(bb, middle, length);
        Value end = arith::AddIOp::create(bb, begin, pair);
        end = arith::MinSIOp::create(bb, end, length);
        return mergeRuns(bb, from, carried, begin, middle, end);
      });
}

SmallVector<Value> LineSorter::sort(ImplicitLocOpBuilder &b,
                                    ValueRange mainAndSpare) {
  // Levels are needed until runs are as long as the line: the number of bits
  // of length - 1; two levels a step.
  Type i64 = b.getI64Type();
  Value zero = indexConstant(b, 0), one = indexConstant(b, 1);
  Value last = arith::SubIOp::create(b, length, one);
  last = arith::MaxSIOp::create(b, last, zero);
  Value zeros = math::CountLeadingZerosOp::create(
      b, arith::IndexCastOp::create(b, i64, last).getResult());
  Value leading = arith::IndexCastOp::create(b, b.getIndexType(), zeros);
  Value bits = arith::SubIOp::create(b, indexConstant(b, 65), leading);
  Value steps = arith::ShRUIOp::create(b, bits, one);
  return forLoop(
      b, zero, steps, one, mainAndSpare,
      [&](ImplicitLocOpBuilder &bb, Value step, ValueRange carried) {
        Value shift = arith::AddIOp::create(bb, step, step);
        Value width = arith::ShLIOp::create(bb, one, shift);
        ValueRange main = carried.take_front(2), spare = carried.drop_front(2);
        SmallVector<Value> newSpare = mergeLevel(bb, main, spare, width);
        Value twice = arith::AddIOp::create(bb, width, width);
        SmallVector<Value> result = mergeLevel(bb, newSpare, main, twice);
        llvm::append_range(result, newSpare);
        return result;
      });
}

//===----------------------------------------------------------------------===//
// SortOp
//===----------------------------------------------------------------------===//

namespace {
struct LowerSort : OpConversionPattern<SortOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(SortOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value operand = adaptor.getOperand();
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    auto valuesType = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getValues().getType()));
    auto indicesType = dyn_cast<RankedTensorType>(op.getIndices().getType());
    if (!type || !valuesType || !indicesType)
      return rewriter.notifyMatchFailure(op, "a type is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    for (RankedTensorType declared : {valuesType, indicesType}) {
      type = cast<RankedTensorType>(
          meet(type, withElementType(declared, type.getElementType())));
      operand = castWithChecks(b, operand, type, "result");
    }
    int64_t dim = *normalizeDim(op.getDim(), type.getRank());
    Type element = type.getElementType(), i64 = b.getI64Type();
    SmallVector<OpFoldResult> extents = extentsOf(b, operand);
    Value length = asIndex(b, extents[dim]);
    Type original = getElementTypeOrSelf(op.getOperand().getType());
    LineSorter sorter(element,
                      original.isUnsignedInteger() || original.isInteger(1),
                      op.getDescending(), length);

    // `tensor.empty`s of one type would be merged, and become one buffer.
    SmallVector<Value> buffers = {tensor::EmptyOp::create(b, extents, element)};
    if (element == i64)
      buffers.push_back(distinctBuffer(b, extents, i64));
    else
      buffers.push_back(tensor::EmptyOp::create(b, extents, i64));
    for (Type each : {element, i64, element, i64})
      buffers.push_back(distinctBuffer(b, extents[dim], each));
    Value zero = indexConstant(b, 0), one = indexConstant(b, 1);
    SmallVector<Value> ends;
    for (auto [at, extent] : llvm::enumerate(extents))
      if (static_cast<int64_t>(at) != dim)
        ends.push_back(asIndex(b, extent));
    SmallVector<Value> begins(ends.size(), zero), steps(ends.size(), one);
    scf::LoopNest nest = scf::buildLoopNest(
        b, b.getLoc(), begins, ends, steps, buffers,
        [&](OpBuilder &nested, Location loc, ValueRange at, ValueRange acc) {
          ImplicitLocOpBuilder bb(loc, nested);
          return sortLine(bb, sorter, operand, dim, length, at, acc);
        });
    rewriter.replaceOp(
        op, {castWithChecks(b, nest.results[0], valuesType, "values"),
             castWithChecks(b, nest.results[1], indicesType, "indices")});
    return success();
  }

  /// A tensor without content that is no other's buffer.
  static Value distinctBuffer(ImplicitLocOpBuilder &b,
                              ArrayRef<OpFoldResult> sizes, Type element) {
    auto [shape, dynamic] = decomposeMixedValues(sizes);
    return bufferization::AllocTensorOp::create(
        b, RankedTensorType::get(shape, element), dynamic);
  }

  /// `at` are the coordinates of the line in the dimensions but `dim`; `acc` is
  /// values, indices, and the sorter's main and spare.
  static scf::ValueVector sortLine(ImplicitLocOpBuilder &b, LineSorter &sorter,
                                   Value operand, int64_t dim, Value length,
                                   ValueRange at, ValueRange acc) {
    Value zero = indexConstant(b, 0), one = indexConstant(b, 1);
    auto place = [&](Value position) {
      SmallVector<Value> coordinates(at);
      coordinates.insert(coordinates.begin() + dim, position);
      return coordinates;
    };
    SmallVector<Value> line = forLoop(
        b, zero, length, one, acc.slice(2, 2),
        [&](ImplicitLocOpBuilder &bb, Value position, ValueRange carried) {
          Value key = tensor::ExtractOp::create(bb, operand, place(position));
          Value number =
              arith::IndexCastOp::create(bb, bb.getI64Type(), position);
          return SmallVector<Value>{
              tensor::InsertOp::create(bb, key, carried[0], position),
              tensor::InsertOp::create(bb, number, carried[1], position)};
        });
    llvm::append_range(line, acc.slice(4, 2));
    line = sorter.sort(b, line);
    SmallVector<Value> written = forLoop(
        b, zero, length, one, acc.take_front(2),
        [&](ImplicitLocOpBuilder &bb, Value position, ValueRange carried) {
          SmallVector<Value> results;
          for (auto [source, target] : llvm::zip(line, carried)) {
            Value element = tensor::ExtractOp::create(bb, source, position);
            results.push_back(
                tensor::InsertOp::create(bb, element, target, place(position)));
          }
          return results;
        });
    scf::ValueVector results(written.begin(), written.end());
    results.insert(results.end(), line.begin(), line.end());
    return results;
  }
};
} // namespace

void jit::populateJitToLinalgSortPatterns(const TypeConverter &converter,
                                          RewritePatternSet &patterns) {
  patterns.add<LowerSort>(converter, patterns.getContext());
}
