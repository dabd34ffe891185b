//===- LinearAlgebra.cpp - lowers matmul and conv -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contractions become one `linalg.generic` on a zero-filled accumulator. Its
// body is a fused multiply-add (integers: multiply, add); the contracted
// dimensions come before the innermost parallel one, so that plain loops
// vectorise and every element still sums in the order that the ops promise.
//
//===----------------------------------------------------------------------===//

#include "Reshape.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "jit/Conversion/JitToLinalg/Windows.h"
#include "jit/Dialect/Jit/IR/Windows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

using utils::IteratorType;

/// `accumulator + lhs * rhs` with one rounding; halves are widened.
static Value multiplyAdd(ImplicitLocOpBuilder &b, Value lhs, Value rhs,
                         Value accumulator) {
  Type type = accumulator.getType();
  if (!isa<FloatType>(type))
    return arith::AddIOp::create(b, accumulator,
                                 arith::MulIOp::create(b, lhs, rhs));
  if (lhs.getType() != type) {
    lhs = arith::ExtFOp::create(b, type, lhs);
    rhs = arith::ExtFOp::create(b, type, rhs);
  }
  return math::FmaOp::create(b, lhs, rhs, accumulator);
}

/// Contracts two tensors into one of the extents `sizes`. `maps` are those of
/// lhs, rhs and result.
static Value emitContraction(ImplicitLocOpBuilder &b, Value lhs, Value rhs,
                             ArrayRef<OpFoldResult> sizes,
                             ArrayRef<AffineMap> maps,
                             ArrayRef<IteratorType> iterators) {
  Type element = cast<RankedTensorType>(lhs.getType()).getElementType();
  Type accumulator = isHalf(element) ? b.getF32Type() : element;
  Value init = emitFilled(b, sizes, scalarConstant(b, accumulator, 0));
  Value result =
      linalg::GenericOp::create(
          b, init.getType(), ValueRange{lhs, rhs}, init, maps, iterators,
          [&](OpBuilder &nested, Location loc, ValueRange args) {
            ImplicitLocOpBuilder bb(loc, nested);
            linalg::YieldOp::create(bb,
                                    multiplyAdd(bb, args[0], args[1], args[2]));
          })
          .getResult(0);
  if (accumulator == element)
    return result;
  return emitElementwise(
      b, result, element,
      [](ImplicitLocOpBuilder &, ValueRange args) { return args[0]; });
}

//===----------------------------------------------------------------------===//
// Matmul
//===----------------------------------------------------------------------===//

namespace {
struct LowerMatmul : OpConversionPattern<MatmulOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(MatmulOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type)
      return rewriter.notifyMatchFailure(op, "result is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<Value> operands{adaptor.getLhs(), adaptor.getRhs()};
    // A transposed operand is read in place.
    SmallVector<bool> transposed(2, false);
    for (auto [index, original] : llvm::enumerate(op->getOperands()))
      if (Value source = transposedMatrix(original)) {
        Value converted = rewriter.getRemappedValue(source);
        if (!converted)
          continue;
        operands[index] = converted;
        transposed[index] = true;
      }

    int64_t lhsRank = rankOf(operands[0]), rhsRank = rankOf(operands[1]);
    int64_t k0 = lhsRank - (transposed[0] ? 2 : 1);
    int64_t k1 = rhsRank - (transposed[1] ? 1 : 2);
    if (!sameExtent(operands[0], k0, operands[1], k1))
      assertEqual(
          b, extentsOf(b, operands[0])[k0], extentsOf(b, operands[1])[k1],
          "contraction sizes differ: lhs dimension " + Twine(lhsRank - 1) +
              " is {0}, rhs dimension " + Twine(rhsRank - 2) + " is {1}");

    SmallVector<OpFoldResult> sizes = broadcastOperands(b, operands, 2);
    int64_t batch = sizes.size();
    sizes.push_back(
        extentsOf(b, operands[0])[lhsRank - (transposed[0] ? 1 : 2)]);
    sizes.push_back(
        extentsOf(b, operands[1])[rhsRank - (transposed[1] ? 2 : 1)]);

    refineSizes(b, sizes, type, "result");

    // Loops: batch, rows, contraction, columns.
    AffineExpr m = b.getAffineDimExpr(batch), k = b.getAffineDimExpr(batch + 1),
               n = b.getAffineDimExpr(batch + 2);
    auto map = [&](Value operand, AffineExpr row, AffineExpr column,
                   bool flip) {
      SmallVector<AffineExpr> exprs;
      auto operandType = cast<RankedTensorType>(operand.getType());
      int64_t own = operandType.getRank() - 2;
      for (int64_t dim : llvm::seq(own)) {
        int64_t loop = batch - own + dim;
        bool repeats = operandType.getDimSize(dim) == 1 &&
                       getConstantIntValue(sizes[loop]) != 1;
        exprs.push_back(repeats ? b.getAffineConstantExpr(0)
                                : b.getAffineDimExpr(loop));
      }
      if (flip)
        std::swap(row, column);
      exprs.append({row, column});
      return AffineMap::get(batch + 3, 0, exprs, b.getContext());
    };
    SmallVector<AffineExpr> resultExprs;
    for (int64_t dim : llvm::seq(batch))
      resultExprs.push_back(b.getAffineDimExpr(dim));
    resultExprs.append({m, n});
    AffineMap maps[] = {
        map(operands[0], m, k, transposed[0]),
        map(operands[1], k, n, transposed[1]),
        AffineMap::get(batch + 3, 0, resultExprs, b.getContext())};
    SmallVector<IteratorType> iterators(batch + 3, IteratorType::parallel);
    iterators[batch + 1] = IteratorType::reduction;
    Value result =
        emitContraction(b, operands[0], operands[1], sizes, maps, iterators);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  static int64_t rankOf(Value value) {
    return cast<RankedTensorType>(value.getType()).getRank();
  }

  /// The operand of a `jit.transpose` that exchanges just the last two
  /// dimensions, if `value` is one.
  static Value transposedMatrix(Value value) {
    auto transpose = value.getDefiningOp<TransposeOp>();
    if (!transpose)
      return {};
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    int64_t rank = permutation.size();
    for (auto [dim, from] : llvm::enumerate(permutation)) {
      int64_t index = dim;
      int64_t expected = index == rank - 1   ? rank - 2
                         : index == rank - 2 ? rank - 1
                                             : index;
      if ((from < 0 ? from + rank : from) != expected)
        return {};
    }
    return transpose.getOperand();
  }
};

//===----------------------------------------------------------------------===//
// Conv
//===----------------------------------------------------------------------===//

struct LowerConv : OpConversionPattern<ConvOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ConvOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type)
      return rewriter.notifyMatchFailure(op, "result is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value input = adaptor.getInput(), weight = adaptor.getWeight();
    int64_t rank = type.getRank() - 2;
    auto geometry = makeWindowGeometry(std::nullopt, "", rank, op.getStrides(),
                                       op.getPaddingLow(), op.getPaddingHigh(),
                                       op.getDilation(), op.getInputDilation());
    if (failed(geometry))
      return rewriter.notifyMatchFailure(op, "lists do not fit");

    SmallVector<OpFoldResult> inputSizes = extentsOf(b, input);
    SmallVector<OpFoldResult> weightSizes = extentsOf(b, weight);
    int64_t groups = op.getGroups();
    OpFoldResult groupCount = b.getIndexAttr(groups);
    OpFoldResult channels = weightSizes[1]; // of a group
    assertEqual(b, inputSizes[1], mulIndex(b, channels, groupCount),
                "input has {0} channels, expected groups * weight dimension 1 "
                "= {1}");
    OpFoldResult outputs = divIndex(b, weightSizes[0], groupCount);
    assertEqual(b, weightSizes[0], mulIndex(b, outputs, groupCount),
                "weight dimension 0 is {0}, expected a multiple of groups: "
                "{1}");
    SmallVector<OpFoldResult> windows(ArrayRef(weightSizes).drop_front(2));
    SmallVector<OpFoldResult> counts = emitWindowCounts(
        b, *geometry, ArrayRef(inputSizes).drop_front(2), windows);
    SmallVector<OpFoldResult> declared{inputSizes[0], weightSizes[0]};
    declared.append(counts);
    refineSizes(b, declared, type, "result");
    Value zero = scalarConstant(b, type.getElementType(), 0);
    input = emitPadded(b, input, *geometry, zero);

    bool grouped = groups != 1;
    SmallVector<OpFoldResult> sizes{declared[0]};
    if (grouped) {
      input = splitDim(b, input, 1, groupCount, channels);
      weight = splitDim(b, weight, 0, groupCount, outputs);
      sizes.push_back(groupCount);
    }
    sizes.push_back(grouped ? outputs : declared[1]);
    sizes.append(declared.begin() + 2, declared.end());

    // Loops: batch, (group,) output channel, positions but the last, input
    // channel, kernel, last position.
    SmallVector<IteratorType> iterators;
    auto loop = [&](IteratorType iterator) {
      iterators.push_back(iterator);
      return b.getAffineDimExpr(iterators.size() - 1);
    };
    SmallVector<AffineExpr> in{loop(IteratorType::parallel)}, kernel,
        out{in.front()};
    if (grouped) {
      AffineExpr group = loop(IteratorType::parallel);
      for (auto *exprs : {&in, &kernel, &out})
        exprs->push_back(group);
    }
    AffineExpr output = loop(IteratorType::parallel);
    kernel.push_back(output);
    out.push_back(output);
    SmallVector<AffineExpr> positions;
    for (int64_t dim = 0; dim + 1 < rank; ++dim)
      positions.push_back(loop(IteratorType::parallel));
    AffineExpr channel = loop(IteratorType::reduction);
    in.push_back(channel);
    kernel.push_back(channel);
    SmallVector<AffineExpr> offsets;
    for (int64_t dim = 0; dim < rank; ++dim)
      offsets.push_back(loop(IteratorType::reduction));
    positions.push_back(loop(IteratorType::parallel));
    for (int64_t dim = 0; dim < rank; ++dim) {
      in.push_back(positions[dim] * geometry->strides[dim] +
                   offsets[dim] * geometry->dilation[dim]);
      kernel.push_back(offsets[dim]);
      out.push_back(positions[dim]);
    }
    SmallVector<AffineMap> maps;
    for (ArrayRef<AffineExpr> exprs :
         {ArrayRef(in), ArrayRef(kernel), ArrayRef(out)})
      maps.push_back(
          AffineMap::get(iterators.size(), 0, exprs, b.getContext()));
    Value result = emitContraction(b, input, weight, sizes, maps, iterators);
    if (grouped)
      result = mergeDims(b, result, 1);
    rewriter.replaceOp(op, castWithChecks(b, result, type, "result"));
    return success();
  }

  /// Views dimension `dim` of `value` as the dimensions `outer` x `inner`.
  static Value splitDim(ImplicitLocOpBuilder &b, Value value, int64_t dim,
                        OpFoldResult outer, OpFoldResult inner) {
    SmallVector<OpFoldResult> sizes = extentsOf(b, value);
    sizes[dim] = inner;
    sizes.insert(sizes.begin() + dim, outer);
    return emitReshape(b, value, sizes, {});
  }

  /// Views dimensions `dim` and `dim + 1` of `value` as one.
  static Value mergeDims(ImplicitLocOpBuilder &b, Value value, int64_t dim) {
    int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
    return tensor::CollapseShapeOp::create(b, value, reassociation(rank, dim));
  }

  static SmallVector<ReassociationIndices> reassociation(int64_t rank,
                                                         int64_t dim) {
    SmallVector<ReassociationIndices> groups;
    for (int64_t i = 0; i < rank; ++i) {
      groups.push_back({i});
      if (i == dim)
        groups.back().push_back(++i);
    }
    return groups;
  }
};
} // namespace

void jit::populateJitToLinalgLinearAlgebraPatterns(
    const TypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<LowerConv, LowerMatmul>(converter, patterns.getContext());
}
