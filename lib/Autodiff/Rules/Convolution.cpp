//===- Convolution.cpp - derivatives of convolutions -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"

using namespace mlir;
using namespace mlir::jit;

/// `values` where they are given, else `fill` for each spatial dimension.
static SmallVector<int64_t> listOr(ArrayRef<int64_t> values, int64_t rank,
                                   int64_t fill) {
  if (values.empty())
    return SmallVector<int64_t>(rank, fill);
  return llvm::to_vector(values);
}

namespace {

struct Geometry {
  SmallVector<int64_t> strides, low, high, dilation, inputDilation, kernel;
  int64_t rank, groups;

  explicit Geometry(ConvOp op) {
    auto weight = cast<RankedTensorType>(op.getWeight().getType());
    rank = weight.getRank() - 2;
    groups = op.getGroups();
    strides = listOr(op.getStrides(), rank, 1);
    low = listOr(op.getPaddingLow(), rank, 0);
    high = listOr(op.getPaddingHigh(), rank, 0);
    dilation = listOr(op.getDilation(), rank, 1);
    inputDilation = listOr(op.getInputDilation(), rank, 1);
    kernel = llvm::to_vector(weight.getShape().drop_front(2));
  }
};

struct ConvRule {
  static ConvOp create(RuleBuilder &b, Value input, Value weight,
                       ArrayRef<int64_t> strides, ArrayRef<int64_t> low,
                       ArrayRef<int64_t> high, ArrayRef<int64_t> dilation,
                       ArrayRef<int64_t> inputDilation, int64_t groups) {
    return ConvOp::create(
        b, input, weight, b.getDenseI64ArrayAttr(strides),
        b.getDenseI64ArrayAttr(low), b.getDenseI64ArrayAttr(high),
        b.getDenseI64ArrayAttr(dilation), b.getDenseI64ArrayAttr(inputDilation),
        b.getI64IntegerAttr(groups));
  }

  /// The leading elements of `value`, as many as `sizes`.
  static Value cut(RuleBuilder &b, Value value, ArrayRef<OpFoldResult> sizes,
                   ArrayRef<int64_t> shape) {
    auto type = cast<RankedTensorType>(value.getType());
    if (type.getShape() == shape && type.hasStaticShape())
      return value;
    SmallVector<OpFoldResult> zeros(sizes.size(), b.getIndexAttr(0)),
        ones(sizes.size(), b.getIndexAttr(1));
    return SliceOp::create(b, value, zeros, sizes, ones);
  }

  /// `value` [A * groups, B, ...] as [B * groups, A, ...]: first and second
  /// dimension exchanged within each group.
  static Value swapInGroups(RuleBuilder &b, Value value, int64_t groups) {
    int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
    SmallVector<OpFoldResult> sizes = b.sizes(value);
    OpFoldResult first = divideExtent(b, b.getLoc(), sizes[0], groups);
    auto permutation = llvm::to_vector(llvm::seq(rank));
    if (groups == 1) {
      std::swap(permutation[0], permutation[1]);
      return TransposeOp::create(b, value, permutation);
    }
    SmallVector<OpFoldResult> split{b.getIndexAttr(groups), first};
    llvm::append_range(split, ArrayRef(sizes).drop_front());
    permutation.push_back(rank);
    std::swap(permutation[1], permutation[2]);
    Value result = ReshapeOp::create(b, value, split);
    result = TransposeOp::create(b, result, permutation);
    sizes[0] =
        multiplyExtents(b, b.getLoc(), {sizes[1], b.getIndexAttr(groups)});
    sizes[1] = first;
    return ReshapeOp::create(b, result, sizes);
  }

  /// The convolution of the cotangent, dilated by the strides, with the
  /// reversed weight.
  static Value byInput(ConvOp op, RuleBuilder &b, Value g) {
    Geometry geo(op);
    auto type = cast<RankedTensorType>(op.getInput().getType());
    auto result = cast<RankedTensorType>(g.getType());
    SmallVector<int64_t> low, high;
    for (int64_t dim : llvm::seq(geo.rank)) {
      int64_t reach = (geo.kernel[dim] - 1) * geo.dilation[dim];
      int64_t in = type.getDimSize(dim + 2), out = result.getDimSize(dim + 2);
      low.push_back(reach - geo.low[dim]);
      // Enough for what the forward strides left over, or exactly that.
      if (ShapedType::isDynamic(in) || ShapedType::isDynamic(out))
        high.push_back(reach - geo.high[dim] + geo.strides[dim] - 1);
      else
        high.push_back((in - 1) * geo.inputDilation[dim] + reach -
                       (out - 1) * geo.strides[dim] - low.back());
    }
    Value weight = swapInGroups(b, op.getWeight(), geo.groups);
    weight = ReverseOp::create(
        b, weight, llvm::to_vector(llvm::seq<int64_t>(2, geo.rank + 2)));
    Value wide = create(b, g, weight, geo.inputDilation, low, high,
                        geo.dilation, geo.strides, geo.groups);
    return cut(b, wide, b.sizes(op.getInput()), type.getShape());
  }

  /// The convolution of the input with the cotangent: samples are summed over
  /// as channels are, strides and dilations change places.
  static Value byWeight(ConvOp op, RuleBuilder &b, Value g) {
    Geometry geo(op);
    Location loc = b.getLoc();
    SmallVector<OpFoldResult> sizes = b.sizes(op.getInput());
    Value input = op.getInput();
    int64_t rank = geo.rank + 2;
    auto permutation = llvm::to_vector(llvm::seq(rank));
    std::swap(permutation[0], permutation[1]);
    if (geo.groups == 1) {
      input = TransposeOp::create(b, input, permutation);
    } else {
      // [N, G * C, ...] becomes [C, G * N, ...].
      OpFoldResult groups = b.getIndexAttr(geo.groups);
      OpFoldResult channels = divideExtent(b, loc, sizes[1], geo.groups);
      SmallVector<OpFoldResult> split{sizes[0], groups, channels};
      llvm::append_range(split, ArrayRef(sizes).drop_front(2));
      auto order = llvm::to_vector(llvm::seq(rank + 1));
      std::swap(order[0], order[2]);
      input = ReshapeOp::create(b, input, split);
      input = TransposeOp::create(b, input, order);
      sizes[1] = multiplyExtents(b, loc, {sizes[0], groups});
      sizes[0] = channels;
      input = ReshapeOp::create(b, input, sizes);
    }
    Value kernel = TransposeOp::create(b, g, permutation);
    Value wide = create(b, input, kernel, geo.dilation, geo.low, geo.high,
                        geo.strides, geo.inputDilation, geo.groups);
    Value result = TransposeOp::create(b, wide, permutation);
    return cut(b, result, b.sizes(op.getWeight()),
               cast<RankedTensorType>(op.getWeight().getType()).getShape());
  }

  static LogicalResult vjp(ConvOp op, VjpBuilder &b) {
    Geometry geo(op);
    if (llvm::is_contained(geo.kernel, ShapedType::kDynamic))
      return emitError(op.getLoc(),
                       "cannot differentiate 'jit.conv': the extents of its "
                       "weight's spatial dimensions are not known, expected "
                       "numbers");
    if (b.needs(0))
      b.accumulate(0, byInput(op, b, b.cotangent()));
    if (b.needs(1))
      b.accumulate(1, byWeight(op, b, b.cotangent()));
    return success();
  }

  static LogicalResult jvp(ConvOp op, JvpBuilder &b) {
    Value sum;
    if (Value tangent = b.tangent(0))
      sum = b.cloneWith({tangent, op.getWeight()})->getResult(0);
    if (Value tangent = b.tangent(1))
      sum = b.add(sum, b.cloneWith({op.getInput(), tangent})->getResult(0));
    b.setTangent(sum);
    return success();
  }
};

} // namespace

void jit::attachConvolutionRules(MLIRContext *context) {
  attachRule<ConvRule, ConvOp>(context);
}
