//===- RuleBuilder.h - what derivative rules are written with ---*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_AUTODIFF_RULEBUILDER_H
#define JIT_AUTODIFF_RULEBUILDER_H

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace mlir::jit {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// A list of what `element` gives for each of 0 .. length - 1.
Value buildList(OpBuilder &builder, Location loc, Type type, Value length,
                llvm::function_ref<Value(OpBuilder &, Value index)> element);

/// A value of `type` that costs next to nothing: zeros, and no elements where
/// the type allows.
Value makePlaceholder(OpBuilder &builder, Location loc, Type type);

/// Zero, of `value`'s type and extents. `value` is of a differentiable type.
Value zerosLike(OpBuilder &builder, Location loc, Value value);

/// The sum of two derivatives of one value: tensors, scalars or lists.
Value addDerivatives(OpBuilder &builder, Location loc, Value lhs, Value rhs);

/// The cotangent of `value` without what does not count: see `Rules/List.cpp`.
Value trimCotangent(OpBuilder &builder, Location loc, Value cotangent,
                    Value value);

/// `value`, whose shape is one that `like`'s broadcasts to, summed over what
/// broadcasting repeated: it gets `like`'s shape. A `?` of `like` that may have
/// been 1 is decided when the program runs. `shape` is a value of `value`'s
/// shape of which more may be known; the last `same` dimensions are known to be
/// those of `like`.
Value sumToShapeOf(OpBuilder &builder, Location loc, Value value, Value like,
                   Value shape, int64_t same = 0);

/// Whether the two extents are equal whenever the program runs, as far as it
/// can be told from what computes them.
bool haveSameExtent(Value lhs, int64_t lhsDim, Value rhs, int64_t rhsDim);

//===----------------------------------------------------------------------===//
// RuleBuilder
//===----------------------------------------------------------------------===//

/// Arithmetic that rules emit, at one operation's location. A null value is a
/// zero that is known as such: it costs nothing, and operations on it fold.
class RuleBuilder : public ImplicitLocOpBuilder {
public:
  RuleBuilder(Operation *op, OpBuilder &builder)
      : ImplicitLocOpBuilder(op->getLoc(), builder), op(op) {}

  /// The operation that is differentiated.
  Operation *getOp() const { return op; }

  /// A rank 0 tensor with `like`'s element type; a scalar if `like` is one.
  Value constant(Value like, double value);
  Value zerosLike(Value like);
  /// `value` repeated to `like`'s shape.
  Value fullLike(Value like, double value);
  /// `like`'s extents.
  SmallVector<OpFoldResult> sizes(Value like);
  /// `value` repeated to `like`'s shape, to which it broadcasts.
  Value broadcastLike(Value value, Value like);
  /// `value` in `like`'s element type.
  Value convertLike(Value value, Value like);
  /// `value` with the elements of `like`'s shape.
  Value reshapeLike(Value value, Value like);

  // Of tensors that broadcast, or of scalars. Null is zero.
  Value add(Value lhs, Value rhs);
  Value sub(Value lhs, Value rhs);
  Value mul(Value lhs, Value rhs);
  Value div(Value lhs, Value rhs);
  Value neg(Value value);
  Value mul(Value lhs, double rhs);
  /// The difference of two extents.
  OpFoldResult sub(OpFoldResult lhs, OpFoldResult rhs);

  /// `condition ? onTrue : onFalse`; a null is zero.
  Value select(Value condition, Value onTrue, Value onFalse);

  /// A copy of the operation with other operands: the tangent of a linear one.
  Operation *cloneWith(ValueRange operands);

protected:
  Operation *op;
};

/// What a VJP rule reads and writes. Operands and results of the operation are
/// used as they are: what the backward pass uses of the forward pass is kept
/// for it. Use the fewest and smallest of them.
class VjpBuilder : public RuleBuilder {
public:
  /// How the two sides of a rule are connected to the mode that runs it.
  struct State {
    virtual ~State() = default;
    virtual bool isActive(Value value) const = 0;
    virtual Value getCotangent(Value value) const = 0;
    virtual void setCotangent(Value value, Value cotangent) = 0;
  };

  VjpBuilder(Operation *op, OpBuilder &builder, State &state)
      : RuleBuilder(op, builder), state(state) {}

  /// The cotangent of a result, of the result's shape; null where it is zero.
  Value cotangent(unsigned result = 0) const;
  /// Whether a derivative flows to the operand. Emit nothing for one that is
  /// not needed.
  bool needs(unsigned operand) const;
  bool needs(OpOperand &operand) const {
    return needs(operand.getOperandNumber());
  }
  /// Adds to the cotangent of an operand; a null adds nothing, and an operand
  /// that is not needed takes nothing. `value` has the operand's shape.
  void accumulate(unsigned operand, Value value);
  /// The same with a `value` of the (first) result's shape, to which the
  /// operand was broadcast: it is summed to the operand's own shape first. The
  /// last `same` dimensions are the operand's and not the result's.
  void accumulateSum(unsigned operand, Value value, int64_t same = 0);
  /// Whether the operand has a cotangent already, that is not zero.
  bool hasCotangent(unsigned operand) const {
    return static_cast<bool>(state.getCotangent(op->getOperand(operand)));
  }
  /// Exchanges the cotangent of an operand: `function` gets what it is so far,
  /// null for zero. For operations that read a part of a large operand: in a
  /// loop, the whole is then updated in place.
  void update(unsigned operand, llvm::function_ref<Value(Value)> function);

private:
  State &state;
};

/// What a JVP rule reads and writes.
class JvpBuilder : public RuleBuilder {
public:
  struct State {
    virtual ~State() = default;
    virtual Value getTangent(Value value) const = 0;
    virtual void setTangent(Value value, Value tangent) = 0;
  };

  JvpBuilder(Operation *op, OpBuilder &builder, State &state)
      : RuleBuilder(op, builder), state(state) {}

  /// The tangent of an operand, of the operand's shape; null where it is zero.
  Value tangent(unsigned operand = 0) const;
  /// The same, with zeros instead of null.
  Value denseTangent(unsigned operand = 0);
  /// Sets the tangent of a result, of the result's shape; null is zero, as is a
  /// result that is not set.
  void setTangent(unsigned result, Value value);
  void setTangent(Value value) { setTangent(0, value); }
  /// The same with a value of the shape of `operand`, which broadcasts to the
  /// result's.
  void setTangentOf(unsigned operand, Value value);

private:
  State &state;
};

} // namespace mlir::jit

#endif // JIT_AUTODIFF_RULEBUILDER_H
