//===- Contraction.cpp - contractions on buffers --------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::jit;

std::optional<int64_t> jit::constantOf(Value value) {
  return getConstantIntValue(value);
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

/// Whether `lhs` and `rhs` are, maybe widened, the two inputs' elements.
static bool areInputs(Block *body, Value lhs, Value rhs) {
  auto numberOf = [&](Value value) -> int64_t {
    if (auto extend = value.getDefiningOp<arith::ExtFOp>())
      value = extend.getIn();
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == body ? argument.getArgNumber()
                                                   : -1;
  };
  int64_t first = numberOf(lhs), second = numberOf(rhs);
  return (first == 0 && second == 1) || (first == 1 && second == 0);
}

/// Whether the body is `out + lhs * rhs`: fused on floats, wrapping on
/// integers.
static bool isMultiplyAdd(linalg::GenericOp op) {
  Block *body = op.getBody();
  Value accumulator = body->getArgument(2);
  Value result = body->getTerminator()->getOperand(0);
  if (auto fma = result.getDefiningOp<math::FmaOp>())
    return fma.getC() == accumulator && areInputs(body, fma.getA(), fma.getB());
  auto add = result.getDefiningOp<arith::AddIOp>();
  if (!add)
    return false;
  Value product = add.getLhs() == accumulator   ? add.getRhs()
                  : add.getRhs() == accumulator ? add.getLhs()
                                                : Value();
  auto multiply =
      product ? product.getDefiningOp<arith::MulIOp>() : arith::MulIOp();
  return multiply && areInputs(body, multiply.getLhs(), multiply.getRhs());
}

FailureOr<ContractionRoles> jit::matchContraction(linalg::GenericOp op) {
  if (!op.hasPureBufferSemantics() || op.getNumDpsInputs() != 2 ||
      op.getNumDpsInits() != 1 || !isMultiplyAdd(op))
    return failure();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  AffineMap out = maps[2];
  if (!out.isProjectedPermutation(/*allowZeroInResults=*/true))
    return failure();
  for (AffineMap map : maps)
    for (AffineExpr expr : map.getResults()) {
      SmallVector<int64_t> flat;
      if (!expr.isPureAffine() ||
          failed(getFlattenedAffineExpr(expr, map.getNumDims(), 0, &flat)) ||
          static_cast<int64_t>(flat.size()) != map.getNumDims() + 1)
        return failure();
    }

  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  auto uses = [&](unsigned operand, unsigned loop) {
    return maps[operand].isFunctionOfDim(loop);
  };
  // The result's dimensions, outermost first.
  SmallVector<unsigned> parallel;
  for (AffineExpr expr : out.getResults())
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      if (extents[dim.getPosition()] != 1)
        parallel.push_back(dim.getPosition());

  ContractionRoles roles;
  // Vectors run along the result's last dimension, which one input has.
  unsigned last = parallel.empty() ? 0 : parallel.back();
  bool lhsHas = !parallel.empty() && uses(0, last);
  bool rhsHas = parallel.empty() || uses(1, last);
  if (lhsHas == rhsHas)
    return failure();
  roles.lhs = lhsHas ? 1 : 0;
  roles.rhs = lhsHas ? 0 : 1;
  for (unsigned loop : parallel) {
    bool inLhs = uses(roles.lhs, loop), inRhs = uses(roles.rhs, loop);
    if (inLhs && !inRhs)
      roles.m.push_back(loop);
    else if (inRhs && !inLhs)
      roles.n.push_back(loop);
    else
      roles.batch.push_back(loop);
  }
  for (auto [loop, iterator] : llvm::enumerate(iterators)) {
    if (extents[loop] == 1)
      continue;
    if (iterator == utils::IteratorType::reduction)
      roles.k.push_back(loop);
    else if (!out.isFunctionOfDim(loop))
      return failure();
  }
  // Vectors of the result are stored at once.
  auto outType = cast<MemRefType>(op.getDpsInits()[0].getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(outType.getStridesAndOffset(strides, offset)))
    return failure();
  for (auto [expr, stride] : llvm::zip_equal(out.getResults(), strides))
    if (!parallel.empty() && expr == getAffineDimExpr(last, op.getContext()) &&
        stride != 1)
      return failure();
  return roles;
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

FlatOperand jit::flattenOperand(ImplicitLocOpBuilder &b, linalg::GenericOp op,
                                unsigned index) {
  IndexMath math{b};
  Value buffer = op->getOperand(index);
  AffineMap map = op.getIndexingMapsArray()[index];
  auto type = cast<MemRefType>(buffer.getType());
  int64_t rank = type.getRank();

  auto metadata = memref::ExtractStridedMetadataOp::create(b, buffer);
  SmallVector<int64_t> staticStrides;
  int64_t staticOffset;
  // Layouts without strides were rejected before.
  (void)type.getStridesAndOffset(staticStrides, staticOffset);
  SmallVector<Value> strides;
  Value size = math.constant(1); // one past the last element
  for (int64_t dim : llvm::seq(rank)) {
    strides.push_back(ShapedType::isDynamic(staticStrides[dim])
                          ? metadata.getStrides()[dim]
                          : math.constant(staticStrides[dim]));
    Value extent = type.isDynamicDim(dim) ? metadata.getSizes()[dim]
                                          : math.constant(type.getDimSize(dim));
    size = math.add(size, math.mul(math.add(extent, -1), strides.back()));
  }
  Value offset = ShapedType::isDynamic(staticOffset)
                     ? metadata.getOffset()
                     : math.constant(staticOffset);

  FlatOperand flat;
  flat.memref = memref::ReinterpretCastOp::create(
      b,
      MemRefType::get(
          {ShapedType::kDynamic}, type.getElementType(),
          StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, {1}),
          type.getMemorySpace()),
      metadata.getBaseBuffer(), OpFoldResult(offset),
      ArrayRef<OpFoldResult>{size}, ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
  flat.base = math.constant(0);
  flat.strides.assign(map.getNumDims(), math.constant(0));
  for (auto [expr, stride] : llvm::zip_equal(map.getResults(), strides)) {
    SmallVector<int64_t> coefficients;
    (void)getFlattenedAffineExpr(expr, map.getNumDims(), 0, &coefficients);
    flat.base = math.add(flat.base, math.mul(stride, coefficients.back()));
    for (unsigned loop : llvm::seq(map.getNumDims()))
      if (coefficients[loop] != 0)
        flat.strides[loop] =
            math.add(flat.strides[loop], math.mul(stride, coefficients[loop]));
  }
  return flat;
}

bool jit::collapses(const FlatOperand &operand, ArrayRef<unsigned> loops,
                    ArrayRef<Value> extents) {
  for (size_t i = loops.size(); i > 1; --i) {
    auto inner = constantOf(operand.strides[loops[i - 1]]);
    auto extent = constantOf(extents[loops[i - 1]]);
    auto outer = constantOf(operand.strides[loops[i - 2]]);
    if (!inner || !extent || !outer || *outer != *inner * *extent)
      return false;
  }
  return true;
}
