//===- FoldConstants.cpp - computes small constant tensors ----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The value of an elementwise operation on constants is found by folding its
// scalar body (`ScalarBodyOpInterface`) element by element with the folders of
// arith, which are exact; a body that calls the math library is left alone.
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

namespace mlir::jit {
#define GEN_PASS_DEF_FOLDCONSTANTS
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-fold-constants"

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// Whether the folder of `op` gives what the compiled operation would.
static bool foldsExactly(Operation *op) {
  return isa<arith::ArithDialect>(op->getDialect()) ||
         isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
             math::FloorOp, math::RoundEvenOp, math::TruncOp>(op);
}

/// `value` rounded to `type`, to nearest even.
static FloatAttr roundTo(FloatAttr value, Type type) {
  APFloat rounded = value.getValue();
  bool unused;
  rounded.convert(cast<FloatType>(type).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &unused);
  return FloatAttr::get(type, rounded);
}

namespace {
/// A scalar body, built once and folded for each element.
class ScalarProgram {
public:
  explicit ScalarProgram(ScalarBodyOpInterface op) {
    ImplicitLocOpBuilder b(op->getLoc(), op->getContext());
    b.setInsertionPointToEnd(&block);
    SmallVector<Value> scalars;
    for (Value operand : op->getOperands()) {
      Type type = signless(getElementTypeOrSelf(operand.getType()));
      Value scalar = block.addArgument(type, op->getLoc());
      if (type.isF16() || type.isBF16())
        scalar = arith::ExtFOp::create(b, b.getF32Type(), scalar);
      scalars.push_back(scalar);
    }
    result = op.buildScalarBody(b, scalars);
    Type type = signless(getElementTypeOrSelf(op->getResult(0).getType()));
    if (result.getType() != type)
      result = arith::TruncFOp::create(b, type, result);
  }

  /// The result for scalars given as attributes; null where an operation does
  /// not fold.
  Attribute run(ArrayRef<Attribute> scalars) {
    DenseMap<Value, Attribute> values;
    for (auto [argument, scalar] :
         llvm::zip_equal(block.getArguments(), scalars))
      values[argument] = scalar;
    for (Operation &op : block)
      if (failed(fold(&op, values)))
        return nullptr;
    return values.lookup(result);
  }

  static Type signless(Type type) {
    if (type.isUnsignedInteger())
      return IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth());
    return type;
  }

private:
  static LogicalResult fold(Operation *op, DenseMap<Value, Attribute> &values) {
    if (!foldsExactly(op) || op->getNumResults() != 1)
      return failure();
    Attribute constant;
    if (matchPattern(op, m_Constant(&constant))) {
      values[op->getResult(0)] = constant;
      return success();
    }
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands())
      operands.push_back(values.lookup(operand));
    // The folder refuses to round.
    if (isa<arith::TruncFOp>(op)) {
      values[op->getResult(0)] = roundTo(cast<FloatAttr>(operands.front()),
                                         op->getResult(0).getType());
      return success();
    }
    // A folder works on the operation as it is: one that swaps operands would
    // change the program.
    SmallVector<OpFoldResult> results;
    Operation *copy = op->clone();
    LogicalResult folded = copy->fold(operands, results);
    copy->destroy();
    if (failed(folded) || results.size() != 1)
      return failure();
    auto value = dyn_cast<Attribute>(results.front());
    if (!value)
      value = values.lookup(cast<Value>(results.front()));
    values[op->getResult(0)] = value;
    return success(value != nullptr);
  }

  Block block;
  Value result;
};
} // namespace

/// `attribute` with the type that it has in the lowered program, or back.
static Attribute retype(Attribute attribute, Type type) {
  auto integer = dyn_cast<IntegerAttr>(attribute);
  if (!integer || integer.getType() == type)
    return attribute;
  return IntegerAttr::get(type, integer.getValue());
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// For position `linear` in a tensor of `shape`, the position in a tensor of
/// `operandShape` that is broadcast to it.
static int64_t broadcastPosition(int64_t linear, ArrayRef<int64_t> shape,
                                 ArrayRef<int64_t> operandShape) {
  int64_t position = 0, stride = 1;
  for (int64_t i = 0, e = shape.size(); i < e; ++i) {
    int64_t extent = shape[shape.size() - 1 - i];
    int64_t index = linear % extent;
    linear /= extent;
    if (i >= static_cast<int64_t>(operandShape.size()))
      continue;
    int64_t own = operandShape[operandShape.size() - 1 - i];
    position += (own == 1 ? 0 : index) * stride;
    stride *= own;
  }
  return position;
}

static DenseElementsAttr foldElementwise(ScalarBodyOpInterface op,
                                         ArrayRef<DenseElementsAttr> operands,
                                         RankedTensorType type) {
  ScalarProgram program(op);
  SmallVector<Attribute> elements;
  for (int64_t linear : llvm::seq(type.getNumElements())) {
    SmallVector<Attribute> scalars;
    for (DenseElementsAttr operand : operands) {
      int64_t position = operand.isSplat()
                             ? 0
                             : broadcastPosition(linear, type.getShape(),
                                                 operand.getType().getShape());
      Attribute scalar = operand.getValues<Attribute>()[position];
      scalars.push_back(
          retype(scalar, ScalarProgram::signless(operand.getElementType())));
    }
    Attribute element = program.run(scalars);
    if (!element)
      return nullptr;
    elements.push_back(retype(element, type.getElementType()));
  }
  return DenseElementsAttr::get(type, elements);
}

namespace {
struct FoldConstants : public jit::impl::FoldConstantsBase<FoldConstants> {
  using FoldConstantsBase::FoldConstantsBase;

  void runOnOperation() override {
    SmallVector<Operation *> candidates;
    getOperation()->walk([&](Operation *op) {
      if (isa<ScalarBodyOpInterface>(op) && op->getNumResults() == 1)
        candidates.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (Operation *op : candidates)
      tryFold(op, rewriter);
  }

  void tryFold(Operation *op, RewriterBase &rewriter) {
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (!type || !type.hasStaticShape() || type.getNumElements() > limit)
      return;
    SmallVector<DenseElementsAttr> operands;
    for (Value operand : op->getOperands()) {
      DenseElementsAttr value;
      if (!matchPattern(operand, m_Constant(&value)))
        return;
      operands.push_back(value);
    }
    // The declared type may know more than the operands give: then it has to
    // be checked when the program runs.
    SmallVector<int64_t> shape;
    for (DenseElementsAttr operand : operands) {
      auto merged = broadcastShapes(shape, operand.getType().getShape());
      if (failed(merged))
        return;
      shape = std::move(*merged);
    }
    if (!llvm::equal(shape, type.getShape()))
      return;
    DenseElementsAttr value =
        foldElementwise(cast<ScalarBodyOpInterface>(op), operands, type);
    if (!value)
      return;
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<ConstantOp>(op, value);
  }
};
} // namespace
