//===- WindowDecompositions.cpp - what pools and resize mean --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

static int64_t rankOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getRank();
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> MaxPoolOp::decompose(OpBuilder &builder) {
  ArrayRef<int64_t> strides =
      getStrides().empty() ? getKernelSize() : getStrides();
  return SmallVector<Value>{
      ReduceWindowOp::create(builder, getLoc(), getType(), WindowKind::max,
                             getOperand(), getKernelSize(), strides,
                             getPaddingLow(), getPaddingHigh(), getDilation())};
}

FailureOr<SmallVector<Value>> AvgPoolOp::decompose(OpBuilder &builder) {
  if (failed(rankedTypeOf(*this, getOperand())))
    return failure();
  Location loc = getLoc();
  ArrayRef<int64_t> kernel = getKernelSize();
  ArrayRef<int64_t> strides = getStrides().empty() ? kernel : getStrides();
  auto sum = [&](Value operand) -> Value {
    return ReduceWindowOp::create(builder, loc, WindowKind::sum, operand,
                                  kernel, strides, getPaddingLow(),
                                  getPaddingHigh(),
                                  /*dilation=*/ArrayRef<int64_t>());
  };
  Value operand = widenForCompute(builder, loc, getOperand());
  Value total = sum(operand), count;
  if (getCountIncludePad()) {
    double positions = 1;
    for (int64_t extent : kernel)
      positions *= extent;
    count = scalarLike(builder, loc, operand, positions);
  } else {
    // Counts positions by summing ones.
    auto sizes = tensor::getMixedSizes(builder, loc, operand);
    Value one = scalarLike(builder, loc, operand, 1);
    count = sum(BroadcastToOp::create(
        builder, loc, one, ArrayRef(sizes).take_back(kernel.size())));
  }
  Value result = DivOp::create(builder, loc, total, count);
  return SmallVector<Value>{convertTo(builder, loc, result, getType())};
}

//===----------------------------------------------------------------------===//
// Positions along a dimension
//===----------------------------------------------------------------------===//

namespace {
/// Arithmetic on tensors, for coordinates.
struct Coordinates {
  OpBuilder &builder;
  Location loc;

  Type i64() { return builder.getI64Type(); }
  Value constant(Value like, double value) {
    return scalarLike(builder, loc, like, value);
  }
  Value add(Value lhs, Value rhs) {
    return AddOp::create(builder, loc, lhs, rhs);
  }
  Value sub(Value lhs, Value rhs) {
    return SubOp::create(builder, loc, lhs, rhs);
  }
  Value mul(Value lhs, Value rhs) {
    return MulOp::create(builder, loc, lhs, rhs);
  }
  Value div(Value lhs, Value rhs) {
    return DivOp::create(builder, loc, lhs, rhs);
  }
  Value minimum(Value lhs, Value rhs) {
    return MinimumOp::create(builder, loc, lhs, rhs);
  }
  Value maximum(Value lhs, Value rhs) {
    return MaximumOp::create(builder, loc, lhs, rhs);
  }
  Value convert(Value value, Type element) {
    return ConvertOp::create(builder, loc, value, element);
  }
  /// An extent as a tensor of rank 0.
  Value scalar(OpFoldResult extent) {
    return extentTensor(builder, loc, extent, i64());
  }
  /// 0, 1 ... along `dim` of a tensor of the given sizes.
  Value iota(ArrayRef<OpFoldResult> sizes, int64_t dim) {
    return IotaOp::create(builder, loc, sizes, dim, i64());
  }
  Value reshape(Value value, ArrayRef<OpFoldResult> sizes) {
    return ReshapeOp::create(builder, loc, value, sizes);
  }
  /// A vector along dimension `dim` of a tensor of rank `rank`.
  Value along(Value vector, int64_t dim, int64_t rank) {
    SmallVector<OpFoldResult> sizes(rank, builder.getIndexAttr(1));
    sizes[dim] = tensor::getMixedSize(builder, loc, vector, 0);
    return reshape(vector, sizes);
  }
};
} // namespace

/// Has the program check that an extent is not 0.
static void assertNotEmpty(OpBuilder &builder, Location loc, Value operand,
                           int64_t dim) {
  OpFoldResult extent = tensor::getMixedSize(builder, loc, operand, dim);
  if (getConstantIntValue(extent))
    return;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value ok = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                   cast<Value>(extent), zero);
  AssertOp::create(builder, loc, ok,
                   ("operand has extent 0 in dimension " + Twine(dim) +
                    ", expected 1 or more")
                       .str(),
                   ValueRange{}, ErrorCode::shape_mismatch);
}

//===----------------------------------------------------------------------===//
// Adaptive pools
//===----------------------------------------------------------------------===//

/// Pools dimension `dim` of `operand` to `size` windows, by `reduce` of one
/// dimension. Positions that a window lacks are `neutral`. Multiplies into
/// `counts` the number of positions of each window.
static Value
poolDimension(OpBuilder &builder, Location loc, Value operand, int64_t dim,
              int64_t size, Value neutral, Value *counts,
              function_ref<Value(Value operand, int64_t dim)> reduce) {
  Coordinates at{builder, loc};
  int64_t rank = rankOf(operand);
  auto sizes = tensor::getMixedSizes(builder, loc, operand);
  OpFoldResult windows = builder.getIndexAttr(size);
  auto known = getConstantIntValue(sizes[dim]);
  SmallVector<OpFoldResult> split(sizes);
  split[dim] = windows;
  if (known && size > 0 && *known % size == 0) {
    // Windows of one length that do not overlap.
    OpFoldResult length = builder.getIndexAttr(*known / size);
    split.insert(split.begin() + dim + 1, length);
    if (counts)
      *counts = at.mul(*counts, extentTensor(builder, loc, length,
                                             getElementTypeOrSelf(*counts)));
    return reduce(at.reshape(operand, split), dim + 1);
  }
  assertNotEmpty(builder, loc, operand, dim);
  // Window i is [floor(i * D / O), ceil((i + 1) * D / O)): at most
  // floor(D / O) + 2 positions.
  OpFoldResult longest =
      size == 0 ? builder.getIndexAttr(0)
                : addExtents(builder, loc,
                             divideExtent(builder, loc, sizes[dim], size),
                             builder.getIndexAttr(2));
  SmallVector<OpFoldResult> table{windows, longest};
  Value extent = at.scalar(sizes[dim]);
  Value one = at.constant(extent, 1), count = at.constant(extent, size);
  Value window = at.iota({windows, builder.getIndexAttr(1)}, 0);
  Value first = at.div(at.mul(window, extent), count);
  Value end = at.div(
      at.sub(at.add(at.mul(at.add(window, one), extent), count), one), count);
  Value position =
      at.add(first, at.iota({builder.getIndexAttr(1), longest}, 1));
  Value inside = LtOp::create(builder, loc, position, end);
  Value clamped = at.minimum(position, at.sub(extent, one));
  Value flat =
      at.reshape(clamped, {multiplyExtents(builder, loc, {windows, longest})});
  split.insert(split.begin() + dim + 1, longest);
  Value gathered = at.reshape(
      IndexSelectOp::create(builder, loc, operand, flat, dim), split);
  SmallVector<OpFoldResult> maskSizes(rank + 1, builder.getIndexAttr(1));
  maskSizes[dim] = windows;
  maskSizes[dim + 1] = longest;
  gathered = SelectOp::create(builder, loc, at.reshape(inside, maskSizes),
                              gathered, neutral);
  if (counts) {
    Value lengths = at.reshape(at.sub(end, first), {windows});
    *counts = at.mul(*counts, at.convert(at.along(lengths, dim, rank),
                                         getElementTypeOrSelf(*counts)));
  }
  return reduce(gathered, dim + 1);
}

FailureOr<SmallVector<Value>> AdaptiveMaxPoolOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  Location loc = getLoc();
  Value result = getOperand();
  ArrayRef<int64_t> sizes = getOutputSize();
  int64_t first = type->getRank() - sizes.size();
  Value lowest = lowestLike(builder, loc, result);
  for (int64_t dim = sizes.size() - 1; dim >= 0; --dim)
    result = poolDimension(
        builder, loc, result, first + dim, sizes[dim], lowest, nullptr,
        [&](Value operand, int64_t at) -> Value {
          return MaxOp::create(builder, loc, operand,
                               std::optional<ArrayRef<int64_t>>({at}),
                               /*keepdims=*/false, /*allowEmpty=*/true);
        });
  return SmallVector<Value>{convertTo(builder, loc, result, getType())};
}

FailureOr<SmallVector<Value>> AdaptiveAvgPoolOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  Location loc = getLoc();
  Value result = widenForCompute(builder, loc, getOperand());
  ArrayRef<int64_t> sizes = getOutputSize();
  int64_t first = type->getRank() - sizes.size();
  Value zero = scalarLike(builder, loc, result, 0);
  Value counts = scalarLike(builder, loc, result, 1);
  for (int64_t dim = sizes.size() - 1; dim >= 0; --dim)
    result = poolDimension(builder, loc, result, first + dim, sizes[dim], zero,
                           &counts, [&](Value operand, int64_t at) -> Value {
                             return SumOp::create(
                                 builder, loc, operand,
                                 std::optional<ArrayRef<int64_t>>({at}),
                                 /*keepdims=*/false);
                           });
  result = DivOp::create(builder, loc, result, counts);
  return SmallVector<Value>{convertTo(builder, loc, result, getType())};
}

//===----------------------------------------------------------------------===//
// Resize
//===----------------------------------------------------------------------===//

namespace {
/// Resamples dimension `dim` of `operand` to `size` positions.
struct Resampler {
  Coordinates at;
  bool isLinear, alignsCorners;
  Type element; // of coordinates

  Value floatOf(Value integer) { return at.convert(integer, element); }

  Value resample(Value operand, int64_t dim, OpFoldResult size,
                 std::optional<double> scale) {
    OpFoldResult extent =
        tensor::getMixedSize(at.builder, at.loc, operand, dim);
    Value source = at.scalar(extent), target = at.scalar(size);
    Value last = at.sub(source, at.constant(source, 1));
    Value index = floatOf(at.iota({size}, 0));
    Value step;
    if (alignsCorners) {
      // (D - 1) / (E - 1), and 0 of one position.
      Value one = at.constant(target, 1);
      Value intervals = at.maximum(at.sub(target, one), one);
      step = at.div(floatOf(last), floatOf(intervals));
    } else if (scale) {
      step = scalarTensor(at.builder, at.loc, element, 1.0 / *scale);
    } else {
      step = at.div(floatOf(source), floatOf(target));
    }
    auto pick = [&](Value index) -> Value {
      return IndexSelectOp::create(at.builder, at.loc, operand, index, dim);
    };
    if (!isLinear) {
      Value floor = FloorOp::create(at.builder, at.loc, at.mul(index, step));
      return pick(at.minimum(at.convert(floor, at.i64()), last));
    }
    Value coordinate = at.mul(index, step);
    if (!alignsCorners) {
      Value half = at.constant(index, 0.5);
      coordinate = at.sub(at.mul(at.add(index, half), step), half);
      coordinate = at.maximum(coordinate, at.constant(index, 0));
    }
    Value low = at.minimum(
        at.convert(FloorOp::create(at.builder, at.loc, coordinate), at.i64()),
        last);
    Value high = at.minimum(at.add(low, at.constant(low, 1)), last);
    int64_t rank = rankOf(operand);
    Value fraction = at.sub(coordinate, floatOf(low));
    fraction = at.minimum(fraction, at.constant(fraction, 1));
    Value weight = at.convert(fraction, getElementTypeOrSelf(operand));
    Value rest = at.sub(at.constant(weight, 1), weight);
    return at.add(at.mul(at.along(rest, dim, rank), pick(low)),
                  at.mul(at.along(weight, dim, rank), pick(high)));
  }
};
} // namespace

FailureOr<SmallVector<Value>> ResizeOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getOperand());
  if (failed(type))
    return failure();
  Location loc = getLoc();
  bool isLinear = getMode() == ResizeMode::linear;
  Value result = getOperand();
  if (isLinear)
    result = widenForCompute(builder, loc, result);
  Resampler resampler{{builder, loc},
                      isLinear,
                      getAlignCorners(),
                      type->getElementType().isF64() ? builder.getF64Type()
                                                     : builder.getF32Type()};
  auto sizes = getMixedValues(getStaticSizes(), getSizes(), builder);
  int64_t first = type->getRank() - sizes.size();
  for (int64_t dim = sizes.size() - 1; dim >= 0; --dim) {
    assertNotEmpty(builder, loc, result, first + dim);
    std::optional<double> scale;
    if (getScales())
      scale = (*getScales())[dim];
    result = resampler.resample(result, first + dim, sizes[dim], scale);
  }
  return SmallVector<Value>{convertTo(builder, loc, result, getType())};
}
