//===- Window.cpp - derivatives of sliding windows -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace mlir::jit;

namespace {

/// A window over the last dimensions of a tensor, position by position.
class Windows {
public:
  Windows(ReduceWindowOp op, RuleBuilder &b) : op(op), b(b) {
    window = llvm::to_vector(op.getWindow());
    auto list = [&](ArrayRef<int64_t> values, int64_t fill) {
      return values.empty() ? SmallVector<int64_t>(window.size(), fill)
                            : llvm::to_vector(values);
    };
    strides = list(op.getStrides(), 1);
    low = list(op.getPaddingLow(), 0);
    high = list(op.getPaddingHigh(), 0);
    dilation = list(op.getDilation(), 1);
    batch = cast<RankedTensorType>(op.getOperand().getType()).getRank() -
            window.size();
    count = 1;
    for (int64_t extent : window)
      count *= extent;
  }

  int64_t getCount() const { return count; }

  /// `value`, of the operand's shape, with `fill` where the padding is.
  Value pad(Value value, Value fill) {
    value = cut(value, low, high);
    SmallVector<OpFoldResult> before, after;
    if (!surround(low, high, before, after))
      return value;
    return PadOp::create(b, value, fill, before, after);
  }

  /// `value`, of the padded operand's shape, without the padding, and zeros
  /// where it was negative.
  Value unpad(Value value) {
    SmallVector<int64_t> lost(low), lostHigh(high);
    for (int64_t &each : lost)
      each = -each;
    for (int64_t &each : lostHigh)
      each = -each;
    value = cut(value, lost, lostHigh);
    SmallVector<OpFoldResult> before, after;
    if (!surround(lost, lostHigh, before, after))
      return value;
    return PadOp::create(b, value, b.constant(value, 0), before, after);
  }

  /// Of each window of the padded `value`, the element at `position`.
  Value take(Value value, int64_t position) {
    SmallVector<OpFoldResult> offsets(batch, b.getIndexAttr(0)),
        steps(batch, b.getIndexAttr(1));
    for (auto [offset, stride] :
         llvm::zip_equal(offsetsOf(position), strides)) {
      offsets.push_back(b.getIndexAttr(offset));
      steps.push_back(b.getIndexAttr(stride));
    }
    return SliceOp::create(b, value, offsets, b.sizes(op.getResult()), steps);
  }

  /// The transpose of `take`, for a padded value of the shape of `like`.
  Value put(Value part, int64_t position, Value like) {
    SmallVector<OpFoldResult> before(batch, b.getIndexAttr(0)),
        interior = before, after = before;
    SmallVector<OpFoldResult> sizes = b.sizes(like), counts = b.sizes(part);
    Location loc = b.getLoc();
    for (auto [dim, offset] : llvm::enumerate(offsetsOf(position))) {
      before.push_back(b.getIndexAttr(offset));
      interior.push_back(b.getIndexAttr(strides[dim] - 1));
      OpFoldResult last = multiplyExtents(
          b, loc,
          {addExtents(b, loc, counts[batch + dim], b.getIndexAttr(-1)),
           b.getIndexAttr(strides[dim])});
      OpFoldResult end = addExtents(b, loc, last, b.getIndexAttr(offset + 1));
      after.push_back(b.sub(sizes[batch + dim], end));
    }
    return PadOp::create(b, part, b.constant(part, 0), before, after, interior);
  }

private:
  SmallVector<int64_t> offsetsOf(int64_t position) {
    SmallVector<int64_t> offsets(window.size());
    for (int64_t dim : llvm::reverse(llvm::seq<int64_t>(window.size()))) {
      offsets[dim] = position % window[dim] * dilation[dim];
      position /= window[dim];
    }
    return offsets;
  }

  /// `value` without what negative padding cuts off.
  Value cut(Value value, ArrayRef<int64_t> lows, ArrayRef<int64_t> highs) {
    auto isNegative = [](int64_t each) { return each < 0; };
    if (llvm::none_of(lows, isNegative) && llvm::none_of(highs, isNegative))
      return value;
    SmallVector<OpFoldResult> sizes = b.sizes(value);
    SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0)),
        steps(sizes.size(), b.getIndexAttr(1));
    for (int64_t dim : llvm::seq<int64_t>(window.size())) {
      int64_t first = std::max<int64_t>(-lows[dim], 0),
              last = std::max<int64_t>(-highs[dim], 0);
      offsets[batch + dim] = b.getIndexAttr(first);
      sizes[batch + dim] = addExtents(b, b.getLoc(), sizes[batch + dim],
                                      b.getIndexAttr(-first - last));
    }
    return SliceOp::create(b, value, offsets, sizes, steps);
  }

  /// The positive padding; whether there is any.
  bool surround(ArrayRef<int64_t> lows, ArrayRef<int64_t> highs,
                SmallVector<OpFoldResult> &before,
                SmallVector<OpFoldResult> &after) {
    before.assign(batch, b.getIndexAttr(0));
    after = before;
    bool isAny = false;
    for (auto [first, last] : llvm::zip_equal(lows, highs)) {
      isAny |= first > 0 || last > 0;
      before.push_back(b.getIndexAttr(std::max<int64_t>(first, 0)));
      after.push_back(b.getIndexAttr(std::max<int64_t>(last, 0)));
    }
    return isAny;
  }

  ReduceWindowOp op;
  RuleBuilder &b;
  SmallVector<int64_t> window, strides, low, high, dilation;
  int64_t batch, count;
};

/// Of a sum, each position takes all. Of a maximum, equal largest elements of a
/// window share evenly, and a NaN makes the derivatives of its window NaN.
struct ReduceWindowRule {
  /// For each position of the window, how much of it counts; and the total.
  static SmallVector<Value> weights(ReduceWindowOp op, RuleBuilder &b,
                                    Windows &windows, Value &total) {
    Value x = op.getOperand();
    Value padded = windows.pad(x, lowestLike(b, b.getLoc(), x));
    SmallVector<Value> result;
    for (int64_t position : llvm::seq(windows.getCount())) {
      Value isLargest =
          EqOp::create(b, windows.take(padded, position), op.getResult());
      result.push_back(b.convertLike(isLargest, x));
      total = b.add(total, result.back());
    }
    return result;
  }

  static LogicalResult vjp(ReduceWindowOp op, VjpBuilder &b) {
    if (!b.needs(0))
      return success();
    Windows windows(op, b);
    Value zero = b.constant(op.getOperand(), 0);
    Value shape = windows.pad(op.getOperand(), zero);
    Value share = b.cotangent(), total, sum;
    SmallVector<Value> parts(windows.getCount(), share);
    if (op.getKind() == WindowKind::max) {
      parts = weights(op, b, windows, total);
      share = b.div(share, total);
      for (Value &part : parts)
        part = b.mul(part, share);
    }
    for (auto [position, part] : llvm::enumerate(parts))
      sum = b.add(sum, windows.put(part, position, shape));
    b.accumulate(0, windows.unpad(sum));
    return success();
  }

  static LogicalResult jvp(ReduceWindowOp op, JvpBuilder &b) {
    if (op.getKind() == WindowKind::sum) {
      b.setTangent(b.cloneWith(b.tangent())->getResult(0));
      return success();
    }
    Windows windows(op, b);
    Value padded = windows.pad(b.tangent(), b.constant(op.getOperand(), 0));
    Value total, sum;
    for (auto [position, weight] :
         llvm::enumerate(weights(op, b, windows, total)))
      sum = b.add(sum, b.mul(weight, windows.take(padded, position)));
    b.setTangent(b.div(sum, total));
    return success();
  }
};

} // namespace

void jit::attachWindowRules(MLIRContext *context) {
  attachRule<ReduceWindowRule, ReduceWindowOp>(context);
}
