//===- ReverseMode.h - the backward pass of a block -------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_REVERSEMODE_H
#define JIT_LIB_AUTODIFF_REVERSEMODE_H

#include "Activity.h"
#include "Differentiator.h"
#include "jit/Autodiff/RuleBuilder.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::jit {

/// Emits the backward pass of a function's body. Operations of the forward pass
/// that hand over residuals are replaced.
class ReverseMode : public VjpBuilder::State {
public:
  ReverseMode(Differentiator &differentiator, const Activity &activity)
      : differentiator(differentiator), activity(activity), scopes(1) {}
  ~ReverseMode() override;

  /// Emits at `builder` what takes the cotangents of the values that `block`
  /// defines to those of the values it uses.
  LogicalResult reverse(Block &block, OpBuilder &builder);

  bool isActive(Value value) const override { return activity.isActive(value); }
  Value getCotangent(Value value) const override;
  void setCotangent(Value value, Value cotangent) override;
  /// Adds to the cotangent of `value`, if it is active.
  void accumulate(OpBuilder &builder, Location loc, Value value,
                  Value cotangent);
  Value getDenseCotangent(OpBuilder &builder, Location loc, Value value);

private:
  using Cotangents = llvm::MapVector<Value, Value>;

  LogicalResult reverse(Operation *op, OpBuilder &builder);
  LogicalResult reverseIf(IfOp op, OpBuilder &builder);
  LogicalResult reverseLoop(LoopOp op, OpBuilder &builder);
  /// Keeps states of the loop instead of what its iterations compute: up to
  /// `slots` at a time.
  LogicalResult reverseCheckpointed(LoopOp op, Value slots, OpBuilder &builder);
  LogicalResult reverseCall(CallOpInterface op, OpBuilder &builder);
  /// Runs the callee again, in its backward pass.
  LogicalResult reverseRepeated(CallOpInterface op, func::FuncOp callee,
                                ArrayRef<bool> active, ArrayRef<bool> given,
                                ValueRange cotangents, OpBuilder &builder);
  LogicalResult reverseCustom(Operation *op, CustomVjpOp rule,
                              OpBuilder &builder);
  LogicalResult reverseTangent(Operation *op, CustomJvpOp rule,
                               OpBuilder &builder);

  /// Emits the backward pass of `block`, whose terminator hands over `values`
  /// with cotangents `seeds`, and returns the cotangents that it sets.
  FailureOr<Cotangents> reverseNested(Block &block, OpBuilder &builder,
                                      const Cotangents &initial,
                                      ValueRange values, ValueRange seeds);

  /// Replaces `op` by a loop with more carried values; `next` emits what an
  /// iteration makes of them.
  LoopOp addCarries(
      LoopOp op, ValueRange extra,
      llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> next);

  /// The number of iterations that `op` makes: one that does not know it counts
  /// them, and is replaced.
  Value countIterations(LoopOp &op);

  /// Takes `op` out of the program; values that are only names stay valid.
  void retire(Operation *op, ValueRange replacements);

  Differentiator &differentiator;
  const Activity &activity;
  /// The innermost region last. A null hides an outer one.
  SmallVector<Cotangents> scopes;
  SmallVector<Operation *> retired;
};

// What forward mode and reverse mode share for calls.

/// The arguments of a call of a function or of a kernel.
SmallVector<Value> argumentsOf(Operation *call);

/// Calls `function` on `operands`.
CallOp createCall(OpBuilder &builder, Location loc, func::FuncOp function,
                  ValueRange operands);

/// `values` under `types`, which they are compatible with.
SmallVector<Value> castAll(OpBuilder &builder, Location loc, ValueRange values,
                           TypeRange types);

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_REVERSEMODE_H
