//===- TensorAccess.cpp - checked access to tensors -----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs say `tensor.extract` and `tensor.dim`, which are undefined out of
// range. There they are errors of the running program.
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

/// Asserts that 0 <= `index` < `extent`, where that is not known.
static void requireBelow(ImplicitLocOpBuilder &b, Value index,
                         OpFoldResult extent, const Twine &message,
                         ValueRange arguments) {
  auto known = getConstantIntValue(index), end = getConstantIntValue(extent);
  if (known && end && *known >= 0 && *known < *end)
    return;
  Value limit = getValueOrCreateConstantIndexOp(b, b.getLoc(), extent);
  // A negative number is a large one without a sign.
  Value ok = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, index, limit);
  AssertOp::create(b, ok, message.str(), arguments, ErrorCode::out_of_range);
}

static void check(tensor::ExtractOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  for (auto [dim, index] : llvm::enumerate(op.getIndices())) {
    OpFoldResult extent =
        tensor::getMixedSize(b, op.getLoc(), op.getTensor(), dim);
    Value number = getValueOrCreateConstantIndexOp(b, op.getLoc(), extent);
    requireBelow(b, index, extent,
                 "index {0} is out of range for dimension " + Twine(dim) +
                     " of extent {1}",
                 {index, number});
  }
}

static void check(tensor::DimOp op) {
  auto tensor = dyn_cast<RankedTensorType>(op.getSource().getType());
  if (!tensor)
    return;
  ImplicitLocOpBuilder b(op.getLoc(), op);
  requireBelow(b, op.getIndex(), b.getIndexAttr(tensor.getRank()),
               "dimension {0} is out of range for a tensor of rank " +
                   Twine(tensor.getRank()),
               op.getIndex());
}

void jit::checkTensorAccess(ModuleOp module) {
  module.walk([](Operation *op) {
    if (auto extract = dyn_cast<tensor::ExtractOp>(op))
      check(extract);
    else if (auto dim = dyn_cast<tensor::DimOp>(op))
      check(dim);
  });
}
