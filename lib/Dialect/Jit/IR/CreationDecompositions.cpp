//===- CreationDecompositions.cpp - programs of creation composites -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"
#include <cmath>

using namespace mlir;
using namespace mlir::jit;

using Results = FailureOr<SmallVector<Value>>;

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

template <typename OpTy>
static Results fill(OpTy op, OpBuilder &builder, double value) {
  Value scalar = scalarTensor(builder, op.getLoc(), op.getDtype(), value);
  Value result = FullOp::create(builder, op.getLoc(), op.getType(), scalar,
                                op.getSizes(), op.getStaticSizes());
  return SmallVector<Value>{result};
}

Results ZerosOp::decompose(OpBuilder &builder) {
  return fill(*this, builder, 0);
}

Results OnesOp::decompose(OpBuilder &builder) {
  return fill(*this, builder, 1);
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

Results EyeOp::decompose(OpBuilder &builder) {
  ImplicitLocOpBuilder b(getLoc(), builder);
  SmallVector<OpFoldResult> sizes = getMixedSizes();
  Type i64 = b.getI64Type();
  Value row = IotaOp::create(b, {sizes[0], b.getIndexAttr(1)}, 0, i64);
  Value column = IotaOp::create(b, sizes[1], 0, i64);
  Value diagonal = EqOp::create(b, row, column);
  return SmallVector<Value>{convertTo(b, getLoc(), diagonal, getType())};
}

Results ArangeOp::decompose(OpBuilder &builder) {
  ImplicitLocOpBuilder b(getLoc(), builder);
  Value start = widenForCompute(b, getLoc(), getStart());
  Value step = widenForCompute(b, getLoc(), getStep());
  Value index = IotaOp::create(b, getMixedSizes(), 0,
                               getElementTypeOrSelf(start.getType()));
  Value result = AddOp::create(b, start, MulOp::create(b, index, step));
  return SmallVector<Value>{convertTo(b, getLoc(), result, getType())};
}

Results OneHotOp::decompose(OpBuilder &builder) {
  ImplicitLocOpBuilder b(getLoc(), builder);
  auto type = rankedTypeOf(*this, getIndices());
  if (failed(type))
    return failure();
  // Indices out of range are found before anything is made of them.
  // In i64, which holds any number of classes.
  OpFoldResult classes = getMixedSizes().front();
  Value limit = getValueOrCreateConstantIndexOp(b, getLoc(), classes);
  Value bound = tensor::FromElementsOp::create(
      b, RankedTensorType::get({}, b.getI64Type()),
      ValueRange{arith::IndexCastOp::create(b, b.getI64Type(), limit)});
  Value indices = convertTo(b, getLoc(), getIndices(),
                            withElementType(*type, b.getI64Type()));
  Value zero = scalarLike(b, getLoc(), indices, 0);
  Value valid = LogicalAndOp::create(b, GeOp::create(b, indices, zero),
                                     LtOp::create(b, indices, bound));
  Value all = AllOp::create(b, valid, std::nullopt, /*keepdims=*/false);
  AssertOp::create(b, tensor::ExtractOp::create(b, all, ValueRange{}),
                   "an index is out of range, expected all in [0, {0})",
                   ValueRange{limit}, ErrorCode::out_of_range);

  // The indices get a dimension of extent 1, along which they are compared.
  Value column = UnsqueezeOp::create(b, indices, ArrayRef<int64_t>{-1});
  Value classIndex = IotaOp::create(b, classes, 0, b.getI64Type());
  Value equal = EqOp::create(b, column, classIndex);
  return SmallVector<Value>{convertTo(b, getLoc(), equal, getType())};
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

/// `bits` modulo 2**count, as an integer tensor.
static Value lowBits(ImplicitLocOpBuilder &b, Value bits, int64_t count) {
  Value mask = scalarLike(b, b.getLoc(), bits, std::ldexp(1.0, count) - 1);
  return BitwiseAndOp::create(b, bits, mask);
}

/// The low `count` bits of `bits` as multiples of 2**-count, in `elementType`.
static Value unitInterval(ImplicitLocOpBuilder &b, Value bits, int64_t count,
                          Type elementType) {
  Value number = ConvertOp::create(b, lowBits(b, bits, count), elementType);
  Value unit =
      scalarTensor(b, b.getLoc(), elementType, std::ldexp(1.0, -count));
  return MulOp::create(b, number, unit);
}

Results RandUniformOp::decompose(OpBuilder &builder) {
  ImplicitLocOpBuilder b(getLoc(), builder);
  auto dtype = cast<FloatType>(getDtype());
  Type word = dtype.isF64() ? b.getI64Type() : b.getI32Type();
  Value bits = RandomBitsOp::create(b, getKey(), getMixedSizes(), word);
  // Every multiple is a number of the element type; halves are made in f32.
  Value result =
      unitInterval(b, bits, dtype.getFPMantissaWidth(), computeType(dtype));
  return SmallVector<Value>{convertTo(b, getLoc(), result, getType())};
}

Results RandNormalOp::decompose(OpBuilder &builder) {
  ImplicitLocOpBuilder b(getLoc(), builder);
  Type compute = computeType(getDtype());
  Type i64 = b.getI64Type();
  auto constant = [&](double value) {
    return scalarTensor(b, getLoc(), compute, value);
  };
  Value first = RandomBitsOp::create(b, getKey(), getMixedSizes(), i64);
  Value second;
  int64_t count = 32;
  if (compute.isF64()) {
    count = 53;
    second = RandomBitsOp::create(b, getKey(), getMixedSizes(), i64,
                                  /*stream=*/1);
  } else {
    Value shift = scalarTensor(b, getLoc(), i64, 32);
    second = ShiftRightOp::create(b, first, shift);
  }
  // u is in (0, 1]: its logarithm is finite.
  Value number = ConvertOp::create(b, lowBits(b, first, count), compute);
  Value u = MulOp::create(b, AddOp::create(b, number, constant(0.5)),
                          constant(std::ldexp(1.0, -count)));
  Value v = unitInterval(b, second, compute.isF64() ? 53 : 24, compute);
  Value radius =
      SqrtOp::create(b, MulOp::create(b, constant(-2), LogOp::create(b, u)));
  Value angle = MulOp::create(b, constant(2 * M_PI), v);
  Value result = MulOp::create(b, radius, CosOp::create(b, angle));
  return SmallVector<Value>{convertTo(b, getLoc(), result, getType())};
}

Results DropoutOp::decompose(OpBuilder &builder) {
  ImplicitLocOpBuilder b(getLoc(), builder);
  if (failed(rankedTypeOf(*this, getOperand())))
    return failure();
  Value x = widenForCompute(b, getLoc(), getOperand());
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(b, getLoc(), getOperand());
  Value bits = RandomBitsOp::create(b, getKey(), sizes, b.getI32Type());
  double p = getP().convertToDouble();
  Value threshold =
      scalarTensor(b, getLoc(), b.getI32Type(), std::ceil(std::ldexp(p, 24)));
  Value kept = GeOp::create(b, lowBits(b, bits, 24), threshold);
  Value zero = scalarLike(b, getLoc(), x, 0);
  Value scale = scalarLike(b, getLoc(), x, p < 1 ? 1 / (1 - p) : 0);
  Value result = SelectOp::create(b, kept, MulOp::create(b, x, scale), zero);
  return SmallVector<Value>{convertTo(b, getLoc(), result, getType())};
}
