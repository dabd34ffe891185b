//===- ForwardMode.h - tangents of a block ----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_FORWARDMODE_H
#define JIT_LIB_AUTODIFF_FORWARDMODE_H

#include "Activity.h"
#include "Differentiator.h"
#include "jit/Autodiff/RuleBuilder.h"

namespace mlir::jit {

/// Emits tangents beside the values of a function's body.
class ForwardMode : public JvpBuilder::State {
public:
  ForwardMode(Differentiator &differentiator, const Activity &activity)
      : differentiator(differentiator), activity(activity) {}
  ~ForwardMode() override;

  LogicalResult forward(Block &block);

  Value getTangent(Value value) const override {
    return tangents.lookup(value);
  }
  void setTangent(Value value, Value tangent) override {
    tangents[value] = tangent;
  }
  Value getDenseTangent(OpBuilder &builder, Location loc, Value value);

private:
  LogicalResult forward(Operation *op);
  LogicalResult forwardIf(IfOp op);
  LogicalResult forwardLoop(LoopOp op);
  LogicalResult forwardCall(CallOpInterface op);
  LogicalResult forwardCustom(Operation *op, CustomJvpOp rule);
  /// Takes values and tangents of the results of `op` from those of `call`.
  void finishCall(Operation *op, CallOp call);
  /// Replaces `op` by an operation whose first results are its.
  void retire(Operation *op, ValueRange replacements);

  Differentiator &differentiator;
  const Activity &activity;
  DenseMap<Value, Value> tangents;
  SmallVector<Operation *> retired;
};

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_FORWARDMODE_H
