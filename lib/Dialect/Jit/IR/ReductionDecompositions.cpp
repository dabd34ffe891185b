//===- ReductionDecompositions.cpp - programs of reduction composites -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/TypeUtilities.h"
#include <cmath>

using namespace mlir;
using namespace mlir::jit;

namespace {
/// Emits the program of one reduction: the operand in its compute type,
/// constants of that type, and operations on them.
struct Emitter {
  Emitter(OpBuilder &builder, Operation *op)
      : builder(builder), op(op), loc(op->getLoc()),
        x(widenForCompute(builder, loc, op->getOperand(0))) {}

  Value constant(double value) { return scalarLike(builder, loc, x, value); }

  template <typename OpTy, typename... Args> Value emit(Args... args) {
    return OpTy::create(builder, loc, args...);
  }

  /// The values that replace the operation.
  SmallVector<Value> finish(Value value) {
    return {convertTo(builder, loc, value, op->getResult(0).getType())};
  }

  OpBuilder &builder;
  Operation *op;
  Location loc;
  Value x;
};

using Dims = std::optional<ArrayRef<int64_t>>;
} // namespace

/// The number of elements along `dims`, as a scalar tensor like `e.x`; fails
/// where the rank is not known.
static FailureOr<Value> elementCount(Emitter &e, Dims dims) {
  auto type = dyn_cast<RankedTensorType>(e.x.getType());
  if (!type)
    return e.op->emitOpError("operand is unranked, expected a known rank to "
                             "decompose");
  return sizeProduct(e.builder, e.loc, e.x, reducedDims(dims, type.getRank()),
                     type.getElementType());
}

static FailureOr<Value> mean(Emitter &e, Dims dims, bool keepdims) {
  FailureOr<Value> count = elementCount(e, dims);
  if (failed(count))
    return failure();
  return e.emit<DivOp>(e.emit<SumOp>(e.x, dims, keepdims), *count);
}

FailureOr<SmallVector<Value>> MeanOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  FailureOr<Value> result = mean(e, getDims(), getKeepdims());
  if (failed(result))
    return failure();
  return e.finish(*result);
}

/// In two passes: the mean first, then the squares of the differences.
static FailureOr<Value> variance(Emitter &e, Dims dims, bool keepdims,
                                 int64_t correction) {
  FailureOr<Value> center = mean(e, dims, /*keepdims=*/true);
  FailureOr<Value> count = elementCount(e, dims);
  if (failed(center) || failed(count))
    return failure();
  Value difference = e.emit<SubOp>(e.x, *center);
  Value squares = e.emit<MulOp>(difference, difference);
  Value divisor = e.emit<MaximumOp>(
      e.emit<SubOp>(*count, e.constant(correction)), e.constant(0));
  return e.emit<DivOp>(e.emit<SumOp>(squares, dims, keepdims), divisor);
}

FailureOr<SmallVector<Value>> VarOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  auto result = variance(e, getDims(), getKeepdims(), getCorrection());
  if (failed(result))
    return failure();
  return e.finish(*result);
}

FailureOr<SmallVector<Value>> StdOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  auto result = variance(e, getDims(), getKeepdims(), getCorrection());
  if (failed(result))
    return failure();
  return e.finish(e.emit<SqrtOp>(*result));
}

FailureOr<SmallVector<Value>> LogSumExpOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  // inf - inf is NaN: where the maximum is infinite nothing is subtracted, and
  // the sum is 0 or inf, whose logarithm is right. This also holds over
  // nothing.
  Value zero = e.constant(0);
  auto shift = [&](bool keepdims) {
    Value max = e.emit<MaxOp>(e.x, Dims(getDims()), keepdims,
                              /*allowEmpty=*/true);
    return e.emit<SelectOp>(e.emit<IsInfOp>(max), zero, max);
  };
  Value exps = e.emit<ExpOp>(e.emit<SubOp>(e.x, shift(/*keepdims=*/true)));
  Value sum = e.emit<SumOp>(exps, Dims(getDims()), getKeepdims());
  return e.finish(e.emit<AddOp>(e.emit<LogOp>(sum), shift(getKeepdims())));
}

FailureOr<SmallVector<Value>> NormOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  Dims dims = getDims();
  bool keepdims = getKeepdims();
  double p = getP().convertToDouble();
  if (p == 2) {
    Value squares = e.emit<MulOp>(e.x, e.x);
    return e.finish(e.emit<SqrtOp>(e.emit<SumOp>(squares, dims, keepdims)));
  }
  if (p == 0) {
    Value nonzero = e.emit<NeOp>(e.x, e.constant(0));
    Value ones =
        e.emit<ConvertOp>(nonzero, getElementTypeOrSelf(e.x.getType()));
    return e.finish(e.emit<SumOp>(ones, dims, keepdims));
  }
  Value magnitude = e.emit<AbsOp>(e.x);
  if (p == 1)
    return e.finish(e.emit<SumOp>(magnitude, dims, keepdims));
  if (std::isinf(p))
    return e.finish(p > 0 ? e.emit<MaxOp>(magnitude, dims, keepdims)
                          : e.emit<MinOp>(magnitude, dims, keepdims));
  Value powers = e.emit<PowOp>(magnitude, e.constant(p));
  Value sum = e.emit<SumOp>(powers, dims, keepdims);
  return e.finish(e.emit<PowOp>(sum, e.constant(1 / p)));
}

/// The operand less its maximum along `dim`: at most 0.
static Value shiftByMaximum(Emitter &e, int64_t dim) {
  Value max = e.emit<MaxOp>(e.x, Dims(dim), /*keepdims=*/true,
                            /*allowEmpty=*/true);
  return e.emit<SubOp>(e.x, max);
}

FailureOr<SmallVector<Value>> SoftmaxOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  int64_t dim = getDim();
  Value exps = e.emit<ExpOp>(shiftByMaximum(e, dim));
  Value sum = e.emit<SumOp>(exps, Dims(dim), /*keepdims=*/true);
  return e.finish(e.emit<DivOp>(exps, sum));
}

FailureOr<SmallVector<Value>> LogSoftmaxOp::decompose(OpBuilder &builder) {
  Emitter e(builder, *this);
  int64_t dim = getDim();
  Value shifted = shiftByMaximum(e, dim);
  Value sum = e.emit<SumOp>(e.emit<ExpOp>(shifted), Dims(dim),
                            /*keepdims=*/true);
  return e.finish(e.emit<SubOp>(shifted, e.emit<LogOp>(sum)));
}
