//===- Helpers.cpp - what the families' lowerings share -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtentEquality.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::jit;

static RankedTensorType rankedType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static OpFoldResult extentOf(ImplicitLocOpBuilder &b, Value tensor,
                             int64_t dim) {
  RankedTensorType type = rankedType(tensor);
  if (!type.isDynamicDim(dim))
    return b.getIndexAttr(type.getDimSize(dim));
  return b.createOrFold<tensor::DimOp>(tensor, dim);
}

Value jit::asIndex(ImplicitLocOpBuilder &b, OpFoldResult value) {
  return getValueOrCreateConstantIndexOp(b, b.getLoc(), value);
}

void jit::emitCheck(ImplicitLocOpBuilder &b, Value condition,
                    const Twine &message, ValueRange arguments,
                    ErrorCode code) {
  if (!matchPattern(condition, m_One()))
    AssertOp::create(b, condition, message.str(), arguments, code);
}

SmallVector<OpFoldResult> jit::extentsOf(ImplicitLocOpBuilder &b,
                                         Value tensor) {
  SmallVector<OpFoldResult> extents;
  for (int64_t dim : llvm::seq(rankedType(tensor).getRank()))
    extents.push_back(extentOf(b, tensor, dim));
  return extents;
}

bool jit::hasZero(ArrayRef<OpFoldResult> sizes) {
  return llvm::any_of(
      sizes, [](OpFoldResult size) { return getConstantIntValue(size) == 0; });
}

bool jit::sameExtent(Value lhs, int64_t lhsDim, Value rhs, int64_t rhsDim) {
  RankedTensorType lhsType = rankedType(lhs), rhsType = rankedType(rhs);
  if (!lhsType.isDynamicDim(lhsDim) && !rhsType.isDynamicDim(rhsDim))
    return lhsType.getDimSize(lhsDim) == rhsType.getDimSize(rhsDim);
  if (lhs == rhs && lhsDim == rhsDim)
    return true;
  return areKnownEqual({lhs, lhsDim}, {rhs, rhsDim});
}

/// Checks that the extent `actual` of dimension `dim` is `expected`.
static void checkExtent(ImplicitLocOpBuilder &b, Value actual, int64_t expected,
                        int64_t dim, const Twine &what) {
  Value wanted = arith::ConstantIndexOp::create(b, expected);
  Value ok =
      b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::eq, actual, wanted);
  AssertOp::create(
      b, ok,
      (what + " dimension " + Twine(dim) + " is {0}, expected {1}").str(),
      ValueRange{actual, wanted}, ErrorCode::shape_mismatch);
}

Value jit::castWithChecks(ImplicitLocOpBuilder &b, Value tensor,
                          RankedTensorType type, const Twine &what) {
  RankedTensorType from = rankedType(tensor);
  if (from == type)
    return tensor;
  // The checks stay where nothing uses the result, and say what is wrong; the
  // refinement keeps what is computed from relying on them too early.
  SmallVector<OpFoldResult> sizes = extentsOf(b, tensor);
  refineSizes(b, sizes, type, what);
  tensor = refineShape(b, tensor, type.getShape());
  return tensor.getType() == type ? tensor
                                  : tensor::CastOp::create(b, type, tensor);
}

Value jit::refineShape(ImplicitLocOpBuilder &b, Value tensor,
                       ArrayRef<int64_t> extents) {
  RankedTensorType from = rankedType(tensor);
  SmallVector<int64_t> shape(from.getShape());
  for (auto [extent, known] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(extent))
      extent = known;
  RankedTensorType type = from.clone(shape);
  return type == from ? tensor : RefineShapeOp::create(b, type, tensor);
}

void jit::refineSizes(ImplicitLocOpBuilder &b,
                      MutableArrayRef<OpFoldResult> sizes,
                      RankedTensorType type, const Twine &what) {
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    auto extent = dyn_cast<Value>(size);
    if (!extent || type.isDynamicDim(dim))
      continue;
    checkExtent(b, extent, type.getDimSize(dim), dim, what);
    size = b.getIndexAttr(type.getDimSize(dim));
  }
}

Value jit::emitFilled(ImplicitLocOpBuilder &b, ArrayRef<OpFoldResult> sizes,
                      Value value) {
  Value empty = tensor::EmptyOp::create(b, sizes, value.getType());
  return linalg::FillOp::create(b, value, empty).getResult(0);
}

void jit::assertEqual(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                      OpFoldResult rhs, const Twine &message) {
  if (isEqualConstantIntOrValue(lhs, rhs))
    return;
  Value left = asIndex(b, lhs), right = asIndex(b, rhs);
  Value ok =
      b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::eq, left, right);
  AssertOp::create(b, ok, message.str(), ValueRange{left, right},
                   ErrorCode::shape_mismatch);
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

/// Copies `operand` to the extents `sizes`, repeating along the dimensions
/// that are flagged in `stretched` where the operand's extent is 1.
static Value stretch(ImplicitLocOpBuilder &b, Value operand,
                     ArrayRef<OpFoldResult> sizes, ArrayRef<bool> stretched,
                     RankedTensorType type) {
  SmallVector<Value> inputs;
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value one = arith::ConstantIndexOp::create(b, 1);
  SmallVector<Value> isOne(type.getRank());
  for (auto [dim, flag] : llvm::enumerate(stretched))
    if (flag)
      isOne[dim] =
          arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                asIndex(b, extentOf(b, operand, dim)), one);
  Value empty = tensor::EmptyOp::create(b, sizes, type.getElementType());
  int64_t rank = type.getRank();
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, empty.getType(), ValueRange{}, empty, ArrayRef{identity}, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange) {
        ImplicitLocOpBuilder bb(loc, nested);
        SmallVector<Value> indices;
        for (int64_t dim : llvm::seq(rank)) {
          Value index = linalg::IndexOp::create(bb, dim);
          if (stretched[dim])
            index = arith::SelectOp::create(bb, isOne[dim], zero, index);
          indices.push_back(index);
        }
        Value element = tensor::ExtractOp::create(bb, operand, indices);
        linalg::YieldOp::create(bb, element);
      });
  return tensor::CastOp::create(b, type, generic.getResult(0));
}

Value jit::stretchOperand(ImplicitLocOpBuilder &b, Value operand,
                          ArrayRef<OpFoldResult> sizes,
                          ArrayRef<bool> stretched) {
  if (!llvm::is_contained(stretched, true))
    return operand;
  RankedTensorType type = rankedType(operand);
  Value needed;
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<OpFoldResult> ownSizes;
  for (int64_t dim : llvm::seq(type.getRank())) {
    OpFoldResult size = stretched[dim] ? sizes[dim] : extentOf(b, operand, dim);
    ownSizes.push_back(size);
    if (!stretched[dim])
      continue;
    if (std::optional<int64_t> known = getConstantIntValue(size))
      shape[dim] = *known;
    Value differs = arith::CmpIOp::create(b, arith::CmpIPredicate::ne,
                                          asIndex(b, extentOf(b, operand, dim)),
                                          asIndex(b, size));
    needed = needed ? arith::OrIOp::create(b, needed, differs) : differs;
  }
  auto resultType = RankedTensorType::get(shape, type.getElementType());
  auto branch = scf::IfOp::create(
      b, needed,
      [&](OpBuilder &nested, Location loc) {
        ImplicitLocOpBuilder bb(loc, nested);
        scf::YieldOp::create(
            bb, stretch(bb, operand, ownSizes, stretched, resultType));
      },
      [&](OpBuilder &nested, Location loc) {
        Value same = operand;
        if (resultType != type)
          same = tensor::CastOp::create(nested, loc, resultType, operand);
        scf::YieldOp::create(nested, loc, same);
      });
  return branch.getResult(0);
}

SmallVector<OpFoldResult>
jit::broadcastOperands(ImplicitLocOpBuilder &b, MutableArrayRef<Value> operands,
                       int64_t trailing) {
  int64_t rank = 0;
  for (Value operand : operands)
    rank = std::max(rank, rankedType(operand).getRank());

  SmallVector<OpFoldResult> sizes(rank - trailing);
  SmallVector<SmallVector<bool>> stretched;
  for (Value operand : operands)
    stretched.emplace_back(rankedType(operand).getRank(), false);
  Value one;

  for (int64_t dim : llvm::seq(rank - trailing)) {
    // The operands that have this dimension and are not statically 1.
    SmallVector<std::pair<size_t, int64_t>> candidates;
    std::optional<int64_t> fixed;
    for (auto [index, operand] : llvm::enumerate(operands)) {
      RankedTensorType type = rankedType(operand);
      int64_t own = dim - (rank - type.getRank());
      if (own < 0 || type.getDimSize(own) == 1)
        continue;
      candidates.emplace_back(index, own);
      if (!type.isDynamicDim(own))
        fixed = type.getDimSize(own);
    }
    if (candidates.empty()) {
      sizes[dim] = b.getIndexAttr(1);
      continue;
    }
    auto [firstIndex, firstDim] = candidates.front();
    Value first = operands[firstIndex];
    if (llvm::all_of(ArrayRef(candidates).drop_front(), [&](auto &candidate) {
          return sameExtent(first, firstDim, operands[candidate.first],
                            candidate.second);
        })) {
      sizes[dim] = extentOf(b, first, firstDim);
      continue;
    }
    // The extents may differ: compute the result's, check, and remember who
    // may have to stretch.
    if (!one)
      one = arith::ConstantIndexOp::create(b, 1);
    Value size = fixed ? arith::ConstantIndexOp::create(b, *fixed) : Value();
    SmallVector<Value> extents;
    for (auto [index, own] : candidates) {
      Value extent = asIndex(b, extentOf(b, operands[index], own));
      extents.push_back(extent);
      if (fixed)
        continue;
      if (!size) {
        size = extent;
        continue;
      }
      Value isOne =
          arith::CmpIOp::create(b, arith::CmpIPredicate::eq, size, one);
      size = arith::SelectOp::create(b, isOne, extent, size);
    }
    sizes[dim] = size;
    if (fixed)
      sizes[dim] = b.getIndexAttr(*fixed);
    for (auto [candidate, extent] : llvm::zip(candidates, extents)) {
      auto [index, own] = candidate;
      if (!rankedType(operands[index]).isDynamicDim(own))
        continue;
      Value isSame =
          arith::CmpIOp::create(b, arith::CmpIPredicate::eq, extent, size);
      Value isOne =
          arith::CmpIOp::create(b, arith::CmpIPredicate::eq, extent, one);
      Value ok = arith::OrIOp::create(b, isSame, isOne);
      AssertOp::create(b, ok,
                       ("operand #" + Twine(index) + " dimension " +
                        Twine(own) + " is {0}, expected 1 or {1}")
                           .str(),
                       ValueRange{extent, size}, ErrorCode::shape_mismatch);
      stretched[index][own] = true;
    }
  }

  for (auto [index, operand] : llvm::enumerate(operands)) {
    int64_t own = rankedType(operand).getRank() - trailing;
    operand = stretchOperand(b, operand, ArrayRef(sizes).take_back(own),
                             stretched[index]);
  }
  return sizes;
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

Value jit::emitElementwise(
    ImplicitLocOpBuilder &b, ValueRange operands, Type elementType,
    function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> body,
    bool widenHalves, RankedTensorType declared) {
  SmallVector<Value> inputs(operands);
  SmallVector<OpFoldResult> sizes = broadcastOperands(b, inputs);
  if (declared)
    refineSizes(b, sizes, declared, "result");
  int64_t rank = sizes.size();
  SmallVector<AffineMap> maps;
  for (Value input : inputs) {
    RankedTensorType type = rankedType(input);
    int64_t offset = rank - type.getRank();
    SmallVector<AffineExpr> exprs;
    for (int64_t dim : llvm::seq(type.getRank())) {
      bool repeats = type.getDimSize(dim) == 1 &&
                     getConstantIntValue(sizes[offset + dim]) != 1;
      exprs.push_back(repeats ? b.getAffineConstantExpr(0)
                              : b.getAffineDimExpr(offset + dim));
    }
    maps.push_back(AffineMap::get(rank, 0, exprs, b.getContext()));
  }
  maps.push_back(b.getMultiDimIdentityMap(rank));
  Value empty = tensor::EmptyOp::create(b, sizes, elementType);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, empty.getType(), inputs, empty, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        ImplicitLocOpBuilder bb(loc, nested);
        SmallVector<Value> scalars;
        for (Value arg : args.drop_back())
          scalars.push_back(
              widenHalves && isHalf(arg.getType())
                  ? arith::ExtFOp::create(bb, bb.getF32Type(), arg).getResult()
                  : arg);
        Value value = body(bb, scalars);
        if (value.getType() != elementType)
          value = arith::TruncFOp::create(bb, elementType, value);
        linalg::YieldOp::create(bb, value);
      });
  return generic.getResult(0);
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

Value jit::callMathFunction(ImplicitLocOpBuilder &b, const Twine &function,
                            Type resultType, ValueRange args) {
  return func::CallOp::create(b, ("jit_math_" + function).str(), resultType,
                              args)
      .getResult(0);
}

Value jit::callMath(ImplicitLocOpBuilder &b, StringRef name, Type resultType,
                    ValueRange args) {
  std::string function;
  llvm::raw_string_ostream(function) << name << '_' << args.front().getType();
  return callMathFunction(b, function, resultType, args);
}

Value jit::scalarConstant(ImplicitLocOpBuilder &b, Type type, double value) {
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
  return arith::ConstantOp::create(
      b, b.getIntegerAttr(type, static_cast<int64_t>(value)));
}
