//===- RuleBuilder.cpp - what derivative rules are written with -----------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Autodiff/RuleBuilder.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value RuleBuilder::constant(Value like, double value) {
  if (!isa<TensorType>(like.getType()))
    return arith::ConstantOp::create(
        *this, cast<TypedAttr>(getFloatAttr(like.getType(), value)));
  return scalarLike(*this, getLoc(), like, value);
}

Value RuleBuilder::zerosLike(Value like) {
  return jit::zerosLike(*this, getLoc(), like);
}

SmallVector<OpFoldResult> RuleBuilder::sizes(Value like) {
  return tensor::getMixedSizes(*this, getLoc(), like);
}

Value RuleBuilder::fullLike(Value like, double value) {
  Value scalar = constant(like, value);
  if (scalar.getType() == like.getType())
    return scalar;
  Value result = FullOp::create(*this, scalar, sizes(like));
  return castTo(*this, getLoc(), result, like.getType());
}

Value RuleBuilder::broadcastLike(Value value, Value like) {
  if (!isa<TensorType>(like.getType()))
    return value;
  auto from = cast<RankedTensorType>(value.getType());
  auto to = cast<RankedTensorType>(like.getType());
  if (from.getShape() == to.getShape() && to.hasStaticShape())
    return value;
  Value result = BroadcastToOp::create(*this, value, sizes(like));
  return castTo(*this, getLoc(), result, to.clone(from.getElementType()));
}

Value RuleBuilder::convertLike(Value value, Value like) {
  Type element = getElementTypeOrSelf(like.getType());
  if (!value || getElementTypeOrSelf(value.getType()) == element)
    return value;
  return ConvertOp::create(*this, value, element);
}

Value RuleBuilder::reshapeLike(Value value, Value like) {
  if (!value || value.getType() == like.getType())
    return value;
  Value result = ReshapeOp::create(*this, value, sizes(like));
  return castTo(*this, getLoc(), result, like.getType());
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// `TensorOp` or `ScalarOp`, as the operands are.
template <typename TensorOp, typename ScalarOp, typename... Args>
static Value createEither(ImplicitLocOpBuilder &builder, Value first,
                          Args... rest) {
  if (isa<TensorType>(first.getType()))
    return TensorOp::create(builder, first, rest...);
  return ScalarOp::create(builder, first, rest...);
}

Value RuleBuilder::add(Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return lhs ? lhs : rhs;
  return createEither<AddOp, arith::AddFOp>(*this, lhs, rhs);
}

Value RuleBuilder::sub(Value lhs, Value rhs) {
  if (!rhs)
    return lhs;
  if (!lhs)
    return neg(rhs);
  return createEither<SubOp, arith::SubFOp>(*this, lhs, rhs);
}

OpFoldResult RuleBuilder::sub(OpFoldResult lhs, OpFoldResult rhs) {
  auto left = getConstantIntValue(lhs), right = getConstantIntValue(rhs);
  if (left && right)
    return getIndexAttr(*left - *right);
  return getAsOpFoldResult(createOrFold<arith::SubIOp>(
      getValueOrCreateConstantIndexOp(*this, getLoc(), lhs),
      getValueOrCreateConstantIndexOp(*this, getLoc(), rhs)));
}

Value RuleBuilder::mul(Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return Value();
  return createEither<MulOp, arith::MulFOp>(*this, lhs, rhs);
}

Value RuleBuilder::mul(Value lhs, double rhs) {
  if (!lhs || rhs == 1)
    return lhs;
  return mul(lhs, constant(lhs, rhs));
}

Value RuleBuilder::div(Value lhs, Value rhs) {
  if (!lhs)
    return Value();
  return createEither<DivOp, arith::DivFOp>(*this, lhs, rhs);
}

Value RuleBuilder::neg(Value value) {
  if (!value)
    return Value();
  return createEither<NegOp, arith::NegFOp>(*this, value);
}

Value RuleBuilder::select(Value condition, Value onTrue, Value onFalse) {
  if (!onTrue && !onFalse)
    return Value();
  if (!onTrue)
    onTrue = constant(onFalse, 0);
  if (!onFalse)
    onFalse = constant(onTrue, 0);
  if (isa<TensorType>(condition.getType()))
    return SelectOp::create(*this, condition, onTrue, onFalse);
  return arith::SelectOp::create(*this, condition, onTrue, onFalse);
}

Operation *RuleBuilder::cloneWith(ValueRange operands) {
  Operation *clone = ImplicitLocOpBuilder::clone(*op);
  for (auto [operand, value] :
       llvm::zip_equal(clone->getOpOperands(), operands))
    operand.set(value);
  return clone;
}

//===----------------------------------------------------------------------===//
// VjpBuilder
//===----------------------------------------------------------------------===//

Value VjpBuilder::cotangent(unsigned result) const {
  return state.getCotangent(op->getResult(result));
}

bool VjpBuilder::needs(unsigned operand) const {
  return state.isActive(op->getOperand(operand));
}

void VjpBuilder::update(unsigned operand, function_ref<Value(Value)> function) {
  Value target = op->getOperand(operand);
  if (!state.isActive(target))
    return;
  if (Value value = function(state.getCotangent(target)))
    state.setCotangent(target,
                       castTo(*this, getLoc(), value, target.getType()));
}

void VjpBuilder::accumulate(unsigned operand, Value value) {
  if (!value)
    return;
  Type type = op->getOperand(operand).getType();
  update(operand, [&](Value current) {
    Value own = castTo(*this, getLoc(), value, type);
    return current ? addDerivatives(*this, getLoc(), current, own) : own;
  });
}

void VjpBuilder::accumulateSum(unsigned operand, Value value, int64_t same) {
  Value like = op->getOperand(operand);
  if (!value || !state.isActive(like))
    return;
  if (isa<TensorType>(like.getType()))
    value = sumToShapeOf(*this, getLoc(), value, like, op->getResult(0), same);
  accumulate(operand, value);
}

//===----------------------------------------------------------------------===//
// JvpBuilder
//===----------------------------------------------------------------------===//

Value JvpBuilder::tangent(unsigned operand) const {
  return state.getTangent(op->getOperand(operand));
}

Value JvpBuilder::denseTangent(unsigned operand) {
  Value value = tangent(operand);
  return value ? value : zerosLike(op->getOperand(operand));
}

void JvpBuilder::setTangent(unsigned result, Value value) {
  Value target = op->getResult(result);
  if (value)
    value = castTo(*this, getLoc(), value, target.getType());
  state.setTangent(target, value);
}

/// Whether the two tensors have the same shape whenever the program runs.
static bool haveSameShape(Value lhs, Value rhs) {
  int64_t rank = cast<RankedTensorType>(lhs.getType()).getRank();
  return rank == cast<RankedTensorType>(rhs.getType()).getRank() &&
         llvm::all_of(llvm::seq(rank), [&](int64_t dim) {
           return haveSameExtent(lhs, dim, rhs, dim);
         });
}

void JvpBuilder::setTangentOf(unsigned operand, Value value) {
  Value result = op->getResult(0);
  if (value && isa<TensorType>(result.getType()) &&
      !haveSameShape(op->getOperand(operand), result))
    value = broadcastLike(value, result);
  setTangent(value);
}
