//===- Costs.cpp - bytes and operations, from types -----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"
#include "jit/Dialect/Jit/IR/ElementTypes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

/// What is more counts as this, so that sums of costs do not overflow.
static constexpr int64_t mostCost = std::numeric_limits<int64_t>::max() / 1024;

static int64_t multiply(int64_t lhs, int64_t rhs) {
  int64_t result;
  return llvm::MulOverflow(lhs, rhs, result) ? mostCost
                                             : std::min(result, mostCost);
}

static int64_t countElements(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  int64_t count = 1;
  if (tensor)
    for (int64_t extent : tensor.getShape())
      count = multiply(count, ShapedType::isDynamic(extent) ? 1 : extent);
  return count;
}

int64_t jit::estimateBytes(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return 0;
  SmallVector<int64_t> shape(tensor.getShape());
  llvm::replace(shape, ShapedType::kDynamic, int64_t(1));
  return countBytes(tensor.clone(shape)).value_or(mostCost);
}

int64_t jit::estimateResultBytes(Operation *op) {
  int64_t bytes = 0;
  for (Type type : op->getResultTypes())
    bytes += estimateBytes(type);
  return bytes;
}

bool jit::hasKnownBytes(Type type) {
  if (isa<ListType>(type))
    return false;
  auto tensor = dyn_cast<TensorType>(type);
  return !tensor || tensor.hasStaticShape();
}

int64_t jit::countFlops(Operation *op) {
  int64_t results = 0, operands = 0;
  for (Type type : op->getResultTypes())
    results = std::max(results, countElements(type));
  for (Type type : op->getOperandTypes())
    operands = std::max(operands, countElements(type));
  if (auto matmul = dyn_cast<MatmulOp>(op)) {
    auto lhs = dyn_cast<RankedTensorType>(matmul.getLhs().getType());
    int64_t depth = lhs && !lhs.isDynamicDim(lhs.getRank() - 1)
                        ? lhs.getDimSize(lhs.getRank() - 1)
                        : 1;
    return multiply(2 * results, depth);
  }
  if (auto conv = dyn_cast<ConvOp>(op)) {
    auto weight = dyn_cast<RankedTensorType>(conv.getWeight().getType());
    int64_t depth = 1;
    if (weight && weight.getRank() > 0)
      depth =
          countElements(weight) / std::max<int64_t>(1, weight.getDimSize(0));
    return multiply(2 * results, depth);
  }
  if (isa<ScalarBodyOpInterface>(op)) {
    // The math library takes some twenty.
    bool isArithmetic =
        isa<AddOp, SubOp, MulOp, NegOp, AbsOp, MaximumOp, MinimumOp, SelectOp,
            ConvertOp, EqOp, NeOp, LtOp, LeOp, GtOp, GeOp>(op);
    return multiply(results, isArithmetic ? 1 : 20);
  }
  if (isa<SortOp>(op))
    return multiply(operands, 1 + llvm::Log2_64_Ceil(operands + 1));
  return std::max(results, operands);
}
