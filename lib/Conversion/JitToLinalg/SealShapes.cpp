//===- SealShapes.cpp - keeps checked extents apart from promised ones ----===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::jit;

static void refineOperand(OpOperand &operand, ArrayRef<int64_t> extents) {
  ImplicitLocOpBuilder b(operand.getOwner()->getLoc(), operand.getOwner());
  operand.set(refineShape(b, operand.get(), extents));
}

/// A cast to a type that knows more.
static void seal(tensor::CastOp op) {
  if (auto type = dyn_cast<RankedTensorType>(op.getType()))
    if (isa<RankedTensorType>(op.getSource().getType()))
      refineOperand(op.getSourceMutable(), type.getShape());
}

/// Operands that are indexed by the same expression have the same extent.
static void seal(linalg::LinalgOp op) {
  DenseMap<AffineExpr, int64_t> extents;
  auto forEachDim =
      [&](function_ref<void(AffineExpr, OpOperand &, int64_t)> visit) {
        for (OpOperand &operand : op->getOpOperands())
          if (isa<RankedTensorType>(operand.get().getType()))
            for (auto [dim, expr] : llvm::enumerate(
                     op.getMatchingIndexingMap(&operand).getResults()))
              if (!isa<AffineConstantExpr>(expr))
                visit(expr, operand, dim);
      };
  forEachDim([&](AffineExpr expr, OpOperand &operand, int64_t dim) {
    auto type = cast<RankedTensorType>(operand.get().getType());
    if (!type.isDynamicDim(dim))
      extents.try_emplace(expr, type.getDimSize(dim));
  });
  forEachDim([&](AffineExpr expr, OpOperand &operand, int64_t dim) {
    auto known = extents.find(expr);
    auto type = cast<RankedTensorType>(operand.get().getType());
    if (known == extents.end() || !type.isDynamicDim(dim))
      return;
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] = known->second;
    refineOperand(operand, shape);
    if (!op.isDpsInit(&operand))
      return;
    OpResult result = op.getTiedOpResult(&operand);
    Type declared = result.getType();
    result.setType(operand.get().getType());
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    auto cast = tensor::CastOp::create(builder, op.getLoc(), declared, result);
    result.replaceAllUsesExcept(cast, cast);
  });
}

/// A dimension that is split into static ones is as long as their product.
static void seal(tensor::ExpandShapeOp op) {
  SmallVector<int64_t> shape;
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    int64_t extent = 1;
    for (int64_t dim : group) {
      int64_t part = op.getResultType().getDimSize(dim);
      extent = ShapedType::isDynamic(part) || ShapedType::isDynamic(extent)
                   ? ShapedType::kDynamic
                   : extent * part;
    }
    shape.push_back(extent);
  }
  refineOperand(op.getSrcMutable(), shape);
}

/// A dimension merged with others into a static one.
static void seal(tensor::CollapseShapeOp op) {
  SmallVector<int64_t> shape(op.getSrcType().getShape());
  for (auto [group, extent] : llvm::zip_equal(op.getReassociationIndices(),
                                              op.getResultType().getShape()))
    if (group.size() == 1)
      shape[group.front()] = extent;
  refineOperand(op.getSrcMutable(), shape);
}

/// What is inserted has the extents that it is inserted at.
static void seal(tensor::InsertSliceOp op) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(op.getStaticSizes()))
    if (!dropped.test(dim))
      shape.push_back(size);
  refineOperand(op.getSourceMutable(), shape);
}

/// What is padded lacks the padding.
static void seal(tensor::PadOp op) {
  SmallVector<int64_t> shape;
  for (auto [extent, low, high] :
       llvm::zip_equal(op.getResultType().getShape(), op.getStaticLow(),
                       op.getStaticHigh())) {
    bool isKnown = !ShapedType::isDynamic(extent) &&
                   !ShapedType::isDynamic(low) && !ShapedType::isDynamic(high);
    shape.push_back(isKnown ? extent - low - high : ShapedType::kDynamic);
  }
  refineOperand(op.getSourceMutable(), shape);
}

void jit::sealShapes(Operation *root) {
  root->walk([](Operation *op) {
    llvm::TypeSwitch<Operation *>(op)
        .Case<linalg::LinalgOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
              tensor::CastOp, tensor::InsertSliceOp, tensor::PadOp>(
            [](auto op) { seal(op); });
  });
}
