//===- Extents.cpp - where extents come from ------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Extents.h"
#include "jit/Autodiff/RuleBuilder.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// Follows extents backwards. A carried value is assumed to keep its initial
/// extent until what the body yields says otherwise.
class Tracer {
public:
  Extent trace(Value tensor, int64_t dim);

private:
  Extent traceResult(OpResult result, int64_t dim);
  Extent traceCarry(LoopOp loop, unsigned index, int64_t dim, Extent self);
  std::optional<Extent> traceBroadcast(ValueRange operands, int64_t fromEnd);
  Extent traceSize(OpFoldResult size, Value operand, int64_t operandDim);

  /// Carried values that are being traced, and what is assumed of them.
  SmallVector<std::pair<Extent, Extent>> assumptions;
};
} // namespace

static Extent constantExtent(int64_t value) { return {Value(), -1, value}; }

static RankedTensorType rankedType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

/// The extent that `size` is; -1 stands for dimension `operandDim` of `operand`
/// where that is not null.
Extent Tracer::traceSize(OpFoldResult size, Value operand, int64_t operandDim) {
  if (auto known = getConstantIntValue(size)) {
    if (*known >= 0)
      return constantExtent(*known);
    return operand ? trace(operand, operandDim) : Extent{};
  }
  Value value = cast<Value>(size);
  if (auto dim = value.getDefiningOp<tensor::DimOp>())
    if (auto index = dim.getConstantIndex())
      if (rankedType(dim.getSource()))
        return trace(dim.getSource(), *index);
  return {value, -1, 0};
}

/// The extent that operands broadcast to, in the dimension that is `fromEnd`
/// from the last; nothing where it depends on which of them are 1.
std::optional<Extent> Tracer::traceBroadcast(ValueRange operands,
                                             int64_t fromEnd) {
  std::optional<Extent> found;
  for (Value operand : operands) {
    RankedTensorType type = rankedType(operand);
    if (!type)
      return std::nullopt;
    int64_t dim = type.getRank() - 1 - fromEnd;
    if (dim < 0 || type.getDimSize(dim) == 1)
      continue;
    Extent extent = trace(operand, dim);
    if (extent == constantExtent(1))
      continue;
    if (extent.isConstant())
      return extent;
    if (found && *found != extent)
      return std::nullopt;
    found = extent;
  }
  return found ? *found : constantExtent(1);
}

Extent Tracer::traceCarry(LoopOp loop, unsigned index, int64_t dim,
                          Extent self) {
  for (auto &[carry, assumed] : assumptions)
    if (carry == self)
      return assumed;
  Value init = loop.getInitialValues()[index];
  if (!rankedType(init))
    return self;
  Extent start = trace(init, dim);
  // Of something in the loop: another value each time.
  assumptions.push_back({self, start});
  Extent next = trace(loop.getContinue().getCarries()[index], dim);
  assumptions.pop_back();
  return next == start ? start : self;
}

Extent Tracer::traceResult(OpResult result, int64_t dim) {
  Operation *op = result.getOwner();
  Extent self{result, dim, 0};
  int64_t rank = rankedType(result).getRank();
  if (isa<ScalarBodyOpInterface>(op))
    return traceBroadcast(op->getOperands(), rank - 1 - dim).value_or(self);
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return rankedType(cast.getSource()) ? trace(cast.getSource(), dim) : self;
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return trace(transpose.getOperand(), transpose.getNormalPermutation()[dim]);
  if (auto slice = dyn_cast<SliceOp>(op))
    return traceSize(slice.getMixedSizes()[dim], Value(), 0);
  if (auto full = dyn_cast<FullOp>(op))
    return traceSize(full.getMixedSizes()[dim], Value(), 0);
  if (auto zeros = dyn_cast<ZerosOp>(op))
    return traceSize(zeros.getMixedSizes()[dim], Value(), 0);
  if (auto ones = dyn_cast<OnesOp>(op))
    return traceSize(ones.getMixedSizes()[dim], Value(), 0);
  if (auto iota = dyn_cast<IotaOp>(op))
    return traceSize(iota.getMixedSizes()[dim], Value(), 0);
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    OpFoldResult size = reshape.getMixedSizes()[dim];
    return isConstantIntValue(size, -1) ? self : traceSize(size, Value(), 0);
  }
  if (auto broadcast = dyn_cast<BroadcastToOp>(op)) {
    RankedTensorType type = rankedType(broadcast.getOperand());
    return traceSize(broadcast.getMixedSizes()[dim], broadcast.getOperand(),
                     dim - (rank - type.getRank()));
  }
  if (auto matmul = dyn_cast<MatmulOp>(op)) {
    if (dim == rank - 1)
      return trace(matmul.getRhs(), rankedType(matmul.getRhs()).getRank() - 1);
    if (dim == rank - 2)
      return trace(matmul.getLhs(), rankedType(matmul.getLhs()).getRank() - 2);
    return self;
  }
  if (auto linear = dyn_cast<LinearOp>(op))
    return dim == rank - 1 ? trace(linear.getWeight(), 0)
                           : trace(linear.getInput(), dim);
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return trace(scatter.getOperand(), dim);
  if (auto gather = dyn_cast<GatherOp>(op)) {
    int64_t first = gather.getDims().front(), indexRank = 0;
    for (Value index : gather.getIndices())
      indexRank = std::max(indexRank, rankedType(index).getRank());
    if (dim >= first && dim < first + indexRank)
      return traceBroadcast(gather.getIndices(), first + indexRank - 1 - dim)
          .value_or(self);
    return self;
  }
  if (auto conv = dyn_cast<ConvOp>(op); conv && dim == 0)
    return trace(conv.getInput(), 0);
  if (isa<SoftmaxOp, LogSoftmaxOp, CumSumOp, CumProdOp, ReverseOp>(op))
    return trace(op->getOperand(0), dim);
  if (auto loop = dyn_cast<LoopOp>(op)) {
    unsigned index = result.getResultNumber();
    Extent carry{loop.getCarries()[index], dim, 0};
    Extent extent = traceCarry(loop, index, dim, carry);
    return extent == carry ? self : extent;
  }
  if (auto branch = dyn_cast<IfOp>(op); branch && branch.getElseYield()) {
    unsigned index = result.getResultNumber();
    Extent then = trace(branch.getThenYield().getValues()[index], dim);
    bool isSame = then == trace(branch.getElseYield().getValues()[index], dim);
    return isSame ? then : self;
  }
  return self;
}

Extent Tracer::trace(Value tensor, int64_t dim) {
  RankedTensorType type = rankedType(tensor);
  if (!type.isDynamicDim(dim))
    return constantExtent(type.getDimSize(dim));
  if (auto result = dyn_cast<OpResult>(tensor))
    return traceResult(result, dim);
  auto argument = cast<BlockArgument>(tensor);
  Extent self{tensor, dim, 0};
  auto loop = dyn_cast_or_null<LoopOp>(argument.getOwner()->getParentOp());
  if (!loop || argument.getArgNumber() == 0 ||
      !argument.getOwner()->mightHaveTerminator())
    return self;
  return traceCarry(loop, argument.getArgNumber() - 1, dim, self);
}

Extent jit::traceExtent(Value tensor, int64_t dim) {
  return Tracer().trace(tensor, dim);
}

bool jit::haveSameExtent(Value lhs, int64_t lhsDim, Value rhs, int64_t rhsDim) {
  return traceExtent(lhs, lhsDim) == traceExtent(rhs, rhsDim);
}

OpFoldResult jit::materialize(OpBuilder &builder, Location loc,
                              const Extent &extent) {
  if (extent.isConstant())
    return builder.getIndexAttr(extent.constant);
  if (extent.dim < 0)
    return extent.value;
  return builder.createOrFold<tensor::DimOp>(loc, extent.value, extent.dim);
}

std::optional<SmallVector<OpFoldResult>> jit::extentsOutside(OpBuilder &builder,
                                                             Location loc,
                                                             Value tensor,
                                                             Region &region) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<Extent> extents;
  for (int64_t dim : llvm::seq(type.getRank())) {
    extents.push_back(traceExtent(tensor, dim));
    Value value = extents.back().value;
    if (value && region.isAncestor(value.getParentRegion()))
      return std::nullopt;
  }
  return llvm::map_to_vector(extents, [&](const Extent &extent) {
    return materialize(builder, loc, extent);
  });
}
