//===- ElementwiseOps.cpp - elementwise operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitElementwiseOps.cpp.inc"

void JitDialect::registerElementwiseOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitElementwiseOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

/// A rank-0 constant of `like`'s element type; `value` is exact in all of them.
static Value scalarConstant(OpBuilder &builder, Location loc, Value like,
                            double value) {
  Type element = getElementTypeOrSelf(like.getType());
  TypedAttr attr;
  if (isa<FloatType>(element))
    attr = builder.getFloatAttr(element, value);
  else
    attr = builder.getIntegerAttr(element, static_cast<int64_t>(value));
  auto type = RankedTensorType::get({}, element);
  return ConstantOp::create(builder, loc, DenseElementsAttr::get(type, attr));
}

FailureOr<SmallVector<Value>> ReluOp::decompose(OpBuilder &builder) {
  Value zero = scalarConstant(builder, getLoc(), getOperand(), 0);
  Value result =
      MaximumOp::create(builder, getLoc(), getType(), getOperand(), zero);
  return SmallVector<Value>{result};
}
