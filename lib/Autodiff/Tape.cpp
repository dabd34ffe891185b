//===- Tape.cpp - residuals of loops --------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tape.h"
#include "Extents.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

/// The type that a scalar is kept in as a tensor's element.
static Type storedType(Type type) {
  return type.isIndex() ? IntegerType::get(type.getContext(), 64) : type;
}

/// `index` as a tensor of rank 0 that indexes a tensor.
static Value indexTensor(OpBuilder &builder, Location loc, Value index) {
  Type i64 = builder.getI64Type();
  Value number = arith::IndexCastOp::create(builder, loc, i64, index);
  return tensor::FromElementsOp::create(builder, loc,
                                        RankedTensorType::get({}, i64), number);
}

Tape::Tape(OpBuilder &builder, Location loc, Value value, Region &body,
           Value trips)
    : type(value.getType()) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  std::optional<SmallVector<OpFoldResult>> sizes;
  if (trips && tensor)
    sizes = extentsOutside(builder, loc, value, body);
  else if (trips && !isa<ListType>(type))
    sizes.emplace();
  if (!sizes) {
    init = ListConstructOp::create(builder, loc, ListType::get(type),
                                   ValueRange());
    return;
  }
  sizes->insert(sizes->begin(), getAsOpFoldResult(trips));
  Type element = tensor ? tensor.getElementType() : storedType(type);
  Value zero = scalarTensor(builder, loc, element, 0);
  init = FullOp::create(builder, loc, zero, *sizes);
}

Value Tape::write(OpBuilder &builder, Location loc, Value tape, Value iteration,
                  Value value) const {
  if (isa<ListType>(tape.getType()))
    return ListAppendOp::create(builder, loc, tape.getType(), tape, value);
  if (!isa<TensorType>(type)) {
    Type element = storedType(type);
    if (element != type)
      value = arith::IndexCastOp::create(builder, loc, element, value);
    value = tensor::FromElementsOp::create(
        builder, loc, RankedTensorType::get({}, element), value);
  }
  return ScatterOp::create(
      builder, loc, tape.getType(), tape, indexTensor(builder, loc, iteration),
      value, builder.getDenseI64ArrayAttr(0), ScatterMode::update);
}

Value Tape::read(OpBuilder &builder, Location loc, Value tape,
                 Value iteration) const {
  if (isa<ListType>(tape.getType()))
    return ListGetOp::create(builder, loc, type, tape, iteration);
  Value row =
      GatherOp::create(builder, loc, tape, indexTensor(builder, loc, iteration),
                       builder.getDenseI64ArrayAttr(0));
  if (isa<TensorType>(type))
    return castTo(builder, loc, row, type);
  Value scalar = tensor::ExtractOp::create(builder, loc, row, ValueRange());
  if (scalar.getType() != type)
    scalar = arith::IndexCastOp::create(builder, loc, type, scalar);
  return scalar;
}
